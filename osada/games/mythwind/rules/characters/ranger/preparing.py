"""In town: points for gear, repair, rest and scouting, and then perhaps the departure."""

from __future__ import annotations

from osada.kernel.action import Action
from osada.kernel.message import Args, Message, Reason

from ...ops.op import Op, again
from ...ops.tracks import spend_on_trade
from ...town import Task, Town
from ...words import DONE, KINDS, SPRITE
from . import phrases as say
from .printed import CARD, DEPART, GEAR, OUTFIT, RATION, REGIONS, REPAIR, REST, SCOUT, Printed
from .trail import WILD, Trail
from .ways import has_room, mend, pack_size, refresh, rest, reveal, trail, worn

LOOKED_AT = 3
SPARE = 10
"""In a task's number: a point that is only for what the attachment favours."""


class RangerOp(Op):
    """A step that needs the numbers of his journal."""

    def __init__(self, printed: Printed) -> None:
        self.printed = printed


class Prepare(RangerOp):
    """Spend points one by one. The spare one is for gear with villagers, for scouting or rest
    with sprites. `number` is the points left, + 10 while the spare one is."""

    def begin(self, s: Town, task: Task) -> None:
        choices = self.open_choices(s, task)
        if choices:
            s.ask(task, "ranger-prepare", task.actor, [*choices, DONE])
        else:
            self._depart(s, task)

    def open_choices(self, s: Town, task: Task) -> list[Action]:
        """What the points left can be spent on."""
        gear = _gear_choices(s, task.actor, self.printed)
        other = _care_choices(s, task.actor, self.printed)
        if task.number % SPARE:
            return gear + other
        if task.number >= SPARE:
            return other if s.sheet(task.actor).attached == SPRITE else gear
        return []

    def answer(self, s: Town, task: Task, action: Action) -> None:
        if action is DONE:
            self._depart(s, task)
            return
        caring = action is REST or action.kind == "scout"
        favoured = caring == (s.sheet(task.actor).attached == SPRITE)
        left = task.number - (SPARE if favoured and task.number >= SPARE else 1)
        again(s, task.text, task.actor, left)
        _spend_point(s, task.actor, self.printed, action)

    def wants(self, s: Town, task: Task) -> tuple[str, ...]:
        return ("outfit", "mend", "scout", "rest-up")

    def why_not(self, s: Town, task: Task, action: Action) -> tuple[Reason, ...]:
        return _point_refusals(s, task, self.printed, action)

    def _depart(self, s: Town, task: Task) -> None:
        if task.text == "ranger-prepare":
            again(s, "ranger-depart", task.actor)


def _gear_choices(s: Town, seat: int, printed: Printed) -> list[Action]:
    way = trail(s, seat)
    found: list[Action] = []
    if s.sheet(seat).coins >= printed.gear_price and has_room(s, seat, printed):
        found += list(OUTFIT)
    return found + [REPAIR[kind] for kind in worn(way, printed)]


def _care_choices(s: Town, seat: int, printed: Printed) -> list[Action]:
    way = trail(s, seat)
    found = [REST] if way.stamina < printed.stamina else []
    open_regions = [i for i, region in enumerate(printed.regions) if way.maps >= region.maps]
    return found + [SCOUT[region] for region in open_regions]


def _point_refusals(s: Town, task: Task, printed: Printed, action: Action) -> tuple[Reason, ...]:
    """A spare point is only for what the attachment favours; a point can be spent on what is
    worn, has room, can be paid or has been opened."""
    way, attached = trail(s, task.actor), s.sheet(task.actor).attached
    caring = action is REST or action.kind == "scout"
    if not task.number % SPARE and caring != (attached == SPRITE):
        return (Message(say.SPARE_POINT, {"kind": KINDS[attached]}),)
    if action is REST:
        return (Message(say.FULLY_RESTED, {}),)
    if action.kind == "scout":
        return region_refusal(way, printed, action.args[0])
    if action.kind == "mend":
        return mend_refusal(way, action.args[0])
    reasons: list[Reason] = []
    price, coins = printed.gear_price, s.sheet(task.actor).coins
    if coins < price:
        told: Args = {"gear": GEAR[action.args[0]], "price": price, "coins": coins}
        reasons.append(Message(say.GEAR_TOO_DEAR, told))
    if not has_room(s, task.actor, printed):
        reasons.append(Message(say.PACK_FULL, {"count": pack_size(s, task.actor, printed)}))
    return tuple(reasons)


