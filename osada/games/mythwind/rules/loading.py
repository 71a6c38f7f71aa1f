"""A box made from the content: cards, characters and the table of operations of one game.

Two games with different corrections stand side by side: nothing of a box is shared but what no
content can change.
"""

from __future__ import annotations

import hashlib
import json
import tomllib
from functools import cache
from pathlib import Path
from typing import Final

from osada.kernel.action import Vocabulary
from osada.kernel.content import Content, Entry, Override, load_content

from .box import Box
from .characters.crafter.crafter import Crafter
from .characters.farmer.farmer import Farmer
from .characters.merchant.merchant import Merchant
from .characters.ranger.ranger import Ranger
from .ops.language import TOWN
from .words import CHARACTERS, FIRST_STORY, FOLDER, VOCABULARY

CONTENT: Final = tuple(
    FOLDER / f"{name}.toml" for name in ("buildings", "town", "goals", "tales", *CHARACTERS)
)
STORY: Final = "story."
SINCE: Final = (
    *("farmer.winter_bean", "tales.", "guest.", "letter.", "anniversary.", "sky.", "project."),
)
"""What the first rules had not."""
WORKS: Final = ("works.", "work.")
"""What the first three versions had not."""
GROWING: Final = ("building",)
"""What an owner's file may add to."""


def load_box(override: Override | None = None) -> tuple[Content, Box]:
    """The content of the game and the box made from it."""
    content = load_content(CONTENT, override, GROWING)
    content.entries |= _story_entries(FOLDER)
    return content, make_box(content)


def first_content(content: Content) -> Content:
    """The printed values and the story of the first rules; an owner’s corrections hold, too."""
    others = {
        n: entry
        for n, entry in content.entries.items()
        if not n.startswith((STORY, *SINCE, *WORKS))
    }
    values = load_content([FIRST_STORY / "values.toml"]).entries
    first = {n: entry for n, entry in values.items() if others[n].origin != "override"}
    return Content(others | first | _story_entries(FIRST_STORY))


def without_works(content: Content) -> Content:
    """What was printed by the second and third rules."""
    return Content({n: e for n, e in content.entries.items() if not n.startswith(WORKS)})


def make_box(content: Content, words: Vocabulary | None = None, folder: Path = FOLDER) -> Box:
    """The box of these printed values, with a story from a folder; every fault in them is named.
    Two boxes of one game share their words."""
    words = words or VOCABULARY.extended()
    cast = (Farmer(content, words), Crafter(content), Merchant(content), Ranger(content))
    ops = dict(TOWN)
    for character in cast:
        ops |= character.ops()
    return Box(content, words, cast, ops, folder)


def _story_entries(folder: Path) -> dict[str, Entry]:
    """The files of cards in a folder, each as one entry."""
    return {
        f"{STORY}{path.stem}": _story(path)
        for path in sorted(folder.glob("*.toml"))
        if path.name.startswith(("events", "adventures"))
    }


def _story(path: Path) -> Entry:
    """A file of cards as one entry, so that another story is other content."""
    mark = _mark(path.read_text(encoding="utf-8"))
    return Entry(mark, "reconstructed", "our own story", "MYT-EVENT-07")


@cache
def _mark(text: str) -> str:
    """What a file of cards says, as a short mark: remarks and the order of keys say nothing."""
    cards = json.dumps(tomllib.loads(text), sort_keys=True)
    return hashlib.blake2b(cards.encode(), digest_size=6).hexdigest()
