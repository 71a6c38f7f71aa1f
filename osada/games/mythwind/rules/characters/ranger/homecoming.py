"""Dusk on the trail: home, or another night outside; and what the loot brings."""

from __future__ import annotations

from osada.kernel.action import Action
from osada.kernel.message import Args, Message, Reason

from ...ops.op import Op, again
from ...ops.tracks import change_coins, change_track
from ...phrases import TRACK_AT_END
from ...town import MOST, Task, Town
from ...words import DONE, NO, RESOURCES, YES
from . import phrases as say
from .preparing import RangerOp
from .printed import DROP, GEAR, HAND, LOOT, REGIONS, Printed
from .trail import BACK, TOWN
from .ways import TRAPPER, drop, owns, trail

PAYS = (1, 3, 2, 0)
"""What handing over brings: pelts income, herbs food, ore production, a relic culture."""


class Evening(RangerOp):
    """Without stamina he is carried home with half the loot; at the trail's end or on the way back
    he comes home with everything; else he may turn back. Who has not taken a step yet has nothing
    to turn back with: on the evening he sets out nobody is asked."""

    def begin(self, s: Town, task: Task) -> None:
        way = trail(s, task.actor)
        told: Args = {"seat": task.actor, "region": REGIONS[way.region]}
        if way.stamina == 0:
            s.tell(say.CARRIED_HOME, told)
            keep = sum(way.loot) // 2
            s.push([Task("ranger-halve", task.actor, keep + 1), Task("ranger-home", task.actor)])
        elif way.mode == BACK or way.step >= self.printed.regions[way.region].length:
            s.tell(say.CAME_HOME, told)
            again(s, "ranger-home", task.actor)
        elif way.step:
            s.ask(task, "ranger-turn-back", task.actor, [YES, NO])

    def answer(self, s: Town, task: Task, action: Action) -> None:
        if action is YES:
            way = trail(s, task.actor)
            way.mode = BACK
            s.tell(say.TURNED_BACK, {"seat": task.actor, "region": REGIONS[way.region]})


class Halve(RangerOp):
    """Drop loot until only half is left; `number` is one more than what may be kept."""

    def begin(self, s: Town, task: Task) -> None:
        way = trail(s, task.actor)
        if sum(way.loot) < task.number:
            return
        kinds = [i for i in range(len(LOOT)) if way.loot[i]]
        if len(kinds) == 1:
            drop(s, task.actor, len(GEAR) + kinds[0])
            again(s, task.text, task.actor, task.number)
        else:
            choices = [DROP[len(GEAR) + kind] for kind in kinds]
            s.ask(task, "ranger-halve", task.actor, choices)

    def answer(self, s: Town, task: Task, action: Action) -> None:
        drop(s, task.actor, action.args[0])
        again(s, task.text, task.actor, task.number)

    def why_not(self, s: Town, task: Task, action: Action) -> tuple[Reason, ...]:
        thing = (*GEAR, *LOOT)[action.args[0]]
        gear = action.args[0] < len(GEAR)
        return (Message(say.ONLY_LOOT if gear else say.NOT_CARRIED, {"thing": thing}),)


class Home(RangerOp):
    """Hand loot over to the town for resources, sell the rest."""

    def begin(self, s: Town, task: Task) -> None:
        way = trail(s, task.actor)
        way.mode, way.region, way.step = TOWN, -1, 0
        choices = [
            HAND[kind]
            for kind in range(len(LOOT))
            if way.loot[kind] >= self.printed.handed_over[kind] and s.tracks[PAYS[kind]] < MOST
        ]
        if choices:
            s.ask(task, "ranger-home", task.actor, [*choices, DONE])
        else:
            self._sell(s, task.actor)

    def answer(self, s: Town, task: Task, action: Action) -> None:
        if action is DONE:
            self._sell(s, task.actor)
            return
        kind = action.args[0]
        count = self.printed.handed_over[kind]
        trail(s, task.actor).loot[kind] -= count
        s.tell(say.HANDED_OVER, {"seat": task.actor, "loot": LOOT[kind], "count": count})
        change_track(s, PAYS[kind], 1)
        again(s, task.text, task.actor)

    def why_not(self, s: Town, task: Task, action: Action) -> tuple[Reason, ...]:
        kind = action.args[0]
        needs, count = self.printed.handed_over[kind], trail(s, task.actor).loot[kind]
        if count < needs:
            told: Args = {"loot": LOOT[kind], "least": needs, "count": count}
            return (Message(say.FEW_LOOT, told),)
        full: Args = {"resource": RESOURCES[PAYS[kind]], "value": MOST}
        return (Message(TRACK_AT_END, full),)

    def _sell(self, s: Town, seat: int) -> None:
        """Three or more kinds sold together bring a little more."""
        way = trail(s, seat)
        coins = loot_worth(s, seat, self.printed, way.loot)
        count = sum(way.loot)
        way.loot = [0] * len(LOOT)
        if count:
            s.tell(say.SOLD_LOOT, {"seat": seat, "count": count, "coins": coins})
            change_coins(s, seat, coins)


def loot_price(s: Town, seat: int, printed: Printed, kind: int) -> int:
    """What one of a kind sells for."""
    return printed.loot_coins[kind] + int(kind == 0 and owns(s, seat, TRAPPER))


def loot_worth(s: Town, seat: int, printed: Printed, loot: list[int]) -> int:
    """What all of it sells for together."""
    coins = sum(count * loot_price(s, seat, printed, kind) for kind, count in enumerate(loot))
    kinds = sum(1 for count in loot if count)
    return coins + (printed.kinds_bonus if kinds >= printed.kinds_for_bonus else 0)


def homecoming_ops(printed: Printed) -> dict[str, Op]:
    """The steps by their words, of the evening."""
    return {
        "ranger-evening": Evening(printed),
        "ranger-halve": Halve(printed),
        "ranger-home": Home(printed),
    }
