"""What a seat observes, written from the masked board without a view between.

The numbers are those that `encoding.TABLE` makes of the view, in its order; a test compares them
over long games. Here is only where each of them stands and how many it is of what is most.
"""

from __future__ import annotations

from typing import Final, cast

from osada.kernel.secret import Secrets
from osada.kernel.state import State

from .rules.board import IN_HAND, STAGES, VILLAGE, WON, Board
from .rules.box import COLOURS, GOODS, HULL_PLACES, SHIPS
from .rules.numbers import (
    berth_of,
    colour_of,
    first_slot,
    has_viking,
    owner_of,
    position_of,
    printed_shields,
    ship_of,
    team_of,
    token_number,
)
from .rules.words import SPACE_NAMES

SEATS: Final = 4
KINDS: Final = len(GOODS)
VALUES: Final = 9
TEAMS: Final = len(COLOURS)

ROUND: Final = 0
CHIEF: Final = ROUND + 1
STAGE: Final = CHIEF + 2
MOVER: Final = STAGE + len(STAGES)
ACTION: Final = MOVER + SEATS
PIECE_SHIP: Final = ACTION + len(SPACE_NAMES)
PIECE_PLACE: Final = PIECE_SHIP + SHIPS
TOKEN: Final = PIECE_PLACE + HULL_PLACES
SAILOR: Final = TOKEN + VALUES
SAILING: Final = SAILOR + SEATS
STERNS: Final = SAILING + SHIPS
VILLAGE_AT: Final = STERNS + 1
SPACE: Final = 1 + SEATS + SEATS
SHIPS_AT: Final = VILLAGE_AT + SPACE * len(SPACE_NAMES)
PIECE: Final = TEAMS + 1 + 1
BET: Final = SEATS + TEAMS + VALUES
BETS: Final = 4
GOODS_ABOARD: Final = 1 + HULL_PLACES * PIECE
BETS_AT: Final = GOODS_ABOARD + KINDS
SHIP: Final = BETS_AT + BETS * BET
MARKET: Final = SHIPS_AT + SHIPS * SHIP
PILE: Final = 1 + KINDS
PILE_1: Final = MARKET + KINDS
PILE_3: Final = PILE_1 + PILE
DRAWN: Final = PILE_3 + PILE
HELD: Final = DRAWN + PILE
REMOVED: Final = HELD + PILE
SEATS_AT: Final = REMOVED + KINDS
TOKENS: Final = 1 + VALUES
HAND: Final = KINDS + 1
WON_AT: Final = HAND + TOKENS
SEAT: Final = WON_AT + TOKENS
SIZE: Final = SEATS_AT + SEATS * SEAT


def observe(masked: State, me: int, numbers: list[float]) -> None:
    """Write what is not nothing into a row of zeros, as counts; the board is masked for `me`."""
    s, row = cast(Board, masked), cast("list[int]", numbers)
    seats = s.seats
    row[ROUND] = s.round
    row[CHIEF + s.round % 2] = 1
    row[STAGE + s.step] = 1
    row[MOVER + (s.mover - me) % seats] = 1
    if s.space >= 0:
        row[ACTION + s.space] = 1
    if s.piece >= 0:
        row[PIECE_SHIP + ship_of(s.piece)] = 1
        row[PIECE_PLACE + position_of(s.piece)] = 1
    if s.token >= 0:
        row[TOKEN + token_number(s.token) - 1] = 1
    if s.sailor >= 0:
        row[SAILOR + (s.sailor - me) % seats] = 1
    if s.ship >= 0:
        row[SAILING + s.ship] = 1
    row[STERNS] = s.sterns
    _village(s, me, row)
    away = _away(s, me)
    _ships(s, me, away, row)
    for kind in range(KINDS):
        row[MARKET + kind] = s.market[kind]
        row[REMOVED + kind] = s.removed[kind]
    _pile(s.pile_1, PILE_1, row)
    _pile(s.pile_3, PILE_3, row)
    _pile(s.drawn, DRAWN, row)
    _pile(s.held, HELD, row)
    for seat in range(seats):
        _seat(s, seat, SEATS_AT + (seat - me) % seats * SEAT, row)


def _away(s: Board, me: int) -> list[int]:
    """Where each colour stands: one's own first, then round the table, then those of nobody."""
    away = [-1] * TEAMS
    for seat in range(s.seats):
        away[s.colours[seat]] = (seat - me) % s.seats
    others = s.seats
    for colour in range(TEAMS):
        if away[colour] < 0:
            away[colour] = others
            others += 1
    return away


def _village(s: Board, me: int, row: list[int]) -> None:
    at = VILLAGE_AT
    for space in range(VILLAGE):
        row[at] = 1
        waits, stands = s.waiting[space], s.placed[space]
        if waits >= 0:
            row[at + 1 + (waits - me) % s.seats] = 1
        if stands >= 0:
            row[at + 1 + SEATS + (stands - me) % s.seats] = 1
        at += SPACE


def _ships(s: Board, me: int, away: list[int], row: list[int]) -> None:
    for ship in range(SHIPS):
        row[SHIPS_AT + ship * SHIP] = 1
    for ship in s.harbour:
        row[SHIPS_AT + ship * SHIP] = 0
    for ship in range(SHIPS):
        at = SHIPS_AT + ship * SHIP + 1
        for piece in s.hulls[ship]:
            row[at + away[colour_of(piece)]] = 1
            row[at + TEAMS] = printed_shields(piece)
            if has_viking(piece):
                row[at + TEAMS + 1] = 1
            at += PIECE
        at = SHIPS_AT + ship * SHIP + GOODS_ABOARD
        for kind in range(KINDS):
            count = s.prows[ship * KINDS + kind]
            if count:
                row[at + kind] = count
    _bets(s, me, away, row)


def _bets(s: Board, me: int, away: list[int], row: list[int]) -> None:
    laid = [0] * SHIPS
    values = s.tokens.values
    for slot in range(len(s.bets)):
        circle = s.bets[slot]
        if circle < 0:
            continue
        ship = berth_of(circle)
        if laid[ship] < BETS:
            at = SHIPS_AT + ship * SHIP + BETS_AT + laid[ship] * BET
            row[at + (owner_of(slot) - me) % s.seats] = 1
            row[at + SEATS + away[team_of(circle)]] = 1
            if 1 <= values[slot] <= VALUES:
                row[at + SEATS + TEAMS + values[slot] - 1] = 1
            laid[ship] += 1


def _pile(goods: Secrets, at: int, row: list[int]) -> None:
    values = goods.values
    row[at] = len(values)
    counts = [0] * KINDS
    for kind in values:
        if kind >= 0:
            counts[kind] += 1
    for kind in range(KINDS):
        if counts[kind]:
            row[at + 1 + kind] = counts[kind]


def _seat(s: Board, seat: int, at: int, row: list[int]) -> None:
    points = 0
    for kind in range(KINDS):
        count = s.shields[seat * KINDS + kind]
        if count:
            row[at + kind] = count
            points += count * s.market[kind]
    values = s.tokens.values
    in_hand, won = 0, 0
    for slot in range(first_slot(seat), first_slot(seat + 1)):
        lies, value = s.bets[slot], values[slot]
        if lies == IN_HAND:
            in_hand += 1
            if 1 <= value <= VALUES:
                row[at + HAND + value] = 1
        elif lies == WON:
            won += 1
            if value > 0:
                points += value
                if value <= VALUES:
                    row[at + WON_AT + value] = 1
    row[at + KINDS] = points
    row[at + HAND] = in_hand
    row[at + WON_AT] = won
