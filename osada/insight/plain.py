"""What is said of a turn where no gain stands out: what is expected of it, beside another."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from osada.kernel.message import Message, Phrase

from .adviser import Plain, Told

if TYPE_CHECKING:
    from .look import Choice

LETTERS = "ABCDE"
"""How turns are called where they are shown, the best first;"""
PLAYED = "×"
"""and the one that was played and is not the best."""


def plain_best(say: Plain, choices: Sequence[Choice], seat: int, played: int) -> Told:
    """Of the best turn: that the next one does as well, or what one may expect of both, where that
    agrees with their order."""
    best = choices[0]
    if len(choices) < 2:
        return _told(say.lone, count=_per_cent(best, seat))
    other = choices[1]
    mine, theirs = _per_cent(best, seat), _per_cent(other, seat)
    if other.step == "same":
        letter = PLAYED if played == 1 else LETTERS[1]
        if mine == theirs:
            return _told(say.even, letter=letter, count=mine)
        return _told(say.near, letter=letter, count=mine, next=theirs)
    if len(best.chances) == 1:
        return _told(say.alone, count=max(1, round(best.points[0] - other.points[0])))
    more = _points(best, other, seat)
    if say.points is not None and more is not None:
        return _told(say.points, count=more[0], next=more[1])
    rival = _rival(best, other, seat)
    if say.rival is not None and rival is not None:
        return _told(say.rival, seat=rival[0], count=rival[1], next=rival[2])
    if mine > theirs:
        return _told(say.chance, count=mine, next=theirs)
    return _told(say.even, letter=PLAYED if played == 1 else LETTERS[1], count=mine)


def plain_cost(say: Plain, best: Choice, played: Choice, seat: int) -> list[Told]:
    """Of a turn that gave something away: what one may expect of it and might have expected."""
    fewer = _points(best, played, seat)
    if say.fewer is not None and fewer is not None:
        return [_told(say.fewer, count=fewer[1], best=fewer[0])]
    rival = _rival(best, played, seat)
    if say.gives is not None and rival is not None:
        return [_told(say.gives, seat=rival[0], count=rival[2], best=rival[1])]
    return [_told(say.worse, count=_per_cent(played, seat), best=_per_cent(best, seat))]


def _told(phrase: Phrase, **args: object) -> Told:
    return Message(phrase, args).seen_by(None)


def _points(best: Choice, other: Choice, seat: int) -> tuple[int, int] | None:
    """The points at the end after each, where the better turn has more."""
    mine, theirs = round(best.points[seat]), round(other.points[seat])
    return (mine, theirs) if mine > theirs else None


def _rival(best: Choice, other: Choice, seat: int) -> tuple[int, int, int] | None:
    """The rival who has most points more at the end after the other turn, and how many after each,
    where one is further ahead of them after the better one."""
    found = None
    for one in range(len(best.points)):
        mine, theirs = round(best.points[one]), round(other.points[one])
        lead = best.points[seat] - best.points[one]
        ahead = lead > other.points[seat] - other.points[one]
        most = 0 if found is None else found[2] - found[1]
        if one != seat and ahead and theirs - mine > most:
            found = (one, mine, theirs)
    return found


def _per_cent(choice: Choice, seat: int) -> int:
    return round(100 * choice.chances[seat])
