"""What lies beside the board while a position is entered: what is left in the box, and numbers."""

from __future__ import annotations

from osada.kernel.editing import Dial, Group, Thing, say

from ..rules.board import IN_HAND, Board
from ..rules.box import COLOURS, GOODS, LETTERS, SHIPS
from ..rules.numbers import colour_of, first_slot, printed_shields
from ..rules.setup import LINES
from .placing import UNLOAD

MOST_ROUNDS = 99


def groups(s: Board) -> list[Group]:
    """All of it, in the order in which a table is laid out."""
    return [
        Group(say("vikings-edit-pieces"), tuple(_pieces(s))),
        Group(say("vikings-edit-vikings"), tuple(_vikings(s))),
        Group(say("vikings-edit-goods"), tuple(_goods(s))),
        Group(say("vikings-edit-bets"), tuple(_bets(s))),
        Group(say("vikings-edit-round-and-prices"), numbers=tuple(_prices(s))),
        Group(say("vikings-edit-players"), numbers=tuple(_players(s))),
        Group(say("vikings-edit-ships"), numbers=tuple(_ships(s))),
    ]


def _pieces(s: Board) -> list[Thing]:
    aboard = [(colour_of(p), printed_shields(p)) for hull in s.hulls for p in hull]
    found = []
    for colour, letter in enumerate(LETTERS):
        for shields in sorted(set(s.box.shields)):
            left = s.box.shields.count(shields) - aboard.count((colour, shields))
            says = say("vikings-edit-piece", colour=COLOURS[colour], shields=shields)
            found.append(Thing(f"piece {letter}{shields}", says, max(0, left)))
    return found


def _vikings(s: Board) -> list[Thing]:
    each = len(LINES[s.seats]) // s.seats
    found = []
    for seat, colour in enumerate(s.colours):
        left = each - s.waiting.count(seat) - s.placed.count(seat)
        for side in ("waiting", "placed"):
            says = say(f"vikings-edit-viking-{side}", colour=COLOURS[colour])
            found.append(Thing(f"viking {COLOURS[colour]} {side}", says, max(0, left)))
    return found


def _goods(s: Board) -> list[Thing]:
    down = [*s.pile_1.values, *s.pile_3.values, *s.drawn.values, *s.held.values]
    found = [
        Thing(f"goods {name}", say("vikings-edit-token", goods=name), down.count(kind))
        for kind, name in enumerate(GOODS)
    ]
    return [*found, Thing(UNLOAD, say("vikings-edit-unload"), sum(s.prows), True)]


def _bets(s: Board) -> list[Thing]:
    found = []
    for seat, colour in enumerate(s.colours):
        slots = range(first_slot(seat), first_slot(seat + 1))
        for slot in sorted(slots, key=lambda slot: s.tokens.values[slot]):
            name, value = COLOURS[colour], s.tokens.values[slot]
            says = say("vikings-edit-bet", colour=name, token=value)
            found.append(Thing(f"bet {name} {value}", says, int(s.bets[slot] == IN_HAND)))
    return found


def _prices(s: Board) -> list[Dial]:
    low, high = s.box.market_start, s.box.market_top
    prices = [
        Dial(f"market {name}", say("vikings-edit-token", goods=name), s.market[kind], low, high)
        for kind, name in enumerate(GOODS)
    ]
    out = [
        Dial(
            f"removed {name}",
            say("vikings-edit-removed", goods=name),
            s.removed[kind],
            0,
            s.box.goods[kind],
        )
        for kind, name in enumerate(GOODS)
    ]
    rounds = Dial("round", say("vikings-edit-round"), s.round, 1, MOST_ROUNDS)
    return [rounds, *prices, *out]


def _players(s: Board) -> list[Dial]:
    found = [Dial("players", say("vikings-edit-how-many"), s.seats, 2, 4)]
    names = tuple(say("vikings-edit-colour", colour=colour) for colour in COLOURS)
    for seat, colour in enumerate(s.colours):
        says = say("vikings-edit-seat", number=seat + 1)
        found.append(Dial(f"colour {seat}", says, colour, 0, 3, names))
        for kind, name in enumerate(GOODS):
            count, most = s.shields[seat * 3 + kind], s.box.goods[kind]
            says = say("vikings-edit-shield", colour=COLOURS[colour], goods=name)
            found.append(Dial(f"goods {COLOURS[colour]} {name}", says, count, 0, most))
    return found


def _ships(s: Board) -> list[Dial]:
    return [
        Dial(
            f"sailed {ship + 1}",
            say("vikings-edit-sailed", ship=ship + 1),
            int(ship not in s.harbour),
            0,
            1,
            (say("vikings-edit-in-harbour"), say("vikings-edit-out")),
        )
        for ship in range(SHIPS)
    ]
