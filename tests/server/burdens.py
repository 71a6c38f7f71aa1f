"""What a reading process may be asked that it cannot bear. They run in it, so they stand apart."""

from __future__ import annotations

import time

from osada.server.tables.foreign_reader import answered


def spins(seconds: int) -> bytes:
    """Never done."""

    def read() -> None:
        while True:
            pass

    return answered(read, "bad-record", seconds)


def hoards(seconds: int) -> bytes:
    """Never enough."""

    def read() -> None:
        kept = []
        while True:
            kept.append(bytearray(1_000_000))

    return answered(read, "bad-record", seconds)


def stumbles(seconds: int) -> bytes:
    """Something that no reader has expected."""

    def read() -> None:
        raise KeyError("an unknown thing")

    return answered(read, "bad-record", seconds)


def hangs(seconds: int) -> bytes:
    """Takes no time of the processor, and no end."""
    time.sleep(600)
    return b""


def answers(seconds: int) -> bytes:
    """Nothing wrong."""
    return answered(lambda: None, "bad-record", seconds)
