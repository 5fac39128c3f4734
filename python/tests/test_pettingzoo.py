"""PettingZoo's own tests, for every game."""

import warnings

import numpy as np
import pytest

pytest.importorskip("pettingzoo")

import barnyard
import barnyard.pettingzoo as zoo
from pettingzoo.test import api_test, performance_benchmark, render_test, seed_test

from conftest import LONG


def test_the_api_is_pettingzoos(table):
    name, seats = table
    with warnings.catch_warnings():
        # PettingZoo warns about every environment with a mask that its observations are dictionaries.
        warnings.simplefilter("ignore")
        api_test(zoo.env(name, seats), num_cycles=1_000 if LONG else 200, verbose_progress=False)


def test_equal_seeds_give_equal_games(table):
    name, seats = table
    seed_test(lambda: zoo.env(name, seats), num_cycles=100 if LONG else 20)


def test_it_can_be_rendered(table, capsys):
    name, seats = table
    render_test(lambda render_mode=None: zoo.env(name, seats, render_mode=render_mode))
    assert capsys.readouterr().out


@pytest.mark.skipif(not LONG, reason="takes five seconds a game and asserts nothing but that it runs")
def test_it_can_be_benchmarked(name):
    performance_benchmark(zoo.env(name))


def play(env, seed):
    env.reset(seed=seed)
    rng = np.random.default_rng(seed)
    for agent in env.agent_iter():
        observation, reward, termination, truncation, info = env.last()
        mask = observation["action_mask"]
        yield agent, observation, reward, termination
        env.step(None if termination or truncation else int(rng.choice(np.flatnonzero(mask))))


def test_rewards_are_the_share_of_the_win(table):
    name, seats = table
    env = zoo.raw_env(name, seats)
    rewards = {agent: reward for agent, _, reward, over in play(env, 3) if over}
    expected = env.game.rewards("win")
    assert rewards == {f"player_{seat}": expected[seat] for seat in range(seats)}


def test_only_the_agent_that_is_asked_has_a_mask(table):
    name, seats = table
    env = zoo.raw_env(name, seats)
    for agent, observation, _, over in play(env, 5):
        asked = [other for other in env.possible_agents if env.observe(other)["action_mask"].any()]
        assert asked == ([] if over else [agent])
        if not over:
            seat = env.possible_agents.index(agent)
            assert np.array_equal(np.flatnonzero(observation["action_mask"]), env.game.legal_actions(seat))


def test_nobody_sees_a_choice_before_all_have_chosen():
    env = zoo.raw_env("moo-moo-toretore", 3)
    env.reset(seed=1)
    rng = np.random.default_rng(1)
    together = 0
    for _ in range(200):
        if env.game.over:
            env.reset()
        asked = env.game.asked
        if len(asked) > 1:
            first, later = asked[0], asked[-1]
            actions = env.game.legal_actions(first)
            seen = []
            for action in actions[:4]:
                other = env.game.clone()
                other.play(action, first)
                # The last choice turns everything up; before it, the others see the same whatever was chosen.
                if later in other.asked:
                    seen.append(other.observe(later).tobytes())
            together += len(seen) > 1
            assert len(set(seen)) <= 1
        env.step(int(rng.choice(env.game.legal_actions(env.game.to_move))))
    assert together > 0


def test_what_makes_no_sense_is_refused(name):
    with pytest.raises(ValueError, match="render_mode"):
        zoo.raw_env(name, render_mode="hologram")
    with pytest.raises(ValueError, match="reward"):
        zoo.raw_env(name, reward="glory")
    env = zoo.raw_env(name)
    env.reset(seed=1)
    before = str(env.game)
    illegal = next(action for action in range(barnyard.action_count(name)) if action not in env.game.legal_actions())
    with pytest.raises(barnyard.Refused):
        env.step(illegal)
    assert str(env.game) == before
