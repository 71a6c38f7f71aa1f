"""Goods as a position writes them: in piles, in hand, on shields, out of the game; what they are
worth."""

from __future__ import annotations

from osada.kernel.fields import Fields
from osada.kernel.form import Field, Kind
from osada.kernel.message import EVERYONE, eye
from osada.kernel.secret import Secrets, face_down
from osada.kernel.state import Data

from ..rules.board import Board
from ..rules.box import GOODS
from .dealing import mixed
from .players import colour_at, seat_called


class Counted(Kind[Board, list[int]]):
    """Goods face up, counted by kind, as a text such as `fur fur nails`."""

    def written(self, s: Board, value: list[int]) -> str:
        return " ".join(GOODS[kind] for kind in range(3) for _ in range(value[kind]))

    def read(self, fields: Fields, s: Board, value: object, place: str) -> list[int]:
        if not isinstance(value, str):
            fields.fault(place, "must be a text of goods such as 'fur fur nails'")
            return self.empty(s)
        kinds = [fields.word(word, GOODS, place) for word in value.split()]
        return [kinds.count(kind) for kind in range(3)]

    def empty(self, s: Board) -> list[int]:
        return [0, 0, 0]


class FaceDown(Kind[Board, Secrets]):
    """A face-down row, top first; who knows a token stands behind it: `fur red,blue`."""

    def written(self, s: Board, value: Secrets) -> list[str]:
        both = zip(value.values, value.seen, strict=True)
        return [GOODS[kind] + (_known(s, seen) if seen else "") for kind, seen in both]

    def read(self, fields: Fields, s: Board, value: object, place: str) -> Secrets:
        row = self.empty(s)
        if not isinstance(value, list):
            fields.fault(place, 'must be a list from the top down, e.g. ["fur", "nails red"]')
            return row
        for i, item in enumerate(value):
            kind, _, known = str(item).partition(" ")
            row.values.append(fields.word(kind, GOODS, f"{place}[{i}]"))
            seen = EVERYONE if known == "all" else 0
            if known and known != "all":
                for who in known.split(","):
                    seen |= eye(seat_called(fields, s, who, f"{place}[{i}]"))
            row.seen.append(seen)
        return row

    def empty(self, s: Board) -> Secrets:
        return Secrets([], [])


def _known(s: Board, seen: int) -> str:
    if seen < 0:
        return " all"
    return " " + ",".join(colour_at(s, seat) for seat in range(s.seats) if seen >> seat & 1)


class Market(Kind[Board, list[int]]):
    """What each kind is worth."""

    def written(self, s: Board, value: list[int]) -> Data:
        return {GOODS[kind]: value[kind] for kind in range(3)}

    def read(self, fields: Fields, s: Board, value: object, place: str) -> list[int]:
        market = self.empty(s)
        for kind, worth in fields.table(value, place).items():
            at = fields.word(kind, GOODS, place)
            if not isinstance(worth, int) or isinstance(worth, bool):
                fields.fault(f"{place}.{kind}", f"must be a whole number, not {worth!r}")
            else:
                market[at] = worth
        return market

    def empty(self, s: Board) -> list[int]:
        return [s.box.market_start] * 3


class Shields(Field[Board]):
    """What lies on each player's shield."""

    def __init__(self) -> None:
        super().__init__("shields", ("shields",))

    def written(self, s: Board) -> Data:
        return {
            colour_at(s, seat): COUNTED.written(s, s.shields[seat * 3 : seat * 3 + 3])
            for seat in range(s.seats)
        }

    def read(self, fields: Fields, s: Board) -> None:
        s.shields = [0] * (3 * s.seats)
        for who, goods in fields.table(fields.data.get("shields", {}), "shields").items():
            seat = seat_called(fields, s, who, "shields")
            s.shields[seat * 3 : seat * 3 + 3] = COUNTED.read(fields, s, goods, f"shields.{who}")


class Piles(Field[Board]):
    """Both piles. One that is left out holds what lies nowhere else: `draw-3` up to what it starts
    with, `add-1` the rest."""

    def __init__(self) -> None:
        super().__init__("piles", ("pile_1", "pile_3"), "ships drawn held removed shields")

    def written(self, s: Board) -> Data:
        return {"add-1": ROW.written(s, s.pile_1), "draw-3": ROW.written(s, s.pile_3)}

    def read(self, fields: Fields, s: Board) -> None:
        given = fields.table(fields.data.get("piles", {}), "piles")
        s.pile_1 = ROW.read(fields, s, given.get("add-1", []), "piles.add-1")
        s.pile_3 = ROW.read(fields, s, given.get("draw-3", []), "piles.draw-3")
        if not fields.unread() & {"seats", "piles", *self.needs}:
            rest = face_down(mixed(fields.data, "goods", _rest(s)))
            if "draw-3" not in given:
                most = sum(s.box.goods) - s.box.add_1_pile
                while len(rest) and len(s.pile_3) < most:
                    rest.move(0, s.pile_3)
            if "add-1" not in given:
                while len(rest) and len(s.pile_1) < s.box.add_1_pile:
                    rest.move(0, s.pile_1)


def _rest(s: Board) -> list[int]:
    """The goods that were not named."""
    down = [row.values for row in (s.pile_1, s.pile_3, s.drawn, s.held)]
    rest: list[int] = []
    for kind in range(3):
        named = sum(values.count(kind) for values in down) + s.removed[kind]
        named += sum(s.prows[kind::3]) + sum(s.shields[kind::3])
        rest += [kind] * (s.box.goods[kind] - named)
    return rest


COUNTED = Counted()
ROW = FaceDown()
