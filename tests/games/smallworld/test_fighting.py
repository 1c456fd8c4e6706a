"""Fighting: SW-30 to SW-37 and the worked examples."""

from fractions import Fraction

import pytest

import ludotheque
from ludotheque.engine.grammar import spaced
from ludotheque.games.smallworld.rules.fighting import attack_force, blow_faces, defence_force, winning_faces
from tests.games.smallworld.scene import scene, tiles, told
from tests.support import clause


def fight(a: int, d: int, theirs: str = ""):
    """A unit with a hit points has attacked one with d; the number of exchanges isn't thrown yet."""
    t = scene("viking-gaul", f"a1:{a}", theirs or f"a2:{d} e5")
    t.play("u1 a2")
    return t


def faces(t) -> int:
    return len(t.codes())


@clause("SW-30")
def test_an_attack_needs_a_point_and_a_neighbour():
    t = scene("viking-gaul", "a1", "a2 b2 c1")
    assert "c1" not in tiles(t)
    spent = scene("viking-gaul", "a1", "a3")
    spent.play("u1 a2")
    assert tiles(spent) == set()
    gaul = scene("gaul-dwarf", "a1", "c1")
    gaul.play("u1 b1")  # a plain: one point is left
    kinds = {m.data["target"]: m.data["kind"] for m in gaul.moves() if m.data.get("piece")}
    assert kinds == {"a1": "step", "c1": "attack"}


@clause("SW-30")
def test_units_on_water_cannot_be_attacked():
    assert tiles(scene("gaul-viking", "a2", "b2")) == {"a1", "a3"}
    assert tiles(scene("dwarf-viking", "c2", "b2")) == {"c1", "d2", "d3", "b4", "c5"}
    t = scene("viking-gaul", "b2", "a2")
    assert "a2" in tiles(t)  # but they can attack from there


@clause("SW-31")
def test_every_unit_is_the_same():
    t = ludotheque.table("smallworld", seed=1, size="large")
    view = t.view(0)
    assert {unit["hp"] for seat in view["units"] for unit in seat} == {5}
    assert (t.box.plain.unit.attack, t.box.plain.unit.defence) == (3, 2)


@clause("SW-32")
def test_the_strongest_defends_and_of_equals_the_lowest_number():
    t = scene("viking-gaul", "a1", "a2:3 a2:4 a2:4")
    t.play("u1 a2")
    assert t.view(0)["fight"]["defender"] == "u2"
    t.nature("1 1 1 1")  # three blows: unit 2 is at 1
    assert [t.s.hp[1, unit] for unit in range(3)] == [3, 1, 4]
    t.play("u1 a2")
    assert t.view(0)["fight"]["defender"] == "u3"  # chosen anew


@clause("SW-32")
def test_only_one_defends_in_one_attack():
    t = scene("viking-gaul", "a1", "a2:2 a2:2")
    t.play("u1 a2")
    steps = t.nature("5 1 1")  # seven exchanges, but the second kills
    assert told(steps)[-2:] == ["killed", "stood"]
    assert t.turn == 0 and t.s.left[1] == 1 and t.s.hp[1, 1] == 2


@clause("SW-33")
@pytest.mark.parametrize(("a", "d", "m"), [(5, 5, 5), (2, 4, 4), (3, 1, 3), (1, 1, 1)])
def test_the_number_of_exchanges_is_a_die(a, d, m):
    t = fight(a, d)
    assert [move.text for move in t.moves()] == [str(face + 1) for face in range(m)]
    t.nature(str(m))
    assert t.view(0)["fight"]["exchanges"] == m + 2
    again = fight(a, d)
    again.nature("1")
    assert again.view(0)["fight"]["exchanges"] == 3


@clause("SW-33")
def test_other_units_on_the_tile_do_not_count():
    t = scene("viking-gaul", "a1:2 a1:5", "a2:3")
    t.play("u1 a2")
    assert faces(t) == 3


@clause("SW-34")
def test_worked_example_an_attacker_with_four_hit_points():
    """4/5 = 80 % of 3 = 2.4 effective attack."""
    t = fight(4, 5)
    full = t.box.plain.unit.hit_points
    assert Fraction(attack_force(t.box.plain, t.s), full) == Fraction(12, 5)
    assert Fraction(defence_force(t.box.plain, t.s), full) == 2


@clause("SW-35")
@pytest.mark.parametrize(
    ("a", "d", "chance", "die"),
    [(5, 5, Fraction(2, 3), 15), (1, 5, Fraction(3, 20), 20), (2, 3, Fraction(1, 2), 6), (5, 1, Fraction(14, 15), 15)],
)
def test_worked_examples_of_one_exchange(a, d, chance, die):
    t = fight(a, d)
    t.nature("1")
    assert faces(t) == die == blow_faces(t.box.plain, t.s)
    assert Fraction(winning_faces(t.box.plain, t.s), die) == chance


