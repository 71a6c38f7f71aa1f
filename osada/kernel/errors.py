"""What can be wrong with what someone handed us: each says what, where, and what to do."""

from __future__ import annotations

import difflib
from collections.abc import Callable, Iterable, Sequence

from mypy_extensions import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class OsadaError(Exception):
    """Any mistake in what was asked of us. A person sees its text, never a stack trace."""


class UnknownGame(OsadaError):
    """No game has that name."""


class BadStart(OsadaError):
    """A seat count, seed or option that no game can start with."""


class UnknownOption(BadStart):
    """An option that the game does not have."""

    def __init__(self, option: str, known: Iterable[str]) -> None:
        self.option = option
        self.known = tuple(known)
        super().__init__(f"there is no option '{option}': {did_you_mean(option, self.known)}")

    def __reduce__(self) -> tuple[type[UnknownOption], tuple[object, ...]]:
        return UnknownOption, (self.option, self.known)


class Unwritten(OsadaError):
    """A part of the contract that a game has not written."""

    def __init__(self, whose: object, name: str) -> None:
        self.whose, self.name = whose, name
        kind = type(whose)
        super().__init__(
            f"{kind.__name__}.{name} is missing ({kind.__module__}): every game writes its own, "
            "see docs/a-game-of-your-own.md"
        )

    def __reduce__(self) -> tuple[type[Unwritten], tuple[object, ...]]:
        return Unwritten, (self.whose, self.name)


class BadAction(OsadaError):
    """A text that names no action at all (an illegal action is `Illegal` instead)."""


class BadSeat(OsadaError):
    """A number that is no seat at this table."""


class BadUndo(OsadaError):
    """A wish to take back what may not be taken back."""


class Fault:
    """One thing wrong in a file or a position: where, and why."""

    __slots__ = ("args", "file", "key", "line", "place", "reason")

    def __init__(self, place: str, reason: str, file: str = "", line: int = 0) -> None:
        self.place = clipped(place)
        self.reason = clipped(reason)
        self.file = file
        self.line = line
        self.key = ""
        """The text that says it in every language, where there is one; and what it speaks of."""
        self.args: dict[str, object] = {}

    def told(self, key: str, **args: object) -> Fault:
        """The same fault, which a text says too."""
        self.key, self.args = key, args
        return self

    def __str__(self) -> str:
        where = self.file + (f":{self.line}" if self.line else "")
        return ": ".join(part for part in (where, self.place, self.reason) if part)

    def __repr__(self) -> str:
        return f"<Fault: {self}>"

    def __reduce__(self) -> tuple[Callable[..., Fault], tuple[object, ...]]:
        return _fault, (self.place, self.reason, self.file, self.line, self.key, self.args)


def _fault(
    place: str, reason: str, file: str, line: int, key: str, args: dict[str, object]
) -> Fault:
    fault = Fault(place, reason, file, line)
    fault.key, fault.args = key, args
    return fault


class BadPosition(OsadaError):
    """A position that cannot stand on any table; `faults` names every reason."""

    def __init__(self, faults: Iterable[Fault]) -> None:
        self.faults = tuple(faults)
        told = [str(fault) for fault in self.faults[:TOLD]]
        if len(self.faults) > TOLD:
            told.append(f"and {len(self.faults) - TOLD} more")
        super().__init__("this position cannot be: " + "; ".join(told))

    def __reduce__(self) -> tuple[type[BadPosition], tuple[object, ...]]:
        return BadPosition, (self.faults,)


class BadContent(OsadaError):
    """A content or override file that does not describe a playable box."""

    def __init__(self, faults: Iterable[Fault]) -> None:
        self.faults = tuple(faults)
        super().__init__("\n".join(str(f) for f in self.faults))

    def __reduce__(self) -> tuple[type[BadContent], tuple[object, ...]]:
        return BadContent, (self.faults,)


@mypyc_attr(allow_interpreted_subclasses=True)
class BadRecord(OsadaError):
    """A record that cannot be read or replayed from `line` on; `reason` says why. The commonest
    reasons have a `kind`, which the texts know in every language."""

    def __init__(self, line: int, reason: str, kind: str = "") -> None:
        self.line = line
        self.kind = kind
        self.reason = clipped(reason)
        super().__init__(f"line {line}: {self.reason}" if line else self.reason)

    def __reduce__(self) -> tuple[Callable[..., BadRecord], tuple[object, ...]]:
        return BadRecord, (self.line, self.reason, self.kind)


MANY = 12
"""Choices that still make a line people can read."""
LONGEST_WORD = 60
"""Nothing that anybody could mean is longer; to look for what is near takes as long as the word."""
LONGEST_REASON = 2000
TOLD = 40
"""Faults of a position that are told in one sentence."""


def clipped(text: str) -> str:
    """A text that may quote what somebody sent: as much of it as anybody reads."""
    return text if len(text) <= LONGEST_REASON else f"{text[:LONGEST_REASON]}…"


def nearest(word: str, words: Sequence[str]) -> str:
    """The word that looks most like this one, or one that goes on where it stops; of several that
    are as good the first. Empty if none is near.

    >>> nearest("ship", ["bet", "ship 1", "ship 2"])
    'ship 1'
    """
    if not 0 < len(word) <= LONGEST_WORD:
        return ""
    found = difflib.get_close_matches(word, words, len(words) or 1)
    if found:
        best = difflib.SequenceMatcher(None, word, found[0]).ratio()
        alike = {w for w in found if difflib.SequenceMatcher(None, word, w).ratio() == best}
        return next(w for w in words if w in alike)
    return next((w for w in words if w.startswith(f"{word} ")), "")


def did_you_mean(word: str, known: Iterable[str]) -> str:
    """A hint for a mistyped word, or the whole choice when nothing is near.

    >>> did_you_mean("promot", ["promote", "bet"])
    "did you mean 'promote'?"
    """
    words = sorted(known)
    near = nearest(word, words)
    if near:
        return f"did you mean '{near}'?"
    more = ", …" if len(words) > MANY else ""
    return "choose from: " + ", ".join(words[:MANY]) + more
