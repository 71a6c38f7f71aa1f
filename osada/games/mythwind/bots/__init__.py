"""The companions of Mythwind, weakest first. What each can do is measured in docs/bots.md."""

from .companion import Companion
from .guided import Guided
from .master import Master

__all__ = ["Companion", "Guided", "Master"]
