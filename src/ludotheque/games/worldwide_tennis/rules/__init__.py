"""The rules of Worldwide Tennis, a file a chapter: setting, service, shot, rally, point; `flow` is their order."""

from ..judgement import club, estimate
from .flow import moves, play, start, turn
from .hiding import check, deal, hide
from .result import measure, result

__all__ = ["check", "club", "deal", "estimate", "hide", "measure", "moves", "play", "result", "start", "turn"]
