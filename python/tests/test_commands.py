"""What the command does, from Python: simulate, tournament, report, verify, replay, and tables out."""

import json
import os
import re
import signal
import subprocess
import sys
import threading
import time

import barnyard
import pytest

from conftest import LONG
from test_game import play

#: The command, if it was built.
BARN = os.environ.get("BARN")
WITH_BARN = pytest.mark.skipif(not BARN, reason="the command is not built: BARN says where it is")


def barn(*words):
    done = subprocess.run([BARN, *map(str, words)], capture_output=True, text=True, check=True)
    return done.stdout


def is_told(results, told):
    """Whether the command told the same, but for how long it took."""
    mine = results.as_dict()
    names = [name for name in mine if "second" not in name]
    return {name: mine[name] for name in names} == {name: told[name] for name in names}


@WITH_BARN
def test_a_simulation_is_the_commands(name):
    told = json.loads(barn("simulate", name, "--games", 2_000, "--seed", 3, "--json"))
    assert is_told(barnyard.simulate(name, 2_000, seed=3), told)


@WITH_BARN
def test_a_simulation_of_bots_is_the_commands(table):
    name, seats = table
    players = ["easy", "random", "medium", "easy", "random", "easy"][:seats]
    told = json.loads(barn("simulate", name, "--games", 20, "--seats", ",".join(players), "--seed", 3, "--json"))
    assert is_told(barnyard.simulate(name, 20, players=players, seed=3), told)


@WITH_BARN
def test_a_tournament_is_the_commands():
    players = ["medium", "easy", "random"]
    told = barn("tournament", "tic-tac-moo", "--players", ",".join(players), "--games", 40, "--seed", 2, "--json")
    assert barnyard.tournament("tic-tac-moo", players, games=40, seed=2).as_dict() == json.loads(told)


@WITH_BARN
def test_the_rows_are_the_commands(tmp_path):
    pyarrow = pytest.importorskip("pyarrow")
    from pyarrow import parquet

    file = tmp_path / "games.parquet"
    barn("simulate", "kuhlorado", "--games", 500, "--seed", 3, "--out", file)
    rows = pyarrow.table(barnyard.simulate("kuhlorado", 500, seed=3, rows=True).rows)
    assert rows.to_pylist() == parquet.read_table(file).to_pylist()


@WITH_BARN
def test_a_report_is_the_commands(tmp_path):
    file = tmp_path / "report.html"
    barn("report", "kuhlorado", "--games", 200, "--player", "easy", "--player-games", 20, "--out", file)
    assert barnyard.report("kuhlorado", games=200, player="easy", player_games=20) == file.read_text()


@WITH_BARN
def test_a_replay_and_a_check_are_the_commands(name, tmp_path):
    file = tmp_path / "evening.barn"
    file.write_text(json.dumps(play(name, seed=6).record()))
    told = barn("replay", file, "--all")
    replay = barnyard.replay(file)
    words = lambda text: re.sub(r"\s+", " ", text)
    assert words(told).startswith(words(str(replay)))
    # A record without a seed is not verified, and the command says so with its exit code.
    done = subprocess.run([BARN, "verify", "--json", str(file)], capture_output=True, text=True)
    found = json.loads(done.stdout)
    assert found.pop("file") == str(file)
    assert barnyard.verify(file) == found == barnyard.verify(play(name, seed=6).record())


def test_a_report_is_a_page(tmp_path):
    page = barnyard.report("kuhlorado", tmp_path / "k.html", games=50, player="easy", player_games=10)
    assert page.startswith("<!") and "<svg" in page and "http://" not in page.replace("http://www.w3.org", "")
    assert (tmp_path / "k.html").read_text() == page


def test_a_replay_can_be_leafed_through(table):
    name, seats = table
    game = play(name, seats, seed=8)
    replay = barnyard.replay(game.record([f"N{seat}" for seat in range(seats)]))
    assert len(replay) == game.steps and replay[-1].game == game
    at = game.steps // 2
    assert replay[at].number == at + 1 and replay[at].game == game.until(at + 1)
    assert any("N0" in step.told for step in replay[: at + 1])
    assert [step.number for step in replay[:3]] == [1, 2, 3]
    with pytest.raises(IndexError):
        replay[len(replay)]


def test_a_review_tells_what_would_have_been_better():
    record = play("tic-tac-moo", seed=2).record()
    heard = []
    decisions = barnyard.replay(record).review(simulations=30, progress=heard.append)
    assert decisions == barnyard.review(record, simulations=30)
    assert {one["mark"] for one in decisions} <= {"fine", "slip", "mistake"}
    assert all(0 <= win <= 1 for one in decisions for win in one["wins"])
    # Who plays at random does not always play what is best.
    assert any(one["better"] and one["better"]["reason"] for one in decisions)


