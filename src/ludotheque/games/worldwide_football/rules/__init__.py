"""The rules of Worldwide Football, a file a chapter; these are their entry points."""

from ..judgement import club, estimate
from .checks import check, measure, result
from .flow import moves, play, start, turn
from .hidden import deal, hide

__all__ = ["check", "club", "deal", "estimate", "hide", "measure", "moves", "play", "result", "start", "turn"]
