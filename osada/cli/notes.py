"""What stands beside a game in its record, at the terminal: remarks, and other ways to go on."""

from __future__ import annotations

from rich.text import Text

from osada.kernel.journal import Journal
from osada.kernel.variations import Notes, Variation
from osada.terminal import Talk
from osada.texts import Speech

from .table.hinting import spoken


def tell_notes(notes: Notes, place: int, speech: Speech, talk: Talk, depth: int = 0) -> list[Text]:
    """What stands beside the position after so many actions, a line for each thing."""
    lines = []
    margin = " " * (6 + 4 * depth)
    remark = notes.remarks.get(place)
    if remark is not None:
        lines.append(Text(f"{margin}“{remark}”", style="italic", overflow="fold"))
    for one in notes.at(place):
        name = talk("variation", name=one.name) if one.name else talk("variation-nameless")
        lines.append(Text(f"{margin}{name}", style="cyan", overflow="fold"))
        lines += _tell_way(one, speech, talk, depth + 1)
    return lines


def _tell_way(one: Variation, speech: Speech, talk: Talk, depth: int) -> list[Text]:
    """The actions of a variation, with what stands beside them."""
    margin = " " * (6 + 4 * depth)
    lines = tell_notes(one.notes, 0, speech, talk, depth)
    for place, entry in enumerate(one.entries, 1):
        said = f"{margin}{speech.seat(entry.seat)}: {spoken(entry.action.text, speech)}"
        lines.append(Text(said, overflow="fold"))
        lines += tell_notes(one.notes, place, speech, talk, depth)
    return lines


def count_notes(journal: Journal, talk: Talk) -> str:
    """How much stands beside a game; nothing where there is nothing."""
    variations = remarks = 0
    for chapter in (*journal.chapters, journal.chapter):
        found = chapter.notes.count()
        variations, remarks = variations + found[0], remarks + found[1]
    told = [talk("record-variations", count=variations)] if variations else []
    told += [talk("record-remarks", count=remarks)] if remarks else []
    return ", ".join(told)


def notes_data(notes: Notes) -> dict[str, object]:
    """The same for programs."""
    return {
        "remarks": [{"after": at, "text": text} for at, text in sorted(notes.remarks.items())],
        "variations": [
            {
                "after": one.after,
                "name": one.name,
                "actions": [{"seat": e.seat, "action": e.action.text} for e in one.entries],
                **notes_data(one.notes),
            }
            for one in notes.variations
        ],
    }
