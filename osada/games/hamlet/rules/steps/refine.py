"""Refineries: a basic resource and an own token for each space used. HAM-REF-01 to HAM-REF-05."""

from __future__ import annotations

from osada.kernel.action import Action
from osada.kernel.message import Args, Message, Reason

from .. import phrases as say
from ..paying.paying import begin_payment, price_of
from ..paying.payment import can_pay
from ..paying.shortfall import shortfall
from ..table import REFINING, Table
from ..words import REFINE, RESOURCES, TILES
from .here import not_here
from .step import Deed


class Refine(Deed):
    """For one or for both empty spaces (HAM-REF-02)."""

    def offers(self, s: Table, seat: int) -> list[Action]:
        card = s.box.tiles[s.at]
        if card.category != "refinery":
            return []
        most = min(s.empty_slots(s.at), _left(s, seat, card.output))
        return [
            REFINE[count - 1]
            for count in range(1, most + 1)
            if can_pay(s, seat, s.at, price_of(s, REFINING, count), True)
        ]

    def why_not(self, s: Table, seat: int, action: Action) -> tuple[Reason, ...]:
        card = s.box.tiles[s.at]
        if card.category != "refinery":
            return not_here(s, "refine")
        count = action.args[0]
        if count > s.empty_slots(s.at):
            told: Args = {"tile": TILES[s.at], "spaces": s.empty_slots(s.at), "given": count}
            return (Message(say.REFINERY_FULL, told),)
        left = _left(s, seat, card.output)
        if count > left:
            resource = RESOURCES[card.output]
            return (
                Message(say.NO_TOKEN_LEFT, {"resource": resource, "left": left, "given": count}),
            )
        return shortfall(s, seat, s.at, price_of(s, REFINING, count), True)

    def carry_out(self, s: Table, seat: int, action: Action) -> None:
        begin_payment(s, seat, REFINING, action.args[0])


def _left(s: Table, seat: int, kind: int) -> int:
    """HAM-RES-05: the tokens of this kind the player still has."""
    return s.box.tokens_of_each - s.tokens_made(seat, kind)
