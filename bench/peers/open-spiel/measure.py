#!/usr/bin/env python3
"""How fast OpenSpiel plays some of its games at random, and how fast its tree searches think: one JSON object per line.

    python measure.py --seconds 1

What is measured runs in OpenSpiel's C++ core; Python only starts it and holds the stopwatch, which counts processor time.
Three ways:

* `rollouts`: its rollout evaluator, asked by a search of a single simulation for many playouts of one position. The position
  is the first decision of a freshly dealt game. The dealing is not timed, and its steps are not counted.
* `bots`: `evaluate_bots` with its uniformly random bots, whole games with the deal. Only where the first way is not to be
  had: the evaluator does not know choosing at the same moment.
* `search`: its MCTS, or its information set MCTS where hands are hidden, with one playout per simulation, from positions
  half-way through random games.

The evaluator does not say how many steps it made. So the mean length of a random game is counted beforehand, in Python,
from positions made in the same way; the standard error of that mean is about two in a hundred. How fast that went is told too:
it is what a plain loop in Python gets.
"""

import argparse
import importlib.metadata
import json
import math
import random
import time

import pyspiel

# The games, how they are played out, and the nearest of ours: what they have in common. All are about as long as ours, or
# known to everybody.
PLAYOUTS = [
    ("backgammon", "rollouts", "kuhlorado", "two dice, an open board"),
    ("einstein_wurfelt_nicht", "rollouts", "kuhlorado", "a die, an open board"),
    ("pig", "rollouts", "kuhlorado", "a die, again or not"),
    ("connect_four", "rollouts", "tic-tac-moo", "pieces on a small board"),
    ("gin_rummy", "rollouts", "goat-n-goat", "hands, a deck, an open pile to take from"),
    ("crazy_eights(players=2)", "rollouts", "goat-n-goat", "hands and a deck, cards of a kind"),
    ("go_fish", "rollouts", "happy-cows", "cards that change hands"),
    ("hearts", "rollouts", "moo-moo-toretore", "a hand of cards, round by round"),
    ("oh_hell(players=3,num_tricks_fixed=10)", "rollouts", "moo-moo-toretore", "hands, and numbers called"),
    ("goofspiel(players=3)", "bots", "moo-moo-toretore", "all choose at once"),
]
SEARCHES = [
    ("backgammon", "kuhlorado"),
    ("einstein_wurfelt_nicht", "kuhlorado"),
    ("connect_four", "tic-tac-moo"),
    ("gin_rummy", "goat-n-goat"),
    ("euchre", "goat-n-goat"),
    ("hearts", "moo-moo-toretore"),
]

GAMES_TO_COUNT = 400
SIMULATIONS = 250
# A search is asked about so many positions at the least; one alone might be an odd one.
POSITIONS = 8
EXPLORATION = 1.4
MEMORY_MB = 1000
# On a busy machine, how many times as long as asked for it may take.
PATIENCE = 4


class Stopwatch:
    """Adds up processor time; on a busy machine it runs out by the clock on the wall, but never before it was used."""

    def __init__(self, seconds):
        self.limit, self.busy, self.wall = seconds, 0.0, 0.0

    def time(self, work):
        began, start = time.monotonic(), time.process_time()
        result = work()
        self.busy += time.process_time() - start
        self.wall += time.monotonic() - began
        return result

    def has_run_out(self):
        return self.busy >= self.limit or self.wall >= PATIENCE * self.limit


def draw(state, rng):
    """Luck takes its step."""
    outcomes, weights = zip(*state.chance_outcomes())
    state.apply_action(rng.choices(outcomes, weights)[0])


def first_decision(game, rng):
    """A freshly dealt game."""
    state = game.new_initial_state()
    while state.is_chance_node():
        draw(state, rng)
    return state


def random_length(state, rng):
    """Plays on at random; how many decisions and how many chance steps that took."""
    decisions = chances = 0
    while not state.is_terminal():
        if state.is_chance_node():
            draw(state, rng)
            chances += 1
        elif state.is_simultaneous_node():
            seats = range(state.num_players())
            state.apply_actions([rng.choice(state.legal_actions(seat)) for seat in seats])
            decisions += state.num_players()
        else:
            state.apply_action(rng.choice(state.legal_actions()))
            decisions += 1
    return decisions, chances


