"""What a position of Vikings on Board is worth to a seat, in points: the judgement of `greedy`.

Only public things and the seat's own bet values are read: never another seat's bet values, never
a pile. The numbers in capitals are round guesses; against `random` none of them matters much.
"""

from __future__ import annotations

from functools import lru_cache

from ..rules.board import IN_HAND, VILLAGE, WON, Board
from ..rules.control import control_order, control_totals
from ..rules.numbers import berth_of, owner_of, team_of
from ..rules.steps.sail import ready_ships

GROWTH = 0.25
"""Steps that a market value is expected to rise for each stern still to be used."""
STEADY = 0.75
"""The part of the present control of a ship that is expected to last through one more round."""
LEAD = 0.5
"""How much each shield ahead of the second team steadies first control."""
HAND = 0.3
"""The part of its value that a bet token in hand promises, as long as there is time."""
LOST = 0.1
"""The same for a wrong bet at a ship that has sailed: it can still be moved."""
PLACE = 0.03
"""What each place further up in next round's line is worth."""
ENVY = 0.3
"""How much a point of the strongest rival hurts."""
ENOUGH_TIME = 3
"""With so many sterns left no bet is too late."""
WORKERS = 8
"""Workers that move in a round, about."""

Prices = tuple[float, ...]
Bets = tuple[tuple[int, int, float], ...]
"""The bets at one ship: whose, on which team, for how much."""


def worth(s: Board, me: int) -> float:
    """One's own expected points, less a part of the strongest rival's."""
    points = expected_points(s, me)
    rivals = points[:me] + points[me + 1 :]
    return points[me] - ENVY * max(rivals) + PLACE * _places_gained(s, me)


def _places_gained(s: Board, me: int) -> int:
    """How far up next round's line one's workers stand, counted from its end."""
    return sum([VILLAGE - space for space in range(VILLAGE) if s.placed[space] == me])


def expected_points(s: Board, me: int) -> list[float]:
    """The points each seat may expect at the end, as far as `me` can know."""
    prices = _prices(s)
    points = _goods_on_shields(s, prices)
    laid = _count_bets(s, me, points)
    if s.ship >= 0:
        _add_sailing_ship(s, prices, laid, points)
    _add_harbour(s, me, prices, laid, points)
    return points


def _prices(s: Board) -> Prices:
    """What each kind of goods will be worth in the end, more or less (VIK-SCORE-01)."""
    growth = GROWTH * s.sterns
    top = s.box.market_top
    return tuple([min(top, value + growth) for value in s.market])


def _goods_on_shields(s: Board, prices: Prices) -> list[float]:
    fur, grain, nails = prices
    held = s.shields
    return [
        held[at] * fur + held[at + 1] * grain + held[at + 2] * nails
        for at in range(0, len(held), 3)
    ]


def _count_bets(s: Board, me: int, points: list[float]) -> dict[int, Bets]:
    """Add what the bets promise that lie at no ship to come; give the others by their ship. Of
    other seats' bets only the mean value is known (VIK-HID-02)."""
    time = min(1.0, s.sterns / ENOUGH_TIME)
    laid: dict[int, Bets] = {}
    values = s.tokens.values
    mean = sum(s.box.bets) / len(s.box.bets)
    for slot, place in enumerate(s.bets):
        seat = owner_of(slot)
        value = values[slot] if seat == me else mean
        if place == IN_HAND:
            points[seat] += value * HAND * time
        elif place == WON:
            points[seat] += value
        elif berth_of(place) in s.harbour or berth_of(place) == s.ship:
            laid[berth_of(place)] = (*laid.get(berth_of(place), ()), (seat, team_of(place), value))
        else:
            points[seat] += value * LOST * time
    return laid


