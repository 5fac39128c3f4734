"""One game at a time: steps, views, records, pickles, and what is refused."""

import copy
import json
import pickle
import subprocess
import sys

import barnyard
import numpy as np
import pytest


def play(name, seats=None, seed=1, steps=10**9, **options):
    game, luck = barnyard.Game(name, seats, **options), barnyard.Luck(seed)
    game.settle(luck)
    while not game.over and game.steps < steps:
        game.play(game.random_move(luck=luck))
        game.settle(luck)
    return game


def test_a_whole_game_can_be_played(table):
    name, seats = table
    game = play(name, seats)
    assert game.over and game.turn["kind"] == "over" and game.asked == [] and game.to_move is None
    assert len(game.scores) == seats and all(winner in range(seats) for winner in game.winners)
    assert game.rewards("win").sum() == pytest.approx(1 if game.winners else 0)
    assert game.rewards("points").tolist() == game.scores


def test_equal_luck_gives_equal_games(table):
    name, seats = table
    one, other = play(name, seats, seed=4), play(name, seats, seed=4)
    assert one == other and hash(one) == hash(other) and one.record() == other.record()
    assert play(name, seats, seed=5) != one


def test_moves_and_numbers_are_the_same_thing(table):
    name, seats = table
    game, luck = barnyard.Game(name, seats), barnyard.Luck(3)
    for _ in range(60):
        game.settle(luck)
        if game.over:
            break
        seat = game.to_move
        numbers = [barnyard.move_to_action(name, move) for move in game.moves(seat)]
        assert sorted(numbers) == game.legal_actions(seat) == np.flatnonzero(game.mask(seat)).tolist()
        assert [barnyard.action_to_move(name, number) for number in numbers] == game.moves(seat)
        twin = game.clone()
        twin.play(numbers[-1], seat)
        game.play(game.moves(seat)[-1], seat)
        assert twin == game


def test_what_a_seat_sees_has_planes(table):
    name, seats = table
    game = play(name, seats, steps=40)
    planes = barnyard.planes(name, seats)
    assert sum(int(np.prod(plane["shape"])) for plane in planes) == barnyard.observation_size(name, seats)
    for seat in range(seats):
        flat = game.observe(seat)
        assert flat.dtype == np.uint8 and set(flat.tolist()) <= {0, 1}
        shaped = game.observe_planes(seat)
        assert np.array_equal(np.concatenate([shaped[plane["name"]].ravel() for plane in planes]), flat)
        floats = np.empty(len(flat), np.float32)
        assert game.observe(seat, out=floats) is floats and np.array_equal(floats, flat)


def test_games_survive_copies_pickles_and_records(table):
    name, seats = table
    game = play(name, seats, steps=50)
    others = [game.clone(), copy.copy(game), copy.deepcopy(game), pickle.loads(pickle.dumps(game))]
    others.append(barnyard.Game.from_record(json.dumps(game.record())))
    for other in others:
        assert other == game and other.record() == game.record()
    placed = barnyard.Game.from_position(name, game.position())
    assert placed == game and pickle.loads(pickle.dumps(placed)) == game
    before = game.position()
    others[0].undo()
    assert game.position() == before and others[0] != game


def test_a_thousand_records_round_trip():
    for number in range(1000):
        name = list(barnyard.games())[number % 5]
        game = play(name, seed=number, steps=30)
        assert barnyard.Game.from_record(game.record()).record() == game.record()


def test_possible_worlds_look_alike(table):
    name, seats = table
    game = play(name, seats, steps=40)
    for seat in range(seats):
        world = game.possible_world(seat, barnyard.Luck(1))
        assert world.view_text(seat) == game.view_text(seat)
        assert np.array_equal(world.observe(seat), game.observe(seat))


def test_bots_advise(table):
    name, seats = table
    game = play(name, seats, steps=20)
    for level in ["random", "easy", "medium", "hard:20", "expert:20"]:
        advice = game.best(level, seed=1)
        assert advice["move"] in game.moves() and advice == game.best(level, seed=1)


