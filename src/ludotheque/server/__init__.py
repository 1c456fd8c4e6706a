"""The web table: pages, live updates, JSON API and storage. `run` starts it."""

from __future__ import annotations


def run(
    host: str = "127.0.0.1", port: int = 8000, database: str | None = None, open_browser: bool = False, code: str | None = None
) -> None:
    """Serve until interrupted; LudoError says why it can't (port in use, a database that can't be used)."""
    from ludotheque.server.serve import serve
    from ludotheque.server.settings import Settings

    given = {"host": host, "port": port, "database": database, "open_browser": open_browser, "code": code}
    serve(Settings.from_environment(**given))
