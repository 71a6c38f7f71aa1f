"""Vikings on Board as numbers. Colours are counted from one's own, so every seat sees alike."""

from __future__ import annotations

from typing import cast

from osada.kernel.composed import Around, Derived, Named, Record, Row
from osada.kernel.encoding import Encoding
from osada.kernel.parts import Colour, Counts, Eye, Flag, Number, OneOf, Player
from osada.kernel.state import Data, State

from . import observed
from .rules.board import STAGES
from .rules.box import COLOURS, GOODS, HULL_PLACES, LETTERS, SHIPS
from .rules.words import SPACE_NAMES
from .view.shape import View

NUMBERS = range(1, SHIPS + 1)
VALUES = range(1, 10)
"""What a bet token may be worth."""


def _piece(text: object) -> object:
    """`B3+`: blue, three shields, a viking on it."""
    assert isinstance(text, str)
    colour = COLOURS[LETTERS.index(text[0])]
    return {"colour": colour, "shields": int(text[1]), "viking": text.endswith("+")}


def _pile(goods: object) -> object:
    assert isinstance(goods, list)
    return {"count": len(goods), "known": [kind for kind in goods if kind is not None]}


def _tokens(values: object) -> object:
    assert isinstance(values, list)
    return {"count": len(values), "known": [value for value in values if value is not None]}


def _place(pair: object) -> object:
    assert isinstance(pair, list)
    return {"ship": pair[0], "place": pair[1]}


PILE = Derived(_pile, Record(count=Number(20), known=Counts(GOODS, 10)))
TOKENS = Derived(_tokens, Record(count=Number(4), known=Counts(VALUES)))
PIECE = Derived(_piece, Record(colour=Colour(), shields=Number(9), viking=Flag()))

TABLE = Record(
    round=Number(10),
    chief=OneOf(("left", "right")),
    stage=OneOf(STAGES),
    mover=Player(),
    action=OneOf(SPACE_NAMES),
    chosen_piece=Derived(
        _place, Record(ship=OneOf(NUMBERS), place=OneOf(range(1, HULL_PLACES + 1)))
    ),
    chosen_token=OneOf(VALUES),
    sailor=Player(),
    sailing=OneOf(NUMBERS),
    sterns=Number(SHIPS),
    village=Named("space", SPACE_NAMES, Record(waiting=Player(), placed=Player())),
    ships=Row(
        SHIPS,
        Record(
            sailed=Flag(),
            hull=Row(HULL_PLACES, PIECE),
            goods=Counts(GOODS, 10),
            bets=Row(4, Record(seat=Player(), colour=Colour(), value=OneOf(VALUES))),
        ),
    ),
    market=Counts(GOODS, 9),
    piles=Record(**{"add-1": PILE, "draw-3": PILE}),
    drawn=PILE,
    held=PILE,
    removed=Counts(GOODS, 10),
    seats=Around(Record(goods=Counts(GOODS, 10), points=Number(100), hand=TOKENS, won=TOKENS)),
)


class VikingsEncoding(Encoding):
    """The colours of the players first, round the table from one's own, then those of nobody."""

    table = TABLE

    def eye(self, view: Data, seat: int, seats: int) -> Eye:
        own = [player["colour"] for player in cast(View, view)["seats"]]
        mine = own[seat:] + own[:seat]
        return Eye(seat, seats, (*mine, *(colour for colour in COLOURS if colour not in mine)))

    def write(self, masked: State, seat: int, row: list[float]) -> None:
        observed.observe(masked, seat, row)

    def wholes(self) -> list[float]:
        return TABLE.wholes()
