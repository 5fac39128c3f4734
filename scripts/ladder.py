#!/usr/bin/env python3
"""Lets the levels play each other and writes `docs/players.md`.

    cargo build --release -p cli -p players --bins --examples
    python3 scripts/ladder.py --games 1000

Each level meets the one below with `barn tournament`: the same luck from every seat. Then `expert` meets what the aims
name, and the speed of searches is measured. Finished games are kept in `target/ladder`, so that a run that was stopped
goes on where it was. The words around the tables are in `scripts/players.md`.
"""

import argparse
import json
import pathlib
import subprocess

ROOT = pathlib.Path(__file__).resolve().parent.parent
LEVELS = ["random", "easy", "medium", "hard", "expert"]
# One expert among strangers: game, seats, who else, what we aim for in percent.
AIMS = [
    ("kuhlorado", 2, "random", 99),
    ("kuhlorado", 2, "easy", 90),
    ("tic-tac-moo", 2, "random", 99),
    ("tic-tac-moo", 2, "easy", 90),
    ("goat-n-goat", 2, "random", 97),
    ("goat-n-goat", 2, "easy", 90),
    ("happy-cows", 2, "easy", 90),
    ("goat-n-goat", 4, "random", 90),
    ("happy-cows", 4, "random", 85),
    ("moo-moo-toretore", 4, "random", 60),
]


def run(words):
    return subprocess.run([str(word) for word in words], check=True, capture_output=True, text=True).stdout


def percent(share):
    return f"{100 * share:.1f}"


def wilson(share, games):
    """The 95 % interval of a share of independent games."""
    z = 1.96
    centre = (share + z * z / (2 * games)) / (1 + z * z / games)
    half = z / (1 + z * z / games) * (share * (1 - share) / games + z * z / (4 * games * games)) ** 0.5
    return max(0.0, centre - half), min(1.0, centre + half)


class Ladder:
    def __init__(self, args):
        self.args = args
        self.kept = ROOT / "target" / "ladder"
        self.kept.mkdir(parents=True, exist_ok=True)

    def spec(self, level):
        return self.args.expert if level == "expert" else level

    def meet(self, game, upper, lower):
        """How often the upper level beats the lower one, with its interval."""
        games = self.args.games
        if upper == "expert":
            games = self.args.expert_games
        name = f"{game}-{self.spec(upper)}-{lower}-{games}.jsonl".replace(":", "_")
        words = [self.args.barn, "tournament", game, "--players", f"{self.spec(upper)},{lower}"]
        words += ["--games", games, "--resume", self.kept / name, "--json"]
        pairing = json.loads(run(words))["pairings"][0]
        print(game, upper, lower, percent(pairing["share"]), pairing["games"], flush=True)
        return pairing

    def alone(self, game, seats, other):
        """How often one expert wins among others, from every seat alike."""
        kept = self.kept / f"{game}-{seats}-{self.args.expert}-{other}-{self.args.aim_games}.json".replace(":", "_")
        if kept.exists():
            return json.loads(kept.read_text())
        won = 0.0
        each = -(-self.args.aim_games // seats)
        for place in range(seats):
            players = [other] * seats
            players[place] = self.args.expert
            words = [self.args.barn, "simulate", game, "--seats", ",".join(players), "--games", each]
            result = json.loads(run(words + ["--seed", 1 + place, "--json"]))
            won += result["seats"][place]["win_share"] / seats
        print(game, seats, "expert", other, percent(won), each * seats, flush=True)
        kept.write_text(json.dumps([won, each * seats]))
        return won, each * seats

    def ladder(self, games):
        yield "| game | players | easy – random | medium – easy | hard – medium | expert – hard |"
        yield "|---|---|---|---|---|---|"
        for facts in games:
            cells = []
            for lower, upper in zip(LEVELS, LEVELS[1:]):
                pairing = self.meet(facts["id"], upper, lower)
                low, high = pairing["interval"]["low"], pairing["interval"]["high"]
                cells.append(f"{percent(pairing['share'])} % ({percent(low)}–{percent(high)}), {pairing['games']:,} games")
            yield f"| {facts['title']} | {facts['seats']['fewest']} | " + " | ".join(cells) + " |"

    def aims(self, titles):
        yield "| game | table | expert wins | 95 % | aim | games |"
        yield "|---|---|---|---|---|---|"
        for game, seats, other, aim in AIMS:
            share, games = self.alone(game, seats, other)
            low, high = wilson(share, games)
            table = f"one expert, {seats - 1} × {other}"
            yield f"| {titles[game]} | {table} | {percent(share)} % | {percent(low)}–{percent(high)} | {aim} % | {games:,} |"

    def speed(self, titles):
        yield "| game | players | simulations per second and core |"
        yield "|---|---|---|"
        for line in run([self.args.speed, "--json", "--seconds", 3]).splitlines():
            one = json.loads(line)
            yield f"| {titles[one['game']]} | {one['seats']} | {one['simulations_per_second']:,} |"


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--barn", default=ROOT / "target/release/barn")
    parser.add_argument("--speed", default=ROOT / "target/release/examples/speed")
    parser.add_argument("--games", type=int, default=1000, help="per pairing below expert")
    parser.add_argument("--expert", default="expert", help="the expert's budget, as in expert:5000")
    parser.add_argument("--expert-games", type=int, default=1000, help="of expert against hard")
    parser.add_argument("--aim-games", type=int, default=200, help="of expert against those the aims name")
    args = parser.parse_args()
    games = json.loads(run([args.barn, "games", "--json"]))
    games = games.get("games", games) if isinstance(games, dict) else games
    titles = {facts["id"]: facts["title"] for facts in games}
    ladder = Ladder(args)
    words = (ROOT / "scripts" / "players.md").read_text()
    for name in ("ladder", "aims", "speed"):
        rows = ladder.ladder(games) if name == "ladder" else getattr(ladder, name)(titles)
        words = words.replace(f"<!-- {name} -->", "\n".join(rows))
    words = words.replace("<!-- budget -->", f"`{args.expert}`")
    (ROOT / "docs" / "players.md").write_text(words)


if __name__ == "__main__":
    main()
