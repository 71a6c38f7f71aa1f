"""Whose eyes a record is shown through: a seat's, a watcher's, or those of all seats together."""

from __future__ import annotations

from osada.kernel.errors import OsadaError
from osada.kernel.journal import Chapter, Journal
from osada.kernel.state import Data, State

HIDDEN = "hidden"
"""The word in a message for what its reader may not know."""


class BadViewer(OsadaError):
    """A viewer that does not sit at the table."""


def read_viewers(text: str, seats: int) -> tuple[int | None, ...]:
    """`none` is a watcher, `all` is everything that any seat knows, a number is that seat."""
    if text == "none":
        return (None,)
    if text == "all":
        return (None, *range(seats))
    if text in map(str, range(seats)):
        return (int(text),)
    raise BadViewer(f"nobody sits at '{text}': --view takes 0 to {seats - 1}, none or all")


def view_together(state: State, viewers: tuple[int | None, ...]) -> Data:
    """What these viewers know when they put it together."""
    view = state.view(viewers[0])
    for viewer in viewers[1:]:
        for name, value in state.view(viewer).items():
            if name != "viewer":
                view[name] = _both(view[name], value)
    return view


def log_together(journal: Journal, viewers: tuple[int | None, ...]) -> list[dict[str, object]]:
    """What these viewers were told when they put it together: in the present chapter, or, where
    nothing was played in that yet, in the one that has just ended."""
    chapter = told_last(journal)
    log = chapter.log(viewers[0])
    for viewer in viewers[1:]:
        log = [
            {**told, "args": _both(told["args"], other["args"])}
            for told, other in zip(log, chapter.log(viewer), strict=True)
        ]
    return log


def told_last(journal: Journal) -> Chapter:
    """The chapter that was played last."""
    if journal.entries or not journal.chapters or not journal.chapters[-1].entries:
        return journal.chapter
    return journal.chapters[-1]


def _both(one: object, two: object) -> object:
    """Two views of the same thing: what either leaves out, the other may have."""
    if one is None or one == HIDDEN:
        return two
    if isinstance(one, dict) and isinstance(two, dict):
        return {key: _both(value, two.get(key)) for key, value in one.items()}
    if isinstance(one, list) and isinstance(two, list) and len(one) == len(two):
        return [_both(a, b) for a, b in zip(one, two, strict=True)]
    return one
