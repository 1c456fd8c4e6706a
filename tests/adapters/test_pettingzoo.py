"""PettingZoo's own tests, for all games; and that an agent sees no more than its seat."""

from __future__ import annotations

import warnings

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

from ludotheque.adapters.common import WrongAction
from ludotheque.adapters.pettingzoo_env import env, raw_env
from ludotheque.engine import registry

GAMES = sorted(registry.names())


@pytest.mark.parametrize("name", GAMES)
def test_pettingzoos_own_tests(name: str) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        api_test(env(name), num_cycles=100, verbose_progress=False)
        seed_test(lambda: env(name), num_cycles=50)


@pytest.mark.parametrize("name", GAMES)
def test_a_whole_game_ends_with_a_result_for_everybody(name: str) -> None:
    e, dice = env(name), np.random.default_rng(1)
    e.reset(seed=5)
    totals = dict.fromkeys(e.possible_agents, 0.0)
    for agent in e.agent_iter():
        seen, reward, terminated, truncated, _ = e.last()
        totals[agent] += reward
        legal = np.flatnonzero(seen["action_mask"])
        e.step(None if terminated or truncated else int(dice.choice(legal)))
    assert abs(sum(totals.values())) < 1e-9 and all(-1 <= v <= 1 for v in totals.values())


@pytest.mark.parametrize("name", [n for n in GAMES if registry.game(n).facts.hidden])
def test_an_agent_sees_its_hidden_position_and_nothing_else(name: str) -> None:
    """What the other seat alone knows can change without the agent's observation changing: it is made from `hide`."""
    e = raw_env(name)
    e.reset(seed=3)
    agent = e.agent_selection
    seat = int(agent.removeprefix("seat_"))
    before = e.observe(agent)["observation"]
    hidden = e.play.hidden(seat).s
    e.game.rules.deal(e.play.box.plain, hidden, e.play.dice)
    e.play.s.raw[:] = hidden.raw
    assert np.array_equal(e.observe(agent)["observation"], before)


def test_the_table_can_be_printed() -> None:
    e = env("djoko", render_mode="ansi")
    e.reset(seed=1)
    assert len(e.render().splitlines()) > 3


def test_an_illegal_action_is_refused_in_a_sentence_and_nothing_changes() -> None:
    e = raw_env("djoko")
    e.reset(seed=1)
    before = bytes(e.play.s.raw)
    with pytest.raises(WrongAction, match="99 isn't a legal move now"):
        e.step(99)
    assert bytes(e.play.s.raw) == before


def test_options_and_solo() -> None:
    e = env("djoko", solo=True, sets=2)
    assert e.possible_agents == ["seat_0"]
