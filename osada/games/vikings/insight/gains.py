"""What a turn of Vikings on Board brings: who is in control of what, which bets would win, what the
goods are worth. Of other seats' bets only where they lie is read (VIK-HID-02)."""

from __future__ import annotations

from osada.insight.adviser import Gain
from osada.kernel.message import Message

from ..bots.evaluation import GUESSED, Control, control_of, prices_to_come, shared_out
from ..rules.board import IN_HAND, WON, Board
from ..rules.box import COLOURS, GOODS
from ..rules.numbers import berth_of, colour_of, owner_of, shields_of, team_of
from ..rules.words import FIRST_PLAYER
from . import phrases as say

LIKELY = 0.5
"""The part of what a ship promises that is counted: it may sail late, and be boarded."""
RIVAL = 0.3
"""What a point of a rival is worth to oneself."""
FIRMER = 0.08
"""What each shield of a lead adds to a bet, as a part of its value."""
STERN = 0.8
FIRST = 0.3


def gains(before: Board, after: Board, me: int) -> list[Gain]:
    """All of it, in no order."""
    found: list[Gain] = []
    for ship in before.harbour:
        if ship in after.harbour:
            found += _on_ship(before, after, me, ship)
    found += _bets(before, after, me)
    found += _market(before, after, me)
    found += _sailing(before, after, me)
    if after.sailor == me and before.sailor != me:
        found.append(Gain("stern", STERN, Message(say.STERN, {})))
    if after.placed[FIRST_PLAYER] == me and before.placed[FIRST_PLAYER] != me:
        found.append(Gain("early", FIRST, Message(say.EARLY, {})))
    return found


def _lead(s: Board, ship: int) -> Control | None:
    return control_of(s.hulls[ship]) if s.hulls[ship] else None


def _shares(s: Board, ship: int, control: Control | None) -> list[float]:
    if control is None:
        return [0.0] * 4
    return shared_out(s, ship, control.order, 0, prices_to_come(s, GUESSED))


def _on_ship(before: Board, after: Board, me: int, ship: int) -> list[Gain]:
    """Who is in control there, and of what."""
    was, now = _lead(before, ship), _lead(after, ship)
    before_all, after_all = _shares(before, ship, was), _shares(after, ship, now)
    mine = after.colours[me]
    more = after_all[mine] - before_all[mine]
    first_was, first_now = _first(was), _first(now)
    found: list[Gain] = []
    at = f"ship {ship}"
    count = after.goods_aboard(ship)
    loaded = count > before.goods_aboard(ship)
    if first_now == mine and (first_was != mine or loaded) and now is not None:
        args = {"ship": ship + 1, "count": count, **_shields(after, ship, mine)}
        if loaded:
            told = Message(say.LOAD, {"ship": ship + 1, "count": count})
        elif count:
            told = Message(say.FIRST, args)
        else:
            del args["count"]
            told = Message(say.FIRST_EMPTY, args)
        found.append(Gain(at, LIKELY * more + (0.4 if first_was != mine else 0.0), told))
    elif more > 0:
        told = Message(say.SHARE, {"ship": ship + 1})
        found.append(Gain(at, LIKELY * more, told))
    elif more < 0:
        found.append(Gain(at, LIKELY * more, Message(say.LESS, {"ship": ship + 1})))
    found += _rival(before, after, me, ship, (first_was, first_now), (before_all, after_all))
    return found


def _first(control: Control | None) -> int:
    return -1 if control is None else control.order[0]


def _shields(s: Board, ship: int, mine: int) -> dict[str, object]:
    """The shields of one's own team there, and of the best of the others."""
    totals = [0, 0, 0, 0]
    for piece in s.hulls[ship]:
        totals[colour_of(piece)] += shields_of(piece)
    return {"mine": totals[mine], "next": max(totals[c] for c in range(4) if c != mine)}


