"""docs/observations.md says what learners see. It is written by this test: BARN_WRITE=1 writes it anew."""

import os
from pathlib import Path

import barnyard
import pytest

PAGE = Path(__file__).parents[2] / "docs" / "observations.md"
HEAD = """# What learners see, and what they can do

Written by `python/tests/test_docs.py`, which also checks it: `BARN_WRITE=1 pytest python/tests/test_docs.py` writes it anew.

An observation is what one seat knows, as zeros and ones in named planes that follow one another. It is made from the seat's view and from
nothing else; conformance proves that it is the same in every world that fits what the seat knows. Seats are counted from the one that looks:
0 is oneself, 1 the next in turn order. Counts are thermometers: of n places for a count the first few are 1. `barnyard.planes(game, seats)`
gives this list to programs, `game.observe_planes(seat)` the planes in their shapes, `game.observe(seat)` and `batch.observation` all of them in a
row. Numbers of actions are the same for all options and all numbers of seats (`barnyard.action_to_move`, `move_to_action`).
Rewards come with the end of a game: `"win"` is the share of the win (two winners get a half each), `"points"` the points, `"both"` the share and
a hundredth of the points.
"""


def shape(plane):
    return " × ".join(map(str, plane["shape"]))


def page():
    text = HEAD
    for name, facts in barnyard.games().items():
        counts = facts["seats"]
        actions = barnyard.action_count(name)
        sizes = ", ".join(f"{barnyard.observation_size(name, seats):,} with {seats}" for seats in counts)
        examples = ", ".join(
            f"{action} is `{barnyard.action_to_move(name, action)}`" for action in (0, actions // 2, actions - 1)
        )
        text += f"\n## {facts['title']} (`{name}`)\n\n"
        text += f"{actions} actions: {examples}. Numbers in an observation, by players: {sizes}.\n\n"
        fewest, most = ({plane["name"]: plane for plane in barnyard.planes(name, seats)} for seats in (counts[0], counts[-1]))
        heads = f"shape with {counts[0]}" + (f" | with {counts[-1]}" if len(counts) > 1 else "")
        text += f"| plane | {heads} | what it says |\n|---|---|{'---|' if len(counts) > 1 else ''}---|\n"
        for plane in most:
            shapes = [shape(fewest[plane]) if plane in fewest else "–"] + ([shape(most[plane])] if len(counts) > 1 else [])
            text += f"| `{plane}` | {' | '.join(shapes)} | {most[plane]['about']} |\n"
    return text


def test_the_page_about_observations_is_true():
    if os.environ.get("BARN_WRITE") == "1":
        PAGE.write_text(page())
    if not PAGE.exists():
        pytest.skip("the page is not written yet: BARN_WRITE=1 writes it")
    assert PAGE.read_text() == page()
