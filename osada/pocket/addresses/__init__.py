"""All addresses that are answered on a device."""

from __future__ import annotations

from ..answering import Addresses
from . import house, insight, one_table, positions, puzzles

EVERY = Addresses()
for room in (house, one_table, insight, puzzles, positions):
    EVERY.join(room.ADDRESSES)
