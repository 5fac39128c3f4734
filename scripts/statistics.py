#!/usr/bin/env python3
"""Plays many random games of everything and writes `docs/statistics.md`.

    cargo build --release -p cli
    python3 scripts/statistics.py --games 100000

Lengths, branching, scores and seat advantage come from `barn simulate --closely`, and so does how often rare things
happen: every phrase a game tells is counted, and `RARE` names those worth a line. Nothing but Python 3 is needed.
"""

import argparse
import json
import pathlib
import subprocess

ROOT = pathlib.Path(__file__).resolve().parent.parent

# What is rare in each game: the id of the phrase that tells it, the clause, and what it is.
RARE = json.loads((ROOT / "scripts" / "rare.json").read_text())


def barn(binary, *words):
    return json.loads(subprocess.run([binary, *words, "--json"], check=True, capture_output=True, text=True).stdout)


def simulate(binary, game, seats, games, options=()):
    extra = [word for option in options for word in ("--option", option)]
    players = ",".join(["random"] * seats)
    return barn(binary, "simulate", game, "--games", str(games), "--seats", players, "--seed", "1", "--closely", *extra)


def share(part, whole):
    percent = 100 * part / whole
    return f"{percent:.1f} %" if percent >= 0.1 or part == 0 else f"{percent:.4f} %"


def lengths(runs):
    yield "| players | decisions (fewest–most) | steps | legal moves (most) | scores (lowest–highest) | no single winner |"
    yield "|---|---|---|---|---|---|"
    for seats, run in runs.items():
        low = min(seat["lowest_score"] for seat in run["seats"])
        high = max(seat["highest_score"] for seat in run["seats"])
        mean = sum(seat["mean_score"] for seat in run["seats"]) / seats
        yield (
            f"| {seats} | {run['decisions_per_game']:.1f} ({run['fewest_decisions']}–{run['most_decisions']}) "
            f"| {run['steps_per_game']:.1f} | {run['choices_per_decision']:.1f} ({run['most_choices']}) "
            f"| {mean:.1f} ({low} to {high}) | {share(run['draws'], run['games'])} |"
        )


def advantage(game, binary, seats_range, games):
    """Wins by place in turn order: seat 0 starts."""
    yield "| players | wins of the starter, then clockwise |"
    yield "|---|---|"
    for seats in seats_range:
        run = simulate(binary, game, seats, games, ["start=0"])
        wins = " · ".join(f"{100 * seat['win_share']:.1f} %" for seat in run["seats"])
        yield f"| {seats} | {wins} |"


def rare(game, runs):
    lines = RARE.get(game, [])
    if not lines:
        return
    yield "| clause | what | " + " | ".join(f"{seats} players" for seats in runs) + " |"
    yield "|---|---|" + "---|" * len(runs)
    for phrase, clause, what in lines:
        cells = []
        for run in runs.values():
            count = run["told"].get(phrase, {"games": 0, "times": 0})
            cells.append(f"{share(count['games'], run['games'])}" if count["games"] else "never")
        yield f"| {clause} | {what} | " + " | ".join(cells) + " |"


def endings(runs):
    reasons = sorted({reason for run in runs.values() for reason in run["ended"]})
    if len(reasons) < 2:
        return
    yield "| ended by | " + " | ".join(f"{seats} players" for seats in runs) + " |"
    yield "|---|" + "---|" * len(runs)
    for reason in reasons:
        cells = (share(run["ended"].get(reason, 0), run["games"]) for run in runs.values())
        yield f"| `{reason}` | " + " | ".join(cells) + " |"


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=100_000, help="games per game and seat count")
    parser.add_argument("--barn", default=str(ROOT / "target" / "release" / "barn"), help="the binary to ask")
    args = parser.parse_args()
    preface = ROOT / "scripts" / "statistics.md"
    lines = preface.read_text().replace("@games@", f"{args.games:,}").splitlines()
    for facts in barn(args.barn, "games"):
        game, seats_range = facts["id"], range(facts["seats"]["fewest"], facts["seats"]["most"] + 1)
        runs = {seats: simulate(args.barn, game, seats, args.games) for seats in seats_range}
        lines += ["", f"## {facts['title']}", "", *lengths(runs)]
        lines += ["", *advantage(game, args.barn, seats_range, args.games)]
        for table in (list(endings(runs)), list(rare(game, runs))):
            lines += ["", *table] if table else []
        print(f"{facts['title']} is done", flush=True)
    (ROOT / "docs" / "statistics.md").write_text("\n".join(lines) + "\n")


if __name__ == "__main__":
    main()
