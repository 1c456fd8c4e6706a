"""What Djoko's rules can tell. `dice` are faces written as one number."""

from __future__ import annotations

from ludotheque.engine.names import Tellings, telling


class Told(Tellings):
    TOSS = telling("seat face", "DJ-03")
    TOSS_TIED = telling("", "DJ-03")
    TOSS_WON = telling("seat", "DJ-03")
    SERVES = telling("seat", "DJ-04")
    START = telling("recovery", "DJ-05")
    THROW = telling("seat throw dice", "DJ-10", "DJ-11", "DJ-12")
    ASIDE = telling("seat face", "DJ-10")
    KEPT = telling("seat dice again", "DJ-12")
    JOKER = telling("seat", "DJ-13")
    STOP = telling("seat dice", "DJ-12")
    CLAIM = telling("seat value dice", "DJ-14", "DJ-21")
    DECLINED = telling("seat", "DJ-23")
    MARKS = telling("seat recovery physical technique total", "DJ-20", "DJ-25")
    RECOVERY = telling("seat recovery throws highest", "DJ-24")
    GAME = telling("seat won lost", "DJ-25")
    NEW_GAME = telling("seat game", "DJ-07")
    EQUAL = telling("seat", "DJ-25")
    SET = telling("seat won lost", "DJ-06")
    MATCH = telling("seat won lost", "DJ-02")
    TIE_BREAK = telling("", "DJ-06", "DJ-30")
    DROPPED = telling("seat face physical technique", "DJ-31", "DJ-32")
    TIE_MARKS = telling("seat recovery physical technique total", "DJ-31", "DJ-32")
    BEST_GAME = telling("seat total", "DJ-33")
    TIE_AGAIN = telling("", "DJ-33")
    NEW_SET = telling("seat set", "DJ-40")
    NEW_SHEET = telling("seat boxes solo", "DJ-42")  # in solo the seat's alone: the automaton has no boxes and no Joker
    TIRED = telling("", "DJ-41")
    AUTOMATON = telling("seat dice physical technique", "DJ-50", "DJ-51", "DJ-52")
    AUTOMATON_MARKS = telling("seat recovery physical technique total", "DJ-51", "DJ-52", "DJ-25")
    AUTOMATON_RECOVERY = telling("seat recovery physical", "DJ-53")
