"""OpenSpiel's interface. Which of so many deals is played is its one chance node: everything that
is drawn later follows from the deal, and nobody at the table knows it.

    game = pyspiel.load_game(register(NAME), {"players": 2})
"""

from __future__ import annotations

from collections.abc import Mapping
from copy import deepcopy
from dataclasses import replace
from typing import Any

import numpy as np
import pyspiel

from osada.kernel.chance import game_seed

from .observation import Array
from .setting import Setting
from .table import Table

DEALS = 1000
MOST_POINTS = 1000.0


def register(name: str, **more: Any) -> str:
    """Let OpenSpiel know a game, with what `Setting` takes; the name by which it is loaded."""
    setting = Setting(name, **more)
    opened, _ = setting.open()
    short = f"osada_{name}"
    kind = pyspiel.GameType(
        short_name=short,
        long_name=opened.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=opened.seats[-1],
        min_num_players=opened.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": opened.seats[-1], "deals": DEALS},
    )

    class Loaded(SpielGame):
        def __init__(self, params: Mapping[str, Any] | None = None) -> None:
            super().__init__(kind, setting, dict(params or {}))

    pyspiel.register_game(kind, Loaded)
    return short


class SpielGame(pyspiel.Game):
    """A game as OpenSpiel knows it."""

    def __init__(self, kind: Any, setting: Setting, params: dict[str, Any]) -> None:
        self.setting = replace(setting, seats=int(params.get("players", setting.seats)))
        self.deals = int(params.get("deals", DEALS))
        self.table = table = Table(self.setting)
        table.begin(0)
        wins = setting.reward == "win" and table.state.scored_now() is not None
        highest = 1.0 if wins else MOST_POINTS
        info = pyspiel.GameInfo(
            num_distinct_actions=table.actions,
            max_chance_outcomes=self.deals,
            num_players=table.seats,
            min_utility=0.0 if wins else -highest,
            max_utility=highest,
            utility_sum=None,
            max_game_length=setting.most,
        )
        super().__init__(kind, info, {**params, "players": table.seats, "deals": self.deals})

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SpielObserver:
        perfect = iig_obs_type is not None and iig_obs_type.perfect_recall
        return SpielObserver(self.table.size, perfect)


class SpielState(pyspiel.State):
    """A moment of it. Before the deal there is no game yet."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.deals = game.deals
        self.table = deepcopy(game.table)
        self.dealt = False

    def current_player(self) -> int:
        if not self.dealt:
            return int(pyspiel.PlayerId.CHANCE)
        if self.is_terminal():
            return int(pyspiel.PlayerId.TERMINAL)
        return self.table.state.turn[0]

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(deal, 1.0 / self.deals) for deal in range(self.deals)]

    def _legal_actions(self, player: int) -> list[int]:
        if self.is_terminal():
            return []
        return [int(number) for number in np.flatnonzero(self.table.mask(player))]

    def _apply_action(self, action: int) -> None:
        if self.dealt:
            self.table.play(self.table.state.turn[0], action)
        else:
            self.table.begin(game_seed(0, action))
            self.dealt = True

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"deal {action}"
        return self.table.action(player, action).text

    def is_terminal(self) -> bool:
        return self.dealt and (self.table.over or self.table.cut)

    def returns(self) -> list[float]:
        if not self.is_terminal():
            return [0.0] * self.table.seats
        return self.table.rewards()

    def clone(self) -> SpielState:
        twin: SpielState = super().clone()
        return twin

    def information_state_string(self, player: int) -> str:
        return self.table.information_state(player) if self.dealt else ""

    def observation_string(self, player: int) -> str:
        return self.table.observation_string(player) if self.dealt else ""

    def __str__(self) -> str:
        return repr(self.table.state) if self.dealt else "before the deal"


class SpielObserver:
    """What a player sees: numbers, or in words; with a memory, everything it has seen in words."""

    def __init__(self, size: int, perfect: bool) -> None:
        self.tensor: Array = np.zeros(size, np.float32)
        self.dict = {"observation": self.tensor}
        self.perfect = perfect

    def set_from(self, state: SpielState, player: int) -> None:
        if state.dealt:
            self.tensor[:] = state.table.observe(player)["observation"]
        else:
            self.tensor.fill(0)

    def string_from(self, state: SpielState, player: int) -> str:
        if self.perfect:
            return state.information_state_string(player)
        return state.observation_string(player)
