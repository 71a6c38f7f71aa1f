"""What a turn of Vikings on Board brings: who is in control of what, what falls to whom, what the
goods are worth. Of other seats' bets only where they lie is read (VIK-HID-02)."""

from __future__ import annotations

from osada.insight.adviser import Gain
from osada.kernel.message import Message, Phrase

from ..rules.board import CHOOSE_DRAWN, CHOOSE_LOAD_SHIP, Board
from ..rules.box import GOODS
from ..rules.words import FIRST_PLAYER
from . import phrases as say
from .bets import bets
from .figures import (
    colour,
    due_in_harbour,
    first_of,
    lead_of,
    place_of,
    points_of,
    shields_on,
    words_of,
)
from .sailing import sailing
from .weights import CHOICE, FIRST, GROWTH, LEADS, LIKELY, NEUTRAL, RIVAL, STERN


def gains(before: Board, after: Board, me: int) -> list[Gain]:
    """All of it, in no order."""
    found: list[Gain] = []
    for ship in before.harbour:
        if ship in after.harbour and ship != after.ship:
            found += _on_ship(before, after, me, ship)
    found += bets(before, after, me)
    found += _goods(before, after, me)
    found += sailing(before, after, me)
    found += _choices(before, after, me)
    if after.sailor == me and before.sailor != me:
        found.append(Gain("stern", STERN, Message(say.STERN, {"count": after.sterns})))
    if after.placed[FIRST_PLAYER] == me and before.placed[FIRST_PLAYER] != me:
        found.append(Gain("early", FIRST, Message(say.EARLY, {})))
    return found


def _on_ship(before: Board, after: Board, me: int, ship: int) -> list[Gain]:
    """Who is in control there, and what falls to whom."""
    was, now = lead_of(before, ship), lead_of(after, ship)
    had, have = (due_in_harbour(s, ship, after.market) for s in (before, after))
    mine = after.colours[me]
    worth = points_of(after, have[mine])
    more = worth - points_of(after, had[mine])
    places = place_of(was, mine), place_of(now, mine)
    loaded = after.goods_aboard(ship) > before.goods_aboard(ship)
    what, weight = f"ship {ship}", LIKELY * GROWTH * more
    at: dict[str, object] = {"ship": ship + 1}
    found: list[Gain] = []
    if places[1] == 1 and (places[0] != 1 or (loaded and more > 0)):
        totals = shields_on(after, ship)
        most = max(totals[c] for c in range(4) if c != mine)
        shields = {"mine": totals[mine], "next": most, "lead": totals[mine] - most}
        due = {"goods": words_of(have[mine]), "count": worth}
        if loaded:
            told = Message(say.LOAD, {**at, **due})
        elif have[mine]:
            told = Message(say.FIRST, {**at, **shields, **due})
        else:
            told = Message(say.FIRST_EMPTY, {**at, **shields})
        found.append(Gain(what, weight + (LEADS if places[0] != 1 else 0.0), told))
    elif more > 0 and places[0] == places[1]:
        args = {**at, "now": places[1], "count": more}
        found.append(Gain(what, weight, Message(say.FULLER, args)))
    elif more:
        phrase = say.SHARE if more > 0 else say.LESS
        args = {**at, "was": places[0], "now": places[1], "count": abs(more)}
        found.append(Gain(what, weight, Message(phrase, args)))
    return found + _rivals(before, after, me, ship, had, have)


def _rivals(
    before: Board, after: Board, me: int, ship: int, had: list[list[int]], have: list[list[int]]
) -> list[Gain]:
    """Other players to whom more or less falls there, and goods that fall to nobody."""
    found: list[Gain] = []
    first_was, first_now = first_of(lead_of(before, ship)), first_of(lead_of(after, ship))
    loaded = after.goods_aboard(ship) > before.goods_aboard(ship)
    still = True
    for seat in range(after.seats):
        team = after.colours[seat]
        more = points_of(after, have[team]) - points_of(after, had[team])
        still = still and not more
        if seat == me or not more:
            continue
        phrase = _phrase(team, first_was, first_now, more, loaded)
        args: dict[str, object] = {"ship": ship + 1, "seat": seat, "count": abs(more)}
        found.append(Gain(f"lead {ship} {team}", -RIVAL * more, Message(phrase, args)))
    if loaded and still and first_now >= 0 and after.seat_of[first_now] < 0:
        more_of = [
            kind
            for kind in range(3)
            for _ in range(after.prows[ship * 3 + kind] - before.prows[ship * 3 + kind])
        ]
        told = Message(say.LOAD_NEUTRAL, _neutral(ship, first_now, more_of))
        found.append(Gain(f"neutral {ship}", NEUTRAL, told))
    return found


def _neutral(ship: int, team: int, kinds: list[int]) -> dict[str, object]:
    return {"ship": ship + 1, "colour": colour(team), "goods": words_of(kinds)}


def _phrase(team: int, was: int, now: int, more: int, loaded: bool) -> Phrase:
    if more < 0:
        return say.TAKES_LEAD if was == team != now else say.RIVAL_LESS
    if now == team != was:
        return say.GIVES_LEAD
    return say.LOAD_RIVAL if loaded else say.RIVAL_MORE


def _goods(before: Board, after: Board, me: int) -> list[Gain]:
    """A kind of goods that has become dearer, or that one has taken."""
    found: list[Gain] = []
    mine = after.colours[me]
    for kind, name in enumerate(GOODS):
        held = after.shields[me * 3 + kind]
        taken = held - before.shields[me * 3 + kind]
        was, value = before.market[kind], after.market[kind]
        if taken > 0:
            told = Message(say.TOOK, {"goods": name, "value": value})
            found.append(Gain(f"took {kind}", taken * value / 2, told))
        if value <= was:
            continue
        rise: dict[str, object] = {"goods": name, "was": was, "value": value}
        soon = sum(
            due_in_harbour(after, ship, after.market)[mine].count(kind) for ship in after.harbour
        )
        others = [(after.shields[s * 3 + kind], -s) for s in range(after.seats) if s != me]
        most, rival = max(others)
        weight = (value - was) * (held + LIKELY * soon - RIVAL * most)
        what = f"market {kind}"
        if most > held + soon:
            args = {**rise, "seat": -rival, "theirs": most, "mine": held}
            found.append(Gain(what, min(weight, -RIVAL), Message(say.MARKET_RIVAL, args)))
        elif held:
            args = {**rise, "count": held}
            found.append(Gain(what, weight, Message(say.MARKET, args)))
        elif soon:
            args = {**rise, "count": soon}
            found.append(Gain(what, weight, Message(say.MARKET_SOON, args)))
    return found


def _choices(before: Board, after: Board, me: int) -> list[Gain]:
    """What one will choose, once the goods of a pile are known."""
    if me not in after.turn or after.reveals == before.reveals:
        return []
    if after.step == CHOOSE_DRAWN:
        count = len(after.drawn.values)
        return [Gain("choice", CHOICE, Message(say.DRAW, {"count": count}))] if count > 1 else []
    if after.step == CHOOSE_LOAD_SHIP:
        mine = after.colours[me]
        led = [at for at in after.harbour if first_of(lead_of(after, at)) == mine]
        if led:
            args: dict[str, object] = {"ships": [at + 1 for at in led], "count": len(led)}
            return [Gain("choice", CHOICE, Message(say.ADD, args))]
    return []
