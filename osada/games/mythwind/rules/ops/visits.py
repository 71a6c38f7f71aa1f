"""What happens where a figure stands: adventure, construction, hiring; the Community tile and the
buildings have files of their own. MYT-NOON-02 to MYT-NOON-07, MYT-BUILD-01, MYT-HIRE-01 to
MYT-HIRE-03."""

from __future__ import annotations

from typing import Final

from osada.kernel.action import Action
from osada.kernel.message import Reason

from .. import phrases as say
from ..town import Task, Town
from ..words import (
    DONE,
    HIRE,
    KIND,
    PASS,
    SPRITE,
    TILES,
    USE,
    VILLAGER,
)
from ..workers import hire_die
from .building import demolish, start_construction
from .cards import TOWN_ACTION, attach, attach_first
from .op import Op, again
from .refusals import (
    hire_refusals,
    not_standing,
)
from .requirements import constructible, construction_refusals
from .using import ANY_LEVEL


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


OPS: Final[dict[str, Op]] = {
    "!at-adventure": AtAdventure(),
    "!attach": ChooseAttachment(),
    "!at-construct": AtConstruct(),
    "!at-hire": AtHire(),
    "!hired": AfterHire(),
}
