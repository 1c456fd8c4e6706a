"""The rules of Worldwide Tennis, a file a chapter: setting, service, shot, rally, point; `flow` is their order."""

from ludotheque.games.worldwide_tennis.judgement import club, estimate
from ludotheque.games.worldwide_tennis.rules.flow import moves, play, start, turn
from ludotheque.games.worldwide_tennis.rules.hiding import check, deal, hide
from ludotheque.games.worldwide_tennis.rules.result import measure, result

__all__ = ["check", "club", "deal", "estimate", "hide", "measure", "moves", "play", "result", "start", "turn"]
