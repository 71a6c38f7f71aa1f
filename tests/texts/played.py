"""A game played at random, with everything that was told, asked and refused on the way."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from random import Random

from osada import Action, Journal
from osada.kernel.game import Game
from osada.kernel.message import Message

IDLE = ("end", "rest", "done")
"""Kinds of action by which nothing is done, and how seldom they are chosen if there are others."""
SELDOM = 0.1


class Played:
    """A game to its end, or for so many actions. Any kind of action is chosen as often as any
    other, but those that do nothing, so that games get somewhere."""

    def __init__(
        self, game: Game, seats: int, options: Mapping[str, object], most: int = 10_000
    ) -> None:
        self.journal = Journal(game, seats, seed=seats, options=dict(options))
        self.asked: list[Message] = []
        self._rng = Random(seats)
        self._asking = Random(seats)
        """Of its own: a vocabulary grows with what other tests have played."""
        while self.journal.state.turn and len(self.journal.entries) < most:
            self._step()

    def _step(self) -> None:
        state = self.journal.state
        for seat in state.turn:
            prompt = state.prompt(seat)
            assert prompt is not None
            self.asked.append(prompt)
        seat = state.turn[0]
        for actions in by_kind(self.journal.game.vocabulary.actions):
            self.asked += state.explain(seat, self._asking.choice(actions))
        stranger = self._rng.randrange(-1, self.journal.seats)
        self.asked += state.explain(stranger, self._rng.choice(state.legal(seat)))
        self.journal.play(seat, self._choose(state.legal(seat)))

    def _choose(self, legal: tuple[Action, ...]) -> Action:
        kinds = by_kind(legal)
        busy = [actions for actions in kinds if actions[0].kind not in IDLE]
        if busy and self._rng.random() > SELDOM:
            kinds = busy
        return self._rng.choice(self._rng.choice(kinds))

    def told(self) -> list[Message]:
        """Every message there was."""
        events = [event for entry in self.journal.entries for event in entry.events]
        return [*self.journal.opening, *events, *self.asked]

    def heard_by(self, viewer: int | None) -> list[dict[str, object]]:
        """Every message this viewer came to read, each once."""
        told = [*self.journal.log(viewer), *(message.seen_by(viewer) for message in self.asked)]
        each = {json.dumps([one["key"], one["args"]], sort_keys=True): one for one in told}
        return list(each.values())


def by_kind(actions: Iterable[Action]) -> list[list[Action]]:
    """Actions sorted by their kind."""
    kinds: dict[str, list[Action]] = {}
    for action in actions:
        kinds.setdefault(action.kind, []).append(action)
    return list(kinds.values())
