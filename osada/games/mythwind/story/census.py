"""What there is of the story, counted, and what of it nobody could ever come to."""

from __future__ import annotations

from ..rules.box import Box
from .check import dead_ends, out_of_reach
from .texts import FORESTS
from .ways import ways_of


def census(box: Box) -> dict[str, object]:
    """Cards by kind, the doors that some way opens, cards out of reach and dead ends."""
    effects = [effect for way in ways_of(box) for effect in way.effects]

    def opened(op: str, mode: str = "") -> int:
        return len({e.count for e in effects if e.op == op and e.mode == mode})

    return {
        "events": len(box.events),
        "adventures": len(box.adventures),
        "goals": len(box.goals),
        "forests": len(FORESTS),
        "envelopes": opened("envelope"),
        "upgrades": opened("tower"),
        "sprites": opened("sprite", "add"),
        "projects": len(box.tales.projects),
        "works": len(box.tales.works),
        "unreachable": out_of_reach(box),
        "dead_ends": dead_ends(box),
    }
