"""A campaign told as a story page, from its log alone. MYT-GEN-02, MYT-GEN-04."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from osada.kernel.journal import Journal
from osada.kernel.message import Event
from osada.texts import Speech

WORTH_TELLING = (
    *("completed", "replaced", "granted", "construction-began", "cleared", "demolished"),
    *("field-opened", "sprite-came", "upgrade", "goal-met", "goal-missed", "goal-chosen"),
    *("achieved", "changed", "learned", "crafter-delivered", "ranger-departed"),
    *("project-built", "feast"),
    *("ranger-came-home", "ranger-carried-home", "season-effect"),
)
"""Events told in the table's own words; cards are told in the story's."""


TALES = ("guest-", "letter-", "anniversary-", "sky-")
"""Small stories of a season's end."""


def chronicle(journal: Journal, lang: str) -> str:
    """The page, as Markdown, of every chapter that the journal has opened."""
    speech = _speech(journal, lang)
    lines = [f"# {speech.title}", ""]
    for chapter in (*journal.chapters, journal.chapter):
        for event in (*chapter.opening, *(e for entry in chapter.entries for e in entry.events)):
            lines += _told(event, speech)
    return "\n".join(_squeezed(lines)) + "\n"


def _told(event: Event, speech: Speech) -> Iterator[str]:
    told = event.seen_by(None)
    key = str(told["key"]).removeprefix("mythwind-")
    args = told["args"]
    assert isinstance(args, Mapping)
    if key == "season-began":
        season = speech.name(f"season-{args['season']}")
        yield from ("", f"## {season}, {args['year']}", "", _goal(speech, args["goal"]), "")
    elif key == "day-began":
        yield from ("", f"**{args['day']}.**")
    elif key == "event":
        title, text = (speech.name(f"event-{args['card']}-{part}") for part in ("title", "text"))
        yield from ("", f"### {title}", "", text, "")
    elif key == "event-chosen":
        yield from _choice(speech, f"event-{args['card']}-{args['key']}")
    elif key == "adventure":
        text = speech.name(f"adventure-{args['card']}-text")
        yield from ("", f"*{speech.message(told)}* {text}")
    elif key == "adventure-chosen":
        yield from _choice(speech, f"adventure-{args['card']}-{args['key']}")
    elif key == "envelope":
        text = speech.name(f"envelope-{args['envelope']}-text")
        yield from ("", f"> {text}", "")
    elif key in WORTH_TELLING or key.startswith(TALES):
        yield f"- {speech.message(told)}"


def _goal(speech: Speech, goal: object) -> str:
    if not goal:
        return ""
    return f"*{speech.name(f'goal-{goal}-title')}: {speech.name(f'goal-{goal}-text')}*"


def _choice(speech: Speech, key: str) -> Iterator[str]:
    """The choice and what came of it, where the story has words for them."""
    card = key.removesuffix("-_")
    label = "" if key.endswith("-_") else speech.name(key)
    after = speech.name(f"{card}-then")
    parts = [f"**{label}.**"] if label and not label.startswith("⟨") else []
    if not after.startswith("⟨"):
        parts.append(after)
    if parts:
        yield from ("", " ".join(parts), "")


def _squeezed(lines: list[str]) -> Iterator[str]:
    """Never two empty lines after each other."""
    empty = False
    for line in lines:
        if line or not empty:
            yield line
        empty = not line


def _speech(journal: Journal, lang: str) -> Speech:
    """Everybody is called by the character they play now."""
    speech = Speech(journal.game, lang)
    seats = journal.state.view(None)["seats"]
    assert isinstance(seats, list)
    names = [speech.name(f"character-{seat['character']}") for seat in seats]
    return Speech(journal.game, lang, [name[:1].upper() + name[1:] for name in names])
