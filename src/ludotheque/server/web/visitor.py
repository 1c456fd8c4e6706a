"""Who is asking: language, look, browser; and answers with the cookies they need."""

from __future__ import annotations

from typing import Any

from starlette.requests import HTTPConnection, Request
from starlette.responses import HTMLResponse, RedirectResponse, Response

from ludotheque.engine.words import LANGUAGES, Words, common
from ludotheque.server.tables.house import House
from ludotheque.server.tables.quotas import UPLOADS, address_of
from ludotheque.server.web import render

BROWSER, LANG, LOOK = "ludo", "lang", "look"
LOOKS = ("auto", "light", "dark")
MOST_SEATS = 64
YEAR = 365 * 24 * 3600


def language(connection: HTTPConnection) -> str:
    """The language chosen, or else what the browser asks for; if neither, pages speak French and the API English."""
    for chosen in (connection.query_params.get("lang"), connection.cookies.get(LANG)):
        if chosen in LANGUAGES:
            return str(chosen)
    best, weight = ("en" if connection.url.path.startswith("/api/") else "fr"), 0.0
    for part in connection.headers.get("accept-language", "").split(",")[:20]:
        tag, _, q = part.strip().partition(";q=")
        try:
            value = float(q) if q else 1.0
        except ValueError:
            continue
        if tag[:2].lower() in LANGUAGES and value > weight:
            best, weight = tag[:2].lower(), value
    return best


class Visitor:
    """One request's visitor."""

    def __init__(self, request: Request) -> None:
        self.request = request
        self.house: House = request.app.state.house
        self.lang = language(request)
        self.words: Words = common(self.lang)
        self.look = next((look for look in LOOKS if look == request.cookies.get(LOOK)), "auto")
        self.cookie = request.cookies.get(BROWSER)
        self.browser: str | None = self.house.keys.browser(self.cookie)
        self.new_cookie: str | None = None

    def known(self) -> str:
        """The visitor's browser; one that has no name yet gets one with the answer."""
        browser = self.browser
        if browser is None:
            self.new_cookie = self.house.keys.new_browser()
            self.browser = browser = self.house.keys.browser(self.new_cookie) or ""
        return browser

    def holds_all(self) -> dict[str, set[int]]:
        """The visitor's browser as holder of every person's seat at a table it opens."""
        return {self.known(): set(range(MOST_SEATS))}

    @property
    def address(self) -> str:
        """Where the visitor asks from, as it is counted."""
        return address_of(self.request.scope.get("client"))

    def upload(self, size: int) -> None:
        """Count a file that is about to be kept; refused when this address has sent too much."""
        state = self.request.app.state
        state.quotas.spend(UPLOADS, self.address, size)
        state.sweep.uploaded(size)

    @property
    def wants_json(self) -> bool:
        return "application/json" in str(self.request.headers.get("accept", ""))

    def page(self, template: str, status: int = 200, **values: Any) -> Response:
        values.setdefault("w", self.words)
        html = render.page(template, lang=self.lang, look=self.look, path=self.request.url.path, **values)
        return self.with_cookies(HTMLResponse(html, status, headers={"Cache-Control": "no-store"}))

    def go(self, address: str) -> Response:
        return self.with_cookies(RedirectResponse(address, 303))

    def with_cookies(self, response: Response) -> Response:
        if self.new_cookie:
            self.set_cookie(response, BROWSER, self.new_cookie)
        return response

    def set_cookie(self, response: Response, name: str, value: str) -> None:
        secure = self.request.url.scheme == "https"
        response.set_cookie(name, value, max_age=YEAR, httponly=True, samesite="lax", secure=secure)
