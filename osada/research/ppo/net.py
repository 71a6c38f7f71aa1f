"""The net: two hidden layers, from which one number for every action and a value are read off. Its
gradients are worked out by hand; all weights lie in one array, so that they can be shared."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from osada.kernel.encoding import Encoding
from osada.kernel.errors import OsadaError

Floats = NDArray[np.float32]
Mask = NDArray[Any]
NEVER = np.float32(-1e9)
HIDDEN = (128, 64)


class BadNet(OsadaError):
    """A file with a net that does not fit what it is to play."""


@dataclass
class Thought:
    """What the net made of some observations, kept for its gradients."""

    seen: Floats
    first: Floats
    second: Floats
    log_shares: Floats
    """The logarithm of how likely each action is, by observation; NEVER for those not legal."""
    value: Floats


class PolicyNet:
    """`weights` are all of them; the layers are looks into it."""

    def __init__(self, size: int, actions: int, hidden: tuple[int, int] = HIDDEN) -> None:
        self.size, self.actions, self.hidden = size, actions, hidden
        one, two = hidden
        self._shapes = ((size, one), (one,), (one, two), (two,), (two, actions + 1), (actions + 1,))
        count = sum(int(np.prod(shape)) for shape in self._shapes)
        self.weights: Floats = np.zeros(count, np.float32)
        self.layers = self._layers(self.weights)

    def _layers(self, weights: Floats) -> list[Floats]:
        found = []
        at = 0
        for shape in self._shapes:
            count = int(np.prod(shape))
            found.append(weights[at : at + count].reshape(shape))
            at += count
        return found

    def draw(self, rng: np.random.Generator) -> None:
        """Begin at random; the last layer small, so that at first all actions are about alike."""
        for layer, scale in zip(self.layers[::2], (1.5, 1.4, 0.01), strict=True):
            wide = scale / np.sqrt(max(1, min(len(layer), 200)))  # most of what is seen is nothing
            layer[:] = rng.standard_normal(layer.shape, np.float32) * np.float32(wide)

    def think(self, seen: Floats, mask: Mask) -> Thought:
        """What it makes of observations, one a row."""
        w1, b1, w2, b2, w3, b3 = self.layers
        first = np.maximum(seen @ w1 + b1, 0)
        second = np.maximum(first @ w2 + b2, 0)
        out = second @ w3 + b3
        told = np.where(mask, out[:, :-1], NEVER)
        told -= told.max(1, keepdims=True)
        told -= np.log(np.exp(told).sum(1, keepdims=True))
        return Thought(seen, first, second, told, out[:, -1])

    def gradient(self, thought: Thought, told: Floats, value: Floats) -> Floats:
        """Of all weights, by those of the action numbers (before they are made shares) and of the
        values."""
        w2, w3 = self.layers[2], self.layers[4]
        found = np.empty_like(self.weights)
        g1, gb1, g2, gb2, g3, gb3 = self._layers(found)
        out = np.concatenate([told, value[:, None]], 1)
        np.matmul(thought.second.T, out, out=g3)
        gb3[:] = out.sum(0)
        second = out @ w3.T
        second *= thought.second > 0
        np.matmul(thought.first.T, second, out=g2)
        gb2[:] = second.sum(0)
        first = second @ w2.T
        first *= thought.first > 0
        np.matmul(thought.seen.T, first, out=g1)
        gb1[:] = first.sum(0)
        return found

    def save(self, path: Path, encoding: Encoding) -> None:
        """With the fingerprint of what its numbers mean."""
        meaning = np.array(encoding.fingerprint())
        shape = np.array((self.size, self.actions, *self.hidden))
        np.savez_compressed(path, weights=self.weights, shape=shape, meaning=meaning)

    @classmethod
    def load(cls, path: Path, encoding: Encoding) -> PolicyNet:
        """Refuse one that was learned from other numbers."""
        try:
            with np.load(path, allow_pickle=False) as file:
                weights, shape, meaning = file["weights"], file["shape"], str(file["meaning"])
        except (OSError, ValueError, KeyError) as why:
            raise BadNet(f"{path} is no net that can be read ({why})") from None
        if meaning != encoding.fingerprint():
            raise BadNet(
                f"{path} was learned from other numbers ({meaning}, not {encoding.fingerprint()}):"
                " train it anew"
            )
        size, actions, one, two = (int(number) for number in shape)
        net = cls(size, actions, (one, two))
        net.weights[:] = weights
        return net
