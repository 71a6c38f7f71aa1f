"""A small learned judgement, read from a file of numbers.

Things of one kind (ships, say) all go through the same small layer and are added up; what comes of
it stands beside the facts of the whole table in the layer that decides. It is worked out by the
quickest of three that is there: C where modules are compiled, NumPy where it is installed, or here.
"""

from __future__ import annotations

import logging
from array import array
from functools import cache
from pathlib import Path

from osada.kernel.house import fingerprint

from .weights_file import BadWeights, Layer, read_weights

log = logging.getLogger("osada.bots")

SEATS = 4
OUT = 2 * SEATS
"""For each seat the logarithm of its odds to win; then for each its points, in tens."""
SLOW = (
    "the learned judgement is worked out in plain Python, some forty times as slow, so computer "
    "players that look ahead see less: install NumPy, or what is compiled"
)


class Net:
    """Facts in; what comes out, see `OUT`. Seats come in order from the reader on."""

    def __init__(self, layers: dict[str, Layer], fingerprint: str) -> None:
        self.layers = layers
        self.per_part, self.width = layers["w0"].shape
        self.inner = layers["b1"].shape[0]
        self.whole = layers["w1"].shape[0] - self.width
        self.fingerprint = fingerprint
        """Of the file it came from: two nets are the same when these are."""

    def __deepcopy__(self, memo: dict[int, object]) -> Net:
        return self

    def __reduce__(self) -> tuple[type[Net], tuple[object, ...]]:
        return type(self), (self.layers, self.fingerprint)

    def read(self, facts: list[float]) -> list[float]:
        """What comes out for one position."""
        added = [0.0] * self.width
        for at in range(self.whole, len(facts), self.per_part):
            part = self._through("0", facts[at : at + self.per_part])
            added = [sum_ + max(one, 0.0) for sum_, one in zip(added, part, strict=True)]
        inner = self._through("1", facts[: self.whole] + added)
        return self._through("2", [max(one, 0.0) for one in inner])

    def read_many(self, facts: list[list[float]]) -> list[list[float]]:
        """The same for many at once."""
        return [self.read(row) for row in facts]

    def _through(self, layer: str, facts: list[float]) -> list[float]:
        weights = self.layers["w" + layer].numbers
        sums = self.layers["b" + layer].numbers.tolist()
        width = len(sums)
        for at, fact in enumerate(facts):
            if fact:
                row = weights[at * width : at * width + width]
                sums = [one + fact * weight for one, weight in zip(sums, row, strict=True)]
        return sums


class NetInC(Net):
    """The same sums in C, one after the other in a fixed order: equal on every machine."""

    def __init__(self, layers: dict[str, Layer], fingerprint: str) -> None:
        from ._net import read

        super().__init__(layers, fingerprint)
        self._read = read
        self._numbers = array("f")
        for name in ("w0", "b0", "w1", "b1", "w2", "b2"):
            self._numbers += layers[name].numbers
        self._sizes = (self.whole, self.per_part, self.width, self.inner, OUT)

    def read(self, facts: list[float]) -> list[float]:
        return self._read(facts, self._numbers, self._sizes)


@cache
def quickest() -> type[Net]:
    """The quickest way that there is to work out a net."""
    try:
        from . import _net  # noqa: F401
    except ImportError:
        pass
    else:
        return NetInC
    try:
        from .net_by_numpy import NetByNumPy
    except ImportError:
        log.warning(SLOW)
        return Net
    return NetByNumPy


def read_net(path: Path, whole: int, per_part: int, way: type[Net] | None = None) -> Net:
    """The net in a file, for so many facts of the whole table and so many of each part."""
    layers, data = read_weights(path)
    _check(path.name, layers, whole, per_part)
    return (way or quickest())(layers, fingerprint(data))


def _check(name: str, layers: dict[str, Layer], whole: int, per_part: int) -> None:
    if sorted(layers) != ["b0", "b1", "b2", "w0", "w1", "w2"]:
        raise BadWeights(f"{name} is no file of weights: it holds {', '.join(sorted(layers))[:80]}")
    width, inner = len(layers["b0"].numbers), len(layers["b1"].numbers)
    wanted = {
        "w0": (per_part, width),
        "b0": (width,),
        "w1": (whole + width, inner),
        "b1": (inner,),
        "w2": (inner, OUT),
        "b2": (OUT,),
    }
    for key, shape in wanted.items():
        if layers[key].shape != shape:
            raise BadWeights(f"{name} was made for other facts: {key} is {layers[key].shape}")
