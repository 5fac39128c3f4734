"""Who can sit at a table: our bots by the name of their level, your functions, and your batched players.

A player is one of

- the name of a level: `"random"`, `"easy"`, `"medium"`, `"hard"`, `"expert"`, or with a budget, `"hard:400"`;
- any function of a game and a seat that gives back a move, in notation or as a number;
- an object with a method `choose(observation, mask, seat)`: it is asked once for all games in which it has to move, gets a
  row for each, and gives back an array of action numbers.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Protocol, Union

import numpy as np

from ._native import Game, Luck, action_count, observation_size
from .errors import BadInput

__all__ = ["Batched", "Level", "MatchResult", "Player", "match"]


class Batched(Protocol):
    """A player that is asked for many games at once."""

    def choose(self, observation: np.ndarray, mask: np.ndarray, seat: np.ndarray) -> np.ndarray: ...


Player = Union[str, Callable[[Game, int], Any], Batched]


class Level:
    """One of our bots, as a function of a game and a seat. It sees what the seat sees, and nothing else.

    >>> import barnyard
    >>> game = barnyard.Game("kuhlorado", start=0)
    >>> _ = game.settle(barnyard.Luck(1))
    >>> Level("medium")(game, 0) in game.moves()
    True
    """

    def __init__(self, level: str, seed: int = 1) -> None:
        self.level = level
        self._luck = Luck(seed)

    def __call__(self, game: Game, seat: int) -> str:
        return game.best(self.level, seat, seed=self._luck.below(2**31))["move"]

    def __repr__(self) -> str:
        return f"Level({self.level!r})"


@dataclass(frozen=True)
class MatchResult:
    """How a match went: each player's share of the wins, in the order in which they were named."""

    games: int
    shares: list[float]
    points: list[float]

    def __str__(self) -> str:
        return f"{self.games} games: " + ", ".join(f"{share:.1%}" for share in self.shares)


def match(game: str, players: Sequence[Player], *, games: int = 100, seed: int = 1, **options: Any) -> MatchResult:
    """Seats players and counts. They move round by one seat with every game, so that nobody always begins.

    There is a player for every seat; all games are played side by side. The same seed deals the same cards.
    """
    seats = len(players)
    if games < 1:
        raise BadInput(f"games is at least 1, not {games}", "bad-value", "games")
    tables = [_Table(Game(game, seats, **options), Luck.of_game(seed, number), number) for number in range(games)]
    minds = [_mind(player, seed + at) for at, player in enumerate(players)]
    waiting = tables
    while waiting:
        for at, mind in enumerate(minds):
            mine = [table for table in waiting if table.asks(at, seats)]
            for table, move in zip(mine, mind(mine)):
                table.play(move)
        waiting = [table for table in waiting if not table.game.over]
    shares, points = np.zeros(seats), np.zeros(seats)
    for table in tables:
        order = [(seat - table.number) % seats for seat in range(seats)]
        shares[order] += table.game.rewards("win")
        points[order] += table.game.rewards("points")
    return MatchResult(games, (shares / games).tolist(), (points / games).tolist())


class _Table:
    """One game of a match."""

    def __init__(self, game: Game, luck: Luck, number: int) -> None:
        self.game, self.luck, self.number = game, luck, number
        game.settle(luck)

    def asks(self, player: int, seats: int) -> bool:
        seat = self.game.to_move
        return seat is not None and (seat - self.number) % seats == player

    def play(self, move: Any) -> None:
        self.game.play(move, self.game.to_move)
        self.game.settle(self.luck)


def _mind(player: Player, seed: int) -> Callable[[list[_Table]], list[Any]]:
    """What a player does at all tables at which it is asked."""
    if isinstance(player, str):
        player = Level(player, seed)
    choose = getattr(player, "choose", None)
    if choose is None:
        return lambda tables: [player(table.game, table.game.to_move) for table in tables]

    def at_once(tables: list[_Table]) -> list[Any]:
        if not tables:
            return []
        first = tables[0].game
        observation = np.empty((len(tables), observation_size(first.name, first.seats)), np.uint8)
        mask = np.empty((len(tables), action_count(first.name)), np.uint8)
        for row, table in enumerate(tables):
            table.game.observe(out=observation[row])
            table.game.mask(out=mask[row])
        seat = np.array([table.game.to_move for table in tables], np.int8)
        return [int(action) for action in choose(observation, mask.astype(bool), seat)]

    return at_once
