#!/usr/bin/env python3
"""Plays whole games through `barn engine` and checks that its answers fit together.

    cargo build --release -p cli
    python3 scripts/drive_engine.py --games 1000
    python3 scripts/drive_engine.py --games 50 --only goat-n-goat --seats 3 --seed 7

Every game with every number of seats is played at random, with explicit chance: the script draws among the
`outcomes` of `turn` by their weights and among the `moves` of the seats that are asked. On the way it checks,
for any game, that

* seats that are not asked have no moves, and whoever is asked has some, each once;
* now and then: `truth` and the views agree. What a view shows under the name it has in the truth is the truth
  (`null` or `"?"` stands for what the viewer does not know), `…_size` is the length of the pile it speaks of, and
  what spectators see, every seat sees alike;
* `undo` leads back to the truth before, and the same step forward again to the truth after;
* malformed lines and steps out of turn get an error with a known code and change nothing;
* in the end the scores are the `points` of the truth, if it has such a field, and the record, loaded again, leads
  to the same truth.

Nothing but Python 3 and its library is needed. It prints a line per table and ends with 1 at the first
mistake, after printing the seed and the steps of that game. A check for one game only goes into `GAME_CHECKS`.
"""

import argparse
import concurrent.futures
import json
import os
import pathlib
import random
import subprocess
import sys
import time

ROOT = pathlib.Path(__file__).resolve().parent.parent
# Fields of a view that are about the viewer and so differ from viewer to viewer.
OWN = {"you", "unseen"}
UNKNOWN = (None, "?")
LOOK_EVERY, UNDO_EVERY, BREAK_EVERY = 7, 11, 13

CODES = {
    "bad-json", "bad-command", "no-game", "bad-options", "unknown-game", "bad-record", "unknown-lang",
    "unknown-level", "bad-seed", "game-over", "no-such-seat", "not-your-turn", "luck-first", "not-luck",
    "not-legal", "not-possible", "bad-notation", "nothing-to-undo",
}

MALFORMED = [
    "", "moo", "{", "[]", "null", '{"cmd":"fly"}', '{"cmd":"turn","extra":1}', '{"cmd":"undo","extra":null}',
    '{"cmd":"settle","now":true}', '["undo"]', '{"cmd":"play","seat":0,"move":"\\u0000"}',
    '{"cmd":"play","seat":99,"move":"x"}', '{"cmd":"play","seat":-1,"move":"x"}', '{"cmd":"play","move":"x"}',
    '{"cmd":"chance"}', '{"cmd":"chance","outcome":"no such outcome"}', '{"cmd":"chance","rng":false}',
    '{"cmd":"view"}', '{"cmd":"view","seat":0,"spectator":true}', '{"cmd":"seed","seed":"12"}',
    '{"cmd":"load","record":{}}', '{"cmd":"load","record":{"barn":1}}', '{"cmd":"new","game":"moo","seats":2}',
    '{"cmd":"best","seat":0,"level":"genius"}', '{"cmd":"undo"}{"cmd":"undo"}', '{"cmd":"undo","cmd":"undo"}',
]


class Mistake(Exception):
    """The engine said something that cannot be."""


def check(holds, message):
    if not holds:
        raise Mistake(message)


class Engine:
    """A `barn engine` process. Many commands are sent at once; answers come in order."""

    def __init__(self, barn):
        self.process = subprocess.Popen([barn, "engine"], stdin=subprocess.PIPE, stdout=subprocess.PIPE)

    def send(self, *lines):
        """Sends lines (text, or objects to be written as JSON); gives the answers, read from JSON."""
        text = "".join((line if isinstance(line, str) else json.dumps(line)) + "\n" for line in lines)
        self.process.stdin.write(text.encode())
        self.process.stdin.flush()
        answers = [self.process.stdout.readline() for _ in lines]
        check(all(answers), f"the engine has stopped; last sent: {text[-300:]}")
        return [json.loads(answer) for answer in answers]

    def close(self):
        self.process.stdin.close()
        check(self.process.wait(timeout=10) == 0, "the engine failed")


