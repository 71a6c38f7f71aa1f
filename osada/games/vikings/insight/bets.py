"""Bets that a turn lays, and bets that would win now or would not any more."""

from __future__ import annotations

from osada.insight.adviser import Gain
from osada.kernel.message import Message

from ..rules.board import Board
from ..rules.numbers import berth_of, owner_of, team_of
from . import phrases as say
from .figures import colour, first_of, lead_of, shields_on, to_come
from .weights import FIRMER, LATER, LIKELY, RIVAL


def bets(before: Board, after: Board, me: int) -> list[Gain]:
    """Of bets at ships in the harbour."""
    found: list[Gain] = []
    for slot, place in enumerate(after.bets):
        if place >= 0 and berth_of(place) in after.harbour and berth_of(place) != after.ship:
            one = _own if owner_of(slot) == me else _other
            gain = one(before, after, slot)
            if gain is not None:
                found.append(gain)
    return found


def _other(before: Board, after: Board, slot: int) -> Gain | None:
    """A bet of somebody else, of which nobody knows the value."""
    place = after.bets[slot]
    if before.bets[slot] != place:
        return None
    ship, team = berth_of(place), team_of(place)
    leads = first_of(lead_of(after, ship)) == team
    if leads == (first_of(lead_of(before, ship)) == team):
        return None
    mean = sum(after.box.bets) / len(after.box.bets)
    where = {"ship": ship + 1, "seat": owner_of(slot), "colour": colour(team)}
    weight = RIVAL * LIKELY * mean * (-1 if leads else 1)
    return Gain(f"rival bet {slot}", weight, Message(say.HELPS if leads else say.SPOILS, where))


def _own(before: Board, after: Board, slot: int) -> Gain | None:
    place = after.bets[slot]
    ship, team = berth_of(place), team_of(place)
    now, was = lead_of(after, ship), lead_of(before, ship)
    leads = first_of(now) == team
    value = after.tokens.values[slot]
    args: dict[str, object] = {"ship": ship + 1, "colour": colour(team), "token": value}
    what, lead = f"bet {ship}", now.lead if now else 0
    if before.bets[slot] != place:
        if leads:
            told = Message(say.BET, {**args, "count": lead, "left": to_come(after)})
            return Gain(what, LIKELY * value, told)
        totals = shields_on(after, ship)
        behind = max(totals) - totals[team]
        told = Message(say.BET_LATER, {**args, "count": behind, "left": to_come(after)})
        return Gain(what, LATER * value, told)
    led = first_of(was) == team
    if leads and not led:
        return Gain(what, LIKELY * value, Message(say.BET_LEADS, {**args, "count": lead}))
    if led and not leads:
        return Gain(what, -LIKELY * value, Message(say.BET_TRAILS, args))
    more = lead - (was.lead if was is not None else 0)
    if leads and more > 0:
        told = Message(say.BET_FIRMER, {**args, "count": lead})
        return Gain(what, FIRMER * more * value, told)
    return None