def _rival(
    before: Board,
    after: Board,
    me: int,
    ship: int,
    firsts: tuple[int, int],
    shares: tuple[list[float], list[float]],
) -> list[Gain]:
    """Another player who loses or gets first control."""
    found: list[Gain] = []
    if firsts[0] == firsts[1] or not after.goods_aboard(ship):
        return found
    for colour, phrase in ((firsts[0], say.TAKES_LEAD), (firsts[1], say.GIVES_LEAD)):
        seat = after.seat_of[colour] if colour >= 0 else -1
        if seat >= 0 and seat != me:
            less = shares[0][colour] - shares[1][colour]
            told = Message(phrase, {"ship": ship + 1, "seat": seat})
            found.append(Gain(f"lead {ship} {colour}", RIVAL * less, told))
    return found


def _bets(before: Board, after: Board, me: int) -> list[Gain]:
    """Bets that were laid, and bets that would win now or would not any more."""
    found: list[Gain] = []
    mean = sum(after.box.bets) / len(after.box.bets)
    for slot, place in enumerate(after.bets):
        if place < 0 or berth_of(place) not in after.harbour:
            continue
        seat, ship, team = owner_of(slot), berth_of(place), team_of(place)
        now = _lead(after, ship)
        leads = _first(now) == team
        moved = before.bets[slot] != place
        led = not moved and _first(_lead(before, ship)) == team
        where: dict[str, object] = {"ship": ship + 1, "colour": COLOURS[team]}
        if seat != me:
            if leads != led and not moved:
                phrase = say.HELPS if leads else say.SPOILS
                weight = RIVAL * LIKELY * mean * (-1 if leads else 1)
                told = Message(phrase, {**where, "seat": seat})
                found.append(Gain(f"rival bet {slot}", weight, told))
            continue
        value = after.tokens.values[slot]
        own = {**where, "token": value}
        what = f"bet {ship}"
        if moved and leads:
            found.append(Gain(what, LIKELY * value, Message(say.BET, own)))
        elif leads and not led:
            found.append(Gain(what, LIKELY * value, Message(say.BET_LEADS, own)))
        elif led and not leads:
            found.append(Gain(what, -LIKELY * value, Message(say.BET_TRAILS, own)))
        elif leads and now is not None:
            was = _lead(before, ship)
            more = now.lead - (was.lead if was is not None else 0)
            if more > 0:
                told = Message(say.BET_FIRMER, {**own, "count": now.lead})
                found.append(Gain(what, FIRMER * more * value, told))
    return found


def _market(before: Board, after: Board, me: int) -> list[Gain]:
    """A kind of goods that has become dearer, or that one has taken."""
    found: list[Gain] = []
    for kind, name in enumerate(GOODS):
        held = after.shields[me * 3 + kind]
        more = held - before.shields[me * 3 + kind]
        value = after.market[kind]
        if more > 0:
            told = Message(say.TOOK, {"goods": name, "value": value})
            found.append(Gain(f"took {kind}", more * value / 2, told))
        if value > before.market[kind]:
            others = [after.shields[s * 3 + kind] for s in range(after.seats) if s != me]
            args: dict[str, object] = {"goods": name, "value": value, "count": held}
            weight = held - RIVAL * max(others)
            found.append(Gain(f"market {kind}", weight, Message(say.MARKET, args)))
    return found


def _sailing(before: Board, after: Board, me: int) -> list[Gain]:
    """A ship that has been chosen to sail: the goods to be shared, and the bets at it."""
    ship = after.ship
    if ship < 0 or ship == before.ship or not after.ranking:
        return []
    found: list[Gain] = []
    prices = prices_to_come(after, GUESSED)
    share = shared_out(after, ship, after.ranking, after.share, prices)[after.colours[me]]
    if share > 0:
        args: dict[str, object] = {"ship": ship + 1, "count": after.goods_aboard(ship)}
        found.append(Gain("sails", share, Message(say.SAILS, args)))
    slot = before.own_bet_at(me, ship)
    if slot >= 0 and before.bets[slot] not in (IN_HAND, WON):
        team = team_of(before.bets[slot])
        value = before.tokens.values[slot]
        if team == after.ranking[0]:
            won: dict[str, object] = {"ship": ship + 1, "colour": COLOURS[team], "token": value}
            found.append(Gain("sails bet", float(value), Message(say.SAILS_BET, won)))
    return found
