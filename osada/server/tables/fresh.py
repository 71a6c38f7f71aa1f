"""The clock and the chance of this machine, for a new table."""

from __future__ import annotations

import time
from random import SystemRandom

from osada.table.fresh import Fresh


def fresh() -> Fresh:
    """For one that is set up now."""
    return Fresh(time.time(), SystemRandom())
