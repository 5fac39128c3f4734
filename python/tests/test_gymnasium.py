"""Gymnasium's own checks, and what its vector environments promise."""

import numpy as np
import pytest

pytest.importorskip("gymnasium")

import barnyard
import barnyard.gymnasium as gym_barnyard
import gymnasium
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import AutoresetMode


def test_check_env(table):
    name, seats = table
    check_env(gym_barnyard.BarnyardEnv(name, seats, opponents="random"), skip_render_check=True)


def test_every_game_is_registered(name):
    env = gymnasium.make(gym_barnyard.IDS[name], opponents="random")
    observation, info = env.reset(seed=1)
    total, over = 0.0, False
    while not over:
        action = env.action_space.sample(info["action_mask"])
        observation, reward, over, cut, info = env.step(action)
        assert observation in env.observation_space and not cut
        total += reward
    assert 0 <= total <= 1


def test_equal_seeds_give_equal_games(name):
    def story(seed):
        env = gym_barnyard.BarnyardEnv(name, opponents="easy")
        observation, info = env.reset(seed=seed)
        seen, over = [observation.tobytes()], False
        while not over:
            action = int(np.flatnonzero(info["action_mask"])[0])
            observation, reward, over, _, info = env.step(action)
            seen.append((observation.tobytes(), reward))
        return seen

    assert story(4) == story(4)
    assert story(4) != story(5)


def test_an_illegal_action_loses_or_raises(name):
    for illegal in ("lose", "raise"):
        env = gym_barnyard.BarnyardEnv(name, opponents="random", illegal=illegal)
        _, info = env.reset(seed=2)
        action = int(np.flatnonzero(info["action_mask"] == 0)[0])
        if illegal == "raise":
            with pytest.raises(barnyard.Refused):
                env.step(action)
            continue
        _, reward, over, _, info = env.step(action)
        assert (reward, over, info["illegal"]) == (0.0, True, True)
        with pytest.raises(gymnasium.error.ResetNeeded):
            env.step(action)


def test_what_makes_no_sense_is_refused(name):
    env = gym_barnyard.BarnyardEnv
    for bad, message in [
        ({"seat": 9}, "seat"),
        ({"seat": -1}, "seat"),
        ({"opponents": {}}, "opponents"),
        ({"opponents": "wizard"}, "wizard"),
        ({"illegal": "shrug"}, "illegal"),
        ({"render_mode": "hologram"}, "render_mode"),
    ]:
        with pytest.raises(ValueError, match=message):
            env(name, **bad).reset()
    with pytest.raises(gymnasium.error.ResetNeeded):
        env(name).step(0)


def first_legal(masks):
    return masks.argmax(axis=1).astype(np.int32)


def test_games_begin_anew_in_the_same_step(name):
    envs = gymnasium.make_vec(gym_barnyard.IDS[name], 8, opponents="random")
    assert envs.metadata["autoreset_mode"] == AutoresetMode.SAME_STEP
    observation, info = envs.reset(seed=1)
    ended = 0
    for _ in range(600):
        observation, reward, done, cut, info = envs.step(first_legal(info["action_mask"]))
        assert observation.shape == envs.observation_space.shape and not cut.any()
        assert info["action_mask"].any(axis=1).all(), "somebody can always act"
        assert (reward[~done] == 0).all()
        if done.any():
            ended += int(done.sum())
            assert np.array_equal(info["_final_obs"], done)
            for lane in np.flatnonzero(done):
                assert info["final_obs"][lane] in envs.single_observation_space
                assert not np.array_equal(info["final_obs"][lane], observation[lane])
    assert ended > 0


def test_games_begin_anew_in_the_next_step(name):
    envs = gym_barnyard.BarnyardVectorEnv(name, 4, opponents="random", autoreset_mode="NextStep")
    _, info = envs.reset(seed=1)
    before, ended = np.zeros(4, bool), 0
    for _ in range(600):
        _, reward, done, _, info = envs.step(first_legal(info["action_mask"]))
        # The step after the end ignores its action and begins the next game.
        assert not done[before].any() and (reward[before] == 0).all()
        before, ended = done, ended + int(done.sum())
    assert ended > 0


def test_games_begin_anew_when_one_says_so(name):
    envs = gym_barnyard.BarnyardVectorEnv(name, 4, opponents="random", autoreset_mode="Disabled")
    _, info = envs.reset(seed=1)
    ended = 0
    for _ in range(600):
        _, _, done, _, info = envs.step(first_legal(info["action_mask"]))
        if done.any():
            ended += int(done.sum())
            _, info = envs.reset(options={"reset_mask": done})
    assert ended > 0


def test_opponents_are_as_strong_as_they_say():
    """One plays at random: against an expert one wins less often than against another such player."""

    def wins(level):
        envs = gym_barnyard.BarnyardVectorEnv("tic-tac-moo", 32, opponents=level)
        _, info = envs.reset(seed=1)
        rng, won, games = np.random.default_rng(1), 0.0, 0
        while games < 100:
            masks = info["action_mask"]
            actions = np.array([rng.choice(np.flatnonzero(mask)) for mask in masks])
            _, reward, done, _, info = envs.step(actions)
            won, games = won + reward.sum(), games + int(done.sum())
        return won / games

    assert wins("random") > 0.3
    assert wins("medium") < 0.1
