"""What happens where a figure stands: the four tiles and the buildings. MYT-NOON-02 to MYT-NOON-07,
MYT-NOON-COM-01 to MYT-NOON-COM-03, MYT-NOON-CLR-01, MYT-BUILD-01, MYT-HIRE-01 to MYT-HIRE-03,
MYT-USE-01 to MYT-USE-03."""

from __future__ import annotations

from typing import Final

from osada.kernel.action import Action
from osada.kernel.message import Args, Message, Reason

from .. import phrases as say
from ..costs import NO_DIE, missing, payable, paying
from ..effects import LEVELS, read_effect
from ..telling import told_cost
from ..town import FOREST, MOST, Task, Town
from ..words import (
    BUY,
    CLEAR,
    COUNTERS,
    DONE,
    HIRE,
    KIND,
    PASS,
    RESOURCES,
    SPRITE,
    TILES,
    USE,
    VILLAGER,
)
from ..workers import hire_die
from .building import demolish, movable, start_construction
from .cards import TOWN_ACTION, attach, attach_first
from .forests import clear_area
from .op import Op, again
from .refusals import (
    buy_refusal,
    clear_refusals,
    hire_refusals,
    not_standing,
)
from .requirements import constructible, construction_refusals
from .tracks import change_coins, change_track

BOUGHT = COUNTERS.index("buy")
USED = COUNTERS.index("use_building")
ANY_LEVEL = len(LEVELS) - 1


class AtAdventure(Op):
    """The Adventure tile; an empty deck leaves only the attachment (AMB-07)."""

    def begin(self, s: Town, task: Task) -> None:
        if len(s.adventure_deck):
            s.ask(task, "visit-adventure", task.actor, [USE, PASS])
        else:
            again(s, "!attach", task.actor)

    def answer(self, s: Town, task: Task, action: Action) -> None:
        if action is USE:
            again(s, "adventure", task.actor, TOWN_ACTION)
        else:
            s.tell(say.PASSED, {"seat": task.actor, "space": TILES[0]})
            again(s, "!attach", task.actor)


class ChooseAttachment(Op):
    """MYT-NOON-07: where the outcome would have decided, the player chooses."""

    def begin(self, s: Town, task: Task) -> None:
        if s.sheet(task.actor).attached < 0:
            s.ask(task, "attach", task.actor, [KIND[SPRITE], KIND[VILLAGER]])

    def answer(self, s: Town, task: Task, action: Action) -> None:
        attach(s, task.actor, action.args[0])


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


class AtConstruct(Op):
    """Start a construction or demolish; villagers either way."""

    def begin(self, s: Town, task: Task) -> None:
        attach_first(s, task.actor, VILLAGER)
        able = [b for b in range(len(s.box.names)) if constructible(s, b, ANY_LEVEL)]
        choices = [s.box.construct[b] for b in able] + [s.box.demolish[b] for b in s.standing()]
        s.ask(task, "visit-construct", task.actor, [*choices, PASS])

    def answer(self, s: Town, task: Task, action: Action) -> None:
        if action.kind == "construct":
            start_construction(s, task.actor, action.args[0])
        elif action.kind == "demolish":
            demolish(s, action.args[0])
        else:
            s.tell(say.PASSED, {"seat": task.actor, "space": TILES[2]})

    def wants(self, s: Town, task: Task) -> tuple[str, ...]:
        return ("construct", "demolish")

    def why_not(self, s: Town, task: Task, action: Action) -> tuple[Reason, ...]:
        if action.kind == "demolish":
            return not_standing(s, action.args[0])
        return construction_refusals(s, action.args[0], ANY_LEVEL)


