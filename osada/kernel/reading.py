"""Reading a position: what is drawn of it, what is wrong with that, and what only holds once
nothing is. `editing.read_draft` goes the same way with one that may be wrong."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Generic, TypeVar

from .errors import Fault
from .fields import Fields
from .form import Form
from .state import Data, State

S = TypeVar("S", bound=State)


class Reader(Fields, Generic[S]):
    """One position that is read. A game fills in the hooks below."""

    def __init__(self, data: Data, form: Form[S]) -> None:
        super().__init__(data, form.keys)
        self.form = form

    def read(self) -> S:
        """The position; every fault is raised."""
        s = self.drawn()
        self.faults += self.judged(s, self.unread())
        self.stop()
        self.finish(s)
        self.stop()
        return s

    def drawn(self) -> S:
        """What could be read of it."""
        self.header(self.form.game, self.form.rules)
        s = self.begun()
        self.form.read(self, s)
        return s

    # -- what a game implements ------------------------------------------------------------

    def begun(self) -> S:
        """An empty table for as many as play."""
        raise NotImplementedError

    def judged(self, s: S, unread: frozenset[str]) -> Iterable[Fault]:
        """What cannot be so, though it could be read; what is about a part that could not be is
        not judged."""
        raise NotImplementedError

    def finish(self, s: S) -> None:
        """What only holds in a position without faults."""
        raise NotImplementedError
