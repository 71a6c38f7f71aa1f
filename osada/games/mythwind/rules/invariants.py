"""What must hold in every moment of a campaign: the global invariants of the specification."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from .town import BETWEEN, FOREST, NOON, WAIT, Town
from .words import AREAS, CHARACTERS, KINDS


def broken_invariants(s: Town) -> list[str]:
    """Every invariant that does not hold, in words."""
    return list(position_faults(s))


def position_faults(s: Town, unread: frozenset[str] = frozenset()) -> Iterator[str]:
    """Tracks, dice, buildings, forests, cards, figures, what waits; what is about a part of the
    position that could not be read is not judged."""
    for check, parts in CHECKS:
        if not unread.intersection(parts.split()):
            yield from check(s)


def _journals(s: Town) -> Iterator[str]:
    for character in s.box.cast:
        for fault in character.faults(s.sheets[character.number].own):
            yield f"{CHARACTERS[character.number]}: {fault}"


def _board(s: Town) -> Iterator[str]:
    if not all(0 <= level <= 10 for level in s.tracks):
        yield "a track is off its scale 0 to 10"
    if len(s.areas) != AREAS:
        yield f"there are {AREAS} areas"
    built = [b for b in (*s.areas, *s.site) if b >= 0]
    for building in sorted({b for b in built if built.count(b) > 1}):
        yield f"the {s.box.names[building]} is in two places"
    for area, what in enumerate(s.areas):
        if what == FOREST and area not in s.box.forests:
            yield f"area {area + 1} has no forest card"
    for building in s.standing():
        if not s.ever_built >> building & 1:
            yield f"the {s.box.names[building]} stands but was never built"


def dice_in_use(s: Town, kind: int) -> int:
    """Dice of a kind at the Tower, with somebody, or on the sprite field."""
    dice = [*s.tower, *(die for sheet in s.sheets for die in sheet.dice)]
    dice += [s.field_die] * (s.field_die >= 0)
    return sum(1 for die in dice if die // 4 == kind)


def _dice(s: Town) -> Iterator[str]:
    """MYT-COMP-12: sixteen dice, each in one place; none at the Tower is blank."""
    for kind in range(2):
        count = s.supply[kind] + dice_in_use(s, kind)
        if count != s.box.dice_each:
            yield f"there are {count} {KINDS[kind]} dice, not {s.box.dice_each}"
    if any(die % 4 == 0 for die in s.tower):
        yield "a die at the Tower is blank"
    for c, sheet in enumerate(s.sheets):
        if sheet.dice and c not in s.cast:
            yield f"the {CHARACTERS[c]} is not in play but has dice"
        if sheet.coins < 0:
            yield f"the {CHARACTERS[c]} has less than no coins"
        if len(sheet.skills) > s.box.skill_slots:
            yield f"the {CHARACTERS[c]} has more skills than slots"


def _cards(s: Town) -> Iterator[str]:
    """Every card is in at most one place; every weather card of the season in exactly one."""
    resolving = [card.split() for card in s.open_cards if card not in s.returned]
    events = [int(n) for kind, n in resolving if kind == "event"]
    adventures = [int(n) for kind, n in resolving if kind == "adventure"]
    places = {
        "event": [*s.event_deck.values, *s.gone_events, *s.kept, *events],
        "adventure": [*s.adventure_deck.values, *s.gone_adventures, *adventures],
        "goal": [*s.goal_deck.values, *s.gone_goals, *([s.goal] if s.goal >= 0 else [])],
        "weather": [*s.weather_deck.values, *s.revealed],
    }
    for name, cards in places.items():
        for card in sorted({c for c in cards if cards.count(c) > 1}):
            yield f"{name} card {card} is in two places"
    if not set(range(9)) <= set(places["weather"]):
        yield "a weather card is missing"
    if any(not 0 <= goal < len(s.box.goals) for goal in places["goal"]):
        yield "a goal card that does not exist"


def _waiting(s: Town) -> Iterator[str]:
    """MYT-NOON-03: one figure a space; something waits exactly when somebody is asked."""
    sheets = [s.sheet(seat) for seat in range(s.seats)]
    figures = [(sheet.figure, sheet.area) for sheet in sheets if sheet.figure >= 0]
    if len(set(figures)) != len(figures):
        yield "two figures stand on one space"
    for seat, aside in s.aside.items():
        if not aside.tasks or aside.tasks[-1].text.split()[0] not in s.box.ops:
            yield f"seat {seat} is asked something but nothing waits for the answer"
    if s.question is None:
        if s.tasks and not (s.aside and s.tasks[-1].text == WAIT):
            yield "something waits to be resolved but nobody is asked"
        if s.phase not in (NOON, BETWEEN) and not s.aside:
            yield "nobody is asked between phases"
    elif not s.tasks:
        yield "something is asked but nothing waits for the answer"
    elif s.tasks[-1].text.split()[0] not in s.box.ops:
        yield f"nothing resolves '{s.tasks[-1].text}'"
    if not s.turn:
        yield "nobody may act, though the game never ends"


CHECKS: Final[tuple[tuple[Callable[[Town], Iterator[str]], str], ...]] = (
    (_board, "tracks areas site ever_built"),
    (_dice, "cast supply tower field sheets"),
    (_cards, "decks gone kept goal revealed open_cards returned"),
    (_waiting, "cast sheets question aside tasks phase turn"),
    (_journals, "sheets"),
)
"""What must hold, and the parts of a position that it is about."""
