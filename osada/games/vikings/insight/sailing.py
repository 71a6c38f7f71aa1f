"""A ship that has been chosen to sail: the goods to be shared, the bets at it, and what stays."""

from __future__ import annotations

from osada.insight.adviser import Gain
from osada.kernel.message import Message

from ..rules.board import CHOOSE_SAIL, Board
from ..rules.numbers import berth_of, owner_of, team_of
from ..rules.steps.sail import ready_ships
from . import phrases as say
from .figures import colour, due, due_in_harbour, first_of, lead_of, points_of, words_of
from .weights import LIKELY, RIVAL


def sailing(before: Board, after: Board, me: int) -> list[Gain]:
    """All of it, in no order."""
    ship = after.ship
    if before.step != CHOOSE_SAIL or ship < 0 or not after.ranking:
        return _done(before, after, me) if before.step == CHOOSE_SAIL else []
    shares = due(before, ship, after.ranking, before.market)
    return _told(before, me, ship, after.ranking[0], shares)


def _done(before: Board, after: Board, me: int) -> list[Gain]:
    """The same where nobody had to choose any goods, so that the ship has left already."""
    gone = [ship for ship in before.harbour if ship not in after.harbour]
    ships = [ship for ship in gone if before.hulls[ship]]
    if not ships:
        return []
    shares = due_in_harbour(before, ships[0], before.market)
    return _told(before, me, ships[0], first_of(lead_of(before, ships[0])), shares)


def _told(s: Board, me: int, ship: int, first: int, shares: list[list[int]]) -> list[Gain]:
    found = _goods(s, me, ship, shares)
    for slot, place in enumerate(s.bets):
        if place < 0 or berth_of(place) != ship:
            continue
        wins, seat = team_of(place) == first, owner_of(slot)
        where: dict[str, object] = {"ship": ship + 1, "colour": colour(team_of(place))}
        if seat == me:
            value = s.tokens.values[slot]
            phrase = say.SAILS_BET if wins else say.SAILS_LOST
            told = Message(phrase, {**where, "token": value})
            found.append(Gain("sails bet", value if wins else -value, told))
        elif not wins:
            mean = sum(s.box.bets) / len(s.box.bets)
            told = Message(say.SAILS_MISSED, {**where, "seat": seat})
            found.append(Gain(f"missed {seat}", RIVAL * mean, told))
    return found


def _goods(s: Board, me: int, ship: int, shares: list[list[int]]) -> list[Gain]:
    """What falls to oneself, to the others, and what stays away from them."""
    found: list[Gain] = []
    mine = s.colours[me]
    if shares[mine]:
        worth = points_of(s, shares[mine])
        args = {"ship": ship + 1, "goods": words_of(shares[mine]), "count": worth}
        found.append(Gain("sails", float(worth), Message(say.SAILS, args)))
    seat, theirs = _richest(s, me, shares)
    if seat >= 0 and theirs > points_of(s, shares[mine]):
        goods = words_of(shares[s.colours[seat]])
        args = {"ship": ship + 1, "seat": seat, "goods": goods, "count": theirs}
        found.append(Gain("gives", -RIVAL * theirs, Message(say.SAILS_GIVES, args)))
    stays = [
        (*_richest(s, me, due_in_harbour(s, at, s.market)), at)
        for at in ready_ships(s)
        if at != ship
    ]
    if stays:
        rival, count, at = max(stays, key=lambda one: (one[1], -one[2]))
        here = due_in_harbour(s, at, s.market)
        if rival >= 0 and count > max(theirs, points_of(s, here[mine])):
            goods = words_of(here[s.colours[rival]])
            args = {"ship": at + 1, "seat": rival, "goods": goods, "count": count}
            told = Message(say.SAILS_STAYS, args)
            found.append(Gain("stays", RIVAL * LIKELY * (count - theirs), told))
    return found


def _richest(s: Board, me: int, shares: list[list[int]]) -> tuple[int, int]:
    """The other seat to whom most points fall, and how many; -1 where nothing falls to any."""
    seat, most = -1, 0
    for one in range(s.seats):
        worth = points_of(s, shares[s.colours[one]])
        if one != me and worth > most:
            seat, most = one, worth
    return seat, most
