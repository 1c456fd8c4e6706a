"""One connection of a visitor: so many an address, and a request's headers come in time and in size or not at all.

uvicorn waits for ever for the rest of a half-sent request, and takes headers of any size.
"""

from __future__ import annotations

import asyncio
from functools import lru_cache
from http import HTTPStatus
from ipaddress import ip_address, ip_network
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from ludotheque.engine.words import LANGUAGES, common
from ludotheque.server.problems import Refused
from ludotheque.server.settings import Settings
from ludotheque.server.tables.quotas import CONNECTIONS, Quotas, address_of

LARGEST_HEADERS = 64_000
LARGEST_REQUEST = 20_000_000  # with everything around its body: what the guard lets in is far less


@lru_cache(maxsize=4096)
def is_proxy(host: str, proxies: str) -> bool:
    """Whether an address is one of the proxies (addresses and networks, or `*`) that speak for others."""
    try:
        return "*" in proxies or any(ip_address(host) in ip_network(proxy.strip()) for proxy in proxies.split(",") if proxy)
    except ValueError:
        return False


class Connection(HttpToolsProtocol):
    def __init__(self, quotas: Quotas, settings: Settings, **given: Any) -> None:
        super().__init__(**given)
        self.quotas = quotas
        self.seconds = settings.header_seconds
        self.proxies = settings.proxies
        self.address: str | None = None  # on whose budget this connection is
        self.late: asyncio.TimerHandle | None = None
        self.bytes = 0  # of the request that is coming in

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._expect_headers()
        if self.client and is_proxy(self.client[0], self.proxies):
            return  # a proxy's connections are many people's
        address = address_of(self.client)
        try:
            self.quotas.spend(CONNECTIONS, address)
            self.address = address
        except Refused as problem:
            self._refuse(problem.status, problem.key)

    def connection_lost(self, exc: Exception | None) -> None:
        if self.address is not None:
            self.quotas.give_back(CONNECTIONS, self.address)
        self._headers_came()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self.transport.is_closing():
            return
        super().data_received(data)
        self.bytes += len(data)
        if self.transport.is_closing():
            return
        if self.cycle is None or self.cycle.response_complete:  # what came is no whole request yet
            self._expect_headers()
            if self.bytes > LARGEST_HEADERS and not self.answered:
                self._refuse(431, "page-too-large")
        if self.bytes > LARGEST_REQUEST:
            self.transport.abort()

    @property
    def answered(self) -> bool:
        """Whether what comes in belongs to a request that was answered before all of it was read."""
        return self.cycle is not None and self.cycle.more_body

    def on_message_begin(self) -> None:
        self.bytes = 0
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        self._headers_came()
        super().on_headers_complete()

    def _expect_headers(self) -> None:
        if self.late is None and self.seconds:
            self.late = self.loop.call_later(self.seconds, self._too_late)

    def _headers_came(self) -> None:
        if self.late is not None:
            self.late.cancel()
            self.late = None

    def _too_late(self) -> None:
        """Nothing was sent, or only a part: a sentence to whoever began to ask, the end for both."""
        if self.bytes and not self.transport.is_closing() and not self.answered:
            self._refuse(408, "page-too-slow")
        self.transport.close()

    def _refuse(self, status: int, key: str) -> None:
        """An answer before there is a request: in all languages, as nobody has said which is wanted."""
        body = "\n".join(common(lang)(key) for lang in LANGUAGES).encode()
        head = [
            f"HTTP/1.1 {status} {HTTPStatus(status).phrase}",
            "content-type: text/plain; charset=utf-8",
            f"content-length: {len(body)}",
            "connection: close",
            "retry-after: 60",
        ]
        self.transport.write("\r\n".join([*head, "\r\n"]).encode() + body)
        self.transport.close()
