"""The games for OpenSpiel: `barnyard_kuhlorado` and its four siblings.

    >>> import pyspiel, barnyard.open_spiel
    >>> game = pyspiel.load_game("barnyard_goat_n_goat(players=3)")
    >>> state = game.new_initial_state()

Parameters are `players`, `options` (the game's options as JSON text: `{"players": 2, "options": '{"sheet": "meadow-2"}'}`), and
`position` (JSON text too), if the game is to begin somewhere else: small endgames can be counted out.

Luck is explicit: a chance node's actions are places in the list of odds. Seats that choose together are asked one after the
other, and nobody's observation shows a choice before all have chosen. Who wins alone gets 1 and the others share -1; who
wins together shares the rest of it; all games are zero-sum.

Our own bots play as `bot("hard:400", seat)`. OpenSpiel's searches in C++ (`pyspiel.MCTSBot`, `pyspiel.ISMCTSBot`) crash on every
game written in Python, its own included; its searches in Python work.
"""

from __future__ import annotations

import json
from typing import Any

import numpy as np
import pyspiel

import barnyard

__all__ = ["NAMES", "bot", "register"]

#: What OpenSpiel calls each game.
NAMES = {game: "barnyard_" + game.replace("-", "_") for game in barnyard.games()}

#: No game of ours comes near so many steps.
_LONGEST = 10_000
#: Nor so many outcomes at once.
_MOST_OUTCOMES = 128


def register() -> None:
    """Makes the games known to `pyspiel.load_game`. Importing this module has done so."""
    known = set(pyspiel.registered_names())
    for game, name in NAMES.items():
        if name not in known:
            pyspiel.register_game(_type_of(game), _class_of(game))


def _type_of(game: str) -> pyspiel.GameType:
    facts = barnyard.games()[game]
    information = pyspiel.GameType.Information
    return pyspiel.GameType(
        short_name=NAMES[game],
        long_name=facts["title"],
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=information.IMPERFECT_INFORMATION if facts["secrets"] else information.PERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=facts["seats"][-1],
        min_num_players=facts["seats"][0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification={"players": facts["seats"][0], "options": "{}", "position": ""},
    )


def _class_of(game: str) -> type:
    """A class of its own for every game: OpenSpiel registers classes."""

    def start(self: Any, params: dict[str, Any] | None = None) -> None:
        _Game.__init__(self, game, params or {})

    return type("Barnyard" + NAMES[game].title().replace("_", ""), (_Game,), {"__init__": start})


class _Game(pyspiel.Game):
    def __init__(self, game: str, params: dict[str, Any]) -> None:
        facts = barnyard.games()[game]
        self.seats = int(params.get("players", facts["seats"][0]))
        self.options = json.loads(params.get("options", "{}"))
        position = params.get("position", "")
        if position:
            self.start = barnyard.Game.from_position(game, json.loads(position))
        else:
            self.start = barnyard.Game(game, self.seats, **self.options)
        if self.start.seats != self.seats:
            raise ValueError(f"the position is of {self.start.seats} seats, not of {self.seats}")
        self.name = game
        info = pyspiel.GameInfo(
            num_distinct_actions=barnyard.action_count(game),
            max_chance_outcomes=_MOST_OUTCOMES,
            num_players=self.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=_LONGEST,
        )
        super().__init__(_type_of(game), info, params)

    def new_initial_state(self, from_history: Any = None) -> _State:
        return _State(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> _Observer:
        return _Observer(self, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False), params)


class _State(pyspiel.State):
    def __init__(self, game: _Game) -> None:
        super().__init__(game)
        self.game = game.start.clone()
        # What each seat had been told before the game that is now in hand began: a resampled one has no past.
        self.before: list[list[str]] = [[] for _ in range(self.game.seats)]

    def current_player(self) -> int:
        if self.game.over:
            return pyspiel.PlayerId.TERMINAL
        seat = self.game.to_move
        return pyspiel.PlayerId.CHANCE if seat is None else seat

    def _legal_actions(self, player: int) -> list[int]:
        return self.game.legal_actions(player)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        weights = [weight for _, weight in self.game.odds()]
        total = sum(weights)
        return [(place, weight / total) for place, weight in enumerate(weights)]

    def _apply_action(self, action: int) -> None:
        seat = self.game.to_move
        if seat is None:
            self.game.draw(action)
        else:
            self.game.play(action, seat)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return self.game.odds()[action][0]
        return barnyard.action_to_move(self.game.name, action)

    def is_terminal(self) -> bool:
        return self.game.over

    def returns(self) -> list[float]:
        seats = self.game.seats
        if not self.game.over or not self.game.winners:
            return [0.0] * seats
        shares = self.game.rewards("win")
        return [float((seats * share - 1) / (seats - 1)) for share in shares]

    def resample_from_infostate(self, player_id: int, probability_sampler: Any) -> _State:
        """A state that the seat cannot tell from this one."""
        luck = barnyard.Luck(int(probability_sampler() * 2**53))
        other = self.clone()
        for seat in range(self.game.seats):
            # The others' secrets are not the ones they were told: what is left of those is what everybody heard.
            other.before[seat] = self.told(player_id if seat == player_id else None)
        other.game = self.game.possible_world(player_id, luck)
        return other

    def told(self, seat: int | None) -> list[str]:
        """All that a seat, or everybody, has been told since the game began."""
        return [*self.before[0 if seat is None else seat], *self.game.told(seat)]

    def __str__(self) -> str:
        return str(self.game)


class _Observer:
    """What one seat knows, as numbers and as text."""

    def __init__(self, game: _Game, kind: Any, params: Any) -> None:
        if params:
            raise ValueError(f"observations take no parameters, and there are {params}")
        self._recalls = kind.perfect_recall
        self.tensor = np.zeros(barnyard.observation_size(game.name, game.seats), np.float32)
        self.dict = {}
        for plane in barnyard.planes(game.name, game.seats):
            size = int(np.prod(plane["shape"]))
            self.dict[plane["name"]] = self.tensor[plane["offset"] :][:size].reshape(plane["shape"])

    def set_from(self, state: _State, player: int) -> None:
        state.game.observe(player, out=self.tensor)

    def string_from(self, state: _State, player: int) -> str:
        """What the seat sees now; where everything is to be remembered, also all it has been told."""
        now = state.game.view_text(player)
        return "\n".join([*state.told(player), now]) if self._recalls else now


def bot(level: str, seat: int, seed: int = 1) -> pyspiel.Bot:
    """One of our bots, for `evaluate_bots` and the like."""
    return _Bot(level, seat, seed)


class _Bot(pyspiel.Bot):
    def __init__(self, level: str, seat: int, seed: int) -> None:
        super().__init__()
        self._level, self._seat, self._seed = level, seat, seed
        self._player = barnyard.players.Level(level, seed=seed)

    def player_id(self) -> int:
        return self._seat

    def restart(self) -> None:
        self._player = barnyard.players.Level(self._level, seed=self._seed)

    def restart_at(self, state: _State) -> None:
        self.restart()

    def step(self, state: _State) -> int:
        move = self._player(state.game, self._seat)
        return barnyard.move_to_action(state.game.name, move)

    def provides_force_action(self) -> bool:
        return True

    def force_action(self, state: _State, action: int) -> None:
        """Nothing to do: the bot looks at the state it is shown."""


register()
