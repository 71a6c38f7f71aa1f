"""Event and adventure cards that an owner's file adds, and where they join the story. MYT-EVENT-07.

`[event.160]` is written as the cards of the game are. With `joins = 6` it comes whenever event 6
does.
"""

from __future__ import annotations

from typing import Final

from osada.kernel.content import Content

from .cards import LAST_CARD, CardFile, Story, Table, read_adventure, read_event

KINDS: Final = ("event", "adventure")
TEXTS: Final = "texts"
"""What an added card has beside what every card has."""


def added(content: Content, kind: str) -> tuple[str, ...]:
    """The numbers of the cards of one kind that an owner's file adds."""
    return content.members(kind)


def with_added(story: Story, content: Content, buildings: tuple[str, ...]) -> Story:
    """The story with an owner's cards in it; every fault in them is named."""
    if not (added(content, "event") or added(content, "adventure")):
        return story
    events, adventures = dict(story.events), dict(story.adventures)
    for kind in KINDS:
        file = card_file(content, kind, buildings)
        own = story.events if kind == "event" else story.adventures
        for number in added(content, kind):
            place = f"{kind}.{number}"
            if not number.isdecimal() or not 1 <= int(number) <= LAST_CARD or int(number) in own:
                reason = f"must have a number up to {LAST_CARD} that no card of the game has"
                file.fault(place, reason)
                continue
            given = file.table(file.data[number], place)
            raw = {key: value for key, value in given.items() if key != TEXTS}
            if raw.get("joins") not in own:
                reason = f"says with which {kind} of the game it comes: joins = {min(own)}"
                file.fault(f"{place}.joins", reason)
            if kind == "event":
                events[int(number)] = read_event(file, int(number), raw, place)
            else:
                adventures[int(number)] = read_adventure(file, int(number), raw, place)
        file.check()
    return Story(events, adventures)


def card_file(content: Content, kind: str, buildings: tuple[str, ...]) -> CardFile:
    """The cards of one kind as a file of cards has them, with the lines of the owner's file."""
    data: Table = {}
    lines: dict[str, int] = {}
    name = ""
    for entry, printed in content.entries.items():
        first, *path = entry.split(".")
        if first != kind:
            continue
        name = printed.file
        for depth in range(2, len(path) + 2):
            lines.setdefault(".".join([kind, *path][:depth]), printed.line)
        table = data
        for word in path[:-1]:
            inner = table.setdefault(word, {})
            table = inner if isinstance(inner, dict) else {}
        table[path[-1]] = printed.value
    return CardFile(name, data, lines, buildings)
