"""What a story must not do, proved over its cards: `story_faults` lists every breach in words.

No card may be out of reach or missing, no door may have a single key, nothing may be gained again
and again for nothing, and nothing may be remembered that nobody ever asks about. MYT-EVENT-07,
MYT-ENV-01, MYT-BUILD-04.
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterable
from typing import Final

from ..rules.cards import Choice, Event, Roll
from ..rules.conditions import BadTest, read_test
from ..rules.effects import Effect
from .ways import Cards, Way, ways_of

FIRST_EVENT: Final = "event 1"
FIRST_CARDS: Final = (
    FIRST_EVENT,
    *(f"adventure {n}" for n in range(1, 11)),
    *(f"goal {n}" for n in range(1, 8)),
)
"""MYT-SETUP-08, MYT-SETUP-09, MYT-SETUP-11."""
NEED_THE_STORY: Final = ("building chapel", "building fishing-grounds")
"""Nothing but a card of the story makes these two constructible (MYT-BUILD-04)."""
ENTRANCES: Final = 2
WEATHER_CARDS: Final = 10
MOST_OPTIONS: Final = 6
PAYABLE: Final = frozenset(
    ("res", "coins", "weaken", "worker", "char_action", "demolish", "demolish_forest")
)
GAINS: Final = frozenset(("res", "coins", "worker"))
"""Effects that take when their number is negative; all other effects count as a gain, except:"""
NO_GAIN: Final = frozenset(("flag", "deck", "return_card", "weaken", "back", "forest_return"))
SEASON_END: Final = "season_end"
"""The one `until` that is no condition."""
FLAG: Final = re.compile(r"\bflag ([A-Za-z_0-9-]+)")


def story_faults(cards: Cards) -> list[str]:
    """Everything that is wrong with the story, in a fixed order; empty when it is sound."""
    ways = ways_of(cards)
    return [
        *_unreadable_tests(ways),
        *_missing_cards(cards, ways),
        *(f"{name}: no card brings it into play" for name in out_of_reach(cards)),
        *_single_entrances(ways),
        *_free_loops(ways),
        *_loose_flags(ways),
        *_stalls(cards),
        *_odd_sheets(cards, ways),
    ]


def dead_ends(cards: Cards) -> list[str]:
    """Where a campaign could not go on: cards that are not there, doors with one key, events
    without a way out."""
    ways = ways_of(cards)
    return [*_missing_cards(cards, ways), *_single_entrances(ways), *_stalls(cards)]


# -- cards --------------


def _added(effect: Effect) -> list[str]:
    """The cards an effect brings into play, by name."""
    if effect.op == "deck":
        return [f"{effect.name} {number}" for number in effect.cards]
    return [f"event {effect.count}"] if effect.op == "goto" else []


def _missing_cards(cards: Cards, ways: list[Way]) -> list[str]:
    known = {f"event {n}" for n in cards.events} | {f"adventure {n}" for n in cards.adventures}
    known |= {f"goal {n + 1}" for n in range(len(cards.goals))}
    known |= {f"weather {n + 1}" for n in range(WEATHER_CARDS)}
    return [
        f"{way.name}: '{effect.text}' adds {card}, which does not exist"
        for way in ways
        for effect in way.effects
        for card in _added(effect)
        if card not in known
    ]


def reached(ways: Iterable[Way]) -> set[str]:
    """The cards that can come into play from the first ones. The engine's refill of an empty deck
    only hastens what comes anyway, so it is not counted."""
    return _from_the_first(_brought(ways))


def _brought(ways: Iterable[Way]) -> dict[str, set[str]]:
    """The cards that each card may bring into play."""
    ways = tuple(ways)
    joining: dict[str, set[str]] = defaultdict(set)
    for way in ways:
        joining[way.joins].add(way.card)
    brings: dict[str, set[str]] = defaultdict(set)
    for first in FIRST_CARDS:
        if first != FIRST_EVENT:  # that one lies in its deck alone
            brings[first] |= joining[first]
    for way in ways:
        for effect in way.effects:
            added = _added(effect)
            brings[way.card].update(added)
            if effect.op == "deck":
                brings[way.card].update(*(joining[card] for card in added))
    return brings


def _from_the_first(brings: dict[str, set[str]], without: str = "") -> set[str]:
    """The same, if one card is left out."""
    waiting = list(FIRST_CARDS)
    seen = {without}
    while waiting:
        card = waiting.pop()
        if card not in seen:
            seen.add(card)
            waiting += brings.get(card, ())
    return seen - {without}


def out_of_reach(cards: Cards) -> list[str]:
    """The cards that no way through the story brings into play."""
    seen = reached(ways_of(cards))
    names = [
        *(f"event {n}" for n in cards.events),
        *(f"adventure {n}" for n in cards.adventures),
        *(f"goal {n + 1}" for n in range(len(cards.goals))),
    ]
    return [name for name in names if name not in seen]


# -- doors --------------


def doors(ways: Iterable[Way]) -> dict[str, set[str]]:
    """Envelopes and buildings of the story, each with the cards that open it."""
    found: dict[str, set[str]] = {name: set() for name in NEED_THE_STORY}
    for way in ways:
        for effect in way.effects:
            if effect.op == "envelope":
                found.setdefault(f"envelope {effect.count}", set()).add(way.card)
            elif effect.op == "building":
                found.setdefault(f"building {effect.name}", set()).add(way.card)
    return found


def _single_entrances(ways: list[Way]) -> list[str]:
    """Two cards must open a door. Where all of them lie behind one card, each way through that
    card must lead on to them: no single answer may shut a door for good."""
    faults = []
    brings = _brought(ways)
    others = {card: _from_the_first(brings, card) for card in sorted(_from_the_first(brings))}
    for door, keys in sorted(doors(ways).items()):
        if len(keys) < ENTRANCES:
            named = ", ".join(sorted(keys)) or "none"
            faults.append(f"{door}: needs {ENTRANCES} entrances, has: {named}")
            continue
        for card, seen in others.items():
            if card != FIRST_EVENT and not keys & seen:
                faults += [
                    f"{door}: every entrance leads through {card}, and {way.name} away from it"
                    for way in ways
                    if way.card == card and not _leads_on(ways, way, keys)
                ]
    return faults


def _leads_on(ways: list[Way], chosen: Way, keys: set[str]) -> bool:
    """Whether a card that opens the door can still come when a card is left by this way."""
    others = [way for way in ways if way.card != chosen.card or way is chosen]
    return bool(keys & reached(others))


# -- loops --------------


def _free_loops(ways: list[Way]) -> list[str]:
    """A used card is skipped by `deck … add`, so only `return_card` brings a card twice. Such a way
    must cost something, give nothing, or end itself by a flag that its own test asks for."""
    return [
        f"{way.name}: returns for free with a gain, without end"
        for way in ways
        if any(effect.op == "return_card" for effect in way.effects)
        and any(_is_gain(effect) for effect in way.effects)
        and not way.cost
        and not _ends_itself(way)
    ]


def _is_gain(effect: Effect) -> bool:
    if effect.op in GAINS:
        return effect.count > 0
    return effect.op not in NO_GAIN


def _ends_itself(way: Way) -> bool:
    asked = {name for test in way.tests for name in FLAG.findall(test)}
    return any(e.op == "flag" and e.mode != "clear" and e.name in asked for e in way.effects)


# -- memory --------------


def _loose_flags(ways: list[Way]) -> list[str]:
    asked = {name for way in ways for test in way.tests for name in FLAG.findall(test)}
    flags = [effect for way in ways for effect in way.effects if effect.op == "flag"]
    known = {effect.name for effect in flags if effect.mode != "clear"}
    cleared = {effect.name for effect in flags if effect.mode == "clear"}
    return [
        *(f"flag {name}: is asked for, but never set" for name in sorted(asked - known)),
        *(f"flag {name}: is set, but nobody asks for it" for name in sorted(known - asked)),
        *(f"flag {name}: is cleared, but never set" for name in sorted(cleared - known)),
    ]


def _unreadable_tests(ways: list[Way]) -> list[str]:
    faults = []
    for way in ways:
        for test in way.tests:
            if test == SEASON_END:
                continue
            try:
                read_test(test)
            except BadTest as fault:
                faults.append(f"{way.name}: {fault}")
    return faults


# -- single cards --------------


def _stalls(cards: Cards) -> list[str]:
    """An event must always have a way out, and a fallback must be able to happen."""
    faults = []
    for number, event in cards.events.items():
        if not event.options:
            continue
        sure = _always_open(event)
        if not sure and not event.fallback:
            faults.append(f"event {number}: nothing may be payable, and there is no fallback")
        if sure and event.fallback:
            faults.append(f"event {number}: the fallback can never happen")
    return faults


def _always_open(event: Event) -> bool:
    """One option free and without a test, or two free ones whose tests exclude each other."""
    free = {option.test for option in event.options if not option.cost}
    return "" in free or any(f"not {test}" in free for test in free)


def _odd_sheets(cards: Cards, ways: list[Way]) -> list[str]:
    """Keys twice, too many options, costs that cannot be paid, rolls with a face that means
    nothing."""
    faults = []
    for number, event in cards.events.items():
        faults += _odd_choices(f"event {number}", event.options, event.roll)
    for number, adventure in cards.adventures.items():
        faults += _odd_choices(f"adventure {number}", adventure.sections, None)
    for way in ways:
        bad = [effect.text for effect in way.cost if effect.op not in PAYABLE or effect.count < 1]
        faults += [f"{way.name}: '{text}' cannot be a cost" for text in bad]
    return faults


def _odd_choices(card: str, choices: tuple[Choice, ...], roll: Roll | None) -> list[str]:
    keys = [choice.key for choice in choices]
    faults = []
    if len(set(keys)) < len(keys) or "" in keys:
        faults.append(f"{card}: each choice needs a key of its own: {', '.join(keys)}")
    if len(keys) > MOST_OPTIONS:
        faults.append(f"{card}: at most {MOST_OPTIONS} choices, not {len(keys)}")
    for found in (roll, *(choice.roll for choice in choices)):
        faces = {1, 2, 3, 4, 5, 6} if found and found.die == "d6" else {0, 1, 2, 3}
        if found and set(found.faces) != faces:
            faults.append(f"{card}: a roll needs each of {sorted(faces)} once")
    return faults
