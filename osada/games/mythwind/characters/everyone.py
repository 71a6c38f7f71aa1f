"""All four characters, gathered once."""

from __future__ import annotations

from .cast import CAST
from .crafter.journal import Crafter
from .farmer.journal import Farmer
from .merchant.journal import Merchant
from .ranger.journal import Ranger


def gather() -> None:
    """Fill the cast, in the order of words.CHARACTERS."""
    if not CAST:
        CAST.extend([Farmer(), Crafter(), Merchant(), Ranger()])
