#!/usr/bin/env python3
"""MaskablePPO of sb3-contrib learns to beat one of our bots.

    pip install 'barnyard[gymnasium]' sb3-contrib      # brings torch, several gigabytes
    python maskable_ppo.py tic-tac-moo --opponent easy --seconds 300

`BarnyardEnv` has the method `action_masks()`, which is all that MaskablePPO asks for.
"""

import argparse
import time

from sb3_contrib import MaskablePPO
from stable_baselines3.common.callbacks import BaseCallback
from stable_baselines3.common.env_util import make_vec_env

from barnyard.gymnasium import BarnyardEnv


class Until(BaseCallback):
    """Ends the training after some seconds."""

    def __init__(self, seconds):
        super().__init__()
        self.end = time.monotonic() + seconds

    def _on_step(self):
        return time.monotonic() < self.end


def share_of_wins(model, env, games):
    won = 0.0
    for number in range(games):
        observation, _ = env.reset(seed=1_000_000 + number)
        over = False
        while not over:
            action, _ = model.predict(observation, action_masks=env.action_masks(), deterministic=True)
            observation, reward, over, _, _ = env.step(int(action))
        won += reward
    return won / games


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("game", nargs="?", default="tic-tac-moo")
    parser.add_argument("--opponent", default="easy")
    parser.add_argument("--seconds", type=float, default=300)
    parser.add_argument("--games", type=int, default=200, help="how many games it is tried in")
    given = parser.parse_args()

    def table():
        return BarnyardEnv(given.game, opponents=given.opponent)

    model = MaskablePPO("MlpPolicy", make_vec_env(table, n_envs=16), n_steps=256, batch_size=1024, device="cpu", seed=1)
    print(f"before: {share_of_wins(model, table(), given.games):.1%} of the wins against {given.opponent}")
    model.learn(10**9, callback=Until(given.seconds))
    print(f"after {model.num_timesteps:,} decisions: {share_of_wins(model, table(), given.games):.1%}")


if __name__ == "__main__":
    main()
