"""What a step changes on the table, picture by picture, for boards that show it happening.

Spots have names: `waiting promote` and `placed promote` in the village, `piece 3:2` in a hull,
`prow 3 fur`, `bet 3:0` for seat 0's token at berth 3, `hand 0` and `goods 0 fur` beside the board,
`held`, `market fur`, `chief`, `won 0:1` for a won token and `points 0` for what is counted. Nobody
is told here what the view would not show them.
"""

from __future__ import annotations

from collections.abc import Callable

from osada.kernel.message import Hidden, eye
from osada.kernel.picture import Path, Picture
from osada.kernel.secret import Secrets

from .board import IN_HAND, VILLAGE, WON, Board, chief_side
from .box import COLOURS, GOODS
from .numbers import (
    berth_of,
    first_slot,
    owner_of,
    place_at,
    position_of,
    ship_of,
    spell_piece,
    team_of,
    token_number,
)
from .words import PIECES, SPACE_NAMES

After = tuple[Path, object]
Told = list[After]


def walked(s: Board, origin: int, space: int) -> Picture:
    """A worker goes from where it waited to a space."""
    seat = s.placed[space]
    return Picture(
        [(f"waiting {SPACE_NAMES[origin]}", f"placed {SPACE_NAMES[space]}")],
        [
            (("village", origin, "waiting"), None),
            (("village", space, "placed"), seat),
            (("action",), SPACE_NAMES[space]),
        ],
    )


def piece_chosen(place: int) -> Picture:
    """A piece is about to move."""
    return Picture((), [_chosen(place)])


def promoted(s: Board, ship: int, origin: int, target: int) -> Picture:
    """A piece comes forward; those it passes fall back by one."""
    moves = [_shift(ship, origin, ship, target)]
    moves += [_shift(ship, i, ship, i + 1) for i in range(target, origin)]
    return Picture(moves, [_hull(s, ship)])


def jumped(s: Board, place: int, target: int) -> Picture:
    """A piece goes to the tail of another ship; those behind it close the gap."""
    ship, origin = ship_of(place), position_of(place)
    moves = [_shift(ship, origin, target, len(s.hulls[target]) - 1)]
    moves += [_shift(ship, i + 1, ship, i) for i in range(origin, len(s.hulls[ship]))]
    return Picture(moves, [_hull(s, ship), _hull(s, target), _chosen(-1)])


def swapped(s: Board, one: int, other: int) -> Picture:
    """Two pieces change places."""
    spots = PIECES[one].text, PIECES[other].text
    after = [_hull(s, ship_of(one)), _hull(s, ship_of(other)), _chosen(-1)]
    return Picture([spots, (spots[1], spots[0])], after)


def viking_aboard(s: Board, ship: int) -> Picture:
    """A viking stands on a piece of a ship."""
    return Picture((), [_hull(s, ship)])


def token_chosen(slot: int) -> Picture:
    """A bet token is about to be laid or moved."""
    return Picture((), [(("chosen_token",), token_number(slot))])


def bet_laid(s: Board, slot: int, before: int) -> Picture:
    """A token lies on another circle than before, or on one at all."""
    seat, ship = owner_of(slot), berth_of(s.bets[slot])
    after = [*_bets(s, ship), *_hand(s, seat), (("chosen_token",), None)]
    origin = f"hand {seat}"
    if before >= 0:
        origin = _bet(berth_of(before), seat)
        after += _bets(s, berth_of(before))
    return Picture([(origin, _bet(ship, seat))], after)


def bet_won(s: Board, slot: int, ship: int) -> Picture:
    """A token goes from its circle onto its owner's shield."""
    seat = owner_of(slot)
    return Picture([(_bet(ship, seat), f"hand {seat}")], [*_bets(s, ship), *_won(s, seat)])


def drew_one(s: Board) -> Picture:
    """The top of the pile at Add 1 is turned up."""
    return Picture([("placed add-1", "held")], [*_pile_1(s), *_held(s)])


def drew_three(s: Board) -> Picture:
    """The drawer has some of the pile at Draw 3 in hand."""
    return Picture([("placed draw-3", "held")], [*_pile_3(s), *_drawn(s)])


def goods_kept(s: Board) -> Picture:
    """One of the drawn goods is held apart."""
    return Picture((), [*_drawn(s), *_held(s)])


def goods_returned(s: Board) -> Picture:
    """The others go under their pile."""
    return Picture((), [*_pile_3(s), *_drawn(s)])


def loaded(s: Board, ship: int, kind: int) -> Picture:
    """Goods come onto a prow."""
    after = [*_held(s), _prow(s, ship)]
    return Picture([(f"placed {SPACE_NAMES[s.space]}", _load(ship, kind))], after)


def market_rose(s: Board, kind: int) -> Picture:
    """A marker goes up by one."""
    spot = f"market {GOODS[kind]}"
    return Picture([(spot, spot)], [(("market", GOODS[kind]), s.market[kind])])


def stern_taken(s: Board) -> Picture:
    """A stern is in somebody's hand."""
    return Picture((), [(("sterns",), s.sterns), (("sailor",), s.sailor)])


def sailed(s: Board) -> Picture:
    """A ship leaves."""
    return Picture((), [(("ships", s.ship, "sailed"), True), (("sailing",), s.ship + 1)])


