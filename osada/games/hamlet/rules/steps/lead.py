"""The donkey move: each own donkey one connected tile, all in one go. HAM-TURN-03, HAM-WORKER-02.

As a table option each donkey may go once at any time of the turn instead.
"""

from __future__ import annotations

from osada.kernel.action import Action
from osada.kernel.message import Args, Message, Prompt, Reason
from osada.kernel.step import Step

from .. import phrases as say
from ..map.roads import members
from ..table import CHOOSE_TURN, MOVED, Table, put_row, without
from ..words import DONE, LEADS, TILE_COUNT, TILES


def lead_offers(s: Table, seat: int) -> list[Action]:
    """Every step of a donkey that has not moved yet."""
    found: list[Action] = []
    for tile in sorted({donkey for donkey in s.donkeys[seat] if donkey < MOVED}):
        for other in members(s.roads.near[tile]):
            found.append(LEADS[tile * TILE_COUNT + other])
    return found


def can_lead(s: Table, seat: int) -> bool:
    """Whether any of these steps is left."""
    near = s.roads.near
    return any(donkey < MOVED and near[donkey] for donkey in s.donkeys[seat])


def lead_refusal(s: Table, seat: int, action: Action) -> tuple[Reason, ...]:
    """Why a donkey cannot take this step."""
    origin, target = action.args
    if origin not in s.donkeys[seat]:
        told: Args = {"tile": TILES[origin]}
        moved = origin + MOVED in s.donkeys[seat]
        return (Message(say.DONKEY_MOVED if moved else say.NO_DONKEY_THERE, told),)
    if not s.roads.near[origin] >> target & 1:
        told = {"origin": TILES[origin], "target": TILES[target]}
        return (Message(say.NOT_LINKED, told),)
    return ()


def lead_donkey(s: Table, seat: int, action: Action) -> None:
    """One step; the donkey has moved for this turn."""
    origin, target = action.args
    others = without(s.donkeys[seat], origin)
    s.donkeys = put_row(s.donkeys, seat, sorted([*others, target + MOVED]))
    if s.telling:
        s.tell(say.DONKEY_LED, {"seat": seat, "origin": TILES[origin], "target": TILES[target]})


class Lead(Step[Table]):
    """Which donkey goes where next, until all have gone or enough have. Where none went there was
    no move, and they may set out later."""

    def offers(self, s: Table, seat: int) -> list[Action]:
        return [*lead_offers(s, seat), DONE]

    def why_not(self, s: Table, seat: int, action: Action) -> tuple[Reason, ...]:
        return () if action is DONE else lead_refusal(s, seat, action)

    def carry_out(self, s: Table, seat: int, action: Action) -> None:
        if action is not DONE:
            lead_donkey(s, seat, action)
            if can_lead(s, seat):
                return
        s.donkeys_led = any(donkey >= MOVED for donkey in s.donkeys[seat])
        s.step = CHOOSE_TURN

    def prompt(self, s: Table, seat: int) -> Prompt:
        return Message(say.ASK_LEAD, {"seat": seat})
