"""The Community tile: community work, or clearing an area. MYT-NOON-COM-01 to MYT-NOON-COM-03,
MYT-NOON-CLR-01."""

from __future__ import annotations

from typing import Final

from osada.kernel.action import Action
from osada.kernel.message import Reason

from .. import phrases as say
from ..town import FOREST, MOST, Task, Town
from ..words import BUY, CLEAR, COUNTERS, DONE, PASS, RESOURCES, SPRITE, TILES
from .cards import attach_first
from .forests import clear_area
from .op import Op, again
from .refusals import buy_refusal, clear_refusals
from .tracks import change_coins, change_track

BOUGHT = COUNTERS.index("buy")


class AtCommunity(Op):
    """Community work, or clearing an area; sprites either way."""

    def begin(self, s: Town, task: Task) -> None:
        attach_first(s, task.actor, SPRITE)
        choices = buying(s, task.actor)
        if s.sheet(task.actor).coins >= s.box.clear_price:
            choices += [CLEAR[area] for area, what in enumerate(s.areas) if what == FOREST]
        s.ask(task, "visit-community", task.actor, [*choices, PASS])

    def answer(self, s: Town, task: Task, action: Action) -> None:
        if action.kind == "clear":
            change_coins(s, task.actor, -s.box.clear_price)
            clear_area(s, action.args[0], task.actor)
        elif action.kind == "buy":
            buy(s, task.actor, action.args[0])
            s.push([Task("!buy-more", task.actor), Task("!upgrades community", task.actor)])
        else:
            s.tell(say.PASSED, {"seat": task.actor, "space": TILES[1]})

    def wants(self, s: Town, task: Task) -> tuple[str, ...]:
        return ("buy", "clear")

    def why_not(self, s: Town, task: Task, action: Action) -> tuple[Reason, ...]:
        if action.kind == "clear":
            return clear_refusals(s, task.actor, action.args[0])
        return buy_refusal(s, task.actor, action.args[0])


def buying(s: Town, seat: int) -> list[Action]:
    """MYT-NOON-COM-02: at the character's own prices; never beyond 10 (AMB-08)."""
    prices = s.box.community[s.cast[seat]]
    coins = s.sheet(seat).coins
    return [BUY[k] for k in range(4) if prices[k] <= coins and s.tracks[k] < MOST]


def buy(s: Town, seat: int, kind: int) -> None:
    """One resource for the town."""
    price = s.box.community[s.cast[seat]][kind]
    s.sheet(seat).coins -= price
    s.count(BOUGHT)
    s.tell(say.BOUGHT, {"seat": seat, "resource": RESOURCES[kind], "price": price})
    change_track(s, kind, 1)


class BuyMore(Op):
    """Any number and mix."""

    def begin(self, s: Town, task: Task) -> None:
        choices = buying(s, task.actor)
        if choices:
            s.ask(task, "buy-more", task.actor, [*choices, DONE])

    def answer(self, s: Town, task: Task, action: Action) -> None:
        if action is not DONE:
            buy(s, task.actor, action.args[0])
            again(s, task.text, task.actor)

    def why_not(self, s: Town, task: Task, action: Action) -> tuple[Reason, ...]:
        return buy_refusal(s, task.actor, action.args[0])


class Community(Op):
    """`community`: a granted Community work; at least one purchase (AMB-50)."""

    def begin(self, s: Town, task: Task) -> None:
        choices = buying(s, task.actor)
        if choices:
            s.ask(task, "buy-first", task.actor, choices)

    def answer(self, s: Town, task: Task, action: Action) -> None:
        attach_first(s, task.actor, SPRITE)
        buy(s, task.actor, action.args[0])
        s.push([Task("!buy-more", task.actor), Task("!upgrades community", task.actor)])

    def why_not(self, s: Town, task: Task, action: Action) -> tuple[Reason, ...]:
        return buy_refusal(s, task.actor, action.args[0])


OPS: Final[dict[str, Op]] = {
    "!at-community": AtCommunity(),
    "!buy-more": BuyMore(),
    "community": Community(),
}
