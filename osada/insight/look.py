"""A look at one decision: the best turns with estimates, what was played among them, and why."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import NamedTuple

from osada.bots.planner import no_collecting
from osada.kernel.action import Action
from osada.kernel.state import State

from .adviser import Adviser, Gain
from .effort import Effort
from .marks import mark_of
from .worlds import Tried, try_in_world

SHOWN = 3
"""Turns that are told of, beside the one that was played."""
SAID = 2
"""Reasons that are told."""
LEAST = 0.2
"""Points that a reason must be about."""
FOLLOWING = 2
"""Turns of the others after the best one that are told of."""
Told = dict[str, object]
"""A message as JSON, as the seat that was advised may know it."""


class Choice(NamedTuple):
    """A turn that somebody might take, or took."""

    actions: tuple[str, ...]
    chances: tuple[float, ...]
    """Everybody's chance to win after it."""
    error: float
    """How far the mover's own may be off, to either side."""
    points: tuple[float, ...]
    """What everybody may expect to end with."""
    reasons: tuple[Told, ...] = ()
    """What it brings; of the one that was played, what it cost."""


class Look(NamedTuple):
    """What is to be said of one decision."""

    seat: int
    choices: tuple[Choice, ...]
    """The best first."""
    played: int = -1
    """Which of them was played, if that was asked."""
    mark: str = ""
    lost: float = 0.0
    """The chance to win that was given away."""
    follows: tuple[tuple[int, tuple[str, ...]], ...] = ()
    """How it might go on after the best one: seats, and what they do."""


def hint(adviser: Adviser, state: State, seat: int, effort: Effort) -> Look:
    """A look at a decision that is still to be made; something is said of the best move in any
    case."""
    seen = look(adviser, state, seat, effort)
    best, *others = seen.choices
    if not best.reasons:
        best = best._replace(reasons=(adviser.fine(seat).seen_by(seat),))
    return seen._replace(choices=(best, *others))


def look(
    adviser: Adviser,
    state: State,
    seat: int,
    effort: Effort,
    played: Sequence[Action] = (),
    seed: int = 0,
    rest: Sequence[Action] = (),
) -> Look:
    """Look at a decision of this seat: what was played, and the rest of the turn that came of it,
    as far as that could be planned. It comes out the same every time, and on every position that
    the seat cannot tell from this one."""
    with no_collecting():
        return _look(adviser, state, seat, effort, played, seed, rest)


def _look(
    adviser: Adviser,
    state: State,
    seat: int,
    effort: Effort,
    played: Sequence[Action],
    seed: int,
    rest: Sequence[Action],
) -> Look:
    effort = adviser.measured(effort)
    imagined = state.imagined(seat, Random(seed))
    turns = _candidates(adviser, imagined, seat, effort.width, played)
    own = _own(turns, played)
    tried = []
    for actions in turns:
        rests = _rests(adviser, imagined, seat, actions)
        if rest and actions == list(played) and list(rest) not in rests:
            rests.append(list(rest))
        tried += [Tried(actions, state.seats, one) for one in rests]
    for number in range(effort.few):
        try_in_world(adviser, state, seat, tried, seed + number)
    tried = _best_of_each(tried, seat)
    closer = [one for at, one in enumerate(tried) if at < effort.best or one.actions == own]
    if len(tried) > 1:
        for number in range(effort.few, effort.few + effort.many):
            try_in_world(adviser, state, seat, closer, seed + number)
    return _said(adviser, imagined, seat, _best_of_each(closer, seat), own)


def _best_of_each(tried: list[Tried], seat: int) -> list[Tried]:
    """The best first, each turn as it is carried on best; by points where all are sure to win, as
    who plays alone is."""
    tried.sort(key=lambda one: (-one.mean, -one.points[seat]))
    best: dict[tuple[Action, ...], Tried] = {}
    for one in tried:
        best.setdefault(tuple(one.actions), one)
    return list(best.values())


def _candidates(
    adviser: Adviser, imagined: State, seat: int, width: int, played: Sequence[Action]
) -> list[list[Action]]:
    """The turns that deserve a look, with the one that was played."""
    turns = [line.actions for line in adviser.turns(imagined, seat, width)]
    if played and not any(_begins(turn, played) for turn in turns):
        turns.append(list(played))
    return turns


def _rests(
    adviser: Adviser, imagined: State, seat: int, actions: Sequence[Action]
) -> list[list[Action]]:
    """How a turn may be carried on, as far as nothing is learned in it."""
    after = imagined.copy()
    for action in actions:
        after.think(seat, action)
    return adviser.rests(after, seat) if after.learned == imagined.learned else [[]]


