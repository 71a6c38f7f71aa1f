"""Questions that change nothing: why an action is not legal now."""

from __future__ import annotations

from collections.abc import Sequence

from ..protocol.problems import Refused, tell
from ..protocol.table import Tell
from .plays import find_action
from .room import Room


def why_not(room: Room, seat: int, actions: Sequence[str]) -> dict[str, list[Tell]]:
    """For each action the reasons of the rules against it; none for a legal one."""
    return {text: _why(room, seat, text) for text in actions}


def _why(room: Room, seat: int, text: str) -> list[Tell]:
    try:
        action = find_action(room, seat, text)
    except Refused as refused:
        asked = room.game.vocabulary.find(text)
        if asked is None:
            return [refused.problem.told]
        action = asked
    return [tell(reason, seat) for reason in room.state.explain(seat, action)]
