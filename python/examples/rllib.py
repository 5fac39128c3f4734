#!/usr/bin/env python3
"""PPO of Ray's RLlib learns to beat one of our bots.

    pip install 'barnyard[gymnasium]' 'ray[rllib]' torch      # several gigabytes
    python rllib.py tic-tac-moo --opponent easy --seconds 300

RLlib wants the mask inside the observation; its own example module knows what to do with it there. Ray listens on every
interface: run this in a network you trust, or in one of its own (`unshare --map-root-user --net sh -c 'ip link set lo up && …'`).
"""

import argparse
import time

import gymnasium
import numpy as np
import ray
from gymnasium import spaces
from ray.rllib.algorithms.ppo import PPOConfig
from ray.rllib.core.rl_module.rl_module import RLModuleSpec
from ray.rllib.examples.rl_modules.classes.action_masking_rlm import ActionMaskingTorchRLModule
from ray.tune.registry import register_env

from barnyard.gymnasium import BarnyardEnv


class WithMask(gymnasium.Wrapper):
    """What is seen and what may be done, in one observation."""

    def __init__(self, env):
        super().__init__(env)
        self.observation_space = spaces.Dict(
            {
                "observations": spaces.Box(0, 1, env.observation_space.shape, np.float32),
                "action_mask": spaces.Box(0, 1, (env.action_space.n,), np.float32),
            }
        )

    def reset(self, **arguments):
        observation, info = self.env.reset(**arguments)
        return self._both(observation, info), info

    def step(self, action):
        observation, reward, over, cut, info = self.env.step(action)
        return self._both(observation, info), reward, over, cut, info

    def _both(self, observation, info):
        return {
            "observations": observation.astype(np.float32),
            "action_mask": info["action_mask"].astype(np.float32),
        }


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("game", nargs="?", default="tic-tac-moo")
    parser.add_argument("--opponent", default="easy")
    parser.add_argument("--seconds", type=float, default=300)
    given = parser.parse_args()

    ray.init(include_dashboard=False, log_to_driver=False, object_store_memory=200_000_000)
    register_env("barnyard", lambda config: WithMask(BarnyardEnv(**config)))
    config = (
        PPOConfig()
        .environment("barnyard", env_config={"game": given.game, "opponents": given.opponent})
        .env_runners(num_env_runners=1, num_envs_per_env_runner=16)
        .rl_module(rl_module_spec=RLModuleSpec(module_class=ActionMaskingTorchRLModule))
        .training(train_batch_size_per_learner=4_000, minibatch_size=500, num_epochs=4, lr=3e-4)
        .debugging(seed=1)
    )
    algorithm = config.build_algo()
    began = time.monotonic()
    while time.monotonic() - began < given.seconds:
        result = algorithm.train()
        runners = result["env_runners"]
        share, steps = runners["episode_return_mean"], runners["num_env_steps_sampled_lifetime"]
        print(f"{int(steps):>9,} decisions: {share:.1%} of the wins against {given.opponent}, while it still tries things out")
    algorithm.stop()
    ray.shutdown()


if __name__ == "__main__":
    main()
