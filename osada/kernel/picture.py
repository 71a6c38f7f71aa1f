"""What an event changes on the table, for whoever shows it happening."""

from __future__ import annotations

from collections.abc import Sequence
from typing import final

from .message import Hidden, eye

Path = tuple[str | int, ...]
"""Where something stands in a view: `("ships", 2, "hull")`."""


@final
class Picture:
    """One picture of what an action does: `moves` leads things from one named spot of the table to
    another, `after` says what parts of the view are then.

    A value that only some may know is `Hidden`; all others are not told of it. Who must see
    something else there is told that first.
    """

    __slots__ = ("after", "moves")

    def __init__(
        self,
        moves: Sequence[tuple[str, str]] = (),
        after: Sequence[tuple[Path, object]] = (),
    ) -> None:
        self.moves = moves
        """From where to where."""
        self.after = after

    def __repr__(self) -> str:
        return f"<Picture: moves {list(self.moves)!r}, after {list(self.after)!r}>"

    def __reduce__(self) -> tuple[type[Picture], tuple[object, ...]]:
        return Picture, (self.moves, self.after)

    def seen_by(self, viewer: int | None) -> dict[str, object]:
        """JSON-ready form for one viewer."""
        bit = eye(viewer)
        known: list[list[object]] = []
        for path, value in self.after:
            if not isinstance(value, Hidden):
                known.append([list(path), value])
            elif value.seen & bit:
                known.append([list(path), value.value])
        return {"moves": [list(move) for move in self.moves], "after": known}
