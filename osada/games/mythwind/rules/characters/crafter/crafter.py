"""The Crafter's journal: what she may do at noon, and her steps at dawn and season's end."""

from __future__ import annotations

from typing import final

from osada.kernel.action import Action
from osada.kernel.content import Content
from osada.kernel.message import Args, Message, Reason
from osada.kernel.secret import Family, Secrets, Span
from osada.kernel.state import Data

from ...ops.op import Op
from ...sheet import Own
from ...town import Task, Town
from ...words import KINDS, SPRITE, VILLAGER
from ..character import Character
from . import phrases as say
from .bench import refinable, workshop
from .orders import OPEN_DOOR, deliver, tokens_for
from .printed import DELIVER, HELP, MATERIALS, ORDERS, QUALITIES, SELL, STOCK, WOODS, WORK, Printed
from .reading import read_workshop, workshop_faults
from .selling import sell, selling_ops
from .skills import OF_MATERIAL, skill_helps, use_craft_skill
from .steps import step_ops
from .workshop import Workshop

NUMBER = 1
DRAW, REPLACE_ORDER, REFINE_ONE = 0, 1, 2


@final
class Crafter(Character):
    """R6.2: counter, work, orders, worker actions."""

    def __init__(self, content: Content) -> None:
        self.printed = Printed(content)
        kinds = (
            *("stock", "sell-token", "craft", "deliver-order", "bench"),
            *("refine-token", "return-token", "replace-order", "tier", "bonus"),
        )
        super().__init__(
            NUMBER, self.printed.prices, tuple(bool(u) for u in self.printed.usable), kinds
        )
        self.action_kinds = ("craft",)
        self.any_time = ("deliver-order",)
        self.triggered = tuple(range(OF_MATERIAL))

    def ops(self) -> dict[str, Op]:
        return {
            **step_ops(self.printed),
            **selling_ops(self.printed),
        }

    def new(self, s: Town) -> Own:
        """Three tokens of each material in the bag; three open orders, all of the first tier."""
        shop = Workshop()
        shop.bag = [self.printed.bag_each] * len(MATERIALS)
        shop.reserve = [self.printed.reserve_each] * len(MATERIALS)
        for tier in range(4):
            cards = [
                order
                for order, card in enumerate(self.printed.orders)
                if card.tier == tier
                for _ in range(card.copies)
            ]
            mixed = s.chance.shuffle("crafter-orders", cards)
            shop.piles[tier] = Secrets(mixed, [0] * len(mixed))
        first = shop.piles[0]
        for _ in range(self.printed.open_orders):
            shop.open.append(first.values.pop(0))
            first.seen.pop(0)
        return shop

    def dawn(self, s: Town, seat: int) -> None:
        shop = workshop(s, seat)
        shop.counter_done = False
        shop.wood_moved = False

    def season_end(self, s: Town, seat: int) -> None:
        """She may replace any open orders."""
        s.push([Task("crafter-replace", seat, len(workshop(s, seat).open))])

    def offers(self, s: Town, seat: int) -> list[Action]:
        shop = workshop(s, seat)
        likely: list[Action] = [] if shop.counter_done else [*STOCK, *SELL]
        likely.append(WORK)
        for order in sorted(set(shop.open)):
            likely += DELIVER[order * QUALITIES : (order + 1) * QUALITIES]
        likely += HELP
        return [action for action in likely if not self.why_not(s, seat, action)]

    def why_not(self, s: Town, seat: int, action: Action) -> tuple[Reason, ...]:
        reason: Reason | None
        if action.kind == "stock":
            reason = self._stock_refusal(s, seat, action.args[0])
        elif action.kind == "sell-token":
            reason = self._sell_refusal(s, seat, action.args[0], action.args[1])
        elif action is WORK:
            left = s.sheet(seat).actions > 0
            reason = None if left else Message(say.NO_MORE_ACTIONS, {})
        elif action.kind == "deliver-order":
            reason = self._deliver_refusal(s, seat, action.args[0], action.args[1])
        elif action.kind == "bench":
            reason = self._bench_refusal(s, seat, action.args[0])
        else:
            reason = Message(say.ASKED_ONLY, {"given": action.kind})
        return () if reason is None else (reason,)

    def _stock_refusal(self, s: Town, seat: int, material: int) -> Reason | None:
        """Attached to sprites she stocks wood, attached to villagers cloth, leather or paper."""
        shop = workshop(s, seat)
        if shop.counter_done:
            return Message(say.COUNTER_DONE, {})
        attached = s.sheet(seat).attached
        if (material in WOODS) != (attached == SPRITE):
            told: Args = {"material": MATERIALS[material], "kind": KINDS[attached]}
            return Message(say.OTHER_STOCK, told)
        if not shop.reserve[material]:
            return Message(say.NOT_IN_RESERVE, {"material": MATERIALS[material]})
        return None

    def _sell_refusal(self, s: Town, seat: int, material: int, level: int) -> Reason | None:
        shop = workshop(s, seat)
        if shop.counter_done:
            return Message(say.COUNTER_DONE, {})
        if level == 0:
            return Message(say.TOO_RAW, {})
        if not shop.at(material, level):
            told: Args = {"material": MATERIALS[material], "level": level + 1}
            return Message(say.NO_TOKEN, told)
        return None

    def _deliver_refusal(self, s: Town, seat: int, order: int, step: int) -> Reason | None:
        shop = workshop(s, seat)
        if order not in shop.open:
            return Message(say.NO_ORDER, {"order": ORDERS[order]})
        if tokens_for(shop, self.printed, order, step) is None:
            level = self.printed.tier_level[self.printed.orders[order].tier] + step
            return Message(say.CANNOT_DELIVER, {"order": ORDERS[order], "level": level})
        return None

    def _bench_refusal(self, s: Town, seat: int, help_with: int) -> Reason | None:
        """Villagers draw or replace an order, sprites refine; only dice of today's attachment."""
        kind = SPRITE if help_with == REFINE_ONE else VILLAGER
        sheet = s.sheet(seat)
        able = any(die // 4 == kind and die % 4 for die in sheet.dice)
        if sheet.attached != kind or not able:
            return Message(say.NO_WORKER, {"kind": KINDS[kind]})
        shop = workshop(s, seat)
        if help_with == REFINE_ONE:
            useful = bool(refinable(s, seat, self.printed))
        elif help_with == DRAW:
            useful = sum(shop.bag) > 0 and shop.on_level(0) < self.printed.capacity[0]
        else:
            useful = bool(shop.open)
        return None if useful else Message(say.NOTHING_TO_DO, {})

    def carry_out(self, s: Town, seat: int, action: Action) -> None:
        shop = workshop(s, seat)
        if action.kind == "stock":
            shop.counter_done = True
            shop.reserve[action.args[0]] -= 1
            shop.bag[action.args[0]] += 1
            s.tell(say.STOCKED, {"seat": seat, "material": MATERIALS[action.args[0]]})
        elif action.kind == "sell-token":
            shop.counter_done = True
            sell(s, seat, action.args[0], action.args[1])
            s.push([Task("crafter-bonus", seat)])
        elif action is WORK:
            s.sheet(seat).act()
            s.push([Task("crafter-return", seat)])
        elif action.kind == "deliver-order":
            deliver(s, seat, self.printed, action.args[0], action.args[1])
            s.push([Task("crafter-fill", seat)])
        else:
            self._bench(s, seat, action.args[0])

    def _bench(self, s: Town, seat: int, help_with: int) -> None:
        kind = "S" if help_with == REFINE_ONE else "V"
        step = ("crafter-draw", "crafter-replace", "crafter-refine")[help_with]
        s.push([Task(f"pay weaken hired {kind} 1", seat), Task(step, seat, 1)])

    def learned(self, s: Town, seat: int, skill: int) -> None:
        """A fourth order comes through the Open Door at once."""
        if skill == OPEN_DOOR:
            s.push([Task("crafter-fill", seat)])

    def can_use(self, s: Town, seat: int, skill: int) -> bool:
        return skill < OF_MATERIAL and skill_helps(s, seat, self.printed, skill)

    def use(self, s: Town, seat: int, skill: int) -> None:
        use_craft_skill(s, seat, self.printed, skill)

    def read(self, s: Town, data: Data) -> Own:
        return read_workshop(data, self.printed)

    def secrets(self, own: Own) -> list[Family]:
        assert isinstance(own, Workshop)
        return [[Span(pile)] for pile in own.piles]

    def faults(self, own: Own) -> list[str]:
        assert isinstance(own, Workshop)
        return workshop_faults(own, self.printed)


def printed_for(s: Town) -> Printed:
    """What is printed for her in this game."""
    journal = s.box.cast[NUMBER]
    assert isinstance(journal, Crafter)
    return journal.printed
