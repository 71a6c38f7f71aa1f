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

from osada.kernel.content import Content, Override, PrintedValue, load_content

from .box import Box
from .characters.crafter.crafter import Crafter
from .characters.farmer.farmer import Farmer
from .characters.merchant.merchant import Merchant
from .characters.ranger.ranger import Ranger
from .ops.language import TOWN
from .words import CHARACTERS, FOLDER, VOCABULARY

CONTENT: Final = tuple(
    FOLDER / f"{name}.toml" for name in ("buildings", "town", "goals", "tales", *CHARACTERS)
)
STORY: Final = "story."
GROWING: Final = ("building",)
"""What an owner's file may add to."""


def load_box(override: Override | None = None) -> tuple[Content, Box]:
    """The content of the game and the box made from it."""
    content = load_content(CONTENT, override, GROWING)
    content.entries |= _story_entries()
    return content, make_box(content)


def make_box(content: Content) -> Box:
    """The box of these printed values; every fault in them is named."""
    words = VOCABULARY.extended()
    cast = (Farmer(content, words), Crafter(content), Merchant(content), Ranger(content))
    ops = dict(TOWN)
    for character in cast:
        ops |= character.ops()
    return Box(content, words, cast, ops)


def _story_entries() -> dict[str, PrintedValue]:
    """The files of cards, each as one entry."""
    return {
        f"{STORY}{path.stem}": _story(path)
        for path in sorted(FOLDER.glob("*.toml"))
        if path.name.startswith(("events", "adventures"))
    }


def _story(path: Path) -> PrintedValue:
    """A file of cards as one entry, so that another story is other content."""
    mark = _mark(path.read_text(encoding="utf-8"))
    return PrintedValue(mark, "reconstructed", "our own story", "MYT-EVENT-07")


@cache
def _mark(text: str) -> str:
    """What a file of cards says, as a short mark: remarks and the order of keys say nothing."""
    cards = json.dumps(tomllib.loads(text), sort_keys=True)
    return hashlib.blake2b(cards.encode(), digest_size=6).hexdigest()
