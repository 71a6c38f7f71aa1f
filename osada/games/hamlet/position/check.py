"""What must hold in every position: nothing appears, nothing is lost. HAM-COMP-01, HAM-COMP-02."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from osada.kernel.errors import Fault

from ..rules.map.arrangements import AROUND
from ..rules.map.roads import BRIDGE
from ..rules.map.shapes import FOREST, HILL, KINDS
from ..rules.map.village import Village
from ..rules.table import CHOOSE_LAYOUT, CHOOSE_STABLE, LYING, MOVED, Table
from ..rules.words import BASICS, CHURCH, COLOURS, RESOURCES, TILE_COUNT, TILES
from .deciding import DECISION, Check
from .history import HISTORY


def broken_invariants(s: Table) -> list[str]:
    """Every invariant that does not hold, in words; empty in every reachable position."""
    return [str(fault) for fault in position_faults(s)]


def position_faults(
    s: Table, unread: frozenset[str] = frozenset(), reachable: bool = True
) -> Iterator[Fault]:
    """The same with the place in the position file; what is about a part that could not be read is
    not judged."""
    for check, parts in (*CHECKS, *(HISTORY if reachable else ()), *DECISION):
        if not unread.intersection(parts.split()):
            yield from check(s)


def _village(s: Table) -> Iterator[Fault]:
    """HAM-BUILD-02: nothing overlaps, and every contact obeys HAM-TILE-04."""
    if not s.village.has(CHURCH):
        yield Fault("tiles", "the church is missing")
        return
    grown = Village(s.box.shapes)
    for tile in s.village.order:
        for clash in grown.clashes(tile, s.village.poses[tile], s.options.strict_terrain):
            fault = Fault(f"tiles.{TILES[tile]}", _clash(s.village, tile, clash))
            yield fault.told("hamlet-fault-lies", tile=TILES[tile], how=clash[0])
        grown = grown.with_tile(tile, s.village.poses[tile])
    if s.step != CHOOSE_LAYOUT:
        for tile in AROUND:
            if not s.village.has(tile):
                fault = Fault("tiles", f"{TILES[tile]} is missing")
                yield fault.told("hamlet-fault-missing", tile=TILES[tile])


def _clash(village: Village, tile: int, clash: tuple[str, int, int, int, int]) -> str:
    what, section, other, other_section, _ = clash
    if what == "overlap":
        return f"cannot lie there: it overlaps {TILES[section]}"
    if what == "apart":
        return "cannot lie there: it touches no tile before it"
    mine = KINDS[village.shapes[tile].kinds[section]]
    theirs = KINDS[village.shapes[other].kinds[other_section]]
    return (
        f"cannot lie there: its section {section + 1} ({mine}) meets section "
        f"{other_section + 1} ({theirs}) of {TILES[other]}"
    )


def _roads(s: Table) -> Iterator[Fault]:
    """HAM-BRIDGE-01, HAM-BRIDGE-02, HAM-ROAD-02."""
    pairs: list[tuple[int, int]] = []
    for i, piece in enumerate(s.roads.pieces):
        place = f"roads[{i}]"
        terrain = HILL if piece.kind == BRIDGE else FOREST
        pairs.append((min(piece.one, piece.two), max(piece.one, piece.two)))
        one = s.village.shapes[piece.one].kinds[piece.one_section]
        two = s.village.shapes[piece.two].kinds[piece.two_section]
        contact = (piece.one_section, piece.two, piece.two_section)
        if contact not in s.village.touching[piece.one]:
            yield Fault(place, "these sections do not touch")
        if one != terrain or two != terrain:
            yield Fault(place, "these sections are not of the terrain this road needs")
        if s.roads.printed[piece.one] >> piece.two & 1:
            yield Fault(place, "these tiles are joined by a printed road already")
    for pair in sorted({p for p in pairs if pairs.count(p) > 1}):
        yield Fault("roads", f"two roads join {TILES[pair[0]]} and {TILES[pair[1]]}")
    for seat in range(s.seats):
        if s.roads.built_by(seat) > s.box.road_pieces:
            yield Fault("roads", f"{COLOURS[seat]} has more than {s.box.road_pieces} road pieces")


def _tile_places(s: Table) -> Iterator[Fault]:
    """HAM-COMP-02: every tile is in exactly one place; HAM-SETUP-06, HAM-BUILD-06: the stacks."""
    places = [*s.village.order, *s.row, *s.bag, *(t for hand in s.hands for t in hand)]
    for kind in range(4):
        if not s.stacks_in >> kind & 1:
            places += s.box.stack_of(kind + BASICS)
    if s.step == CHOOSE_LAYOUT:
        places += [tile for tile in AROUND if not s.village.has(tile)]
    for tile in range(TILE_COUNT):
        if places.count(tile) != 1:
            fault = Fault("tiles", f"{TILES[tile]} is in {places.count(tile)} places, not in one")
            yield fault.told("hamlet-fault-places", tile=TILES[tile], count=places.count(tile))


def _hands(s: Table) -> Iterator[Fault]:
    for seat in range(s.seats):
        if len(s.hands[seat]) > s.box.hand_limit:
            fault = Fault(f"players.{COLOURS[seat]}.hand", f"at most {s.box.hand_limit} blueprints")
            yield fault.told("hamlet-fault-hand", colour=COLOURS[seat], most=s.box.hand_limit)


def _row(s: Table) -> Iterator[Fault]:
    if len(s.row) > s.box.row_length or (len(s.row) < s.box.row_length and s.bag):
        fault = Fault("row", "the row is filled while the bag lasts")
        yield fault.told("hamlet-fault-row", count=len(s.row), length=s.box.row_length)


def _flags(s: Table) -> Iterator[Fault]:
    for tile in s.village.order:
        landmark = s.box.tiles[tile].category == "landmark"
        if (s.flags[tile] >= 0) != landmark:
            fault = Fault(
                f"tiles.{TILES[tile]}.flag", "a flag stands on every landmark, on no other"
            )
            yield fault.told("hamlet-fault-flag", tile=TILES[tile])


def _resources(s: Table) -> Iterator[Fault]:
    """HAM-RES-05: tokens are limited; spaces hold what they are for; gold is never negative."""
    for tile in range(TILE_COUNT):
        card = s.box.tiles[tile]
        place = f"tiles.{TILES[tile]}"
        producer = card.category == "producer" and s.village.has(tile)
        if s.basics_on(tile) > (card.spaces if producer else 0):
            yield Fault(place, "more basic resources than spaces")
        for kind in range(BASICS):
            if (
                s.basics[tile * BASICS + kind]
                and producer
                and card.output >= 0
                and card.output != kind
            ):
                yield Fault(place, f"{RESOURCES[kind]} cannot lie here")
        refinery = card.category == "refinery" and s.village.has(tile)
        for slot in range(2):
            if s.tokens[tile * 2 + slot] and (not refinery or slot >= card.spaces):
                yield Fault(place, "a token lies where no space is for it")
    for seat in range(s.seats):
        if s.gold[seat] < 0:
            yield Fault(f"players.{COLOURS[seat]}.gold", "is never negative")
        for kind in range(BASICS, len(RESOURCES)):
            if s.tokens_made(seat, kind) > s.box.tokens_of_each:
                yield Fault(
                    f"players.{COLOURS[seat]}",
                    f"has {s.tokens_made(seat, kind)} {RESOURCES[kind]} tokens in the village, "
                    f"more than {s.box.tokens_of_each}",
                )


def _workers(s: Table) -> Iterator[Fault]:
    """HAM-WORKER-01, HAM-WORKER-02, HAM-TURN-05."""
    for seat in range(s.seats):
        place = f"players.{COLOURS[seat]}"
        hiring = s.step == CHOOSE_STABLE and seat == s.mover
        if not 1 <= len(s.villagers[seat]) <= len(s.box.villager_prices) + 1:
            fault = Fault(f"{place}.villagers", f"cannot be {len(s.villagers[seat])}")
            yield fault.told("hamlet-fault-villagers", colour=COLOURS[seat])
        if not 1 <= len(s.donkeys[seat]) + hiring <= s.box.donkeys:
            fault = Fault(f"{place}.donkeys", f"cannot be {len(s.donkeys[seat])}")
            yield fault.told("hamlet-fault-donkeys", colour=COLOURS[seat])
        for worker in (*s.villagers[seat], *s.donkeys[seat]):
            if not s.roads.home >> (worker % LYING) & 1:
                tile = TILES[worker % MOVED]
                fault = Fault(place, f"nobody can be on {tile}: no road leads there")
                yield fault.told("hamlet-fault-cut-off", colour=COLOURS[seat], tile=tile)


def _sales(s: Table) -> Iterator[Fault]:
    """HAM-SETUP-12: every sale tile is in one place, and the stack is as high as it must be."""
    places = [sale for sale in s.offers if sale >= 0]
    places += [sale for tiles in s.sold for sale in tiles]
    places += [sale for level in s.unseen_sales for sale in level]
    if sorted(places) != list(range(len(s.box.sales))):
        fault = Fault("offers", "every sale tile is in exactly one place")
        yield fault.told("hamlet-fault-sales")
    for level in range(3):
        kept = s.box.kept_sales(s.seats)[level]
        total = sum(1 for sale in s.box.sales if sale.level == level + 1)
        if s.stack[level] != len(s.unseen_sales[level]) - (total - kept):
            yield Fault("stack", f"level {level + 1} cannot have {s.stack[level]} tiles left")
    if any(s.stack) and -1 in s.offers:
        fault = Fault("offers", "a space is empty only when the stack is")
        yield fault.told("hamlet-fault-market")


CHECKS: Final[tuple[Check, ...]] = (
    (_village, "options stage tiles"),
    (_roads, "seats tiles roads"),
    (_tile_places, "seats stage tiles row bag stacks_in players"),
    (_hands, "seats players"),
    (_row, "row bag"),
    (_flags, "seats tiles"),
    (_resources, "seats tiles players"),
    (_workers, "seats stage mover tiles roads players"),
    (_sales, "seats offers unseen_sales stack players"),
)
