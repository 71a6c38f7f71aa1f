"""What must hold in every position: nothing appears, nothing is lost. VIK-LIM-01, VIK-SETUP-12."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Final

from osada.kernel.errors import Fault

from ..rules.board import FINISHED, Board
from ..rules.box import COLOURS, GOODS, SHIPS
from ..rules.numbers import (
    berth_of,
    colour_of,
    first_slot,
    has_viking,
    printed_shields,
    spell_piece,
    team_of,
)
from ..rules.setup import LINES
from ..rules.words import SET_SAIL
from .deciding import DECISION, Check
from .history import HISTORY


def broken_invariants(s: Board) -> list[str]:
    """Every invariant that does not hold, in words; empty in every reachable position."""
    return [str(fault) for fault in position_faults(s)]


def position_faults(s: Board, unread: frozenset[str] = frozenset()) -> Iterator[Fault]:
    """The same with the place in the position file; what is about a part that could not be read is
    not judged."""
    for check, parts in (*CHECKS, *HISTORY, *DECISION):
        if not unread.intersection(parts.split()):
            yield from check(s)


def _hulls(s: Board) -> Iterator[Fault]:
    """VIK-COMP-03: the 24 pieces of the box; VIK-SHIP-02: never too many on a ship."""
    for colour in range(4):
        found = sorted(
            printed_shields(p) for hull in s.hulls for p in hull if colour_of(p) == colour
        )
        if found != sorted(s.box.shields):
            wanted = ", ".join(str(n) for n in sorted(s.box.shields))
            there = ", ".join(str(n) for n in found) or "none"
            yield Fault(
                "ships", f"{COLOURS[colour]} pieces must have the shields {wanted}, not {there}"
            ).told(
                "vikings-fault-pieces",
                colour=COLOURS[colour],
                missing=_numbers(s.box.shields, found),
                extra=_numbers(found, s.box.shields),
            )
    for ship in range(SHIPS):
        if len(s.hulls[ship]) > s.box.most_pieces:
            yield Fault(
                f"ships[{ship}].hull",
                f"{len(s.hulls[ship])} pieces: a hull has at most {s.box.most_pieces}",
            ).told("vikings-fault-hull", ship=ship + 1, most=s.box.most_pieces)
        for piece in s.hulls[ship]:
            may_stand = s.options.two_player_viking and s.seat_of[colour_of(piece)] >= 0
            if has_viking(piece) and not may_stand:
                yield Fault(
                    f"ships[{ship}].hull",
                    f"no viking can stand on {spell_piece(piece)}: only with the two-player-viking "
                    "option, on a player's piece",
                )
    vikings = sum(1 for hull in s.hulls for piece in hull if has_viking(piece))
    taken = s.box.sterns - s.sterns
    if vikings > taken:
        yield Fault("ships", f"{vikings} extra vikings: one comes with each stern, {taken} so far")


def _numbers(these: Iterable[int], others: Iterable[int]) -> str:
    """Which of these the others lack."""
    lacking = Counter(these) - Counter(others)
    return ", ".join(str(n) for n in sorted(lacking.elements())) or "none"


def _goods(s: Board) -> Iterator[Fault]:
    """VIK-COMP-08: every goods token is in exactly one place."""
    down = [*s.pile_1.values, *s.pile_3.values, *s.drawn.values, *s.held.values]
    for kind in range(3):
        count = down.count(kind) + s.removed[kind]
        count += sum(s.prows[kind::3]) + sum(s.shields[kind::3])
        if count != s.box.goods[kind]:
            yield Fault(
                "goods", f"there are {count} {GOODS[kind]} tokens, not {s.box.goods[kind]}"
            ).told("vikings-fault-goods", goods=GOODS[kind], count=count, wanted=s.box.goods[kind])


def _piles(s: Board) -> Iterator[Fault]:
    if len(s.pile_1) > s.box.add_1_pile:
        yield Fault("piles.add-1", f"the pile starts with {s.box.add_1_pile} and never grows")
    if len(s.pile_3) > sum(s.box.goods) - s.box.add_1_pile:
        yield Fault("piles.draw-3", "the pile never grows above what it started with")


def _market(s: Board) -> Iterator[Fault]:
    for kind in range(3):
        if not s.box.market_start <= s.market[kind] <= s.box.market_top:
            yield Fault(
                f"market.{GOODS[kind]}",
                f"{s.market[kind]} is not from {s.box.market_start} to {s.box.market_top}",
            )


def _bows(s: Board) -> Iterator[Fault]:
    for ship in range(SHIPS):
        if ship not in s.harbour and ship != s.ship and s.goods_aboard(ship):
            yield Fault(
                f"ships[{ship}].goods", "a ship that has sailed holds no goods any more"
            ).told("vikings-fault-bow", ship=ship + 1)


def _workers(s: Board) -> Iterator[Fault]:
    """VIK-SETUP-03: as many workers as were set up, one to a place."""
    standing = [seat for seat in (*s.waiting, *s.placed) if seat >= 0]
    each = len(LINES[s.seats]) // s.seats
    for seat in range(s.seats):
        if standing.count(seat) != each:
            yield Fault(
                "village",
                f"{COLOURS[s.colours[seat]]} has {standing.count(seat)} workers in the village, "
                f"not {each}",
            ).told(
                "vikings-fault-vikings",
                colour=COLOURS[s.colours[seat]],
                count=standing.count(seat),
                wanted=each,
            )


def _bets(s: Board) -> Iterator[Fault]:
    """VIK-COMP-07, VIK-BET-01, VIK-BET-02."""
    for seat in range(s.seats):
        colour = COLOURS[s.colours[seat]]
        values = s.tokens.values[first_slot(seat) : first_slot(seat + 1)]
        if sorted(values) != sorted(s.box.bets):
            wanted = ", ".join(str(v) for v in sorted(s.box.bets))
            there = ", ".join(str(v) for v in values)
            yield Fault(f"bets.{colour}", f"the tokens must be {wanted}, not {there}")
        berths = [
            berth_of(place)
            for place in s.bets[first_slot(seat) : first_slot(seat + 1)]
            if place >= 0
        ]
        for berth in sorted({b for b in berths if berths.count(b) > 1}):
            yield Fault(f"bets.{colour}", f"two tokens at ship {berth + 1}: one is the limit").told(
                "vikings-fault-two-bets", colour=colour, ship=berth + 1
            )
    if s.options.exclusive_circles:
        circles = [place for place in s.bets if place >= 0]
        for circle in sorted({c for c in circles if circles.count(c) > 1}):
            name = f"{berth_of(circle) + 1}:{COLOURS[team_of(circle)]}"
            yield Fault("bets", f"two tokens on circle {name}: circles are exclusive here")


def _sailing(s: Board) -> Iterator[Fault]:
    """Sterns in the box, on ships and in a hand; VIK-ACT-SAIL-01."""
    gone = SHIPS - len(s.harbour)
    waiting_to_sail = s.sailor >= 0 and s.ship < 0
    if gone + s.sterns + int(waiting_to_sail) != s.box.sterns:
        yield Fault(
            "sterns",
            f"{s.sterns} beside the board, {gone} on ships and {int(waiting_to_sail)} in hand "
            f"do not make {s.box.sterns}",
        ).told("vikings-fault-sterns", gone=gone, sterns=s.box.sterns)
    if s.step == FINISHED and s.sailor >= 0:
        yield Fault("sailor", "nobody holds a stern when the game is over: it must be null")
    if s.step != FINISHED and s.sailor != s.placed[SET_SAIL]:
        yield Fault("sailor", "must be the one whose worker stands on set-sail, or null")
    if s.ship >= 0 and s.ship in s.harbour:
        yield Fault("sailing", f"ship {s.ship + 1} is still in the harbour")


CHECKS: Final[tuple[Check, ...]] = (
    (_hulls, "seats options ships sterns"),
    (_goods, "ships piles drawn held removed shields"),
    (_piles, "piles"),
    (_market, "market"),
    (_bows, "ships sailing"),
    (_workers, "seats waiting placed"),
    (_bets, "seats options bets"),
    (_sailing, "seats stage ships sterns sailor sailing placed"),
)
