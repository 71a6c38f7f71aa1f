"""Tiles that resources can be brought from, sorted by what they keep. HAM-PROD-01, HAM-REF-01."""

from __future__ import annotations

from typing import final

from ..words import MARKET


@final
class Store:
    """The producers and the refineries among some tiles, each in ascending order."""

    __slots__ = ("has_market", "makes", "producers", "refineries")

    def __init__(self, tiles: list[int], producers: int, outputs: list[int]) -> None:
        self.producers: list[int] = []
        self.refineries: list[int] = []
        self.makes: list[int] = []
        """What each of the refineries makes."""
        self.has_market = MARKET in tiles
        """Whether what is bought can be brought as well (HAM-BUY-02)."""
        for tile in tiles:
            if producers >> tile & 1:
                self.producers.append(tile)
            elif outputs[tile] >= 0:
                self.refineries.append(tile)
                self.makes.append(outputs[tile])
