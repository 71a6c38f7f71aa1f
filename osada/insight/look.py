"""A look at one decision: the best turns with estimates, what was played among them, and why."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import NamedTuple

from osada.bots.planner import no_collecting
from osada.kernel.action import Action
from osada.kernel.errors import OsadaError
from osada.kernel.message import Message
from osada.kernel.state import State

from .adviser import Adviser, Gain, Told
from .effort import Effort
from .marks import LITTLE, mark_of, step_of
from .plain import plain_best, plain_cost
from .worlds import Tried, doubt, try_in_world

SHOWN = 3
"""Turns that are told of, beside the one that was played."""
SAID = 2
"""Reasons that are told."""
LEAST = 0.2
"""Points that a reason must be about."""
FOLLOWING = 2
"""Turns of the others after the best one that are told of."""
POINT = 0.065
"""The chance that a point is worth where who plays alone compares two turns."""


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
    doubt: float = 0.0
    """How far what it is behind the best may be off, to either side."""
    step: str = ""
    """How it compares with the best: one of `marks.STEPS`."""


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


class NoChoice(OsadaError):
    """A hint where there is nothing to decide."""


def hint(adviser: Adviser, state: State, seat: int, effort: Effort) -> Look:
    """A look at a decision that is still to be made; `NoChoice` where there is one thing to do."""
    if len(state.legal(seat)) < 2:
        raise NoChoice("there is only one thing to do")
    return look(adviser, state, seat, effort)


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
    return adviser.rests(after, seat) if after.reveals == imagined.reveals else [[]]


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
    choices = [choice_of(one, best, seat) for one in shown]
    other = at if at > 0 else 1
    told = [_better(gains[0], gains[other] if other < len(gains) else [])]
    told += [_better(one, []) for one in gains[1:]]
    if not told[0]:
        told[0] = [plain_best(adviser.plain, choices, seat, at)]
    if at > 0:
        told[at] = _worse(gains[at], gains[0])
        if not told[at] and best.mean - shown[at].mean > LITTLE:
            told[at] = _answered(adviser, imagined, seat, own, best.actions)
            told[at] = told[at] or plain_cost(adviser.plain, choices[0], choices[at], seat)
    said = tuple(one._replace(reasons=tuple(why)) for one, why in zip(choices, told, strict=True))
    if at < 0:
        return Look(seat, said)
    lost = max(0.0, best.mean - shown[at].mean)
    second = best.mean - shown[1].mean if len(shown) > 1 else 0.0
    mark = mark_of(lost, at == 0, second, max(best.chances)) if len(tried) > 1 else ""
    follows = follows_of(adviser, imagined, seat, best.actions) if at > 0 else ()
    return Look(seat, said, at, mark, lost, follows)


def choice_of(one: Tried, best: Tried, seat: int) -> Choice:
    """A turn with its estimates; who plays alone and is sure to win goes by points. Chances that
    are written alike are no difference."""
    off = doubt(best, one)
    less = best.mean - one.mean
    if best.mean == one.mean == 1.0:
        less = POINT * (best.points[seat] - one.points[seat])
    elif round(100 * best.mean) == round(100 * one.mean):
        less = 0.0
    step = "best" if one is best else step_of(less, off)
    actions = tuple(action.text for action in one.actions)
    return Choice(actions, one.chances, one.error, one.points, (), off, step)


def _answered(
    adviser: Adviser, imagined: State, seat: int, own: list[Action], best: list[Action]
) -> list[Told]:
    """What the next of the others may do to a seat after what it played, and not after the best."""
    costs: dict[str, float] = {}
    found: list[tuple[float, Gain, int]] = []
    for actions in (best, own):
        after = imagined.copy()
        for action in actions:
            after.play(seat, action)
        if not after.turn or after.turn[0] == seat or after.reveals != imagined.reveals:
            return []
        mover = after.turn[0]
        answer = after.copy()
        for action in adviser.turns(answer, mover, 1)[0].actions:
            answer.think(mover, action)
        gains = [gain for gain in adviser.gains(after, answer, seat) if gain.weight < 0]
        found = [(costs.get(gain.what, 0.0) - gain.weight, gain, mover) for gain in gains]
        costs = {gain.what: gain.weight for gain in gains}
    found = [one for one in found if one[0] >= LEAST]
    found.sort(key=lambda one: -one[0])
    return [
        Message(adviser.plain.then, {"seat": mover, "what": gain.says.seen_by(None)}).seen_by(None)
        for _, gain, mover in found[:1]
    ]


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
    learned = state.reveals
    while len(found) < FOLLOWING and state.turn and state.reveals == learned:
        mover = state.turn[0]
        line = adviser.turns(state, mover, 1)[0]
        found.append((mover, tuple(action.text for action in line.actions)))
        for action in line.actions:
            state.play(mover, action)
    return tuple(found)
