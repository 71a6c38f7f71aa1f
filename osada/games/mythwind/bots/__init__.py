"""The companions of Mythwind."""

from .companion import Companion

__all__ = ["Companion"]
