"""How units were named by the first version of the rules, for games that began by it: one group of
the demand after the other, and ascending within a group. HAM-TRANSPORT-07."""

from __future__ import annotations

from ..table import Table
from .demand import Demand
from .payment import Payment, is_paid


def elder_units(s: Table, seat: int, demand: Demand, buying: bool) -> list[int]:
    """The units that may be named next."""
    group, least = _progress(s, demand)
    kinds = demand.groups[group][1]
    payment = Payment(s, seat, demand, buying)
    supply = payment.supply
    offered: list[int] = []
    for i, unit in enumerate(supply.units):
        if supply.kinds[i] in kinds:
            if unit >= least and supply.goes_on(i, payment.room, payment.wanted, payment.gold):
                offered.append(unit)
            supply.counts[i] = 0
    return offered


def elder_suggested(s: Table, seat: int, demand: Demand, buying: bool) -> list[int]:
    """What `settle` adds: of the group that was begun nothing before what was named last."""
    group, least = _progress(s, demand)
    kinds = demand.groups[group][1]
    payment = Payment(s, seat, demand, buying)
    supply = payment.supply
    for i, unit in enumerate(supply.units):
        if supply.kinds[i] in kinds and unit < least:
            supply.counts[i] = 0
    return payment.suggested()


def elder_unavoidable(s: Table, seat: int, demand: Demand, buying: bool) -> list[int]:
    """What is named by itself: one unit after the other, while a single one is open."""
    twin = s.copy()
    assert isinstance(twin, Table)
    while not is_paid(twin, demand):
        offered = elder_units(twin, seat, demand, buying)
        if len(offered) > 1:
            break
        twin.paid = [*twin.paid, offered[0]]
    return twin.paid[len(s.paid) :]


def elder_group(s: Table, demand: Demand) -> tuple[int, tuple[int, ...]]:
    """How many units the group being paid still wants, and of which kinds."""
    done = len(s.paid)
    for count, kinds in demand.groups:
        if done < count:
            return count - done, kinds
        done -= count
    return 0, ()


def last_unit(s: Table, demand: Demand) -> int:
    """The unit named last for the group being paid, or 0."""
    return _progress(s, demand)[1]


def _progress(s: Table, demand: Demand) -> tuple[int, int]:
    """The group that is being paid now, and the unit named last for it, or 0."""
    done = 0
    for group, (count, _) in enumerate(demand.groups):
        if len(s.paid) < done + count:
            return group, s.paid[-1] if len(s.paid) > done else 0
        done += count
    return len(demand.groups), 0
