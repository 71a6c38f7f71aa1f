"""A net worked out by NumPy: where nothing is compiled, and for many positions at once."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from .net import Net
from .weights_file import Layer

Rows = npt.NDArray[np.float32]


class NetByNumPy(Net):
    """The same sums, each layer at once."""

    def __init__(self, layers: dict[str, Layer], fingerprint: str) -> None:
        super().__init__(layers, fingerprint)
        rows = {name: _rows(layer) for name, layer in layers.items()}
        self.part, self.part_bias = rows["w0"], rows["b0"]
        self.hidden, self.bias = rows["w1"], rows["b1"]
        self.out, self.shift = rows["w2"], rows["b2"]

    def read(self, facts: list[float]) -> list[float]:
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


def _rows(layer: Layer) -> Rows:
    return np.array(layer.numbers, dtype=np.float32).reshape(layer.shape)
