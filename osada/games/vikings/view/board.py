"""The board as one viewer may see it. VIK-HID-01 to VIK-HID-05.

It is made from a masked copy: what the viewer may not know is not there any more and becomes
None. Goods on scoring shields were taken from a face-up prow, so everyone knows them
(VIK-HID-03, VIK-HID-04).
"""

from __future__ import annotations

from osada.kernel.secret import Secrets

from ..rules.board import IN_HAND, STAGES, VILLAGE, Board, chief_side
from ..rules.box import COLOURS, GOODS, SHIPS, Goods
from ..rules.control import control_order, control_totals
from ..rules.numbers import (
    berth_of,
    first_slot,
    owner_of,
    position_of,
    ship_of,
    spell_piece,
    team_of,
    token_number,
)
from ..rules.scoring import goods_points, won_slots
from ..rules.words import SPACE_NAMES
from .shape import Seat, Ship, Whole


def view_board(s: Board) -> Whole:
    """Everything public, and this viewer's own secrets."""
    return {
        "game": "vikings",
        "round": s.round,
        "chief": chief_side(s.round),
        "stage": STAGES[s.step],
        "turn": list(s.turn),
        "mover": s.mover,
        "action": SPACE_NAMES[s.space] if s.space >= 0 else None,
        "chosen_piece": None if s.piece < 0 else [ship_of(s.piece) + 1, position_of(s.piece) + 1],
        "chosen_token": None if s.token < 0 else token_number(s.token),
        "sailor": None if s.sailor < 0 else s.sailor,
        "sailing": None if s.ship < 0 else s.ship + 1,
        "sterns": s.sterns,
        "limits": {
            "hull": s.box.most_pieces,
            "market": s.box.market_top,
            "sterns": s.box.sterns,
        },
        "village": [
            {
                "space": SPACE_NAMES[i],
                "waiting": None if s.waiting[i] < 0 else s.waiting[i],
                "placed": None if s.placed[i] < 0 else s.placed[i],
            }
            for i in range(VILLAGE)
        ],
        "ships": [_ship(s, ship) for ship in range(SHIPS)],
        "market": {GOODS[kind]: s.market[kind] for kind in range(3)},
        "piles": {"add-1": _goods(s.pile_1), "draw-3": _goods(s.pile_3)},
        "drawn": _goods(s.drawn),
        "held": _goods(s.held),
        "removed": {GOODS[kind]: s.removed[kind] for kind in range(3)},
        "seats": [_seat(s, seat) for seat in range(s.seats)],
        "counted": None if s.outcome is None else [score.total for score in s.outcome.scores],
        "outcome": s.outcome.to_data() if s.outcome is not None else None,
    }


def _goods(row: Secrets) -> list[Goods | None]:
    return [GOODS[kind] if kind >= 0 else None for kind in row.values]


def _ship(s: Board, ship: int) -> Ship:
    totals = control_totals(s.hulls[ship])
    return {
        "ship": ship + 1,
        "sailed": ship not in s.harbour,
        "hull": [spell_piece(piece) for piece in s.hulls[ship]],
        "goods": {GOODS[kind]: s.prows[ship * 3 + kind] for kind in range(3)},
        "control": [
            {"colour": COLOURS[colour], "shields": totals[colour]}
            for colour in control_order(s.hulls[ship])
        ],
        "bets": [
            {
                "seat": owner_of(slot),
                "token": token_number(slot),
                "colour": COLOURS[team_of(place)],
                "value": s.tokens.values[slot] if s.tokens.values[slot] > 0 else None,
            }
            for slot, place in enumerate(s.bets)
            if place >= 0 and berth_of(place) == ship
        ],
    }


def _seat(s: Board, seat: int) -> Seat:
    slots = range(first_slot(seat), first_slot(seat + 1))
    values = s.tokens.values
    return {
        "seat": seat,
        "colour": COLOURS[s.colours[seat]],
        "goods": {GOODS[kind]: s.shields[seat * 3 + kind] for kind in range(3)},
        "goods_points": sum(goods_points(s, seat).values()),
        "points": sum(goods_points(s, seat).values())
        + sum([max(values[slot], 0) for slot in won_slots(s, seat)]),
        "hand": [max(values[slot], 0) or None for slot in slots if s.bets[slot] == IN_HAND],
        "won": [max(values[slot], 0) or None for slot in won_slots(s, seat)],
    }
