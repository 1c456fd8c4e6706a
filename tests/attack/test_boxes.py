"""Boxes with every number anywhere between its limits: refused with reasons, or played without a hitch."""

import random

import pytest

import ludotheque
from ludotheque.engine.errors import BadBox
from tests.attack.boxes import stretched
from tests.attack.server import fresh_seed

SHARES = (0.003, 0.01, 0.03, 0.1, 0.3, 1.0)


def play_some(rnd, game, box, most):
    """A game of random moves in a random mode, looked at now and then from every seat."""
    table = ludotheque.table(game.name, seed=rnd.randrange(1000), box=box, **rnd.choice([{}, *game.modes.values()]))
    while not table.over and len(table.log) < most:
        table.play(rnd.choice(table.codes())) if table.turn >= 0 else table.draw()
        if rnd.random() < 0.05 or len(table.log) < 3:
            for seat in range(-1, len(table.names)):
                table.view(seat, "fr")
                table.story(seat, "en", max(0, len(table.log) - 5))


def play_with_made_up_boxes(game, rnd, count, most):
    """How many of so many boxes could be played with."""
    played = 0
    for share in [0.0, *rnd.choices(SHARES, k=count)]:  # the standard box first
        data = stretched(rnd, game.box_schema, game.standard_box.data, share)
        try:
            box = game.box(data)
        except BadBox as problem:
            assert problem.details["problems"] and str(problem)
            continue
        play_some(rnd, game, box, most)
        played += 1
    return played


@pytest.mark.parametrize("game", ludotheque.all_games().values(), ids=ludotheque.all_games())
def test_made_up_boxes(game):
    assert play_with_made_up_boxes(game, random.Random(fresh_seed()), 40, 60)


@pytest.mark.prove
@pytest.mark.parametrize("game", ludotheque.all_games().values(), ids=ludotheque.all_games())
def test_very_many_made_up_boxes(game):
    assert play_with_made_up_boxes(game, random.Random(fresh_seed()), 300, 600)
