"""What cannot have come about: milestones, white tokens, sale tiles and ends of nobody's making.
HAM-GOAL-01, HAM-REF-03, HAM-SETUP-12, HAM-END-01."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from osada.kernel.errors import Fault

from ..rules.box.box import MILESTONES
from ..rules.table import FINISHED, PLANNER, Table
from ..rules.words import BASICS, COLOURS, RESOURCES, TILES
from .deciding import Check


def _milestones(s: Table) -> Iterator[Fault]:
    """HAM-GOAL-01: whoever builds the first refinery of a kind takes its milestone."""
    built = {s.box.tiles[t].output for t in s.village.order if _is_refinery(s, t)}
    for goal in range(PLANNER):
        place, kind = f"milestones.{MILESTONES[goal]}", RESOURCES[goal + BASICS]
        if s.milestones[goal] < 0 and goal + BASICS in built:
            fault = Fault(place, f"a refinery of {kind} is built, so somebody holds it")
            yield fault.told("hamlet-fault-unheld", goal=MILESTONES[goal], resource=kind)
        if s.milestones[goal] >= 0 and goal + BASICS not in built:
            fault = Fault(place, f"no refinery of {kind} is built, so nobody holds it")
            yield fault.told("hamlet-fault-early", goal=MILESTONES[goal], resource=kind)


def _is_refinery(s: Table, tile: int) -> bool:
    return s.box.tiles[tile].category == "refinery"


def _white_tokens(s: Table) -> Iterator[Fault]:
    """HAM-REF-03: white side up for the holder of the milestone alone."""
    for tile in s.village.order:
        for token in s.tokens[tile * 2 : tile * 2 + 2] if _is_refinery(s, tile) else ():
            goal = s.box.tiles[tile].output - BASICS
            maker, fine = divmod(token - 1, 2)
            if token and fine and s.milestones[goal] != maker:
                yield Fault(
                    f"tiles.{TILES[tile]}.tokens",
                    f"'{COLOURS[maker]} fine' is made by the {MILESTONES[goal]}, and "
                    f"{COLOURS[maker]} does not hold that milestone",
                ).told("hamlet-fault-white", colour=COLOURS[maker], tile=TILES[tile])


def _levels(s: Table) -> Iterator[Fault]:
    """HAM-SETUP-12: the stack has the lower levels on top."""
    seen = [sale for sale in s.offers if sale >= 0]
    seen += [sale for tiles in s.sold for sale in tiles]
    for sale in sorted(seen):
        covered = [level + 1 for level in range(s.box.sales[sale].level - 1) if s.stack[level]]
        if covered:
            yield Fault(
                "offers",
                f"sale tile {sale + 1} of level {s.box.sales[sale].level} cannot be seen: level "
                f"{covered[0]} lies above it in the stack",
            ).told("hamlet-fault-level", sale=sale + 1, level=s.box.sales[sale].level)


def _end(s: Table) -> Iterator[Fault]:
    """HAM-END-01, and the end of the solo stand-in (HAM-COMP-06)."""
    last = s.box.solo_turns
    if s.seats == 1 and s.round > last:
        yield Fault("round", f"alone there are {last} rounds")
    if s.step == FINISHED and -1 in s.delivered and not (s.seats == 1 and s.round >= last):
        empty = s.delivered.count(-1)
        yield Fault("stage", f"it is not finished: the church has {empty} empty delivery spaces")


HISTORY: Final[tuple[Check, ...]] = (
    (_milestones, "seats tiles milestones"),
    (_white_tokens, "seats tiles milestones"),
    (_levels, "seats offers unseen_sales stack players"),
    (_end, "seats stage round delivered"),
)
