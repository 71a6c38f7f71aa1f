"""Looks as plain data, to be kept and sent; and back."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from .analysis import Seen
from .counsel import Counsel
from .lesson import Moment
from .look import Choice, Look

Json = dict[str, Any]
TOLD = 2
"""How reasons are told now; what was kept in another way is looked at again."""


def look_data(look: Look) -> Json:
    """A look as JSON."""
    return {
        "told": TOLD,
        "seat": look.seat,
        "mark": look.mark,
        "lost": round(look.lost, 4),
        "played": look.played,
        "choices": [_choice_data(choice) for choice in look.choices],
        "follows": [{"seat": seat, "actions": list(actions)} for seat, actions in look.follows],
    }


def _choice_data(choice: Choice) -> Json:
    return {
        "actions": list(choice.actions),
        "chances": [round(chance, 4) for chance in choice.chances],
        "error": round(choice.error, 4),
        "points": [round(points, 2) for points in choice.points],
        "reasons": list(choice.reasons),
        "doubt": round(choice.doubt, 4),
        "step": choice.step,
    }


def counsel_data(counsel: Counsel) -> Json:
    """Advice without chances, in the same form."""
    return {
        "seat": counsel.seat,
        "choices": [
            {
                "actions": list(deed.actions),
                "chances": [],
                "error": 0.0,
                "points": [],
                "reasons": list(deed.reasons),
                "brings": list(deed.brings),
            }
            for deed in counsel.deeds
        ],
    }


def seen_data(one: Seen) -> Json:
    """A decision of a game as JSON."""
    where = {"number": one.number, "first": one.first, "length": one.length, "round": one.turn}
    return {**where, **look_data(one.look)}


def moment_data(one: Moment) -> Json:
    """A moment of a lesson as JSON."""
    return {"decision": one.seen.number, "title": one.title, "shows": list(one.shows)}


def read_seen(data: Mapping[str, Any]) -> Seen:
    """A decision as it was written."""
    choices = tuple(
        Choice(
            tuple(one["actions"]),
            tuple(one["chances"]),
            one["error"],
            tuple(one["points"]),
            tuple(one["reasons"]),
            one["doubt"],
            one["step"],
        )
        for one in data["choices"]
    )
    follows = tuple((one["seat"], _words(one["actions"])) for one in data["follows"])
    look = Look(data["seat"], choices, data["played"], data["mark"], data["lost"], follows)
    return Seen(data["number"], data["first"], data["length"], data["round"], look)


def _words(actions: Sequence[str]) -> tuple[str, ...]:
    return tuple(actions)