def _add_sailing_ship(s: Board, prices: Prices, laid: dict[int, Bets], points: list[float]) -> None:
    """The rest of the goods that are being shared, and the bets about to be settled."""
    shares = _shares(tuple(s.ranking), s.share, _goods_at(s, s.ship), prices)
    for seat in range(s.seats):
        points[seat] += shares[s.colours[seat]]
    for seat, colour, value in laid.get(s.ship, ()):
        if colour == s.ranking[0]:
            points[seat] += value


def _goods_at(s: Board, ship: int) -> tuple[int, ...]:
    return tuple(s.prows[ship * 3 : ship * 3 + 3])


def _add_harbour(
    s: Board, me: int, prices: Prices, laid: dict[int, Bets], points: list[float]
) -> None:
    """Every ship that has yet to sail, and what `me` gains by a stern in hand: the best choice."""
    colours = tuple(s.colours)
    stern_in_hand = s.sailor >= 0 and s.ship < 0
    ready = ready_ships(s)
    first, later = _outlook(len(s.harbour), len(ready), s.sterns + stern_in_hand)
    soon = STEADY ** (sum([seat >= 0 for seat in s.waiting]) / WORKERS)
    gained = 0.0
    for ship in s.harbour:
        sails, steady = first if ship in ready else later
        hull, goods, bets = tuple(s.hulls[ship]), _goods_at(s, ship), laid.get(ship, ())
        expected = _ship_points(hull, goods, prices, bets, colours, steady)
        for seat, share in enumerate(expected):
            points[seat] += sails * share
        if stern_in_hand and s.sailor == me and ship in ready:
            now = _ship_points(hull, goods, prices, bets, colours, soon)
            gained = max(gained, now[me] - sails * expected[me])
    points[me] += gained


@lru_cache
def _outlook(
    harbour: int, ready: int, sailings: int
) -> tuple[tuple[float, float], tuple[float, float]]:
    """How likely a ship sails at all and how steady its control is till then: for the ships that
    are ready, which go first (VIK-SAIL-02), and for the others. One stays behind (VIK-END-02)."""
    others = harbour - ready
    first = (min(1.0, sailings / ready), STEADY ** ((ready + 1) / 2)) if ready else (0.0, 0.0)
    late = max(0.0, (sailings - ready) / others) if others else 0.0
    return first, (late, STEADY ** (ready + (others + 1) / 2))


@lru_cache(maxsize=1 << 15)
def _ship_points(
    hull: tuple[int, ...],
    goods: tuple[int, ...],
    prices: Prices,
    bets: Bets,
    colours: tuple[int, ...],
    steady: float,
) -> tuple[float, ...]:
    """What each seat gets when this ship sails, if its control is so steady till then."""
    order, lead = _control(hull)
    if not order:
        return (0.0,) * len(colours)
    shares = _shares(order, 0, goods, prices)
    mean = sum(shares) / len(shares)
    points = [mean + steady * (shares[colour] - mean) for colour in colours]
    firm = steady ** (1 / (1 + LEAD * lead))
    for seat, colour, value in bets:
        points[seat] += value * (firm * (order[0] == colour) + (1 - firm) / 4)
    return tuple(points)


@lru_cache(maxsize=1 << 15)
def _control(hull: tuple[int, ...]) -> tuple[tuple[int, ...], int]:
    """The control order of a ship, and how many shields the first team is ahead."""
    order = tuple(control_order(list(hull)))
    shields = sorted(control_totals(list(hull)), reverse=True)
    return order, shields[0] - shields[1]


@lru_cache(maxsize=1 << 15)
def _shares(
    order: tuple[int, ...], turn: int, goods: tuple[int, ...], prices: Prices
) -> tuple[float, ...]:
    """What each colour gets of the goods when every team takes the dearest (VIK-GOODS-03)."""
    shares = [0.0] * 4
    dearest = sorted((prices[kind] for kind in range(3) for _ in range(goods[kind])), reverse=True)
    for pick, price in enumerate(dearest, turn):
        shares[order[pick % len(order)]] += price
    return tuple(shares)
