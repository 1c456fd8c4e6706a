"""Tables set as in the rulebook's examples: a surface, the ball, who stands where, who is to hit."""

import ludotheque
from ludotheque.games.tennis_open import position as at
from ludotheque.games.tennis_open.rules.exchange import begin_stroke
from ludotheque.games.tennis_open.told import Told

SURFACES = {"clay": 3, "cement": 4, "grass": 5}  # last volley division


def serving(surface="clay", **options):
    """A first serves; the service die is about to fall."""
    t = ludotheque.table("tennis_open", seed=1, surface=surface, **options)
    t.nature("first A")
    return t


def to_hit(ball, opponent, shot="plain", surface="clay", **options):
    """A1 is to hit a ball on division `ball`, B1 standing on `opponent`."""
    t = serving(surface, **options)
    t.s.ball = ball
    t.s.ball_side = 0
    t.s.place[1] = opponent
    begin_stroke(t.box.plain, t.s, 0, next(s for s in at.Shot if s.text == shot))
    return t


def hit(ball, opponent, dice, shot="plain", surface="clay", bonus=None):
    """A1 hits with these dice ("3 4"); a volleyer adds `bonus`. Returns the table as the ball has landed."""
    t = to_hit(ball, opponent, shot, surface)
    if at.Phase(t.s.phase).text == "dice":
        t.play(f"dice {len(dice.split())}")
    t.nature(dice)
    if bonus is not None:
        t.play(f"bonus {bonus}")
    return t


def texts(t):
    return [m.text for m in t.moves()]


def places(t):
    return [m.data["place"] for m in t.moves()]


def keys(step_or_steps):
    """The keys of what was told."""
    steps = step_or_steps if isinstance(step_or_steps, list) else [step_or_steps]
    return [Told(told[0]).key for step in steps for told in step.told]


def told(t):
    """The keys of everything told since the table was laid."""
    return keys(t.steps)


def points(t):
    return (t.s.score.points[0], t.s.score.points[1])


def won(t):
    """Whether A has just won its first point."""
    return points(t) == (1, 0)


def lost(t):
    return points(t) == (0, 1)


def reply(t):
    """The shot B answers with once A has chosen a place (A stays back, or steps back as far as it may)."""
    assert at.Phase(t.s.phase).text == "place", at.Phase(t.s.phase).text
    t.play(f"stand {max(places(t))}")
    return at.Shot(t.s.shot).text


def win_points(t, sides):
    """Points by side, without playing them: "AABA"."""
    from ludotheque.games.tennis_open.rules.match import win_point

    for side in sides:
        win_point(t.box.plain, t.s, "AB".index(side), at.Fate.OUT)


def win_games(t, sides):
    for side in sides:
        win_points(t, side * 4)