def test_words_in_every_language(name):
    game = play(name, steps=20)
    said = {game.describe(game.moves()[0], lang=lang) for lang in ["en", "de", "fr", "nl", "ja"]}
    assert len(said) >= 4
    assert game.told(0, lang="de") != game.told(0, lang="en")


def test_simulations_are_the_commands(name):
    results = barnyard.simulate(name, 300, seed=5)
    games = [play_as_simulated(name, number) for number in range(20)]
    part = barnyard.simulate(name, 20, seed=5)
    assert part.as_dict()["seats"][0]["mean_score"] == pytest.approx(np.mean([game.scores[0] for game in games]))
    parts = [barnyard.simulate(name, 100, seed=5, first=first, threads=2) for first in (200, 0, 100)]
    assert barnyard.Results.merge_all(parts) == results


def play_as_simulated(name, number):
    """Random players of a simulation draw from the luck of the table."""
    game, luck = barnyard.Game(name), barnyard.Luck.of_game(5, number)
    game.settle(luck)
    while not game.over:
        game.play(game.random_move(luck=luck))
        game.settle(luck)
    return game


def test_matches_seat_anybody():
    class First:
        def choose(self, observation, mask, seat):
            return mask.argmax(axis=1)

    result = barnyard.players.match("tic-tac-moo", ["medium", First()], games=20)
    assert result.games == 20 and sum(result.shares) == pytest.approx(1) and result.shares[0] > 0.8
    result = barnyard.players.match("kuhlorado", [lambda game, seat: game.moves(seat)[0], "random"], games=20)
    assert sum(result.shares) == pytest.approx(1)


