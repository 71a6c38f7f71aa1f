"""Why an action does not belong to the tile the villager stands on. HAM-TURN-04, HAM-BUILD-07."""

from __future__ import annotations

from osada.kernel.message import Message, Reason

from .. import phrases as say
from ..table import Table
from ..words import TILES


def not_here(s: Table, action: str) -> tuple[Reason, ...]:
    """Landmarks cannot be activated at all; other buildings do something else."""
    if s.box.tiles[s.at].category == "landmark":
        return (Message(say.LANDMARK_IDLE, {"tile": TILES[s.at]}),)
    return (Message(say.NOT_HERE, {"action": action, "tile": TILES[s.at]}),)
