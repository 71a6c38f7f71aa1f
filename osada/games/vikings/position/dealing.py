"""What a position does not say is dealt: mixed, so that its order tells nothing."""

from __future__ import annotations

from random import Random, SystemRandom
from typing import TypeVar

from osada.kernel.chance import SEALED
from osada.kernel.state import Data

Item = TypeVar("Item")


def mixed(data: Data, what: str, items: list[Item]) -> list[Item]:
    """A position dealt twice is dealt alike, unless its chance is sealed."""
    deal = Random(f"{what} {data.get('chance', '0')}")
    if data.get("chance") == SEALED:
        deal = SystemRandom()
    return deal.sample(items, len(items))
