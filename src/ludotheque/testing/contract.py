"""What every game must keep, in each of its modes: for the tests of whoever adds one.

from ludotheque.testing.contract import Contract

class TestMyGame(Contract):
    games = ("my_game",)
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from functools import cache
from typing import Any, ClassVar

import numpy as np
import pytest

from ludotheque.engine import plain
from ludotheque.engine.compiled import compiled
from ludotheque.engine.dice import below, fresh_dice, mixed
from ludotheque.engine.errors import LudoError, NoUndo
from ludotheque.engine.game import Game
from ludotheque.engine.registry import game as find_game
from ludotheque.engine.rule import NATURE, OVER, SPECTATOR
from ludotheque.engine.save import content, parse
from ludotheque.engine.table import Table, new_table
from ludotheque.engine.verify import wrong_lines


def fresh(name: str, mode: str, seed: int = 1) -> Table:
    return new_table(find_game(name), find_game(name).modes[mode], seed=f"{name}/{mode}/{seed}")


def random_steps(table: Table, seed: int, most: int = 10**9) -> Iterator[tuple[int, list[int]]]:
    """Play a random game, a step at a time; yields before each step."""
    dice = fresh_dice(seed)
    for _ in range(most):
        turn = table.turn
        if turn == OVER:
            return
        codes = table.codes()
        yield turn, codes
        code = codes[below(dice, len(codes))]
        if turn == NATURE:
            table.nature(code)
        else:
            table.play(code)


@cache
def finished(name: str, mode: str) -> Table:
    table = fresh(name, mode)
    for _ in random_steps(table, mixed(len(name), len(mode))):
        pass
    return table


def same_judgement(game: Game, rules: Any, table: Table, turn: int) -> None:
    box = game.standard_box.array
    hidden = table.hidden(turn)
    array = np.frombuffer(bytes(hidden.raw), game.position).copy()
    seat = table.seating.players[0]
    judged = game.rules.estimate(table.box.plain, hidden, seat)
    assert rules.estimate(box[0], array[0], seat) == pytest.approx(judged, abs=1e-9)
    plain_dice, twin_dice = fresh_dice(3), np.array([mixed(3)], np.uint64)
    chosen = game.rules.club(table.box.plain, hidden, plain_dice)
    assert chosen == rules.club(box[0], array[0], twin_dice)
    assert chosen in table.codes()
    assert plain_dice[0] == int(twin_dice[0])


def same_hiding(game: Game, rules: Any, table: Table, twin: Any, seat: int) -> None:
    array = twin.copy()
    rules.hide(game.standard_box.array[0], array[0], seat)
    assert array.tobytes() == bytes(table.hidden(seat).raw)


class Contract:
    games: ClassVar[Sequence[str]] = ()

    def pytest_generate_tests(self, metafunc: pytest.Metafunc) -> None:
        """Every test for each game, or for each of its modes."""
        if "mode" in metafunc.fixturenames:
            cases = [(name, mode) for name in self.games for mode in find_game(name).modes]
            metafunc.parametrize(("name", "mode"), cases, ids=[f"{name}: {mode}" for name, mode in cases])
        elif "name" in metafunc.fixturenames:
            metafunc.parametrize("name", self.games)

    def test_random_games_keep_to_the_facts(self, name: str, mode: str) -> None:
        table, facts = fresh(name, mode, 2), find_game(name).facts
        steps = 0
        for turn, codes in random_steps(table, 5):
            assert codes, "moves are never empty before the end"
            assert len(codes) <= facts.most_moves
            assert all(0 <= c < facts.move_codes for c in codes)
            assert turn == NATURE or len(set(codes)) == len(codes)
            assert turn == NATURE or turn in table.seating.players
            assert find_game(name).rules.check(table.box.plain, table.s) == 0
            steps += 1
        assert steps <= facts.longest
        results = table.results()
        assert results is not None
        assert all(0.0 <= r <= 1.0 for r in results["results"])
        sides = table.seating.sides
        for seat, value in enumerate(results["results"]):
            assert value == results["results"][sides.index(sides[seat])], "a side shares its result"
        assert table.codes() == []

    def test_move_texts_read_back(self, name: str, mode: str) -> None:
        table, game = fresh(name, mode, 3), find_game(name)
        for _, codes in random_steps(table, 6, 600):
            for code in dict.fromkeys(codes):
                text = game.move_text(code)
                assert game.read_move(text) == code
                assert text == " ".join(text.split())

    def test_illegal_moves_change_nothing(self, name: str, mode: str) -> None:
        table, game = fresh(name, mode, 4), find_game(name)
        dice = fresh_dice(9)
        for turn, codes in random_steps(table, 7, 150):
            before, lines = bytes(table.s.raw), len(table.log)
            for _ in range(3):
                code = below(dice, game.facts.move_codes)
                if code in codes:
                    continue
                with pytest.raises(LudoError):
                    table.nature(code) if turn == NATURE else table.play(code)
            with pytest.raises(LudoError):
                table.play("no such move") if turn != NATURE else table.nature("no such outcome")
            assert bytes(table.s.raw) == before
            assert len(table.log) == lines

    def test_plain_and_compiled_agree_byte_for_byte(self, name: str, mode: str) -> None:
        game, table = find_game(name), fresh(name, mode, 5)
        rules, box = compiled(game), game.standard_box.array
        twin = np.zeros(1, game.position)
        setup = np.frombuffer(bytes(game.options.record(table.setup).raw), game.options.dtype).copy()
        rules.start(box[0], setup[0], twin[0])
        out = np.zeros(game.facts.most_moves, np.int64)
        followed = 0
        for n, (turn, codes) in enumerate(random_steps(table, 8, 400)):
            for step in table.steps[followed:]:
                rules.play(box[0], twin[0], game.read_move(step.text))
            followed = len(table.steps)
            assert twin.tobytes() == bytes(table.s.raw)
            assert rules.turn(box[0], twin[0]) == turn
            count = rules.moves(box[0], twin[0], out)
            assert list(out[:count]) == codes
            if turn >= 0 and n % 5 == 0:
                same_judgement(game, rules, table, turn)
            for seat in (SPECTATOR, *table.seating.players):
                same_hiding(game, rules, table, twin, seat)
        assert followed

    def test_hiding(self, name: str, mode: str) -> None:
        """Hide twice is hide once; hide, deal, hide gives the same bytes; turn and own moves survive hiding."""
        game, table = find_game(name), fresh(name, mode, 6)
        rules, box = game.rules, table.box.plain
        out = memoryview(bytearray(8 * game.facts.most_moves)).cast("q")
        for n, (turn, codes) in enumerate(random_steps(table, 9, 300)):
            for seat in (SPECTATOR, *table.seating.players):
                hidden = table.hidden(seat)
                once = bytes(hidden.raw)
                rules.hide(box, hidden, seat)
                assert bytes(hidden.raw) == once
                if seat == SPECTATOR:
                    continue
                assert rules.turn(box, hidden) == turn
                if turn == seat:
                    assert list(out[: rules.moves(box, hidden, out)]) == codes
                if n % 3 == 0:
                    rules.deal(box, hidden, fresh_dice(n))
                    assert rules.check(box, hidden) == 0
                    assert rules.turn(box, hidden) == turn
                    rules.hide(box, hidden, seat)
                    assert bytes(hidden.raw) == once

    def test_a_hidden_position_says_whether_anything_is_hidden(self, name: str, mode: str) -> None:
        game, table = find_game(name), fresh(name, mode, 7)
        if game.facts.hidden:
            return
        for _ in random_steps(table, 10, 200):
            assert all(bytes(table.hidden(seat).raw) == bytes(table.s.raw) for seat in (SPECTATOR, 0))

    def test_a_game_with_one_view_shows_everybody_the_same(self, name: str, mode: str) -> None:
        game, table = find_game(name), fresh(name, mode, 19)
        for _ in random_steps(table, 19, 120):
            if not game.facts.one_view:
                return
            views = [game.view(table.seen(seat), seat) for seat in (SPECTATOR, 0, 1)]
            assert views[0] == views[1] == views[2]

    def test_estimates_and_club_everywhere(self, name: str, mode: str) -> None:
        game, table = find_game(name), fresh(name, mode, 8)
        for n, (turn, codes) in enumerate(random_steps(table, 11, 300)):
            for seat in table.seating.players:
                assert 0.0 <= game.rules.estimate(table.box.plain, table.hidden(seat), seat) <= 1.0
            if turn >= 0:
                hidden = table.hidden(turn)
                before = bytes(hidden.raw)
                assert game.rules.club(table.box.plain, hidden, fresh_dice(n)) in codes
                assert bytes(hidden.raw) == before, "club leaves the position as it found it"

    def test_saved_and_loaded_it_is_the_same(self, name: str, mode: str) -> None:
        table = finished(name, mode)
        again = parse(json.dumps(content(table)).encode())
        assert bytes(again.s.raw) == bytes(table.s.raw)
        assert again.log == table.log
        assert again.results() == table.results()

    def test_views_and_stories_for_everyone(self, name: str, mode: str) -> None:
        table = fresh(name, mode, 12)
        for n, _ in enumerate(random_steps(table, 12, 400)):
            if n % 25 == 0:
                for seat in (SPECTATOR, *table.seating.players):
                    view = table.view(seat, "fr")
                    json.dumps(view)
                    assert view["prompt"]["key"]
                    assert view["moves"] == [] or seat == table.turn
        for lang in ("fr", "en"):
            for seat in (SPECTATOR, *table.seating.players):
                for line in table.story(seat, lang):
                    assert line["text"] and not line["text"].startswith("told-"), line
                    assert "{" not in line["text"], line

    def test_every_move_has_words(self, name: str, mode: str) -> None:
        table, game = fresh(name, mode, 13), find_game(name)
        for turn, _ in random_steps(table, 13, 250):
            if turn < 0:
                continue
            for lang in ("fr", "en"):
                words = game.words(lang)
                prompt = table.view(turn, lang)["prompt"]
                assert words.has(prompt["key"]), prompt["key"]
                for move in table.moves()[:12]:
                    key, args = game.label(table.seen(table.turn), move.id)
                    text = words(key, **args)
                    assert words.has(key), key
                    assert "{" not in text, text

    def test_undo_never_passes_a_die_or_another_seat(self, name: str, mode: str) -> None:
        table = fresh(name, mode, 14)
        for n, (turn, _) in enumerate(random_steps(table, 14, 300)):
            last = table.steps[-1] if table.steps else None
            for seat in table.seating.players:
                if last is None or last.who != seat or turn != seat:
                    assert not table.can_undo(seat)
                    with pytest.raises(NoUndo):
                        table.undo(seat)
            if last is not None and table.can_undo(turn):
                lines, undone = len(table.log), last.text
                table.undo(turn)
                assert len(table.log) == lines + 1
                table.play(undone, turn)
                assert table.steps[-1].text == undone
            if n > 200:
                break

    def test_undo_brings_back_the_same_bytes(self, name: str, mode: str) -> None:
        table = fresh(name, mode, 15)
        for n, (turn, codes) in enumerate(random_steps(table, 15, 240)):
            if turn < 0 or n % 4:
                continue
            trial = table.at(len(table.log))
            trial.play(codes[-1])
            if trial.can_undo(turn):
                trial.undo(turn)
                assert bytes(trial.s.raw) == bytes(table.s.raw)
                assert trial.log[:-2] == table.log

    def test_copies_share_no_memory(self, name: str) -> None:
        table = fresh(name, next(iter(find_game(name).modes)))
        copy = plain.new(table.game.position, table.s.raw)
        before = bytes(copy.raw)
        for _ in random_steps(table, 16, 30):
            pass
        assert bytes(copy.raw) == before

    def test_both_languages_have_the_same_words(self, name: str) -> None:
        game = find_game(name)
        keys = {}
        for lang in ("fr", "en"):
            text = "".join(p.read_text(encoding="utf-8") for p in sorted(game.folder.glob(f"words*.{lang}.ftl")))
            given = [line.split("=")[0].strip() for line in text.splitlines() if "=" in line and line[:1].isalpha()]
            keys[lang] = set(given)
            assert [key for key in given if given.count(key) > 1] == [], "words given twice"
        assert keys["fr"] == keys["en"]
        for telling in game.told:
            assert f"told-{telling.key}" in keys["fr"]
        for option in game.options:
            assert f"option-{option.name}" in keys["fr"]
            for value in getattr(option, "values", ()):
                text = ("on" if value else "off") if isinstance(value, bool) else value
                assert isinstance(value, bool) or f"option-{option.name}-{text}" in keys["fr"], (option.name, text)
        for key in ("game-title", "game-line", "game-players"):
            assert key in keys["fr"]

    def test_a_move_of_another_seat_is_refused(self, name: str) -> None:
        table = fresh(name, next(iter(find_game(name).modes)))
        for turn, _ in random_steps(table, 17, 60):
            if turn >= 0 and len(table.seating.players) > 1:
                other = next(p for p in table.seating.players if p != turn)
                with pytest.raises(LudoError):
                    table.play(table.moves()[0], seat=other)

    def test_the_dice_can_be_checked(self, name: str) -> None:
        table = fresh(name, next(iter(find_game(name).modes)), 18)
        dice = fresh_dice(18)
        while not table.over and len(table.log) < 400:
            if table.turn == NATURE:
                table.nature()
            else:
                codes = table.codes()
                table.play(codes[below(dice, len(codes))])
        assert wrong_lines(table) == []
        drawn = [n for n, line in enumerate(table.log) if line.startswith("nature ")]
        table.nature_source.seed += "x"
        assert len(drawn) < 12 or len(wrong_lines(table)) > len(drawn) / 4

    @pytest.mark.prove
    def test_ten_million_checked_steps(self, name: str, mode: str) -> None:
        from ludotheque.arena.simulation import simulate

        game, steps, seed = find_game(name), 0, 1
        wanted = 10_000_000 // len(game.modes)
        while steps < wanted:
            steps += simulate(game, games=2000, players=("random",), seed=seed, options=game.modes[mode], checked=True).steps
            seed += 1

    def test_many_checked_games(self, name: str, mode: str) -> None:
        """A sample of what `make prove` does with ten million steps."""
        from ludotheque.arena.simulation import simulate

        simulate(find_game(name), games=20, players=("random",), seed=20, options=find_game(name).modes[mode], checked=True)
