"""Ships as a position writes them: hull, goods on the bow, whether they have sailed; and the piece
that is in hand."""

from __future__ import annotations

import re

from osada.kernel.fields import Fields
from osada.kernel.form import Field
from osada.kernel.state import Data

from ..rules.board import Board
from ..rules.box import HULL_PLACES, LETTERS, SHIPS
from ..rules.control import control_order
from ..rules.numbers import piece_of, place_at, position_of, ship_of, spell_piece
from .goods import COUNTED


class Ships(Field[Board]):
    """All of them, sailed or not."""

    def __init__(self) -> None:
        super().__init__("ships", ("hulls", "prows", "harbour"))

    def written(self, s: Board) -> list[Data]:
        return [
            {
                "hull": " ".join(spell_piece(piece) for piece in s.hulls[ship]),
                "goods": COUNTED.written(s, s.prows[ship * 3 : ship * 3 + 3]),
                "sailed": ship not in s.harbour,
            }
            for ship in range(SHIPS)
        ]

    def read(self, fields: Fields, s: Board) -> None:
        ships = fields.data.get("ships")
        s.hulls = [[] for _ in range(SHIPS)]
        s.prows = [0] * (3 * SHIPS)
        s.harbour = []
        if not isinstance(ships, list) or len(ships) != SHIPS:
            fields.fault("ships", f"must be a list of {SHIPS} ships")
            return
        for i, raw in enumerate(ships):
            place = f"ships[{i}]"
            ship = fields.table(raw, place)
            for key in ship:
                if key not in ("hull", "goods", "sailed"):
                    fields.fault(f"{place}.{key}", "is no part of a ship: hull, goods, sailed")
            s.hulls[i] = _hull(fields, ship.get("hull", ""), f"{place}.hull")
            goods = COUNTED.read(fields, s, ship.get("goods", ""), f"{place}.goods")
            s.prows[i * 3 : i * 3 + 3] = goods
            sailed = ship.get("sailed", False)
            if not isinstance(sailed, bool):
                fields.fault(f"{place}.sailed", f"must be true or false, not {sailed!r}")
            if sailed is not True:
                s.harbour.append(i)


def _hull(fields: Fields, value: object, place: str) -> list[int]:
    hull: list[int] = []
    for word in str(value).split():
        letter, shields, viking = word[:1].upper(), word[1:2], word[2:]
        if letter not in LETTERS or not shields.isdecimal() or viking not in ("", "+"):
            fields.fault(place, f"'{word}' is no piece: a colour R G B Y and its shields, e.g. B3")
            continue
        hull.append(piece_of(LETTERS.index(letter), int(shields), bool(viking)))
    return hull


class Sailing(Field[Board]):
    """The ship whose goods are being shared, and who is in control of it."""

    def __init__(self) -> None:
        super().__init__("sailing", ("ship", "ranking"), "ships")

    def written(self, s: Board) -> int | None:
        return s.ship + 1 if s.ship >= 0 else None

    def read(self, fields: Fields, s: Board) -> None:
        s.ship = fields.whole("sailing", 1, SHIPS, 0) - 1
        s.ranking = control_order(s.hulls[s.ship]) if s.ship >= 0 else []


class ChosenPiece(Field[Board]):
    """The piece in hand, by ship and place: `3:2`."""

    def __init__(self) -> None:
        super().__init__("chosen_piece", ("piece",), "ships")

    def written(self, s: Board) -> str | None:
        return f"{ship_of(s.piece) + 1}:{position_of(s.piece) + 1}" if s.piece >= 0 else None

    def read(self, fields: Fields, s: Board) -> None:
        piece = fields.data.get("chosen_piece")
        if piece is None or "ships" in fields.unread():
            return
        named = re.fullmatch(r"([1-8]):([1-8])", str(piece))
        ship, place = (int(named[1]) - 1, int(named[2]) - 1) if named else (0, HULL_PLACES)
        if place >= len(s.hulls[ship]):
            fields.fault("chosen_piece", f"'{piece}' is no piece on a ship, e.g. 3:2")
        elif ship not in s.harbour:
            fields.fault("chosen_piece", f"ship {ship + 1} has sailed")
        else:
            s.piece = place_at(ship, place)
