"""Two worlds that one viewer cannot tell apart: the same table, but for what they may not know."""

from __future__ import annotations

from random import Random

from msgspec import Struct

import osada
from osada.kernel.game import Game
from osada.kernel.journal import one_line
from osada.kernel.state import State

GAMES = {"vikings": 3, "hamlet": 3, "mythwind": 2}
"""The games, and how many sit at the table."""


class Fork(Struct):
    """A position, its twin for one viewer, and what can be played at both alike."""

    game: str
    viewer: int | None
    truth: str
    twin: str
    turn: str
    script: list[tuple[int, str]]
    lures: list[str]
    """Actions of all kinds, most of them not legal, to ask about."""


def fork(name: str, viewer: int | None) -> Fork:
    """A pair of worlds at which much can be played before the viewer must notice a difference."""
    return max((_fork(name, viewer, seed) for seed in range(6)), key=lambda f: len(f.script))


def _fork(name: str, viewer: int | None, seed: int, steps: int = 25) -> Fork:
    """Play some of a game, then let the hidden things lie otherwise."""
    game = osada.game(name)
    rng = Random(f"{name} {viewer} {seed}")
    truth = game.start(GAMES[name], seed=seed)
    for _ in range(rng.randrange(40, 80)):
        seat = rng.choice(truth.turn)
        truth.play(seat, rng.choice(truth.legal(seat)))
    twin = truth.imagined(viewer, Random(seed))
    assert twin.view(viewer) == truth.view(viewer)
    assert one_line(twin) != one_line(truth), "nothing is hidden here"
    every = sorted(game.vocabulary.by_text)
    return Fork(
        game=name,
        viewer=viewer,
        truth=one_line(truth),
        twin=one_line(twin),
        turn=",".join(map(str, truth.turn)),
        script=_script(game, truth, twin, viewer, rng, steps),
        lures=rng.sample(every, min(128, len(every))),
    )


def _script(
    game: Game, truth: State, twin: State, viewer: int | None, rng: Random, steps: int
) -> list[tuple[int, str]]:
    """Plays after each of which the rules still show the viewer the same in both worlds."""
    script: list[tuple[int, str]] = []
    while len(script) < steps and truth.turn:
        choices = [
            (seat, action.text)
            for seat in truth.turn
            for action in truth.legal(seat)
            if seat in twin.turn and action in twin.legal(seat)
        ]
        rng.shuffle(choices)
        for seat, text in choices[:40]:
            after = [_played(game, world, seat, text, viewer) for world in (truth, twin)]
            if after[0][1] == after[1][1]:
                truth, twin = after[0][0], after[1][0]
                script.append((seat, text))
                break
        else:
            break
    return script


def _played(
    game: Game, state: State, seat: int, text: str, viewer: int | None
) -> tuple[State, object]:
    """The position after a play, and everything that the viewer is shown of it."""
    after = state.copy()
    action = game.parse(after, text)
    seen = state.disguise(seat, action, viewer)
    events = [event.seen_by(viewer) for event in after.play(seat, action)]
    mine = [] if viewer is None else [str(action) for action in after.legal(viewer)]
    lessons = seat == viewer and after.reveals != state.reveals
    return after, (seen, events, after.view(viewer), after.turn, mine, lessons)
