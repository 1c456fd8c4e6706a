"""Everything the server sends to one reader: to see that nothing of another's hand is in it."""

from __future__ import annotations

import contextlib
import re
import threading
import time

import httpx
from playwright.sync_api import Page

from tests.site import Site


class Raw(threading.Thread):
    """The page and the live stream of one reader, byte by byte."""

    def __init__(self, site: Site, page: Page) -> None:
        super().__init__(daemon=True)
        cookies = {c["name"]: c["value"] for c in page.context.cookies()}
        self.client = httpx.Client(base_url=site.address, cookies=cookies, trust_env=False, timeout=60)
        self.path = page.get_attribute("body", "data-live") or ""
        self.version = page.get_attribute("body", "data-v") or ""
        self.text = self.client.get(page.url).text
        self.start()

    def run(self) -> None:
        asked = {"v": self.version}
        with contextlib.suppress(httpx.HTTPError, RuntimeError), self.client.stream("GET", self.path, params=asked) as answer:
            for chunk in answer.iter_text():
                self.text += chunk

    def wait(self, n: int) -> str:
        """Until the table's line n has come."""
        for _ in range(1200):
            if any(int(found) >= n for found in re.findall(r'"n":\s*(\d+)', self.text)):
                return self.text
            time.sleep(0.05)
        raise AssertionError("the stream brings nothing")