def known_is_true(view, truth, place):
    """What a view knows is what the truth says, wherever both have a thing under the same name."""
    if view in UNKNOWN or place.rsplit(".", 1)[-1] in OWN:
        return
    if isinstance(view, dict) and isinstance(truth, dict):
        for name, value in view.items():
            if name in truth:
                known_is_true(value, truth[name], f"{place}.{name}")
            elif name.endswith("_size") and isinstance(truth.get(name[:-5]), list):
                check(value == len(truth[name[:-5]]), f"{place}.{name} is {value}, the pile is {truth[name[:-5]]}")
    elif isinstance(view, list) and isinstance(truth, list) and len(view) == len(truth):
        for at, (seen, real) in enumerate(zip(view, truth)):
            known_is_true(seen, real, f"{place}.{at}")
    else:
        check(view == truth, f"{place} is shown as {view}, the truth is {truth}")


def public_is_shared(public, own, place):
    """What spectators see, a seat sees alike."""
    if public in UNKNOWN or place.rsplit(".", 1)[-1] in OWN:
        return
    if isinstance(public, dict) and isinstance(own, dict):
        check(public.keys() == own.keys(), f"{place} has other fields for spectators")
        for name, value in public.items():
            public_is_shared(value, own[name], f"{place}.{name}")
    elif isinstance(public, list) and isinstance(own, list) and len(public) == len(own):
        for at, (theirs, mine) in enumerate(zip(public, own)):
            public_is_shared(theirs, mine, f"{place}.{at}")
    else:
        check(public == own, f"{place} is {public} for spectators, {own} for a seat")


# Checks of one game only: its id, and a function of (truth, views by seat, spectator's view).
GAME_CHECKS = {}


class Play:
    """One random game."""

    def __init__(self, engine, game, seats, rng):
        self.engine, self.game, self.seats, self.rng = engine, game, seats, rng
        self.steps = []

    def run(self):
        new = {"cmd": "new", "game": self.game, "seats": self.seats}
        (answer,) = self.engine.send(new)
        check(answer == {"ok": True}, f"{new}: {answer}")
        turn, moves = self.ask()
        while turn["kind"] != "over":
            step = self.choose(turn, moves)
            count = len(self.steps)
            if count % UNDO_EVERY == 0:
                self.there_and_back(step)
            self.steps.append(step)
            answer, turn, moves = self.ask(step)
            good = {"outcome": step["outcome"]} if step["cmd"] == "chance" else {"ok": True}
            check(answer == good, f"{step}: {answer}")
            if count % LOOK_EVERY == 0:
                self.look()
            if count % BREAK_EVERY == 0:
                self.send_nonsense()
        self.finish(turn)
        return len(self.steps)

    def ask(self, *first):
        """Sends a step, if any; gives its answer, the turn and every seat's moves."""
        seats = [{"cmd": "moves", "seat": seat} for seat in range(self.seats)]
        *before, turn, moves = self.group(self.engine.send(*first, {"cmd": "turn"}, *seats), len(first))
        asked = turn.get("seats", [])
        for seat, listed in enumerate(moves):
            check(bool(listed) == (seat in asked), f"{turn}, but seat {seat} has the moves {listed}")
            check(len(set(listed)) == len(listed), f"seat {seat} has a move twice: {listed}")
        return (*before, turn, moves)

    @staticmethod
    def group(answers, before):
        return [*answers[:before], answers[before], [answer["moves"] for answer in answers[before + 1 :]]]

    def choose(self, turn, moves):
        if turn["kind"] == "chance":
            outcomes, weights = zip(*turn["outcomes"])
            check(all(isinstance(weight, int) and weight > 0 for weight in weights), f"weights of {turn}")
            check(len(set(outcomes)) == len(outcomes), f"an outcome is listed twice: {turn}")
            return {"cmd": "chance", "outcome": self.rng.choices(outcomes, weights)[0]}
        check(turn["kind"] == "decide" and turn["seats"], f"a strange turn: {turn}")
        seat = self.rng.choice(turn["seats"])
        return {"cmd": "play", "seat": seat, "move": self.rng.choice(moves[seat])}

    def there_and_back(self, step):
        truth = {"cmd": "truth"}
        before, _, after, undone, back, _, again, _ = self.engine.send(
            truth, step, truth, {"cmd": "undo"}, truth, step, truth, {"cmd": "undo"}
        )
        check(undone == {"ok": True} and back == before, f"undo of {step} does not lead back")
        check(again == after, f"{step} leads elsewhere the second time")

    def look(self):
        views = [{"cmd": "view", "seat": seat} for seat in range(self.seats)]
        truth, public, *own = self.engine.send({"cmd": "truth"}, {"cmd": "view", "spectator": True}, *views)
        truth, public, own = truth["truth"], public["view"], [answer["view"] for answer in own]
        for seat, view in [(None, public), *enumerate(own)]:
            known_is_true(view, truth, f"the view of {'spectators' if seat is None else f'seat {seat}'}")
        for seat, view in enumerate(own):
            public_is_shared(public, view, f"the view of seat {seat}")
        GAME_CHECKS.get(self.game, lambda *_: None)(truth, own, public)

    def send_nonsense(self):
        lines = self.rng.sample(MALFORMED, 3)
        state = [{"cmd": "truth"}, {"cmd": "turn"}]
        answers = self.engine.send(*state, *lines, *state)
        check(answers[:2] == answers[-2:], f"one of {lines} changed something")
        for line, answer in zip(lines, answers[2:]):
            check(answer.get("error", {}).get("code") in CODES, f"{line} is answered with {answer}")

    def finish(self, turn):
        scores = turn["scores"]
        check(len(scores) == self.seats and set(turn["winners"]) <= set(range(self.seats)), f"the end: {turn}")
        self.look()
        truth, record = self.engine.send({"cmd": "truth"}, {"cmd": "record"})
        points = truth["truth"].get("points", scores)
        check(points == scores, f"the scores are {scores}, but the truth shows {points} points")
        (view,) = self.engine.send({"cmd": "view", "spectator": True})
        players = view["view"].get("players", [])
        shown = [player["points"] for player in players if "points" in player]
        # Some games show points by where they came from.
        shown = [sum(points.values()) if isinstance(points, dict) else points for points in shown]
        check(shown in ([], scores), f"the scores are {scores}, but the view shows {shown} points")
        check(len(record["record"]["steps"]) == len(self.steps), "the record has another number of steps")
        load = {"cmd": "load", "record": record["record"]}
        refused, loaded, after = self.engine.send({"cmd": "chance", "rng": True}, load, {"cmd": "truth"})
        check(refused["error"]["code"] == "game-over", f"after the end: {refused}")
        check(loaded == {"ok": True} and after == truth, "the record leads elsewhere")


