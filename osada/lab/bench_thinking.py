"""How fast the computer players of a game think: looks ahead, and the learned judgement."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import cycle
from time import perf_counter
from typing import TYPE_CHECKING, cast

from osada.bots import bot
from osada.bots.levels import LEVELS
from osada.bots.planner import Planner
from osada.kernel.game import Game
from osada.kernel.state import State

if TYPE_CHECKING:
    from osada.bots.learning import Learning

BATCH = 64
LEAST = 10
"""So many calls at least, the first of which is slow."""


def thinking(game: Game, positions: Sequence[State], seconds: float) -> dict[str, float]:
    """`looks_per_s` of the best level that looks ahead; of the learned judgement, for a position:
    `facts_us` to find what it reads, `net_us` to judge it alone, `net_us_in_64` in a batch of so
    many. What a game does not have is left out."""
    found: dict[str, float] = {}
    looks = _looks_per_s(game, positions, seconds / 2)
    if looks:
        found["looks_per_s"] = looks
    if game.house.learning:
        found |= _judging(game, positions, seconds / 6)
    return {name: round(figure, 2) for name, figure in found.items()}


def _looks_per_s(game: Game, positions: Sequence[State], seconds: float) -> float:
    """The same looks as at a table, in positions one after the other; 0 for who does not look."""
    if LEVELS[-1] not in game.house.bots:
        return 0.0
    looks, spent = 0, 0.0
    for number, state in enumerate(cycle(positions)):
        seat = state.turn[0]
        player = bot(LEVELS[-1], game, number, seat)
        if not isinstance(player, Planner) or not hasattr(player.mind, "done"):
            return 0.0
        began = perf_counter()
        player.choose(state, seat)
        done = player.mind.done
        spent += perf_counter() - began if done else 0.0
        looks += done
        if spent >= seconds or number >= 2 * len(positions):
            break
    return looks / spent if spent else 0.0


def _judging(game: Game, positions: Sequence[State], seconds: float) -> dict[str, float]:
    from osada.bots.net import read_net
    from osada.bots.weights_file import BadWeights

    learning = cast("Learning", game.house.part(game.house.learning))
    try:
        net = read_net(learning.weights, learning.whole, learning.per_part)
    except BadWeights:
        return {}
    rows = [learning.facts(state, state.turn[0]) for state in positions]
    batch = (rows * (BATCH // len(rows) + 1))[:BATCH]
    return {
        "facts_us": _best(
            lambda: [learning.facts(state, state.turn[0]) for state in positions], seconds
        )
        / len(positions),
        "net_us": _best(lambda: [net.read(row) for row in rows], seconds) / len(rows),
        "net_us_in_64": _best(lambda: net.read_many(batch), seconds) / BATCH,
    }


def _best(call: Callable[[], object], seconds: float) -> float:
    """Microseconds of one call, the quickest of those that fit in."""
    until = perf_counter() + seconds
    best = float("inf")
    calls = 0
    while calls < LEAST or perf_counter() < until:
        began = perf_counter()
        call()
        best = min(best, perf_counter() - began)
        calls += 1
    return best * 1e6
