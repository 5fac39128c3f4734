"""Many games side by side: the same games as one at a time, and nothing grows."""

import os

import barnyard
import numpy as np
import pytest

from conftest import LONG


def test_every_lane_is_a_game_of_its_own(table):
    """Each lane is played again one step at a time, from its own luck, and looks the same."""
    name, seats = table
    batch = barnyard.Batch(name, 6, seats=seats, seed=9)
    batch.reset()
    games = {}
    for lane in range(6):
        luck = barnyard.Luck.of_game(9, lane)
        game = barnyard.Game(name, seats)
        game.settle(luck)
        games[lane] = (game, luck)
    for _ in range(300):
        actions = batch.sample().copy()
        for lane, (game, _) in games.items():
            seat = game.to_move
            assert batch.seat[lane] == seat
            assert np.array_equal(batch.observation[lane], game.observe(seat))
            assert np.array_equal(batch.mask[lane], game.mask(seat))
            assert batch.game(lane) == game
        batch.step(actions)
        for lane, (game, luck) in list(games.items()):
            seat = game.to_move
            game.play(int(actions[lane]), seat)
            game.settle(luck)
            assert bool(batch.done[lane]) == game.over
            if game.over:
                assert batch.reward[lane].tolist() == pytest.approx(game.rewards("win").tolist())
                assert batch.scores[lane].tolist() == game.scores
                assert np.flatnonzero(batch.winners[lane]).tolist() == game.winners
                assert np.array_equal(batch.final_observation[lane], game.observe(seat))
                number = int(batch.number[lane])
                assert number % 6 == lane
                luck = barnyard.Luck.of_game(9, number)
                game = barnyard.Game(name, seats)
                game.settle(luck)
                games[lane] = (game, luck)
            else:
                assert not batch.reward[lane].any()


def test_the_same_on_any_number_of_threads_and_in_floats(name):
    batches = [
        barnyard.Batch(name, 50, seed=3, threads=threads, dtype=dtype)
        for threads, dtype in [(1, "uint8"), (3, "uint8"), (1, "float32")]
    ]
    for batch in batches:
        batch.reset()
    for _ in range(100):
        actions = [batch.sample().copy() for batch in batches]
        assert all(np.array_equal(actions[0], other) for other in actions)
        for batch in batches:
            batch.step(actions[0])
            assert np.array_equal(batch.observation, batches[0].observation)
            assert np.array_equal(batch.mask, batches[0].mask)
            assert np.array_equal(batch.reward, batches[0].reward)


def test_arrays_are_made_once(name):
    batch = barnyard.Batch(name, 8)
    batch.reset()
    before = batch.observation
    seen = before.copy()
    for _ in range(20):
        batch.step(batch.sample())
    assert batch.observation is before and not np.array_equal(before, seen)


def test_an_illegal_action_changes_nothing_anywhere(name):
    batch = barnyard.Batch(name, 8, seed=2)
    batch.reset()
    for _ in range(5):
        batch.step(batch.sample())
    kept = [batch.observation.copy(), batch.mask.copy(), batch.seat.copy()]
    actions = batch.sample().copy()
    actions[5] = np.flatnonzero(batch.mask[5] == 0)[0]
    with pytest.raises(barnyard.Refused, match="lane 5"):
        batch.step(actions)
    for bad in ([0] * 7, np.zeros((8, 2), np.int32), "moo", None, np.full(8, -1), np.full(8, 10**6)):
        with pytest.raises(barnyard.Error):
            batch.step(bad)
    for before, after in zip(kept, [batch.observation, batch.mask, batch.seat]):
        assert np.array_equal(before, after)
    batch.step(batch.sample())


def test_opponents_move_inside_the_step(table):
    name, seats = table
    batch = barnyard.Batch(name, 4, seats=seats, opponents={seat: "easy" for seat in range(1, seats)})
    batch.reset()
    ended = 0
    for _ in range(400):
        assert (batch.seat == 0).all()
        batch.step(batch.sample())
        ended += int(batch.done.sum())
    assert ended > 0


def test_memory_stays_flat():
    def resident():
        with open("/proc/self/statm") as file:
            return int(file.read().split()[1]) * os.sysconf("SC_PAGE_SIZE")

    batch = barnyard.Batch("kuhlorado", 1024)
    batch.reset()
    for _ in range(200):
        batch.step(batch.sample())
    before = resident()
    for _ in range(10_000 if LONG else 300):
        batch.step(batch.sample())
    assert resident() - before < 4 << 20