def play_share(barn, game, seats, seed, numbers):
    """Plays some of the games of one table; gives how many steps that took."""
    engine, steps = Engine(barn), 0
    for number in numbers:
        play = Play(engine, game, seats, random.Random(f"{seed}/{game}/{seats}/{number}"))
        try:
            steps += play.run()
        except Mistake as mistake:
            told = "\n".join(json.dumps(step) for step in play.steps)
            raise Mistake(f"{game}, {seats} seats, seed {seed}, game {number}: {mistake}\n{told}") from None
    engine.close()
    return steps


def main():
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    arguments.add_argument("--barn", default=str(ROOT / "target" / "release" / "barn"), help="the command")
    arguments.add_argument("--games", type=int, default=1000, help="how many games per table")
    arguments.add_argument("--only", help="the id of the only game to play")
    arguments.add_argument("--seats", type=int, help="the only number of seats to play with")
    arguments.add_argument("--seed", type=int, default=1)
    arguments.add_argument("--jobs", type=int, default=os.cpu_count(), help="how many engines at once")
    args = arguments.parse_args()

    listed = subprocess.run([args.barn, "games", "--json"], check=True, capture_output=True).stdout
    tables = [
        (game["id"], seats)
        for game in json.loads(listed)
        for seats in range(game["seats"]["fewest"], game["seats"]["most"] + 1)
        if args.only in (None, game["id"]) and args.seats in (None, seats)
    ]
    if not tables:
        sys.exit("there is no such table")
    with concurrent.futures.ProcessPoolExecutor(args.jobs) as pool:
        for game, seats in tables:
            began = time.monotonic()
            shares = [range(job, args.games, args.jobs) for job in range(args.jobs)]
            work = [pool.submit(play_share, args.barn, game, seats, args.seed, share) for share in shares]
            try:
                steps = sum(job.result() for job in work)
            except Mistake as mistake:
                sys.exit(f"MISTAKE {mistake}")
            took = time.monotonic() - began
            print(f"{game}, {seats} seats: {args.games} games, {steps} steps, {took:.1f} s", flush=True)


if __name__ == "__main__":
    main()
