"""What the Merchant is asked while he trades and sends his workers out."""

from __future__ import annotations

from osada.kernel.action import Action
from osada.kernel.message import Message, Reason

from ...ops.op import Op, again
from ...town import Task, Town
from ...words import DONE
from . import phrases as say
from .deals import RIVAL, RIVALS
from .market import buy, move_demand, sell, stall
from .orders import deliver, swap
from .printed import Printed
from .refusals import (
    NO_STEP,
    deal_refusal,
    possible_deals,
    possible_steps,
    step_number,
    step_refusal,
)
from .rivals import next_intent

DEAL = "merchant-deal"
DEMAND = "merchant-demand"
CHASE = "merchant-chase"
DEAL_KINDS = ("buy-good", "sell-good", "deliver-goods", "swap-order")
STEP_KINDS = ("raise-demand", "lower-demand")
TRADING, ERRAND, EARLY = "trade", "errand", "dawn"
"""The occasions of a transaction: the character action, a worker's, the Early Riser's."""


class MarketOp(Op):
    """A step that needs the numbers of his journal."""

    def __init__(self, printed: Printed) -> None:
        self.printed = printed


class Dealing(MarketOp):
    """`merchant-deal trade`: up to so many transactions, one after the other."""

    def begin(self, s: Town, task: Task) -> None:
        if not task.number:
            return
        occasion = task.text.split()[1]
        choices = possible_deals(s, task.actor, self.printed, occasion == ERRAND)
        if occasion != ERRAND:  # what a worker was paid for has to be done
            choices.append(DONE)
        s.ask(task, f"merchant-{occasion}", task.actor, choices)

    def answer(self, s: Town, task: Task, action: Action) -> None:
        if action is DONE:
            return
        helped = task.text.split()[1] == ERRAND
        if action.kind == "buy-good":
            buy(s, task.actor, self.printed, action.args[0], helped)
        elif action.kind == "sell-good":
            sell(s, task.actor, self.printed, action.args[0], helped)
        elif action.kind == "deliver-goods":
            deliver(s, task.actor, self.printed, action.args[0])
        else:
            swap(s, task.actor, action.args[0])
        again(s, task.text, task.actor, task.number - 1)

    def wants(self, s: Town, task: Task) -> tuple[str, ...]:
        return DEAL_KINDS

    def why_not(self, s: Town, task: Task, action: Action) -> tuple[Reason, ...]:
        helped = task.text.split()[1] == ERRAND
        reason = deal_refusal(s, task.actor, self.printed, action, helped)
        return () if reason is None else (reason,)


class MoveDemand(MarketOp):
    """`merchant-demand 0`: so many steps, on one demand or on several. The number in the words is
    the step taken just now, which cannot be taken back."""

    def begin(self, s: Town, task: Task) -> None:
        if not task.number:
            return
        before = int(task.text.split()[1])
        steps = possible_steps(s, task.actor, self.printed, before)
        s.ask(task, DEMAND, task.actor, steps if before == NO_STEP else [*steps, DONE])

    def answer(self, s: Town, task: Task, action: Action) -> None:
        if action is DONE:
            return
        step = 1 if action.kind == "raise-demand" else -1
        move_demand(s, self.printed, stall(s, task.actor), action.args[0], step)
        again(s, f"{DEMAND} {step_number(action)}", task.actor, task.number - 1)

    def wants(self, s: Town, task: Task) -> tuple[str, ...]:
        return STEP_KINDS

    def why_not(self, s: Town, task: Task, action: Action) -> tuple[Reason, ...]:
        before = int(task.text.split()[1])
        reason = step_refusal(s, task.actor, self.printed, action, before)
        return () if reason is None else (reason,)


class ChaseRival(MarketOp):
    """A rival gives an intent up for the next."""

    def begin(self, s: Town, task: Task) -> None:
        choices = [RIVAL[rival] for rival in stall(s, task.actor).present()]
        s.ask(task, CHASE, task.actor, choices)

    def answer(self, s: Town, task: Task, action: Action) -> None:
        rival = action.args[0]
        s.tell(say.INTENT_LEFT, {"seat": task.actor, "rival": RIVALS[rival]})
        next_intent(s, stall(s, task.actor), self.printed, rival)

    def why_not(self, s: Town, task: Task, action: Action) -> tuple[Reason, ...]:
        return (Message(say.NO_RIVAL, {"rival": RIVALS[action.args[0]]}),)


def step_ops(printed: Printed) -> dict[str, Op]:
    """His steps by their words."""
    return {
        DEAL: Dealing(printed),
        DEMAND: MoveDemand(printed),
        CHASE: ChaseRival(printed),
    }
