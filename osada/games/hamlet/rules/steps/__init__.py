"""Every decision of the game, one file each; `STEPS` has them in the order of `table.STAGES`."""

from __future__ import annotations

from typing import Final

from .act import DEED_KINDS, Act
from .build import Place
from .hall import Hire, Stable
from .layout import Layout
from .lead import Lead
from .pay import Pay
from .step import Step
from .turn import Turn

STEPS: Final[list[Step]] = [
    Layout(("place",)),
    Turn(("donkeys", "lead", "go", "end")),
    Lead(("lead", "done")),
    Act((*DEED_KINDS, "rest")),
    Hire(("hire", "take", "done")),
    Stable(("stable",)),
    Place(("place",)),
    Pay(("pay", "settle")),
]
