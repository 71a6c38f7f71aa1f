"""Using buildings: at noon by the figure, or granted by an effect. MYT-USE-01 to MYT-USE-03."""

from __future__ import annotations

from typing import Final

from osada.kernel.action import Action
from osada.kernel.message import Args, Message, Reason

from .. import phrases as say
from ..costs import NO_DIE, missing, payable, paying
from ..effects import LEVELS, read_effect
from ..telling import told_cost
from ..town import Task, Town
from ..words import COUNTERS, PASS, USE
from .building import movable
from .cards import attach_first
from .community import buying
from .op import Op
from .requirements import constructible

USED = COUNTERS.index("use_building")
ANY_LEVEL = len(LEVELS) - 1


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
    "!at-building": AtBuilding(),
    "use_building": UseBuilding(),
}
