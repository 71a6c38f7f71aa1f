"""Numbers of an observation, written where they belong: only what is not nothing is touched.

>>> SHARES[4][1:6]
(0.25, 0.5, 0.75, 1.0, 1.0)
"""

from __future__ import annotations

from typing import Final

MOST: Final = 150
"""The most that anything is a share of."""
SHARES: Final = tuple(
    tuple(min(1.0, i / max(1, most)) for i in range(MOST + 1)) for most in range(MOST + 1)
)
"""How much so many are of so many: by the most that counts, then by how many."""


def share(count: int, most: int) -> float:
    """A count as a share of the most that counts."""
    if count <= 0:
        return 0.0
    return SHARES[most][count if count < MOST else MOST]
