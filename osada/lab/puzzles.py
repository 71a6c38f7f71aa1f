"""Puzzles mined from games of computer players: where one turn is clearly best, and not obvious.

Every decision of every game is looked at: first at a glance, then more closely, and only what still
seems a puzzle is proved with ten times the worlds. The turns that every level would take are held
against it too: `casual` must miss it, and the weakest that finds it is its grade.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from random import Random
from typing import Any, Final, NamedTuple

from osada.bots import bot, levels
from osada.insight import adviser
from osada.insight.adviser import Adviser
from osada.insight.analysis import decisions, steps_of
from osada.insight.look import reasons_between
from osada.insight.marks import DECIDED, GOOD
from osada.insight.moves import Move, StepTaken
from osada.insight.prover import Contest, is_over, turn_of
from osada.insight.puzzle import Puzzle
from osada.kernel.action import Action
from osada.kernel.chance import game_seed
from osada.kernel.game import Game
from osada.kernel.journal import Journal
from osada.kernel.state import State

from .blocks import OpenGame, Progress, in_blocks, no_progress
from .series import clocks_stopped

PLAYS: Final = "casual"
"""Who plays the games, and must not find the answer."""
MARGIN: Final = GOOD
"""By how much chance to win every other turn must be worse: each is a slip at least."""
PROMISING: Final = 0.03
"""The same while it is only looked at."""
NOTICED: Final = 0.015
"""What the obvious turn must cost at first sight."""
TRIES: Final = 3
"""How often every level is asked."""
MOST: Final = 3
"""Turns that may come to the same as the best,"""
LONGEST: Final = 14
"""and how many actions they may take."""
HOPE: Final = 0.12
"""Who has less chance than this after the best turn has no puzzle."""
OF_A_GAME: Final = 3
"""After so many puzzles the next game is looked at."""

Json = dict[str, Any]


class Mined(NamedTuple):
    """What came of one game."""

    number: int
    decisions: int
    puzzles: tuple[Puzzle, ...]

    def to_data(self) -> Json:
        """As it is kept."""
        found = [puzzle.to_data() for puzzle in self.puzzles]
        return {"number": self.number, "decisions": self.decisions, "puzzles": found}

    @classmethod
    def from_data(cls, data: Json) -> Mined:
        """As it was kept."""
        found = tuple(Puzzle.from_data(one) for one in data["puzzles"])
        return cls(data["number"], data["decisions"], found)


class Plan(NamedTuple):
    """What is mined, as every process has to know it."""

    open_game: OpenGame
    seed: int
    numbers: tuple[int, ...]
    """The games that are still to be looked at."""


def mine(
    open_game: OpenGame,
    seed: int,
    numbers: Sequence[int],
    jobs: int,
    progress: Progress = no_progress,
) -> Iterator[Mined]:
    """Look at these games, one after the other; each comes out the same with any number of jobs."""
    if numbers:
        plan = Plan(open_game, seed, tuple(numbers))
        for block in in_blocks(partial(_mine_block, plan), len(numbers), jobs, progress, 1):
            yield from block


def _mine_block(plan: Plan, block: range) -> list[Mined]:
    game = plan.open_game()
    return [mine_game(game, plan.seed, plan.numbers[at]) for at in block]


def mine_game(game: Game, seed: int, number: int) -> Mined:
    """Play one game, and keep what is a puzzle in it; its decisions are looked at in any order."""
    several = [seats for seats in game.seats if seats > 1]
    seats = several[number % len(several)]
    dealt = game_seed(seed, number)
    journal = played_by(game, seats, dealt)
    who = adviser(game)
    prover = who.prover()
    steps = steps_of(journal)
    moves = decisions(prover, steps)
    moves = moves[int(prover.budget().since * len(moves)) :]
    Random(dealt).shuffle(moves)
    found: list[Puzzle] = []
    looked = 0
    while looked < len(moves) and len(found) < OF_A_GAME:
        move = moves[looked]
        looked += 1
        rest = [step.action for step in _run(steps[move.first :])]
        source = {"game": number, "seed": seed, "seats": seats, "action": move.first}
        puzzle = _puzzle(game, who, prover, move, rest, source)
        if puzzle is not None:
            found.append(puzzle)
    return Mined(number, looked, tuple(found))


def played_by(game: Game, seats: int, seed: int) -> Journal:
    """A game of computer players."""
    journal = Journal(game, seats, seed)
    players = [bot(PLAYS, game, seed, seat) for seat in range(seats)]
    while journal.state.turn:
        seat = journal.state.turn[0]
        journal.play(seat, players[seat].choose(journal.state, seat))
    return journal


def _run(steps: Sequence[StepTaken]) -> Iterator[StepTaken]:
    """The steps until somebody else acts."""
    for step in steps:
        if step.seat != steps[0].seat:
            return
        yield step


def _puzzle(
    game: Game,
    who: Adviser,
    prover: Adviser,
    move: Move,
    rest: Sequence[Action],
    source: Mapping[str, int],
) -> Puzzle | None:
    """The decision as a puzzle, if it is one."""
    state, seat = move.before, move.seat
    obvious = turn_of(prover, state, seat, rest)
    contest = _promising(who, prover, state, seat, obvious)
    if contest is None:
        return None
    first = contest.best
    thought: dict[str, list[list[Action]]] = {}
    budget = prover.budget()
    for name in levels(game)[1:]:
        thought[name] = turns_of(game, prover, state, seat, name)
        contest.enter(thought[name])
        contest.play(3 * budget.look, 4 * MARGIN)
        if not _is_clear(contest, obvious, PROMISING) or _finds(contest, thought[PLAYS]):
            return None
    puzzle = proved(game, contest, thought, obvious, source)
    return puzzle if puzzle is not None and first in contest.right() else None


def proved(
    game: Game,
    contest: Contest,
    thought: dict[str, list[list[Action]]],
    obvious: list[Action],
    source: Mapping[str, int],
) -> Puzzle | None:
    """A decision as a puzzle, if it is one in as many worlds as a proof takes; `thought`
    is what every level would play."""
    prover, state, seat = contest.adviser, contest.state, contest.seat
    contest.play(prover.budget().proof, 4 * MARGIN)
    right = contest.right()
    best = right[0]
    if not _is_clear(contest, obvious, MARGIN):
        return None
    found = {name: round(_finds(contest, turns), 2) for name, turns in thought.items()}
    if found[PLAYS] > 0 or not all(_is_whole(prover, state, seat, one.actions) for one in right):
        return None
    reasons = reasons_between(prover, contest.world(), seat, best.actions, obvious)
    if not reasons:
        return None  # nobody would learn why
    return Puzzle(
        name=state.digest()[:8],
        seat=seat,
        grade=next((name for name in thought if found[name] > 0.5), ""),
        answers=tuple(_texts(one.actions) for one in right),
        obvious=_texts(obvious),
        chance=round(best.mean, 4),
        error=round(best.error, 4),
        margin=round(contest.margin(), 4),
        cost=round(best.mean - contest.of(obvious).mean, 4),
        reasons=tuple(reasons),
        found=found,
        source=source,
        position=state.to_data(),
    )


def _promising(
    who: Adviser, prover: Adviser, state: State, seat: int, obvious: list[Action]
) -> Contest | None:
    """The turns of a decision that may be a puzzle; None as soon as it cannot be one. Who gives
    hints looks first, which is quicker; who proves has to agree."""
    budget = prover.budget()
    quick = Contest(who, state, seat, state.reveals)
    turns = [line.actions for line in prover.turns(quick.world(), seat, budget.width)]
    quick.enter([*turns, obvious])
    if len(quick.tried) < 3 or len(obvious) > LONGEST:
        return None
    for worlds, cost in ((budget.glance, NOTICED), (max(2, budget.look // 4), PROMISING)):
        quick.play(worlds)
        if quick.best.mean - quick.of(obvious).mean < cost:
            return None
    contest = Contest(prover, state, seat, state.reveals)
    contest.enter(one.actions for one in quick.tried)
    contest.enter([obvious])
    contest.play(max(2, budget.look // 4))
    if contest.best.mean - contest.of(obvious).mean < PROMISING:
        return None
    for worlds in (budget.look, 3 * budget.look):
        contest.play(worlds, 4 * MARGIN)
        if not _is_clear(contest, obvious, PROMISING):
            return None
    return contest


def _is_clear(contest: Contest, obvious: list[Action], margin: float) -> bool:
    """Whether few turns are best, the obvious one is not among them, and it still matters."""
    right = contest.right()
    best = right[0]
    return (
        len(right) <= MOST
        and contest.margin() >= margin
        and best.mean - contest.of(obvious).mean >= margin
        and best.mean >= HOPE
        and max(best.chances) <= DECIDED
        and len(best.actions) <= LONGEST
    )


def _is_whole(prover: Adviser, state: State, seat: int, turn: Sequence[Action]) -> bool:
    """Whether a turn was planned to its end, so that it is an answer."""
    end = state.copy()
    for action in turn:
        end.play(seat, action)
    return is_over(prover, state, end, seat)


def _finds(contest: Contest, turns: Sequence[Sequence[Action]]) -> float:
    """How often these turns are right."""
    right = contest.right()
    return sum(contest.of(turn) in right for turn in turns) / len(turns)


def turns_of(game: Game, prover: Adviser, state: State, seat: int, name: str) -> list[list[Action]]:
    """The turns that a level takes here, several times asked; no clock hurries it."""
    with clocks_stopped():
        players = [bot(name, game, seed, seat) for seed in range(TRIES)]
    return [_turn(prover, state, seat, player.choose) for player in players]


def _turn(
    prover: Adviser, state: State, seat: int, choose: Callable[[State, int], Action]
) -> list[Action]:
    twin = state.copy()
    turn: list[Action] = []
    while not turn or not is_over(prover, state, twin, seat):
        action = choose(twin, seat)
        twin.play(seat, action)
        turn.append(action)
    return turn


def _texts(turn: Sequence[Action]) -> tuple[str, ...]:
    return tuple(action.text for action in turn)
