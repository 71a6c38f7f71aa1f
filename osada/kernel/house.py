"""A game's house: everything there is of one game, in one folder, and how each part is found."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from functools import cached_property
from hashlib import blake2b
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING

from .errors import BadContent

if TYPE_CHECKING:
    from .content import Override
    from .game import Game


def fingerprint(weights: bytes) -> str:
    """Two files of weights are the same when these are."""
    return blake2b(weights, digest_size=4).hexdigest()


@dataclass(frozen=True)
class House:
    """The manifest that a game's package holds as `HOUSE`.

    A part is named by module and attribute, `.bots:greedy`, as seen from the package, and loaded
    only when somebody asks for it: the rules never wait for a screen. What is left out is not
    there: no computer player but the one that casts lots, a board that lists the view, and so on.
    """

    package: str
    """The package itself: `__name__`."""
    game: str
    """The class of the game; it is given an owner's corrected values, or None."""
    bots: Mapping[str, str] = field(default_factory=dict)
    """Makers of computer players (`osada.bots.BotMaker`) by name, the best last."""
    insight: str = ""
    """Who gives advice on it, a class of `osada.insight.Adviser`."""
    advice: str = ""
    """Who says what a good companion would do, where nobody can tell chances: a class of
    `osada.insight.counsel.Counsellor`. Beside `insight` it gives hints and nothing else."""
    aim: str = ""
    """What a computer player is after, for people to read: from a position, its seat and the action
    it is about to take to a message, or to None where there is nothing to say."""
    learning: str = ""
    """What a judgement can be learned from, an `osada.bots.learning.Learning`."""
    weights: str = ""
    """The file of the learned judgement, as seen from the folder."""
    tuning: str = ""
    """The numbers of a judgement that can be tuned, an `osada.bots.tuning.Tuning`."""
    board: str = ""
    """The board on a terminal, a class of `osada.terminal.Board`."""
    figures: str = ""
    """What `osada bench` measures of this game only: from the game to figures by name."""
    study: str = ""
    """What `osada simulate` counts of this game only: a class of `osada.kernel.study.Study`."""
    deeds: str = ""
    """What the lab finds the worth of, who did what: a class of `osada.kernel.study.Deeds`."""
    chronicle: str = ""
    """How a record is told as a story page: from a journal and a language to Markdown,"""
    chronicle_page: str = ""
    """and the same to HTML that needs nothing else,"""
    chronicle_told: str = ""
    """and to JSON, of which the page of the game makes a book."""
    chapters: str = ""
    """What the finished chapters of a long game came to: from a journal to a list of
    `osada.kernel.told.ChapterTold`."""
    view: str = ""
    """The shape of a view, a TypedDict: the page's types are made from it."""
    lists: Mapping[str, str] = field(default_factory=dict)
    """What `osada position show --list NAME` tells of a position, by name: from a state and a word,
    which may be empty, to lines."""
    editor: str = ""
    """How its positions are entered by hand, a class of `osada.kernel.editing.Editor`."""
    encoding: str = ""
    """The game as numbers, for programs that learn: a class of `osada.kernel.encoding.Encoding`."""
    lengths: Mapping[str, str] = field(default_factory=dict)
    """Measures of `State.progress` by which experiments may break it off, beside turns: the name is
    an option of `osada simulate` and `osada fuzz`, the text its help."""
    compiled: tuple[str, ...] = ()
    """The files that `./run build-fast` compiles, as globs from the folder."""
    compiled_for_browsers: bool = True
    """Whether the library for browsers, one for all games, holds them: everybody waits for it."""

    @property
    def name(self) -> str:
        """The name of the game, which is that of its folder."""
        return self.package.rpartition(".")[2]

    @cached_property
    def folder(self) -> Path:
        """Where it stands: `texts`, `content` and `lessons` are found there."""
        file = import_module(self.package).__file__
        assert file is not None, "a house is a package with a file"
        return Path(file).parent

    @cached_property
    def weights_print(self) -> str:
        """The fingerprint of the learned judgement; empty where there is none, or not in reach."""
        try:
            return fingerprint((self.folder / self.weights).read_bytes()) if self.weights else ""
        except OSError:
            return ""

    def part(self, where: str) -> object:
        """A part by its module and attribute."""
        module, _, attribute = where.partition(":")
        found: object = getattr(import_module(module, self.package), attribute)
        return found

    def open(self, override: Override | None = None, content: str = "") -> Game:
        """The game, ready to be started, at its newest printing; or at the one that has these
        printed values, by their fingerprint, where one has."""
        if not content:
            return self._made(override)
        newest: Game | None = None
        for made in self.every_printing(override):
            if made.content_hash == content:
                return made
            newest = newest or made
        return newest or self._made(override)

    def every_printing(self, override: Override | None = None) -> Iterator[Game]:
        """The game at each of its printings, the newest first, as far as an owner's file fits."""
        newest: int = getattr(self.part(self.game), "printings", 1)
        for printing in range(newest, 0, -1):
            with suppress(BadContent):
                yield self._made(override) if printing == newest else self._made(override, printing)

    def _made(self, *asked: object) -> Game:
        made: Game = self.part(self.game)(*asked)  # type: ignore[operator]
        made.house = self
        made.override = asked[0]  # type: ignore[assignment]
        return made
