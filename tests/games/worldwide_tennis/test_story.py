"""What is told of a match: with its reasons, from the reader's side, in sentences that hold for any name."""

import pytest

from tests.games.worldwide_tennis.court import A, B, court, face, give_point, hold, set_score, throw_away
from tests.support import clause

NAMES = ["Adèle", "Bob"]


def story(t, reader, lang="fr"):
    """What was told in the last step; ordinary spaces for no-break ones."""
    last = t.steps[-1].n
    return [line["text"].replace("\xa0", " ") for line in t.story(reader, lang) if line["n"] == last]


def answered(card, *, dice=("20",), at="F", **facing):
    """A court on which B, facing a ball, has played a card."""
    options = {key: facing.pop(key) for key in ("surface", "player_cards", "chosen") if key in facing}
    t = court(names=NAMES, stars=False, **options)
    hold(t, B, card, 2, 3)
    face(t, B, at=at, **facing)
    t.play(f"play {card}")
    for die in dice:
        t.nature(die)
    return t


@clause("WT-28", "WT-72")
@pytest.mark.parametrize(
    ("card", "facing", "french", "english"),
    [
        (26, {"last": 5, "spin": "slice"}, "6 = 4 + slice 2", "6 = 4 + slice 2"),
        (1, {"last": 29, "surface": "clay"}, "3 = 0 + malus 3", "3 = 0 + penalty 3"),
        (36, {"last": 61}, "12", "12"),
        (29, {"last": 64, "at": "B", "player_cards": True, "chosen": (0, 1)}, None, "+ penalty 6 + player card 1"),
        (1, {"last": 64, "player_cards": True, "chosen": (0, 5)}, "4 = 0 + malus 6 − carte Joueur 2", None),
    ],
)
def test_a_target_says_what_it_is_made_of(card, facing, french, english):
    t = answered(card, **facing)
    for lang, needed, wanted in (("fr", "il fallait", french), ("en", "it took", english)):
        line = next(text for text in story(t, -1, lang) if needed in text)
        assert wanted is None or line.removesuffix(".").endswith(wanted), line


@clause("WT-28", "WT-52", "WT-70")
def test_stars_and_validated_shots_are_parts_of_a_target():
    t = court(names=NAMES)
    hold(t, A, 37, 1)
    t.s.validated[A] = 8
    face(t, A, at="N", last=1)
    t.play("play 37")
    t.play("stars 2")
    assert story(t, A) == ["Vous payez 2 ★ : la difficulté baisse de 5."]
    t.nature("1")
    assert story(t, A)[0] == "Dé 1, il fallait 9 = 22 − coups validés 8 − étoiles 5."


@clause("WT-28", "WT-73", "WT-96")
def test_a_services_effect_and_the_automatons_fatigue_are_parts_of_a_target():
    t = court(server=B, solo=True)
    t.nature("5 10")
    assert any("Dé 10, il fallait 12 = 10 + effet 2." in text for text in story(t, A))
    t = court(solo=True)
    face(t, B, at="F", ball="B", last=25)
    t.nature("draw 21 1")
    assert any("il fallait 7 = 2 + malus 4 + fatigue 1." in text for text in story(t, A))


@clause("WT-25", "WT-43", "WT-45")
@pytest.mark.parametrize(
    ("card", "other", "told"),
    [
        (34, "B", ("loin devant vous", "loin devant Adèle")),
        (38, "V", ("vient sur vous, au filet", "va sur Adèle, au filet")),
        (44, "V", ("au-dessus de vous et retombe au centre", "au-dessus d'Adèle et retombe au centre")),
        (1, "N", ("au centre de votre court", "le centre du court d'Adèle")),
    ],
)
def test_where_the_ball_goes_depends_on_who_answers_and_from_where(card, other, told):
    t = answered(card, last=64, other=other)
    for reader, words in zip((A, -1), told, strict=True):
        assert any(words in text for text in story(t, reader)), story(t, reader)


@clause("WT-71", "WT-72")
@pytest.mark.parametrize(("card", "told"), [(3, "liftée"), (5, "slicée"), (1, None)])
def test_the_effect_of_a_rally_shot_is_told(card, told):
    t = answered(card, last=61, dice=())
    found = [text for text in story(t, A) if "liftée" in text or "slicée" in text]
    assert len(found) == bool(told) and (told is None or told in found[0])
    t = answered(card, last=61, dice=(), other="V")
    assert not [text for text in story(t, A) if "liftée" in text or "slicée" in text], "at the net it touches nobody"


