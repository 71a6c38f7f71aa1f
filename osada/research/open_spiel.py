"""OpenSpiel's interface. A die that is rolled and a thing that is drawn while a game is played are
chance nodes of their own, with everything that they can give. What is shuffled, the set-up above
all, has more orders than anybody could list: there a node is one of `deals` deals, which are always
the same. Nobody at the table knows which.

    game = pyspiel.load_game(register(NAME), {"players": 2})
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from copy import deepcopy
from dataclasses import replace
from random import Random
from typing import Any, NamedTuple

import numpy as np
import pyspiel

from osada.kernel.action import Action
from osada.kernel.chance import Draw, Undrawn, game_seed

from .observation import Array
from .setting import Setting
from .table import Table

DEALS = 1000
MOST_POINTS = 1000.0
MOST_VALUES = 1 << 16
"""What is drawn is a number below it; with them the numbers of deals begin."""


def register(name: str, **more: Any) -> str:
    """Let OpenSpiel know a game, with what `Setting` takes; the name by which it is loaded."""
    setting = Setting(name, **more)
    opened, _ = setting.open()
    short = f"osada_{name}"
    kind = pyspiel.GameType(
        short_name=short,
        long_name=f"{opened.title} (rolls and draws listed, set-ups and shuffles sampled)",
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
            max_chance_outcomes=MOST_VALUES + self.deals,
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


class Asked(NamedTuple):
    """What chance is to give."""

    label: str
    one_of: tuple[int, ...]
    """Each place as likely as any other; none for a shuffle"""
    order_of: tuple[int, ...]
    """of these."""


class SpielState(pyspiel.State):
    """A moment of it. Before the deal there is no game yet; while chance is asked, somebody's
    action waits for what it draws."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.deals = game.deals
        self.table = deepcopy(game.table)
        self.dealt = False
        self.waiting: tuple[int, Action] | None = None
        """The action that is being played, and by whom."""
        self.drawn: list[Draw] = []
        """What it has drawn so far."""
        self.asked: Asked | None = None

    def current_player(self) -> int:
        if not self.dealt or self.asked is not None:
            return int(pyspiel.PlayerId.CHANCE)
        if self.is_terminal():
            return int(pyspiel.PlayerId.TERMINAL)
        return self.table.state.turn[0]

    def chance_outcomes(self) -> list[tuple[int, float]]:
        asked = self.asked
        if asked is None or not asked.one_of:
            return [(MOST_VALUES + deal, 1.0 / self.deals) for deal in range(self.deals)]
        places = len(asked.one_of)
        return [(value, count / places) for value, count in sorted(Counter(asked.one_of).items())]

    def _legal_actions(self, player: int) -> list[int]:
        if self.is_terminal():
            return []
        return sorted(self.table.numbers(player))

    def _apply_action(self, action: int) -> None:
        if not self.dealt:
            self.table.begin(game_seed(0, action - MOST_VALUES))
            self.dealt = True
            return
        if self.asked is None:
            seat = self.table.state.turn[0]
            self.waiting = seat, self.table.action(seat, action)
            self.drawn = []
        else:
            self.drawn.append(self._given(self.asked, action))
        self._go_on()

    def _given(self, asked: Asked, action: int) -> Draw:
        if asked.one_of:
            return Draw(asked.label, (action,))
        mixed = sorted(asked.order_of)
        Random(game_seed(1, action - MOST_VALUES)).shuffle(mixed)
        return Draw(asked.label, tuple(mixed))

    def _go_on(self) -> None:
        """As far as what has been drawn goes: to the next draw, or to the end of the action."""
        assert self.waiting is not None
        seat, action = self.waiting
        try:
            self.table.take_drawing(seat, action, self.drawn)
        except Undrawn as draw:
            self.asked = Asked(draw.label, tuple(draw.one_of), tuple(draw.order_of))
        else:
            self.asked = self.waiting = None

    def _action_to_string(self, player: int, action: int) -> str:
        if player != pyspiel.PlayerId.CHANCE:
            return self.table.action(player, action).text
        label = "deal" if self.asked is None else self.asked.label
        return f"{label} {action if action < MOST_VALUES else action - MOST_VALUES}"

    def is_terminal(self) -> bool:
        return self.dealt and self.asked is None and (self.table.over or self.table.cut)

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
        if not self.dealt:
            return "before the deal"
        asked = "" if self.asked is None else f", to be drawn: {self.asked.label}"
        return f"{self.table.state!r}{asked}"


class SpielObserver:
    """What a player sees: numbers, or in words; with a memory, everything it has seen in words."""

    def __init__(self, size: int, perfect: bool) -> None:
        self.tensor: Array = np.zeros(size, np.float32)
        self.dict = {"observation": self.tensor}
        self.perfect = perfect

    def set_from(self, state: SpielState, player: int) -> None:
        if state.dealt:
            state.table.observe_into(self.tensor, player)
        else:
            self.tensor.fill(0)

    def string_from(self, state: SpielState, player: int) -> str:
        if self.perfect:
            return state.information_state_string(player)
        return state.observation_string(player)
