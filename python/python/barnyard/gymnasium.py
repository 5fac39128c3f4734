"""One seat against our bots, as Gymnasium environments.

    >>> import gymnasium, barnyard.gymnasium
    >>> env = gymnasium.make("Barnyard/Kuhlorado-v0", opponents="easy")
    >>> observation, info = env.reset(seed=7)
    >>> action = env.action_space.sample(info["action_mask"])
    >>> observation, reward, terminated, truncated, info = env.step(action)

`gymnasium.make_vec("Barnyard/Kuhlorado-v0", 1024)` steps a whole batch in one call. What may be done now is
`info["action_mask"]`; `env.unwrapped.action_masks()` gives the same to trainers that ask for it in this way.
"""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv

import barnyard

__all__ = ["BarnyardEnv", "BarnyardVectorEnv", "IDS", "register_all"]

#: The id of every game's environment.
IDS = {
    game: "Barnyard/" + "".join(word.capitalize() for word in game.split("-")) + "-v0" for game in barnyard.games()
}

_AUTORESET = {
    AutoresetMode.SAME_STEP: "same-step",
    AutoresetMode.NEXT_STEP: "next-step",
    AutoresetMode.DISABLED: "disabled",
}


def register_all() -> None:
    """Makes the games known to `gymnasium.make` and `gymnasium.make_vec`. Importing this module has done so."""
    for game, name in IDS.items():
        if name not in gymnasium.registry:
            gymnasium.register(
                name,
                entry_point="barnyard.gymnasium:BarnyardEnv",
                vector_entry_point="barnyard.gymnasium:BarnyardVectorEnv",
                kwargs={"game": game},
            )


class _Seats:
    """What both environments share: who sits where, and what is seen."""

    def __init__(
        self,
        game: str,
        seats: int | None,
        seat: int,
        opponents: str | dict[int, str],
        reward: str,
        options: dict[str, Any],
    ) -> None:
        self.game = game
        self.seats = barnyard.Game(game, seats, **options).seats
        if not 0 <= seat < self.seats:
            raise ValueError(f"seat is from 0 to {self.seats - 1}, not {seat}")
        self.seat = seat
        others = [other for other in range(self.seats) if other != seat]
        if isinstance(opponents, str):
            opponents = dict.fromkeys(others, opponents)
        if sorted(opponents) != others:
            raise ValueError(f"opponents names a bot for each of the seats {others}, not for {sorted(opponents)}")
        self.opponents = opponents
        self.reward = reward
        self.options = options
        self.size = barnyard.observation_size(game, self.seats)
        self.actions = barnyard.action_count(game)

    def batch(self, lanes: int, seed: int, threads: int, autoreset: str) -> barnyard.Batch:
        return barnyard.Batch(
            self.game,
            lanes,
            seats=self.seats,
            seed=seed,
            threads=threads,
            opponents=self.opponents,
            autoreset=autoreset,
            reward=self.reward,
            **self.options,
        )


class BarnyardEnv(gymnasium.Env[np.ndarray, int]):
    """One game, one seat, bots at the others.

    `game`, `seats` and further options are those of `barnyard.Game`. You sit at `seat`; `opponents` is one level for all
    others (`"random"`, `"easy"`, `"hard:400"` …) or one for each seat. `reward` is `"win"` (the share of the win),
    `"points"` or `"both"`, paid when the game is over. An illegal action loses the game at once, without any reward
    (`info["illegal"]` is then true), or raises `barnyard.Refused` where `illegal="raise"`.
    """

    metadata = {"render_modes": ["ansi"]}

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        *,
        seat: int = 0,
        opponents: str | dict[int, str] = "easy",
        reward: str = "win",
        illegal: str = "lose",
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        if illegal not in ("lose", "raise"):
            raise ValueError(f"illegal is 'lose' or 'raise', not {illegal!r}")
        if render_mode not in (None, "ansi"):
            raise ValueError(f"render_mode is None or 'ansi', not {render_mode!r}")
        self._seats = _Seats(game, seats, seat, opponents, reward, options)
        self._illegal = illegal
        self.render_mode = render_mode
        self.observation_space = spaces.Box(0, 1, (self._seats.size,), np.uint8)
        self.action_space = spaces.Discrete(self._seats.actions)
        self._batch: barnyard.Batch | None = None
        self._lost = False

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[np.ndarray, dict[str, Any]]:
        super().reset(seed=seed)
        self._lost = False
        self._batch = self._seats.batch(1, int(self.np_random.integers(2**63)), 1, "disabled")
        self._batch.reset()
        return self._seen()

    def step(self, action: int) -> tuple[np.ndarray, float, bool, bool, dict[str, Any]]:
        batch = self._running()
        if self._lost or batch.done[0]:
            raise gymnasium.error.ResetNeeded("the game is over: call reset() first")
        if not batch.mask[0, int(action)] and self._illegal == "lose":
            self._lost = True
            observation, info = self._seen()
            return observation, 0.0, True, False, info | {"illegal": True}
        batch.step(np.array([action], np.int32))
        observation, info = self._seen()
        return observation, float(batch.reward[0, self._seats.seat]), bool(batch.done[0]), False, info

    def action_masks(self) -> np.ndarray:
        """What may be done now, one truth value per action."""
        return self._running().mask[0].astype(bool)

    def render(self) -> str | None:
        return str(self._running().game(0)) if self.render_mode == "ansi" else None

    def _running(self) -> barnyard.Batch:
        if self._batch is None:
            raise gymnasium.error.ResetNeeded("nothing has begun: call reset() first")
        return self._batch

    def _seen(self) -> tuple[np.ndarray, dict[str, Any]]:
        batch = self._running()
        return batch.observation[0].copy(), {"action_mask": batch.mask[0].astype(np.int8)}


