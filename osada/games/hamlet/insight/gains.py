"""What an activity of Hamlet brings: points, gold, workers, resources, and what may follow."""

from __future__ import annotations

from osada.insight.adviser import Gain
from osada.kernel.message import Message

from ..bots.blueprints import promise
from ..bots.forecast import forecast
from ..bots.land import chain_length, mean_reach
from ..bots.projects import projects, stock_at
from ..bots.weights import LAST_ROUND, LEAST_TIME
from ..rules.table import FROM_DELIVERIES, FROM_SALES, LYING, SOURCES, Table
from ..rules.words import CHURCH, TILES
from . import phrases as say

COIN = 0.35
"""What a coin is worth, about."""
VILLAGER = 5.0
DONKEY = 0.8
TOKEN = 1.5
"""What an own resource in the village may bring."""
IN_STOCK = 0.4
REACH = 2.5
MILESTONE = 2.0
NEARER = 0.4
"""The part of its worth that a project brings by being nearer."""
IDLE = 1.5
"""What a villager would have done."""


def gains(before: Table, after: Table, me: int) -> list[Gain]:
    """All of it, in no order."""
    return [
        *_points(before, after, me),
        *_gold(before, after, me),
        *_goals(before, after, me),
        *_buildings(before, after, me),
        *_workers(before, after, me),
        *_resources(before, after, me),
        *_prospects(before, after, me),
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
        found.append(Gain("sale", stars + 0.5, Message(say.SALE, {"count": stars})))
        other -= stars
    if other > 0:
        found.append(Gain("stars", other, Message(say.STARS, {"count": other})))
    if after.ending and not before.ending:
        found.append(Gain("finishes", 1.0, Message(say.FINISHES, {})))
    return found


def _gold(before: Table, after: Table, me: int) -> list[Gain]:
    more = after.gold[me] - before.gold[me]
    if more > 0:
        return [Gain("gold", COIN * more, Message(say.GOLD, {"count": more}))]
    if more < 0:
        return [Gain("gold", COIN * more, Message(say.SPENT, {"count": -more}))]
    return []


def _goals(before: Table, after: Table, me: int) -> list[Gain]:
    """Milestones, the longest road, and all that is counted at the end."""
    found: list[Gain] = []
    if after.milestones.count(me) > before.milestones.count(me):
        found.append(Gain("milestone", MILESTONE, Message(say.MILESTONE, {})))
    chain = chain_length(after, me)
    longer = chain - chain_length(before, me)
    if longer > 0:
        stars = longer * after.box.stars_per_longest
        found.append(Gain("road", float(stars), Message(say.ROAD, {"count": chain})))
    more = forecast(after, me) - forecast(before, me)
    if abs(more) >= 1 and longer <= 0:
        told = Message(say.END if more > 0 else say.END_LESS, {"count": abs(round(more))})
        found.append(Gain("end", more, told))
    return found


def _buildings(before: Table, after: Table, me: int) -> list[Gain]:
    """What was built, and what one may build now."""
    found: list[Gain] = []
    for tile in after.village.order:
        if tile not in before.village.order and tile in before.hands[me]:
            told = Message(say.BUILT, {"tile": TILES[tile]})
            found.append(Gain(f"tile {tile}", 1.0, told))
    for tile in after.hands[me]:
        if tile not in before.hands[me]:
            worth = promise(after, me, tile, _time(after)) / 2
            told = Message(say.BLUEPRINT, {"tile": TILES[tile]})
            found.append(Gain(f"tile {tile}", worth, told))
    return found


def _workers(before: Table, after: Table, me: int) -> list[Gain]:
    found: list[Gain] = []
    if len(after.villagers[me]) > len(before.villagers[me]):
        told = Message(say.VILLAGER, {"count": len(after.villagers[me])})
        found.append(Gain("villager", VILLAGER, told))
    if len(after.donkeys[me]) > len(before.donkeys[me]):
        found.append(Gain("donkey", DONKEY, Message(say.DONKEY, {})))
    if before.mover == me and after.mover != me:
        idle = sum(1 for villager in before.villagers[me] if villager < LYING)
        if idle:
            found.append(Gain("idle", -IDLE * idle, Message(say.IDLE, {"count": idle})))
    return found


def _resources(before: Table, after: Table, me: int) -> list[Gain]:
    """One's own tokens in the village, and what can be brought to the Church."""
    found: list[Gain] = []
    own = (1 + me * 2, 2 + me * 2)
    tokens = sum(after.tokens.count(one) - before.tokens.count(one) for one in own)
    if tokens > 0:
        found.append(Gain("tokens", TOKEN * tokens, Message(say.TOKENS, {"count": tokens})))
    stock = sum(stock_at(after, me, CHURCH)) - sum(stock_at(before, me, CHURCH)) - max(0, tokens)
    if stock > 0:
        found.append(Gain("stock", IN_STOCK * stock, Message(say.STOCK, {"count": stock})))
    further = mean_reach(after, after.donkey_tiles(me)) - mean_reach(
        before, before.donkey_tiles(me)
    )
    if further > 0:
        found.append(Gain("reach", REACH * further, Message(say.REACH, {})))
    return found


def _prospects(before: Table, after: Table, me: int) -> list[Gain]:
    """Deliveries, sales and buildings that have come nearer."""
    if after.ending or after.delivered != before.delivered or after.sold != before.sold:
        return []
    time = _time(after)
    more = sum(projects(after, me, time, COIN)[:3]) - sum(projects(before, me, time, COIN)[:3])
    return [Gain("nearer", NEARER * more, Message(say.NEARER, {}))] if more > 0 else []


def _time(s: Table) -> float:
    return float(max(LEAST_TIME, LAST_ROUND - s.round))
