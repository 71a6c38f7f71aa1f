"""Bet tokens as a position writes them, each with its value and where it lies: `3 hand`,
`2 5:blue`, `1 won`; and the one that is in hand."""

from __future__ import annotations

from osada.kernel.fields import Fields
from osada.kernel.form import Field
from osada.kernel.message import eye
from osada.kernel.secret import Secrets
from osada.kernel.state import Data

from ..rules.board import IN_HAND, WON, Board
from ..rules.box import COLOURS, SHIPS
from ..rules.numbers import berth_of, circle_at, first_slot, team_of
from .dealing import mixed
from .players import colour_at, seat_called


class Bets(Field[Board]):
    """The four of each player."""

    def __init__(self) -> None:
        super().__init__("bets", ("tokens", "bets"))

    def written(self, s: Board) -> Data:
        return {
            colour_at(s, seat): [
                f"{s.tokens.values[slot]} {_where(s.bets[slot])}"
                for slot in range(first_slot(seat), first_slot(seat + 1))
            ]
            for seat in range(s.seats)
        }

    def read(self, fields: Fields, s: Board) -> None:
        s.tokens = Secrets([], [])
        s.bets = []
        given = fields.table(fields.data.get("bets", {}), "bets")
        for who in given:
            seat_called(fields, s, who, "bets")
        for seat in range(s.seats):
            colour = colour_at(s, seat)
            tokens = given.get(colour) or _dealt(fields, s, colour)
            if not isinstance(tokens, list) or len(tokens) != 4:
                fields.fault(f"bets.{colour}", 'must be four texts such as "3 hand" or "2 5:blue"')
                tokens = _dealt(fields, s, colour)
            for i, text in enumerate(tokens):
                value, place = _bet(fields, s, str(text), f"bets.{colour}[{i}]")
                s.tokens.values.append(value)
                s.tokens.seen.append(eye(seat))
                s.bets.append(place)


def _where(place: int) -> str:
    if place == IN_HAND:
        return "hand"
    if place == WON:
        return "won"
    return f"{berth_of(place) + 1}:{COLOURS[team_of(place)]}"


def _dealt(fields: Fields, s: Board, colour: str) -> list[str]:
    """VIK-SETUP-02: all in hand."""
    return mixed(fields.data, colour, [f"{value} hand" for value in s.box.bets])


def _bet(fields: Fields, s: Board, text: str, place: str) -> tuple[int, int]:
    value, _, where = text.partition(" ")
    ship, _, colour = where.partition(":")
    if value not in [str(v) for v in s.box.bets]:
        fields.fault(place, f"'{value}' is no bet token: choose from {s.box.bets}")
        return 0, IN_HAND
    if where in ("hand", "won"):
        return int(value), IN_HAND if where == "hand" else WON
    if ship not in [str(i + 1) for i in range(SHIPS)] or colour not in COLOURS:
        fields.fault(place, f"'{where}' is no place: hand, won, or a circle such as 5:blue")
        return int(value), IN_HAND
    return int(value), circle_at(int(ship) - 1, COLOURS.index(colour))


class ChosenToken(Field[Board]):
    """The mover's token in hand, by its value."""

    def __init__(self) -> None:
        super().__init__("chosen_token", ("token",), "bets mover")

    def written(self, s: Board) -> int | None:
        return s.tokens.values[s.token] if s.token >= 0 else None

    def read(self, fields: Fields, s: Board) -> None:
        token = fields.data.get("chosen_token")
        if token is not None and not fields.unread() & {"bets", "mover", "seats"}:
            s.token = s.slot_of(s.mover, token) if isinstance(token, int) else -1
            if s.token < 0:
                fields.fault("chosen_token", f"{token!r} is no bet token of the mover")
