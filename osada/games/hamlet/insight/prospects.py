"""What may follow: resources that lie ready, how far they come, and what they are nearly enough
for."""

from __future__ import annotations

from osada.insight.adviser import Gain
from osada.kernel.message import Message

from ..bots.projects import Stock, stock_at
from ..rules.table import Table
from ..rules.words import CHURCH, MARKET, TILES
from . import phrases as say
from .figures import Wanted, names_of, reached_from, wanted
from .weights import COIN, IN_STOCK, NEARER, REACH, TOKEN


def prospects(before: Table, after: Table, me: int) -> list[Gain]:
    """All of it, in no order."""
    found = [*_tokens(before, after, me), *_reach(before, after, me)]
    near = _nearer(before, after, me)
    return found + (near or _stock(before, after, me))


def stock_of(s: Table, me: int) -> Stock:
    """What can be brought to the Church."""
    return stock_at(s, me, CHURCH)


def _tokens(before: Table, after: Table, me: int) -> list[Gain]:
    """One's own refined resources, for which one is rewarded when somebody uses them."""
    kinds: list[int] = []
    gold = stars = 0
    box = after.box
    for tile in after.village.order:
        for slot in (tile * 2, tile * 2 + 1):
            token, was = after.tokens[slot], before.tokens[slot]
            if token == was or not token or (token - 1) >> 1 != me:
                continue
            fine = bool((token - 1) & 1)
            kinds.append(box.tiles[tile].output)
            gold += box.fine_gold if fine else box.refined_gold
            stars += box.fine_stars if fine else box.refined_stars
    if not kinds:
        return []
    args = {"goods": names_of(kinds), "gold": gold, "stars": stars}
    return [Gain("tokens", TOKEN * len(kinds), Message(say.TOKENS, args))]


def _stock(before: Table, after: Table, me: int) -> list[Gain]:
    """What can be brought to the Church now, and could not before."""
    was, now = stock_of(before, me), stock_of(after, me)
    more = [kind for kind in range(len(now)) for _ in range(now[kind] - was[kind])]
    count = sum(now) - sum(was)
    if count <= 0 or count != len(more):
        return []
    told = Message(say.STOCK, {"goods": names_of(more)})
    return [Gain("stock", IN_STOCK * count, told)]


def _reach(before: Table, after: Table, me: int) -> list[Gain]:
    """Resources that come where they did not come before; or from where they come to more
    buildings, or to fewer."""
    if before.donkey_tiles(me) == after.donkey_tiles(me) and before.roads is after.roads:
        return []
    for target in (MARKET, CHURCH):
        was, now = stock_at(before, me, target), stock_at(after, me, target)
        new = [
            kind for kind in range(len(now)) if now[kind] and not was[kind] and _lies(before, kind)
        ]
        if new:
            told = Message(say.REACH, {"goods": names_of(new), "target": TILES[target]})
            return [Gain("reach", 2 * REACH * len(new), told)]
    was_from, now_from = reached_from(before, me), reached_from(after, me)
    tiles = [tile for tile in now_from if tile in was_from and now_from[tile] != was_from[tile]]
    if not tiles:
        return []
    tile = max(tiles, key=lambda tile: (now_from[tile] - was_from[tile], -tile))
    if now_from[tile] < was_from[tile]:
        tile = min(tiles, key=lambda tile: (now_from[tile] - was_from[tile], tile))
    more = now_from[tile] - was_from[tile]
    args: dict[str, object] = {"tile": TILES[tile], "was": was_from[tile], "count": now_from[tile]}
    phrase = say.REACH_FROM if more > 0 else say.REACH_LESS
    return [Gain("reach", REACH * more, Message(phrase, args))]


def _lies(s: Table, kind: int) -> bool:
    """Whether such a resource lies anywhere in the village."""
    if kind < 3:
        return any(s.basics[tile * 3 + kind] for tile in s.village.order)
    return any(
        s.box.tiles[tile].output == kind and (s.tokens[tile * 2] or s.tokens[tile * 2 + 1])
        for tile in s.village.order
    )


def _nearer(before: Table, after: Table, me: int) -> list[Gain]:
    """The delivery or sale that has come nearest, of those that lack less than before."""
    if after.ending or after.delivered != before.delivered or after.sold != before.sold:
        return []
    was = {(one.sale, one.number): one.short for one in wanted(before, me)}
    near = [one for one in wanted(after, me) if one.short < was.get((one.sale, one.number), 0)]
    if not near:
        return []
    one = max(near, key=lambda one: (-one.short, one.stars, -one.number))
    worth = one.stars + one.gold * COIN
    return [Gain("nearer", NEARER * worth / (1 + one.short), _told(one))]


def _told(one: Wanted) -> Message:
    which: dict[str, object] = {"sale" if one.sale else "space": one.number}
    if one.short:
        args = {**which, "goods": names_of(list(one.kinds)), "count": one.short}
        return Message(say.NEAR_SALE if one.sale else say.NEAR_DELIVERY, args)
    if one.sale:
        return Message(say.READY_SALE, {**which, "count": one.stars, "gold": one.gold})
    return Message(say.READY_DELIVERY, {**which, "count": one.stars})
