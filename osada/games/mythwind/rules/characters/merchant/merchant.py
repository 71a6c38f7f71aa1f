"""The Merchant's journal: what he may do at noon, and his steps through the day."""

from __future__ import annotations

from typing import final

from osada.kernel.action import Action
from osada.kernel.content import Content
from osada.kernel.message import Message, Reason
from osada.kernel.secret import Family, Span, face_down
from osada.kernel.state import Data

from ...ops.op import Op
from ...ops.tracks import change_coins
from ...sheet import Own
from ...town import Task, Town
from ...words import KINDS as WORKERS
from ...words import SPRITE, VILLAGER
from ..character import Character
from . import phrases as say
from .dawning import DECK as MARKET_DECK
from .dawning import open_market
from .deals import GOODS, HAWK, HAWK_DEAL, HAWK_DEMAND, KINDS, ORDERS, RIVALS, THIRD, TRADE
from .market import stall
from .orders import replace_all
from .printed import MARKET_CARDS, RIVAL_CARDS, Printed
from .reading import read_stall, stall_faults
from .refusals import NO_STEP
from .rivals import DECK as RIVAL_DECK
from .rivals import rivals_act, welcome_third
from .skills import EARLY_RISER, SETS, skill_helps, skills_ops, use_skill
from .stall import ABSENT, Deck, Stall
from .steps import CHASE, DEAL, DEMAND, EARLY, ERRAND, TRADING, step_ops

NUMBER = 2
LEAST_SET = 2


@final
class Merchant(Character):
    """R6.3: market, warehouse, town orders, rivals."""

    def __init__(self, content: Content) -> None:
        self.printed = Printed(content)
        usable = tuple(bool(u) for u in self.printed.usable)
        super().__init__(NUMBER, self.printed.prices, usable, KINDS)
        self.action_kinds = ("trade",)

    def ops(self) -> dict[str, Op]:
        return {
            **step_ops(self.printed),
            **skills_ops(self.printed),
        }

    def new(self, s: Town) -> Own:
        """A market in balance, an empty warehouse, two orders, two rivals with intents."""
        orders = s.chance.shuffle("merchant-orders", list(range(len(ORDERS))))
        cards = s.chance.shuffle(MARKET_DECK, list(range(MARKET_CARDS)))
        pile = face_down(orders[self.printed.open_orders :])
        own = Stall(pile, Deck(face_down(cards), []), [])
        own.supply = [self.printed.supply_middle] * len(GOODS)
        own.demand = [0] * len(GOODS)
        own.stock = [0] * len(GOODS)
        own.open = orders[: self.printed.open_orders]
        for rival in range(len(RIVALS)):
            cards = s.chance.shuffle(RIVAL_DECK, list(range(RIVAL_CARDS)))
            own.intents.append(ABSENT if rival == THIRD else cards.pop(0))
            own.rivals.append(Deck(face_down(cards), []))
        return own

    def dawn(self, s: Town, seat: int) -> None:
        """The market opens; an Early Riser is there before the others."""
        own = stall(s, seat)
        own.sold = 0
        own.bought = own.favoured = False
        welcome_third(s, own, self.printed)
        open_market(s, seat, self.printed)
        if EARLY_RISER in s.sheet(seat).skills:
            s.push([Task(f"{DEAL} {EARLY}", seat, 1)])

    def noon_over(self, s: Town, seat: int) -> None:
        """Whoever has sold many different goods in a day is paid for the choice he offers."""
        sold = stall(s, seat).sold
        kinds = len([good for good in range(len(GOODS)) if sold >> good & 1])
        if kinds < LEAST_SET:
            return
        bonus = self.printed.set_bonus[min(kinds - LEAST_SET, len(self.printed.set_bonus) - 1)]
        if SETS in s.sheet(seat).skills:
            bonus += self.printed.sets
        s.tell(say.SET_BONUS, {"seat": seat, "kinds": kinds, "coins": bonus})
        change_coins(s, seat, bonus)

    def dusk(self, s: Town, seat: int) -> None:
        rivals_act(s, seat, self.printed)

    def season_end(self, s: Town, seat: int) -> None:
        """The warehouse is kept; demand and orders are new."""
        own = stall(s, seat)
        own.demand = [0] * len(GOODS)
        s.tell(say.DEMAND_RESET, {})
        replace_all(s, own)

    def offers(self, s: Town, seat: int) -> list[Action]:
        return [action for action in (TRADE, *HAWK) if not self.why_not(s, seat, action)]

    def why_not(self, s: Town, seat: int, action: Action) -> tuple[Reason, ...]:
        reason: Reason | None
        if action is TRADE:
            left = s.sheet(seat).actions > 0
            reason = None if left else Message(say.NO_MORE_ACTIONS, {})
        elif action.kind == "hawk":
            reason = self._hawk_refusal(s, seat, action.args[0])
        else:
            reason = Message(say.ASKED_ONLY, {"given": action.kind})
        return () if reason is None else (reason,)

    def _hawk_refusal(self, s: Town, seat: int, errand: int) -> Reason | None:
        """Villagers deal, sprites whisper; only dice of today's attachment."""
        kind = VILLAGER if errand == HAWK_DEAL else SPRITE
        sheet = s.sheet(seat)
        if sheet.attached == kind and any(die // 4 == kind and die % 4 for die in sheet.dice):
            return None
        return Message(say.NO_WORKER, {"kind": WORKERS[kind]})

    def carry_out(self, s: Town, seat: int, action: Action) -> None:
        if action is TRADE:
            s.sheet(seat).act()
            s.push([Task(f"{DEAL} {TRADING}", seat, self.printed.transactions)])
        elif action.args[0] == HAWK_DEAL:
            s.push([Task("pay weaken hired V 1", seat), Task(f"{DEAL} {ERRAND}", seat, 1)])
        elif action.args[0] == HAWK_DEMAND:
            steps = Task(f"{DEMAND} {NO_STEP}", seat, self.printed.worker_demand)
            s.push([Task("pay weaken hired S 1", seat), steps])
        else:
            s.push([Task("pay weaken hired S 1", seat), Task(CHASE, seat)])

    def can_use(self, s: Town, seat: int, skill: int) -> bool:
        return skill_helps(s, seat, skill)

    def use(self, s: Town, seat: int, skill: int) -> None:
        use_skill(s, seat, skill)

    def read(self, s: Town, data: Data) -> Own:
        return read_stall(data, self.printed)

    def secrets(self, own: Own) -> list[Family]:
        assert isinstance(own, Stall)
        rows = (own.pile, own.market.cards, *(deck.cards for deck in own.rivals))
        return [[Span(row)] for row in rows]

    def faults(self, own: Own) -> list[str]:
        assert isinstance(own, Stall)
        return stall_faults(own, self.printed)


def printed_for(s: Town) -> Printed:
    """What is printed for him in this game."""
    journal = s.box.cast[NUMBER]
    assert isinstance(journal, Merchant)
    return journal.printed
