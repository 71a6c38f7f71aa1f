"""What a deed costs and brings, by playing it as far as nothing is drawn."""

from __future__ import annotations

from random import Random

from osada.insight.adviser import Told
from osada.kernel.action import Action
from osada.kernel.message import Args, Message, Phrase

from ..rules.town import FOREST, Town
from ..rules.words import CHARACTERS, DICE, KINDS, RESOURCES, SKILLS
from . import phrases as say
from .adviser import Advising
from .own import OWN_CHANGES

Change = tuple[Phrase, Args, int]
"""What has changed, and whether it is a gain (above 0) or a price."""
MOST = 40
"""An errand takes fewer decisions than this."""
WORLDS = 6
"""In so many worlds something has to be the same that is told although something is drawn."""
UNTOLD = ("event-option", "adventure-option", "clear-area", "choose-goal")
"""What these bring is turned up only afterwards, or at the season's end."""
LASTING = ("finish", "keep", "become")
"""The day goes on with these, and others have their say."""


def played_out(
    s: Town, seat: int, first: Action, mind: Advising
) -> tuple[tuple[str, ...], tuple[Told, ...]]:
    """The answer with what this seat would answer next, until it is asked nothing that belongs to
    it, and what came of all that; where something is drawn, only what came before."""
    question = s.asked_of(seat)
    if first.kind == "clear":
        return (first.text,), tuple(told_changes(_cleared(s, first), seat))
    if first.kind in LASTING or (question is not None and question.kind in UNTOLD):
        return (first.text,), ()
    actions: list[Action] = []
    after, action = s, first
    while len(actions) < MOST:
        later = _after(after, seat, action)
        if later.reveals != after.reveals:
            return _told(actions or [first], _certain(s, after, seat, action), True, seat)
        actions.append(action)
        after = later
        if not _goes_on(after, seat):
            break
        action = mind.decide(after, seat).action
        if action.kind == "clear":
            found = changes(s, after, seat) + _cleared(s, action)
            return _told([*actions, action], found, False, seat)
    return _told(actions, changes(s, after, seat), False, seat)


def _cleared(s: Town, action: Action) -> list[Change]:
    """What lies under a forest is not known before."""
    price: Args = {"coins": s.box.clear_price}
    return [(say.COINS, price, -1), (say.CLEARED, {"area": action.args[0] + 1}, 1)]


def _told(
    actions: list[Action], found: list[Change], drawn: bool, seat: int
) -> tuple[tuple[str, ...], tuple[Told, ...]]:
    brings = told_changes(found, seat)
    if drawn:
        brings.append(Message(say.DRAWN, {}).seen_by(seat))
    return tuple(action.text for action in actions), tuple(brings)


def _certain(start: Town, s: Town, seat: int, action: Action) -> list[Change]:
    """What comes of an action in every world, where something is drawn by it."""
    found: list[Change] | None = None
    for world in range(WORLDS):
        twin = s.imagined(seat, Random(world))
        twin.play(seat, action)
        assert isinstance(twin, Town)
        there = changes(start, twin, seat)
        found = there if found is None else [one for one in found if one in there]
    return found or []


def _after(s: Town, seat: int, action: Action) -> Town:
    twin = s.copy()
    twin.play(seat, action)
    assert isinstance(twin, Town)
    return twin


def _goes_on(s: Town, seat: int) -> bool:
    question = s.asked_of(seat) if seat in s.turn else None
    return question is not None and question.seat == seat


def told_changes(found: list[Change], seat: int) -> list[Told]:
    """In a sentence what was paid and what was gained."""
    cost: list[Told] = []
    gain: list[Told] = []
    for phrase, args, amount in found:
        (gain if amount > 0 else cost).append(Message(phrase, args).seen_by(seat))
    if cost and gain:
        return [Message(say.BRINGS, {"cost": cost, "gain": gain}).seen_by(seat)]
    if cost:
        return [Message(say.COSTS, {"cost": cost}).seen_by(seat)]
    return [Message(say.GAINS, {"gain": gain}).seen_by(seat)] if gain else []


def changes(before: Town, after: Town, seat: int) -> list[Change]:
    """What a seat has paid and gained, for itself and the town."""
    if before.cast != after.cast:  # somebody else's purse and board
        return []
    had, has = before.sheet(seat), after.sheet(seat)
    found: list[Change] = []
    if has.coins != had.coins:
        change = has.coins - had.coins
        found.append((say.COINS, {"coins": abs(change)}, change))
    for kind, name in enumerate(RESOURCES):
        change = after.tracks[kind] - before.tracks[kind]
        if change:
            found.append((say.RESOURCE, {"resource": name, "count": abs(change)}, change))
    found += _town_changes(before, after)
    found += [(say.WORKER, {"die": DICE[die]}, 1) for die in _more(has.dice, had.dice)]
    found += [(say.WORKER, {"die": DICE[die]}, -1) for die in _more(had.dice, has.dice)]
    first = before.cast[seat] * 8
    new = [skill for skill in has.skills if skill not in had.skills]
    found += [(say.SKILL, {"skill": SKILLS[first + skill]}, 1) for skill in new]
    if has.attached >= 0 and had.attached < 0:
        found.append((say.ATTACHED, {"kind": KINDS[has.attached]}, 1))
    own = OWN_CHANGES[CHARACTERS[before.cast[seat]]]
    return found + own(had.own, has.own, before)


def _town_changes(before: Town, after: Town) -> list[Change]:
    names = before.box.names
    found: list[Change] = []
    for building in _more(after.site, before.site):
        if building not in before.areas:
            found.append((say.BEGUN, {"building": names[building]}, 1))
    for area, (old, new) in enumerate(zip(before.areas, after.areas, strict=True)):
        if new >= 0 and new != old:
            found.append((say.BUILT, {"building": names[new]}, 1))
        elif old >= 0 > new:
            found.append((say.TORN, {"building": names[old]}, -1))
        elif old == FOREST != new:
            found.append((say.CLEARED, {"area": area + 1}, 1))
    return found


def _more(now: list[int], then: list[int]) -> list[int]:
    """What is there now that was not there then."""
    left = then[:]
    found = []
    for one in now:
        if one in left:
            left.remove(one)
        elif one >= 0:
            found.append(one)
    return found
