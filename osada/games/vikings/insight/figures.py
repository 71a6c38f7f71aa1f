"""What lies on the table, in figures that everybody can count: what falls to whom as things stand,
at today's prices. Of other seats' bets only where they lie is read (VIK-HID-02)."""

from __future__ import annotations

from ..bots.evaluation import Control, control_of
from ..rules.board import Board
from ..rules.box import COLOURS, GOODS
from ..rules.numbers import colour_of, shields_of


def lead_of(s: Board, ship: int) -> Control | None:
    """Who leads a ship; nobody where it has no hull."""
    return control_of(s.hulls[ship]) if s.hulls[ship] else None


def first_of(control: Control | None) -> int:
    """The team in first control, or -1."""
    return -1 if control is None else control.order[0]


def place_of(control: Control | None, team: int) -> int:
    """Which pick a team has, from 1; 0 where it is not aboard."""
    return control.order.index(team) + 1 if control and team in control.order else 0


def shields_on(s: Board, ship: int) -> list[int]:
    """By team: the shields on a ship."""
    totals = [0, 0, 0, 0]
    for piece in s.hulls[ship]:
        totals[colour_of(piece)] += shields_of(piece)
    return totals


def due(s: Board, ship: int, order: list[int], market: list[int]) -> list[list[int]]:
    """By team: the kinds of goods that fall to it where every team takes the dearest that is left,
    at these prices (VIK-GOODS-03)."""
    found: list[list[int]] = [[], [], [], []]
    pick = 0
    for kind in sorted(range(3), key=lambda kind: (-market[kind], kind)):
        for _ in range(s.prows[ship * 3 + kind] if order else 0):
            found[order[pick % len(order)]].append(kind)
            pick += 1
    return found


def due_in_harbour(s: Board, ship: int, market: list[int]) -> list[list[int]]:
    """The same of a ship that has not sailed."""
    control = lead_of(s, ship)
    return due(s, ship, control.order if control else [], market)


def points_of(s: Board, kinds: list[int]) -> int:
    """What goods are worth today (VIK-SCORE-01)."""
    return sum(s.market[kind] for kind in kinds)


def words_of(kinds: list[int]) -> list[str]:
    """Goods as messages tell them."""
    return [GOODS[kind] for kind in kinds]


def to_come(s: Board) -> int:
    """How many vikings still move before a ship sails."""
    return sum(1 for seat in s.waiting if seat >= 0)


def colour(team: int) -> str:
    """A team as messages tell it."""
    return COLOURS[team]
