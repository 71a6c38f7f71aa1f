"""PettingZoo's agent environment cycle: one seat after the other."""

from __future__ import annotations

from typing import Any

from gymnasium import spaces
from pettingzoo import AECEnv

from .drawing import drawn
from .observation import Array, Observation
from .setting import Setting
from .spaces import action_space, observation_space, position_in
from .table import Table


class AecTable(AECEnv[str, Observation, int | None]):
    """A table where seats are `seat_0`, `seat_1` and so on. Where several may act, the first does.
    An action that the mask does not show is refused with the reasons (`osada.Illegal`)."""

    def __init__(self, setting: Setting, render_mode: str | None = None) -> None:
        self.table = Table(setting)
        self.metadata = {
            "name": f"osada_{setting.game}_v{self.table.game.rules_version}",
            "render_modes": ["ansi"],
            "is_parallelizable": False,
        }
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(self.table.seats)]
        self.agents: list[str] = []
        self.observation_spaces = {a: observation_space(self.table) for a in self.possible_agents}
        self.action_spaces = {a: action_space(self.table) for a in self.possible_agents}
        self._seat = 0

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin the next game; `options={"position": JSON}` begins at a position."""
        self.table.begin(seed, position_in(options))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.__dict__.pop("_skip_agent_selection", None)  # left by a game that was not finished
        self._go_on()

    def observe(self, agent: str) -> Observation:
        return self.table.observe(self.possible_agents.index(agent))

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None, "whoever is in turn must act"
        self.table.play(self._seat, int(action))
        self._cumulative_rewards[agent] = 0.0
        self.rewards = dict(zip(self.possible_agents, self.table.turned(), strict=True))
        self._go_on()

    def _go_on(self) -> None:
        """Whose turn it is now, or what everybody gets."""
        turn = self.table.state.turn
        cut = self.table.cut
        if turn and not cut:
            self._seat = turn[0]
            self.agent_selection = self.possible_agents[self._seat]
            self._accumulate_rewards()
            return
        for agent, reward in zip(self.possible_agents, self.table.rewards(), strict=True):
            self.rewards[agent] += reward
            self.terminations[agent] = not turn
            self.truncations[agent] = bool(turn)
        self._accumulate_rewards()
        self.agent_selection = self.agents[0]

    def state(self) -> Array:
        """What all seats together know, for a critic that looks at the whole table."""
        return self.table.everything()

    def record(self) -> str:
        """The game so far as a record, which the page opens."""
        return self.table.record()

    def render(self) -> str:
        """The board as a terminal shows it, to whoever is in turn."""
        return drawn(self.table)

    def close(self) -> None:
        """Nothing is held open."""
