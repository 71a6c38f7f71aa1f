"""Somebody at a puzzle: its position, played on by them; nothing of it is kept but whether they
found the answer. Like a table to look at, so that every board shows it."""

from __future__ import annotations

import datetime
from collections.abc import Sequence
from functools import cache

from msgspec import Struct

import osada
from osada.insight import adviser, gives_insight
from osada.insight.answer import theme_of
from osada.insight.prover import is_over
from osada.insight.puzzle import Puzzle, of_the_day, puzzles
from osada.kernel.action import Action, Wire
from osada.kernel.chance import Chance
from osada.kernel.foresight import foreseen
from osada.kernel.journal import Entry, step
from osada.kernel.state import Illegal, State
from osada.table.games import open_game
from osada.table.protocol.difference import difference
from osada.table.protocol.problems import Refused, tell
from osada.table.protocol.puzzle import PuzzleDay, PuzzleHead, PuzzleMark
from osada.table.protocol.table import EntrySeen, Foreseen, Scene, SeatHead, TableHead, Tell
from osada.table.stream import change_seen

from ..store.puzzles import Solved

DAYS = 7


class Sitting(Struct):
    """A puzzle, and what was played from its position on."""

    game: str
    puzzle: Puzzle
    state: State
    entries: list[Entry]
    over: bool

    @property
    def turn(self) -> tuple[str, ...]:
        """What was played, in writing."""
        return tuple(entry.action.text for entry in self.entries)


@cache
def collection(game: str) -> dict[str, Puzzle]:
    """All puzzles of a game by name, easiest first."""
    return {puzzle.name: puzzle for puzzle in puzzles(open_game(game))}


@cache
def theme(game: str, name: str) -> Tell | None:
    """What a puzzle teaches."""
    found = theme_of(adviser(open_game(game)), collection(game)[name])
    return None if found is None else tell(found, None)


def all_heads() -> list[tuple[str, Puzzle]]:
    """Every puzzle there is, with its game."""
    with_some = (name for name in osada.games() if gives_insight(open_game(name)))
    return [(game, puzzle) for game in with_some for puzzle in collection(game).values()]


def week(today: datetime.date, solved: dict[tuple[str, str], Solved]) -> list[PuzzleDay]:
    """The puzzles of the last seven days, today's last."""
    found = []
    for back in range(DAYS - 1, -1, -1):
        day = today - datetime.timedelta(days=back)
        one = of_the_day(all_heads(), day)
        if one is not None:
            game, puzzle = one
            mark = mark_of(solved.get((game, puzzle.name)))
            found.append(PuzzleDay(day.isoformat(), game, puzzle.name, mark))
    return found


def mark_of(solved: Solved | None) -> PuzzleMark:
    """How somebody has done with a puzzle."""
    if solved is None:
        return ""
    if not solved.at_try:
        return "missed"
    return "first" if solved.at_try == 1 else "later"


def puzzle_head(game: str, puzzle: Puzzle, solved: Solved | None) -> PuzzleHead:
    """A puzzle in a list, by which it is chosen."""
    seats, teaches = puzzle.source["seats"], theme(game, puzzle.name)
    mark, margin = mark_of(solved), round(puzzle.margin, 3)
    return PuzzleHead(game, puzzle.name, puzzle.grade, seats, mark, teaches, margin)


def sit_down(game: str, name: str, sent: Sequence[str | Wire]) -> Sitting:
    """A puzzle after these actions; `Refused` where it is not there, or they are not legal."""
    if game not in osada.games() or name not in collection(game):
        raise Refused("unknown")
    puzzle = collection(game)[name]
    opened = open_game(game)
    state = opened.from_json(puzzle.position)
    state.chance = Chance(0)
    sitting = Sitting(game, puzzle, state, [], False)
    for one in sent:
        if sitting.over:
            raise Refused("over")
        before = sitting.state
        action = find(sitting, one)
        try:
            sitting.state, entry = step(before, puzzle.seat, action)
        except Illegal as error:
            raise Refused("illegal", reasons=error.reasons, viewer=puzzle.seat) from None
        sitting.entries.append(entry)
        sitting.over = is_over(adviser(opened), state, sitting.state, puzzle.seat)
    return sitting


def find(sitting: Sitting, sent: str | Wire) -> Action:
    """The action with this very text or wire form, legal or not."""
    sitting.state.legal(sitting.puzzle.seat)
    words = open_game(sitting.game).vocabulary
    known = words.find(sent) if isinstance(sent, str) else words.find_wire(sent)
    if known is None:
        said = sent if isinstance(sent, str) else " ".join(map(str, sent))
        raise Refused("no-action", {"action": said[:60]})
    return known


def scene(sitting: Sitting) -> Scene:
    """The position as who solves it may know it."""
    state, seat = sitting.state, sitting.puzzle.seat
    number = len(sitting.entries)
    shown = Scene(number=number, turn=list(state.turn), view=state.view(seat))
    if not sitting.over:
        shown.legal = [action.wire for action in state.legal(seat)]
        prompt = state.prompt(seat)
        shown.prompt = None if prompt is None else tell(prompt, seat)
        shown.undoable = number
    return shown


def entries(sitting: Sitting) -> list[EntrySeen]:
    """What was played, from the position on."""
    seat = sitting.puzzle.seat
    played = [
        EntrySeen(
            number=number,
            at=0.0,
            kind="play",
            seat=seat,
            action=entry.action.wire,
            events=[tell(event, seat) for event in entry.events],
            changes=[change_seen(change, seat) for change in entry.changes],
        )
        for number, entry in enumerate(sitting.entries, 1)
    ]
    return [EntrySeen(number=0, at=0.0, kind="start"), *played]


def head(sitting: Sitting, name: str) -> TableHead:
    """Like that of a table, at which somebody sits among computer players."""
    state, seat = sitting.state, sitting.puzzle.seat
    return TableHead(
        id=f"{sitting.game}/{sitting.puzzle.name}",
        game=sitting.game,
        title="",
        status="running",
        seats=[
            SeatHead(seat=at, kind="person", name=name) if at == seat else SeatHead(at, "computer")
            for at in range(state.seats)
        ],
        turn=list(state.turn),
        number=len(sitting.entries),
        created=0.0,
        updated=0.0,
        me=seat,
    )


def why_not(sitting: Sitting, sent: Sequence[str | Wire]) -> list[list[Tell]]:
    """For each action the reasons of the rules against it."""
    seat = sitting.puzzle.seat
    return [
        [tell(reason, seat) for reason in sitting.state.explain(seat, find(sitting, one))]
        for one in sent
    ]


def what_if(sitting: Sitting, sent: str | Wire) -> Foreseen:
    """What an action would do, as far as nothing unknown decides it."""
    seat, state = sitting.puzzle.seat, sitting.state
    action = find(sitting, sent)
    after = foreseen(state, seat, action) if action in state.legal(seat) else None
    if after is None or sitting.over:
        return Foreseen(unknown=True)
    return Foreseen(
        events=[tell(event, seat) for event in after.events],
        changes=[change_seen(change, seat) for change in after.changes],
        base=len(sitting.entries),
        change=difference(state.view(seat), after.view(seat)) or {},
    )
