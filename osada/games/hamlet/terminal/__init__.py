"""The table of Hamlet on a terminal."""

from .board import HamletBoard

__all__ = ["HamletBoard"]
