"""A game as it is played: its actions in order, what they told, and how far they can be undone."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence

from .action import Action
from .chance import Draw
from .errors import BadUndo
from .game import Game
from .message import Event
from .options import Value, read_options
from .playing import Entry as Entry
from .playing import Played, Recast, Written, free_to_undo
from .playing import step as step
from .state import State
from .variations import Notes


class Chapter:
    """A stretch of a game that can be opened by itself: how it begins, and what was played.

    A game may end chapters (`State.chapters_ended`), each with its own stretch, so that a long
    campaign opens as quickly as a short one. One that was not opened is only its `text`.
    """

    __slots__ = (
        "bookmark",
        "cast",
        "digest",
        "entries",
        "notes",
        "opening",
        "origin",
        "setup",
        "text",
    )

    def __init__(self, state: State, origin: str = "") -> None:
        self.origin = origin
        """The position it begins at, as JSON on one line; empty for the set-up of the game."""
        self.setup: tuple[Draw, ...] = tuple(state.chance.drawn) if not origin else ()
        """What was drawn before the first action: at the set-up, or as others sat down."""
        self.opening: tuple[Event, ...] = tuple(state.events) if not origin else ()
        self.entries: list[Entry] = []
        self.notes = Notes()
        """What stands beside them: remarks, and other ways to go on."""
        self.digest = ""
        self.text = ""
        self.bookmark = state.bookmark() if origin else ""
        self.cast = ""
        """Who sat down anew at its beginning, if anybody did."""

    def written(self) -> Iterator[Written]:
        """Its steps, to be played again from where it begins."""
        if self.cast:
            yield Recast(tuple(self.cast.split()), list(self.setup))
        for entry in self.entries:
            yield Played(entry.seat, entry.action, [*entry.draws, *entry.shown])

    def log(self, viewer: int | None) -> list[dict[str, object]]:
        """Everything told in it, as one viewer may know it, each with the entry's number."""
        told = [{"step": 0, **event.seen_by(viewer)} for event in self.opening]
        for number, entry in enumerate(self.entries, 1):
            told += [
                {"step": number, "seat": entry.seat, **event.seen_by(viewer)}
                for event in entry.events
            ]
        return told


