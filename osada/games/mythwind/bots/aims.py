"""What a companion is after, in a line: told when it sends its figure out."""

from __future__ import annotations

from osada.kernel.action import Action
from osada.kernel.message import Message, Phrase
from osada.kernel.state import State

from ..rules import phrases as say
from ..rules.town import FOREST, Town
from ..rules.words import LONGHOUSE, TILES
from .errands import SERVES
from .goals import goal_needs
from .outing import ADVENTURE, COMMUNITY, CONSTRUCT, HIRE
from .town_plan import needs_room, wanted


def aim(state: State, seat: int, action: Action) -> Message | None:
    """Why a companion goes where it goes, before it does; None for all that needs no word."""
    assert isinstance(state, Town)
    if action.kind != "visit":
        return None
    space = action.args[0]
    if any(goal_needs(state).get(name, 0) for name in SERVES.get(space, ())):
        return Message(say.AFTER_GOAL, {"seat": seat, "goal": state.goal + 1})
    if space == CONSTRUCT:
        return _building(state, seat, say.AFTER_ROOM if needs_room(state) else say.AFTER_BUILDING)
    if space == COMMUNITY:
        if not state.empty_areas() and FOREST in state.areas:
            return Message(say.AFTER_LAND, {"seat": seat})
        return _building(state, seat, say.AFTER_STOCK)
    learning = space == len(TILES) + LONGHOUSE
    plain = {ADVENTURE: say.AFTER_NEWS, HIRE: say.AFTER_HANDS}
    phrase = plain.get(space, say.AFTER_SKILL if learning else say.AFTER_USE)
    return Message(phrase, {"seat": seat})


def _building(s: Town, seat: int, phrase: Phrase) -> Message:
    """With the building that is wanted most; where everything stands, it is only an errand."""
    jammed = phrase is say.AFTER_ROOM and s.site[0] >= 0
    plans = [s.site[0]] if jammed else wanted(s)[:1]
    if not plans:
        return Message(say.AFTER_USE, {"seat": seat})
    return Message(phrase, {"seat": seat, "building": s.box.names[plans[0]]})
