"""All four characters, gathered once."""

from __future__ import annotations

from .cast import CAST
from .crafter.crafter import Crafter
from .farmer.farmer import Farmer
from .merchant.merchant import Merchant
from .ranger.ranger import Ranger


def gather() -> None:
    """Fill the cast, in the order of words.CHARACTERS."""
    if not CAST:
        CAST.extend([Farmer(), Crafter(), Merchant(), Ranger()])
