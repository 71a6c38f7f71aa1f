"""What a seat observes, written from the table without a view between.

The numbers are those that `encoding.TABLE` makes of the view, in its order; a test compares them
over long games. Here is only where each of them stands and what it is. Nothing is hidden in Hamlet.
"""

from __future__ import annotations

from typing import Final, cast

from osada.kernel.state import State

from .rules.awards import award_holders
from .rules.box.box import AWARDS, MILESTONES
from .rules.landmarks import landmark_points
from .rules.map.arrangements import tile_to_lay
from .rules.map.lattice import unpack
from .rules.map.longest_road import longest_road
from .rules.map.shapes import ROAD
from .rules.paying.supply import is_buy, kind_of
from .rules.scoring import final_outcome
from .rules.steps.act import paid_deed
from .rules.steps.hall import villager_price
from .rules.table import (
    BUILDING,
    CHOOSE_LAYOUT,
    CHOOSE_PAY,
    CHOOSE_PLACE,
    LYING,
    MOVED,
    PURPOSES,
    STAGES,
    Table,
)
from .rules.words import BASICS, RESOURCES, TILE_COUNT

SEATS: Final = 4
SALES: Final = 12
KINDS: Final = len(RESOURCES)
REFINED: Final = KINDS - BASICS
FAR: Final = 40

ROUND: Final = 0
ROUNDS: Final = ROUND + 1
FIRST: Final = ROUNDS + 1
STAGE: Final = FIRST + SEATS
MOVER: Final = STAGE + len(STAGES)
ENDING: Final = MOVER + SEATS
LED: Final = ENDING + 1
AT: Final = LED + 1
PURPOSE: Final = AT + TILE_COUNT
SITE: Final = PURPOSE + len(PURPOSES)
BUILDS: Final = SITE + 8
DEMAND: Final = BUILDS + TILE_COUNT
GROUPS: Final = 4
GROUP: Final = 1 + KINDS
COUNT: Final = DEMAND + GROUPS * GROUP
PRICE: Final = COUNT + 1
PAID: Final = PRICE + 1
TILES_AT: Final = PAID + 1
BASICS_AT: Final = 1 + 6 + 2
TOKENS: Final = BASICS_AT + BASICS
FLAG: Final = TOKENS + 2 * (SEATS + 1)
POINTS: Final = FLAG + SEATS
CONNECTED: Final = POINTS + 1
LINKS: Final = CONNECTED + 1
TILE: Final = LINKS + TILE_COUNT
OPEN_ROADS: Final = TILES_AT + TILE_COUNT * TILE
ROW_AT: Final = OPEN_ROADS + 1
ROW: Final = 6
BLUEPRINT: Final = TILE_COUNT + 2
BAG: Final = ROW_AT + ROW * BLUEPRINT
STACKS: Final = BAG + 1
MARKET_AT: Final = STACKS + REFINED
MARKET: Final = 4
STACK: Final = MARKET_AT + MARKET * SALES
CHURCH_AT: Final = STACK + 1
CHURCH: Final = 5
MILESTONES_AT: Final = CHURCH_AT + CHURCH * SEATS
AWARDS_AT: Final = MILESTONES_AT + len(MILESTONES) * SEATS
SEATS_AT: Final = AWARDS_AT + len(AWARDS) * SEATS
GOLD: Final = 0
TRACK: Final = GOLD + 1
VILLAGERS: Final = TRACK + 1
DONKEYS: Final = VILLAGERS + 2 * TILE_COUNT
VILLAGER_PRICE: Final = DONKEYS + 2 * TILE_COUNT
DONKEYS_LEFT: Final = VILLAGER_PRICE + 1
HAND: Final = DONKEYS_LEFT + 1
TOKENS_LEFT: Final = HAND + TILE_COUNT
SOLD: Final = TOKENS_LEFT + REFINED
DELIVERIES: Final = SOLD + SALES
ROADS: Final = DELIVERIES + 1
ROADS_LEFT: Final = ROADS + TILE_COUNT
LONGEST: Final = ROADS_LEFT + 1
SEAT: Final = LONGEST + 1
FORECAST_AT: Final = SEATS_AT + SEATS * SEAT
FORECAST: Final = 1 + SEATS
SIZE: Final = FORECAST_AT + SEATS * FORECAST


def observe(masked: State, me: int, numbers: list[float]) -> None:
    """Write what is not nothing into a row of zeros, as counts."""
    s, row = cast(Table, masked), cast("list[int]", numbers)
    seats = s.seats
    row[ROUND] = s.round
    if seats == 1:
        row[ROUNDS] = s.box.solo_turns
    row[FIRST + (s.first - me) % seats] = 1
    row[STAGE + s.step] = 1
    row[MOVER + (s.mover - me) % seats] = 1
    if s.ending:
        row[ENDING] = 1
    if s.donkeys_led:
        row[LED] = 1
    if s.at >= 0:
        row[AT + s.at] = 1
    row[PURPOSE + s.purpose] = 1
    if s.pose >= 0:
        _pose(s.pose, SITE, row)
    building = _building(s)
    if building >= 0:
        row[BUILDS + building] = 1
    _payment(s, row)
    _village(s, me, row)
    _offers(s, row)
    _goals(s, me, row)
    for seat in range(seats):
        _seat(s, seat, SEATS_AT + (seat - me) % seats * SEAT, row)
    _roads(s, me, row)
    outcome = final_outcome(s)
    for seat in range(seats):
        at = FORECAST_AT + (seat - me) % seats * FORECAST
        row[at] = outcome.scores[seat].total
        row[at + outcome.ranks[seat]] = 1


