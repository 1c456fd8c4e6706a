"""A second, slow and plain telling of the rules, from the rulebook, the clauses and the box alone: the match and its points.

A rule is a generator: it yields every question (who is asked, all possible answers) and goes on with the answer it is sent.
So the rules stand here in the order in which they are read aloud, without phases.
"""

from __future__ import annotations

from tests.games.worldwide_tennis.referee_automaton import automaton_service, automaton_turn, make_piles
from tests.games.worldwide_tennis.referee_rally import person_turn
from tests.games.worldwide_tennis.referee_service import person_service
from tests.games.worldwide_tennis.referee_table import (
    AUTOMATON,
    D20,
    NATURE,
    REPLAY,
    Asking,
    Table,
    asked,
    draw_cards,
    gain_stars,
    number_in,
    pay_stars,
    trim,
)


def match(t: Table) -> Asking[None]:
    """WT-01: player cards, hands, the coin, then point after point."""
    yield from choose_players(t)
    for seat in t.people():
        set_up(t, seat)
    if t.solo:
        make_piles(t)
    for seat in t.people():
        yield from draw_cards(t, seat, t.seats[seat].limit - len(t.seats[seat].hand))
    coin = yield NATURE, ["server A", "server B"]
    t.opener = 0 if coin == "server A" else 1
    t.say("first", seat=t.opener)
    t.tie_break = t.options["mode"] == "tie_break"
    while t.winner is None:
        yield from point(t)


# Before the match


def choose_players(t: Table) -> Asking[None]:
    """WT-85: each seat may take one player card, not both the same; the automaton has none (WT-90)."""
    if not t.on("player_cards"):
        return
    free = list(range(1, len(t.box["players"]) + 1))
    for seat in t.people():
        answer = yield from asked(seat, ["player 0", *[f"player {n}" for n in free]])
        chosen = number_in(answer)
        if chosen > 0:
            t.seats[seat].player = t.box["players"][chosen - 1]
            free.remove(chosen)
            t.say("player", seat=seat, player=chosen)
        else:
            t.say("no-player", seat=seat)


def set_up(t: Table, seat: int) -> None:
    """WT-05, WT-07, WT-80, WT-85: stars, challenges, the cards taken out, the starting hand."""
    me = t.seats[seat]
    me.limit, me.up, me.down = t.power(seat, "hand"), t.power(seat, "stars_up"), t.power(seat, "stars_down")
    me.challenges = t.rule("challenges") if t.on("challenges") else 0
    me.out = list(me.player.get("removed", []))
    deck = [card["number"] for card in t.box["cards"] if card["number"] not in me.out]
    me.hand = [n for n in deck if t.has(n, "hand")]
    me.shown = list(me.hand)
    me.pile = [n for n in deck if n not in me.hand]


# A point


def point(t: Table) -> Asking[None]:
    """WT-51: the point, played again as long as it must be (WT-82), its score, its close, the change of ends."""
    t.server = next_server(t)
    t.served = yield from served_zone(t)
    while True:
        won = yield from play_point(t)
        t.in_play = False
        t.rallies.append(t.rally)
        if won != REPLAY:
            break
        t.replays += 1
        t.say("replay")
        yield from close_point(t)
    t.seats[t.server].served += 1
    t.seats[t.server].held += won == t.server
    ends = score_point(t, won)
    if t.winner is not None:
        return
    yield from close_point(t)
    if ends:
        t.say("ends")
        yield from change_ends(t)


def next_server(t: Table) -> int:
    """WT-02, WT-04: in a tie-break A, B, B, A, A, B, B, ...; else whoever serves this game."""
    played = sum(t.points)
    if t.tie_break and played % 4 in (1, 2):
        return 1 - t.opener
    return t.opener


def served_zone(t: Table) -> Asking[str]:
    """WT-02, WT-03: to F, then to B, and so on; at 40-40 the receiver chooses, the automaton by a die (WT-100)."""
    receiver = 1 - t.server
    if t.tie_break or t.points != [t.rule("game_points") - 1] * 2:
        return "F" if sum(t.points) % 2 == 0 else "B"
    if t.solo and receiver == AUTOMATON:
        die = int((yield NATURE, D20))
        zone = "F" if die % 2 == 0 else "B"
        t.say("side", seat=receiver, zone=zone, die=die)
        return zone
    answer = yield receiver, ["receive F", "receive B"]
    zone = answer.split()[-1]
    t.say("side", seat=receiver, zone=zone, die=0)
    return zone


def play_point(t: Table) -> Asking[int]:
    """WT-10, WT-54: both are put in their places; nothing is left of the last point. Who won, or REPLAY."""
    t.in_play = True
    t.played += 1
    t.seats[t.server].zone = "N"
    t.seats[1 - t.server].zone = t.served
    for me in t.seats:
        me.last, me.effect, me.validated, me.crossings = 0, "none", 0, 0
    t.fatigue = t.rally = 0
    t.say("opens", seat=t.server, other_seat=1 - t.server, zone=t.served)
    by_itself = t.solo and t.server == AUTOMATON
    ended = yield from automaton_service(t) if by_itself else person_service(t, t.server)
    seat = 1 - t.server
    while ended is None:
        ended = yield from automaton_turn(t) if t.solo and seat == AUTOMATON else person_turn(t, seat)
        seat = 1 - seat
    return ended


