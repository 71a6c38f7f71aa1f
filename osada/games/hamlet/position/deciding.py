"""Who decides what, and that it fits what lies on the table. HAM-TURN-04, HAM-TRANSPORT-07."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from osada.kernel.action import Action
from osada.kernel.errors import Fault

from ..rules.map.arrangements import tile_to_lay
from ..rules.paying.payment import is_paid
from ..rules.steps.act import ACT, CONSTRUCTION, paid_deed
from ..rules.steps.lead import lead_offers
from ..rules.table import (
    BUILDING,
    CHOOSE_ACT,
    CHOOSE_HIRE,
    CHOOSE_LAYOUT,
    CHOOSE_LEAD,
    CHOOSE_PAY,
    CHOOSE_PLACE,
    CHOOSE_STABLE,
    FINISHED,
    NOTHING,
    Table,
)
from ..rules.words import PAY, TILES, TOWN_HALL

Check = tuple[Callable[[Table], Iterator[Fault]], str]
"""What must hold on a table, and the parts of a position that it is about."""
WITH_VILLAGER: Final = (CHOOSE_ACT, CHOOSE_HIRE, CHOOSE_STABLE, CHOOSE_PLACE, CHOOSE_PAY)


def _decision(s: Table) -> Iterator[Fault]:
    astray = list(_villager(s))
    yield from astray
    if s.step == CHOOSE_LAYOUT and tile_to_lay(s) < 0:
        yield Fault("stage", "all starting tiles are laid out already")
    if s.step == CHOOSE_LEAD and (s.donkeys_led or not lead_offers(s, s.mover)):
        yield Fault("stage", "no donkey can be led any more")
    if s.step in (CHOOSE_HIRE, CHOOSE_STABLE) and s.at != TOWN_HALL:
        yield Fault("at", "workers are hired in the town-hall")
    if s.step in (CHOOSE_PLACE, CHOOSE_PAY) and not astray:
        yield from _deed(s)
    if s.paid and s.step != CHOOSE_PAY:
        yield Fault("paid", "there is nothing to pay for now")
    if (s.pose >= 0) != (s.step == CHOOSE_PAY and s.purpose == BUILDING):
        yield Fault("pose", "a tile waits for its place exactly while it is paid")


def _mover(s: Table) -> Iterator[Fault]:
    """HAM-TURN-01, HAM-END-01."""
    if (s.step == FINISHED) != (not s.turn):
        yield Fault("stage", "the game is finished exactly when nobody is to move")
    if s.step != FINISHED and s.turn != (s.mover,):
        yield Fault("turn", "the mover decides")


def _ending(s: Table) -> Iterator[Fault]:
    """HAM-END-01"""
    if s.ending != (-1 not in s.delivered):
        yield Fault("ending", "the last round is played exactly when the church is complete")


def _villager(s: Table) -> Iterator[Fault]:
    if (s.at >= 0) != (s.step in WITH_VILLAGER):
        yield Fault("at", "a villager is acting exactly while an action is chosen and paid")
    elif s.at >= 0:
        acting = s.standing(s.mover)
        if acting < 0:
            yield Fault("at", "no villager of the mover stands")
        elif s.villagers[s.mover][acting] != s.at or not s.village.has(s.at):
            yield Fault("at", f"the mover's first standing villager is not on {TILES[s.at]}")
    if (s.purpose != NOTHING) != (s.step == CHOOSE_PAY):
        yield Fault("purpose", "something is paid for exactly while it is paid")


def _deed(s: Table) -> Iterator[Fault]:
    """What is built or paid for could have been chosen here, and be paid as it is."""
    before = s.copy()
    assert isinstance(before, Table)
    before.step = CHOOSE_ACT
    deed = _chosen(s)
    if deed is None or ACT.why_not(before, s.mover, deed):
        yield Fault("subject", f"{s.subject} cannot have been chosen on {TILES[s.at]}")
        return
    if s.step == CHOOSE_PAY:
        if s.purpose == BUILDING and s.pose not in _sites(s):
            yield Fault("pose", f"{TILES[s.subject]} cannot be built there")
        yield from _payment(s, before)


def _chosen(s: Table) -> Action | None:
    """The action that led here, if there is one."""
    deed = CONSTRUCTION if s.step == CHOOSE_PLACE else paid_deed(s)
    return deed.word(s.subject)


def _sites(s: Table) -> list[int]:
    return [
        s.village.pose(s.subject, section, s.at, anchor_section)
        for section, anchor_section in s.village.placements(
            s.subject, s.at, s.options.strict_terrain, True
        )
    ]


def _payment(s: Table, twin: Table) -> Iterator[Fault]:
    """HAM-TRANSPORT-07: each unit was open when it was named, and there is a choice left."""
    deed = paid_deed(s)
    price = deed.price(s, s.subject)
    twin.paid = []
    for unit in s.paid:
        if is_paid(twin, price) or unit not in deed.open_units(twin, s.mover):
            yield Fault("paid", f"'{PAY[unit]}' cannot be part of this payment")
            return
        twin.paid.append(unit)
    if is_paid(twin, price) or len(deed.open_units(twin, s.mover)) < 2:
        yield Fault("paid", "nothing is left to choose in this payment")


DECISION: Final[tuple[Check, ...]] = (
    (_mover, "seats stage mover turn"),
    (_ending, "seats delivered ending"),
    (
        _decision,
        "seats options stage mover at purpose subject pose paid donkeys_led tiles roads row offers "
        "stack delivered milestones players",
    ),
)
"""What is being decided fits what lies on the table."""
