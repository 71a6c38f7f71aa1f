"""An observation that is made when somebody looks at it."""

from __future__ import annotations

from collections.abc import Callable, ItemsView, Iterator, ValuesView
from typing import Any

import numpy as np
from numpy.typing import NDArray

from osada.kernel.state import State

from .sheet import Sheet

Array = NDArray[Any]
NOTHING: Array = np.zeros(0, np.float32)


class Observation(dict[str, Array]):
    """`action_mask` is there at once; `observation` is made of the position it belongs to when it
    is first asked for, and whoever only chooses by the mask never pays for it."""

    __slots__ = ("__weakref__", "_seat", "_sheet", "_state")

    def __init__(self, mask: Array, made: Array = NOTHING) -> None:
        super().__init__(observation=made, action_mask=mask)
        self._state: State | None = None

    def of(self, state: State, seat: int, sheet: Sheet) -> Observation:
        """Itself, to be made of this position."""
        self._state = state
        self._seat = seat
        self._sheet = sheet
        return self

    @property
    def waits(self) -> bool:
        """Whether it still needs the position as it is."""
        return self._state is not None

    def _made(self) -> None:
        if self._state is not None:
            row = np.empty(self._sheet.size, np.float32)
            self._sheet.write(row, 0, self._state, self._seat)
            super().__setitem__("observation", row)
            self._state = None

    def __getitem__(self, key: str) -> Array:
        if key == "observation":
            self._made()
        return super().__getitem__(key)

    def get(self, key: str, default: Any = None) -> Any:
        if key == "observation":
            self._made()
        return super().get(key, default)

    def __iter__(self) -> Iterator[str]:
        # its own, so that dict(…) and ** ask __getitem__
        return super().__iter__()

    def items(self) -> ItemsView[str, Array]:  # type: ignore[override]
        self._made()
        return super().items()

    def values(self) -> ValuesView[Array]:  # type: ignore[override]
        self._made()
        return super().values()

    def copy(self) -> dict[str, Array]:
        return dict(self)

    def __repr__(self) -> str:
        self._made()
        return super().__repr__()

    def __reduce__(self) -> tuple[Callable[..., object], tuple[object, ...]]:
        return Observation, (self["action_mask"], self["observation"])
