"""What a table may choose, and the rule that each choice belongs to."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, final

from osada.kernel.chosen import Chosen
from osada.kernel.options import Option, Value

OPTIONS: Final = (
    Option("layout", "HAM-SETUP-04", ("beginners", "free", "random"), lasts=False),
    Option("strict-terrain", "HAM-TILE-04", always=True),
    Option("no-detour", "HAM-BRIDGE-01", always=True),
    Option("lenient-donkeys", "HAM-TURN-03", always=True),
)


@final
class HamletOptions(Chosen):
    """What this table has chosen."""

    strict_terrain: bool
    no_detour: bool
    lenient_donkeys: bool

    def __init__(self, values: Mapping[str, Value], seats: int) -> None:
        super().__init__(OPTIONS, values, seats)
