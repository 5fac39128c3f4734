"""What the tests share."""

import os

import barnyard
import pytest

#: Every game with its fewest and its most seats; with BARN_LONG=1, with every number of seats.
LONG = os.environ.get("BARN_LONG") == "1"


def tables() -> list[tuple[str, int]]:
    found = []
    for game, facts in barnyard.games().items():
        seats = facts["seats"]
        found += [(game, count) for count in (seats if LONG else sorted({seats[0], seats[-1]}))]
    return found


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """`table` is every game at its tables, `name` every game."""
    if "table" in metafunc.fixturenames:
        metafunc.parametrize("table", tables(), ids=lambda table: f"{table[0]}-{table[1]}")
    if "name" in metafunc.fixturenames:
        metafunc.parametrize("name", list(barnyard.games()))
