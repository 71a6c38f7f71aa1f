"""In the wild: a card of the region, its needs and finds, and perhaps another."""

from __future__ import annotations

from osada.kernel.action import Action
from osada.kernel.message import Message, Reason

from ...ops.op import Op, again
from ...town import NOON, Task, Town
from ...words import DONE, KINDS, NO, SPRITE, VILLAGER, YES
from . import phrases as say
from .preparing import RangerOp, card_refusal, mend_refusal
from .printed import (
    CANCEL,
    CARD,
    CLOAK,
    DROP,
    GEAR,
    HERB,
    LEAVE,
    LOOT,
    NEED,
    RATION,
    REGIONS,
    REPAIR,
    SPEND,
    STAMINA,
    Printed,
)
from .ways import (
    CARTOGRAPHER,
    HERB_LORE,
    PATHFINDER,
    SUNNY,
    drop,
    droppable,
    has_room,
    mend,
    owns,
    refresh,
    rest,
    reveal,
    trail,
    weather,
    weather_needs,
    worn,
)

CALLED = {SPRITE: (2, 3), VILLAGER: (0, 1)}
"""The needs a worker cancels: sprites lamp and remedy, villagers rope and blade."""


class Travel(RangerOp):
    """Reveal the next card; with Pathfinder one of two."""

    def begin(self, s: Town, task: Task) -> None:
        way = trail(s, task.actor)
        refresh(s, task.actor, self.printed, way.region)
        if owns(s, task.actor, PATHFINDER) and len(way.decks[way.region]) > 1:
            for place in (0, 1):
                reveal(s, task.actor, way.region, place)
            s.ask(task, "ranger-pathfinder", task.actor, list(CARD[:2]))
        else:
            self._meet(s, task.actor, reveal(s, task.actor, way.region, 0))

    def answer(self, s: Town, task: Task, action: Action) -> None:
        way = trail(s, task.actor)
        deck = way.decks[way.region]
        card = deck.values[action.args[0]]
        other = 1 - action.args[0]
        deck.move(other, deck)
        self._meet(s, task.actor, card)

    def why_not(self, s: Town, task: Task, action: Action) -> tuple[Reason, ...]:
        return (card_refusal(action.args[0], 2),)

    def _meet(self, s: Town, seat: int, card: int) -> None:
        way = trail(s, seat)
        deck = way.decks[way.region]
        deck.values.pop(0)
        deck.seen.pop(0)
        printed = self.printed.regions[way.region].cards[card]
        way.card = card
        way.needs = printed.needs[:]
        way.finds = printed.loot[:]
        if owns(s, seat, HERB_LORE) and HERB in way.finds:
            way.finds.append(HERB)
        sunny = not way.met_weather and weather(s) == SUNNY
        if not way.met_weather:
            way.needs += [CLOAK] * weather_needs(s, seat, way.region)
            way.met_weather = True
        s.tell(
            say.TRAVELLED,
            {
                "seat": seat,
                "region": REGIONS[way.region],
                "needs": [GEAR[need] for need in way.needs],
                "finds": [LOOT[find] for find in way.finds],
            },
        )
        steps = ["ranger-sun"] if sunny else []
        steps += ["ranger-call", "ranger-needs", "ranger-icon", "ranger-finds", "ranger-onward"]
        s.push([Task(step, seat) for step in steps])


class Sun(RangerOp):
    """On a sunny day one need of the first card may be ignored."""

    def begin(self, s: Town, task: Task) -> None:
        needs = sorted(set(trail(s, task.actor).needs))
        if len(needs) > 1:
            s.ask(task, "ranger-sun", task.actor, [NEED[need] for need in needs])
        elif needs:
            self._ignore(s, task.actor, needs[0])

    def _ignore(self, s: Town, seat: int, need: int) -> None:
        trail(s, seat).needs.remove(need)
        s.tell(say.NEED_IGNORED, {"seat": seat, "gear": GEAR[need]})

    def answer(self, s: Town, task: Task, action: Action) -> None:
        self._ignore(s, task.actor, action.args[0])

    def why_not(self, s: Town, task: Task, action: Action) -> tuple[Reason, ...]:
        return (Message(say.NO_NEED, {"gear": GEAR[action.args[0]]}),)


