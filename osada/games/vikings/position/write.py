"""A position as data that people can read, edit and write by hand; see docs/positions.md."""

from __future__ import annotations

from osada.kernel.secret import Secrets
from osada.kernel.state import Data

from ..rules.board import IN_HAND, STAGES, VILLAGE, WON, Board
from ..rules.box import COLOURS, GOODS, SHIPS
from ..rules.numbers import berth_of, first_slot, position_of, ship_of, spell_piece, team_of
from ..rules.words import SPACE_NAMES

RULES_VERSION = 1


def write_position(s: Board) -> Data:
    """Everything there is, secrets included. `read_position` reads it back."""
    return {
        "game": "vikings",
        "rules": RULES_VERSION,
        "options": dict(s.chosen.spelled),
        "chance": s.chance.text(),
        "learned": s.learned,
        "seats": [COLOURS[colour] for colour in s.colours],
        "round": s.round,
        "stage": STAGES[s.step],
        "turn": [_seat(s, seat) for seat in s.turn],
        "mover": _seat(s, s.mover),
        "action": SPACE_NAMES[s.space] if s.space >= 0 else None,
        "chosen_piece": _hull_place(s.piece) if s.piece >= 0 else None,
        "chosen_token": s.tokens.values[s.token] if s.token >= 0 else None,
        "sailor": _seat(s, s.sailor) if s.sailor >= 0 else None,
        "sailing": s.ship + 1 if s.ship >= 0 else None,
        "shared": s.share,
        "sterns": s.sterns,
        "waiting": _line(s, s.waiting),
        "placed": _line(s, s.placed),
        "ships": [
            {
                "hull": " ".join(spell_piece(piece) for piece in s.hulls[ship]),
                "goods": _counted(s.prows[ship * 3 : ship * 3 + 3]),
                "sailed": ship not in s.harbour,
            }
            for ship in range(SHIPS)
        ],
        "market": {GOODS[kind]: s.market[kind] for kind in range(3)},
        "piles": {"add-1": _row(s, s.pile_1), "draw-3": _row(s, s.pile_3)},
        "drawn": _row(s, s.drawn),
        "held": _row(s, s.held),
        "removed": _counted(s.removed),
        "shields": {
            _seat(s, seat): _counted(s.shields[seat * 3 : seat * 3 + 3]) for seat in range(s.seats)
        },
        "bets": {
            _seat(s, seat): [
                f"{s.tokens.values[slot]} {_place(s.bets[slot])}"
                for slot in range(first_slot(seat), first_slot(seat + 1))
            ]
            for seat in range(s.seats)
        },
    }


def _seat(s: Board, seat: int) -> str:
    return COLOURS[s.colours[seat]]


def _line(s: Board, side: list[int]) -> Data:
    return {SPACE_NAMES[i]: _seat(s, side[i]) for i in range(VILLAGE) if side[i] >= 0}


def _counted(counts: list[int]) -> str:
    return " ".join(GOODS[kind] for kind in range(3) for _ in range(counts[kind]))


def _row(s: Board, row: Secrets) -> list[str]:
    """A face-down row, top first; who knows a token stands behind it: `fur red,blue`."""
    rows: list[str] = []
    for value, seen in zip(row.values, row.seen, strict=True):
        if seen < 0:
            known = " all"
        else:
            names = ",".join(_seat(s, seat) for seat in range(s.seats) if seen >> seat & 1)
            known = f" {names}" if names else ""
        rows.append(GOODS[value] + known)
    return rows


def _hull_place(place: int) -> str:
    return f"{ship_of(place) + 1}:{position_of(place) + 1}"


def _place(place: int) -> str:
    if place == IN_HAND:
        return "hand"
    if place == WON:
        return "won"
    return f"{berth_of(place) + 1}:{COLOURS[team_of(place)]}"