# The score


def score_point(t: Table, won: int) -> bool:
    """WT-02, WT-03, WT-04: the point to the score; whether a change of ends follows (WT-53)."""
    lost = 1 - won
    t.points[won] += 1
    if t.options["mode"] == "tie_break":
        if t.points[won] >= t.rule("tie_break_points") and t.points[won] >= t.points[lost] + 2:
            t.winner = won
            t.say("match", seat=won, won=t.points[won], lost=t.points[lost], counted=1)
        else:
            t.say("point", seat=won, won=t.points[won], lost=t.points[lost], counted=1)
        return sum(t.points) % t.rule("change_every") == 0
    if t.tie_break:
        needed = t.rule("tie_break_points" if t.options["long_tie_break"] else "short_tie_break_points")
        game_won = t.points[won] >= needed and t.points[won] >= t.points[lost] + 2
    else:
        game_won = t.points[won] == t.rule("game_points")
    if not game_won:
        t.say("point", seat=won, won=t.points[won], lost=t.points[lost], counted=int(t.tie_break))
    return game_won and score_game(t, won)


def score_game(t: Table, won: int) -> bool:
    """WT-04: a set is six games and two more than the other's, or the tie-break; WT-53: ends change at 3, 5, 7 ... games."""
    games = t.games[-1]
    games[won] += 1
    t.points = [0, 0]
    t.opener = 1 - t.opener
    set_won = t.tie_break or (games[won] >= t.rule("set_games") and games[won] >= games[1 - won] + 2)
    t.tie_break = not set_won and games == [t.rule("set_games")] * 2
    t.say("set" if set_won else "game", seat=won, won=games[won], lost=games[1 - won])
    if t.tie_break:
        t.say("tie-break")
    if set_won:
        score_set(t, won)
        return True
    return sum(games) % 2 == 1 and sum(games) > 1


def score_set(t: Table, won: int) -> None:
    """WT-04, WT-80: two or three sets win the match; a lost challenge comes back."""
    t.sets[won] += 1
    if t.sets[won] == t.options["sets"]:
        t.winner = won
        t.say("match", seat=won, won=t.sets[won], lost=t.sets[1 - won], counted=0)
        return
    t.games.append([0, 0])
    for seat in t.people():
        if t.on("challenges") and t.seats[seat].challenges < t.rule("challenges"):
            t.seats[seat].challenges += 1
            t.say("token", seat=seat)


# The close of a point and the change of ends


def close_point(t: Table) -> Asking[None]:
    """WT-51: #37 back to the hand, draws, trims, the played cards to the discard; the server of the point first."""
    order = [seat for seat in (t.server, 1 - t.server) if seat in t.people()]
    due = {seat: sum(t.cards[n].get("draws", 0) for n in t.seats[seat].played) for seat in order}
    for seat in t.people():
        me = t.seats[seat]
        for n in [n for n in me.played if t.has(n, "recyclable")]:
            me.played.remove(n)
            me.hand.append(n)
            me.shown.append(n)
            t.say("back", seat=seat, card=n)
    for seat in order:
        yield from draw_cards(t, seat, due[seat])
    for seat in order:
        yield from trim(t, seat)
    for seat in order:
        t.seats[seat].discard += t.seats[seat].played
        t.seats[seat].played = []


def change_ends(t: Table) -> Asking[None]:
    """WT-53: each seat, the next server first; the automaton does nothing (WT-99)."""
    first = next_server(t)
    for seat in (first, 1 - first):
        if seat in t.people():
            yield from rest(t, seat)
            yield from trim(t, seat)


def rest(t: Table, seat: int) -> Asking[None]:
    """WT-53: a card or stars, and once, before or after that, a star for a card of one's discard."""
    answer = yield seat, ["recover", "concentrate", *plans(t, seat)]
    planned = answer.startswith("take")
    if planned:
        take_back(t, seat, number_in(answer))
        answer = yield seat, ["recover", "concentrate"]
    if answer == "recover":
        t.say("recovers", seat=seat)
        yield from draw_cards(t, seat, 1)
    else:
        t.say("concentrates", seat=seat, stars=gain_stars(t, seat, t.power(seat, "concentration")))
    if not planned:
        answer = yield from asked(seat, ["no plan", *plans(t, seat)])
        if answer != "no plan":
            take_back(t, seat, number_in(answer))


def plans(t: Table, seat: int) -> list[str]:
    """WT-53: the cards of the discard, if there is a star to pay."""
    return [f"take {n}" for n in t.seats[seat].discard] if t.seats[seat].up >= 1 else []


def take_back(t: Table, seat: int, number: int) -> None:
    """WT-53: the tactical plan; the other seat has seen the card (WT-09)."""
    me = t.seats[seat]
    pay_stars(t, seat, 1)
    me.discard.remove(number)
    me.hand.append(number)
    me.shown.append(number)
    t.say("plans", seat=seat, card=number)
