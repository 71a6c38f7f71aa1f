"""The printed numbers, checked and ready for the rules. ORC-SETUP-02."""

from __future__ import annotations

from pathlib import Path
from typing import Final, final

from osada.kernel.content import Content, load_content

from .words import FRUITS, MOST

CONTENT: Final = Path(__file__).parents[1] / "content" / "box.toml"


@final
class Box:
    """What the trees bear, how much one picks, what it is worth."""

    def __init__(self, content: Content) -> None:
        self.fruit: Final = content.wholes("trees.fruit", len(FRUITS), 1, 30)
        self.more: Final = content.whole("trees.more_for_each_player", 0, 10)
        self.most: Final = content.whole("picking.most", 1, MOST)
        self.wind: Final = content.whole("wind.fruit", 0, 9)
        self.set_bonus: Final = content.whole("scoring.set", 0, 20)


def load_box(override: Path | None = None) -> tuple[Content, Box]:
    """The numbers in use; `BadContent` names everything wrong with them."""
    content = load_content([CONTENT], override)
    box = Box(content)
    content.check()
    return content, box
