"""One random game, checked as it is played."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from random import Random
from typing import NamedTuple

from osada.bots import Bot, bot, yardstick
from osada.kernel.action import Action
from osada.kernel.errors import Unwritten
from osada.kernel.game import Game
from osada.kernel.journal import Journal
from osada.kernel.state import State

from .checks import AFTER_EVERY_STEP, AT_THE_END, NOW_AND_THEN, Check, Moment
from .limits import Limits
from .series import clocks_stopped

MAX_STEPS = 10_000
"""A random game that is longer than this is taken to have no end, which is a fault."""


BY_LOT_ALONE = 3_000
"""After so many steps a computer player names every second action: where goods have to be brought
together, players who cast lots come to an end only by accident: after 5,000 actions, or more than
20,000."""

MOOD_LASTS = 1_000
"""After so many steps every action is as likely as any other: a mood in which the seats never
agree, or never move on, would go on for ever."""


class Failure(NamedTuple):
    """What went wrong in a game: in which check (or in starting, playing, ending it), and why."""

    check: str
    reason: str
    attempted: str = ""
    """The action that could not be played at all, if that is what went wrong."""


class RandomGame:
    """Random options, random actions; `failure` is the first thing that went wrong, if any."""

    def __init__(self, game: Game, seats: int, seed: int, every: int, limits: Limits) -> None:
        self.game = game
        self.limits = limits
        self.broken_off = False
        self.checks: Counter[str] = Counter()
        self.tally: Counter[str] = Counter()
        """What the checks have counted by the way."""
        self.every = every
        self.seed = seed
        self.rng = Random(f"fuzz {seed}")
        self.journal: Journal | None = None
        self.failure: Failure | None = None
        options = random_options(game, seats, self.rng)
        self.mood = random_mood(game, self.rng)
        self.helpers: list[Bot] = []
        try:
            self.journal = Journal(game, seats, seed, options)
        except Exception as error:
            self.failure = Failure("starting", crash(error), f"start with {options}")
            return
        self.failure = self._play(self.journal)

    def _play(self, journal: Journal) -> Failure | None:
        before = journal.state
        steps = 0
        while True:
            self.broken_off = self._is_long_enough(journal.state, steps)
            failure = self._check(journal, before)
            if failure is not None or self.broken_off or not journal.state.turn:
                return failure
            if steps >= MAX_STEPS:
                return Failure("ending", f"the game has not ended after {MAX_STEPS} actions")
            if steps == BY_LOT_ALONE:
                self.helpers = self._seat_helpers(journal.seats)
            before = journal.state
            seat = self.rng.choice(before.turn)
            if steps == MOOD_LASTS:
                self.mood = {}
            action = self._choose(before, seat)
            try:
                journal.play(seat, action)
                steps += 1
            except Exception as error:
                return Failure("playing", crash(error), f"{seat} {action}")

    def _is_long_enough(self, state: State, steps: int) -> bool:
        return bool(self.limits.counted) and self.limits.reached(state, steps)

    def _seat_helpers(self, seats: int) -> list[Bot]:
        name = yardstick(self.game)
        with clocks_stopped():
            return [bot(name, self.game, self.seed, seat) for seat in range(seats)]

    def _choose(self, state: State, seat: int) -> Action:
        if self.helpers and self.rng.random() < 0.5:
            return self.helpers[seat].choose(state.copy(), seat)
        menu = state.legal(seat)
        weights = [self.mood.get(a.id, 1.0) * self.game.likelihood(a) for a in menu]
        return self.rng.choices(menu, weights)[0]

    def _check(self, journal: Journal, before: State) -> Failure | None:
        dear = NOW_AND_THEN if self.rng.random() * self.every < 1 else ()
        last = AT_THE_END if self.broken_off or not journal.state.turn else ()
        moment = Moment(journal, before, self.rng)
        for check in (*AFTER_EVERY_STEP, *dear, *last):
            reason = fault(check, moment)
            self.checks[check.name] += reason is not None
            if reason:
                return Failure(check.name, reason)
        self.tally += moment.tally
        return None


def fault(check: Check, moment: Moment) -> str | None:
    """What a check finds wrong, in one line; whatever it stumbles over is wrong as well."""
    try:
        reason = check.fault(moment)
    except Exception as error:
        return crash(error)
    return None if reason is None else " ".join(reason.split())


def crash(error: Exception) -> str:
    """An error of the program in one line, with where it arose."""
    if isinstance(error, Unwritten):
        return str(error)
    trace = error.__traceback__
    while trace is not None and trace.tb_next is not None:
        trace = trace.tb_next
    told = " ".join(f"{type(error).__name__}: {error}".split())
    if trace is None:
        return told
    return f"{told} ({Path(trace.tb_frame.f_code.co_filename).name}:{trace.tb_lineno})"


def random_options(game: Game, seats: int, rng: Random) -> dict[str, object]:
    """Each option has its default in half of the games, and where it is not for so many."""
    chosen: dict[str, object] = {}
    for option in game.options:
        value = option.default if rng.random() < 0.5 else rng.choice(option.choices)
        chosen[option.name] = (
            option.default if option.seats and seats not in option.seats else value
        )
    return chosen


def random_mood(game: Game, rng: Random) -> dict[int, float]:
    """How willingly each action is chosen, by its number. In half of the games all alike; in the
    others some things hardly ever happen, so that what is rare otherwise (an empty pile, a full
    ship, a turn in which nothing can be done) comes to pass."""
    if rng.random() < 0.5:
        return {}
    return {action.id: rng.random() ** 4 + 1e-6 for action in game.vocabulary.actions}
