"""What an activity of Hamlet brings: points, gold, workers, buildings; see also prospects.py."""

from __future__ import annotations

from osada.insight.adviser import Gain
from osada.kernel.message import Message

from ..bots.blueprints import promise
from ..bots.weights import LAST_ROUND, LEAST_TIME
from ..rules.box.box import MILESTONES
from ..rules.landmarks import landmark_counts, landmark_points, landmark_worth
from ..rules.table import CHOOSE_HIRE, FROM_DELIVERIES, FROM_SALES, LYING, MOVED, SOURCES, Table
from ..rules.words import TILES
from . import phrases as say
from .figures import at_end
from .prospects import prospects, stock_of
from .weights import (
    AT_REST,
    COIN,
    DONKEY,
    IDLE,
    MILESTONE,
    STANDS,
    VILLAGER,
)


def gains(before: Table, after: Table, me: int) -> list[Gain]:
    """All of it, in no order."""
    return [
        *_points(before, after, me),
        *_gold(before, after, me),
        *_goals(before, after, me),
        *_buildings(before, after, me),
        *_workers(before, after, me),
        *prospects(before, after, me),
        *_rest(before, after, me),
    ]


def _earned(s: Table, me: int, source: int) -> int:
    return s.earned[me * len(SOURCES) + source]


def _points(before: Table, after: Table, me: int) -> list[Gain]:
    """Points on the track, by what brought them."""
    found: list[Gain] = []
    other = after.track(me) - before.track(me)
    delivered = [
        space
        for space, seat in enumerate(after.delivered)
        if seat == me and before.delivered[space] < 0
    ]
    stars = _earned(after, me, FROM_DELIVERIES) - _earned(before, me, FROM_DELIVERIES)
    if delivered:
        told = Message(say.DELIVERY, {"space": delivered[0] + 1, "count": stars})
        found.append(Gain("delivery", stars, told))
        other -= stars
    stars = _earned(after, me, FROM_SALES) - _earned(before, me, FROM_SALES)
    if len(after.sold[me]) > len(before.sold[me]):
        told = Message(say.SALE, {"sale": after.sold[me][-1] + 1, "count": stars})
        found.append(Gain("sale", stars + 0.5, told))
        other -= stars
    if other > 0:
        found.append(Gain("stars", other, Message(say.STARS, {"count": other})))
    if after.ending and not before.ending:
        found.append(Gain("finishes", 1.0, Message(say.FINISHES, {})))
    return found


def _gold(before: Table, after: Table, me: int) -> list[Gain]:
    """More or less gold, and whether it is enough for a villager."""
    gold, more = after.gold[me], after.gold[me] - before.gold[me]
    hired = len(after.villagers[me]) - 1
    prices = after.box.villager_prices
    price = prices[hired] if hired < len(prices) else -1
    args: dict[str, object] = {"count": abs(more), "gold": gold}
    if more > 0:
        if price < 0 or after.ending:
            told = Message(say.GOLD, args)
        elif gold >= price:
            told = Message(say.GOLD_VILLAGER, {**args, "price": price})
        else:
            told = Message(say.GOLD_SHORT, {**args, "short": price - gold})
        return [Gain("gold", COIN * more, told)]
    if more < 0:
        told = Message(say.SPENT, args)
        if len(before.villagers[me]) - 1 == hired and before.gold[me] >= price > gold:
            told = Message(say.SPENT_VILLAGER, {"gold": gold, "price": price})
        return [Gain("gold", COIN * more, told)]
    return []


def _goals(before: Table, after: Table, me: int) -> list[Gain]:
    """Milestones, the longest road, and all that is counted at the end."""
    found: list[Gain] = []
    ends, was = at_end(after, me), at_end(before, me)
    for goal, seat in enumerate(after.milestones):
        if seat == me and before.milestones[goal] != me:
            stars = after.box.milestone_stars[goal]
            told = Message(say.MILESTONE, {"goal": MILESTONES[goal], "count": stars})
            found.append(Gain("milestone", max(MILESTONE, float(stars)), told))
    for part, stars in ends.items():
        more = stars - was[part]
        if not more or (part == "milestones" and found):
            continue
        if part == "longest-road" and more > 0:
            chain = stars // after.box.stars_per_longest
            told = Message(say.ROAD, {"count": chain, "stars": more})
            found.append(Gain("road", float(more), told))
            continue
        label = {"key": f"{say.BOOK.game}-score-{part}", "args": {}}
        phrase = say.END if more > 0 else say.END_LESS
        told = Message(phrase, {"part": label, "count": abs(more)})
        found.append(Gain(f"end {part}", float(more), told))
    return found


