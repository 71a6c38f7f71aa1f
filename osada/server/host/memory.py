"""Giving memory back to the system when many tables were put away.

What was freed lies in small pieces between what Python keeps for its next tuples and what glibc
keeps for whatever comes: both have to let go before the system gets anything.
"""

from __future__ import annotations

import ctypes
import gc
from functools import lru_cache
from typing import Any


@lru_cache(maxsize=1)
def _trim() -> Any:  # what ctypes finds has no type
    try:
        return ctypes.CDLL(None).malloc_trim
    except (OSError, AttributeError, TypeError):
        return None


def give_back_memory() -> None:
    """Let the system have what is free. A whole collection empties Python's lists of things to use
    again; with all objects put aside meanwhile it looks at none of them and takes no time."""
    gc.freeze()
    gc.collect()
    gc.unfreeze()
    trim = _trim()
    if trim is not None:
        trim(0)
