"""Naming the units of a payment, where there is a choice. HAM-TRANSPORT-07, HAM-BUY-01."""

from __future__ import annotations

from osada.kernel.action import Action
from osada.kernel.message import Args, Message, Prompt, Reason
from osada.kernel.step import Step

from .. import phrases as say
from ..paying.payment import kinds_wanted
from ..paying.shortfall import unit_refusal
from ..paying.supply import gain, in_supply, is_buy, kind_of, tile_of
from ..table import PURPOSES, Table
from ..words import PAY, RESOURCES, SETTLE, TILES
from .act import paid_deed


class Pay(Step[Table]):
    """The next unit, or the suggested payment in one step."""

    def offers(self, s: Table, seat: int) -> list[Action]:
        return [SETTLE, *(PAY[unit] for unit in paid_deed(s).open_units(s, seat))]

    def why_not(self, s: Table, seat: int, action: Action) -> tuple[Reason, ...]:
        if action is SETTLE or action.args[0] in paid_deed(s).open_units(s, seat):
            return ()
        return (_refusal(s, seat, action.args[0]),)

    def carry_out(self, s: Table, seat: int, action: Action) -> None:
        if action is SETTLE:
            paid_deed(s).pay_suggested(s, seat)
        else:
            s.paid = [*s.paid, action.args[0]]
            paid_deed(s).pay_on(s, seat)

    def prompt(self, s: Table, seat: int) -> Prompt:
        wanted, kinds = _wanted(s)
        return Message(
            say.ASK_PAY,
            {
                "seat": seat,
                "resources": [RESOURCES[kind] for kind in kinds],
                "purpose": PURPOSES[s.purpose],
                "left": wanted,
            },
        )


def _wanted(s: Table) -> tuple[int, tuple[int, ...]]:
    """How many units are still to be named, and of which kinds."""
    price = paid_deed(s).price(s, s.subject)
    return price.total - len(s.paid), tuple(kinds_wanted(s, price))


def _refusal(s: Table, seat: int, unit: int) -> Reason:
    """Why this unit cannot be named now."""
    _, kinds = _wanted(s)
    kind = kind_of(s, unit)
    resource = RESOURCES[kind] if kind >= 0 else "nothing"
    told: Args = {"resource": resource, "tile": TILES[tile_of(unit)]}
    if kind not in kinds:
        wanted = [RESOURCES[k] for k in kinds]
        return Message(say.NOT_DEMANDED, {"resource": resource, "resources": wanted})
    if is_buy(unit) and not paid_deed(s).buying:
        return Message(say.NO_BUYING, {})
    if not in_supply(s, unit):
        return Message(say.NOT_THERE, told)
    stranded = unit_refusal(s, seat, s.at, unit)
    if stranded is not None:
        return stranded
    price = -gain(s, seat, unit)
    gold = s.gold[seat] + sum([gain(s, seat, named) for named in s.paid])
    if is_buy(unit) and price > gold:
        dear: Args = {"resource": resource, "price": price, "gold": gold}
        return Message(say.PURCHASE_TOO_DEAR, dear)
    return Message(say.WOULD_FAIL, told)
