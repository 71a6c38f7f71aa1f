"""The games for programs that learn: PettingZoo, Gymnasium, OpenSpiel; see docs/research.md.

>>> import osada
>>> table = Table(Setting(osada.game("vikings").name, seats=4))
>>> table.begin(seed=7)
>>> seat = table.state.turn[0]
>>> table.play(seat, int(table.mask(seat).argmax()))

The libraries are an extra of the package: `./run with research` in a clone.
"""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any

from osada.extras import missing, of_an_extra

with of_an_extra():
    from .setting import MOST, NoEncoding, Setting
    from .table import Table

if TYPE_CHECKING:
    from .aec import AecTable
    from .batch import Batch
    from .one_seat import SeatTable
    from .parallel import ParallelTable
    from .processes import Processes, SharedBatch

_PLACES = {
    "AecTable": "aec",
    "Batch": "batch",
    "ParallelTable": "parallel",
    "Processes": "processes",
    "SeatTable": "one_seat",
    "SharedBatch": "processes",
}

if find_spec("gymnasium") is not None:
    import_module(f"{__name__}.registering").register()


def __getattr__(name: str) -> Callable[..., Any]:
    """What needs the libraries is loaded when it is asked for."""
    if name not in _PLACES:
        raise AttributeError(name)
    try:
        found: Callable[..., Any] = getattr(import_module(f"{__name__}.{_PLACES[name]}"), name)
    except ModuleNotFoundError as error:
        raise ImportError(missing(error) or str(error), name=error.name) from None
    return found


__all__ = [
    "MOST",
    "AecTable",
    "Batch",
    "NoEncoding",
    "ParallelTable",
    "Processes",
    "SeatTable",
    "Setting",
    "SharedBatch",
    "Table",
]
