"""One step of a game under test: the position before it, what was played, the position after."""

from __future__ import annotations

import json
from collections import Counter
from random import Random

from osada.kernel.action import Action
from osada.kernel.game import Game
from osada.kernel.journal import Journal
from osada.kernel.message import eye
from osada.kernel.state import State


class Moment:
    """What a check is given. At the start of a game nothing has been played: `action` is None."""

    __slots__ = ("action", "before", "game", "journal", "rng", "seat", "state", "tally")

    def __init__(self, journal: Journal, before: State, rng: Random) -> None:
        self.game: Game = journal.game
        self.journal = journal
        self.rng = rng
        self.before = before
        self.state = journal.state
        self.tally: Counter[str] = Counter()
        """What the checks have counted by the way: see `rules.explanations`."""
        self.seat: int | None = None
        self.action: Action | None = None
        if journal.entries:
            self.seat, self.action = journal.entries[-1].seat, journal.entries[-1].action

    @property
    def viewers(self) -> tuple[int | None, ...]:
        """Every seat, and a watcher."""
        return (*range(self.state.seats), None)


def in_bytes(value: object) -> str:
    """JSON text by which two things shown to a viewer are compared, the order of keys included."""
    return json.dumps(value, ensure_ascii=False)


def all_that_is_shown(state: State, viewer: int | None) -> str:
    """Everything a viewer is given of a position: the view, their menu, their question, and what
    anybody is told of it: how far it has come and who is ahead."""
    menu: list[str] = []
    question = None
    if viewer is not None:
        menu = [str(action) for action in state.legal(viewer)]
        prompt = state.prompt(viewer)
        question = None if prompt is None else prompt.seen_by(viewer)
    return in_bytes([state.view(viewer), menu, question, state.reached(), state.ahead()])


def unknown_to(state: State, viewer: int | None) -> list[int]:
    """How many secrets of each family a viewer does not know."""
    bit = eye(viewer)
    return [sum(len(span.unknown_to(bit)) for span in family) for family in state._secrets()]


def first_difference(one: str, other: str) -> str:
    """Two texts from just before where they part."""
    at = next((i for i, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), 0)
    start = max(0, at - 30)
    return f"…{one[start : at + 30]}… against …{other[start : at + 30]}…"