def test_a_changed_record_is_found_out():
    record = play("kuhlorado", seed=2).record()
    record["steps"][0] = {"chance": "moon"}
    found = barnyard.verify(record)
    assert not found["verified"] and found["problem"]


def test_tables_go_to_others_without_a_copy():
    pyarrow, polars = pytest.importorskip("pyarrow"), pytest.importorskip("polars")
    results = barnyard.simulate("happy-cows", 300, seats=3, seed=4, rows=True)
    rows = pyarrow.table(results.rows)
    assert rows.num_rows == len(results.rows) == 900 and rows.column_names == results.rows.columns
    again = pyarrow.table(results.rows)
    addresses = [[part.buffers()[1].address for part in table["score"].chunks] for table in (rows, again)]
    assert addresses[0] == addresses[1], "both look at the same memory"
    frame = polars.DataFrame(results.rows)
    means = frame.group_by("seat").agg(polars.col("score").mean()).sort("seat")["score"].to_list()
    assert means == pytest.approx([seat["mean_score"] for seat in results.seats])
    assert polars.DataFrame(results.table)["win_share"].sum() == pytest.approx(1)
    assert results.rows is not None and barnyard.simulate("happy-cows", 5).rows is None
    # The memory outlives what it came from.
    del results
    assert rows["game"].unique().to_pylist() == ["happy-cows"]


def test_a_tournament_has_tables_and_tells_how_far_it_is():
    polars = pytest.importorskip("polars")
    heard = []
    standings = barnyard.tournament("kuhlorado", ["easy", "random"], games=30, rows=True, progress=heard.append)
    assert heard[-1] == 30 and heard == sorted(heard)
    assert polars.DataFrame(standings.table)["player"].to_list() == [one["player"] for one in standings.players]
    rows = polars.DataFrame(standings.rows)
    share = rows.filter(polars.col("player") == "easy")["win_share"].mean()
    assert share == pytest.approx(standings.pairings[0]["share"])


def test_progress_may_stop_it():
    def enough(finished):
        raise RuntimeError("enough")

    for call in (barnyard.simulate, barnyard.report):
        with pytest.raises(RuntimeError, match="enough"):
            call("kuhlorado", games=10**9, progress=enough)
    with pytest.raises(RuntimeError, match="enough"):
        barnyard.tournament("kuhlorado", ["hard:2000", "expert:2000"], games=10**6, progress=enough)


@pytest.mark.skipif(os.name != "posix", reason="sends a signal")
@pytest.mark.parametrize(
    "call",
    [
        "barnyard.simulate('kuhlorado', 10**10)",
        "barnyard.simulate('kuhlorado', 10**6, players=['expert:20000'] * 2)",
        "barnyard.tournament('goat-n-goat', ['hard:5000', 'expert:5000'], games=10**6)",
        "barnyard.report('kuhlorado', games=10**9)",
        "barnyard.review(RECORD, simulations=10**9)",
    ],
)
def test_ctrl_c_ends_what_takes_long(call):
    record = json.dumps(play("kuhlorado", seed=1).record())
    program = f"import barnyard\nRECORD = {record!r}\nprint('begun', flush=True)\n{call}\n"
    process = subprocess.Popen([sys.executable, "-c", program], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    assert process.stdout.readline() == "begun\n"
    time.sleep(0.4)
    began = time.monotonic()
    process.send_signal(signal.SIGINT)
    _, errors = process.communicate(timeout=60)
    assert "KeyboardInterrupt" in errors and process.returncode != 0
    assert time.monotonic() - began < 20


def test_other_threads_run_meanwhile():
    counted, over = [0], threading.Event()

    def count():
        while not over.is_set():
            counted[0] += 1
            time.sleep(0.001)

    thread = threading.Thread(target=count)
    thread.start()
    try:
        for call in (
            lambda: barnyard.simulate("kuhlorado", 150_000 if not LONG else 1_000_000, threads=1),
            lambda: barnyard.tournament("goat-n-goat", ["medium", "easy"], games=300, threads=1),
        ):
            before, began = counted[0], time.monotonic()
            call()
            took, ran = time.monotonic() - began, counted[0] - before
            # If they were locked out, there would be none at all.
            assert ran > 10 * took, (ran, took)
    finally:
        over.set()
        thread.join()


def test_it_tries_itself_out():
    done = subprocess.run([sys.executable, "-m", "barnyard"], capture_output=True, text=True, check=True)
    assert done.stdout.endswith("Everything works.\n")
