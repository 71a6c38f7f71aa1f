"""What one seat remembers of a game, in words: all it was shown and told, in order."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from osada.kernel.action import Action
from osada.kernel.chance import Draw
from osada.kernel.journal import short_text
from osada.kernel.state import State


class Recall:
    """Follows a game from its beginning, on a copy of its own."""

    def __init__(self, first: State, seat: int) -> None:
        self.seat = seat
        self.state = first.copy()
        self.lines = [short_text(first.view(seat))]

    def follow(self, played: Sequence[tuple[int, Action]], drawn: Mapping[int, list[Draw]]) -> str:
        """All of it, up to the last of these actions and what is to be seen then; `drawn` is what
        some of them were told to draw."""
        for number in range(len(self.lines) - 1, len(played)):
            mover, action = played[number]
            seen = self.state.disguise(mover, action, self.seat)
            told = self.state.repeat(mover, action, drawn.get(number))
            heard = short_text([event.seen_by(self.seat) for event in told])
            self.lines.append(f"{mover} {seen} {heard}")
        return "\n".join([*self.lines, short_text(self.state.view(self.seat))])

    def copy(self) -> Recall:
        """Another memory of the same."""
        twin = Recall.__new__(Recall)
        twin.seat, twin.state, twin.lines = self.seat, self.state.copy(), self.lines[:]
        return twin