@clause("SW-34", "SW-35")
def test_the_dice_are_those_of_the_formula_for_all_hit_points():
    for a in range(1, 6):
        for d in range(1, 6):
            t = fight(a, d)
            t.nature("1")
            attack, defence = Fraction(3 * a, 5), Fraction(2 * d, 5)
            chance = Fraction(1, 2) * (1 + (attack - defence) / max(attack, defence))
            wins, die = (3 * a - d, 3 * a) if 3 * a >= 2 * d else (3 * a, 4 * d)
            assert (winning_faces(t.box.plain, t.s), faces(t)) == (wins, die)
            assert Fraction(wins, die) == chance


@clause("SW-35")
def test_the_last_winning_face_and_the_first_losing_one():
    t = fight(5, 5)
    t.nature("1 10")
    assert [t.s.hp[0, 0], t.s.hp[1, 0]] == [5, 4]
    t.nature("12")  # 5 against 4: 11 of 15 win
    assert [t.s.hp[0, 0], t.s.hp[1, 0]] == [4, 4]


@clause("SW-35")
def test_worked_out_anew_before_each_exchange():
    t = fight(5, 5)
    t.nature("3")
    seen = []
    for face in ("15", "12", "9"):  # the attacker loses three times
        seen.append((t.view(0)["fight"]["needed"], t.view(0)["fight"]["faces"]))
        t.nature(face)
    assert seen == [(10, 15), (7, 12), (9, 20)]


@clause("SW-36")
def test_both_live_and_stay_with_their_wounds():
    t = fight(5, 5)
    steps = t.nature("1 1 15 1")
    assert told(steps) == ["exchanges", "hit", "parried", "hit", "both-live"]
    assert [t.s.hp[0, 0], t.s.hp[1, 0]] == [4, 3]
    assert [t.view(0)["units"][seat][0]["tile"] for seat in range(2)] == ["a1", "a2"]
    assert t.turn == 0 and t.s.pd[0, 0] == 2


@clause("SW-36")
def test_a_unit_at_zero_is_dead_and_the_fight_over():
    t = fight(1, 5)
    steps = t.nature("5 20")
    assert told(steps)[-2:] == ["eliminated", "wiped-out"]
    t = scene("viking-gaul", "a1:1 a1", "a2")
    t.play("u1 a2")
    steps = t.nature("5 20")
    assert told(steps)[-1] == "fell"
    unit = t.view(0)["units"][0][0]
    assert (unit["alive"], unit["hp"], unit["pd"], unit["tile"]) == (False, 0, 0, None)
    assert t.s.army[0] == 1


@clause("SW-37")
def test_the_winner_moves_in_and_pays():
    t = scene("viking-gaul", "a1", "a2:1 e5")
    t.play("u1 a2")
    steps = t.nature("1 1")
    assert told(steps) == ["exchanges", "hit", "killed", "advanced"]
    assert (t.view(0)["units"][0][0]["tile"], t.s.pd[0, 0]) == ("a2", 0)


@clause("SW-37", "SW-23")
def test_a_gaul_moves_into_a_plain_for_one_point_and_fights_on():
    t = scene("gaul-viking", "a1", "a2:1 a3:1 e5")
    t.play("u1 a2")
    t.nature("1 1")
    assert (t.view(0)["units"][0][0]["tile"], t.s.pd[0, 0]) == ("a2", 1)
    t.play("u1 a3")
    t.nature("1 1")
    assert (t.view(0)["units"][0][0]["tile"], t.s.pd[0, 0]) == ("a3", 0)


@clause("SW-37")
def test_a_gaul_with_one_point_that_wins_on_a_mountain_stays_and_keeps_it():
    t = scene("gaul-viking", "a1", "c1:1 e5")
    t.play("u1 b1")
    t.play("u1 c1")
    steps = t.nature("1 1")
    assert told(steps)[-1] == "stood"
    assert (t.view(0)["units"][0][0]["tile"], t.s.pd[0, 0]) == ("b1", 1)
    assert tiles(t) == {"a1"}


@clause("SW-37")
def test_while_enemies_are_left_on_the_tile_the_winner_stays():
    t = scene("viking-gaul", "a1", "a2:1 a2:1")
    t.play("u1 a2")
    t.nature("1 1")
    assert (t.view(0)["units"][0][0]["tile"], t.s.pd[0, 0]) == ("a1", 2)
    assert "a2" in tiles(t)


@clause("SW-37")
def test_the_fight_is_one_beat_told_blow_by_blow():
    t = scene("viking-gaul", "a1", "a2:1 e5")
    t.play("u1 a2")
    t.nature("1 1")
    assert [entry["key"] for entry in t.view(0)["last"]] == ["attacked", "exchanges", "hit", "killed", "advanced"]
    text = " ".join(line["text"] for line in t.story(0, "fr")[-5:])
    assert spaced("Votre unité 1 attaque a2 depuis a1 ; l'unité adverse 1 défend.") in text
    assert spaced("Dé à 15 faces : 1, il fallait 14 au plus. Votre coup porte ; le défenseur tombe à 0 PV.") in text
