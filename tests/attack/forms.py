"""Forms as a stranger could send them: to every address that takes one, with fields the pages have, filled in oddly."""

from __future__ import annotations

import asyncio
import random
import re
from pathlib import Path
from typing import Any
from urllib.parse import quote, urlencode

from starlette.routing import Route

from ludotheque.server.settings import Settings
from ludotheque.server.web.app import make_app
from tests.attack.oddities import RAW, TEXTS

ACTION = re.compile(r'<form[^>]* action="([^"]*)"')
FIELD = re.compile(r'<(?:input|button|select|textarea)[^>]* name="([\w-]+)"(?:[^<>]* value="([^"]*)")?')
CHOICE = re.compile(r'<option[^>]* value="([^"]*)"')
CHARSETS = ["unicode_escape", "utf-7", "utf-16", "idna", "punycode", "hex", "undefined", "\x00", "latin-1", ""]
KINDS = ["application/json", "text/plain", "", "multipart/form-data", "multipart/form-data; boundary=", "x" * 300, "é/ü; =;;"]
HEAVY = {"games": ["0", "²"], "level": ["club", "random"], "bots": ["0", "1"]}
"""Fields whose usual values would keep the machine busy for long: a study of thousands of games, searching bots."""


def addresses(folder: Path) -> dict[str, set[str]]:
    """Every address of the app that is no stream and not of the API, with its methods: a new form is found here too."""
    app: Any = make_app(Settings(database=str(folder / "routes.sqlite")))
    while not hasattr(app, "routes"):
        app = app.app
    asyncio.run(app.state.house.close())
    found: dict[str, set[str]] = {}
    for route in app.routes:
        if isinstance(route, Route) and not route.path.startswith("/api") and not route.path.endswith("/live"):
            found.setdefault(route.path, set()).update(route.methods or ())
    return found


class Forms:
    """What is known of the pages: where their forms go, their fields with the values they offer, names that lead somewhere."""

    def __init__(self, rnd: random.Random, posts: list[str], known: dict[str, list[str]]) -> None:
        self.rnd, self.known = rnd, known
        self.fields: dict[str, dict[str, set[str]]] = {path: {} for path in posts}

    def learn(self, address: str, html: str) -> None:
        """A page's fields may go to each of its forms (some stand outside of the form they belong to)."""
        choices = CHOICE.findall(html)
        for path, fields in self.fields.items():
            place = re.compile(re.sub(r"{\w+}", "[^/]+", path))
            if any(place.fullmatch(action) for action in [address, *ACTION.findall(html)]):
                for name, value in FIELD.findall(html):
                    fields.setdefault(name, set()).update([value] if value else choices)

    def address(self, path: str) -> str:
        """An address with its places filled in, mostly with something that is there."""
        return re.sub(r"{(\w+)(?::\w+)?}", lambda found: self._place(found[1]), path)

    def _place(self, name: str) -> str:
        real = self.known.get(name, [])
        value = self.rnd.choice(real) if real and self.rnd.random() < 0.9 else self.rnd.choice(TEXTS)[:400]
        return quote(value.encode("utf-8", "replace"), safe="") or "-"

    def filled(self, path: str) -> list[tuple[str, str]]:
        """Most fields of a form: most as offered, the others as nobody would."""
        some = [name for name in sorted(self.fields[path]) if self.rnd.random() < 0.8]
        return [(name, self._value(name, sorted(self.fields[path][name]))) for name in some]

    def _value(self, name: str, offered: list[str]) -> str:
        offered = HEAVY.get(name.split("-")[0], offered)
        return self.rnd.choice(offered if offered and self.rnd.random() < 0.8 else TEXTS)

    def body(self, path: str) -> dict[str, Any]:
        """A form in one of the ways it can be sent, whole or not."""
        kind, fields = self.rnd.randrange(10), self.filled(path)
        if kind < 5:
            pairs = [(name, value.encode("utf-8", "surrogatepass")) for name, value in fields]
            return {"content": urlencode(pairs), "headers": {"Content-Type": "application/x-www-form-urlencoded"}}
        if kind < 8:
            return self.multipart(fields)
        sort = self.rnd.choice(KINDS).encode("latin-1")
        return {"content": self.rnd.choice(RAW) + urlencode({"n": "0"}).encode(), "headers": [(b"Content-Type", sort)]}

    def multipart(self, fields: list[tuple[str, str]]) -> dict[str, Any]:
        parts = []
        for name, value in fields:
            file = self.rnd.choice(["", "", '; filename="a.ludo"', "; filename*=utf-8''%ff"])
            head = f'--edge\r\nContent-Disposition: form-data; name="{name}"{file}\r\n\r\n'
            parts.append(head.encode() + value.encode("utf-8", "surrogatepass") + rb"\ud800" + b"\r\n")
        whole = b"".join(parts) + b"--edge--\r\n"
        if self.rnd.random() < 0.3:
            whole = whole[: self.rnd.randrange(len(whole))]
        charset = f"; charset={self.rnd.choice(CHARSETS)}" if self.rnd.random() < 0.5 else ""
        boundary = self.rnd.choice(["edge", "edge", "edge", "other", '"', "e" * 300])
        sort = f"multipart/form-data; boundary={boundary}{charset}".replace("\x00", "%00")
        return {"content": whole, "headers": {"Content-Type": sort}}
