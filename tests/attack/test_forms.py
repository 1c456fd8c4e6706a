"""Every form of every page, filled in as nobody would: refused with a sentence, never an accident."""

import re

import pytest

import ludotheque
from tests.attack.forms import Forms, addresses
from tests.attack.server import Stranger, fresh_seed
from tests.server.conftest import site  # noqa: F401  (the fixture)

QUERIES = ["", "?lang=fr", "?n=²", "?n=-1", "?n=0", "?eyes=1", "?n=3&eyes=0", "?eyes=" + "9" * 1500, "?lang=%ff&n=%00"]


def things_to_find(stranger):
    """Tables, seats and a tournament of the stranger's own, so that forms reach something."""
    client, known = stranger.client, {"game": list(ludotheque.all_games()), "id": [], "token": []}
    for name in known["game"]:
        opened = stranger.site.table(name, seed=1, own_dice=name == known["game"][0])
        client.post("/s/" + opened.links[0].rsplit("/", 1)[1], data={"name": "Zoë"})
        invited = stranger.site.table(name, seats=[{"kind": "person"}])
        known["id"] += [opened.id, invited.id]
        known["token"] += [link.rsplit("/", 1)[1] for link in [*opened.links, invited.invite] if link]
    tournament = client.post(
        f"/tournaments/{known['game'][0]}", data={"places": "4", "bots": "1", "level": "random", "mine": "on"}
    )
    address = tournament.headers["location"]
    known["id"].append(address.rsplit("/", 1)[1])
    known["token"].append(client.get(address).text.split("/c/", 1)[1].split('"')[0].split("<")[0].split("&")[0])
    return known


def send_made_up_forms(site, folder, seed, count):  # noqa: F811
    stranger, paths = Stranger(site, seed), addresses(folder)
    posts = [path for path, methods in paths.items() if "POST" in methods]
    gets = [path for path, methods in paths.items() if "GET" in methods]
    forms = Forms(stranger.rnd, posts, things_to_find(stranger))
    for path in gets:
        place = re.search(r"{(\w+)}", path)
        for known in forms.known[place[1]] if place else [""]:
            page = re.sub(r"{\w+}", known, path)
            forms.learn(page, stranger.client.get(page).text)
    assert all(forms.fields[path] for path in posts if "study" not in path), "every form was found on a page"
    while stranger.sent < count:
        stranger.client.headers["Accept"] = stranger.rnd.choice(["text/html", "application/json"])
        if stranger.rnd.random() < 0.8:
            path = stranger.rnd.choice(posts)
            stranger.ask("POST", forms.address(path), **forms.body(path))
        else:
            stranger.ask("GET", forms.address(stranger.rnd.choice(gets)) + stranger.rnd.choice(QUERIES))
    stranger.leave()


def test_made_up_forms(site, tmp_path):  # noqa: F811
    send_made_up_forms(site, tmp_path, fresh_seed(), 250)


@pytest.mark.prove
def test_very_many_made_up_forms(site, tmp_path):  # noqa: F811
    send_made_up_forms(site, tmp_path, fresh_seed(), 3500)