def _begins(turn: Sequence[Action], played: Sequence[Action]) -> bool:
    """Whether somebody who played this may have meant that turn."""
    return list(turn[: len(played)]) == list(played)


def _own(turns: list[list[Action]], played: Sequence[Action]) -> list[Action]:
    """What was played among these turns."""
    return next((turn for turn in turns if played and _begins(turn, played)), [])


def _said(
    adviser: Adviser, imagined: State, seat: int, tried: list[Tried], own: list[Action]
) -> Look:
    shown = _different(tried, own)
    gains = [_gains(adviser, imagined, seat, one.actions) for one in shown]
    at = next((i for i, one in enumerate(shown) if own and one.actions == own), -1)
    best = shown[0]
    other = at if at > 0 else 1
    reasons = _better(gains[0], gains[other] if other < len(gains) else [])
    told = [reasons]
    for number, _ in enumerate(shown[1:], 1):
        told.append(_worse(gains[number], gains[0]) if number == at else _better(gains[number], []))
    choices = tuple(
        Choice(
            tuple(action.text for action in one.actions),
            one.chances,
            one.error,
            one.points,
            tuple(why),
        )
        for one, why in zip(shown, told, strict=True)
    )
    if at < 0:
        return Look(seat, choices)
    lost = max(0.0, best.mean - shown[at].mean)
    second = best.mean - shown[1].mean if len(shown) > 1 else 0.0
    mark = mark_of(lost, at == 0, second, max(best.chances)) if len(tried) > 1 else ""
    follows = follows_of(adviser, imagined, seat, best.actions) if at > 0 else ()
    return Look(seat, choices, at, mark, lost, follows)


def reasons_between(
    adviser: Adviser, imagined: State, seat: int, turn: list[Action], other: list[Action]
) -> list[Told]:
    """What one turn brings that the other does not."""
    return _better(_gains(adviser, imagined, seat, turn), _gains(adviser, imagined, seat, other))


def costs_between(
    adviser: Adviser, imagined: State, seat: int, turn: list[Action], best: list[Action]
) -> list[Told]:
    """What a turn costs that the best one does not."""
    return _worse(_gains(adviser, imagined, seat, turn), _gains(adviser, imagined, seat, best))


def _different(tried: list[Tried], own: list[Action]) -> list[Tried]:
    """The best, then those that begin otherwise before those that only end otherwise; with the one
    that was played, in their order."""
    first: list[Tried] = []
    others: list[Tried] = []
    begun: set[str] = set()
    for one in tried:
        (others if one.actions[0].text in begun else first).append(one)
        begun.add(one.actions[0].text)
    shown = (first + others)[:SHOWN]
    return [one for one in tried if one in shown or one.actions == own]


def _gains(adviser: Adviser, imagined: State, seat: int, actions: list[Action]) -> list[Gain]:
    after = imagined.copy()
    for action in actions:
        after.play(seat, action)
    return adviser.gains(imagined, after, seat)


def _better(gains: list[Gain], others: list[Gain]) -> list[Told]:
    """What one turn brings that the other does not, what counts most first; what both bring only
    where there is nothing else to say."""
    known = {gain.what: gain.weight for gain in others}
    more = [(gain.weight - known.get(gain.what, 0.0), gain) for gain in gains if gain.weight > 0]
    kept = [(gain.weight, gain) for _, gain in more]
    for found in (more, kept):
        found = [(weight, gain) for weight, gain in found if weight >= LEAST]
        if found:
            return _told(found)
    return []


def _worse(gains: list[Gain], best: list[Gain]) -> list[Told]:
    """What a turn costs that the best one does not."""
    known = {gain.what: gain.weight for gain in best}
    costs = [(known.get(gain.what, 0.0) - gain.weight, gain) for gain in gains if gain.weight < 0]
    return _told([(weight, gain) for weight, gain in costs if weight >= LEAST])


def _told(found: list[tuple[float, Gain]]) -> list[Told]:
    found.sort(key=lambda pair: -pair[0])
    return [gain.says.seen_by(None) for _, gain in found[:SAID]]


def follows_of(
    adviser: Adviser, imagined: State, seat: int, actions: list[Action]
) -> tuple[tuple[int, tuple[str, ...]], ...]:
    """What the others might answer, as far as the seat that is advised can foresee it."""
    state = imagined.copy()
    for action in actions:
        state.play(seat, action)
    found: list[tuple[int, tuple[str, ...]]] = []
    learned = state.learned
    while len(found) < FOLLOWING and state.turn and state.learned == learned:
        mover = state.turn[0]
        line = adviser.turns(state, mover, 1)[0]
        found.append((mover, tuple(action.text for action in line.actions)))
        for action in line.actions:
            state.play(mover, action)
    return tuple(found)
