"""Whether a transaction is possible now, and if not, why not."""

from __future__ import annotations

from osada.kernel.action import Action
from osada.kernel.message import Message, Reason

from ...town import Town
from . import phrases as say
from .deals import DEALS, GOODS, LOWER, ORDERS, PAIRS, RAISE
from .market import cost, room, stall
from .printed import Printed

NO_STEP = 0


def possible_deals(s: Town, seat: int, printed: Printed, helped: bool) -> list[Action]:
    """Every transaction he could make now."""
    return [deal for deal in DEALS if deal_refusal(s, seat, printed, deal, helped) is None]


def deal_refusal(s: Town, seat: int, printed: Printed, deal: Action, helped: bool) -> Reason | None:
    """Why this transaction cannot be made."""
    if deal.kind == "buy-good":
        return _buy_refusal(s, seat, printed, deal.args[0], helped)
    if deal.kind == "sell-good":
        return _sell_refusal(s, seat, printed, deal.args[0])
    return _order_refusal(s, seat, deal)


def _buy_refusal(s: Town, seat: int, printed: Printed, good: int, helped: bool) -> Reason | None:
    own = stall(s, seat)
    if not own.supply[good]:
        return Message(say.NO_SUPPLY, {"good": GOODS[good]})
    holds = room(s, seat, printed)
    if sum(own.stock) >= holds:
        return Message(say.NO_ROOM, {"room": holds})
    price, coins = cost(s, seat, printed, good, helped), s.sheet(seat).coins
    if price > coins:
        return Message(say.TOO_DEAR, {"good": GOODS[good], "price": price, "coins": coins})
    return None


def _sell_refusal(s: Town, seat: int, printed: Printed, good: int) -> Reason | None:
    own = stall(s, seat)
    if not own.stock[good]:
        return Message(say.NOT_HELD, {"good": GOODS[good]})
    if own.supply[good] >= printed.supply_most:
        return Message(say.GLUT, {"good": GOODS[good]})
    return None


def _order_refusal(s: Town, seat: int, deal: Action) -> Reason | None:
    own = stall(s, seat)
    order = deal.args[0]
    if order not in own.open:
        return Message(say.NOT_OPEN, {"order": ORDERS[order]})
    if deal.kind == "deliver-goods":
        for good in PAIRS[order]:
            if not own.stock[good]:
                return Message(say.ORDER_LACKS, {"order": ORDERS[order], "good": GOODS[good]})
    return None


def possible_steps(s: Town, seat: int, printed: Printed, before: int) -> list[Action]:
    """Every demand that could be moved a step; `before` is the step taken just now."""
    steps = (*RAISE, *LOWER)
    return [step for step in steps if step_refusal(s, seat, printed, step, before) is None]


def step_number(step: Action) -> int:
    """A step as a number, up or down by its sign."""
    return step.args[0] + 1 if step.kind == "raise-demand" else -step.args[0] - 1


def step_refusal(s: Town, seat: int, printed: Printed, step: Action, before: int) -> Reason | None:
    """Within its scale, and not straight back again."""
    good = step.args[0]
    demand = stall(s, seat).demand[good]
    if step.kind == "raise-demand" and demand >= printed.demand_most:
        return Message(say.DEMAND_AT_TOP, {"good": GOODS[good]})
    if step.kind == "lower-demand" and demand <= -printed.demand_most:
        return Message(say.DEMAND_AT_BOTTOM, {"good": GOODS[good]})
    if before != NO_STEP and step_number(step) == -before:
        return Message(say.BACK_AND_FORTH, {"good": GOODS[good]})
    return None