def _pose(pose: int, at: int, row: list[int]) -> None:
    rotation, a, b = unpack(pose)
    row[at + rotation] = 1
    row[at + 6] = a + FAR
    row[at + 7] = b + FAR


def _building(s: Table) -> int:
    """The tile that looks for its place or is being paid for, or -1."""
    if s.step == CHOOSE_LAYOUT:
        return tile_to_lay(s)
    return s.subject if s.purpose == BUILDING or s.step == CHOOSE_PLACE else -1


def _payment(s: Table, row: list[int]) -> None:
    row[PAID] = len(s.paid)
    if s.step != CHOOSE_PAY:
        return
    deed = paid_deed(s)
    demand = deed.price(s, s.subject)
    at = DEMAND
    for count, kinds in demand.groups[:GROUPS]:
        row[at] = count
        for kind in kinds:
            row[at + 1 + kind] = 1
        at += GROUP
    price = 0
    for unit in s.paid + deed.suggested(s, s.turn[0]):
        if is_buy(unit):
            price += s.box.price(s.seats, kind_of(s, unit))
    row[COUNT] = demand.total
    row[PRICE] = price


def _village(s: Table, me: int, row: list[int]) -> None:
    seats, village, roads = s.seats, s.village, s.roads
    open_roads = 0
    for tile in village.order:
        at = TILES_AT + tile * TILE
        row[at] = 1
        _pose(village.poses[tile], at + 1, row)
        for kind in range(BASICS):
            count = s.basics[tile * BASICS + kind]
            if count:
                row[at + BASICS_AT + kind] = count
        space = at + TOKENS
        for token in s.tokens[tile * 2 : tile * 2 + 2]:
            if token:
                row[space + (((token - 1) >> 1) - me) % seats] = 1
                if (token - 1) & 1:
                    row[space + SEATS] = 1
                space += SEATS + 1
        if s.flags[tile] >= 0:
            row[at + FLAG + (s.flags[tile] - me) % seats] = 1
            row[at + POINTS] = landmark_points(s, tile)
        if roads.home >> tile & 1:
            row[at + CONNECTED] = 1
        near = roads.near[tile]
        for other in village.order:
            if near >> other & 1:
                row[at + LINKS + other] = 1
        kinds = village.shapes[tile].kinds
        for section in village.free_sections(tile):
            if kinds[section] == ROAD:
                open_roads += 1
    row[OPEN_ROADS] = open_roads


def _offers(s: Table, row: list[int]) -> None:
    for price, tile in enumerate(s.row[:ROW]):
        at = ROW_AT + price * BLUEPRINT
        row[at + tile] = 1
        row[at + TILE_COUNT] = price
        row[at + TILE_COUNT + 1] = s.coins[price]
    row[BAG] = len(s.bag)
    for kind in range(REFINED):
        if not s.stacks_in >> kind & 1:
            row[STACKS + kind] = 1
    for space, sale in enumerate(s.offers[:MARKET]):
        if sale >= 0:
            row[MARKET_AT + space * SALES + sale] = 1
    row[STACK] = sum(s.stack)


def _goals(s: Table, me: int, row: list[int]) -> None:
    seats = s.seats
    for space in range(min(CHURCH, len(s.box.church(seats).spaces))):
        if s.delivered[space] >= 0:
            row[CHURCH_AT + space * SEATS + (s.delivered[space] - me) % seats] = 1
    for goal, seat in enumerate(s.milestones):
        if seat >= 0:
            row[MILESTONES_AT + goal * SEATS + (seat - me) % seats] = 1
    for award, holders in enumerate(award_holders(s)):
        for seat in holders:
            row[AWARDS_AT + award * SEATS + (seat - me) % seats] = 1


def _seat(s: Table, seat: int, at: int, row: list[int]) -> None:
    row[at + GOLD] = s.gold[seat]
    row[at + TRACK] = s.track(seat)
    _figures(s.villagers[seat], LYING, at + VILLAGERS, row)
    _figures(s.donkeys[seat], MOVED, at + DONKEYS, row)
    price = villager_price(s, seat)
    if price > 0:
        row[at + VILLAGER_PRICE] = price
    row[at + DONKEYS_LEFT] = s.box.donkeys - len(s.donkeys[seat])
    for tile in s.hands[seat]:
        row[at + HAND + tile] = 1
    for kind in range(REFINED):
        left = s.box.tokens_of_each - s.tokens_made(seat, BASICS + kind)
        row[at + TOKENS_LEFT + kind] = left
    for sale in s.sold[seat]:
        row[at + SOLD + sale] = 1
    row[at + DELIVERIES] = s.deliveries(seat)
    row[at + ROADS_LEFT] = s.box.road_pieces - s.roads.built_by(seat)
    row[at + LONGEST] = len(longest_road(s.roads, seat))


def _figures(figures: list[int], mark: int, at: int, row: list[int]) -> None:
    """Figures by tile, up to four: those who may still act, and those with the mark."""
    for figure in figures:
        place = at + figure if figure < mark else at + TILE_COUNT + figure - mark
        row[place] += 1


def _roads(s: Table, me: int, row: list[int]) -> None:
    """Of each player the tiles where own road pieces end, up to four at each."""
    for piece in s.roads.pieces:
        at = SEATS_AT + (piece.seat - me) % s.seats * SEAT + ROADS
        row[at + piece.one] += 1
        row[at + piece.two] += 1
