"""Giving memory back to the system: what was freed lies in small pieces, and glibc keeps those."""

from __future__ import annotations

import ctypes
from functools import lru_cache
from typing import Any


@lru_cache(maxsize=1)
def _trim() -> Any:  # what ctypes finds has no type
    try:
        return ctypes.CDLL(None).malloc_trim
    except (OSError, AttributeError, TypeError):
        return None


def give_back_memory() -> None:
    """Let the system have what is free, where the C library knows how to."""
    trim = _trim()
    if trim is not None:
        trim(0)
