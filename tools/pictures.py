"""Pictures of every page, desktop and phone, into docs/pictures/.

    python tools/pictures.py [name ...]     # all of them, or those whose name begins so

A server of its own is started, tables are played to an interesting position by the club player, Chromium looks at them.
"""

from __future__ import annotations

import io
import shutil
import sys
import tempfile
from pathlib import Path
from typing import Any

from PIL import Image
from playwright.sync_api import Browser, Page, sync_playwright

sys.path.insert(0, str(Path(__file__).parent.parent))

from tests.site import Opened, Site

import ludotheque
from ludotheque.players import player

TARGET = Path(__file__).parent.parent / "docs" / "pictures"
DESKTOP, PHONE = {"width": 1280, "height": 900}, {"width": 390, "height": 844}
COLOURS = 256
DECISIONS = {"djoko": 13, "tennis_open": 9, "worldwide_tennis": 11, "worldwide_football": 14, "smallworld": 30}
SEED = 7


def played(site: Site, name: str, decisions: int, **options: Any) -> Opened:
    """A table after so many decisions of the club player on every seat."""
    people = [{"kind": "person", "name": n} for n in ("Camille", "Louis", "Inès", "Hugo")]
    opened = site.table(name, options, people, SEED)
    club = player("club", ludotheque.game(name))
    local = ludotheque.table(name, seed=str(SEED), **options)
    for _ in range(decisions):
        while local.turn == ludotheque.NATURE:
            local.draw()
        if local.over:
            break
        code = club.choose(local.seen(local.turn), local.turn, len(local.log))
        seat, text = local.turn, local.game.move_text(code)
        local.play(code)
        answer = site.as_seat(opened, seat).get(f"/api/tables/{opened.id}").json()
        if answer["turn"] == seat:  # otherwise the table has passed by itself
            site.as_seat(opened, seat).post(f"/api/tables/{opened.id}/moves", json={"move": text, "n": answer["n"]})
    return opened


class Camera:
    def __init__(self, browser: Browser, wanted: list[str]) -> None:
        self.browser, self.wanted = browser, wanted

    def take(
        self,
        name: str,
        address: str,
        size: dict[str, int],
        dark: bool = False,
        lang: str = "fr-FR",
        until: str = "main",
        touch: Any = None,
    ) -> None:
        if self.wanted and not name.startswith(tuple(self.wanted)):
            return
        context = self.browser.new_context(
            viewport=size,
            color_scheme="dark" if dark else "light",
            locale=lang,
            reduced_motion="reduce",
            device_scale_factor=1.5 if size is PHONE else 1,
        )
        page = context.new_page()
        page.goto(address)
        if "/s/" in address:
            page.click("main button.main")
        page.wait_for_selector(until)
        if touch:
            touch(page)
        keep(page, TARGET / f"{name}.png")
        context.close()

    def both(self, name: str, address: str, **more: Any) -> None:
        self.take(f"{name}-desktop", address, DESKTOP, **more)
        self.take(f"{name}-phone", address, PHONE, **more)


def keep(page: Page, path: Path) -> None:
    """The picture with few colours: small, and nobody sees it."""
    picture = Image.open(io.BytesIO(page.screenshot())).convert("RGB")
    few = picture.quantize(COLOURS, method=Image.Quantize.MEDIANCUT, dither=Image.Dither.FLOYDSTEINBERG)
    few.save(path, optimize=True)
    print(f"{path.name}: {path.stat().st_size // 1000} kB")


def around(camera: Camera, site: Site) -> None:
    """The pages around a table."""
    waiting = site.table("djoko", seats=[{"kind": "person", "name": "Camille"}, {"kind": "free"}], seed=SEED, listed=True)
    over = played(site, "djoko", 999, solo=True)
    camera.both("home", site.address)
    camera.take("home-dark", site.address, DESKTOP, dark=True)
    camera.both("new-table", f"{site.address}/new/worldwide_tennis")
    camera.both("join", str(waiting.invite))
    camera.both("box", f"{site.address}/box/worldwide_football")
    camera.both("rules", f"{site.address}/rules/djoko#DJ-13")
    camera.both("end", str(over.links[0]), until="#ended")
    camera.both("replay", f"{site.address}/t/{over.id}/replay", touch=lambda page: page.click("#before"))
    given_up = site.table("djoko", {"solo": True}, seed=None)
    site.as_seat(given_up, 0).post(f"/api/tables/{given_up.id}/resign")
    camera.both("fairness", f"{site.address}/t/{given_up.id}/fair")
    camera.both("watch-a-file", f"{site.address}/watch")
    camera.both("for-programs", f"{site.address}/about/api", lang="en-GB")
    camera.both("nothing-here", f"{site.address}/t/nowhere")


def at_tables(camera: Camera, site: Site) -> None:
    """Each game's table as the seat to move sees it."""
    for name, decisions in DECISIONS.items():
        opened = played(site, name, decisions)
        link = str(opened.links[max(site.view(opened)["turn"], 0)])
        camera.both(name.replace("_", "-"), link, until="body[data-n]")
        camera.take(f"{name.replace('_', '-')}-dark", link, DESKTOP, dark=True, lang="en-GB", until="body[data-n]")


def cover(camera: Camera, site: Site) -> None:
    """Two on one screen with hidden hands."""

    def sit(page: Page) -> None:
        page.select_option("#s-1", "here")
        page.fill("#name-0", "Camille")
        page.fill("#name-1", "Louis")
        page.click("main button.big")
        page.wait_for_selector("#cover-page")

    camera.both("cover", f"{site.address}/new/worldwide_tennis", touch=sit)


def main() -> None:
    TARGET.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        site = Site(Path(folder)).start()
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
        try:
            camera = Camera(browser, sys.argv[1:])
            around(camera, site)
            cover(camera, site)
            at_tables(camera, site)
        finally:
            browser.close()
            site.stop()


if __name__ == "__main__":
    main()
