"""Everybody plays random games in turn, each in a process of its own, by the processor's clock."""

from __future__ import annotations

import json
import os
import platform
import subprocess
import sys
from datetime import date
from pathlib import Path
from typing import Any, TypedDict

from osada._compiled import MODE
from osada.lab.blocks import Progress, no_progress
from osada.lab.errors import BadExperiment
from osada.version import __version__

from . import measure, ours

ROUNDS = 3
SECONDS = 2.0
"""How long everybody plays in a round."""
MATES = tuple(measure.PEERS)


class Peer(TypedDict):
    """What another library has come to."""

    version: str
    plays: str
    decisions_per_s: float


class Own(TypedDict):
    """What a game of ours has. None where a library is not installed that it needs."""

    mode: str
    """Whether these rules are compiled."""
    seats: int
    """Who play by the contract; the other figures are of two."""
    decisions_per_s: float
    seasons_per_s: float | None
    """Of a game that is played in seasons without end, as it is played by the contract."""
    two_decisions_per_s: float
    seen_decisions_per_s: float | None
    """By the mask, with what the seat sees written into a row (`Table.observe_into`)."""
    pettingzoo_decisions_per_s: float | None
    pettingzoo_seen_decisions_per_s: float | None


class Beside(TypedDict):
    """The best round of everybody, and how many times as fast we are as each."""

    games: dict[str, Own]
    peers: dict[str, Peer]
    times_as_fast: dict[str, dict[str, float]]
    rounds: int
    day: str
    cores: int
    busy: float
    """How many programs wanted a core in the minute before the first round."""
    mode: str
    python: str
    version: str


def beside_peers(
    games: tuple[str, ...],
    python: Path,
    seconds: float = SECONDS,
    progress: Progress = no_progress,
) -> Beside:
    """Everybody in every round, so that a machine that slows down slows all of them."""
    own: dict[str, Own] = {}
    peers: dict[str, Peer] = {}
    steps = ROUNDS * (len(games) + len(MATES))
    done, busy = 0, os.getloadavg()[0]
    for _ in range(ROUNDS):
        for name in games:
            told = _asked(name, [sys.executable, "-m", ours.__name__, name, str(seconds)])
            _better(own.setdefault(name, told), told)
            progress(done := done + 1, steps)
        for name in MATES:
            told = _asked(name, [str(python), str(Path(measure.__file__)), name, str(seconds)])
            told["plays"] = (measure.PEERS[name][0].__doc__ or "").strip()
            _better(peers.setdefault(name, told), told)
            progress(done := done + 1, steps)
    return {
        "games": own,
        "peers": peers,
        "times_as_fast": {
            game: {
                name: round(rates["decisions_per_s"] / peer["decisions_per_s"], 2)
                for name, peer in peers.items()
            }
            for game, rates in own.items()
        },
        "rounds": ROUNDS,
        "day": date.today().isoformat(),
        "cores": os.cpu_count() or 1,
        "busy": round(busy, 1),
        "mode": MODE,
        "python": platform.python_version(),
        "version": __version__,
    }


def _better(best: Any, told: dict[str, Any]) -> None:
    """Keep the best of every rate."""
    for name, rate in told.items():
        if isinstance(rate, float):
            best[name] = max(best[name], rate)


def _asked(name: str, command: list[str]) -> Any:
    done = subprocess.run(command, capture_output=True, text=True)
    if done.returncode:
        last = (done.stderr.strip().splitlines() or ["no word"])[-1]
        raise BadExperiment(f"{name} could not be measured: {last}")
    return json.loads(done.stdout.strip().splitlines()[-1])
