"""What a campaign may choose, and the rule that each choice belongs to."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, final

from osada.kernel.chosen import Chosen
from osada.kernel.options import Option, SeatOption, Value

OPTIONS: Final = (
    Option("one-decides", "MYT-GEN-08", always=True),
    SeatOption("cast", "MYT-SETUP-13", "FCMR", lasts=False),
)


@final
class MythwindOptions(Chosen):
    """What this campaign has chosen."""

    one_decides: bool

    def __init__(self, values: Mapping[str, Value], seats: int) -> None:
        super().__init__(OPTIONS, values, seats)
