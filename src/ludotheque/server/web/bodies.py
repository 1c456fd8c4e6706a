"""What can be sent: forms and JSON in UTF-8, read strictly. Anything else is refused here, before a page sees it."""

from __future__ import annotations

import re
from collections.abc import Callable, Coroutine
from typing import Any

import orjson
from fastapi.routing import APIRoute
from starlette.requests import Request
from starlette.responses import Response
from starlette.types import ASGIApp, Receive, Scope, Send

FORMS = (b"multipart/form-data", b"application/x-www-form-urlencoded")
CHARSET = re.compile(rb"charset[*\d]*\s*=\s*[\"']?([^\"';\s]*)", re.IGNORECASE)
UTF_8 = (b"utf-8", b"utf8")


class Utf8Forms:
    """Refuses forms in another encoding: `unicode_escape` and its kin make half characters, or raise while decoding."""

    def __init__(self, app: ASGIApp, refuse: Callable[[Request], Response]) -> None:
        self.app, self.refuse = app, refuse

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http" and not _readable(dict(scope["headers"]).get(b"content-type", b"")):
            await self.refuse(Request(scope))(scope, receive, send)
            return
        await self.app(scope, receive, send)


def _readable(content_type: bytes) -> bool:
    if not content_type.strip().lower().startswith(FORMS):
        return True
    return all(charset.lower() in UTF_8 for charset in CHARSET.findall(content_type))


class StrictRequest(Request):
    """JSON without half characters, NaN, bottomless nesting or numbers beyond 64 bits (those come as floats)."""

    async def json(self) -> Any:
        return orjson.loads(await self.body())


class StrictRoute(APIRoute):
    """A route of the API whose body is read strictly."""

    def get_route_handler(self) -> Callable[[Request], Coroutine[Any, Any, Response]]:
        handle = super().get_route_handler()

        async def strictly(request: Request) -> Response:
            return await handle(StrictRequest(request.scope, request.receive))

        return strictly
