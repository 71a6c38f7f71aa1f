"""Costs: payable in full, or not at all. MYT-RES-03, MYT-EVENT-06, AMB-37."""

from __future__ import annotations

from .effects import Effect, read_effect
from .town import Town

PAYING = "pay "
NO_DIE = -1


def payable(s: Town, seat: int, cost: tuple[str, ...], lent: int = NO_DIE) -> bool:
    """Whether every part of a cost can be paid, all together, without a die that the seat has
    put on the sprite field."""
    tracks = s.tracks[:]
    coins = [s.sheet(other).coins for other in range(s.seats)]
    return all(_take(s, seat, read_effect(text), tracks, coins, lent) for text in cost)


def missing(s: Town, seat: int, cost: tuple[str, ...]) -> tuple[str, ...]:
    """The parts of a cost that cannot be paid, each after what can be before it."""
    tracks = s.tracks[:]
    coins = [s.sheet(other).coins for other in range(s.seats)]
    found = (text for text in cost if not _take(s, seat, read_effect(text), tracks, coins, NO_DIE))
    return tuple(found)


def _take(s: Town, seat: int, e: Effect, tracks: list[int], coins: list[int], lent: int) -> bool:
    """Whether one part can be paid from what the parts before it have left."""
    if e.op == "res":
        return _take_resources(e, tracks)
    if e.op == "coins":
        return _take_coins(s, seat, e, coins)
    if e.op == "weaken":
        return _weak_enough(s, seat, e, lent)
    if e.op == "worker":
        return sum(1 for die in s.tower if die // 4 in e.kinds) >= e.count
    if e.op == "char_action":
        return seat >= 0 and _idle_today(s, seat)
    if e.op == "demolish":
        return len(s.standing()) >= e.count
    assert e.op == "demolish_forest", e.text
    return any(b >= 0 and area != 6 for area, b in enumerate(s.areas))


def _idle_today(s: Town, seat: int) -> bool:
    """Whether a seat could still do without a character action today (MYT-BLD-FISHING-01)."""
    sheet = s.sheet(seat)
    return sheet.actions > 0 and not sheet.forbidden and not sheet.acted


def _take_resources(e: Effect, tracks: list[int]) -> bool:
    left = e.count
    for kind in e.kinds:
        used = min(left, tracks[kind])
        tracks[kind] -= used
        left -= used
    return left == 0


def _take_coins(s: Town, seat: int, e: Effect, coins: list[int]) -> bool:
    if e.who == "group":
        return sum(coins) >= e.count
    if e.who == "one" and seat < 0:
        return max(coins) >= e.count
    payers = {"each": range(s.seats), "most": (richest(s),)}.get(e.who, (seat,))
    if any(coins[payer] < e.count for payer in payers):
        return False
    for payer in payers:
        coins[payer] -= e.count
    return True


def richest(s: Town) -> int:
    """The seat with most coins, the first of several alike."""
    return max(range(s.seats), key=lambda seat: (s.sheet(seat).coins, -seat))


def _weak_enough(s: Town, seat: int, e: Effect, lent: int) -> bool:
    """AMB-09: so many different dice that can still be weakened."""
    if e.where == "tower":
        return sum(1 for die in s.tower if die // 4 in e.kinds) >= e.count
    seats = (seat,) if seat >= 0 else range(s.seats)
    wanted = e.count + int(lent >= 0 and lent // 4 in e.kinds)
    return any(
        sum(1 for die in s.sheet(other).dice if die // 4 in e.kinds and die % 4) >= wanted
        for other in seats
    )


def paying(cost: tuple[str, ...]) -> list[str]:
    """The words of the tasks that pay a cost."""
    return [PAYING + text for text in cost]
