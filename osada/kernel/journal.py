"""A game as it is played: its actions in order, what they told, and how far they can be undone."""

from __future__ import annotations

from collections.abc import Mapping

from .action import Action
from .chance import Draw
from .errors import BadUndo
from .game import Game
from .message import Event
from .options import Value, read_options
from .state import State


class Entry:
    """One action as it was played: by whom, what chance gave and showed, what it told."""

    __slots__ = ("action", "draws", "events", "seat", "shown", "teaches")

    def __init__(self, seat: int, action: Action, state: State, teaches: bool) -> None:
        self.seat = seat
        self.action = action
        self.draws: tuple[Draw, ...] = tuple(state.chance.drawn)
        self.shown: tuple[Draw, ...] = tuple(state.shown)
        self.events: tuple[Event, ...] = tuple(state.events)
        self.teaches = teaches
        """Whether somebody learned something by it: nobody may undo it alone."""


class Journal:
    """A running game: `play` forward, `undo` back to the barrier, `log` for any viewer."""

    def __init__(
        self, game: Game, seats: int, seed: int = 0, options: Mapping[str, object] | None = None
    ) -> None:
        self.game = game
        self.seats = seats
        self.seed = seed
        self.options: dict[str, Value] = read_options(game.options, options or {})
        self.state = game.start(seats, seed, self.options)
        self._open()

    @classmethod
    def resume(cls, game: Game, state: State, seed: int, options: Mapping[str, object]) -> Journal:
        """A journal that begins at a position already set up (a replayed start)."""
        journal = cls.__new__(cls)
        journal.game, journal.seats, journal.seed = game, state.seats, seed
        journal.options = read_options(game.options, options)
        journal.state = state
        journal._open()
        return journal

    def _open(self) -> None:
        self.setup: tuple[Draw, ...] = tuple(self.state.chance.drawn)
        self.opening: tuple[Event, ...] = tuple(self.state.events)
        self.names: dict[int, str] = {}
        self.entries: list[Entry] = []
        self._before: list[State] = []

    def play(self, seat: int, action: Action, script: list[Draw] | None = None) -> list[Event]:
        """Play and write it down. A replay gives the recorded draws as a `script`. It is played
        on a copy, so whatever goes wrong, the game stands as it stood."""
        before, after = self.state, self.state.copy()
        after.chance.script = script
        events = after.play(seat, action)
        after.chance.script = None
        self.entries.append(Entry(seat, action, after, after.learned != before.learned))
        self._before.append(before)
        self.state = after
        return events

    @property
    def barrier(self) -> int:
        """How many entries nobody may undo alone: all up to the last that taught something."""
        for number in range(len(self.entries), 0, -1):
            if self.entries[number - 1].teaches:
                return number
        return 0

    def undoable(self, seat: int) -> int:
        """How many of the last entries this seat may take back by itself: its own, down to the
        barrier."""
        count = 0
        for entry in reversed(self.entries[self.barrier :]):
            if entry.seat != seat:
                break
            count += 1
        return count

    def undo(self, seat: int, count: int = 1, consent: frozenset[int] = frozenset()) -> None:
        """Take back the last entries. Beyond `undoable` every other seat must have consented."""
        if not 1 <= count <= len(self.entries):
            raise BadUndo(f"there are {len(self.entries)} actions, so {count} cannot be undone")
        others = frozenset(range(self.seats)) - {seat}
        if count > self.undoable(seat) and not others <= consent:
            missing = ", ".join(str(other) for other in sorted(others - consent))
            raise BadUndo(
                f"only {self.undoable(seat)} actions can be undone freely: "
                f"to undo {count} the other seats must consent (missing: {missing})"
            )
        self.state = self._before[-count]
        del self._before[-count:], self.entries[-count:]

    def log(self, viewer: int | None) -> list[dict[str, object]]:
        """Everything told so far, as one viewer may know it, each with the entry's number."""
        told = [{"step": 0, **event.seen_by(viewer)} for event in self.opening]
        for number, entry in enumerate(self.entries, 1):
            told += [
                {"step": number, "seat": entry.seat, **event.seen_by(viewer)}
                for event in entry.events
            ]
        return told