class Journal:
    """A running game: `play` forward, `undo` back to the barrier, `log` for any viewer.

    `chapters` are those already closed; `entries` and `log` are of the present one.
    """

    def __init__(
        self,
        game: Game,
        seats: int,
        seed: int | None = 0,
        options: Mapping[str, object] | None = None,
    ) -> None:
        self.game = game
        self.seats = seats
        self.seed = seed
        """None where chance is sealed."""
        self.options: dict[str, Value] = read_options(game.options, options or {})
        self.state = game.start(seats, seed, self.options)
        self._open()

    @classmethod
    def resume(
        cls,
        game: Game,
        state: State,
        seed: int | None,
        options: Mapping[str, object],
        origin: str = "",
    ) -> Journal:
        """A journal that begins at a state already set up: a replayed start, or the position
        written in `origin`."""
        journal = cls.__new__(cls)
        journal.game, journal.seats, journal.seed = game, state.seats, seed
        journal.options = read_options(game.options, options)
        journal.state = state
        journal._open(origin)
        return journal

    def _open(self, origin: str = "") -> None:
        self.first_seats = self.seats
        self.names: dict[int, str] = {}
        self.players: dict[int, str] = {}
        """Who plays each seat, where that is to be remembered: `person`, or a computer player."""
        self.weights = self.game.house.weights_print
        """The fingerprint of the judgement that computer players think by, where there is one."""
        self.chapters: list[Chapter] = []
        self.chapter = Chapter(self.state, origin)
        self._before: list[State] = []

    @property
    def from_position(self) -> bool:
        """Whether the game was not dealt but begun at a position."""
        return bool((*self.chapters, self.chapter)[0].origin)

    @property
    def entries(self) -> list[Entry]:
        """The actions of the present chapter, in order."""
        return self.chapter.entries

    @property
    def played(self) -> list[Entry]:
        """The actions of every chapter that was opened, in order."""
        return [entry for chapter in (*self.chapters, self.chapter) for entry in chapter.entries]

    @property
    def positions(self) -> list[State]:
        """The positions of the present chapter, from where it begins to where it stands."""
        return [*self._before, self.state]

    def __repr__(self) -> str:
        return f"<Journal of {self.game.name}: {len(self.entries)} actions, {self.state!r}>"

    @property
    def last(self) -> Entry | None:
        """The action played last, though it may have closed a chapter."""
        played = self.entries or (self.chapters[-1].entries if self.chapters else [])
        return played[-1] if played else None

    @property
    def setup(self) -> tuple[Draw, ...]:
        """What chance gave at the set-up."""
        return self.chapter.setup

    @property
    def opening(self) -> tuple[Event, ...]:
        """What was told at the set-up."""
        return self.chapter.opening

    def play(self, seat: int, action: Action, script: list[Draw] | None = None) -> list[Event]:
        """Play and write it down. A replay gives the recorded draws as a `script`. It is played
        on a copy, so whatever goes wrong, the game stands as it stood."""
        after, entry = step(self.state, seat, action, script)
        self.note(entry, after)
        return list(entry.events)

    def note(self, entry: Entry, after: State) -> None:
        """Write down what was played from where it stands, and what that led to."""
        before = self.state
        self.entries.append(entry)
        self._before.append(before)
        self.state = after
        if after.chapters_ended() != before.chapters_ended():
            self._turn_page()

    def follow(self, written: Written) -> None:
        """Go on with a step that was written down elsewhere."""
        if isinstance(written, Recast):
            self.reseat(written.who, written.script)
            return
        action = written.action
        if isinstance(action, str):
            action = self.game.parse(self.state, action)
        self.play(written.seat, action, list(written.script))

    def _turn_page(self) -> None:
        """Close the chapter; what is in it can no longer be undone."""
        self.chapter.digest = self.state.digest()
        self.chapters.append(self.chapter)
        self.chapter = Chapter(self.state, one_line(self.state))
        self._before = []

    def reseat(self, who: tuple[str, ...], draws: Sequence[Draw] | None = None) -> None:
        """Let other players sit down, between chapters, where the game allows it. If somebody has
        acted there already, or others have sat down before, that is a chapter of its own. `draws`
        are what a replay was given."""
        if not self.chapters and not self.chapter.origin:
            raise BadUndo("players may change only between chapters")
        state = self.game.reseat(self.state, who, draws)
        if self.entries or self.chapter.cast or not self.chapters:
            self._turn_page()
        self.state = state
        self.seats = state.seats
        self.chapter = Chapter(state, one_line(state))
        self.chapter.cast = " ".join(who)
        self.chapter.setup = tuple(state.chance.drawn)
        self.chapter.opening = tuple(state.events)

    def mark(self) -> tuple[State, Chapter, int, list[State], int]:
        """Where the journal stands, for `rewind`."""
        return self.state, self.chapter, len(self.entries), self._before, len(self.chapters)

    def rewind(self, mark: tuple[State, Chapter, int, list[State], int]) -> None:
        """Back to a mark made in this game: for a replay that finds its last step was wrong."""
        self.state, self.chapter, count, self._before, chapters = mark
        del self.chapter.entries[count:], self._before[count:], self.chapters[chapters:]

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
        plays = ((entry.seat, entry.teaches) for entry in reversed(self.entries))
        return free_to_undo(plays, seat)[0]

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
        self.chapter.notes.cut(len(self.entries))

    def log(self, viewer: int | None) -> list[dict[str, object]]:
        """Everything told so far, as one viewer may know it, each with the entry's number."""
        return self.chapter.log(viewer)


def one_line(state: State) -> str:
    """A position as JSON on one line."""
    return short_text(state.to_data())


def short_text(data: object) -> str:
    """Data as the shortest JSON."""
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))
