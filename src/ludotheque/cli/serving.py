"""`ludo serve`: the table in the browser."""

from __future__ import annotations

from typing import Annotated

from typer import Option

from ludotheque.cli.parser import Misused
from ludotheque.cli.play import Code, Lang


def serve(
    host: Annotated[str, Option("--host", help="cli-flag-host")] = "127.0.0.1",
    port: Annotated[int, Option("--port", help="cli-flag-port")] = 8000,
    database: Annotated[str | None, Option("--database", help="cli-flag-database")] = None,
    code: Code = None,
    open_browser: Annotated[bool, Option("--open", help="cli-flag-open")] = False,
    lang: Lang = None,
) -> None:
    if not 0 <= port <= 65535:
        raise Misused("cli-bad-port", given=str(port))
    from ludotheque.server import run

    run(host=host, port=port, database=database, open_browser=open_browser, code=code)