def took(s: Board, seat: int, kind: int) -> Picture:
    """Goods go from the prow of the sailing ship onto a shield."""
    after = [_prow(s, s.ship), (("seats", seat, "goods"), _counted(s.shields, seat))]
    return Picture([(_load(s.ship, kind), f"goods {seat} {GOODS[kind]}")], after)


def removed(s: Board) -> Picture:
    """Goods go from the prow of the sailing ship out of the game."""
    return Picture((), [_prow(s, s.ship), (("removed",), _counted(s.removed, 0))])


def round_began(s: Board) -> Picture:
    """The chief crosses over, and those who were placed wait."""
    after: Told = [(("round",), s.round), (("chief",), chief_side(s.round))]
    for i in range(VILLAGE):
        if s.waiting[i] >= 0:
            after += [(("village", i, "waiting"), s.waiting[i]), (("village", i, "placed"), None)]
    return Picture([("chief", "chief")], after + _at_rest())


def ended() -> Picture:
    """No ship is sailing any more."""
    return Picture((), _at_rest())


def count_begins(s: Board) -> Picture:
    """Nothing has been counted of anybody's yet."""
    return Picture((), [(("counted",), [0] * s.seats)])


def goods_counted(s: Board, seat: int, kind: int, sofar: list[int]) -> Picture:
    """The market pays for all goods of a kind on a shield."""
    return Picture([(f"market {GOODS[kind]}", f"points {seat}")], [(("counted",), sofar)])


def bet_counted(s: Board, seat: int, nth: int, slot: int, sofar: list[int]) -> Picture:
    """A won bet is turned up and counted."""
    value = s.tokens.values[slot]
    return Picture(
        [(f"won {seat}:{nth}", f"points {seat}")],
        [(("seats", seat, "won", nth), value), (("counted",), sofar)],
    )


# -- parts of the view -----------------------------------------------------------------------


def _at_rest() -> Told:
    return [(("sailing",), None), (("sailor",), None), (("action",), None)]


def _shift(ship: int, origin: int, target_ship: int, target: int) -> tuple[str, str]:
    return PIECES[place_at(ship, origin)].text, PIECES[place_at(target_ship, target)].text


def _bet(ship: int, seat: int) -> str:
    return f"bet {ship + 1}:{seat}"


def _load(ship: int, kind: int) -> str:
    return f"prow {ship + 1} {GOODS[kind]}"


def _chosen(place: int) -> After:
    return ("chosen_piece",), None if place < 0 else [ship_of(place) + 1, position_of(place) + 1]


def _hull(s: Board, ship: int) -> After:
    return ("ships", ship, "hull"), [spell_piece(piece) for piece in s.hulls[ship]]


def _prow(s: Board, ship: int) -> After:
    return ("ships", ship, "goods"), _counted(s.prows, ship)


def _counted(counts: list[int], row: int) -> dict[str, int]:
    return {GOODS[kind]: counts[row * 3 + kind] for kind in range(3)}


def _pile_1(s: Board) -> Told:
    return _row(s, ("piles", "add-1"), s.pile_1)


def _pile_3(s: Board) -> Told:
    return _row(s, ("piles", "draw-3"), s.pile_3)


def _drawn(s: Board) -> Told:
    return _row(s, ("drawn",), s.drawn)


def _held(s: Board) -> Told:
    return _row(s, ("held",), s.held)


def _row(s: Board, path: Path, row: Secrets) -> Told:
    def seen(bit: int) -> object:
        pairs = zip(row.values, row.seen, strict=True)
        return [GOODS[value] if known & bit else None for value, known in pairs]

    return _for_each(s, path, seen)


def _tokens(s: Board, path: Path, seat: int, where: int) -> Told:
    def seen(bit: int) -> object:
        slots = range(first_slot(seat), first_slot(seat + 1))
        return [_value(s, slot, bit) for slot in slots if s.bets[slot] == where]

    return _for_each(s, path, seen)


def _hand(s: Board, seat: int) -> Told:
    return _tokens(s, ("seats", seat, "hand"), seat, IN_HAND)


def _won(s: Board, seat: int) -> Told:
    return _tokens(s, ("seats", seat, "won"), seat, WON)


def _bets(s: Board, ship: int) -> Told:
    def seen(bit: int) -> object:
        return [
            {
                "seat": owner_of(slot),
                "token": token_number(slot),
                "colour": COLOURS[team_of(place)],
                "value": _value(s, slot, bit),
            }
            for slot, place in enumerate(s.bets)
            if place >= 0 and berth_of(place) == ship
        ]

    return _for_each(s, ("ships", ship, "bets"), seen)


def _value(s: Board, slot: int, bit: int) -> int | None:
    return s.tokens.values[slot] if s.tokens.seen[slot] & bit else None


def _for_each(s: Board, path: Path, seen: Callable[[int], object]) -> Told:
    """What a watcher sees there, and what each seat does that sees more."""
    public = seen(eye(None))
    told: Told = [(path, public)]
    for seat in range(s.seats):
        own = seen(eye(seat))
        if own != public:
            told.append((path, Hidden(own, eye(seat))))
    return told
