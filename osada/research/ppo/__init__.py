"""A baseline: proximal policy optimisation with a mask, in NumPy alone. One net plays all seats of
a game against itself; docs/research.md tells what it comes to.

    python -m osada.research.ppo GAME --seats 2 --others random --out mynet.npz
"""

from .net import BadNet, PolicyNet
from .player import NetPlayer, player
from .training import Course, train

__all__ = ["BadNet", "Course", "NetPlayer", "PolicyNet", "player", "train"]