K = "kuhlorado"
GAME = play(K, steps=20)
FRESH = barnyard.Game(K)
BAD = [
    (lambda: barnyard.Game("ludo"), "unknown-game", "ludo"),
    (lambda: barnyard.Game(K, 3), "bad-options", "3"),
    (lambda: barnyard.Game(K, 0), "bad-options", "0"),
    (lambda: barnyard.Game(K, -1), "bad-options", "-1"),
    (lambda: barnyard.Game(K, 10**12), "bad-options", "seats|players"),
    (lambda: barnyard.Game(K, moon=1), "bad-options", "moon"),
    (lambda: barnyard.Game(K, sheet="moon"), "bad-options", "sheet"),
    (lambda: barnyard.Game(K, sheet=object()), "bad-value", "sheet"),
    (lambda: barnyard.Game(K, sheet=float("nan")), "bad-value", "sheet"),
    (lambda: barnyard.Game(K, advanced="maybe"), "bad-options", "advanced"),
    (lambda: barnyard.Game(K, start=7), "bad-options", "start"),
    (lambda: barnyard.Game.from_position(K, {}), "bad-position", "missing|sheet"),
    (lambda: barnyard.Game.from_position(K, 7), "bad-position", "."),
    (lambda: barnyard.Game.from_position("ludo", {}), "unknown-game", "ludo"),
    (lambda: barnyard.Game.from_record({}), "bad-record", "."),
    (lambda: barnyard.Game.from_record("{"), "bad-record", "."),
    (lambda: barnyard.Game.from_record("no/such/file.barn"), "bad-record", "file.barn"),
    (lambda: barnyard.Game.from_record([1]), "bad-record", "."),
    (lambda: GAME.clone().play("mark z9"), "bad-notation", "z9"),
    (lambda: GAME.clone().play("", 0), ("bad-notation", "not-your-turn"), "."),
    (lambda: GAME.clone().play(GAME.moves()[0], 5), "no-such-seat", "5"),
    (lambda: GAME.clone().play(GAME.moves()[0], -1), "no-such-seat", "-1"),
    (lambda: GAME.clone().play(GAME.moves()[0], 1 - GAME.to_move), "not-your-turn", "asked"),
    (lambda: GAME.clone().play(10**6), "no-such-action", "1000000"),
    (lambda: GAME.clone().play(-1), "no-such-action", "-1"),
    (lambda: GAME.clone().play(2.5), "bad-value", "move"),
    (lambda: GAME.clone().play(None), "bad-value", "move"),
    (lambda: GAME.clone().draw("3C"), "not-luck", "."),
    (lambda: FRESH.clone().play("keep"), "luck-first", "."),
    (lambda: FRESH.clone().draw("3C"), "not-possible", "3C"),
    (lambda: FRESH.clone().draw("moon"), "bad-notation", "moon"),
    (lambda: FRESH.clone().draw(99), "not-possible", "99"),
    (lambda: FRESH.clone().draw(-1), "not-possible", "-1"),
    (lambda: FRESH.clone().draw([]), "bad-value", "outcome"),
    (lambda: FRESH.clone().undo(), "nothing-to-undo", "."),
    (lambda: GAME.view(9), "no-such-seat", "9"),
    (lambda: GAME.view(-1), "no-such-seat", "-1"),
    (lambda: GAME.observe(9), "no-such-seat", "9"),
    (lambda: GAME.observe(out=np.zeros(3, np.uint8)), "bad-value", "out"),
    (lambda: GAME.observe(out=np.zeros(barnyard.observation_size(K), np.int64)), "bad-value", "out"),
    (lambda: GAME.observe(out=[0]), "bad-value", "out"),
    (lambda: GAME.mask(9), "no-such-seat", "9"),
    (lambda: GAME.rewards("glory"), "bad-value", "glory"),
    (lambda: GAME.describe("keep", lang="tlh"), "unknown-lang", "."),
    (lambda: GAME.describe("mark a9"), ("bad-notation", "not-legal"), "."),
    (lambda: GAME.best("wizard"), "unknown-level", "wizard"),
    (lambda: GAME.best("hard:x"), "unknown-level", "."),
    (lambda: FRESH.best("easy"), "luck-first", "."),
    (lambda: GAME.record(names=["only one"]), "bad-value", "names"),
    (lambda: GAME.until(10**6), "bad-value", "1000000"),
    (lambda: GAME.possible_world(4), "no-such-seat", "4"),
    (lambda: barnyard.Luck("xyz"), "bad-seed", "xyz"),
    (lambda: barnyard.Luck(-1), "bad-seed", "."),
    (lambda: barnyard.Luck(2**64), "bad-seed", "."),
    (lambda: barnyard.Luck(1.5), "bad-seed", "."),
    (lambda: barnyard.Luck(1).below(0), "bad-value", "n"),
    (lambda: barnyard.action_to_move(K, 73), "no-such-action", "73"),
    (lambda: barnyard.action_to_move(K, -1), "no-such-action", "-1"),
    (lambda: barnyard.action_to_move("ludo", 1), "unknown-game", "ludo"),
    (lambda: barnyard.move_to_action(K, "fly"), "bad-notation", "fly"),
    (lambda: barnyard.planes("ludo"), "unknown-game", "ludo"),
    (lambda: barnyard.planes(K, 9), "bad-options", "9"),
    (lambda: barnyard.observation_size(K, 0), "bad-options", "0"),
    (lambda: barnyard.action_count("ludo"), "unknown-game", "ludo"),
    (lambda: barnyard.simulate("ludo"), "unknown-game", "ludo"),
    (lambda: barnyard.simulate(K, 0), "bad-value", "games"),
    (lambda: barnyard.simulate(K, -3), "bad-value", "games"),
    (lambda: barnyard.simulate(K, 10, first=-1), "bad-value", "first"),
    (lambda: barnyard.simulate(K, 10, threads=0), "bad-value", "threads"),
    (lambda: barnyard.simulate(K, 10, threads=10**6), "bad-value", "threads"),
    (lambda: barnyard.simulate(K, 10, players=[]), "bad-options", "."),
    (lambda: barnyard.simulate(K, 10, players=["easy"] * 3), "bad-options", "3"),
    (lambda: barnyard.simulate(K, 10, players=["easy", "wizard"]), "unknown-level", "wizard"),
    (lambda: barnyard.simulate(K, 10, out="games.docx"), "bad-file", "docx"),
    (lambda: barnyard.simulate(K, 10, out="/no/such/folder/games.csv"), "bad-file", "."),
    (lambda: barnyard.simulate(K, 10, moon=1), "bad-options", "moon"),
    (lambda: barnyard.Results.merge_all([]), "bad-value", "parts"),
    (lambda: barnyard.Results.from_sums({}), "bad-value", "sums"),
    (lambda: barnyard.Results.from_sums(7), "bad-value", "sums"),
    (lambda: barnyard.tournament(K, ["easy"]), "bad-value", "two"),
    (lambda: barnyard.tournament(K, ["easy", "easy"]), "bad-value", "twice"),
    (lambda: barnyard.tournament(K, ["easy", "wizard"]), "unknown-level", "wizard"),
    (lambda: barnyard.tournament(K, ["easy", "random"], games=0), "bad-value", "games"),
    (lambda: barnyard.tournament(K, ["easy", "random"], seats=5), "bad-options", "5"),
    (lambda: barnyard.standings(K, ["easy", "random"], 1, 2, 1, []), "too-few", "."),
    (lambda: barnyard.standings(K, ["easy", "random"], 1, 2, 1, ["x"]), "bad-value", "line 1"),
    (lambda: barnyard.Batch("ludo", 1), "unknown-game", "ludo"),
    (lambda: barnyard.Batch(K, 0), "bad-value", "n is"),
    (lambda: barnyard.Batch(K, 10**12), "bad-value", "n is"),
    (lambda: barnyard.Batch(K, 4, seats=5), "bad-options", "5"),
    (lambda: barnyard.Batch(K, 4, threads=0), "bad-value", "threads"),
    (lambda: barnyard.Batch(K, 4, autoreset="never"), "bad-value", "autoreset"),
    (lambda: barnyard.Batch(K, 4, reward="glory"), "bad-value", "reward"),
    (lambda: barnyard.Batch(K, 4, dtype="int4"), "bad-value", "dtype"),
    (lambda: barnyard.Batch(K, 4, opponents={9: "easy"}), "no-such-seat", "9"),
    (lambda: barnyard.Batch(K, 4, opponents={0: "easy", 1: "easy"}), "bad-value", "learner"),
    (lambda: barnyard.Batch(K, 4, opponents={1: "wizard"}), "unknown-level", "wizard"),
    (lambda: barnyard.Batch(K, 4, sheet="moon"), "bad-options", "sheet"),
    (lambda: barnyard.Batch(K, 4).step([0] * 4), "not-begun", "reset"),
    (lambda: barnyard.Batch(K, 4).reset([True] * 4), "bad-value", "mask"),
    (lambda: barnyard.players.match(K, ["easy", "easy"], games=0), "bad-value", "games"),
]


@pytest.mark.parametrize("number", range(len(BAD)))
def test_a_hundred_bad_arguments_are_refused(number):
    call, code, message = BAD[number]
    with pytest.raises(barnyard.Error, match=message) as caught:
        call()
    codes = code if isinstance(code, tuple) else (code,)
    assert caught.value.code in codes


def test_there_are_a_hundred_of_them():
    assert len(BAD) >= 100


def test_ctrl_c_ends_a_long_simulation():
    program = (
        "import barnyard, _thread, threading, time\n"
        "threading.Timer(0.5, _thread.interrupt_main).start()\n"
        "began = time.monotonic()\n"
        "try:\n"
        "    barnyard.simulate('kuhlorado', 10**10)\n"
        "except KeyboardInterrupt:\n"
        "    print('interrupted', time.monotonic() - began < 5)\n"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, timeout=120)
    assert done.stdout.strip() == "interrupted True", done.stderr
