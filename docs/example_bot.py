"""A bot in thirty lines: joins a table by its invitation link and plays whatever is legal, until the game is over.

python docs/example_bot.py http://localhost:8000/j/...
"""

import json
import random
import sys
import urllib.request


def call(address, data=None, token=None):
    """A request to the table: the open answer, JSON inside."""
    headers = {"Content-Type": "application/json", **({"Authorization": f"Bearer {token}"} if token else {})}
    body = None if data is None else json.dumps(data).encode()
    return urllib.request.urlopen(urllib.request.Request(address, body, headers))


def play(link):
    site = link.split("/j/")[0]
    seat = json.load(call(f"{site}/api/join", {"link": link, "name": "Thirty lines"}))
    table = f"{site}/api/tables/{seat['id']}"
    played = -1
    for line in call(f"{table}/stream", token=seat["token"]):  # a view now, and one after every beat
        if line.startswith(b"data: "):
            view = json.loads(line[6:])
            if view["over"]:
                return view["results"]
            if view["moves"] and view["n"] > played:  # the same table may be told twice
                played = view["n"]
                move = random.choice(view["moves"])["text"]
                call(f"{table}/moves", {"move": move, "n": view["n"]}, seat["token"])


if __name__ == "__main__":
    print(play(sys.argv[1]))
