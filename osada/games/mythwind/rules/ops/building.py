"""The construction track and building cards. MYT-TRACK-01 to MYT-TRACK-12, MYT-BUILD-02 to
MYT-BUILD-08, MYT-BLD-31."""

from __future__ import annotations

from typing import Final

from osada.kernel.action import Action
from osada.kernel.message import Args, Message, Reason

from .. import phrases as say
from ..effects import read_effect
from ..town import EMPTY, NOBODY, Task, Town
from ..words import AREA, COUNTERS, KINDS, TILES, VILLAGER
from .cards import attach_first
from .op import Op, again
from .refusals import taken_area
from .requirements import constructible, construction_refusals, entry_space
from .tracks import change_coins, change_track

COMPLETED = COUNTERS.index("complete")
COMPLETED_HIGH = COUNTERS.index("complete_III")
STARTED = COUNTERS.index("construct")


class Construct(Op):
    """A whole Construct action: any building, or only up to a level (AMB-21, AMB-50)."""

    def begin(self, s: Town, task: Task) -> None:
        most = read_effect(task.text).count
        able = [b for b in range(len(s.box.names)) if constructible(s, b, most)]
        if able:
            s.ask(task, "construct", task.actor, [s.box.construct[b] for b in able])

    def answer(self, s: Town, task: Task, action: Action) -> None:
        attach_first(s, task.actor, VILLAGER)
        start_construction(s, task.actor, action.args[0])

    def why_not(self, s: Town, task: Task, action: Action) -> tuple[Reason, ...]:
        return construction_refusals(s, action.args[0], read_effect(task.text).count)


def start_construction(s: Town, seat: int, building: int) -> None:
    """Pay and lay the card on the track; tower upgrades 1 and 2 pay coins (MYT-TOWER-01,
    MYT-TOWER-02)."""
    cost = s.box.buildings[building].costs[s.seats - 1]
    space = entry_space(s, building)
    s.site[space] = building
    s.count(STARTED)
    s.tell(
        say.CONSTRUCTION_BEGAN,
        {"seat": seat, "building": s.box.names[building], "space": space + 1},
    )
    for kind in range(4):
        change_track(s, kind, -cost[kind])
    for number, upgrade in enumerate(s.box.upgrades):
        if upgrade.per_spent and s.upgrades >> number & 1:
            spent = sum(cost[kind] for kind in upgrade.per_spent)
            if spent:
                change_coins(s, seat, spent)
    again(s, "!hook construct", seat)


class Progress(Op):
    """MYT-TRACK-02, MYT-TRACK-03: every card one space on, the foremost first. A progress that
    arises meanwhile waits (AMB-42)."""

    def begin(self, s: Town, task: Task) -> None:
        if "progress" in s.under_way:
            s.later.append(task)
            return
        s.under_way.append("progress")
        s.push([Task(f"!advance {space}") for space in range(4)] + [Task("!settled progress")])


class Advance(Op):
    """One card one space on; from the first space it is completed."""

    def begin(self, s: Town, task: Task) -> None:
        space = int(task.text.split()[1])
        building = s.site[space]
        if building < 0:
            return
        if space == 0:
            again(s, f"!complete {building}", task.actor)
        elif s.site[space - 1] < 0:
            s.site[space - 1], s.site[space] = building, -1
            s.tell(say.MOVED_ON, {"building": s.box.names[building], "space": space})


class Complete(Op):
    """MYT-TRACK-04 to MYT-TRACK-08: choose the area, resolve the bonus, place the card (AMB-41)."""

    def begin(self, s: Town, task: Task) -> None:
        building = int(task.text.split()[1])
        card = s.box.buildings[building]
        if card.upgrade and card.requires in s.areas:
            self._finish(s, building, s.areas.index(card.requires), task.actor)
            return
        empty = s.empty_areas()
        if not empty:
            s.tell(say.JAMMED, {"building": s.box.names[building]})
        elif len(empty) == 1:
            self._finish(s, building, empty[0], task.actor)
        else:
            s.ask(task, "building-area", NOBODY, [AREA[area] for area in empty])

    def answer(self, s: Town, task: Task, action: Action) -> None:
        self._finish(s, int(task.text.split()[1]), action.args[0], task.actor)

    def why_not(self, s: Town, task: Task, action: Action) -> tuple[Reason, ...]:
        return taken_area(s, action.args[0])

    def _finish(self, s: Town, building: int, area: int, actor: int) -> None:
        """The bonus comes only the first time it is ever built (MYT-TRACK-06)."""
        s.site[s.site.index(building)] = -1
        old = s.areas[area]
        s.areas[area] = building
        s.count(COMPLETED)
        if s.box.buildings[building].level >= 3:
            s.count(COMPLETED_HIGH)
        name = s.box.names[building]
        if old >= 0:
            s.tell(say.REPLACED, {"building": name, "old": s.box.names[old]})
        _stay(s, area, building)
        s.tell(say.COMPLETED, {"building": name, "area": area + 1})
        tasks = [Task("!hook complete")]
        if not s.ever_built >> building & 1:
            s.ever_built |= 1 << building
            tasks = [Task(text, actor) for text in s.box.buildings[building].bonus] + tasks
        s.push(tasks)