class Call(RangerOp):
    """Worker actions on the way: a worker of today's attachment cancels its kind of needs. They
    belong to noon: a travel at the season's end goes without."""

    def begin(self, s: Town, task: Task) -> None:
        sheet = s.sheet(task.actor)
        kind = sheet.attached
        able = s.phase == NOON and any(die // 4 == kind and die % 4 for die in sheet.dice)
        if able and any(need in CALLED[kind] for need in trail(s, task.actor).needs):
            s.ask(task, "ranger-call", task.actor, [CANCEL[kind], DONE])

    def answer(self, s: Town, task: Task, action: Action) -> None:
        if action is DONE:
            return
        kind = action.args[0]
        way = trail(s, task.actor)
        way.needs = [need for need in way.needs if need not in CALLED[kind]]
        s.tell(say.NEEDS_CALLED, {"seat": task.actor, "kind": KINDS[kind]})
        again(s, f"pay weaken hired {'SV'[kind]} 1", task.actor)

    def why_not(self, s: Town, task: Task, action: Action) -> tuple[Reason, ...]:
        return (Message(say.NO_WORKER, {"kind": KINDS[action.args[0]]}),)


class Needs(RangerOp):
    """Every need left costs a use of its gear or a point of stamina; without either, a find."""

    def begin(self, s: Town, task: Task) -> None:
        way = trail(s, task.actor)
        if not way.needs:
            return
        need = way.needs[0]
        choices = [SPEND[need]] if way.usable(need) else []
        if way.stamina:
            choices.append(STAMINA)
        if len(choices) > 1:
            s.ask(task, "ranger-need", task.actor, choices)
        elif choices:
            self._meet(s, task, choices[0])
        else:
            self._lose(s, task)

    def answer(self, s: Town, task: Task, action: Action) -> None:
        self._meet(s, task, action)

    def why_not(self, s: Town, task: Task, action: Action) -> tuple[Reason, ...]:
        need = trail(s, task.actor).needs[0]
        return (Message(say.OTHER_NEED, {"need": GEAR[need]}),)

    def _meet(self, s: Town, task: Task, action: Action) -> None:
        way = trail(s, task.actor)
        need = way.needs.pop(0)
        if action is STAMINA:
            way.stamina -= 1
        else:
            way.spend(need)
        by = "stamina" if action is STAMINA else "gear"
        s.tell(say.NEED_MET, {"seat": task.actor, "gear": GEAR[need], "by": by})
        again(s, task.text, task.actor)

    def _lose(self, s: Town, task: Task) -> None:
        """The least of the finds is lost."""
        way = trail(s, task.actor)
        way.needs.pop(0)
        if way.finds:
            lost = min(way.finds, key=lambda find: (self.printed.loot_coins[find], find))
            way.finds.remove(lost)
            s.tell(say.FIND_LOST, {"seat": task.actor, "loot": LOOT[lost]})
        again(s, task.text, task.actor)


class Icon(RangerOp):
    """A map is kept; an event or an adventure is resolved, without attachment."""

    def begin(self, s: Town, task: Task) -> None:
        way = trail(s, task.actor)
        icon = self.printed.regions[way.region].cards[way.card].icon
        if icon == "map":
            twice = owns(s, task.actor, CARTOGRAPHER) and way.trip_maps == 0
            way.trip_maps += 1
            way.maps += 2 if twice else 1
            s.tell(say.MAP_FOUND, {"seat": task.actor, "maps": way.maps})
        elif icon:
            again(s, icon, task.actor)


class Finds(RangerOp):
    """Into the pack while there is room; else something is dropped for it, or it stays."""

    def begin(self, s: Town, task: Task) -> None:
        way = trail(s, task.actor)
        while way.finds and has_room(s, task.actor, self.printed):
            self._take(s, task.actor)
        if way.finds:
            choices = [DROP[thing] for thing in droppable(way)]
            s.ask(task, "ranger-finds", task.actor, [*choices, LEAVE])

    def _take(self, s: Town, seat: int) -> None:
        way = trail(s, seat)
        find = way.finds.pop(0)
        way.loot[find] += 1
        s.tell(say.TOOK, {"seat": seat, "loot": LOOT[find]})

    def answer(self, s: Town, task: Task, action: Action) -> None:
        if action is LEAVE:
            find = trail(s, task.actor).finds.pop(0)
            s.tell(say.LEFT, {"seat": task.actor, "loot": LOOT[find]})
        else:
            drop(s, task.actor, action.args[0])
            self._take(s, task.actor)
        again(s, task.text, task.actor)

    def why_not(self, s: Town, task: Task, action: Action) -> tuple[Reason, ...]:
        return (not_carried(action.args[0]),)


def not_carried(thing: int) -> Reason:
    """It is not in the pack."""
    return Message(say.NOT_CARRIED, {"thing": (*GEAR, *LOOT)[thing]})


class Push(RangerOp):
    """Once per travel he may push on for a point of stamina."""

    def begin(self, s: Town, task: Task) -> None:
        way = trail(s, task.actor)
        more = way.step < self.printed.regions[way.region].length
        if more and way.stamina and not way.pushed:
            s.ask(task, "ranger-push", task.actor, [YES, NO])

    def answer(self, s: Town, task: Task, action: Action) -> None:
        if action is YES:
            way = trail(s, task.actor)
            way.pushed = True
            way.stamina -= 1
            s.tell(say.PUSHED_ON, {"seat": task.actor, "stamina": way.stamina})
            again(s, "ranger-travel", task.actor)


class Onward(Push):
    """One step further; earlier positions ask from here whether he pushes on."""

    def begin(self, s: Town, task: Task) -> None:
        way = trail(s, task.actor)
        way.step += 1
        way.card = -1
        again(s, "ranger-push", task.actor)


class Camp(RangerOp):
    """A ration eaten: stamina, and one use of some gear restored."""

    def begin(self, s: Town, task: Task) -> None:
        way = trail(s, task.actor)
        way.spend(RATION)
        s.tell(say.CAMPED, {"seat": task.actor})
        rest(s, task.actor, self.printed, self.printed.camp_stamina)
        again(s, "ranger-restore", task.actor)


class Restore(RangerOp):
    """One use of one piece of gear."""

    def begin(self, s: Town, task: Task) -> None:
        kinds = worn(trail(s, task.actor), self.printed)
        if len(kinds) > 1:
            s.ask(task, "ranger-restore", task.actor, [REPAIR[kind] for kind in kinds])
        elif kinds:
            mend(s, task.actor, self.printed, kinds[0], 1)

    def answer(self, s: Town, task: Task, action: Action) -> None:
        mend(s, task.actor, self.printed, action.args[0], 1)

    def why_not(self, s: Town, task: Task, action: Action) -> tuple[Reason, ...]:
        return mend_refusal(trail(s, task.actor), action.args[0])


def travelling_ops(printed: Printed) -> dict[str, Op]:
    """The steps by their words, in the wild."""
    return {
        "ranger-travel": Travel(printed),
        "ranger-sun": Sun(printed),
        "ranger-call": Call(printed),
        "ranger-needs": Needs(printed),
        "ranger-icon": Icon(printed),
        "ranger-finds": Finds(printed),
        "ranger-onward": Onward(printed),
        "ranger-push": Push(printed),
        "ranger-camp": Camp(printed),
        "ranger-restore": Restore(printed),
    }
