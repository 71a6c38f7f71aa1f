"""What the weather means on the field."""

from __future__ import annotations

from typing import Final

from ...box import SEASONS, SYMBOLS
from ...town import Town
from .field import Tile
from .printed import LARGEST, Printed
from .words import BEAN, POTATO, STRAWBERRY

SUNNY: Final = SYMBOLS.index("sunny")
CLOUDY: Final = SYMBOLS.index("cloudy")
RAINY: Final = SYMBOLS.index("rainy")
SPRING: Final = SEASONS.index("spring")
SUMMER: Final = SEASONS.index("summer")
AUTUMN: Final = SEASONS.index("autumn")
WINTER: Final = SEASONS.index("winter")


def is_today(s: Town, season: int, symbol: int) -> bool:
    """Whether it is this season with this weather."""
    if s.season % len(SEASONS) != season or not s.revealed:
        return False
    return s.box.weather_symbols[s.revealed[-1]] == symbol


def rains(s: Town) -> bool:
    """Rain waters a sprout in every season but winter."""
    return s.season % len(SEASONS) != WINTER and is_today(s, s.season % len(SEASONS), RAINY)


def discount(printed: Printed, s: Town) -> int:
    """What a seed costs less today."""
    return printed.discount if is_today(s, SPRING, CLOUDY) else 0


def largest(printed: Printed, s: Town) -> int:
    """The most cells a tile planted today may have."""
    return printed.winter_largest if s.season % len(SEASONS) == WINTER else LARGEST


def value(printed: Printed, s: Town, tile: Tile) -> int:
    """What a tile brings today: by its size and side, and by the weather."""
    worth = (printed.ripe_value if tile.ripe else printed.sprout_value)[tile.plot.size]
    if tile.kind == STRAWBERRY and is_today(s, SUMMER, SUNNY):
        worth += printed.strawberry_bonus
    elif tile.kind == POTATO and is_today(s, AUTUMN, CLOUDY):
        worth += printed.potato_bonus
    elif tile.kind == BEAN and tile.ripe and s.season % len(SEASONS) == WINTER:
        worth += printed.bean_bonus
    return worth
