"""Starting and stopping: the port is taken first, so that a problem is a sentence and not a traceback."""

from __future__ import annotations

import contextlib
import errno
import gc
import logging
import socket
import threading
import webbrowser

import uvicorn

from ludotheque.engine.errors import LudoError
from ludotheque.engine.words import common, language_of_locale
from ludotheque.server.app import make_app
from ludotheque.server.settings import Settings

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


def serve(settings: Settings) -> None:
    """Serve until interrupted, then stop gracefully."""
    logging.basicConfig(level=logging.WARNING)
    listening = listen(settings.host, settings.port)
    try:
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
        app, log_level="warning", access_log=False, server_header=False, timeout_graceful_shutdown=2, lifespan="on",
        timeout_keep_alive=30,
    )  # fmt: skip
    gc.collect()
    gc.freeze()  # what is loaded now stays; looking through it again and again would hold up moves
    gc.set_threshold(*RARELY)
    with contextlib.suppress(KeyboardInterrupt):
        uvicorn.Server(config).run(sockets=[listening])
