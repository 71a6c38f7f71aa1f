"""Bet, and move a bet. VIK-ACT-BET-01, VIK-ACT-BET-02, VIK-ACT-BETMOVE-01, VIK-ACT-BETMOVE-02.

At most one token of a player at a ship (VIK-BET-01); players may share a circle unless the table
plays otherwise (VIK-BET-02). Any colour may be bet on, a neutral one too (VIK-BET-07). A wrong
bet at a sailed ship may still be moved (VIK-BET-06).
"""

from __future__ import annotations

from osada.kernel.action import Action
from osada.kernel.message import Hidden, Message, Prompt, Reason, eye
from osada.kernel.step import Step

from .. import changes
from .. import phrases as say
from ..board import CHOOSE_CIRCLE, IN_HAND, WON, Board
from ..box import COLOURS
from ..flow import next_worker
from ..numbers import berth_of, circle_at, first_slot, owner_of, team_of
from ..words import BET, CIRCLES, SPACE_NAMES, TOKENS


def _circle_holder(s: Board, circle: int) -> int:
    """Another seat's token on a circle, where circles are exclusive; else -1."""
    if s.options.exclusive_circles:
        for slot, place in enumerate(s.bets):
            if place == circle:
                return owner_of(slot)
    return -1


def _circles(s: Board, slot: int) -> list[int]:
    """Every circle the token in this slot may go to."""
    seat = owner_of(slot)
    bets = s.bets
    here = bets[slot]
    exclusive = s.options.exclusive_circles
    closed = 0
    for other in range(first_slot(seat), first_slot(seat + 1)):
        if other != slot and bets[other] >= 0:
            closed |= 1 << berth_of(bets[other])
    found: list[int] = []
    for ship in s.harbour:
        if not closed >> ship & 1:
            for circle in range(circle_at(ship, 0), circle_at(ship + 1, 0)):
                if circle != here and not (exclusive and _circle_holder(s, circle) >= 0):
                    found.append(circle)
    return found


def _has_circle(s: Board, slot: int) -> bool:
    """Whether the token in this slot may go anywhere."""
    if s.options.exclusive_circles:
        return bool(_circles(s, slot))
    here = berth_of(s.bets[slot]) if s.bets[slot] >= 0 else -1
    return any(ship == here or s.own_bet_at(owner_of(slot), ship) < 0 for ship in s.harbour)


def can_bet(s: Board) -> bool:
    """Whether the mover has a token in hand and a ship to bet on."""
    for slot in range(first_slot(s.mover), first_slot(s.mover + 1)):
        if s.bets[slot] == IN_HAND:
            return _has_circle(s, slot)
    return False


def can_bet_or_move(s: Board) -> bool:
    """Whether the mover can bet, or has a bet that can be moved."""
    for slot in range(first_slot(s.mover), first_slot(s.mover + 1)):
        if s.bets[slot] != WON and _has_circle(s, slot):
            return True
    return False


class ChooseToken(Step[Board]):
    """Which token: one from hand, or (at Bet / Move a Bet) one that lies on a circle."""

    def offers(self, s: Board, seat: int) -> list[Action]:
        values = sorted(s.tokens.values[first_slot(s.mover) : first_slot(s.mover + 1)])
        return [TOKENS[value - 1] for value in values if self._open(s, s.slot_of(s.mover, value))]

    def _open(self, s: Board, slot: int) -> bool:
        place = s.bets[slot]
        if place == WON or (place >= 0 and s.space == BET):
            return False
        return _has_circle(s, slot)

    def why_not(self, s: Board, seat: int, action: Action) -> tuple[Reason, ...]:
        value = action.args[0]
        slot = s.slot_of(s.mover, value)
        if slot < 0:
            values = [str(printed) for printed in sorted(s.box.bets)]
            return (Message(say.NO_SUCH_TOKEN, {"token": value, "values": values}),)
        if self._open(s, slot):
            return ()
        place = s.bets[slot]
        if place == WON:
            return (Message(say.TOKEN_WON, {"token": value}),)
        if place >= 0 and s.space == BET:
            return (
                Message(
                    say.TOKEN_LAID,
                    {
                        "token": value,
                        "ship": berth_of(place) + 1,
                        "colour": COLOURS[team_of(place)],
                    },
                ),
            )
        return (Message(say.TOKEN_STUCK, {"token": value}),)

    def carry_out(self, s: Board, seat: int, action: Action) -> None:
        value = action.args[0]
        s.token = s.slot_of(seat, value)
        s.step = CHOOSE_CIRCLE
        if s.telling:
            _tell_of(s, seat, value, s.bets[s.token])
        if s.watched:
            s.changes.append(changes.token_chosen(s.token))

    def prompt(self, s: Board, seat: int) -> Prompt:
        return Message(say.ASK_TOKEN, {"seat": seat, "space": SPACE_NAMES[s.space]})


def _tell_of(s: Board, seat: int, value: int, place: int) -> None:
    """A token is taken up from the hand, or from where it lies."""
    told: dict[str, object] = {"seat": seat, "token": Hidden(value, eye(seat))}
    if place >= 0:
        told["ship"] = berth_of(place) + 1
        told["colour"] = COLOURS[team_of(place)]
    s.tell(say.BET_LIFTED if place >= 0 else say.TOKEN_CHOSEN, told)


class ChooseCircle(Step[Board]):
    """At which ship, and on which team."""

    def offers(self, s: Board, seat: int) -> list[Action]:
        return [CIRCLES[circle] for circle in _circles(s, s.token)]

    def why_not(self, s: Board, seat: int, action: Action) -> tuple[Reason, ...]:
        circle = action.args[0]
        ship = berth_of(circle)
        where: dict[str, object] = {"ship": ship + 1, "colour": COLOURS[team_of(circle)]}
        if ship not in s.harbour:
            return (Message(say.SHIP_SAILED, {"ship": ship + 1}),)
        if circle == s.bets[s.token]:
            return (Message(say.SAME_CIRCLE, where),)
        own = s.own_bet_at(owner_of(s.token), ship)
        if own >= 0 and own != s.token:
            return (
                Message(
                    say.ALREADY_BET, {"ship": ship + 1, "colour": COLOURS[team_of(s.bets[own])]}
                ),
            )
        holder = _circle_holder(s, circle)
        if holder >= 0:
            return (Message(say.CIRCLE_TAKEN, {**where, "seat": holder}),)
        return ()

    def carry_out(self, s: Board, seat: int, action: Action) -> None:
        """The token lies face down: its value stays its owner's secret (VIK-HID-02)."""
        circle = action.args[0]
        before = s.bets[s.token]
        s.bets[s.token] = circle
        if s.telling:
            s.tell(
                say.BET_MOVED if before >= 0 else say.BET_LAID,
                {
                    "seat": seat,
                    "token": Hidden(s.tokens.values[s.token], eye(seat)),
                    "ship": berth_of(circle) + 1,
                    "colour": COLOURS[team_of(circle)],
                },
            )
        if s.watched:
            s.changes.append(changes.bet_laid(s, s.token, before))
        next_worker(s)

    def prompt(self, s: Board, seat: int) -> Prompt:
        token = Hidden(s.tokens.values[s.token], eye(s.mover))
        return Message(say.ASK_CIRCLE, {"seat": seat, "token": token})
