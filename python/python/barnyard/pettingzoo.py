"""The games as PettingZoo environments (AEC), one agent per seat.

    >>> from barnyard import pettingzoo
    >>> env = pettingzoo.env("goat-n-goat", seats=3)
    >>> env.reset(seed=7)
    >>> for agent in env.agent_iter():
    ...     observation, reward, termination, truncation, info = env.last()
    ...     over = termination or truncation
    ...     action = None if over else env.action_space(agent).sample(observation["action_mask"])
    ...     env.step(action)

Luck is drawn inside. Seats that choose together are asked one after the other; nobody sees a choice before all have
chosen, because an observation holds only what its seat knows. There is no parallel environment: most decisions of these
games are made by one seat while the others wait.
"""

from __future__ import annotations

import secrets
from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.utils import EzPickle
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

import barnyard

__all__ = ["env", "raw_env"]


def env(game: str, seats: int | None = None, **arguments: Any) -> AECEnv:
    """The environment with PettingZoo's usual wrappers: a move against the rules ends the game, and loses it."""
    environment: AECEnv = raw_env(game, seats, **arguments)
    environment = wrappers.TerminateIllegalWrapper(environment, illegal_reward=-1)
    environment = wrappers.AssertOutOfBoundsWrapper(environment)
    return wrappers.OrderEnforcingWrapper(environment)


class raw_env(AECEnv, EzPickle):
    """One game without wrappers.

    `game`, `seats` and further options are those of `barnyard.Game`. `reward` is `"win"` (the share of the win), `"points"`
    or `"both"`, given to everybody when the game is over. An illegal action raises `barnyard.Refused`.
    """

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        *,
        reward: str = "win",
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        EzPickle.__init__(self, game, seats, reward=reward, render_mode=render_mode, **options)
        super().__init__()
        self._start = barnyard.Game(game, seats, **options)
        self._game = self._start.clone()
        self._luck = barnyard.Luck(secrets.randbits(63))
        self._reward = reward
        self.render_mode = render_mode
        self.metadata = {
            "name": f"{game.replace('-', '_')}_v0",
            "render_modes": ["human", "ansi"],
            "render_fps": 1,
            "is_parallelizable": False,
        }
        if render_mode not in (None, *self.metadata["render_modes"]):
            raise ValueError(f"render_mode is None, 'human' or 'ansi', not {render_mode!r}")
        self._start.rewards(reward)  # Refuses what is no reward, here and not when the first game is over.
        self.possible_agents = [f"player_{seat}" for seat in range(self._start.seats)]
        self.agents = []
        size = barnyard.observation_size(game, self._start.seats)
        actions = barnyard.action_count(game)
        self.action_spaces = {agent: spaces.Discrete(actions) for agent in self.possible_agents}
        self.observation_spaces = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(0, 1, (size,), np.uint8),
                    "action_mask": spaces.Box(0, 1, (actions,), np.int8),
                }
            )
            for agent in self.possible_agents
        }

    @property
    def game(self) -> barnyard.Game:
        """The game as it stands, the truth included: for tests and for people who look on, not for agents."""
        return self._game

    def observation_space(self, agent: str) -> spaces.Space:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        if seed is not None:
            self._luck = barnyard.Luck(seed)
        self._game = self._start.clone()
        self._game.settle(self._luck)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {} for agent in self.agents}
        self.agent_selection = self._asked()

    def observe(self, agent: str) -> dict[str, np.ndarray]:
        seat = self.possible_agents.index(agent)
        if agent == getattr(self, "agent_selection", None):
            mask = self._game.mask(seat).astype(np.int8)
        else:
            mask = np.zeros(self.action_spaces[agent].n, np.int8)
        return {"observation": self._game.observe(seat), "action_mask": mask}

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._game.play(int(action), self.possible_agents.index(agent))
        self._game.settle(self._luck)
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        if self._game.over:
            rewards = self._game.rewards(self._reward)
            self.rewards = {agent: float(rewards[seat]) for seat, agent in enumerate(self.possible_agents)}
            self.terminations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()
        self.agent_selection = self._asked()
        if self.render_mode == "human":
            self.render()

    def render(self) -> str | None:
        text = str(self._game)
        if self.render_mode == "human":
            print(text)
            return None
        return text

    def close(self) -> None:
        pass

    def _asked(self) -> str:
        """Who is asked now; when the game is over, whoever is named first hears of it first."""
        seat = self._game.to_move
        return self.possible_agents[0 if seat is None else seat]
