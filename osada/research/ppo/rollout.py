"""Games of a net against itself, and what came of every decision in them."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from ..batch import Batch
from .net import Floats, Mask, PolicyNet

DISCOUNT = 0.999
TRACE = 0.95
"""How far back a surprise is told (the lambda of generalised advantage estimation)."""


@dataclass
class Decisions:
    """One a row."""

    seen: Floats
    mask: Mask
    chosen: Mask
    log_share: Floats
    """How likely it was, when it was chosen; its logarithm."""
    better: Floats
    """By how much things went better than the net had thought."""
    worth: Floats
    """What it came to."""

    def __len__(self) -> int:
        return len(self.chosen)

    def of(self, rows: Mask) -> Decisions:
        """Some of them."""
        return Decisions(*(getattr(self, name)[rows] for name in self.__dataclass_fields__))


def drawn(log_shares: Floats, rng: np.random.Generator) -> Mask:
    """An action for every row, each as likely as the net says."""
    noise = rng.random(log_shares.shape, np.float32)
    found: Mask = np.argmax(log_shares - np.log(-np.log(noise + 1e-20) + 1e-20), 1)
    return found


def collect(
    batch: Batch, net: PolicyNet, steps: int, rng: np.random.Generator
) -> tuple[Decisions, int]:
    """Go on for so many steps; the decisions of which it is known what came next, and how many
    games have ended. Every seat's decisions are a row of their own: what it is paid until its next
    one, others' moves included, belongs to the one before."""
    arrays = batch.arrays
    games, seats = arrays.reward.shape
    seen = np.empty((steps, *arrays.observation.shape), np.float32)
    mask = np.empty((steps, *arrays.action_mask.shape), np.bool_)
    chosen = np.empty((steps, games), np.int64)
    log_share = np.empty((steps, games), np.float32)
    value = np.empty((steps, games), np.float32)
    seat = np.empty((steps, games), np.int64)
    reward = np.empty((steps, games, seats), np.float32)
    ended = np.empty((steps, games), np.bool_)
    idle = np.empty((steps, games), np.bool_)
    rows = np.arange(games)
    for t in range(steps):
        idle[t] = batch.waits
        seen[t], mask[t], seat[t] = arrays.observation, arrays.action_mask, arrays.seat
        thought = net.think(seen[t], mask[t])
        chosen[t] = drawn(thought.log_shares, rng)
        log_share[t] = thought.log_shares[rows, chosen[t]]
        value[t] = thought.value
        batch.step(chosen[t])
        reward[t] = arrays.reward
        ended[t] = arrays.over | arrays.cut
    last = net.think(arrays.observation, arrays.action_mask.view(np.bool_)).value

    better = np.zeros((steps, games), np.float32)
    known = np.zeros((steps, games), np.bool_)
    ahead = np.zeros((games, seats), np.float32)  # by seat: the value at its next decision,
    trace = np.zeros((games, seats), np.float32)  # how much better that went,
    brought = np.zeros((games, seats), np.float32)  # what it is paid until then,
    told = np.zeros((games, seats), np.bool_)  # and whether that is known
    here = rows[~batch.waits]
    told[here, arrays.seat[here]] = True
    ahead[here, arrays.seat[here]] = last[here]
    for t in reversed(range(steps)):
        over = ended[t]
        ahead[over], trace[over], brought[over], told[over] = 0, 0, 0, True
        brought += reward[t]
        here = rows[~idle[t]]
        mine = (here, seat[t, here])
        surprise = brought[mine] + DISCOUNT * ahead[mine] - value[t, here]
        better[t, here] = surprise + DISCOUNT * TRACE * trace[mine]
        known[t, here] = told[mine]
        ahead[mine], trace[mine] = value[t, here], better[t, here]
        brought[mine], told[mine] = 0, True
    found = Decisions(
        seen[known], mask[known], chosen[known], log_share[known], better[known],
        (better + value)[known],
    )  # fmt: skip
    return found, int(ended.sum())
