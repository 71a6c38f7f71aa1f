"""The Merchant's eight skills. MYT-SKILL-01, MYT-SKILL-04.

0 Big Cart: a larger warehouse. 1 Haggler: the first unit bought in a day is cheaper.
2 Reputation for Sets: a set bonus is higher. 3 Ledger: look at every rival's next card, put one of
them under its deck. 4 Broker: a share when a rival sells what he holds. 5 Early Riser: one
transaction at dawn. 6 Exclusive: rivals leave a good alone until the end of the next dusk.
7 Fair Scales: the first sale of a day does not press the price. 3 and 6 are used, once a day; the
others always hold and stand where they apply: market.py, rivals.py, journal.py.
"""

from __future__ import annotations

from osada.kernel.action import Action
from osada.kernel.message import EVERYONE, Args, Message, Reason

from ...ops.op import Op, again
from ...town import Task, Town
from ...words import DONE
from . import phrases as say
from .cards import put_under, take_top
from .deals import GOODS, MARK, RIVAL, RIVALS
from .market import stall
from .printed import Printed
from .rivals import INTENT, told
from .stall import Stall
from .steps import MarketOp

SETS = 2
LEDGER = 3
EARLY_RISER = 5
EXCLUSIVE = 6
LOOK_UP = "merchant-ledger"
MARK_GOOD = "merchant-exclusive"


def skill_helps(s: Town, seat: int, skill: int) -> bool:
    """Whether using it would do something."""
    own = stall(s, seat)
    if skill == LEDGER:
        return any(len(own.rivals[r].cards) > 1 or _hidden(own, r) for r in own.present())
    return skill == EXCLUSIVE and bool(_unmarked(own))


def _hidden(own: Stall, rival: int) -> bool:
    return own.rivals[rival].cards.seen[0] != EVERYONE


def _unmarked(own: Stall) -> list[int]:
    return [good for good in range(len(GOODS)) if not own.exclusive >> good & 1]


def use_skill(s: Town, seat: int, skill: int) -> None:
    """The Ledger is read aloud, so all learn what it says."""
    again(s, LOOK_UP if skill == LEDGER else MARK_GOOD, seat)


class LookUp(MarketOp):
    """Every rival's next card is seen; one of them may go under its deck."""

    def begin(self, s: Town, task: Task) -> None:
        own = stall(s, task.actor)
        for rival in own.present():
            card = s.show(INTENT, own.rivals[rival].cards, 0, EVERYONE)
            s.tell(say.FORESEEN, told(rival, self.printed.intents[rival][card]))
        choices = [RIVAL[r] for r in own.present() if len(own.rivals[r].cards) > 1]
        if choices:
            s.ask(task, LOOK_UP, task.actor, [*choices, DONE])

    def answer(self, s: Town, task: Task, action: Action) -> None:
        if action is not DONE:
            cards = stall(s, task.actor).rivals[action.args[0]].cards
            put_under(cards, take_top(s, INTENT, cards))
            told: Args = {"seat": task.actor, "rival": RIVALS[action.args[0]]}
            s.tell(say.BOTTOMED, told)

    def why_not(self, s: Town, task: Task, action: Action) -> tuple[Reason, ...]:
        rival = action.args[0]
        there = rival in stall(s, task.actor).present()
        return (Message(say.ONE_INTENT if there else say.NO_RIVAL, {"rival": RIVALS[rival]}),)


class MarkGood(MarketOp):
    """Rivals will pass this good by."""

    def begin(self, s: Town, task: Task) -> None:
        choices = [MARK[good] for good in _unmarked(stall(s, task.actor))]
        s.ask(task, MARK_GOOD, task.actor, choices)

    def answer(self, s: Town, task: Task, action: Action) -> None:
        stall(s, task.actor).exclusive |= 1 << action.args[0]
        s.tell(say.MARKED, {"seat": task.actor, "good": GOODS[action.args[0]]})

    def why_not(self, s: Town, task: Task, action: Action) -> tuple[Reason, ...]:
        return (Message(say.MARKED_BEFORE, {"good": GOODS[action.args[0]]}),)


def skills_ops(printed: Printed) -> dict[str, Op]:
    """What the two used skills ask."""
    return {
        LOOK_UP: LookUp(printed),
        MARK_GOOD: MarkGood(printed),
    }