class AtHire(Op):
    """One tower worker for 2 coins, or two for 5 (MYT-HIRE-01)."""

    def begin(self, s: Town, task: Task) -> None:
        price = self._price(s, task)
        choices: list[Action] = []
        if s.sheet(task.actor).coins >= price:
            choices = [HIRE[die] for die in sorted(set(s.tower))]
        if task.number == 0:
            s.ask(task, "visit-hire", task.actor, [*choices, PASS])
        elif choices:
            s.ask(task, "hire-second", task.actor, [*choices, DONE])
        else:
            again(s, "!hired", task.actor, task.number)

    def answer(self, s: Town, task: Task, action: Action) -> None:
        """`number` holds the kinds hired so far, as bits."""
        if action is PASS:
            s.tell(say.PASSED, {"seat": task.actor, "space": TILES[3]})
            again(s, "!attach", task.actor)
        elif action is DONE:
            again(s, "!hired", task.actor, task.number)
        else:
            price = self._price(s, task)
            kinds = task.number | 1 << (action.args[0] // 4)
            hire_die(s, task.actor, action.args[0], price)
            again(s, "!hired" if task.number else task.text, task.actor, kinds)

    def _price(self, s: Town, task: Task) -> int:
        return s.box.hire_one if task.number == 0 else s.box.hire_two - s.box.hire_one

    def wants(self, s: Town, task: Task) -> tuple[str, ...]:
        return ("hire",)

    def why_not(self, s: Town, task: Task, action: Action) -> tuple[Reason, ...]:
        return hire_refusals(s, task.actor, action.args[0], self._price(s, task))


class AfterHire(Op):
    """MYT-HIRE-03: attached to the kind hired, of choice if both; then upgrades 5 and 6."""

    def begin(self, s: Town, task: Task) -> None:
        s.push([Task("!upgrades hire", task.actor), Task("!hook hire", task.actor)])
        if task.number == 3:
            again(s, "!attach", task.actor)
        else:
            attach_first(s, task.actor, task.number - 1)


class AtBuilding(Op):
    """Use the building, if its cost can be paid, or only be there."""

    def begin(self, s: Town, task: Task) -> None:
        building = int(task.text.split()[1])
        card = s.box.buildings[building]
        attach_first(s, task.actor, card.attachment)
        able = usable(s, task.actor, building)
        s.ask(task, "visit-building", task.actor, [USE, PASS] if able else [PASS])

    def answer(self, s: Town, task: Task, action: Action) -> None:
        building = int(task.text.split()[1])
        if action is USE:
            use_building(s, task.actor, building)
        else:
            s.tell(say.PASSED, {"seat": task.actor, "space": s.box.names[building]})

    def wants(self, s: Town, task: Task) -> tuple[str, ...]:
        return ("use",)

    def why_not(self, s: Town, task: Task, action: Action) -> tuple[Reason, ...]:
        return use_refusals(s, task.actor, int(task.text.split()[1]))


def use_refusals(s: Town, seat: int, building: int) -> tuple[Reason, ...]:
    """MYT-USE-01, MYT-USE-02: what of its price is missing, or that its action would be nothing."""
    card = s.box.buildings[building]
    told: Args = {"building": s.box.names[building]}
    if building not in s.areas:
        return (Message(say.NOT_STANDING, told),)
    if not card.has_action:
        return (Message(say.NO_ICON, told),)
    lacks = missing(s, seat, card.action_cost)
    if lacks:
        return (Message(say.USE_LACKS, {**told, "cost": told_cost(lacks)}),)
    idle = next(text for text in card.action if not grantable(s, seat, text))
    return (Message(say.USE_IDLE, {**told, "grants": idle.split()[0]}),)


def usable(
    s: Town, seat: int, building: int, before: tuple[str, ...] = (), lent: int = NO_DIE
) -> bool:
    """An action icon, a cost payable after what is paid before and without a lent die, and a
    granted action that can be carried out (AMB-50)."""
    card = s.box.buildings[building]
    if not card.has_action or not payable(s, seat, (*before, *card.action_cost), lent):
        return False
    return all(grantable(s, seat, text) for text in card.action)


def grantable(
    s: Town, seat: int, text: str, before: tuple[str, ...] = (), lent: int = NO_DIE
) -> bool:
    """Whether an action that an effect grants could be taken, once its own cost is paid."""
    op = text.split()[0]
    if op == "construct":
        most = LEVELS.index(text.split()[2]) if "max" in text else ANY_LEVEL
        return any(constructible(s, b, most) for b in range(len(s.box.names)))
    if op == "community":
        return bool(buying(s, seat))
    if op == "use_building":
        return any(usable(s, seat, b, before, lent) for b in s.standing())
    if op == "advance_one":
        return bool(movable(s, read_effect(text).kinds))
    return op != "adventure" or len(s.adventure_deck) > 0


def use_building(s: Town, seat: int, building: int) -> None:
    """Pay the left side, resolve the right side."""
    card = s.box.buildings[building]
    s.count(USED)
    s.tell(say.USED, {"seat": seat, "building": s.box.names[building]})
    s.push([Task(text, seat) for text in (*paying(card.action_cost), *card.action)])


class UseBuilding(Op):
    """`use_building`: a granted use; occupancy does not matter (AMB-22)."""

    def begin(self, s: Town, task: Task) -> None:
        able = [b for b in s.standing() if usable(s, task.actor, b)]
        if able:
            s.ask(task, "use-which", task.actor, [s.box.building[b] for b in able])

    def answer(self, s: Town, task: Task, action: Action) -> None:
        attach_first(s, task.actor, s.box.buildings[action.args[0]].attachment)
        use_building(s, task.actor, action.args[0])

    def why_not(self, s: Town, task: Task, action: Action) -> tuple[Reason, ...]:
        return use_refusals(s, task.actor, action.args[0])


OPS: Final[dict[str, Op]] = {
    "!at-adventure": AtAdventure(),
    "!attach": ChooseAttachment(),
    "!at-community": AtCommunity(),
    "!buy-more": BuyMore(),
    "community": Community(),
    "!at-construct": AtConstruct(),
    "!at-hire": AtHire(),
    "!hired": AfterHire(),
    "!at-building": AtBuilding(),
    "use_building": UseBuilding(),
}
