"""Somebody at a puzzle: a table of one person that begins at its position, made for what they ask
and dropped with the answer. Whatever they play there they may take back."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from msgspec import Struct, structs

import osada
from osada.insight import adviser
from osada.insight.answer import theme_of
from osada.insight.prover import is_over
from osada.insight.puzzle import Puzzle, puzzles
from osada.kernel.action import Wire
from osada.kernel.chance import Chance
from osada.kernel.game import Game
from osada.kernel.journal import one_line
from osada.kernel.state import State

from .games import open_game
from .head import plain_head
from .heads import head_of
from .here import TableHere
from .protocol.commands import Play
from .protocol.problems import Refused, tell
from .protocol.table import EntrySeen, Scene, TableHead, Tell
from .scenes import entries_seen, scene_of
from .table import Table
from .writes import EntryRow, SeatRow


@cache
def collection(game: str) -> dict[str, Puzzle]:
    """All puzzles of a game by name, easiest first."""
    return {puzzle.name: puzzle for puzzle in puzzles(open_game(game))}


@cache
def theme(game: str, name: str) -> Tell | None:
    """What a puzzle teaches."""
    found = theme_of(adviser(open_game(game)), collection(game)[name])
    return None if found is None else tell(found, None)


class PuzzleTable(Struct):
    """A puzzle, and the table at which somebody has played on from its position."""

    puzzle: Puzzle
    here: TableHere
    begun: State

    @property
    def table(self) -> Table:
        """It with what was played there."""
        return self.here.table

    @property
    def over(self) -> bool:
        """Whether a whole turn was played."""
        return self.table.head.status == "over"

    @property
    def turn(self) -> tuple[str, ...]:
        """What was played, in writing."""
        entries = self.table.entries
        return tuple(str(entries[number].data["action"]) for number in self.table.standing)

    def play(self, sent: str | Wire) -> None:
        """Go on with an action."""
        table, seat = self.table, self.puzzle.seat
        self.here.do(seat, Play(sent, table.number))
        if is_over(adviser(table.game), self.begun, table.state, seat):
            table.head.status = "over"

    def scene(self) -> Scene:
        """The position as who solves it may know it."""
        scene = scene_of(self.table, self.puzzle.seat)
        if self.over:
            scene.prompt = None
        else:
            scene.undoable, scene.barrier = self.table.number, False
        return scene

    def entries(self) -> list[EntrySeen]:
        """What was played, from the position on."""
        return entries_seen(self.table, self.puzzle.seat, -1, moving=True)

    def head(self) -> TableHead:
        """Of a table at which there is nothing to know beforehand, and that nobody leaves."""
        head = head_of(self.table.head, self.table.seats, self.puzzle.seat, "")
        return structs.replace(head, status="running", known=[], reached={}, parting=None)


def sit_down(game: str, name: str, sent: Sequence[str | Wire], called: str = "") -> PuzzleTable:
    """A puzzle after these actions; `Refused` where it is not there, or they are not legal."""
    if game not in osada.games() or name not in collection(game):
        raise Refused("unknown")
    puzzle = collection(game)[name]
    table = _begun(open_game(game), puzzle, called)
    at = PuzzleTable(puzzle, TableHere(table, lambda: 0.0), table.state)
    for action in sent:
        at.play(action)
    return at


def _begun(game: Game, puzzle: Puzzle, called: str) -> Table:
    state = game.from_json(puzzle.position)
    state.chance = Chance(0)
    name = f"{game.name}/{puzzle.name}"
    seats = [
        SeatRow(name, at, "person" if at == puzzle.seat else "computer", "", "")
        for at in range(state.seats)
    ]
    seats[puzzle.seat].name = called
    head = plain_head(game, len(seats), one_line(state), name)
    head.seed = 0
    table = Table(head, seats)
    start = EntryRow(0, "start", None, 0.0, {})
    for _ in table.take_in([start], table.head, seats):
        pass
    table.head.turn = list(table.state.turn)
    return table
