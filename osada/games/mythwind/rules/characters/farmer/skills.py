"""The Farmer's eight skills. MYT-SKILL-01, MYT-SKILL-04.

Each is named where it works: Green Thumb and Night Dew in watering.py, Seed Keeper in sowing.py,
Mixed Beds and Stallholder in reaping.py, Herdsman in herding.py, Hedger in clearing.py and
overgrowth.py, Steward in hands.py.
"""

from __future__ import annotations

from typing import Final

from ...town import Town

GREEN_THUMB: Final = 0
SEED_KEEPER: Final = 1
MIXED_BEDS: Final = 2
HERDSMAN: Final = 3
NIGHT_DEW: Final = 4
STALLHOLDER: Final = 5
HEDGER: Final = 6
STEWARD: Final = 7


def has(s: Town, seat: int, skill: int) -> bool:
    """Whether a skill is owned."""
    return skill in s.sheet(seat).skills
