"""An answer to a puzzle: whether it is right, what it cost, and what would be answered to it."""

from __future__ import annotations

from typing import NamedTuple

from osada.kernel.action import Action
from osada.kernel.game import Game
from osada.kernel.message import Message
from osada.kernel.state import State

from .adviser import Adviser, Told
from .given import adviser
from .look import costs_between, follows_of
from .prover import SAME, Contest
from .puzzle import Puzzle, Turn


class Verdict(NamedTuple):
    """What is said of an answer."""

    right: bool
    lost: float
    """The chance to win that it gives away."""
    answer: Turn
    """The right turn, or the one that comes to the same and was played."""
    reasons: tuple[Told, ...]
    """Why the right one is better; of a wrong one, what it costs."""
    follows: tuple[tuple[int, Turn], ...]
    """How the others might answer to what was played."""


def judged(game: Game, puzzle: Puzzle, played: Turn) -> Verdict:
    """Hold an answer against a puzzle: a whole turn, or as far as nothing is learned."""
    prover = adviser(game).prover()
    state, seat = game.from_json(puzzle.position), puzzle.seat
    turn = spelled(game, state, seat, played)
    contest = Contest(prover, state, seat, state.reveals)
    right = [spelled(game, state, seat, answer) for answer in puzzle.answers]
    contest.enter([*right, turn])
    follows = follows_of(prover, contest.world(), seat, turn)
    same = next((one for one in right if contest.of(one) is contest.of(turn)), None)
    if same is not None:
        return Verdict(True, 0.0, played, puzzle.reasons, follows)
    contest.play(prover.budget().look)
    lost = max(contest.of(one).mean for one in right) - contest.of(turn).mean
    if lost <= SAME:
        return Verdict(True, max(0.0, lost), played, puzzle.reasons, follows)
    costs = costs_between(prover, contest.world(), seat, turn, right[0])
    return Verdict(False, lost, puzzle.answers[0], tuple(costs), follows)


def spelled(game: Game, state: State, seat: int, turn: Turn) -> list[Action]:
    """The actions of a turn that was written down; some words are made only when they are legal."""
    twin = state.copy()
    actions = []
    for text in turn:
        twin.legal(seat)
        action = game.parse(twin, text)
        twin.play(seat, action)
        actions.append(action)
    return actions


def theme_of(who: Adviser, puzzle: Puzzle) -> Message | None:
    """What a puzzle teaches: the first of its reasons that teaches something."""
    for told in puzzle.reasons:
        theme = who.theme(str(told["key"]))
        if theme is not None:
            return theme
    return None