def middle(game, rng):
    """A position half-way through a random game in which there is a choice."""
    state, choices = game.new_initial_state(), []
    while not state.is_terminal():
        if state.is_chance_node():
            draw(state, rng)
            continue
        legal = state.legal_actions()
        if len(legal) > 1:
            choices.append(state.clone())
        state.apply_action(rng.choice(legal))
    return choices[len(choices) // 2]


def count_lengths(begin, rng):
    """The mean number of decisions and of steps in a random game, and how many steps a second Python makes counting."""
    stopwatch, decisions, steps = Stopwatch(math.inf), 0, 0
    for _ in range(GAMES_TO_COUNT):
        state = begin()
        chosen, drawn = stopwatch.time(lambda: random_length(state, rng))
        decisions += chosen
        steps += chosen + drawn
    return decisions / GAMES_TO_COUNT, steps / GAMES_TO_COUNT, steps / stopwatch.busy


def search_bot(game, playouts, simulations, rng):
    evaluator = pyspiel.RandomRolloutEvaluator(playouts, rng.randrange(1 << 30))
    return pyspiel.MCTSBot(
        game, evaluator, EXPLORATION, simulations, MEMORY_MB, False, rng.randrange(1 << 30), False
    )


def enough_playouts(game, rng):
    """How many playouts take a twentieth of a second or so, and make the asking cheap."""
    playouts, took = 8, 0.0
    while took < 0.05:
        playouts *= 2
        bot, root = search_bot(game, playouts, 1, rng), first_decision(game, rng)
        start = time.process_time()
        bot.mcts_search(root)
        took = time.process_time() - start
    return playouts


def roll_out(game, stopwatch, rng):
    playouts, games = enough_playouts(game, rng), 0
    while not stopwatch.has_run_out():
        bot, root = search_bot(game, playouts, 1, rng), first_decision(game, rng)
        searched = stopwatch.time(lambda: bot.mcts_search(root))
        assert searched.explore_count == 1, f"{game}: the evaluator was asked {searched.explore_count} times"
        games += playouts
    return games


def let_bots_play(game, stopwatch, rng):
    bots = [pyspiel.make_uniform_random_bot(seat, seat) for seat in range(game.num_players())]

    def play_many():
        for _ in range(100):
            pyspiel.evaluate_bots(game.new_initial_state(), bots, rng.randrange(1 << 30))

    games = 0
    while not stopwatch.has_run_out():
        stopwatch.time(play_many)
        games += 100
    return games


WAYS = {"rollouts": (first_decision, roll_out), "bots": (lambda game, _: game.new_initial_state(), let_bots_play)}


def measure_playouts(name, way, seconds, rng):
    game = pyspiel.load_game(name)
    begin, play = WAYS[way]
    decisions, steps, from_python = count_lengths(lambda: begin(game, rng), rng)
    stopwatch = Stopwatch(seconds)
    games = play(game, stopwatch, rng)
    return {
        "game": name,
        "seats": game.num_players(),
        "way": way,
        "seconds": stopwatch.busy,
        "games": games,
        "decisions": round(games * decisions),
        "steps": round(games * steps),
        "steps_per_second_from_python": from_python,
    }


def measure_search(name, seconds, rng):
    game = pyspiel.load_game(name)
    hidden = game.get_type().information == pyspiel.GameType.Information.IMPERFECT_INFORMATION
    _, steps, _ = count_lengths(lambda: middle(game, rng), rng)
    stopwatch, positions, simulations = Stopwatch(seconds), 0, 0
    while positions < POSITIONS or not stopwatch.has_run_out():
        root = middle(game, rng)
        positions += 1
        if hidden:
            evaluator = pyspiel.RandomRolloutEvaluator(1, rng.randrange(1 << 30))
            bot = pyspiel.ISMCTSBot(rng.randrange(1 << 30), evaluator, EXPLORATION, SIMULATIONS)
            stopwatch.time(lambda: bot.step(root))
            simulations += SIMULATIONS
        else:
            bot = search_bot(game, 1, SIMULATIONS, rng)
            simulations += stopwatch.time(lambda: bot.mcts_search(root)).explore_count
    return {
        "game": name,
        "seats": game.num_players(),
        "way": "information set search" if hidden else "search",
        "seconds": stopwatch.busy,
        "simulations": simulations,
        "steps_to_end": steps,
    }


def main():
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    arguments.add_argument("--seconds", type=float, default=1.0, help="how long each measurement takes")
    arguments.add_argument("--seed", type=int, default=1)
    arguments.add_argument("--version", action="version", version=importlib.metadata.version("open_spiel"))
    args = arguments.parse_args()
    for name, way, nearest, alike in PLAYOUTS:
        line = measure_playouts(name, way, args.seconds, random.Random(f"{args.seed}/{name}/{way}"))
        print(json.dumps(line | {"nearest": nearest, "alike": alike}), flush=True)
    for name, nearest in SEARCHES:
        line = measure_search(name, args.seconds, random.Random(f"{args.seed}/{name}/search"))
        print(json.dumps(line | {"nearest": nearest}), flush=True)


if __name__ == "__main__":
    main()
