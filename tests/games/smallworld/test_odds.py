"""The odds of a fight: exact, and those of the rules themselves."""

from collections import Counter
from fractions import Fraction

import pytest

from ludotheque.engine import plain
from ludotheque.engine.dice import below, fresh_dice
from ludotheque.games.smallworld import odds
from ludotheque.games.smallworld.fights import hit_chance, outcomes
from ludotheque.games.smallworld.position import Phase
from tests.games.smallworld.scene import scene
from tests.support import clause

PAIRS = [(a, d) for a in range(1, 6) for d in range(1, 6)]


def attacked(a: int, d: int):
    t = scene("viking-gaul", f"a1:{a} e1", f"a2:{d} e5")
    t.play("u1 a2")
    return t


@clause("SW-33", "SW-35", "SW-36")
@pytest.mark.parametrize(("a", "d"), [(1, 1), (2, 3), (5, 1), (1, 5), (3, 3), (5, 5)])
def test_the_rules_gone_through_exhaustively_give_exactly_these_odds(a, d):
    """Every outcome of every die is played on the rules, with exact fractions."""
    t = attacked(a, d)
    rules, box = t.game.rules, t.box.plain
    out = memoryview(bytearray(8 * t.game.facts.most_moves)).cast("q")
    frontier, ends = {bytes(t.s.raw): Fraction(1)}, Counter()
    while frontier:
        following: dict[bytes, Fraction] = {}
        for raw, weight in frontier.items():
            s = plain.new(t.game.position, raw)
            if s.phase in (Phase.ACT, Phase.OVER):
                ends[s.hp[0, 0], s.hp[1, 0]] += weight
                continue
            count = rules.moves(box, s, out)
            for code in list(out[:count]):
                after = plain.new(t.game.position, raw)
                rules.play(box, after, code)
                key = bytes(after.raw)
                following[key] = following.get(key, Fraction(0)) + weight / count
        frontier = following
    assert dict(ends) == outcomes(a, d)


@clause("SW-33", "SW-36")
@pytest.mark.parametrize(("a", "d"), PAIRS)
def test_probabilities_add_up(a, d):
    found = odds(a, d)
    assert set(found) == {"kill", "die", "both_live", "attacker_hp", "defender_hp"}
    assert found["kill"] + found["die"] + found["both_live"] == 1
    assert 0 < found["attacker_hp"] < a + 1 and 0 <= found["defender_hp"] < d
    assert sum(outcomes(a, d).values()) == 1


def test_by_hand_one_hit_point_each():
    """The first exchange kills: two times in three the defender."""
    assert odds(1, 1) == {
        "kill": Fraction(2, 3),
        "die": Fraction(1, 3),
        "both_live": 0,
        "attacker_hp": Fraction(2, 3),
        "defender_hp": Fraction(1, 3),
    }


def test_by_hand_two_against_one():
    """A hit (5/6) kills; two misses in a row (1/6, then 1/3) kill the attacker; three exchanges are always enough."""
    found = odds(2, 1)
    assert hit_chance(2, 1) == Fraction(5, 6) and hit_chance(1, 1) == Fraction(2, 3)
    assert found["kill"] == Fraction(5, 6) + Fraction(1, 6) * Fraction(2, 3)
    assert found["die"] == Fraction(1, 18) and found["both_live"] == 0


@clause("SW-33", "SW-35", "SW-36")
@pytest.mark.parametrize(("a", "d"), [(5, 5), (3, 4)])
def test_simulated_fights_agree(a, d):
    t = attacked(a, d)
    rules, box, dice = t.game.rules, t.box.plain, fresh_dice(10 * a + d)
    out = memoryview(bytearray(8 * t.game.facts.most_moves)).cast("q")
    start, fights, seen = bytes(t.s.raw), 3000, Counter()
    for _ in range(fights):
        s = plain.new(t.game.position, start)
        while s.phase not in (Phase.ACT, Phase.OVER):
            rules.play(box, s, out[below(dice, rules.moves(box, s, out))])
        seen["kill"] += s.hp[1, 0] == 0
        seen["die"] += s.hp[0, 0] == 0
    for name in ("kill", "die"):
        p = float(odds(a, d)[name])
        assert abs(seen[name] / fights - p) < 5 * (p * (1 - p) / fights) ** 0.5


def test_the_box_knows_what_attacks_come_to():
    """For bots: attacks that go on while killing stays likelier than dying, in thousandths."""
    box = scene("viking-gaul", "a1", "e5").box.plain
    assert box.fight.kill[11] == 667 and box.fight.die[11] == 333
    assert box.fight.kill[15] == 0 and box.fight.die[15] == 0  # 1 against 5: better not
    for a, d in PAIRS:
        assert box.fight.kill[10 * a + d] + box.fight.die[10 * a + d] <= 1000


def test_a_changed_box_changes_the_odds():
    t = scene("viking-gaul", "a1", "e5")
    data = {**t.box.data, "unit": {**t.box.data["unit"], "attack": 6}}
    strong = t.game.box(data)
    assert strong.plain.fight.kill[55] > t.box.plain.fight.kill[55]
