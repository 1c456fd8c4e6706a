"""Starting and stopping: the port is taken first, so that a problem is a sentence and not a traceback."""

from __future__ import annotations

import contextlib
import errno
import gc
import logging
import signal
import socket
import threading
import webbrowser
from functools import partial

import uvicorn

from ludotheque.engine.errors import LudoError
from ludotheque.engine.words import common, language_of_locale
from ludotheque.players.own import load_code
from ludotheque.server.settings import Settings
from ludotheque.server.web.app import make_app
from ludotheque.server.web.connection import Connection
from ludotheque.server.web.stream import Streams

RARELY = (20_000, 20, 50)


class CannotServe(LudoError):
    """The address can't be listened on."""


def listen(host: str, port: int) -> socket.socket:
    """A socket on this address; LudoError says why there is none."""
    try:
        family = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0][0]
        listening = socket.socket(family, socket.SOCK_STREAM)
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind((host, port))
        listening.listen(2048)
        return listening
    except (OSError, OverflowError) as problem:
        key = "port-in-use" if getattr(problem, "errno", None) == errno.EADDRINUSE else "port-unusable"
        reason = getattr(problem, "strerror", None) or str(problem)
        raise CannotServe(key, host=host, port=str(port), reason=reason) from problem


def allow_files() -> None:
    """As many connections as the system lets us have, not the 1,024 that many shells begin with."""
    with contextlib.suppress(ImportError, OSError, ValueError):
        import resource

        _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


class Server(uvicorn.Server):
    """uvicorn, which before it stops tells the streams that it does; it would wait for them, then cut them off."""

    def __init__(self, config: uvicorn.Config, streams: Streams) -> None:
        super().__init__(config)
        self.streams = streams

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self.streams.end()
        for connection in list(self.server_state.connections):
            if isinstance(connection, Connection) and connection.flow.write_paused:
                connection.transport.abort()  # who doesn't read what was sent would not read the end either
        await super().shutdown(sockets)


def serve(settings: Settings) -> None:
    """Serve until interrupted, then stop gracefully."""
    logging.basicConfig(level=logging.WARNING)
    allow_files()
    listening = listen(settings.host, settings.port)
    try:
        if settings.code is not None:
            load_code(settings.code)
        app = make_app(settings)
    except LudoError:
        listening.close()
        raise
    host, port = listening.getsockname()[:2]
    shown = f"[{host}]" if ":" in host else host
    address = f"http://{'localhost' if shown == '0.0.0.0' else shown}:{port}/"
    print(common(language_of_locale())("page-serving", address=address), flush=True)
    if settings.open_browser:
        threading.Timer(0.5, webbrowser.open, (address,)).start()
    config = uvicorn.Config(
        app,
        log_level="error",
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=2,
        lifespan="on",
        timeout_keep_alive=30,
        ws="none",
        forwarded_allow_ips=settings.proxies,
        http=partial(Connection, app.quotas, settings),  # type: ignore[arg-type]
    )
    gc.collect()
    gc.freeze()  # what is loaded now stays; looking through it again and again would hold up moves
    gc.set_threshold(*RARELY)
    with contextlib.suppress(KeyboardInterrupt):
        if threading.current_thread() is threading.main_thread():
            signal.signal(signal.SIGTERM, signal.default_int_handler)  # whoever asks us to stop is obeyed as Ctrl-C is
        Server(config, app.streams).run(sockets=[listening])
