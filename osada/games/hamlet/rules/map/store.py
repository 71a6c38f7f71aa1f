"""Tiles that resources can be brought from, sorted by what they keep. HAM-PROD-01, HAM-REF-01."""

from __future__ import annotations

from functools import lru_cache
from typing import final

from mypy_extensions import mypyc_attr

from ..words import MARKET, TILE_COUNT


@mypyc_attr(acyclic=True)
@final
class Store:
    """The producers and the refineries among some tiles (bits), each in ascending order."""

    __slots__ = ("has_market", "makes", "producers", "refineries")

    def __init__(self, tiles: int, producers: int, outputs: tuple[int, ...]) -> None:
        self.producers: list[int] = []
        self.refineries: list[int] = []
        self.makes: list[int] = []
        """What each of the refineries makes."""
        self.has_market = bool(tiles >> MARKET & 1)
        """Whether what is bought can be brought as well (HAM-BUY-02)."""
        for tile in range(TILE_COUNT):
            if not tiles >> tile & 1:
                continue
            if producers >> tile & 1:
                self.producers.append(tile)
            elif outputs[tile] >= 0:
                self.refineries.append(tile)
                self.makes.append(outputs[tile])


@lru_cache(maxsize=1024)
def store_on(tiles: int, producers: int, outputs: tuple[int, ...]) -> Store:
    """The store of these tiles, remembered: most of what is built leaves it as it is."""
    return Store(tiles, producers, outputs)
