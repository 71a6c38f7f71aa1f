"""Puzzles held against today's levels and today's prover: graded anew, dropped, or told anew."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial

from osada.bots import levels
from osada.insight import adviser
from osada.insight.answer import spelled
from osada.insight.look import reasons_between
from osada.insight.prover import Contest
from osada.insight.puzzle import Puzzle
from osada.kernel.game import Game

from .blocks import OpenGame, Progress, in_blocks, no_progress
from .puzzles import proved, turns_of


def graded(
    open_game: OpenGame, puzzles: Sequence[Puzzle], jobs: int, progress: Progress = no_progress
) -> Iterator[Puzzle | None]:
    """Each of these as it stands today, in their order; None in place of one that is no puzzle any
    more."""
    block = partial(_grade_block, open_game, tuple(puzzles))
    for found in in_blocks(block, len(puzzles), jobs, progress, 1):
        yield from found


def retold(game: Game, puzzle: Puzzle) -> Puzzle:
    """A puzzle with its reasons as they are told today; everything else of it stays."""
    prover = adviser(game).prover()
    state, seat = game.from_json(puzzle.position), puzzle.seat
    answer = spelled(game, state, seat, puzzle.answers[0])
    obvious = spelled(game, state, seat, puzzle.obvious)
    world = Contest(prover, state, seat, state.reveals).world()
    reasons = reasons_between(prover, world, seat, answer, obvious)
    return puzzle._replace(reasons=tuple(reasons) or puzzle.reasons)


def _grade_block(
    open_game: OpenGame, puzzles: tuple[Puzzle, ...], block: range
) -> list[Puzzle | None]:
    game = open_game()
    return [grade(game, puzzles[at]) for at in block]


def grade(game: Game, puzzle: Puzzle) -> Puzzle | None:
    """Prove a puzzle again, with the turns that every level takes today; its first answer must be
    among the best."""
    prover = adviser(game).prover()
    state, seat = game.from_json(puzzle.position), puzzle.seat
    answers = [spelled(game, state, seat, turn) for turn in puzzle.answers]
    obvious = spelled(game, state, seat, puzzle.obvious)
    thought = {name: turns_of(game, prover, state, seat, name) for name in levels(game)[1:]}
    contest = Contest(prover, state, seat, state.reveals)
    planned = prover.turns(contest.world(), seat, prover.budget().width)
    contest.enter([*answers, obvious, *(line.actions for line in planned)])
    for turns in thought.values():
        contest.enter(turns)
    contest.play(prover.budget().look)
    found = proved(game, contest, thought, obvious, puzzle.source)
    stands = contest.of(answers[0]) in contest.right()
    return found if stands else None
