"""What a sample of mutants has shown: a table for people, JSON for programs."""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence

from rich.console import Console
from rich.table import Table

from .known import Key, key
from .trial import KILLED, SURVIVED, TIMED_OUT, UNSOUND, Verdict

OUTCOMES = (KILLED, TIMED_OUT, SURVIVED, "equivalent", UNSOUND)


def area(path: str) -> str:
    """The area of a file: a game, the kernel, the server."""
    parts = path.split("/")
    return "/".join(parts[1:3]) if parts[1] == "games" else parts[1]


def outcome(verdict: Verdict, equivalent: dict[Key, str]) -> str:
    """As it counts."""
    if verdict.outcome == SURVIVED and key(verdict.mutant) in equivalent:
        return "equivalent"
    return verdict.outcome


def show(verdicts: Sequence[Verdict], equivalent: dict[Key, str], console: Console) -> None:
    """Every mutant that was not killed, then how many were, by area."""
    rest = [v for v in verdicts if outcome(v, equivalent) != "killed"]
    if rest:
        table = Table("where", "change", "outcome", "seconds")
        for verdict in rest:
            mutant = verdict.mutant
            place = f"{mutant.path}:{mutant.line} {mutant.where}"
            told = outcome(verdict, equivalent)
            table.add_row(place, mutant.change, told, f"{verdict.seconds:.0f}")
        console.print(table)
    table = Table("area", "mutants", *OUTCOMES, "share")
    areas = sorted({area(v.mutant.path) for v in verdicts})
    for name in areas:
        table.add_row(name, *_row([v for v in verdicts if area(v.mutant.path) == name], equivalent))
    if len(areas) > 1:
        table.add_row("all", *_row(verdicts, equivalent))
    console.print(table)


def _row(verdicts: Iterable[Verdict], equivalent: dict[Key, str]) -> list[str]:
    told = [outcome(verdict, equivalent) for verdict in verdicts]
    counts = [told.count(word) for word in OUTCOMES]
    counted = len(told) - told.count("equivalent") - told.count(UNSOUND)
    share = (counts[0] + counts[1]) / counted if counted else 1.0
    return [str(len(told)), *(str(count) for count in counts), f"{share:.0%}"]


def as_json(verdicts: Iterable[Verdict], equivalent: dict[Key, str], seed: int) -> str:
    """All of them."""
    told = [
        {
            "path": verdict.mutant.path,
            "line": verdict.mutant.line,
            "where": verdict.mutant.where,
            "change": verdict.mutant.change,
            "outcome": outcome(verdict, equivalent),
            "why": equivalent.get(key(verdict.mutant), ""),
            "by": verdict.by,
            "seconds": round(verdict.seconds, 1),
        }
        for verdict in verdicts
    ]
    return json.dumps({"seed": seed, "mutants": told}, indent=1, ensure_ascii=False)
