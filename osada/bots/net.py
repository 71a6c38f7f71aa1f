"""A small learned judgement, read from a file of numbers and worked out in NumPy.

Things of one kind (ships, say) all go through the same small layer and are added up; what comes of
it stands beside the facts of the whole table in the layer that decides.
"""

from __future__ import annotations

import io
import zipfile
from pathlib import Path

import numpy as np
import numpy.typing as npt

from osada.kernel.errors import OsadaError
from osada.kernel.house import fingerprint

Rows = npt.NDArray[np.float32]

SEATS = 4
OUT = 2 * SEATS
"""For each seat the logarithm of its odds to win; then for each its points, in tens."""
MOST_BYTES = 1 << 20


class BadWeights(OsadaError):
    """A file of weights that is missing, broken, or made for something else."""


class Net:
    """Facts in; what comes out, see `OUT`. Seats come in order from the reader on."""

    def __init__(self, rows: dict[str, Rows], fingerprint: str) -> None:
        self.part, self.part_bias = rows["w0"], rows["b0"]
        self.hidden, self.bias = rows["w1"], rows["b1"]
        self.out, self.shift = rows["w2"], rows["b2"]
        self.per_part = self.part.shape[0]
        self.whole = self.hidden.shape[0] - self.part.shape[1]
        self.fingerprint = fingerprint
        """Of the file it came from: two nets are the same when these are."""

    def read(self, facts: list[float]) -> list[float]:
        """What comes out for one position."""
        row = np.array(facts, dtype=np.float32)
        parts = row[self.whole :].reshape(-1, self.per_part) @ self.part
        parts += self.part_bias
        np.maximum(parts, 0.0, out=parts)
        known = np.concatenate((row[: self.whole], parts.sum(axis=0)))
        inner = known @ self.hidden
        inner += self.bias
        np.maximum(inner, 0.0, out=inner)
        found: list[float] = (inner @ self.out + self.shift).tolist()
        return found

    def read_many(self, facts: list[list[float]]) -> list[list[float]]:
        """The same for many at once: quicker for each of them."""
        rows = np.array(facts, dtype=np.float32)
        count = len(rows)
        parts = rows[:, self.whole :].reshape(-1, self.per_part) @ self.part
        parts += self.part_bias
        np.maximum(parts, 0.0, out=parts)
        added = parts.reshape(count, -1, parts.shape[1]).sum(axis=1)
        inner = np.concatenate((rows[:, : self.whole], added), axis=1) @ self.hidden
        inner += self.bias
        np.maximum(inner, 0.0, out=inner)
        found: list[list[float]] = (inner @ self.out + self.shift).tolist()
        return found


def read_net(path: Path, whole: int, per_part: int) -> Net:
    """The net in a file, for so many facts of the whole table and so many of each part."""
    try:
        data = path.read_bytes()
    except OSError as error:
        raise BadWeights(f"the weights {path.name} cannot be read: {error.strerror}") from None
    if len(data) > MOST_BYTES:
        raise BadWeights(f"{path.name} is no file of weights: it has {len(data)} bytes")
    try:
        with np.load(io.BytesIO(data), allow_pickle=False) as file:
            rows = {name: np.asarray(file[name], np.float32) for name in file.files}
    except (OSError, ValueError, EOFError, zipfile.BadZipFile):
        raise BadWeights(f"{path.name} is no file of weights") from None
    _check(path.name, rows, whole, per_part)
    return Net(rows, fingerprint(data))


def _check(name: str, rows: dict[str, Rows], whole: int, per_part: int) -> None:
    if sorted(rows) != ["b0", "b1", "b2", "w0", "w1", "w2"]:
        raise BadWeights(f"{name} is no file of weights: it holds {', '.join(sorted(rows))[:80]}")
    width, inner = rows["b0"].size, rows["b1"].size
    wanted = {
        "w0": (per_part, width),
        "b0": (width,),
        "w1": (whole + width, inner),
        "b1": (inner,),
        "w2": (inner, OUT),
        "b2": (OUT,),
    }
    for key, shape in wanted.items():
        if rows[key].shape != shape:
            raise BadWeights(f"{name} was made for other facts: {key} is {rows[key].shape}")
        if not np.isfinite(rows[key]).all():
            raise BadWeights(f"{name} is spoilt: {key} holds what is no number")
