"""The table of Vikings on Board on a terminal."""

from .board import VikingsBoard

__all__ = ["VikingsBoard"]
