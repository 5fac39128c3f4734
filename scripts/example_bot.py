#!/usr/bin/env python3
"""A program that plays at a table in a game hall, for you to start from.

    barn serve                                             # in one terminal
    barn invite http://127.0.0.1:8080 kuhlorado            # in another: prints a link per seat
    barn bot 'LINK' --cmd 'python3 scripts/example_bot.py'

`barn bot` asks it once for every decision, with one JSON object per line on standard input: the `game` and its
`options`, the `seat` (from 0) and the number of `seats`, the `view` (all that the seat knows), the `moves` it may
choose from, and how many milliseconds (`ms`) it may think. It answers with one line, {"move": "..."}.
Anything it prints to standard error is shown. Nothing but Python 3 is needed.
"""

import json
import random
import sys


def choose(game, seat, view, moves):
    """Think here. This player does not: it takes any move."""
    return random.choice(moves)


for line in sys.stdin:
    asked = json.loads(line)
    move = choose(asked["game"], asked["seat"], asked["view"], asked["moves"])
    print(json.dumps({"move": move}), flush=True)
