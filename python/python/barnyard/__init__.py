"""Farm-animal table games for Python: play them, simulate them, learn them.

>>> import barnyard
>>> game, luck = barnyard.Game("kuhlorado", start=0), barnyard.Luck(1)
>>> _ = game.settle(luck)
>>> game.play(game.best("easy", seed=1)["move"])
"""

from __future__ import annotations

from . import players
from ._native import (
    Batch,
    Game,
    Luck,
    Results,
    Standings,
    __version__,
    action_count,
    action_to_move,
    games,
    move_to_action,
    observation_size,
    planes,
    simulate,
    standings,
    tournament,
    tournament_games,
    tournament_size,
)
from .errors import BadInput, Error, Refused

__all__ = [
    "BadInput",
    "Batch",
    "Error",
    "Game",
    "Luck",
    "Refused",
    "Results",
    "Standings",
    "__version__",
    "action_count",
    "action_to_move",
    "games",
    "move_to_action",
    "observation_size",
    "planes",
    "players",
    "simulate",
    "standings",
    "tournament",
    "tournament_games",
    "tournament_size",
]
