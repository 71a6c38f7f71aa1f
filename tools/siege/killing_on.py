"""A long killing in parts, each with a seed of its own: it can be stopped, and gone on with."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from time import monotonic

import msgspec
from msgspec import Struct

from .kill import Killed, Progress

SUMMED = ("times", "cuts", "acknowledged", "lost", "doubled", "again", "unplayable", "tables")

Once = Callable[[int | None, Progress], Killed]


class KilledPart(Struct):
    """What came of one seed."""

    seed: int
    killed: Killed


def kill_on(
    once: Once, seed: int | None, minutes: float, kept: Path | None, progress: Progress
) -> Killed:
    """Once, or again and again for so long; with what was kept of earlier days."""
    if not minutes and kept is None:
        return once(seed, progress)
    parts = _read(kept)
    number = max((part.seed + 1 for part in parts), default=seed or 0)
    until = monotonic() + minutes * 60
    while True:
        part = KilledPart(number, once(number, progress))
        parts.append(part)
        if kept is not None:
            with kept.open("ab") as file:
                file.write(msgspec.json.encode(part) + b"\n")
        if monotonic() >= until:
            return _sum([part.killed for part in parts])
        number += 1


def _read(kept: Path | None) -> list[KilledPart]:
    if kept is None or not kept.exists():
        return []
    return [msgspec.json.decode(line, type=KilledPart) for line in kept.read_bytes().splitlines()]


def _sum(all_: list[Killed]) -> Killed:
    whole = msgspec.structs.replace(all_[-1])
    for name in SUMMED:
        setattr(whole, name, sum(getattr(one, name) for one in all_))
    whole.seconds = sum(one.seconds for one in all_)
    whole.wrong = [wrong for one in all_ for wrong in one.wrong][:5]
    return whole
