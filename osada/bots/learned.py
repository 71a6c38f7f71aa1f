"""Chances by a learned judgement: what every game that has one needs of it."""

from __future__ import annotations

import logging
from functools import cache
from math import exp
from pathlib import Path

from .net import Net, read_net
from .weights_file import BadWeights

log = logging.getLogger("osada.bots")


def chances_by(net: Net, facts: list[float], seat: int, seats: int) -> list[float]:
    """Each seat's chance to win by the facts that this seat knows; they add up to one."""
    read = net.read(facts)[:seats]
    most = max(read)
    odds = [exp(one - most) for one in read]
    whole = sum(odds)
    return [odds[(at - seat) % seats] / whole for at in range(seats)]


def mixed(learned: list[float], guessed: list[float], part: float) -> list[float]:
    """The chances of two judgements as one; `part` is what the second counts."""
    return [(1.0 - part) * one + part * other for one, other in zip(learned, guessed, strict=True)]


@cache
def net_of(title: str, path: Path, whole: int, per_part: int) -> Net | None:
    """The net that a game plays by; None, and said so, where its weights cannot be used."""
    try:
        return read_net(path, whole, per_part)
    except BadWeights as error:
        log.warning("%s; %s is judged by hand instead, which is weaker", error, title)
        return None
