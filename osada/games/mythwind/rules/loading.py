"""A box made from the content: cards, characters and the table of operations of one game.

Two games with different corrections stand side by side: nothing of a box is shared but what no
content can change. So do two printings: a later one has all cards of the earlier ones, as they
were, and others besides.
"""

from __future__ import annotations

import hashlib
import json
import tomllib
from functools import cache
from typing import Final

from osada.kernel.content import Content, Override, PrintedValue, load_content

from .added_cards import KINDS
from .box import Box
from .cards import of_printing
from .characters.crafter.crafter import Crafter
from .characters.farmer.farmer import Farmer
from .characters.merchant.merchant import Merchant
from .characters.ranger.ranger import Ranger
from .ops.language import TOWN
from .words import CHARACTERS, FOLDER, PRINTINGS, SINCE, TILES, VOCABULARY, printed, said

CONTENT: Final = tuple(
    FOLDER / f"{name}.toml" for name in ("buildings", "town", "goals", "tales", *CHARACTERS)
)
STORY: Final = "story."
GROWING: Final = ("building", *KINDS)
"""What an owner's file may add to."""


def _say(printing: int) -> int:
    """Say what the cards of a printing bring; how many words there are by then."""
    buildings = printed("building", printing)
    said(VOCABULARY, "visit", (*TILES, *buildings))
    for kind in ("construct", "demolish", "building"):
        said(VOCABULARY, kind, buildings)
    said(VOCABULARY, "goal", printed("goal", printing))
    return len(VOCABULARY)


WORDS: Final = tuple(_say(printing) for printing in range(1, PRINTINGS + 1))
"""How many of the words each printing has."""


def load_box(override: Override | None = None, printing: int = PRINTINGS) -> tuple[Content, Box]:
    """The content of the game as it was printed then, and the box made from it."""
    content = load_content(CONTENT, override, GROWING, printing)
    content.entries |= _story_entries(printing)
    return content, make_box(content, printing)


def make_box(content: Content, printing: int = PRINTINGS) -> Box:
    """The box of these printed values; every fault in them is named."""
    _check_since(content)
    words = VOCABULARY.extended(WORDS[printing - 1])
    cast = (Farmer(content, words), Crafter(content), Merchant(content), Ranger(content))
    ops = dict(TOWN)
    for character in cast:
        ops |= character.ops()
    return Box(content, words, cast, ops, printing)


def _check_since(content: Content) -> None:
    """Every card says since when it exists, and a later one stands after the earlier ones: its
    place is its number."""
    for family in SINCE:
        last, added = 1, content.added(family)
        for name in content.members(family):
            since = content.since.get((family, name), 0)
            if since >= last or name in added:
                last = max(last, since)
                continue
            entry = next(e for e in content.entries if e.startswith(f"{family}.{name}."))
            if since:
                content.refuse(entry, "stands after a card of a later printing: put it before")
            else:
                content.refuse(entry, f"is of no printing: say 'since = {PRINTINGS}' or later")


def _story_entries(printing: int) -> dict[str, PrintedValue]:
    """The files of cards, each as one entry, so that another story is other content."""
    marks = {
        path.stem: story_mark(path.read_text(encoding="utf-8"), printing)
        for path in sorted(FOLDER.glob("*.toml"))
        if path.name.startswith(("events", "adventures"))
    }
    return {
        f"{STORY}{name}": PrintedValue(mark, "reconstructed", "our own story", "MYT-EVENT-07")
        for name, mark in marks.items()
        if mark
    }


@cache
def story_mark(text: str, printing: int) -> str:
    """What the cards of a file say that a printing has, as a short mark: remarks and the order of
    keys say nothing. Empty where it has none."""
    given = tomllib.loads(text)
    cards = {name: of_printing(of, printing) for name, of in given.items() if isinstance(of, dict)}
    if not any(cards.values()):
        return ""
    plain = json.dumps({**given, **cards}, sort_keys=True)
    return hashlib.blake2b(plain.encode(), digest_size=6).hexdigest()