def mend_refusal(way: Trail, kind: int) -> tuple[Reason, ...]:
    """He has none, or none that is worn."""
    carried = any(piece // 4 == kind for piece in way.gear)
    if not carried:
        return (Message(say.NOT_CARRIED, {"thing": GEAR[kind]}),)
    return (Message(say.NOT_WORN, {"gear": GEAR[kind]}),)


def region_refusal(way: Trail, printed: Printed, region: int) -> tuple[Reason, ...]:
    """Maps open the regions."""
    needs = printed.regions[region].maps
    told: Args = {"region": REGIONS[region], "least": needs, "maps": way.maps}
    return (Message(say.REGION_CLOSED, told),) if way.maps < needs else ()


def card_refusal(place: int, count: int) -> Reason:
    """Fewer cards were looked at."""
    return Message(say.NO_CARD, {"number": place + 1, "count": count})


def _spend_point(s: Town, seat: int, printed: Printed, action: Action) -> None:
    way = trail(s, seat)
    if action.kind == "outfit":
        kind = action.args[0]
        spend_on_trade(s, seat, printed.gear_price)
        way.gear.append(kind * 4 + (1 if kind == RATION else printed.gear_uses))
        way.gear.sort()
        told: Args = {"seat": seat, "gear": GEAR[kind], "price": printed.gear_price}
        s.tell(say.OUTFITTED, told)
    elif action.kind == "mend":
        mend(s, seat, printed, action.args[0], printed.gear_uses)
    elif action is REST:
        rest(s, seat, printed, 1)
    else:
        again(s, f"ranger-scout {action.args[0]}", seat)


class Depart(RangerOp):
    """After preparing he may set out, to a region his maps have opened."""

    def begin(self, s: Town, task: Task) -> None:
        way = trail(s, task.actor)
        regions = [i for i, region in enumerate(self.printed.regions) if way.maps >= region.maps]
        if way.stamina:
            choices = [DEPART[region] for region in regions]
            s.ask(task, "ranger-depart", task.actor, [*choices, DONE])

    def answer(self, s: Town, task: Task, action: Action) -> None:
        if action is DONE:
            return
        way = trail(s, task.actor)
        way.mode, way.region, way.step, way.trip_maps = WILD, action.args[0], 0, 0
        s.tell(say.DEPARTED, {"seat": task.actor, "region": REGIONS[way.region]})

    def why_not(self, s: Town, task: Task, action: Action) -> tuple[Reason, ...]:
        return region_refusal(trail(s, task.actor), self.printed, action.args[0])


class Scout(RangerOp):
    """Look at the top three cards of a region; one may go to the bottom, the rest in any order."""

    def begin(self, s: Town, task: Task) -> None:
        region = int(task.text.split()[1])
        refresh(s, task.actor, self.printed, region)
        count = min(LOOKED_AT, len(trail(s, task.actor).decks[region]))
        for place in range(count):
            reveal(s, task.actor, region, place)
        told: Args = {"seat": task.actor, "region": REGIONS[region], "count": count}
        s.tell(say.SCOUTED, told)
        again(s, f"ranger-bottom {region}", task.actor, count)


class Bottom(RangerOp):
    """Which of the cards looked at goes to the bottom, if any."""

    def begin(self, s: Town, task: Task) -> None:
        s.ask(task, "ranger-bottom", task.actor, [*CARD[: task.number], DONE])

    def answer(self, s: Town, task: Task, action: Action) -> None:
        region = int(task.text.split()[1])
        left = task.number
        if action is not DONE:
            deck = trail(s, task.actor).decks[region]
            deck.move(action.args[0], deck)
            left -= 1
        if left > 1:
            again(s, f"ranger-order {region} 0", task.actor, left)

    def why_not(self, s: Town, task: Task, action: Action) -> tuple[Reason, ...]:
        return (card_refusal(action.args[0], task.number),)


class Order(RangerOp):
    """Which card comes next; the words hold how many are in order already."""

    def begin(self, s: Town, task: Task) -> None:
        done = int(task.text.split()[2])
        s.ask(task, "ranger-order", task.actor, list(CARD[done : task.number]))

    def answer(self, s: Town, task: Task, action: Action) -> None:
        _, region, word = task.text.split()
        done = int(word)
        deck = trail(s, task.actor).decks[int(region)]
        deck.values.insert(done, deck.values.pop(action.args[0]))
        deck.seen.insert(done, deck.seen.pop(action.args[0]))
        if done + 2 < task.number:
            again(s, f"ranger-order {region} {done + 1}", task.actor, task.number)

    def why_not(self, s: Town, task: Task, action: Action) -> tuple[Reason, ...]:
        if action.args[0] < task.number:
            return (Message(say.CARD_LIES, {"number": action.args[0] + 1}),)
        return (card_refusal(action.args[0], task.number),)


class Breath(RangerOp):
    """A sprite's help in town: one point of stamina."""

    def begin(self, s: Town, task: Task) -> None:
        rest(s, task.actor, self.printed, 1)


class Look(RangerOp):
    """A sprite's help in town: scout a region of choice."""

    def begin(self, s: Town, task: Task) -> None:
        way = trail(s, task.actor)
        regions = [i for i, region in enumerate(self.printed.regions) if way.maps >= region.maps]
        s.ask(task, "ranger-look", task.actor, [SCOUT[region] for region in regions])

    def answer(self, s: Town, task: Task, action: Action) -> None:
        again(s, f"ranger-scout {action.args[0]}", task.actor)

    def why_not(self, s: Town, task: Task, action: Action) -> tuple[Reason, ...]:
        return region_refusal(trail(s, task.actor), self.printed, action.args[0])


def preparing_ops(printed: Printed) -> dict[str, Op]:
    """The steps by their words, in town."""
    return {
        "ranger-prepare": Prepare(printed),
        "ranger-point": Prepare(printed),
        "ranger-breath": Breath(printed),
        "ranger-look": Look(printed),
        "ranger-depart": Depart(printed),
        "ranger-scout": Scout(printed),
        "ranger-bottom": Bottom(printed),
        "ranger-order": Order(printed),
    }
