"""PettingZoo's parallel interface: all seats at once, for games in which several may act."""

from __future__ import annotations

from typing import Any

from gymnasium import spaces
from pettingzoo import ParallelEnv

from .drawing import drawn
from .observation import Array, Observation
from .setting import Setting
from .spaces import action_space, observation_space, position_in
from .table import Table

Observations = dict[str, Observation]
Infos = dict[str, dict[str, Any]]


class ParallelTable(ParallelEnv[str, Observation, int]):
    """A table where every seat names an action at every step. Those in turn act in the order of
    their seats, as long as the one before has not changed that; `infos[…]["played"]` says who did.
    What the others name is not looked at: their masks are empty."""

    def __init__(self, setting: Setting, render_mode: str | None = None) -> None:
        super().__init__()
        self.table = Table(setting)
        self.metadata = {
            "name": f"osada_{setting.game}_v{self.table.game.rules_version}",
            "render_modes": ["ansi"],
        }
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(self.table.seats)]
        self.agents: list[str] = []
        self.observation_spaces = {a: observation_space(self.table) for a in self.possible_agents}
        self.action_spaces = {a: action_space(self.table) for a in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observations, Infos]:
        """Begin the next game; `options={"position": JSON}` begins at a position."""
        self.table.begin(seed, position_in(options))
        self.agents = self.possible_agents[:]
        return self._told({agent: {"played": False} for agent in self.agents})

    def step(
        self, actions: dict[str, int]
    ) -> tuple[Observations, dict[str, float], dict[str, bool], dict[str, bool], Infos]:
        table = self.table
        agents = self.agents
        infos: Infos = {agent: {"played": False} for agent in agents}
        meant = [
            (seat, table.action(seat, int(actions[agents[seat]]))) for seat in table.state.turn
        ]
        for place, (seat, action) in enumerate(meant):
            if place == 0 or action in table.state.legal(seat):
                table.take(seat, action)
                infos[agents[seat]]["played"] = True
            if table.over or table.cut:
                break
        over = table.over
        ended = over or table.cut
        rewards = table.turned()
        if ended:
            rewards = [one + other for one, other in zip(rewards, table.rewards(), strict=True)]
        self.agents = [] if ended else agents
        seen, infos = self._told(infos)
        return (
            seen,
            dict(zip(agents, rewards, strict=True)),
            dict.fromkeys(agents, over),
            dict.fromkeys(agents, ended and not over),
            infos,
        )

    def _told(self, infos: Infos) -> tuple[Observations, Infos]:
        """What everybody sees, and, as some programs ask for it there, their masks once more."""
        seen = {a: self.table.observe(seat) for seat, a in enumerate(self.possible_agents)}
        for agent in infos:
            infos[agent]["action_mask"] = seen[agent]["action_mask"]
        return seen, infos

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
