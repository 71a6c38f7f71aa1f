"""Our speed beside that of other libraries, in one run on one core."""

from .compare import MATES, Beside, beside_peers
from .environment import folder, install

__all__ = ["MATES", "Beside", "beside_peers", "folder", "install"]
