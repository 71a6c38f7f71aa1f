"""What a position of Vikings on Board is worth to a seat, in points: a judgement made by hand.

Only public things and the seat's own bet values are read: never another seat's bet values, never
a pile. Plain loops over the table, because a search asks for it some hundred thousand times.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, final

from ..rules.board import IN_HAND, VILLAGE, WON, Board
from ..rules.numbers import berth_of, colour_of, owner_of, shields_of, team_of
from ..rules.steps.sail import ready_ships

SHIPS: Final = 8


@final
class Weights:
    """The numbers of the judgement; each a guess that `osada lab tune` may better."""

    def __init__(self) -> None:
        self.growth = 0.25
        """Steps that a market value is expected to rise for each stern still to be used."""
        self.steady = 0.75
        """The part of the control of a ship that is expected to last through one more round."""
        self.lead = 0.5
        """How much each shield ahead of the second team steadies first control."""
        self.hand = 0.3
        """The part of its value that a bet token in hand promises, as long as there is time."""
        self.lost = 0.1
        """The same for a wrong bet at a ship that has sailed: it can still be moved."""
        self.place = 0.03
        """What each place further up in next round's line is worth."""
        self.envy = 0.3
        """How much a point of the strongest rival hurts."""
        self.time = 3.0
        """With so many sterns left no bet is too late."""
        self.workers = 8.0
        """Workers that move in a round, about."""


GUESSED: Final = Weights()
NAMES: Final = (*("growth", "steady", "lead", "hand", "lost", "place", "envy", "time", "workers"),)


def tuned(numbers: Mapping[str, float]) -> Weights:
    """The judgement with some of its numbers changed."""
    found = Weights()
    for name, number in numbers.items():
        setattr(found, name, number)
    return found


@final
class Control:
    """Who leads a hull, and by how much."""

    __slots__ = ("lead", "order")

    def __init__(self, hull: list[int]) -> None:
        totals = [0, 0, 0, 0]
        order: list[int] = []
        for piece in hull:
            colour = colour_of(piece)
            if totals[colour] == 0:
                order.append(colour)
            totals[colour] += shields_of(piece)
        for here in range(1, len(order)):
            colour = order[here]
            at = here
            while at and totals[order[at - 1]] < totals[colour]:
                order[at] = order[at - 1]
                at -= 1
            order[at] = colour
        self.order = order
        """The teams aboard, first control first (VIK-CTRL-02, VIK-CTRL-03)."""
        self.lead = 0
        """How many shields the first team is ahead."""
        if order:
            self.lead = totals[order[0]] - (totals[order[1]] if len(order) > 1 else 0)


_KNOWN: Final[dict[int, Control]] = {}
_MOST_KNOWN: Final = 1 << 16


def control_of(hull: list[int]) -> Control:
    """The control of a hull; the same few hulls come up again and again."""
    key = 1
    for piece in hull:
        key = key << 7 | piece
    known = _KNOWN.get(key)
    if known is None:
        if len(_KNOWN) >= _MOST_KNOWN:
            _KNOWN.clear()
        known = _KNOWN[key] = Control(hull)
    return known


def shared_out(
    s: Board, ship: int, order: list[int], turn: int, prices: list[float]
) -> list[float]:
    """What each team gets when every one takes the dearest that is left (VIK-GOODS-03)."""
    shares = [0.0, 0.0, 0.0, 0.0]
    teams = len(order)
    pick = turn
    for kind in _dearest_first(prices):
        for _ in range(s.prows[ship * 3 + kind]):
            shares[order[pick % teams]] += prices[kind]
            pick += 1
    return shares


def worth(s: Board, me: int, weights: Weights = GUESSED) -> float:
    """One's own expected points, less a part of the strongest rival's."""
    points = expected_points(s, me, weights)
    best = float("-inf")
    for seat in range(s.seats):
        if seat != me and points[seat] > best:
            best = points[seat]
    places = 0
    for space in range(VILLAGE):
        if s.placed[space] == me:
            places += VILLAGE - space
    return points[me] - weights.envy * best + weights.place * places


def expected_points(s: Board, me: int, w: Weights = GUESSED) -> list[float]:
    """The points each seat may expect at the end, as far as `me` can know."""
    prices = prices_to_come(s, w)
    points: list[float] = []
    for seat in range(s.seats):
        at = seat * 3
        held = s.shields
        points.append(held[at] * prices[0] + held[at + 1] * prices[1] + held[at + 2] * prices[2])
    promised = [0.0] * (SHIPS * 4)
    """For each circle, the part of a bet's value that lying there promises."""
    if s.ship >= 0:
        _add_sailing_ship(s, prices, points, promised)
    _add_harbour(s, me, w, prices, points, promised)
    _add_bets(s, me, w, points, promised)
    return points


