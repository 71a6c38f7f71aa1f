"""One step of proximal policy optimisation: what went better becomes more likely, a little."""

from __future__ import annotations

from dataclasses import dataclass, field

import numpy as np

from .net import Floats, PolicyNet
from .rollout import Decisions

CLIP = 0.2
"""How much more or less likely an action may become before it counts no more."""
VALUE = 0.5
"""What a wrong value counts beside a wrong action."""
STEEPEST = 0.5
"""No gradient is longer."""


@dataclass
class Adam:
    """A gradient is followed by what the last ones were like."""

    mean: Floats
    square: Floats
    count: int = field(default=0)

    @classmethod
    def fresh(cls, net: PolicyNet) -> Adam:
        return cls(np.zeros_like(net.weights), np.zeros_like(net.weights))

    def follow(self, weights: Floats, gradient: Floats, rate: float) -> None:
        """Change the weights."""
        length = float(np.sqrt(np.dot(gradient, gradient)))
        gradient = gradient * np.float32(min(1.0, STEEPEST / (length + 1e-9)))
        self.count += 1
        self.mean += np.float32(0.1) * (gradient - self.mean)
        self.square += np.float32(0.001) * (gradient * gradient - self.square)
        size = rate * np.sqrt(1 - 0.999**self.count) / (1 - 0.9**self.count)
        weights -= np.float32(size) * self.mean / (np.sqrt(self.square) + np.float32(1e-6))


def gradient(net: PolicyNet, some: Decisions, variety: float) -> Floats:
    """Of the net's weights by some decisions; `variety` is what staying undecided is worth."""
    count = np.float32(len(some))
    rows = np.arange(len(some))
    thought = net.think(some.seen, some.mask)
    shares = np.exp(thought.log_shares)
    better = (some.better - some.better.mean()) / (some.better.std() + np.float32(1e-6))
    ratio = np.exp(thought.log_shares[rows, some.chosen] - some.log_share)
    # Where an action has become as likely as it may, nothing pulls at it any more.
    free = np.where(better > 0, ratio < 1 + CLIP, ratio > 1 - CLIP)
    pull = better * ratio * free
    told = shares * pull[:, None]
    told[rows, some.chosen] -= pull
    spread = np.where(some.mask, shares * thought.log_shares, 0)
    told += np.float32(variety) * (spread - shares * spread.sum(1, keepdims=True))
    off = np.float32(VALUE) * (thought.value - some.worth)
    return net.gradient(thought, told / count, off / count)
