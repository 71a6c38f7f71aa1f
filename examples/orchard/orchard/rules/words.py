"""Every action of the game and its text: `pick apple 2`. ORC-PICK-01."""

from __future__ import annotations

from typing import Final, Literal

from osada.kernel.action import Vocabulary

Fruit = Literal["apple", "pear", "plum"]
FRUITS: Final[tuple[Fruit, ...]] = ("apple", "pear", "plum")
MOST: Final = 3
"""No content may let somebody pick more at once."""

VOCABULARY: Final = Vocabulary(__name__)
VOCABULARY.declare("pick", "tree", "count")
PICKS: Final = tuple(
    VOCABULARY.word("pick", (tree, count), f"pick {FRUITS[tree]} {count}")
    for tree in range(len(FRUITS))
    for count in range(1, MOST + 1)
)