@clause("WT-93")
def test_the_parity_that_aims_the_automatons_shot_is_told_for_both_kinds_of_die():
    t = court(solo=True)
    face(t, B, at="N", last=25)
    t.nature("draw 25 20")
    assert "Dé 20, pair : vers le coup droit." in story(t, A)
    t = court(solo=True)
    face(t, B, at="N", last=61)
    t.nature("draw 25 7")
    assert "Dé 7, impair : vers le revers." in story(t, A)


@clause("WT-50", "WT-03", "WT-02")
def test_the_score_is_told_from_the_winners_side_and_no_lone_tie_break_is_a_set():
    t = court(names=NAMES)
    set_score(t, (5, 2), tie=True)
    hold(t, A, 1)
    for score, told in (((5, 2), "Point pour Bob, 3 à 5."), ((5, 4), "Point pour Bob, 5 partout.")):
        set_score(t, score, tie=True)
        face(t, A, at="F", last=61)
        t.play("concede")
        assert told in story(t, -1)
    set_score(t, (3, 6), tie=True)
    face(t, A, at="F", last=61)
    t.play("concede")
    assert t.over and story(t, -1)[-1] == "Bob gagne le jeu décisif, 7 à 3."
    assert story(t, B)[-1] == "Vous gagnez le jeu décisif, 7 à 3." and story(t, B, "en")[-1] == "You win the tie-break, 7–3."
    for lang in ("fr", "en"):
        prompt = t.view(B)["prompt"]
        assert "set" not in t.game.words(lang)(prompt["key"], you="yes", **prompt["args"]).lower().split()


@clause("WT-03", "WT-04")
def test_games_sets_and_the_match_are_told_with_the_winners_games_first():
    t = court(names=NAMES, mode="match")
    for points, games, told in (
        ((0, 1), (3, 1), ["Jeu pour Bob, 2 à 3."]),
        ((0, 1), (2, 1), ["Jeu pour Bob, 2 partout."]),
        ((0, 1), (3, 5), ["La manche est pour Bob, 6 à 3."]),
    ):
        set_score(t, points, games)
        face(t, A, at="F", last=61)
        t.play("concede")
        assert [text for text in story(t, -1) if "pour Bob" in text] == told
    t = court(names=NAMES, mode="match")
    t.s.score.sets[B], t.s.score.points[B], t.s.score.games[1, B] = 1, 1, 5
    face(t, A, at="F", last=61)
    t.play("concede")
    assert t.over and story(t, -1)[-1] == "Jeu, set et match pour Bob, 2 manches à 0."


@clause("WT-53", "WT-05")
@pytest.mark.parametrize(("had", "told"), [(3, "gagne 2 ★"), (4, "gagne 1 ★"), (5, "déjà visibles")])
def test_concentration_says_what_it_brings_on_the_button_and_in_the_story(had, told):
    t = court(server=B, names=NAMES)
    set_score(t, (2, 3), tie=True)
    t.s.stars[A] = had
    give_point(t, A)
    label = next(move["label"] for move in t.view(A, "fr")["moves"] if move["text"] == "concentrate")
    assert ("aucune étoile" if had == 5 else f"{5 - had} ★") in label
    t.play("concentrate")
    assert told in story(t, -1)[0]


@clause("WT-41")
@pytest.mark.parametrize(
    ("held", "prompt", "why"), [(60, "doit répondre", "smash doit répondre"), (13, "reculer", "reculer d'abord")]
)
def test_under_a_lob_the_prompt_says_what_is_left(held, prompt, why):
    t = court()
    hold(t, A, held, 48)
    face(t, A, at="V", ball="B", last=45)
    words, view = t.game.words("fr"), t.view(A)
    assert prompt in words(view["prompt"]["key"], you="yes", **view["prompt"]["args"])
    card = next(card for card in view["hand"] if card["number"] == 48)
    assert why in words(card["why"]["key"], **card["why"]["args"])


@clause("WT-53")
def test_the_discard_is_shown_while_a_plan_is_open():
    t = court(server=B)
    hold(t, A, 1)
    throw_away(t, A, 25, 37)
    set_score(t, (2, 3), tie=True)
    give_point(t, A)
    assert [card["number"] for card in t.view(A)["plan"]] == [25, 37] and t.view(B)["plan"] == []
    t.play("take 25")
    assert t.view(A)["plan"] == [], "the plan is made"