class BarnyardVectorEnv(VectorEnv[np.ndarray, np.ndarray, np.ndarray]):
    """Many games at once, one seat each, bots at the others; a whole batch is stepped by one call.

    The arguments are those of `BarnyardEnv`; illegal actions raise `barnyard.Refused`, and no lane has changed then. Games
    that are over begin anew by Gymnasium's rules: in the same step (`info["final_obs"]` has what was seen last), in the
    next one, or when you say so (`reset(options={"reset_mask": …})`). With `copy=False` the arrays of one step are
    written over by the next.
    """

    metadata: dict[str, Any] = {"autoreset_mode": AutoresetMode.SAME_STEP}

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        seats: int | None = None,
        *,
        seat: int = 0,
        opponents: str | dict[int, str] = "easy",
        reward: str = "win",
        autoreset_mode: AutoresetMode | str = AutoresetMode.SAME_STEP,
        threads: int = 1,
        copy: bool = True,
        **options: Any,
    ) -> None:
        self._seats = _Seats(game, seats, seat, opponents, reward, options)
        self._mode = AutoresetMode(autoreset_mode)
        self._threads = threads
        self._copy = copy
        self.metadata = self.metadata | {"autoreset_mode": self._mode}
        self.num_envs = num_envs
        self.single_observation_space = spaces.Box(0, 1, (self._seats.size,), np.uint8)
        self.single_action_space = spaces.Discrete(self._seats.actions)
        self.observation_space = gymnasium.vector.utils.batch_space(self.single_observation_space, num_envs)
        self.action_space = gymnasium.vector.utils.batch_space(self.single_action_space, num_envs)
        self._batch: barnyard.Batch | None = None

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[np.ndarray, dict[str, Any]]:
        some = (options or {}).get("reset_mask")
        if self._batch is not None and seed is None:
            self._batch.reset(some)
            return self._seen()
        if some is not None:
            raise ValueError("reset_mask is for games that run already; reset all of them first")
        super().reset(seed=seed)
        seed = int(self.np_random.integers(2**63))
        self._batch = self._seats.batch(self.num_envs, seed, self._threads, _AUTORESET[self._mode])
        self._batch.reset()
        return self._seen()

    def step(
        self, actions: np.ndarray
    ) -> tuple[np.ndarray, np.ndarray, np.ndarray, np.ndarray, dict[str, Any]]:
        if self._batch is None:
            raise gymnasium.error.ResetNeeded("nothing has begun: call reset() first")
        batch = self._batch
        batch.step(np.asarray(actions))
        observation, info = self._seen()
        done = batch.done.astype(bool)
        reward = batch.reward[:, self._seats.seat].astype(np.float64)
        if self._mode == AutoresetMode.SAME_STEP and done.any():
            info["final_obs"] = np.full(self.num_envs, None, object)
            for lane in np.flatnonzero(done):
                info["final_obs"][lane] = batch.final_observation[lane].copy()
            info["_final_obs"] = done.copy()
        return observation, reward, done, np.zeros(self.num_envs, bool), info

    def action_masks(self) -> np.ndarray:
        """What may be done now: a row of truth values per game."""
        if self._batch is None:
            raise gymnasium.error.ResetNeeded("nothing has begun: call reset() first")
        return self._batch.mask.astype(bool)

    def _seen(self) -> tuple[np.ndarray, dict[str, Any]]:
        observation, mask = self._batch.observation, self._batch.mask
        if self._copy:
            observation, mask = observation.copy(), mask.copy()
        return observation, {"action_mask": mask, "_action_mask": np.ones(self.num_envs, bool)}


register_all()
