"""A game as its texts see it: what it asks of them, and what the arguments of its phrases are."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from itertools import product
from math import prod
from pathlib import Path
from random import Random

from osada.kernel.game import Game
from osada.kernel.message import Phrase
from osada.texts.folding import folds_of
from osada.texts.speech import texts_of

from .fluent_files import Files, Name

Values = tuple[object, ...]
Told = dict[str, object]
NUMBERS: Values = (0, 1, 2, 5, 22)
"""One of every plural form, and none."""
MOST_WAYS = 200
"""Where a phrase can be told in more ways than this, so many of them at random are enough."""
SEATED: dict[str, Values] = {"seat": (0, 1), "turn": (1, 0)}


@dataclass(frozen=True)
class Spoken:
    """A game with everything that may be asked of its texts."""

    game: Game
    asked: tuple[str, ...]
    """The keys of texts, without the game's name, besides those that every game has."""
    helped: tuple[str, ...]
    """Those of them that have a text of help."""
    by_name: Mapping[str, Values]
    """What an argument can be, by its name; any other is a number."""
    special: Mapping[tuple[str, str], Values]
    """What an argument can be in one phrase."""
    need_not_be_told: Mapping[str, frozenset[str]]
    """Arguments of a phrase that its text may leave out: whoever reads it knows them."""

    def __str__(self) -> str:
        return self.game.name

    @property
    def folder(self) -> Path:
        """Where its texts are."""
        source = sys.modules[type(self.game).__module__].__file__
        assert source is not None
        return Path(source).parent / "texts"

    def table(self, lang: str) -> Path:
        """What the table says."""
        return self.folder / lang / "table.ftl"

    def files(self, lang: str) -> Files:
        """Every file that a sentence of the table may use."""
        names = self.folder / lang / "names.ftl"
        return (self.table(lang), names) if names.exists() else (self.table(lang),)

    def needed(self) -> set[Name]:
        """Every text that the game may ask for."""
        own = ["title", *self.asked]
        own += [
            f"action-{kind}" for kind in {action.kind for action in self.game.vocabulary.actions}
        ]
        own += [f"option-{option.name}" for option in self.game.options]
        names = {(f"{self}-{name}", "") for name in own}
        names |= {(key, "") for key in self.game.phrases.phrases}
        names |= {(f"{self}-{name}", "help") for name in self.helped}
        for option in self.game.options:
            names |= {(f"{self}-option-{option.name}", part) for part in ("help", "choice")}
        return names

    # -- phrases with arguments ----------------------------------------------------------------

    def values_of(self, phrase: Phrase, name: str) -> Values:
        """What this argument of a phrase can be."""
        short = phrase.key.removeprefix(f"{self}-")
        found = self.special.get((short, name)) or self.by_name.get(name) or SEATED.get(name)
        return found or NUMBERS

    def told_in_all_ways(self, phrase: Phrase) -> Iterator[Told]:
        """The phrase as a message with every combination of its arguments, if they are not too
        many."""
        columns = [self.values_of(phrase, name) for name in phrase.names]
        rows: Iterable[Values] = product(*columns)
        if prod(len(column) for column in columns) > MOST_WAYS:
            rng = Random(phrase.key)
            rows = (tuple(rng.choice(column) for column in columns) for _ in range(MOST_WAYS))
        for row in rows:
            yield tell(phrase, dict(zip(phrase.names, row, strict=True)))

    def one_by_one(self, phrase: Phrase, name: str) -> list[Told]:
        """The phrase as a message with only one argument changing."""
        rest = {other: self.values_of(phrase, other)[0] for other in phrase.names}
        return [tell(phrase, {**rest, name: value}) for value in self.values_of(phrase, name)]


def beside(game: Game, phrase: Phrase) -> set[str]:
    """What its text may use beside its arguments (`Speech.beside`)."""
    folds = folds_of(game.name, texts_of(game))
    short = phrase.key.removeprefix(f"{game.name}-")
    pointed = {pointer.split(" ")[0] for pointer in folds.texts.get(short, ())}
    return pointed | ({"seat-coloured"} if {"seat", "colour"} <= set(phrase.names) else set())


def tell(phrase: Phrase, args: Told) -> Told:
    """A message as `seen_by` gives it."""
    return {"key": phrase.key, "rule": phrase.rule, "args": args}
