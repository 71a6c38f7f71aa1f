"""What waits for an occasion: upgrades of the Tower, and cards beside the board. MYT-TOWER-03 to
MYT-TOWER-08, MYT-EVENT-07."""

from __future__ import annotations

from typing import Final

from ..town import Task, Town
from .op import Op


class Upgrades(Op):
    """MYT-TOWER-03 to MYT-TOWER-08: what the tower offers after this kind of action (AMB-46)."""

    def begin(self, s: Town, task: Task) -> None:
        occasion = task.text.split()[1]
        s.push(
            [
                Task(text, task.actor)
                for number, upgrade in enumerate(s.box.upgrades)
                if upgrade.on == occasion and not upgrade.per_spent and s.upgrades >> number & 1
                for text in upgrade.effects
            ]
        )


class Hook(Op):
    """Cards that lie beside the board and wait for an occasion."""

    def begin(self, s: Town, task: Task) -> None:
        occasion = task.text.split()[1]
        s.push(
            [
                Task(text, task.actor)
                for card in s.kept
                for hook, texts in s.story.events[card].passive
                if hook == occasion
                for text in texts
            ]
        )


OPS: Final[dict[str, Op]] = {
    "!upgrades": Upgrades(),
    "!hook": Hook(),
}