def _buildings(before: Table, after: Table, me: int) -> list[Gain]:
    """What was built, and what one may build now."""
    found: list[Gain] = []
    for tile in after.village.order:
        if tile in before.hands[me] and tile not in before.village.order:
            found.append(Gain(f"tile {tile}", STANDS, _built(after, tile)))
    for tile in after.hands[me]:
        if tile not in before.hands[me]:
            time = float(max(LEAST_TIME, LAST_ROUND - after.round))
            worth = promise(after, me, tile, time) / 2
            found.append(Gain(f"tile {tile}", worth, _blueprint(after, me, tile)))
    return found


def _built(s: Table, tile: int) -> Message:
    card, args = s.box.tiles[tile], {"tile": TILES[tile]}
    if card.category != "landmark":
        return Message(say.BUILT_WORKS, {**args, "count": card.spaces})
    if landmark_counts(s, tile):
        return Message(say.BUILT, {**args, "count": landmark_points(s, tile)})
    return Message(say.BUILT_APART, {**args, "count": landmark_worth(s, s.flags[tile], tile)})


def _blueprint(s: Table, me: int, tile: int) -> Message:
    """What it would count by now, where that can be told before it lies anywhere."""
    card, args = s.box.tiles[tile], {"tile": TILES[tile]}
    if card.category != "landmark":
        return Message(say.BLUEPRINT_STARS, {**args, "count": card.stars})
    if TILES[tile] in COUNTABLE:
        return Message(say.BLUEPRINT, {**args, "count": landmark_worth(s, me, tile)})
    return Message(say.BLUEPRINT_EACH, {**args, "count": card.points})


COUNTABLE = ("trade-post", "shrine", "tavern", "farrier", "warehouse", "stables")
"""Landmarks that count what one has, wherever they lie."""


def _workers(before: Table, after: Table, me: int) -> list[Gain]:
    found: list[Gain] = []
    if len(after.villagers[me]) > len(before.villagers[me]):
        told = Message(say.VILLAGER, {"count": len(after.villagers[me])})
        found.append(Gain("villager", VILLAGER, told))
    if len(after.donkeys[me]) > len(before.donkeys[me]):
        told = Message(say.DONKEY, {"count": len(after.donkeys[me])})
        found.append(Gain("donkey", DONKEY, told))
    if before.mover == me and after.mover != me:
        idle = _standing(before, me)
        if idle:
            found.append(Gain("idle", -IDLE * idle, Message(say.IDLE, {"count": idle})))
    return found


def _standing(s: Table, me: int) -> int:
    return sum(1 for villager in s.villagers[me] if villager < LYING)


def _rest(before: Table, after: Table, me: int) -> list[Gain]:
    """Why nothing more is done: everybody has acted, the donkeys stay, the gold is kept."""
    found: list[Gain] = []
    gold = after.gold[me]
    ended = before.mover == me and after.mover != me
    quiet = before.gold[me] == gold and before.village.order == after.village.order
    if not quiet or after.track(me) != before.track(me):
        return found
    if ended and not _standing(before, me):
        told = Message(say.DONE, {"count": len(before.villagers[me])})
        found.append(Gain("done", AT_REST, told))
    unmoved = [donkey % MOVED for donkey in before.donkeys[me]] == [
        donkey % MOVED for donkey in after.donkeys[me]
    ]
    if unmoved and (ended or before.donkeys_led != after.donkeys_led):
        stock = sum(stock_of(after, me))
        if stock:
            found.append(Gain("stays", AT_REST, Message(say.STAYS, {"count": stock})))
    if gold and (ended or before.step == CHOOSE_HIRE) and before.basics == after.basics:
        found.append(Gain("keeps", AT_REST, Message(say.KEEPS, {"gold": gold})))
    return found
