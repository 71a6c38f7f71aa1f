"""A net that learns: what it answers, how wrong that is, and a step to where it is less so."""

from __future__ import annotations

import io
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from osada.bots.learning import Learning
from osada.bots.net import OUT, SEATS

from .lessons import Lessons

Rows = npt.NDArray[np.float32]

POINTS = 0.3
"""How much a wrong number of points counts beside a wrong winner."""
RATE = 3e-3
"""The largest step; it grows to that over the first tenth of the way and falls to nothing."""
DECAY = 1e-4
STEADY = (0.9, 0.999)
"""How much of the last steps Adam keeps."""


class Wrong(NamedTuple):
    """How wrong the answers are: the logarithmic loss of the winner, the mean square of points."""

    winner: float
    points: float


class Pupil:
    """Six arrays of numbers, as `osada.bots.net` reads them, and Adam's memory of each."""

    def __init__(self, learning: Learning, width: int, inner: int, seed: int) -> None:
        rng = np.random.default_rng(seed)
        whole, each = learning.whole, learning.per_part
        self.whole, self.each, self.parts = whole, each, learning.parts
        self.rows: dict[str, Rows] = {
            "w0": _drawn(rng, each, width),
            "b0": np.zeros(width, np.float32),
            "w1": _drawn(rng, whole + width, inner),
            "b1": np.zeros(inner, np.float32),
            "w2": _drawn(rng, inner, OUT),
            "b2": np.zeros(OUT, np.float32),
        }
        self.slope = {name: np.zeros_like(row) for name, row in self.rows.items()}
        self.bend = {name: np.zeros_like(row) for name, row in self.rows.items()}
        self.steps = 0

    def wrong(self, lessons: Lessons, size: int = 8192) -> Wrong:
        """How wrong it is about these, on the average."""
        winner = points = 0.0
        for first in range(0, lessons.positions, size):
            some = lessons.only(slice(first, first + size))
            found = self._answer(some)
            winner += found.wrong.winner * some.positions
            points += found.wrong.points * some.positions
        return Wrong(winner / lessons.positions, points / lessons.positions)

    def learn(self, lessons: Lessons, done: float) -> Wrong:
        """One step; `done` is how much of the way lies behind, 0 to 1."""
        found = self._answer(lessons)
        slopes = self._slopes(lessons, found)
        self.steps += 1
        rate = RATE * min(done * 10, 1.0) * (0.5 + 0.5 * float(np.cos(np.pi * done)))
        keep, keep_bend = STEADY
        for name, slope in slopes.items():
            row = self.rows[name]
            self.slope[name] += (1 - keep) * (slope - self.slope[name])
            self.bend[name] += (1 - keep_bend) * (slope * slope - self.bend[name])
            mean = self.slope[name] / (1 - keep**self.steps)
            spread = np.sqrt(self.bend[name] / (1 - keep_bend**self.steps)) + 1e-8
            row -= rate * (mean / spread + DECAY * row)
        return found.wrong

    def _answer(self, lessons: Lessons) -> _Answer:
        rows = self.rows
        facts = lessons.facts.astype(np.float32)
        count = len(facts)
        parts = facts[:, self.whole :].reshape(-1, self.each)
        seen = np.maximum(parts @ rows["w0"] + rows["b0"], 0.0)
        added = seen.reshape(count, self.parts, -1).sum(axis=1)
        known = np.concatenate((facts[:, : self.whole], added), axis=1)
        inner = np.maximum(known @ rows["w1"] + rows["b1"], 0.0)
        out = inner @ rows["w2"] + rows["b2"]
        there = lessons.there
        odds = np.where(there > 0, out[:, :SEATS], -1e9)
        odds -= odds.max(axis=1, keepdims=True)
        weights = np.exp(odds) * (there > 0)
        total = weights.sum(axis=1, keepdims=True)
        chances = weights / total
        sure = odds - np.log(total)
        winner = -float(np.where(there > 0, lessons.wins * sure, 0.0).sum()) / count
        off = (out[:, SEATS:] - lessons.points) * there
        points = float((off * off).sum() / there.sum())
        return _Answer(parts, seen, known, inner, chances, off, Wrong(winner, points))

    def _slopes(self, lessons: Lessons, found: _Answer) -> dict[str, Rows]:
        rows, count = self.rows, lessons.positions
        out = np.concatenate(
            (
                (found.chances - lessons.wins) / count,
                POINTS * 2.0 * found.off / lessons.there.sum(),
            ),
            axis=1,
        ).astype(np.float32)
        inner = (out @ rows["w2"].T) * (found.inner > 0)
        known = inner @ rows["w1"].T
        seen = np.repeat(known[:, self.whole :], self.parts, axis=0) * (found.seen > 0)
        return {
            "w2": found.inner.T @ out,
            "b2": out.sum(axis=0),
            "w1": found.known.T @ inner,
            "b1": inner.sum(axis=0),
            "w0": found.parts.T @ seen,
            "b0": seen.sum(axis=0),
        }

    # -- as files ---------------------------------------------------------------------------

    def weights(self) -> bytes:
        """The file that a net is read from."""
        out = io.BytesIO()
        np.savez(out, **self.rows)  # type: ignore[arg-type]
        return out.getvalue()

    def memory(self) -> dict[str, Rows]:
        """All that is needed to go on learning."""
        return {
            **{f"row-{name}": row for name, row in self.rows.items()},
            **{f"slope-{name}": row for name, row in self.slope.items()},
            **{f"bend-{name}": row for name, row in self.bend.items()},
            "steps": np.array([self.steps], np.float32),
        }

    def remember(self, memory: dict[str, Rows]) -> None:
        """Go on from what `memory` told."""
        for name in self.rows:
            self.rows[name] = memory[f"row-{name}"]
            self.slope[name] = memory[f"slope-{name}"]
            self.bend[name] = memory[f"bend-{name}"]
        self.steps = int(memory["steps"][0])


class _Answer(NamedTuple):
    """What is worked out on the way, for whoever goes back over it."""

    parts: Rows
    seen: Rows
    known: Rows
    inner: Rows
    chances: Rows
    off: Rows
    wrong: Wrong


def _drawn(rng: np.random.Generator, before: int, after: int) -> Rows:
    """As large at first as keeps what passes through about as large as it came."""
    drawn = rng.standard_normal((before, after), np.float32)
    return drawn * np.float32((2.0 / before) ** 0.5)
