"""Effects as a view shows them: the messages that the rules tell."""

from __future__ import annotations

from collections.abc import Iterable
from typing import cast

from ..rules.box import Box
from ..rules.telling import told, told_cost, told_one
from .shape import Effect


def shown(texts: Iterable[str]) -> list[Effect]:
    """What these effects bring."""
    return cast(list[Effect], told(texts))


def shown_cost(texts: Iterable[str]) -> list[Effect]:
    """The same as something to pay."""
    return cast(list[Effect], told_cost(texts))


def printed_effects(box: Box) -> dict[str, object]:
    """Every effect that a view may hold as it is printed, by its words, outside building cards."""
    gains: set[str] = set()
    costs: set[str] = set()
    for season in box.patterns:
        for _, effects in season:
            gains.update(effects)
    for goal in box.goals:
        gains.update(goal.success, goal.failure)
    for effects, cost in zip(box.sprite_effects, box.sprite_costs, strict=True):
        gains.update(effects)
        costs.update(cost)
    for event in box.events.values():
        for option in event.options:
            costs.update(option.cost)
    return {
        **{text: told_one(text, 1) for text in sorted(gains)},
        **{f"pay {text}": told_one(text, -1) for text in sorted(costs)},
    }