def prices_to_come(s: Board, w: Weights) -> list[float]:
    """What each kind of goods will be worth in the end, more or less (VIK-SCORE-01)."""
    growth = w.growth * s.sterns
    top = float(s.box.market_top)
    prices: list[float] = []
    for value in s.market:
        price = value + growth
        prices.append(price if price < top else top)
    return prices


def _dearest_first(prices: list[float]) -> list[int]:
    kinds = [0, 1, 2]
    if prices[1] > prices[0]:
        kinds = [1, 0, 2]
    if prices[2] > prices[kinds[1]]:
        kinds[2] = kinds[1]
        kinds[1] = 2
        if prices[2] > prices[kinds[0]]:
            kinds[1] = kinds[0]
            kinds[0] = 2
    return kinds


def _add_sailing_ship(
    s: Board, prices: list[float], points: list[float], promised: list[float]
) -> None:
    """The rest of the goods that are being shared, and the bets about to be settled."""
    if not s.ranking:
        return
    shares = shared_out(s, s.ship, s.ranking, s.share, prices)
    for seat in range(s.seats):
        points[seat] += shares[s.colours[seat]]
    promised[s.ship * 4 + s.ranking[0]] = 1.0


def _add_harbour(
    s: Board,
    me: int,
    w: Weights,
    prices: list[float],
    points: list[float],
    promised: list[float],
) -> None:
    """Every ship that has yet to sail, and what `me` gains by a stern in hand: the best choice.

    The ships that are ready go first (VIK-SAIL-02); one stays behind (VIK-END-02)."""
    in_hand = s.sailor >= 0 and s.ship < 0
    ready = ready_ships(s)
    first = len(ready)
    others = len(s.harbour) - first
    sailings = float(s.sterns + in_hand)
    sails_first = min(1.0, sailings / first) if first else 0.0
    sails_later = max(0.0, (sailings - first) / others) if others else 0.0
    steady_first = w.steady ** ((first + 1) / 2.0)
    steady_later = w.steady ** (first + (others + 1) / 2.0)
    mine = in_hand and s.sailor == me
    soon = 0.0
    if mine:
        yet = 0
        for seat in s.waiting:
            if seat >= 0:
                yet += 1
        soon = w.steady ** (yet / w.workers)
    gained = 0.0
    bet_on = 0
    for place in s.bets:
        if place >= 0:
            bet_on |= 1 << berth_of(place)
    for at in s.harbour:
        hull = s.hulls[at]
        if not hull or not (bet_on >> at & 1 or s.goods_aboard(at)):
            continue
        goes_first = at in ready
        sails = sails_first if goes_first else sails_later
        steady = steady_first if goes_first else steady_later
        if sails == 0.0 and not (mine and goes_first):
            continue
        control = control_of(hull)
        shares = shared_out(s, at, control.order, 0, prices)
        mean = (shares[0] + shares[1] + shares[2] + shares[3]) / 4.0
        for seat in range(s.seats):
            points[seat] += sails * (mean + steady * (shares[s.colours[seat]] - mean))
        exponent = 1.0 / (1.0 + w.lead * control.lead)
        firm = steady**exponent
        for colour in range(4):
            promised[at * 4 + colour] = sails * (1.0 - firm) / 4.0
        promised[at * 4 + control.order[0]] += sails * firm
        if mine and goes_first:
            gain = (mean + soon * (shares[s.colours[me]] - mean)) - sails * (
                mean + steady * (shares[s.colours[me]] - mean)
            )
            slot = s.own_bet_at(me, at)
            if slot >= 0:
                sure = soon**exponent
                wins = (1.0 - sure) / 4.0
                if team_of(s.bets[slot]) == control.order[0]:
                    wins += sure
                gain += s.tokens.values[slot] * (wins - promised[s.bets[slot]])
            if gain > gained:
                gained = gain
    points[me] += gained


def _add_bets(s: Board, me: int, w: Weights, points: list[float], promised: list[float]) -> None:
    """What every seat's bets promise. Of other seats' bets only the mean value is known
    (VIK-HID-02)."""
    time = min(1.0, s.sterns / w.time)
    mean = sum(s.box.bets) / len(s.box.bets)
    values = s.tokens.values
    for slot in range(len(s.bets)):
        place = s.bets[slot]
        seat = owner_of(slot)
        value = float(values[slot]) if seat == me else mean
        if place == IN_HAND:
            points[seat] += value * w.hand * time
        elif place == WON:
            points[seat] += value
        elif berth_of(place) == s.ship or berth_of(place) in s.harbour:
            points[seat] += value * promised[place]
        else:
            points[seat] += value * w.lost * time
