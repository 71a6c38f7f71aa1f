"""Remembering the last of many things."""

from __future__ import annotations

from typing import TypeVar

K = TypeVar("K")
V = TypeVar("V")


class Latest(dict[K, V]):
    """Keeps so many things, those that were written last; whoever wants one to stay because it was
    used writes it again.

    >>> seen = Latest[str, int](2)
    >>> seen["a"] = seen["b"] = 1
    >>> seen["a"] = 2
    >>> seen["c"] = 3
    >>> list(seen)
    ['a', 'c']
    """

    def __init__(self, most: int) -> None:
        super().__init__()
        self.most = most

    def __setitem__(self, key: K, value: V) -> None:
        self.pop(key, None)
        super().__setitem__(key, value)
        while len(self) > self.most:
            del self[next(iter(self))]
