"""What a table may choose, and the rule that each choice belongs to."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, final

from osada.kernel.chosen import Chosen
from osada.kernel.options import Option, SeatOption, Value

from .box import LETTERS

OPTIONS: Final = (
    Option("promote", "VIK-ACT-PROMOTE-02", ("front", "one-step"), always=True),
    Option("empty-hull", "VIK-SHIP-03", (True, False), always=True),
    Option("exclusive-circles", "VIK-BET-02", always=True),
    Option("two-player-viking", "VIK-2P-01", seats=(2,), always=True),
    SeatOption("colours", "VIK-SETUP-01", "".join(LETTERS), always=True),
)


@final
class VikingsOptions(Chosen):
    """What this table has chosen."""

    promote: str
    empty_hull: bool
    exclusive_circles: bool
    two_player_viking: bool
    colours: str

    def __init__(self, values: Mapping[str, Value], seats: int) -> None:
        super().__init__(OPTIONS, values, seats)
