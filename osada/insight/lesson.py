"""The lesson of a game: the few decisions of one seat that swung it most, each with its title."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from osada.kernel.outcome import Outcome

from .adviser import Adviser, Told
from .analysis import Seen

MOMENTS: Final = 3
PRAISED: Final = 1
"""So many of them are things that were found."""
SWING: Final = 0.05
"""What moved the chance to win by less is no moment."""
ALIKE: Final = 0.02
"""Swings that are so near to each other are nearly equal."""
PARTS: Final = 3
"""Of two that are nearly equal the one in another part of the game is told."""


class Moment(NamedTuple):
    """A decision that is worth a lesson."""

    seen: Seen
    title: Told
    """What was gained or lost by it, in a few words."""
    shows: tuple[str, ...]
    """The places on the table that the title speaks of."""

    @property
    def praised(self) -> bool:
        """Whether it was found; it was missed otherwise."""
        return self.seen.look.played == 0


class TurnedOn(NamedTuple):
    """What a game turned on where no decision of a seat did: a part of the score."""

    seat: int
    """Whose decisions did not."""
    winner: int
    other: int
    """Whom the winner is held against."""
    by: int
    """How many points are between them,"""
    part: str
    """and where most of them come from; empty where nothing parts them."""
    winners: int
    others: int
    """What each had of it."""


def lesson(
    seen: Sequence[Seen], seat: int, adviser: type[Adviser], length: int = 0
) -> list[Moment]:
    """The moments that taught this seat most, in the order in which they came; `length` is how many
    actions the game has, as far as it was looked at."""
    swings = [(swing_of(one, seat), one) for one in seen]
    worth = [(swing, one) for swing, one in swings if swing > 0]
    length = length or max((one.first + one.length for one in seen), default=1)
    costly = _spread([pair for pair in worth if pair[1].look.played > 0], MOMENTS, length)
    found = _spread([pair for pair in worth if pair[1].look.played == 0], PRAISED, length, costly)
    chosen = costly[: MOMENTS - len(found)] + found
    told: list[Moment] = []
    for one in sorted(chosen, key=lambda one: one.first):
        moments = _moments(one, adviser)
        # Two of one title would be one story told twice.
        others = [moment for moment in moments if moment.title not in [had.title for had in told]]
        told += (others or moments)[:1]
    return told


def swing_of(one: Seen, seat: int) -> float:
    """What hung on a decision of this seat: what was given away, or what the next best would have
    cost. Nothing where it is small, or where it may as well be nothing."""
    look = one.look
    if look.seat != seat or look.played < 0 or len(look.choices) < 2:
        return 0.0
    other = look.choices[look.played or 1]
    swing = one.best.chances[seat] - other.chances[seat]
    return swing if swing >= SWING and swing > other.doubt else 0.0


def _spread(
    worth: list[tuple[float, Seen]], most: int, length: int, beside: Sequence[Seen] = ()
) -> list[Seen]:
    """The greatest swings; among those that are nearly equal first one of another part of the
    game than what is told already."""
    left = sorted(worth, key=lambda pair: (-pair[0], pair[1].first))
    chosen: list[Seen] = []
    while left and len(chosen) < most:
        taken = {_part(one, length) for one in (*chosen, *beside)}
        near = [pair for pair in left if pair[0] >= left[0][0] - ALIKE]
        pick = next((pair for pair in near if _part(pair[1], length) not in taken), left[0])
        chosen.append(pick[1])
        left.remove(pick)
    return chosen


def _part(one: Seen, length: int) -> int:
    return min(PARTS - 1, one.first * PARTS // length)


def _moments(one: Seen, adviser: type[Adviser]) -> list[Moment]:
    """What may be told of a decision, the best first: what was lost by what was played, then what
    the best would have brought."""
    if one.look.played == 0:
        titles = [("found", told) for told in one.best.reasons]
    else:
        titles = [("lost", told) for told in one.played.reasons]
        titles += [("missed", told) for told in one.best.reasons]
    called = [(adviser.title(told, how), told) for how, told in titles]
    return [
        Moment(one, title, tuple(adviser.shown(told)))
        for title, told in called
        if title is not None
    ]


def decided(outcome: Outcome | None, seat: int) -> TurnedOn | None:
    """What decided a game between its winner and this seat, or the next one where it has won."""
    if outcome is None or len(outcome.scores) < 2:
        return None
    winner = outcome.winners[0]
    if seat in outcome.winners:
        winner = seat
        others = [score for score in outcome.scores if score.seat != seat]
        other = max(others, key=lambda score: (-outcome.ranks[score.seat], -score.seat)).seat
    else:
        other = seat
    first, second = outcome.scores[winner], outcome.scores[other]
    by = first.total - second.total
    if by <= 0:
        return TurnedOn(seat, winner, other, 0, "", 0, 0)
    part = max(first.parts, key=lambda name: first.parts[name] - second.parts.get(name, 0))
    return TurnedOn(seat, winner, other, by, part, first.parts[part], second.parts.get(part, 0))
