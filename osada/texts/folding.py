"""What is told becomes lines of the log, a turn each, and a line a few deeds: before any wording.

How is each game's own word, `texts/log.toml` in its house, by keys without the game's name:

- `turn`: begins a turn, though the one before was of the same seat
- `heading`: stands between the turns; what belongs to it follows it there
- `line`: begins a line that is nobody's turn; what belongs to it follows it there
- `through`: what others say in a turn without ending it: that they agree
- `takes`: is told with these, which came before it in its line: a sale with what was paid for it
- `adds`: is told with these, which come at once after it
- `run`: many of a line are told once, where the first stood, if these arguments are equal
- `last`: of these arguments of such many the last one counts, not their sum: what there is now
- `named`: says itself whose it is
- `text`: texts that an event only points at: `title goal-{goal}-title` gives its phrase `$title`;
  with `lower` behind it, the text begins in lower case

Else a line is whoever plays; one that begins with what is said of somebody is theirs, and with
what is said of nobody nobody's. The twin of web/src/lib/folding.ts; both are held by
tests/texts/log_cases.json.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Literal

FILE = "log.toml"
Told = Mapping[str, object]
"""A message as somebody may know it (`Message.seen_by`)."""
Heard = tuple[int | None, Told]
"""In whose play it was told, None before the first. What a play tells may be somebody else's."""


@dataclass(eq=False)
class Row:
    """A turn, a line that is nobody's turn, or a heading, with all that is told in it."""

    kind: Literal["turn", "line", "heading"]
    seat: int | None
    told: list[Told] = field(default_factory=list)
    also: int | None = None
    """Who had a word in it: what follows is theirs only if it says so."""
    loose: bool = False
    """A line that nothing but the lack of an owner holds together."""


@dataclass(eq=False)
class Deed:
    """What is told as one: an event, or a run of them, with those that it implies."""

    told: list[Told]
    within: list[Told] = field(default_factory=list)


class Folds:
    """What one game has to say about it; a game that says nothing has a deed for each event."""

    def __init__(self, game: str, written: Mapping[str, Mapping[str, Sequence[str]]]) -> None:
        self.game = game
        self.written = written
        self.turns = written.get("turn", {})
        self.headings = written.get("heading", {})
        self.lines = written.get("line", {})
        self.through = written.get("through", {})
        self.takes = written.get("takes", {})
        self.adds = written.get("adds", {})
        self.runs = written.get("run", {})
        self.lasts = written.get("last", {})
        self.texts = written.get("text", {})
        self.named = written.get("named", {})

    def short(self, told: Told) -> str:
        """A key without the name of the game."""
        return str(told["key"]).removeprefix(f"{self.game}-")

    def rows(self, heard: Iterable[Heard]) -> list[Row]:
        """What is told, in the lines where it stands."""
        rows: list[Row] = []
        for playing, told in heard:
            row = rows[-1] if rows else None
            if row is None or not self._goes_on(row, playing, told):
                rows.append(row := self._begun(playing, told))
            elif self.short(told) in self.through and playing != row.seat:
                row.also = playing
            row.told.append(told)
        return rows

    def _goes_on(self, row: Row, playing: int | None, told: Told) -> bool:
        key = self.short(told)
        whose = argument(told, "seat")
        if row.kind != "turn" and key in self._held(row):
            return True
        if key in self.turns or key in self.headings or key in self.lines:
            return False
        if row.kind == "turn":
            if key in self.through or row.seat == playing:
                return True
            return playing is not None and playing == row.also and whose != playing
        return row.loose and whose is None

    def _begun(self, playing: int | None, told: Told) -> Row:
        key = self.short(told)
        whose = argument(told, "seat")
        if key in self.headings:
            return Row("heading", None)
        if key in self.lines:
            return Row("line", None)
        if not self.written or "args" not in told:
            return Row("turn", playing)
        return Row("turn", whose) if isinstance(whose, int) else Row("line", None, loose=True)

    def _held(self, row: Row) -> Sequence[str]:
        key = self.short(row.told[0])
        return self.headings.get(key) or self.lines.get(key) or ()

    def deeds(self, told: Iterable[Told]) -> list[Deed]:
        """What is told in one line, folded."""
        deeds: list[Deed] = []
        for one in told:
            key = self.short(one)
            if deeds and key in self._adds(deeds[-1]) and _of_one(deeds[-1].told[0], one):
                deeds[-1].within.append(one)
                continue
            wanted = self.takes.get(key, ())
            taken = [deed for deed in deeds if self.short(deed.told[0]) in wanted]
            within = [part for deed in taken for part in (*deed.within, *deed.told)]
            deeds = [deed for deed in deeds if deed not in taken]
            deeds.append(Deed([one], within))
        runs: list[Deed] = []
        for deed in deeds:
            like = next((run for run in runs if self._runs_on(run.told[0], deed.told[0])), None)
            if like is None:
                runs.append(deed)
            else:
                like.told += deed.told
                like.within += deed.within
        return runs

    def _adds(self, deed: Deed) -> Sequence[str]:
        return self.adds.get(self.short(deed.told[0]), ())

    def _runs_on(self, before: Told, one: Told) -> bool:
        equal = self.runs.get(self.short(one))
        if equal is None or before["key"] != one["key"]:
            return False
        return all(argument(before, name) == argument(one, name) for name in equal)


def _of_one(before: Told, one: Told) -> bool:
    """Whether two events are of the same seat, or one of them is nobody's."""
    whose = (argument(before, "seat"), argument(one, "seat"))
    return None in whose or whose[0] == whose[1]


def argument(told: Told, name: str) -> object:
    """An argument of a message; None where it has none of this name."""
    args = told.get("args")
    return args.get(name) if isinstance(args, Mapping) else None


@cache
def folds_of(game: str, folder: Path) -> Folds:
    """What the house of a game, whose texts are there, says about its log."""
    file = folder / FILE
    written = tomllib.loads(file.read_text(encoding="utf-8")) if file.exists() else {}
    return Folds(game, written)
