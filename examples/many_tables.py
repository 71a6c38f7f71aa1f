"""Sixteen games of Vikings at once in two processes. Every seat is played by lot, so that one of
three wins about a third of them.

python examples/many_tables.py
"""

from __future__ import annotations

import numpy as np

from osada.research import Processes, Setting


def play(tables: int, processes: int, steps: int) -> tuple[int, float]:
    """How many games ended, and which part of them was won."""
    rng = np.random.default_rng(0)
    many = Processes(Setting("vikings", 3), tables, processes, others=("random",))
    try:
        seen, _ = many.reset(seed=0)
        ended, won = 0, 0.0
        for _ in range(steps):
            # the largest of random numbers, of those that are legal
            chosen = (seen["action_mask"] * rng.random(seen["action_mask"].shape)).argmax(1)
            seen, reward, over, _, _ = many.step(chosen)
            ended, won = ended + int(over.sum()), won + float(reward.sum())
    finally:
        many.close()
    return ended, won / max(1, ended)


if __name__ == "__main__":
    games, share = play(tables=16, processes=2, steps=500)
    print(f"{games} games, {share:.0%} won")
