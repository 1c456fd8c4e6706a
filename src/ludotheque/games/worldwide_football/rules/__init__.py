"""The rules of Worldwide Football, a file a chapter; these are their entry points."""

from ludotheque.games.worldwide_football.judgement import club, estimate
from ludotheque.games.worldwide_football.rules.checks import check, measure, result
from ludotheque.games.worldwide_football.rules.flow import moves, play, start, turn
from ludotheque.games.worldwide_football.rules.hidden import deal, hide

__all__ = ["check", "club", "deal", "estimate", "hide", "measure", "moves", "play", "result", "start", "turn"]
