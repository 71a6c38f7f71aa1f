"""What happens when a price is paid. HAM-REF-03, HAM-SALE-02, HAM-SALE-03, HAM-CHURCH-02,
HAM-BUILD-04 to HAM-BUILD-08, HAM-BRIDGE-03, HAM-BRIDGE-04."""

from __future__ import annotations

from osada.kernel.message import Args

from .. import phrases as say
from ..drawing import fill_row, refill_sale
from ..flow import lay_down
from ..map.roads import BRIDGE, PATH, Piece, Roads
from ..map.shapes import FOREST, HILL
from ..table import (
    BRIDGING,
    BUILDING,
    DELIVERING,
    FROM_CONSTRUCTION,
    FROM_DELIVERIES,
    FROM_SALES,
    MILESTONES,
    PLANNER,
    REFINING,
    SELLING,
    Table,
)
from ..words import BASICS, RESOURCES, TILES


def complete(s: Table, seat: int) -> None:
    """Carry out what was paid for; then the villager lies down."""
    if s.purpose == REFINING:
        _refine(s, seat)
    elif s.purpose == SELLING:
        _sell(s, seat)
    elif s.purpose == DELIVERING:
        _deliver(s, seat)
    elif s.purpose == BUILDING:
        _construct(s, seat)
    else:
        _build_road(s, seat)
    lay_down(s, seat)


def _refine(s: Table, seat: int) -> None:
    """HAM-REF-03: white side up for the holder of the milestone, always (HAM-RES-03); two makers'
    tokens may lie side by side. No reward yet (HAM-REF-04)."""
    kind = s.box.tiles[s.at].output
    fine = s.milestones[kind - BASICS] == seat
    count = s.subject
    for slot in range(s.at * 2, s.at * 2 + s.box.tiles[s.at].spaces):
        if count and not s.tokens[slot]:
            s.tokens[slot] = 1 + seat * 2 + int(fine)
            count -= 1
    s.tell(
        say.REFINED,
        {
            "seat": seat,
            "tile": TILES[s.at],
            "resource": RESOURCES[kind],
            "count": s.subject,
            "fine": "yes" if fine else "no",
        },
    )


def _sell(s: Table, seat: int) -> None:
    """HAM-SALE-02: keep the tile, take its reward at once."""
    sale = s.box.sales[s.subject]
    s.sold[seat].append(s.subject)
    s.gold[seat] += sale.gold
    s.earn(seat, FROM_SALES, sale.stars)
    told: Args = {"seat": seat, "sale": s.subject + 1, "gold": sale.gold, "stars": sale.stars}
    s.tell(say.SOLD, told)
    refill_sale(s, s.offers.index(s.subject))


def _deliver(s: Table, seat: int) -> None:
    """HAM-CHURCH-02: a disc on the space, its points at once, another part on the Church."""
    space = s.box.church(s.seats).spaces[s.subject]
    s.delivered[s.subject] = seat
    s.earn(seat, FROM_DELIVERIES, space.stars)
    s.tell(say.DELIVERED, {"seat": seat, "space": s.subject + 1, "stars": space.stars})
    if -1 not in s.delivered:
        s.ending = True
        s.tell(say.CHURCH_COMPLETE, {"seat": seat})


def _construct(s: Table, seat: int) -> None:
    """HAM-BUILD-04: the tile is laid and gives its reward; it starts empty (HAM-BUILD-08)."""
    tile = s.subject
    card = s.box.tiles[tile]
    s.village = s.village.with_tile(tile, s.pose)
    s.roads = Roads(s.village, s.roads.pieces)
    s.hands[seat].remove(tile)
    s.earn(seat, FROM_CONSTRUCTION, card.stars)
    s.tell(say.BUILT, {"seat": seat, "tile": TILES[tile], "stars": card.stars})
    if card.category == "landmark":
        s.flags[tile] = seat
        s.tell(say.FLAGGED, {"seat": seat, "tile": TILES[tile]})
    elif card.category == "refinery":
        _first_of_its_kind(s, seat, card.output - BASICS)


def _first_of_its_kind(s: Table, seat: int, kind: int) -> None:
    """HAM-BUILD-05, HAM-BUILD-06: the first refinery of a kind brings its milestone, and its
    stack of four into the bag."""
    _take_milestone(s, seat, kind)
    if not s.stacks_in >> kind & 1:
        s.stacks_in |= 1 << kind
        s.bag = sorted(s.bag + s.box.stack_of(kind + BASICS))
        s.tell(say.STACK_ADDED, {"resource": RESOURCES[kind + BASICS]})
        fill_row(s)


def _take_milestone(s: Table, seat: int, goal: int) -> None:
    """HAM-GOAL-01: to the first, for good."""
    if s.milestones[goal] < 0:
        s.milestones[goal] = seat
        s.tell(say.MILESTONE, {"seat": seat, "goal": MILESTONES[goal]})


def _build_road(s: Table, seat: int) -> None:
    """HAM-BRIDGE-03: one own piece over the contact; HAM-BRIDGE-04: perhaps the Planner."""
    bridge = s.purpose == BRIDGING
    section, other_section = crossing(s, s.at, s.subject, HILL if bridge else FOREST)
    piece = Piece(seat, BRIDGE if bridge else PATH, s.at, section, s.subject, other_section)
    s.roads = Roads(s.village, (*s.roads.pieces, piece))
    s.tell(
        say.ROAD_BUILT,
        {
            "seat": seat,
            "road": "bridge" if bridge else "path",
            "origin": TILES[s.at],
            "target": TILES[s.subject],
        },
    )
    _take_milestone(s, seat, PLANNER)


def crossing(s: Table, tile: int, other: int, terrain: int) -> tuple[int, int]:
    """The first contact of two tiles where both sections are of this terrain, or (-1, -1)
    (HAM-BRIDGE-02)."""
    kinds, others = s.village.shapes[tile].kinds, s.village.shapes[other].kinds
    for section, neighbour, other_section in s.village.touching[tile]:
        if neighbour == other and kinds[section] == others[other_section] == terrain:
            return section, other_section
    return -1, -1
