"""Several copies of the tree, so that several things are tried at a time."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor, as_completed
from pathlib import Path
from queue import SimpleQueue
from typing import TypeVar

from .trial import Copy, Verdict

T = TypeVar("T")
R = TypeVar("R")
PIECE = 3
"""So many files of tests are recorded at a time: every start takes a second or two."""


class Copies:
    """Of the tree as it is now, whatever is edited meanwhile."""

    def __init__(self, root: Path, folder: Path, number: int) -> None:
        self._all = [Copy(root, folder / str(one)) for one in range(number)]
        self.folder = self._all[0].folder

    def each(self, work: Callable[[Copy, T], R], things: Sequence[T]) -> Iterator[R]:
        """Do this with each thing in a copy that is free; the results as they come."""
        free: SimpleQueue[Copy] = SimpleQueue()
        for copy in self._all:
            free.put(copy)

        def one(thing: T) -> R:
            copy = free.get()
            try:
                return work(copy, thing)
            finally:
                free.put(copy)

        with ThreadPoolExecutor(len(self._all)) as pool:
            for done in as_completed([pool.submit(one, thing) for thing in things]):
                yield done.result()

    def record(self, files: Sequence[str], kept: Path) -> None:
        """Write down which functions the tests of these files call; the slow ones, which are the
        last, first."""
        pieces = [files[at : at + PIECE] for at in range(0, len(files), PIECE)]
        for _ in self.each(lambda copy, piece: copy.record(piece, kept), pieces[::-1]):
            pass

    def sound(self, verdicts: Sequence[Verdict]) -> list[Verdict]:
        """Whether those that have killed pass without the change: to each copy its share."""
        number = len(self._all)
        shares = [verdicts[at::number] for at in range(number)]
        return [one for share in self.each(Copy.sound, shares) for one in share]
