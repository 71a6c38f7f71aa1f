"""What runs in a process of its own: reading what strangers have written.

The process has a limit of memory and one of time for each text, leaves Ctrl-C to the server, and
dies with it. What it answers is never larger than a table may be.
"""

from __future__ import annotations

import gc
import os
import signal
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import FrameType

import msgspec
import structlog

from osada.requests.reading import check_corrected, check_position, read_dropped
from osada.table.making import MadeTable
from osada.table.position_editing import enter
from osada.table.protocol.house import DroppedRecord
from osada.table.protocol.position import DraftSent, Position
from osada.table.protocol.problems import Refused

from ..host.parent_process import work_for
from .fresh import fresh

log = structlog.get_logger(__name__)
MEGA = 1_000_000
SELDOM = (50_000, 20, 100)
"""How often Python looks for garbage in circles: a game leaves none behind, and to look for it took
half of the time for a long record."""


class ReadAnswer(msgspec.Struct, array_like=True):
    """What came of a text: a table, or nothing to add; or the problem with it."""

    made: MadeTable | None = None
    seen: bytes = b""
    """Of a position that is being entered: how it looks, as JSON."""
    problem: str = ""
    args: dict[str, object] = {}
    held: int = 0
    """Bytes that the process holds afterwards."""


class OutOfTime(Exception):
    """The time for one text is over."""


encode = msgspec.msgpack.Encoder().encode
decode = msgspec.msgpack.Decoder(ReadAnswer).decode


def begin(parent: int, megabytes: int) -> None:
    """Prepare the process, before its first text."""
    work_for(parent)
    gc.set_threshold(*SELDOM)
    if sys.platform != "win32":
        import resource

        most = _held_now()[0] + megabytes * MEGA
        resource.setrlimit(resource.RLIMIT_AS, (most, most))
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))


def record(data: DroppedRecord, player: str, most: int, seconds: int) -> bytes:
    """The table of a record; one that cannot be played through is shown as far as it goes."""
    return answered(lambda: read_dropped(data, player, most, fresh()), "bad-record", seconds)


def draft(game: str, sent: DraftSent, seconds: int) -> bytes:
    """A position after what was done to it."""
    return answered(lambda: msgspec.json.encode(enter(game, sent)), "bad-edit", seconds)


def position(game: str, data: Position, seconds: int) -> bytes:
    """Nothing, where a game can go on from a position."""

    def read() -> None:
        check_position(game, data)

    return answered(read, "bad-table", seconds)


def corrections(game: str, override: str, content: str, seconds: int) -> bytes:
    """Nothing, where a game can be played with these corrections."""
    return answered(lambda: check_corrected(game, override, content), "bad-table", seconds)


def answered(read: Callable[[], MadeTable | bytes | None], unreadable: str, seconds: int) -> bytes:
    """What comes of reading, whatever it is."""
    try:
        with _within(seconds):
            found = read()
        answer = ReadAnswer(seen=found) if isinstance(found, bytes) else ReadAnswer(found)
    except Refused as refused:
        answer = ReadAnswer(problem=refused.problem.code, args=refused.problem.told.args)
    except MemoryError:
        answer = ReadAnswer(problem="reading-memory")
    except (OutOfTime, RecursionError) as error:
        code = "reading-time" if isinstance(error, OutOfTime) else "reading-memory"
        answer = ReadAnswer(problem=code)
    except Exception as error:
        # A text that our readers did not expect is still the text's fault, and no reason to fail.
        log.exception("a foreign text was not understood")
        why = f"{type(error).__name__}: {error}"[:200]
        answer = ReadAnswer(problem=unreadable, args={"why": why})
    answer.held = _held_now()[1]
    return encode(answer)


@contextmanager
def _within(seconds: int) -> Iterator[None]:
    """Let what is done here take so many seconds of the processor, and no more."""
    if sys.platform == "win32":
        yield
        return
    signal.signal(signal.SIGPROF, _stop)
    signal.setitimer(signal.ITIMER_PROF, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)


def _stop(number: int, frame: FrameType | None) -> None:
    raise OutOfTime


def _held_now() -> tuple[int, int]:
    """Bytes of addresses that the process has taken, and of memory behind them; 0 where that
    cannot be known."""
    try:
        with open("/proc/self/statm", encoding="ascii") as file:
            taken, held = (int(pages) for pages in file.read().split()[:2])
    except OSError:
        return 0, 0
    page = os.sysconf("SC_PAGE_SIZE")
    return taken * page, held * page
