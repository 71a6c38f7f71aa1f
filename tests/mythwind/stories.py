"""Stories to prove things about: the one in the box, and small ones written for a test."""

from __future__ import annotations

import re
import tomllib
from dataclasses import dataclass, field
from pathlib import Path

from osada.games.mythwind.rules import cards
from osada.games.mythwind.rules.cards import Adventure, Event, load_adventures, load_events

GAME = Path(cards.__file__).parents[1]
CONTENT = GAME / "content"
LANGUAGES = ("en", "pl", "cs")


@dataclass
class Goal:
    """A goal as far as the story knows it."""

    test: str = "F >= 4"
    success: tuple[str, ...] = ()
    failure: tuple[str, ...] = ()
    unlock: int = -1
    joins: int = -1


@dataclass
class Story:
    """Cards without the rest of the box."""

    events: dict[int, Event] = field(default_factory=dict)
    adventures: dict[int, Adventure] = field(default_factory=dict)
    goals: list[Goal] = field(default_factory=list)


def whole_story() -> Story:
    """All cards of the game, each read anew, so that a test may spoil them."""
    goals = tomllib.loads((CONTENT / "goals.toml").read_text(encoding="utf-8"))["goal"]
    return Story(
        load_events(CONTENT),
        load_adventures(CONTENT),
        [
            Goal(
                goal["test"]["value"],
                tuple(goal["success"]["value"]),
                tuple(goal["failure"]["value"]),
                goal["unlock"]["value"] - 1,
            )
            for goal in goals.values()
        ],
    )


DOORS = """
[[adventure.1.section]]
key = "a"
attach = "S"
effects = ["building grant chapel", "building grant fishing-grounds"]
[[adventure.2.section]]
key = "a"
attach = "S"
effects = ["building unlock chapel", "building unlock fishing-grounds"]
"""
"""The two buildings that every story must lead to, so that a small one is sound."""


def small_story(
    folder: Path, events: str, adventures: str = DOORS, since: str = "since = 1\n"
) -> Story:
    """A story of a few cards, given as the text of its files."""
    (folder / "events.toml").write_text(of_today(events, since), encoding="utf-8")
    (folder / "adventures.toml").write_text(of_today(adventures, since), encoding="utf-8")
    return Story(load_events(folder), load_adventures(folder))


def of_today(text: str, since: str = "since = 1\n") -> str:
    """The same with what every card says: since which printing it exists."""
    for card in dict.fromkeys(re.findall(r"(?:event|adventure)\.\d+", text)):
        if f"[{card}]\n" in text:
            text = text.replace(f"[{card}]\n", f"[{card}]\n{since}")
        else:
            text = text.replace(f"[[{card}.", f"[{card}]\n{since}[[{card}.", 1)
    return text
