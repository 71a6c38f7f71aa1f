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

from .applying import carry_out, unkept
from .games import open_game
from .head import Head
from .heads import head_of
from .plays import play
from .protocol.problems import Refused, tell
from .protocol.table import EntrySeen, Play, Scene, TableHead, Tell
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
    table: Table

    @property
    def over(self) -> bool:
        """Whether a whole turn was played."""
        return self.table.head.status == "over"

    @property
    def turn(self) -> tuple[str, ...]:
        """What was played, in writing."""
        entries = self.table.entries
        return tuple(str(entries[number].data["action"]) for number in self.table.standing)

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
    begun, seat = table.state, puzzle.seat
    for action in sent:
        decided = play(table, seat, Play(action, table.number), 0.0)
        carry_out(table, decided, 0.0, unkept)
        if is_over(adviser(table.game), begun, table.state, seat):
            table.head.status = "over"
    return PuzzleTable(puzzle, table)


def _begun(game: Game, puzzle: Puzzle, called: str) -> Table:
    state = game.from_json(puzzle.position)
    state.chance = Chance(0)
    name = f"{game.name}/{puzzle.name}"
    seats = [
        SeatRow(name, at, "person" if at == puzzle.seat else "computer", "", "")
        for at in range(state.seats)
    ]
    seats[puzzle.seat].name = called
    table = Table(_head(game, name, one_line(state), len(seats)), seats)
    start = EntryRow(0, "start", None, 0.0, {})
    for _ in table.take_in([start], table.head, seats):
        pass
    table.head.turn = list(table.state.turn)
    return table


def _head(game: Game, name: str, position: str, seats: int) -> Head:
    return Head(
        id=name,
        game=game.name,
        title="",
        rules=game.rules_version,
        content=game.content_hash,
        override="",
        seats=seats,
        seed=0,
        chosen_seed=False,
        options={},
        origin=position,
        tutorial="",
        status="running",
        listed=False,
        patience=0,
        secrets_out=False,
        owner="",
        watch_version=1,
        rematch="",
        number=0,
        size=0,
        turn=[],
        computer_due=False,
        reached={},
        lang="",
        group_version=1,
        group_open=False,
        hints=False,
        created=0.0,
        updated=0.0,
    )
