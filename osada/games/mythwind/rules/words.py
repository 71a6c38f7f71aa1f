"""Every action of Mythwind's town and its text; each character adds its own words.

visit adventure · visit bakery     put the figure on a town action tile or a building
use · pass                         carry the building's action out, or only be there
buy food · clear 5 · done          community work, clearing an area
construct bakery · demolish inn    the construction site
hire s2 · hire v1                  a tower die by kind and value
learn F3 · skill F2                acquire a skill, use one
field s2                           weaken a hired sprite to use the sprite field
resource food · die s2 · option 1 · area 5 · building inn · character farmer · goal 12 ·
kind sprite · yes · no             answers to what is asked
agree · object                     to what somebody proposed for all
odd-job · finish · keep · become crafter
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final, Literal

from osada.kernel.action import Action, Vocabulary

RESOURCES: Final = ("culture", "income", "production", "food")
LETTERS: Final = "CIPF"
Kind = Literal["sprite", "villager"]
KINDS: Final[tuple[Kind, ...]] = ("sprite", "villager")
SPRITE: Final = 0
VILLAGER: Final = 1
Character = Literal["farmer", "crafter", "merchant", "ranger"]
CHARACTERS: Final[tuple[Character, ...]] = ("farmer", "crafter", "merchant", "ranger")
TILES: Final = ("adventure", "community", "construct", "hire")
FOLDER: Final = Path(__file__).parents[1] / "content"


def _since(family: str, file: str) -> dict[str, int]:
    """By name, the printing that each card of a file came with; what is wrong there is told by
    whoever reads all of it."""
    text = (FOLDER / file).read_text("utf-8")
    cards = re.findall(r"^\[([a-z]+)\.([a-z0-9-]+)\][^\n]*\n(?:since = (\d+))?", text, re.MULTILINE)
    return {name: int(since or 1) for of, name, since in cards if of == family}


def _newest() -> int:
    """The last printing that any card says."""
    texts = (path.read_text("utf-8") for path in FOLDER.glob("*.toml"))
    found = (
        since for text in texts for since in re.findall(r"^since = (\d+)$", text, re.MULTILINE)
    )
    return max(map(int, found), default=1)


PRINTINGS: Final = _newest()
SINCE: Final = {
    "building": _since("building", "buildings.toml"),
    "goal": _since("goal", "goals.toml"),
}
"""The cards that have words of their own, and the printing that each came with."""
BUILDINGS: Final = tuple(SINCE["building"])
"""Those of the game as it is printed now, in the order of the file; an owner's file may add some to
a box, and an earlier printing has the first of them."""
LONGHOUSE: Final = 0
AREAS: Final = 13
SKILLS: Final = tuple(f"{letter}{n}" for letter in "FCMR" for n in range(1, 9))
"""Eight for each character, in the order of CHARACTERS."""
DICE: Final = ("s0", "s1", "s2", "s3", "v0", "v1", "v2", "v3")
"""A die is kind * 4 + value."""
GOALS: Final = len(SINCE["goal"])
COUNTERS: Final = (
    *("clear", "complete", "complete_III", "construct", "hire", "hire_S", "adventure", "skill"),
    *("use_building", "sprite_field", "buy", "event", "coins"),
)
"""What is counted through a season, for goals and achievements (MYT-GOAL-05)."""

VOCABULARY: Final = Vocabulary(f"{__name__.rpartition('.')[0]}.loading")
"""What is said in every campaign: first that of the first printing, and then (`loading`) what the
cards of each later one bring. A box has its own with what only its content brings."""


def plain(text: str) -> Action:
    """An action of one word."""
    VOCABULARY.declare(text)
    return VOCABULARY.word(text, (), text)


def words(kind: str, names: tuple[str, ...], argument: str = "") -> tuple[Action, ...]:
    """An action for each of some names; what its argument is called, if not like the kind."""
    VOCABULARY.declare(kind, argument or kind)
    return said(VOCABULARY, kind, names)


def said(vocabulary: Vocabulary, kind: str, names: tuple[str, ...]) -> tuple[Action, ...]:
    """An action for each of some names, the known ones as they are."""
    return tuple(vocabulary.word(kind, (i,), f"{kind} {name}") for i, name in enumerate(names))


def first(family: str) -> tuple[str, ...]:
    """The cards of the first printing."""
    return printed(family, 1)


def printed(family: str, printing: int) -> tuple[str, ...]:
    """The cards that a printing has, in order."""
    return tuple(name for name, since in SINCE[family].items() if since <= printing)


# Whatever names a building or a goal is in the box (`Box.visit`, …); here it gets its number.
USE: Final = plain("use")
PASS: Final = plain("pass")
DONE: Final = plain("done")
YES: Final = plain("yes")
NO: Final = plain("no")
AGREE: Final = plain("agree")
OBJECT: Final = plain("object")
ODD_JOB: Final = plain("odd-job")
FINISH: Final = plain("finish")
KEEP: Final = plain("keep")
words("visit", (*TILES, *first("building")), "space")
BUY: Final = words("buy", RESOURCES, "resource")
CLEAR: Final = words("clear", tuple(str(n + 1) for n in range(AREAS)), "area")
words("construct", first("building"), "building")
words("demolish", first("building"), "building")
HIRE: Final = words("hire", DICE, "die")
LEARN: Final = words("learn", SKILLS, "skill")
SKILL: Final = words("skill", SKILLS)
FIELD: Final = words("field", DICE, "die")
RESOURCE: Final = words("resource", RESOURCES)
DIE: Final = words("die", DICE)
OPTION: Final = words("option", tuple(str(n + 1) for n in range(6)))
AREA: Final = words("area", tuple(str(n + 1) for n in range(AREAS)))
words("building", first("building"))
CHARACTER: Final = words("character", CHARACTERS)
words("goal", first("goal"))
KIND: Final = words("kind", KINDS)
BECOME: Final = words("become", CHARACTERS, "character")
