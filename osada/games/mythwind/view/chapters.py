"""The chapters of the story that are over, and what each has brought to the valley for good."""

from __future__ import annotations

from functools import cache
from typing import Final

from ..rules.box import SPRITES
from ..rules.cards import Event, Roll
from ..rules.effects import read_effect
from ..rules.town import Town
from .shape import Chapter

LASTING: Final = ("envelope", "tower", "sprite", "building")


def view_chapters(s: Town) -> list[Chapter]:
    """In their order. What a card of the chapter can bring and what is there now is new with it,
    unless an earlier chapter has brought it."""
    found: list[Chapter] = []
    known: set[tuple[str, int, str]] = set()
    new: list[tuple[str, int, str]] = []
    for card in s.gone_events:
        event = s.story.events[card]
        fresh = [one for one in _lasting(event) if one not in known and _there(s, one)]
        new += fresh
        known.update(fresh)
        if event.ends_chapter:
            found.append(_chapter(len(found) + 1, card, new))
            new = []
    return found


def _chapter(number: int, card: int, new: list[tuple[str, int, str]]) -> Chapter:
    return {
        "chapter": number,
        "card": card,
        "envelopes": sorted(count for op, count, _ in new if op == "envelope"),
        "upgrades": sorted(count for op, count, _ in new if op == "tower"),
        "sprites": [SPRITES[count - 1] for op, count, _ in sorted(new) if op == "sprite"],
        "buildings": [name for op, _, name in new if op == "building"],
    }


def _there(s: Town, one: tuple[str, int, str]) -> bool:
    op, count, name = one
    if op == "envelope":
        return bool(s.envelopes >> count & 1)
    if op == "tower":
        return bool(s.upgrades >> count - 1 & 1)
    if op == "sprite":
        return bool(s.sprites >> count - 1 & 1)
    number = s.box.names.index(name)
    return bool(s.unlocked >> number & 1) or not s.in_stack(number)


@cache
def _lasting(event: Event) -> tuple[tuple[str, int, str], ...]:
    """What the card can bring for good, whatever is chosen: word, number, name."""
    texts = [*event.effects, *event.otherwise, *event.fallback, *event.after]
    texts += [text for season in event.by_season for text in season]
    texts += _rolled(event.roll)
    for option in event.options:
        texts += [*option.effects, *option.otherwise, *option.after, *_rolled(option.roll)]
    effects = [read_effect(text) for text in texts if text.split()[0] in LASTING]
    found = [(e.op, e.count, e.name) for e in effects if e.op != "sprite" or e.mode == "add"]
    return tuple(dict.fromkeys(found))


def _rolled(roll: Roll | None) -> list[str]:
    return [text for face in roll.faces.values() for text in face] if roll else []
