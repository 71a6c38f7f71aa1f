"""One game between computer players, and the line that is kept of it."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple, TypedDict, cast

from osada.bots import Bot
from osada.bots.clock import now, processor_time
from osada.bots.guarded import Guarded
from osada.bots.planner import Planner
from osada.kernel.chance import game_seed
from osada.kernel.game import Game
from osada.kernel.study import Deeds

from .series import Series


class Sitting(NamedTuple):
    """A game of a series by its deal and by how far the seats are turned."""

    block: int
    turned: int


class Line(TypedDict):
    """What came of one game, seat by seat; a line of JSON. Where the game cannot be scored as it
    was broken off, nobody has a rank."""

    block: int
    turned: int
    scores: list[int]
    ranks: list[int]
    decisions: list[int]
    seconds: list[float]
    longest: list[float]
    finished: bool
    length: dict[str, int]
    """How far it went, as the game itself counts."""
    said: list[list[float]]
    """How likely each found itself to win, each time it thought."""
    faults: list[list[str]]
    """What players from people's own files did wrong: for each seat how often, and the first."""
    deeds: dict[str, dict[str, list[int]]]
    """By kind and thing, how often each seat did it, as the game's own house tells."""


class Sat(NamedTuple):
    """What came of one game for who sat at one seat."""

    block: int
    turned: int
    bot: str
    seat: int
    won: float
    score: int
    seconds: float
    longest: float
    decisions: int
    finished: bool
    said: list[float]
    """How likely it found itself to win, each time it thought."""
    faults: int = 0
    fault: str = ""
    """What a player from somebody's own file did wrong: how often, and the first."""


def play_line(game: Game, series: Series, sitting: Sitting) -> Line:
    """Play one game; all its seconds are the processor's."""
    with processor_time():
        return _play_line(game, series, sitting)


def _play_line(game: Game, series: Series, sitting: Sitting) -> Line:
    names = series.seated(sitting.turned)
    seed = game_seed(series.seed, sitting.block)
    state = game.start(len(names), seed, series.options)
    players = [series.player(game, name, seed, seat) for seat, name in enumerate(names)]
    deeds = deeds_of(game)
    seconds, longest = [0.0] * len(names), [0.0] * len(names)
    decisions = [0] * len(names)
    said: list[list[float]] = [[] for _ in names]
    while state.turn and not series.limits.reached(state, sum(decisions)):
        seat = state.turn[0]
        began = now()
        action = players[seat].choose(state, seat)
        took = now() - began
        seconds[seat] += took
        longest[seat] = max(longest[seat], took)
        decisions[seat] += 1
        chance = _chance(players[seat])
        if chance >= 0 and chance not in said[seat][-1:]:
            said[seat].append(round(chance, 4))
        if deeds is not None:
            deeds.look(state, seat, action)
        state.play(seat, action)
    outcome = state.scored_now()
    return {
        "block": sitting.block,
        "turned": sitting.turned,
        "scores": [0] * len(names) if outcome is None else [one.total for one in outcome.scores],
        "ranks": [0] * len(names) if outcome is None else list(outcome.ranks),
        "decisions": decisions,
        "seconds": [round(one, 4) for one in seconds],
        "longest": [round(one, 4) for one in longest],
        "finished": not state.turn,
        "length": state.progress(),
        "said": said,
        "faults": [_faults(one) for one in players],
        "deeds": {} if deeds is None else deeds.done(state),
    }


def sat(line: Line, series: Series) -> list[Sat]:
    """A game, seat by seat; a win shared by k seats is 1/k of a win to each of them."""
    winners = line["ranks"].count(1)
    return [
        Sat(
            block=line["block"],
            turned=line["turned"],
            bot=name,
            seat=seat,
            won=1 / winners if line["ranks"][seat] == 1 else 0.0,
            score=line["scores"][seat],
            seconds=line["seconds"][seat],
            longest=line["longest"][seat],
            decisions=line["decisions"][seat],
            finished=line["finished"],
            said=line["said"][seat],
            faults=int(line["faults"][seat][0]) if line["faults"][seat] else 0,
            fault=line["faults"][seat][1] if line["faults"][seat] else "",
        )
        for seat, name in enumerate(series.seated(line["turned"]))
    ]


def deeds_of(game: Game) -> Deeds | None:
    """Who looks on for what only this game knows to count."""
    if not game.house.deeds:
        return None
    return cast(Callable[[], Deeds], game.house.part(game.house.deeds))()


def _faults(player: Bot) -> list[str]:
    found = player.faults if isinstance(player, Guarded) else []
    return [str(len(found)), found[0]] if found else []


def _chance(player: Bot) -> float:
    return player.mind.chance if isinstance(player, Planner) else -1.0
