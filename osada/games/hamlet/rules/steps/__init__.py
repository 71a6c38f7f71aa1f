"""Every decision of the game, one file each; `STEPS` has them in the order of `table.STAGES`."""

from __future__ import annotations

from typing import Final

from osada.kernel.step import Step

from ..table import Table
from .act import ACT, CONSTRUCTION
from .build import Place
from .hall import Hire, Stable
from .layout import Layout
from .lead import Lead
from .pay import Pay
from .turn import Turn

STEPS: Final[list[Step[Table]]] = [
    Layout("place"),
    Turn("donkeys", "lead", "go", "end"),
    Lead("lead", "done"),
    ACT,
    Hire("hire", "take", "done"),
    Stable("stable"),
    Place(CONSTRUCTION),
    Pay("pay", "settle"),
]
