"""What is told becomes lines of the log, a turn each, and a line a few deeds: before any wording.

How is each game's own word, `texts/log.toml` in its house, by keys without the game's name:

- `turn`: begins a turn, though the one before was of the same seat
- `heading`: stands between the turns; what belongs to it follows it there
- `line`: begins a line that is nobody's turn; what belongs to it follows it there
- `takes`: is told with these, which came before it in its line: a sale with what was paid for it
- `adds`: is told with these, which come after it
- `run`: many that follow one another are told once, if these arguments of theirs are equal
- `named`: says itself whose it is

The twin of web/src/lib/folding.ts; both are held by tests/texts/log_cases.json.
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
"""In whose turn it was told; None before the first."""


@dataclass(eq=False)
class Row:
    """A turn, a line that is nobody's turn, or a heading, with all that is told in it."""

    kind: Literal["turn", "line", "heading"]
    seat: int | None
    told: list[Told] = field(default_factory=list)


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
        self.takes = written.get("takes", {})
        self.adds = written.get("adds", {})
        self.runs = written.get("run", {})
        self.named = written.get("named", {})

    def short(self, told: Told) -> str:
        """A key without the name of the game."""
        return str(told["key"]).removeprefix(f"{self.game}-")

    def rows(self, heard: Iterable[Heard]) -> list[Row]:
        """What is told, in the lines where it stands."""
        rows: list[Row] = []
        row: Row | None = None
        held: Sequence[str] = ()
        for seat, told in heard:
            key = self.short(told)
            if key in self.headings or key in self.lines:
                kind: Literal["heading", "line"] = "heading" if key in self.headings else "line"
                held = self.headings.get(key) or self.lines.get(key) or ()
                row = Row(kind, None)
                rows.append(row)
            elif key in self.turns or row is None or not self._goes_on(row, seat, key in held):
                row = Row("turn", seat)
                rows.append(row)
            row.told.append(told)
        return rows

    def deeds(self, told: Iterable[Told]) -> list[Deed]:
        """What is told in one line, folded."""
        deeds: list[Deed] = []
        for one in told:
            key = self.short(one)
            host = next((d for d in reversed(deeds) if key in self._adds(d)), None)
            if host is not None:
                host.within.append(one)
                continue
            wanted = self.takes.get(key, ())
            taken = [deed for deed in deeds if self.short(deed.told[0]) in wanted]
            within = [part for deed in taken for part in (*deed.within, *deed.told)]
            deeds = [deed for deed in deeds if deed not in taken]
            last = deeds[-1] if deeds else None
            if last is not None and self._runs_on(last.told[0], one):
                last.told.append(one)
                last.within += within
            else:
                deeds.append(Deed([one], within))
        return deeds

    @staticmethod
    def _goes_on(row: Row, seat: int | None, held: bool) -> bool:
        return row.seat == seat if row.kind == "turn" else held

    def _adds(self, deed: Deed) -> Sequence[str]:
        return self.adds.get(self.short(deed.told[0]), ())

    def _runs_on(self, before: Told, one: Told) -> bool:
        equal = self.runs.get(self.short(one))
        if equal is None or before["key"] != one["key"]:
            return False
        return all(argument(before, name) == argument(one, name) for name in equal)


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
