"""The table of Mythwind on a terminal."""

from .board import MythwindBoard

__all__ = ["MythwindBoard"]
