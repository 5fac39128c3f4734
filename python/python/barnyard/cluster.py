"""Many games on many machines, with Ray.

    >>> from barnyard import cluster
    >>> results = cluster.simulate("kuhlorado", 1_000_000, seed=7, address="auto")

Work is cut into chunks by the numbers of its games. Game `i` of a seed is the same game on every machine, and results are
added up in whole numbers, so the outcome is the one that a single process gets, however many nodes there are and whichever
of them die: a lost chunk is simply played again.

`address` is where the cluster is: `"auto"` or `"ray://host:10001"` for one that runs, `None` for one that Ray starts on this
machine, `"local"` for no cluster at all (this process does the work; for trying things out). With `path`, a folder that
all machines can reach, finished chunks are kept there: a run that was broken off goes on where it was.

The package must be installed on every node. Ray opens ports on all interfaces: run it in a network you trust.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import os
import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any

import barnyard

__all__ = ["Progress", "ladder", "self_play", "simulate", "tournament"]

#: How many games of random players, or of players that think, make a chunk of some tenths of a second.
_RANDOM_CHUNK, _THINKING_CHUNK = 50_000, 16
#: How many chunks are handed out beyond those that can run at once.
_AHEAD = 2
#: How often a chunk is begun again because its node died.
_RETRIES = 10

#: Called with how many games are finished, and how many there are.
Progress = Callable[[int, int], None]


def simulate(
    game: str,
    games: int = 10_000,
    *,
    players: Sequence[str] | None = None,
    seats: int | None = None,
    seed: int = 1,
    chunk: int | None = None,
    address: str | None = None,
    path: str | os.PathLike[str] | None = None,
    rows: bool = False,
    progress: Progress | None = None,
    **options: Any,
) -> barnyard.Results:
    """`barnyard.simulate` on a cluster: the same games, the same sums.

    With `path` and `rows`, every chunk also leaves a Parquet file there, with a row for each game and seat.
    """
    parts = _simulate_parts(game, games, players, seats, seed, chunk, address, path, rows, progress, options)
    return barnyard.Results.merge_all([barnyard.Results.from_sums(sums) for sums in parts])


def _simulate_parts(
    game: str,
    games: int,
    players: Sequence[str] | None,
    seats: int | None,
    seed: int,
    chunk: int | None,
    address: str | None,
    path: str | os.PathLike[str] | None,
    rows: bool,
    progress: Progress | None,
    options: dict[str, Any],
) -> list[dict[str, Any]]:
    """What each chunk adds up to."""
    if rows and path is None:
        raise ValueError("rows are written to a folder: say where with path")
    if players is None:
        players = ["random"] * barnyard.Game(game, seats, **options).seats
    players = list(players)
    barnyard.Game(game, len(players), **options)  # Refuses here and now what would be refused on every node.
    job = {"kind": "simulate", "game": game, "players": players, "seed": seed, "options": options, "rows": rows}
    sizes = _chunks(games, _chunk_size(players) if chunk is None else chunk)
    return _run(job, sizes, games, _simulate_chunk, address, path, progress)


def tournament(
    game: str,
    players: Sequence[str],
    *,
    games: int = 1_000,
    seats: int | None = None,
    seed: int = 1,
    chunk: int | None = None,
    address: str | None = None,
    path: str | os.PathLike[str] | None = None,
    progress: Progress | None = None,
    **options: Any,
) -> barnyard.Standings:
    """`barnyard.tournament` on a cluster. Every pairing plays at least `games` games, over whole deals."""
    players = list(players)
    seats = barnyard.Game(game, seats, **options).seats
    deals = _deals(games, seats)
    lines = _tournament_lines(game, players, deals, seats, seed, chunk, address, path, progress, options)
    return barnyard.standings(game, players, deals, seats, seed, lines)


def _deals(games: int, seats: int) -> int:
    """How many deals each pairing plays, so that everybody has sat everywhere."""
    per_deal = 2 if seats == 2 else 2 * seats
    return -(-games // per_deal)


def _tournament_lines(
    game: str,
    players: list[str],
    deals: int,
    seats: int,
    seed: int,
    chunk: int | None,
    address: str | None,
    path: str | os.PathLike[str] | None,
    progress: Progress | None,
    options: dict[str, Any],
) -> list[str]:
    """Every game of a tournament, as a line of JSON."""
    total = barnyard.tournament_size(game, players, deals, seats)
    job = {
        "kind": "tournament",
        "game": game,
        "players": players,
        "deals": deals,
        "seats": seats,
        "seed": seed,
        "options": options,
    }
    sizes = _chunks(total, _chunk_size(players) if chunk is None else chunk)
    parts = _run(job, sizes, total, _tournament_chunk, address, path, progress)
    return [line for part in parts for line in part]


def ladder(game: str, *, games: int = 1_000, **arguments: Any) -> barnyard.Standings:
    """How strong every level is: a tournament of all five."""
    return tournament(game, ["expert", "hard", "medium", "easy", "random"], games=games, **arguments)


def self_play(
    game: str,
    policy: Any,
    *,
    actors: int = 2,
    lanes: int = 1024,
    steps: int = 256,
    rounds: int | None = None,
    seed: int = 1,
    address: str | None = None,
    **options: Any,
) -> Iterator[Any]:
    """Plays for learners: actors that hold a batch each, and weights that go through the object store.

    `policy(batch, weights, steps)` plays `steps` steps of a `barnyard.Batch` and gives back whatever the learner wants of
    them. Yields one actor's harvest after another; send the newest weights into the generator, or nothing to keep the
    old ones. Without `rounds` it goes on until it is closed.
    """
    ray = _connect(address)
    weights = ray.put(None)

    @ray.remote(max_restarts=-1, max_task_retries=_RETRIES)
    class Actor:
        def __init__(self, number: int) -> None:
            self.batch = barnyard.Batch(game, lanes, seed=seed * 1_000_003 + number, **options)
            self.batch.reset()

        def play(self, weights: Any) -> Any:
            return policy(self.batch, weights, steps)

    crew = [Actor.remote(number) for number in range(actors)]
    waiting = {actor.play.remote(weights): actor for actor in crew}
    done = 0
    try:
        while waiting and (rounds is None or done < rounds):
            (ready,), _ = ray.wait(list(waiting), num_returns=1)
            actor = waiting.pop(ready)
            newer = yield ray.get(ready)
            done += 1
            if newer is not None:
                weights = ray.put(newer)
            waiting[actor.play.remote(weights)] = actor
    finally:
        for actor in crew:
            ray.kill(actor)


def _simulate_chunk(job: dict[str, Any], first: int, count: int, folder: str | None) -> Any:
    out = os.path.join(folder, f"{first:012}-{count}.{os.getpid()}.draft.parquet") if job["rows"] and folder else None
    results = barnyard.simulate(
        job["game"], count, players=job["players"], seed=job["seed"], first=first, threads=1, out=out, **job["options"]
    )
    if out is not None:
        os.replace(out, os.path.join(folder, f"{first:012}-{count}.parquet"))
    return results.as_sums()


def _tournament_chunk(job: dict[str, Any], first: int, count: int, folder: str | None) -> Any:
    return barnyard.tournament_games(
        job["game"],
        job["players"],
        job["deals"],
        seats=job["seats"],
        seed=job["seed"],
        first=first,
        count=count,
        threads=1,
        **job["options"],
    )


def _chunk_size(players: Iterable[str]) -> int:
    return _RANDOM_CHUNK if all(player == "random" for player in players) else _THINKING_CHUNK


def _chunks(total: int, size: int) -> list[tuple[int, int]]:
    if total < 1:
        raise ValueError(f"games is at least 1, not {total}")
    if size < 1:
        raise ValueError(f"chunk is at least 1, not {size}")
    return [(first, min(size, total - first)) for first in range(0, total, size)]


def _run(
    job: dict[str, Any],
    chunks: list[tuple[int, int]],
    total: int,
    work: Callable[[dict[str, Any], int, int, str | None], Any],
    address: str | None,
    path: str | os.PathLike[str] | None,
    progress: Progress | None,
) -> list[Any]:
    """Does every chunk once, wherever there is room, and gives back what each came to, in order."""
    shelf = None if path is None else _Finished(Path(path), job)
    folder = None if shelf is None else str(shelf.folder.absolute())
    parts: dict[tuple[int, int], Any] = {}
    if shelf is not None:
        parts = {chunk: part for chunk in chunks if (part := shelf.read(chunk)) is not None}
    finished = sum(count for _, count in parts)

    def done(chunk: tuple[int, int], part: Any) -> None:
        nonlocal finished
        parts[chunk] = part
        if shelf is not None:
            shelf.write(chunk, part)
        finished += chunk[1]
        if progress is not None:
            progress(finished, total)

    todo = [chunk for chunk in chunks if chunk not in parts]
    if progress is not None:
        progress(finished, total)
    if address == "local":
        for chunk in todo:
            done(chunk, work(job, *chunk, folder))
    elif todo:
        _on_ray(job, todo, work, address, folder, done)
    return [parts[chunk] for chunk in chunks]


def _on_ray(
    job: dict[str, Any],
    todo: list[tuple[int, int]],
    work: Callable[[dict[str, Any], int, int, str | None], Any],
    address: str | None,
    folder: str | None,
    done: Callable[[tuple[int, int], Any], None],
) -> None:
    ray = _connect(address)
    task = ray.remote(num_cpus=1, max_retries=_RETRIES)(work)
    job_ref = ray.put(job)
    waiting: dict[Any, tuple[int, int]] = {}
    queue = iter(todo)
    try:
        while True:
            # Nodes come and go: how much runs at once is looked up anew.
            room = int(ray.cluster_resources().get("CPU", 1)) * (1 + _AHEAD)
            while len(waiting) < max(room, 1) and (chunk := next(queue, None)) is not None:
                waiting[task.remote(job_ref, *chunk, folder)] = chunk
            if not waiting:
                return
            ready, _ = ray.wait(list(waiting), num_returns=1, timeout=1.0)
            for reference in ready:
                done(waiting.pop(reference), ray.get(reference))
    finally:
        # Only if something went wrong, or somebody pressed Ctrl-C, is anything left to be called off.
        for reference in waiting:
            ray.cancel(reference)


def _connect(address: str | None) -> Any:
    try:
        import ray
    except ImportError as missing:
        raise ImportError("clusters need Ray: pip install 'barnyard[ray]'") from missing
    if not ray.is_initialized():
        os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
        if address is None:
            ray.init(include_dashboard=False, log_to_driver=False)
        else:
            ray.init(address=address, log_to_driver=False)
    return ray


class _Finished:
    """Chunks that were finished, one file each in a folder that is named after the job."""

    def __init__(self, path: Path, job: dict[str, Any]) -> None:
        text = json.dumps(job | {"version": barnyard.__version__}, sort_keys=True)
        digest = hashlib.sha256(text.encode()).hexdigest()[:16]
        self.folder = path / f"{job['kind']}-{job['game']}-{digest}"
        self.folder.mkdir(parents=True, exist_ok=True)
        (self.folder / "job.json").write_text(text + "\n")

    def _file(self, chunk: tuple[int, int]) -> Path:
        first, count = chunk
        return self.folder / f"{first:012}-{count}.json"

    def read(self, chunk: tuple[int, int]) -> Any:
        try:
            return json.loads(self._file(chunk).read_text())
        except FileNotFoundError:
            return None
        except json.JSONDecodeError as bad:
            raise barnyard.BadInput("bad-file", f"{self._file(chunk)} cannot be read: {bad}; delete it") from bad

    def write(self, chunk: tuple[int, int], part: Any) -> None:
        # Under another name first: a file that is there is whole.
        file = self._file(chunk)
        draft = file.with_suffix(f".{os.getpid()}.draft")
        draft.write_text(json.dumps(part))
        draft.replace(file)


def main(arguments: Sequence[str] | None = None) -> int:
    """For `barn simulate --ray` and `barn tournament --ray`: prints what the chunks came to, and `barn` adds it up."""
    parser = argparse.ArgumentParser(prog="python -m barnyard.cluster", description=main.__doc__)
    parser.add_argument("job", choices=["simulate", "tournament"])
    parser.add_argument("game")
    parser.add_argument("--games", type=int, required=True)
    parser.add_argument("--players", required=True)
    parser.add_argument("--seats", type=int)
    parser.add_argument("--seed", type=int, required=True)
    parser.add_argument("--options", default="null", help="the game's options as JSON")
    parser.add_argument("--address", required=True)
    parser.add_argument("--path")
    given = parser.parse_args(arguments)
    players, options = given.players.split(","), json.loads(given.options) or {}
    progress = _bar() if sys.stderr.isatty() else None
    where = (None, given.address, given.path)
    try:
        if given.job == "simulate":
            parts = _simulate_parts(
                given.game, given.games, players, None, given.seed, *where, False, progress, options
            )
        else:
            deals = _deals(given.games, given.seats)
            lines = _tournament_lines(
                given.game, players, deals, given.seats, given.seed, *where, progress, options
            )
            parts = [json.loads(line) for line in lines]
    except (barnyard.Error, ConnectionError, ImportError, ValueError) as problem:
        print(problem, file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 130
    json.dump(parts, sys.stdout)
    return 0


def _bar() -> Progress:
    def show(finished: int, total: int) -> None:
        end = "\n" if finished == total else ""
        print(f"\r{finished:,} of {total:,} games", end=end, file=sys.stderr, flush=True)

    return show


if __name__ == "__main__":
    sys.exit(main())
