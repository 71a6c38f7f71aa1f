"""The texts that the cards of the story need in every language, by key; `story.ftl` holds them.

A card without choices tells what comes of it only where that is not already its text: when its
condition holds, when it fails, and for each season that it tells apart.
"""

from __future__ import annotations

from collections.abc import Iterator

from ..rules.cards import Adventure, Choice, Event
from ..rules.conditions import SEASONS
from .ways import Cards, ways_of

SYMBOLS = ("sunny", "cloudy", "rainy")
FORESTS = (1, 2, 3, 4, 5, 6, 8, 9, 10, 11, 12, 13)
"""Area 7 has no forest card (MYT-COMP-08)."""
WHOLE_BACK = "_"
"""The key of an adventure's only section: its back is read as a whole (MYT-NOON-ADV-02)."""


def story_keys(cards: Cards) -> set[str]:
    """Every key that `story.ftl` must hold, and no other."""
    found = {f"mythwind-season-{name}" for name in SEASONS}
    found |= {f"mythwind-weather-{name}" for name in SYMBOLS}
    found |= {f"mythwind-forest-{area}-title" for area in FORESTS}
    for number in range(1, len(cards.goals) + 1):
        found |= {f"mythwind-goal-{number}-title", f"mythwind-goal-{number}-text"}
    for number, event in cards.events.items():
        found.update(event_keys(number, event))
    for number, adventure in cards.adventures.items():
        found.update(adventure_keys(number, adventure))
    for way in ways_of(cards):
        opened = [effect.count for effect in way.effects if effect.op == "envelope"]
        found.update(f"mythwind-envelope-{envelope}-text" for envelope in opened)
    return found


def event_keys(number: int, event: Event) -> Iterator[str]:
    """Those of one event."""
    card = f"mythwind-event-{number}"
    yield f"{card}-title"
    yield f"{card}-text"
    for option in event.options:
        yield f"{card}-{option.key}"
        yield f"{card}-{option.key}-then"
    if event.condition:
        yield f"{card}-else"
        if not event.options:
            yield f"{card}-then"
    if event.fallback:
        yield f"{card}-fallback"
    for season, effects in zip(SEASONS, event.by_season, strict=True):
        if effects:
            yield f"{card}-{season}"


def adventure_keys(number: int, adventure: Adventure) -> Iterator[str]:
    """Those of one adventure."""
    card = f"mythwind-adventure-{number}"
    yield f"{card}-text"
    for section in adventure.sections:
        yield from _section_keys(card, section)


def _section_keys(card: str, section: Choice) -> Iterator[str]:
    place = card
    if section.key != WHOLE_BACK:
        place = f"{card}-{section.key}"
        yield place
    yield f"{place}-then"
    if section.test:
        yield f"{place}-else"
