"""What an attack did: the figures, and what they come to."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

from msgspec import Struct

SLOWEST = 0.250
"""Seconds to the 99th percentile that honest players are promised under siege."""
MEMORY = 600.0
"""Mebibytes that the server's processes may take together."""
STILL_OPEN = 0.1
"""The part of the connections left hanging that may still be open at the end."""

Verdict = Literal["held", "hurt", "broken"]


class Honest(Struct):
    """What people at other tables met: seconds from an action to the last seat's update."""

    p50: float = 0.0
    p99: float = 0.0
    errors: int = 0
    actions: int = 0
    lag: float = 0.0
    """The 99th percentile of how late the players' own process woke: it measures the machine, not
    the server."""
    errands: float = 0.0
    """The longest that anybody waited to sign in, sit down by a link or open a finished game."""
    wrong: list[str] = []
    """The first few errors."""


class Sent(Struct):
    """What an attacker did and got."""

    sent: int = 0
    answers: dict[str, int] = {}
    got: list[str] = []
    """What it should never have got: each makes the verdict `broken`."""
    hurts: list[str] = []
    """What nobody is robbed by, but should not be so."""
    note: str = ""


class Attack(Struct):
    """One attack and what it did."""

    name: str
    seconds: float
    sent: int
    answers: dict[str, int]
    honest: Honest
    memory_mib: float
    verdict: Verdict = "held"
    why: str = ""
    starved: float = 0.0
    """The part of the time in which the server waited for a processor that somebody else had: where
    it is large, the machine was too busy for the times to say much."""


class Siege(Struct):
    """All of it."""

    minutes: float
    attacks: list[Attack]
    before: Honest
    """The same people before the first attack."""
    honest: Honest
    """Over all attacks together."""
    memory_mib: float = 0.0
    held: int = 0
    hurt: list[str] = []
    broken: list[str] = []


def percentile(times: list[float], part: int) -> float:
    """The smallest time that so many percent do not exceed; 0 of nothing."""
    if not times:
        return 0.0
    times = sorted(times)
    return times[min(len(times) - 1, -(-len(times) * part // 100) - 1)]


def judge(
    sent: Sent, honest: Honest, memory: float, alive: bool, memory_limit: float = MEMORY
) -> tuple[Verdict, str]:
    """`broken`: it got what it should not, or the server is gone. `hurt`: others felt it."""
    broken = [*sent.got, *([] if alive else ["the server no longer answers"])]
    if broken:
        return "broken", "; ".join(broken)
    hurts = list(sent.hurts)
    if honest.p99 > SLOWEST:
        hurts.append(f"p99 {honest.p99 * 1000:.0f} ms")
    if honest.errors:
        hurts.append(f"{honest.errors} × {honest.wrong[0] if honest.wrong else 'error'}")
    if memory > memory_limit:
        hurts.append(f"{memory:.0f} MiB")
    if sent.answers.get("500"):
        hurts.append(f"{sent.answers['500']} × 500")
    return ("hurt", "; ".join(hurts)) if hurts else ("held", sent.note)


def summed(parts: Iterable[tuple[list[float], Honest]]) -> Honest:
    """Everything that honest players met, in one."""
    whole = Honest()
    times: list[float] = []
    for taken, one in parts:
        times += taken
        whole.errors += one.errors
        whole.actions += one.actions
        whole.lag = max(whole.lag, one.lag)
        whole.errands = max(whole.errands, one.errands)
        whole.wrong = (whole.wrong + one.wrong)[:5]
    whole.p50, whole.p99 = percentile(times, 50), percentile(times, 99)
    return whole
