"""The vector environment: the same games as the plain rules, resets, seats, illegal actions."""

from __future__ import annotations

import numpy as np
import pytest

from ludotheque.adapters.vector import LudoVectorEnv
from ludotheque.engine import plain, registry
from ludotheque.engine.errors import BadOption, UnknownName

GAMES = sorted(registry.names())


@pytest.mark.parametrize("name", GAMES)
def test_what_is_seen_is_what_the_plain_rules_hide(name: str) -> None:
    """For every place: the mask is the plain rules' legal moves, the observation the plain rules' hidden position."""
    game = registry.game(name)
    envs, dice = LudoVectorEnv(name, 8, opponent="random", threads=1), np.random.default_rng(1)
    seen, info = envs.reset(seed=2)
    out = memoryview(bytearray(8 * game.facts.most_moves)).cast("q")
    for _ in range(30):
        for i in range(8):
            if envs.done[i]:
                continue
            s = plain.new(game.position, envs.positions[i].tobytes())
            assert game.rules.turn(game.standard_box.plain, s) == info["seat"][i]
            legal = sorted(set(out[: game.rules.moves(game.standard_box.plain, s, out)]))
            assert np.flatnonzero(seen["action_mask"][i]).tolist() == legal
            game.rules.hide(game.standard_box.plain, s, int(info["seat"][i]))
            assert seen["observation"][i].tobytes() == bytes(s.raw)
        seen, rewards, over, _, info = envs.step(envs.sample(dice))
        assert set(rewards[~over]) <= {0.0}
    envs.close()


def test_the_same_seed_the_same_games_on_any_number_of_threads() -> None:
    found = []
    for threads in (1, 2):
        envs, dice = LudoVectorEnv("djoko", 128, opponent="club", threads=threads), np.random.default_rng(3)
        envs.reset(seed=4)
        for _ in range(60):
            seen, rewards, *_ = envs.step(envs.sample(dice))
        found.append((seen["observation"].copy(), rewards))
        envs.close()
    assert np.array_equal(found[0][0], found[1][0]) and np.array_equal(found[0][1], found[1][1])


def test_finished_games_start_anew_and_seats_take_turns() -> None:
    envs, dice = LudoVectorEnv("djoko", 16, opponent="random"), np.random.default_rng(5)
    envs.reset(seed=6)
    ended, seats = 0, [set() for _ in range(16)]
    for _ in range(400):
        _, rewards, over, _, info = envs.step(envs.sample(dice))
        ended += int(over.sum())
        assert set(rewards[over]) <= {-1.0, 1.0}
        for i in range(16):
            seats[i].add(int(info["seat"][i]))
    assert ended > 32 and all(s == {0, 1} for s in seats)
    envs.close()


def test_an_illegal_action_loses() -> None:
    envs = LudoVectorEnv("djoko", 4, opponent="random", seat=0)
    envs.reset(seed=1)
    _, rewards, over, _, _ = envs.step(np.full(4, envs.game.facts.move_codes - 1))
    assert rewards.tolist() == [-1.0] * 4 and over.all()
    _, rewards, over, _, _ = envs.step(np.zeros(4, int))
    assert rewards.tolist() == [0.0] * 4 and not over.any()
    envs.close()


@pytest.mark.parametrize("actions", ["code", "index"])
def test_self_play_asks_every_seat(actions: str) -> None:
    envs, dice = LudoVectorEnv("tennis_open", 8, opponent="self", actions=actions), np.random.default_rng(1)
    _, info = envs.reset(seed=1)
    seen = set(info["seat"].tolist())
    for _ in range(50):
        *_, info = envs.step(envs.sample(dice))
        seen |= set(info["seat"].tolist())
    assert seen == {0, 1}
    envs.close()


def test_numbers_and_fields_of_what_is_seen() -> None:
    envs = LudoVectorEnv("tennis_open", 3)
    seen, _ = envs.reset(seed=1)
    assert envs.observation_space.contains(seen)
    assert envs.features(seen["observation"]).dtype == np.float32
    assert envs.record(seen["observation"]).dtype == envs.game.position
    envs.close()


def test_bad_wishes_are_refused() -> None:
    with pytest.raises(BadOption, match="0 positions"):
        LudoVectorEnv("djoko", 0)
    with pytest.raises(UnknownName, match="wizard"):
        LudoVectorEnv("djoko", 2, opponent="wizard")
    with pytest.raises(BadOption, match="actions"):
        LudoVectorEnv("djoko", 2, actions="words")
    with pytest.raises(BadOption, match="seat"):
        LudoVectorEnv("djoko", 2, solo=True, seat=1)
