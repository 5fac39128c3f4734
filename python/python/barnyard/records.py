"""Records, leafed through step by step: what `barn replay` shows.

>>> import barnyard
>>> game, luck = barnyard.Game("kuhlorado", start=0), barnyard.Luck(1)
>>> _ = game.settle(luck)
>>> game.play(game.moves()[0])
>>> for step in barnyard.replay(game.record(["Ann", "Ben"])):
...     print(step)  # doctest: +ELLIPSIS
1  Ann throws ...
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from os import PathLike
from typing import Any

from ._native import Game, review

__all__ = ["Replay", "Step", "replay"]


@dataclass(frozen=True)
class Step:
    """One step of a record, and the game after it."""

    #: Counted from 1, as `barn replay` does.
    number: int
    #: Who moved; None for luck.
    seat: int | None
    #: The step in the game's notation; "?" where the viewer may not know.
    notation: str
    #: What the viewer was told.
    told: str
    #: The game after this step.
    game: Game

    def __str__(self) -> str:
        return f"{self.number}  {self.told}"


class Replay(Sequence[Step]):
    """A record step by step, every step checked: index it, go through it, or print it.

    `game` is the whole game, `names` are those in the record.
    """

    def __init__(self, record: Mapping[str, Any] | str | PathLike[str], seat: int | None = None, lang: str = "en") -> None:
        self._record = record
        self.game = Game.from_record(record)
        self.seat, self.lang = seat, lang
        self.names = _names(record, self.game.seats)
        self._told = self.game.told(seat, lang=lang, names=self.names)
        self._seen = self.game.seen(seat)

    def __len__(self) -> int:
        return len(self._told)

    def __getitem__(self, at: Any) -> Any:
        if isinstance(at, slice):
            return [self[one] for one in range(*at.indices(len(self)))]
        number = range(1, len(self) + 1)[at]
        who, _, notation = self._seen[number - 1].partition(":")
        return Step(number, int(who) if who else None, notation, self._told[number - 1], self.game.until(number))

    def __iter__(self) -> Iterator[Step]:
        return (self[at] for at in range(len(self)))

    def __str__(self) -> str:
        digits = len(str(len(self)))
        lines = [f"{number:>{digits}}  {told}" for number, told in enumerate(self._told, 1)]
        if not self.game.over:
            lines.append("The record ends here; the game is not over.")
        return "\n".join(lines)

    def review(self, **arguments: Any) -> list[dict[str, Any]]:
        """What an expert thinks of every decision: `barnyard.review` of this record."""
        return review(self._record, lang=self.lang, **arguments)


def replay(record: Mapping[str, Any] | str | PathLike[str], seat: int | None = None, lang: str = "en") -> Replay:
    """A record to leaf through, as `barn replay` shows it.

    record: a dict, the text of one, or the path of a file. seat: whose eyes to look through; a spectator's unless you say.
    """
    return Replay(record, seat, lang)


def _names(record: Mapping[str, Any] | str | PathLike[str], seats: int) -> list[str]:
    """Who sat where; `Game.from_record` has checked the record."""
    if not isinstance(record, Mapping):
        text = str(record)
        if not text.lstrip().startswith("{"):
            with open(record, encoding="utf-8") as file:
                text = file.read()
        record = json.loads(text)
    names = [str(line["name"]) for line in record.get("seats", [])]
    return names if len(names) == seats else [f"seat {seat}" for seat in range(seats)]
