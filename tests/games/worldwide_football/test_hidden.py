"""What others may see, and what a dealt position may be."""

from collections import Counter

import ludotheque
from ludotheque.engine import plain
from ludotheque.engine.dice import fresh_dice
from ludotheque.games.worldwide_football.position import KINDS, PLACES, SQUAD, Kind, Phase, Place
from tests.games.worldwide_football.pitch import can, count, discarded, hand, match, no_abilities, phase, players, until
from tests.support import clause


def dealt(t, seat, seed):
    copy = plain.new(t.game.position, t.hidden(seat).raw)
    t.game.rules.deal(t.box.plain, copy, fresh_dice(seed))
    return copy


@clause("WF-07")
def test_the_other_hand_is_hidden_but_its_size_is_not():
    t = match()
    hand(t, 0, "D P PL")
    players(t, 0, 2)
    hidden = t.hidden(1)
    assert not any(hidden.kinds.lies[Place.HAND, k] for k in range(len(KINDS)))
    assert hidden.kinds.count[Place.HAND] == 3
    assert all(hidden.cards.where[i] == -1 for i in range(SQUAD))
    assert hidden.cards.count[Place.HAND] == 1


@clause("WF-42", "WF-44")
def test_known_cards_stay_known_until_one_like_them_leaves():
    t = match()
    discarded(t, 0, "T")
    hand(t, 0, "T D")
    t.play("use schema T back")
    assert t.hidden(1).kinds.lies[Place.HAND, 5] == 1
    for seed in range(5):
        assert dealt(t, 1, seed).kinds.lies[Place.HAND, 5] >= 1
    t.s.pa = 6
    t.play("lay T")
    assert t.hidden(1).kinds.lies[Place.HAND, 5] == 0
    assert t.hidden(1).kinds.lies[Place.TABLE, 5] == 1


def test_deals_are_uniform_over_the_unseen_cards():
    t = match()
    hand(t, 1, "D P T")
    players(t, 1, 1, 2)
    kinds, who = Counter(), Counter()
    n = 4000
    for seed in range(n):
        copy = dealt(t, 0, seed)
        for k in range(len(KINDS)):
            kinds[KINDS[k]] += copy.kinds.lies[PLACES + Place.HAND, k]
        for i in range(SQUAD):
            who[i] += copy.cards.where[SQUAD + i] == PLACES + Place.HAND
    for k, name in enumerate(KINDS):
        share = t.box.plain.kinds[k].counts[0] / 24
        assert abs(kinds[name] / (3 * n) - share) < 5 * (share * (1 - share) / (3 * n)) ** 0.5 + 1e-9, name
    for i in range(SQUAD):
        assert abs(who[i] / n - 2 / 7) < 5 * (2 / 7 * 5 / 7 / n) ** 0.5


@clause("WF-80")
def test_a_dealt_deck_is_a_legal_deck():
    t = match("international")
    for seed in range(60):
        copy = dealt(t, 0, seed)
        defences = sum(copy.kinds.lies[PLACES + w, k] for w in (Place.PILE, Place.HAND) for k in range(Kind.INT, len(KINDS)))
        assert 7 <= defences <= 12
        assert copy.kinds.count[PLACES + Place.ASIDE] == 14
        assert t.game.rules.check(t.box.plain, copy) == 0


@clause("WF-54")
def test_a_dealt_penalty_has_any_face():
    t = no_abilities(match("professional"))
    t.s.phase, t.s.actor = Phase.FACE, 0
    t.play("face 5")
    faces = Counter(dealt(t, 1, seed).face for seed in range(120))
    assert set(faces) == {1, 2, 3, 4, 5, 6}
    assert dealt(t, 0, 1).face == 5


@clause("WF-50")
def test_secret_abilities_are_dealt_as_five_with_the_printed_ones():
    t = ludotheque.table("worldwide_football", seed=1, mode="professional", team_0="italie", team_1="bresil")
    t.play("ability contre")
    t.play("ability jeu")
    seen = {dealt(t, 1, seed).chosen[0] for seed in range(200)}
    assert len(seen) == 15, "two of the other six"
    assert all(bin(m).count("1") == 5 for m in seen)


@clause("WF-50", "WF-90")
def test_alone_too_ones_abilities_are_a_secret_until_they_are_chosen():
    t = ludotheque.table("worldwide_football", seed=1, mode="solo", team_0="italie", team_1="bresil")
    t.play("ability contre")
    seen = {dealt(t, ludotheque.SPECTATOR, seed).chosen[0] for seed in range(100)}
    assert len(seen) == 6, "one of the other six"
    assert all(bin(m).count("1") == 4 for m in seen)


def test_whom_the_rules_ask_depends_on_public_information_only():
    """With any hand dealt to the other seat the same seat is asked in the same phase after the same moves."""
    t = match("professional", teams=("espagne", "italie"))
    can(t, 0, "creativite")
    can(t, 1, "bloc")
    hand(t, 0, "P")
    players(t, 0, 6)
    players(t, 1, 5)
    rules, box = t.game.rules, t.box.plain
    line = [t.read("lay P"), t.read("pass"), t.read("pass"), t.read("draw")]
    for seat in range(2):
        for seed in range(25):
            copy, shown = dealt(t, seat, seed), plain.new(t.game.position, t.s.raw)
            for code in line:
                if seat == 1 and code == line[0] and copy.kinds.lies[Place.HAND, 1] == 0:
                    break
                rules.play(box, copy, code)
                rules.play(box, shown, code)
                assert (copy.phase, copy.actor) == (shown.phase, shown.actor)


def test_the_story_of_a_draw_names_cards_only_to_their_owner():
    t = match()
    t.play("give")
    t.nature("D P T")
    for lang in ("fr", "en"):
        own = [x["text"] for x in t.story(0, lang) if x["key"] == "drew"][-1]
        other = [x["text"] for x in t.story(1, lang) if x["key"] == "drew"][-1]
        assert "Dribble" in own
        assert "Dribble" not in other
        assert "3" in other


def test_what_was_drawn_leaves_no_trace_for_others():
    t = match()
    t.play("give")
    t.nature("D P")
    assert phase(t) == "draw"
    assert t.s.drawn != 0
    assert t.hidden(1).drawn == 0
    assert t.hidden(0).drawn == t.s.drawn
    t.nature("T")
    assert t.s.drawn == 0
    until(t, "attack")
    assert count(t, 0, Place.HAND) == 2
