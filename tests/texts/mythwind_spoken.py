"""The town of Mythwind as its texts see it; each character's own phrases are tested with it."""

from __future__ import annotations

import ast
from dataclasses import dataclass
from pathlib import Path

from osada.games.mythwind.game import Mythwind
from osada.games.mythwind.rules import phrases
from osada.games.mythwind.rules.box import SEASONS, SPRITES, SYMBOLS
from osada.games.mythwind.rules.effects import DECKS
from osada.games.mythwind.rules.effects import WORDS as EFFECTS
from osada.games.mythwind.rules.telling import told_cost
from osada.games.mythwind.rules.town import PHASES
from osada.games.mythwind.rules.words import (
    BUILDINGS,
    CHARACTERS,
    DICE,
    GOALS,
    KINDS,
    RESOURCES,
    SKILLS,
    TILES,
)
from osada.kernel.action import Action
from osada.kernel.message import Phrase

from .fluent_files import Files, Name
from .spoken import Spoken, Values

MYTHWIND = Mythwind()
ACHIEVEMENTS = 15
TOWN_PHRASES = tuple(said for said in vars(phrases).values() if isinstance(said, Phrase))
"""What the town says, without what the characters add to the same book."""


def town_actions() -> tuple[Action, ...]:
    """The actions of the town, without those that only a character's journal knows."""
    box = Mythwind().box
    return tuple(a for a in box.words.actions if a.kind not in box.journal_kinds)


def town_questions() -> tuple[str, ...]:
    """Every kind of question the town's steps ask, read from their sources."""
    kinds = {"gain-resource", "lose-resource"}
    kinds |= {f"{op}-{place}" for op in ("strengthen", "weaken") for place in ("tower", "hired")}
    for file in sorted((Path(phrases.__file__).parent / "ops").glob("*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Attribute):
                continue
            kind = node.args[1] if node.func.attr == "ask" else None
            if isinstance(kind, ast.Constant):
                kinds.add(str(kind.value))
    return tuple(sorted(kinds))


NAMED = (
    *(f"resource-{resource}" for resource in RESOURCES),
    *(f"kind-{kind}" for kind in KINDS),
    *(f"die-{die}" for die in DICE),
    *(f"character-{character}" for character in CHARACTERS),
    *(f"tile-{tile}" for tile in TILES),
    *(f"building-{building}" for building in BUILDINGS),
    *(f"sprite-{sprite}" for sprite in SPRITES),
)
"""The things of the game, which names.ftl names."""
EXPLAINED = tuple(f"character-{character}-help" for character in CHARACTERS)
REACHED = tuple(
    f"achievement-{number}{part}" for number in range(1, ACHIEVEMENTS + 1) for part in ("", "-help")
)


@dataclass(frozen=True)
class SpokenTown(Spoken):
    """Its sentences also use the names of skills, goals and events, which stand in other files."""

    def files(self, lang: str) -> Files:
        """The files of the town itself first."""
        own = super().files(lang)
        every = sorted((self.folder / lang).glob("*.ftl"))
        return (*own, *(file for file in every if file not in own and file.name != "rules.ftl"))

    def needed(self) -> set[Name]:
        """Every text that the town may ask for."""
        own = ["title", *self.asked, *(f"action-{action.kind}" for action in town_actions())]
        own += [f"option-{option.name}" for option in self.game.options]
        names = {(f"{self}-{name}", "") for name in own}
        names |= {(phrase.key, "") for phrase in TOWN_PHRASES}
        for option in self.game.options:
            names |= {(f"{self}-option-{option.name}", part) for part in ("help", "choice")}
        return names


COUNTED: Values = (1, 2, 5, 22)

TOWN_SPOKEN = SpokenTown(
    game=MYTHWIND,
    asked=(
        *NAMED,
        *EXPLAINED,
        *REACHED,
        *(f"phase-{phase}" for phase in PHASES),
        *(f"word-{symbol}" for symbol in SYMBOLS),
        *(f"question-{kind}" for kind in town_questions()),
        *(f"effect-{word}" for word in EFFECTS),
    ),
    helped=(),
    by_name={
        "season": SEASONS,
        "symbol": SYMBOLS,
        "symbols": ([*SYMBOLS], [*SYMBOLS[::-1]], ["rainy", "rainy", "cloudy"]),
        "goal": tuple(range(1, GOALS + 1)),
        "effect": ("none", "progress", "event", "visit"),
        "space": (*TILES, *BUILDINGS),
        "kind": KINDS,
        "resource": RESOURCES,
        "building": BUILDINGS,
        "old": BUILDINGS[::-1],
        "needed": BUILDINGS[::-1],
        "front": BUILDINGS[::-1],
        "by": ("event", "adventure"),
        "grants": ("construct", "community", "use_building", "advance_one", "adventure"),
        "level": ("none", "I", "II", "III", "IV"),
        "most": ("I", "II"),
        "die": DICE,
        "now": ("s0", "v1", "s2", "v3"),
        "place": ("tower", "hired"),
        "skill": SKILLS,
        "sprite": SPRITES,
        "card": (*sorted(MYTHWIND.box.events), 999),
        "key": ("a", "b", "c"),
        "deck": DECKS,
        "achievement": tuple(range(1, ACHIEVEMENTS + 1)),
        "character": CHARACTERS,
        "question": town_questions(),
        "joint": ("yes", "no"),
        "phase": PHASES,
        "figure": ("out", "home"),
        "change": (-22, -5, -1, 1, 2, 20, 25),
        "area": COUNTED,
        "day": COUNTED,
        "year": COUNTED,
        "seats": COUNTED,
        "count": COUNTED,
        "envelope": (1, 2, 3, 4),
        "upgrade": tuple(range(1, 9)),
        "project": tuple(range(1, 13)),
        "work": tuple(range(1, 13)),
        "face": tuple(range(7)),
        "cost": (told_cost(["res F 1", "coins one 2"]),),
    },
    special={
        ("season-began", "goal"): tuple(range(GOALS + 1)),
        ("construction-began", "space"): (1, 2, 3, 4),
        ("moved-on", "space"): (1, 2, 3),
        ("moved-back", "space"): (2, 3, 4),
        ("changed", "old"): CHARACTERS,
        ("changed", "new"): CHARACTERS[::-1],
    },
    need_not_be_told={
        # the very one who reads it
        "mythwind-wait": frozenset({"seat"}),
        "mythwind-another-decides": frozenset({"seat"}),
        # what the reader has just tried
        "mythwind-not-asked": frozenset({"given"}),
        "mythwind-not-now": frozenset({"given"}),
        "mythwind-other-character": frozenset({"given"}),
        # an action, a key of the story, which no text can take apart
        "mythwind-proposed": frozenset({"answer"}),
        # told in the words of the story that it points at
        "mythwind-event-chosen": frozenset({"key"}),
        "mythwind-adventure-chosen": frozenset({"key"}),
    },
)
