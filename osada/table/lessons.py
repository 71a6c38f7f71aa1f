"""Guided first games: records whose comments say what the player is told before each action.

A tutorial is a file `osada/games/<game>/lessons/<name>.osada`, an ordinary record of one chapter
(`osada record check` reads it) with two kinds of remarks, each on a line of its own before the
action that it is about:

    #: lesson-<game>-load RULE-ID        the text to show, and the rule it stands on, if any
    0 ship 3
    1 draw-3                             other seats have no remarks: the table plays for them
    #: lesson-<game>-free
    #! any                               here the player may do anything legal; what stands below
    0 bet                                is only an example, and nothing follows it

The player sits at seat 0, and every action of that seat has its text. Besides these there are two
texts for each game: `lesson-<game>-intro` before the first action, `lesson-<game>-done` after the
last. From there on it is a game like any other.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

import osada
from osada.games import house
from osada.kernel.action import Wire
from osada.kernel.errors import BadRecord, OsadaError, did_you_mean
from osada.kernel.options import spell

from .protocol.table import Lesson, Tell

PLAYER = 0
"""The seat of whoever is learning."""
PARTING = 6
"""For how many actions after the last one of the script the closing words stay."""
_ACTION = re.compile(r"(\d+) ")
_SAYS = re.compile(r"(lesson-[a-z0-9-]+)(?: ([A-Z0-9-]+))?")


class BadLesson(OsadaError):
    """A tutorial that is not there, or whose file cannot be played as it is written."""


@dataclass(frozen=True, slots=True)
class LessonStep:
    """One action of a tutorial, and what is said before it."""

    seat: int
    action: str
    wire: Wire
    says: str = ""
    rule: str = ""
    free: bool = False


@dataclass(frozen=True, slots=True)
class Script:
    """A whole tutorial: how its table is set up, and its steps in order."""

    game: str
    seats: int
    seed: int
    options: dict[str, str]
    steps: tuple[LessonStep, ...]

    @property
    def of(self) -> int:
        """How many steps say something."""
        return sum(1 for step in self.steps if step.says)

    def at(self, plays: int) -> LessonStep | None:
        """The step that comes after so many plays; None when the script is over."""
        return self.steps[plays] if 0 <= plays < len(self.steps) else None

    def lesson(self, plays: int) -> Lesson | None:
        """What the player is shown after so many plays; nothing while another seat moves."""
        step = self.at(plays)
        if step is None:
            is_parting = plays < len(self.steps) + PARTING
            done = Tell(f"lesson-{self.game}-done")
            return Lesson(done, step=self.of, of=self.of) if is_parting else None
        if not step.says:
            return None
        number = sum(1 for earlier in self.steps[: plays + 1] if earlier.says)
        wanted = None if step.free else step.wire
        return Lesson(Tell(step.says, {}, step.rule), wanted, number, self.of)


def tutorials(game: str) -> tuple[str, ...]:
    """The tutorials of a game by name."""
    return tuple(sorted(file.stem for file in _folder(game).glob("*.osada")))


def text_keys(game: str) -> tuple[str, ...]:
    """Every text that the tutorials of a game say, in order."""
    said = [step.says for name in tutorials(game) for step in load_lesson(game, name).steps]
    framed = [f"lesson-{game}-intro", *filter(None, said), f"lesson-{game}-done"]
    return tuple(dict.fromkeys(framed)) if said else ()


@lru_cache(maxsize=64)
def load_lesson(game: str, name: str) -> Script:
    """A tutorial of a game, read and replayed once."""
    if name not in tutorials(game):
        hint = did_you_mean(name, tutorials(game))
        raise BadLesson(f"{game} has no tutorial '{name}': {hint}")
    file = _folder(game) / f"{name}.osada"
    try:
        return read_lesson(file.read_text(encoding="utf-8"))
    except OsadaError as error:
        raise BadLesson(f"{file.name} of {game}: {error}") from None


def read_lesson(text: str) -> Script:
    """A script from the text of a record, which must replay to its end."""
    replay = osada.read_record(text, whole=True)
    if replay.fault is not None:
        raise replay.fault
    journal = replay.journal
    if journal.chapters:
        raise BadLesson("a tutorial is one chapter, and this record has more")
    if journal.seed is None:
        raise BadLesson("a tutorial begins alike for everybody, so it needs its seed")
    game = journal.game
    told = zip(journal.entries, _remarks(text, game.name), strict=True)
    return Script(
        game.name,
        journal.seats,
        journal.seed,
        {
            option.name: spell(journal.options[option.name])
            for option in game.options
            if journal.options[option.name] != option.default
        },
        tuple(
            LessonStep(entry.seat, entry.action.text, entry.action.wire, *remark)
            for entry, remark in told
        ),
    )


def _remarks(text: str, game: str) -> Iterator[tuple[str, str, bool]]:
    """For each action of a record: its key, its rule, and whether the player is free there."""
    says, rule, free, is_over = "", "", False, False
    for number, line in enumerate(text.split("\n"), 1):
        if line.startswith(("#:", "#!")):
            kind, words = line[1], line[2:].strip()
            said = _SAYS.fullmatch(words)
            if kind == "!" and words == "any":
                free = True
            elif kind == ":" and said and words.startswith(f"lesson-{game}-") and not says:
                says, rule = said.group(1), said.group(2) or ""
            else:
                raise BadRecord(number, f"'{line}' is neither '#: lesson-{game}-…' nor '#! any'")
        elif action := _ACTION.match(line):
            if is_over:
                raise BadRecord(number, "nothing may follow the action where the player is free")
            if bool(says) != (int(action.group(1)) == PLAYER):
                raise BadRecord(number, f"each action of seat {PLAYER}, and no other, has its text")
            yield says, rule, free
            says, rule, free, is_over = "", "", False, free


def _folder(game: str) -> Path:
    return house(game).folder / "lessons"
