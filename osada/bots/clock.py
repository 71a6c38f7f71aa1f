"""The clock that cuts thinking short: by the wall at a table, by the processor in the lab, where
many games are played beside each other and none of them is to be weakened by the rest."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from time import perf_counter, process_time

_by_processor: list[bool] = []
_patience: list[float] = []


def now() -> float:
    """Seconds; only differences mean anything."""
    passed = process_time() if _by_processor else perf_counter()
    return passed / _patience[-1] if _patience else passed


def be_patient(times: float) -> None:
    """From here on in this process everybody may think so many times as long: on a slow machine a
    level then makes all the looks that it is made of, and plays as well as anywhere."""
    _patience[:] = [times]


@contextmanager
def processor_time() -> Iterator[None]:
    """Until then only the processor's own time in this process counts."""
    _by_processor.append(True)
    try:
        yield
    finally:
        _by_processor.pop()