def _stay(s: Town, area: int, building: int) -> None:
    """A figure on the area stands in the new house: it is occupied today (MYT-USE-01, AMB-20)."""
    for seat in range(s.seats):
        sheet = s.sheet(seat)
        if sheet.area == area:
            sheet.figure = len(TILES) + building


class Back(Op):
    """MYT-TRACK-09: every card one space back, the hindmost first; blocked cards stay."""

    def begin(self, s: Town, task: Task) -> None:
        for space in (2, 1, 0):
            if s.site[space] >= 0 and s.site[space + 1] < 0:
                s.site[space + 1], s.site[space] = s.site[space], -1
                name = s.box.names[s.site[space + 1]]
                s.tell(say.MOVED_BACK, {"building": name, "space": space + 2})


def movable(s: Town, kinds: tuple[int, ...]) -> list[int]:
    """The cards on the track attached to these kinds that have a free space before them."""
    return [
        s.site[space]
        for space in range(4)
        if s.site[space] >= 0
        and s.box.buildings[s.site[space]].attachment in kinds
        and (s.site[space - 1] < 0 if space else can_finish(s, s.site[0]))
    ]


def can_finish(s: Town, building: int) -> bool:
    """MYT-TRACK-08: whether there is an area for it; without one it is jammed on the first
    space."""
    card = s.box.buildings[building]
    replaces = card.upgrade and card.requires in s.areas
    return replaces or bool(s.empty_areas())


class AdvanceOne(Op):
    """MYT-TRACK-10: one card of choice one space on; it cannot enter a taken space (AMB-18)."""

    def begin(self, s: Town, task: Task) -> None:
        cards = movable(s, read_effect(task.text).kinds)
        if len(cards) == 1:
            self._advance(s, task, cards[0])
        elif cards:
            s.ask(task, "advance-card", task.actor, [s.box.building[card] for card in cards])

    def _advance(self, s: Town, task: Task, building: int) -> None:
        again(s, f"!advance {s.site.index(building)}", task.actor)

    def answer(self, s: Town, task: Task, action: Action) -> None:
        self._advance(s, task, action.args[0])

    def why_not(self, s: Town, task: Task, action: Action) -> tuple[Reason, ...]:
        building, kinds = action.args[0], read_effect(task.text).kinds
        told: Args = {"building": s.box.names[building]}
        if building not in s.site:
            return (Message(say.NOT_STARTED, told),)
        space = s.site.index(building)
        if s.box.buildings[building].attachment not in kinds:
            return (Message(say.OTHER_BADGE, {**told, "kind": KINDS[kinds[0]]}),)
        if space == 0:
            return (Message(say.NO_AREA, told),)
        return (Message(say.BLOCKED, {**told, "front": s.box.names[s.site[space - 1]]}),)


def demolish(s: Town, building: int) -> None:
    """The area is empty at once; nothing is refunded."""
    area = s.areas.index(building)
    s.areas[area] = EMPTY
    s.tell(say.DEMOLISHED, {"building": s.box.names[building], "area": area + 1})


class Grant(Op):
    """`building grant chapel`, `building unlock chapel` (MYT-TRACK-12, AMB-13, AMB-43)."""

    def begin(self, s: Town, task: Task) -> None:
        e = read_effect(task.text)
        building = s.box.names.index(e.name)
        if e.mode == "unlock":
            self._unlock(s, building)
        elif s.in_stack(building):
            card = s.box.buildings[building]
            empty = s.empty_areas()
            if card.upgrade and card.requires in s.areas:
                self._place(s, building, s.areas.index(card.requires))
            elif not empty:
                self._unlock(s, building)
            elif len(empty) == 1:
                self._place(s, building, empty[0])
            else:
                s.ask(task, "building-area", NOBODY, [AREA[area] for area in empty])

    def _unlock(self, s: Town, building: int) -> None:
        if not s.unlocked >> building & 1:
            s.unlocked |= 1 << building
            s.tell(say.UNLOCKED, {"building": s.box.names[building]})

    def _place(self, s: Town, building: int, area: int) -> None:
        """No completion bonus, and neither a start nor a completion; it counts as built."""
        _stay(s, area, building)
        s.areas[area] = building
        s.ever_built |= 1 << building
        s.unlocked |= 1 << building
        s.tell(say.GRANTED, {"building": s.box.names[building], "area": area + 1})

    def answer(self, s: Town, task: Task, action: Action) -> None:
        self._place(s, s.box.names.index(read_effect(task.text).name), action.args[0])

    def why_not(self, s: Town, task: Task, action: Action) -> tuple[Reason, ...]:
        return taken_area(s, action.args[0])


OPS: Final[dict[str, Op]] = {
    "construct": Construct(),
    "progress": Progress(),
    "!advance": Advance(),
    "!complete": Complete(),
    "back": Back(),
    "advance_one": AdvanceOne(),
    "building": Grant(),
}
