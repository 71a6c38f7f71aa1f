"""Forests: cleared, come back, and the Sports Field's bargain with them. MYT-NOON-CLR-02,
MYT-BUILD-08, MYT-BLD-32."""

from __future__ import annotations

from typing import Final

from osada.kernel.action import Action
from osada.kernel.message import Args, Message, Reason

from .. import phrases as say
from ..effects import read_effect
from ..town import EMPTY, FOREST, NOBODY, Task, Town
from ..words import AREA, COUNTERS
from .building import demolish
from .op import Op, again
from .refusals import not_standing, taken_area

CLEARED = COUNTERS.index("clear")
HOME_AREA = 6
"""Area 7, which has no forest card (AMB-15)."""


class Demolish(Op):
    """MYT-BUILD-08: any building back to the stack; for the Sports Field its forest returns
    (MYT-BLD-32), which area 7 cannot have."""

    def begin(self, s: Town, task: Task) -> None:
        forest = "demolish_forest" in task.text
        names = [
            s.box.demolish[building]
            for area, building in enumerate(s.areas)
            if building >= 0 and not (forest and area == HOME_AREA)
        ]
        if names:
            s.ask(task, "demolish", task.actor, names)

    def answer(self, s: Town, task: Task, action: Action) -> None:
        area = s.areas.index(action.args[0])
        demolish(s, action.args[0])
        if "demolish_forest" in task.text:
            return_forest(s, area)

    def why_not(self, s: Town, task: Task, action: Action) -> tuple[Reason, ...]:
        told: Args = {"building": s.box.names[action.args[0]]}
        return not_standing(s, action.args[0]) or (Message(say.HOME_STAYS, told),)


def return_forest(s: Town, area: int) -> None:
    """AMB-15, AMB-16: the same card, which will give its back again when cleared."""
    s.areas[area] = FOREST
    s.tell(say.FOREST_BACK, {"area": area + 1})


def clear_area(s: Town, area: int, actor: int) -> None:
    """MYT-NOON-CLR-02: the area is empty as soon as the card leaves; then its back."""
    s.areas[area] = EMPTY
    s.count(CLEARED)
    s.tell(say.CLEARED, {"area": area + 1})
    s.push([*(Task(text, actor) for text in s.box.forests[area]), Task("!hook clear", actor)])


class ForestReturn(Op):
    """`forest_return 1`: a card back on an empty area of choice, never on area 7."""

    def begin(self, s: Town, task: Task) -> None:
        left = task.number or read_effect(task.text).count
        empty = [area for area in s.empty_areas() if area != HOME_AREA]
        waiting = Task(task.text, task.actor, left)
        if len(empty) == 1:
            return_forest(s, empty[0])
        elif empty:
            s.ask(waiting, "forest-area", NOBODY, [AREA[area] for area in empty])

    def answer(self, s: Town, task: Task, action: Action) -> None:
        return_forest(s, action.args[0])
        if task.number > 1:
            again(s, task.text, task.actor, task.number - 1)

    def why_not(self, s: Town, task: Task, action: Action) -> tuple[Reason, ...]:
        area = action.args[0]
        home = Message(say.AREA_HOME, {"area": area + 1})
        return taken_area(s, area) or (home,)


class ForestRemove(Op):
    """`forest_remove 1`: clear an area of choice free of charge."""

    def begin(self, s: Town, task: Task) -> None:
        left = task.number or read_effect(task.text).count
        forests = [area for area, what in enumerate(s.areas) if what == FOREST]
        if forests:
            waiting = Task(task.text, task.actor, left)
            s.ask(waiting, "clear-area", task.actor, [AREA[area] for area in forests])

    def answer(self, s: Town, task: Task, action: Action) -> None:
        if task.number > 1:
            again(s, task.text, task.actor, task.number - 1)
        clear_area(s, action.args[0], task.actor)

    def why_not(self, s: Town, task: Task, action: Action) -> tuple[Reason, ...]:
        return (Message(say.NO_FOREST, {"area": action.args[0] + 1}),)


OPS: Final[dict[str, Op]] = {
    "demolish": Demolish(),
    "demolish_forest": Demolish(),
    "forest_return": ForestReturn(),
    "forest_remove": ForestRemove(),
}
