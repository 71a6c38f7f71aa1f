"""What the system allows a process: by default often too few sockets for a full house."""

from __future__ import annotations

import sys
from contextlib import suppress

PLENTY = 65_536


def allow_many_sockets(wanted: int = PLENTY) -> int:
    """Raise the limit of open files as far as we may; how many there may be now, 0 if unknown."""
    if sys.platform == "win32":
        return 0
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft == resource.RLIM_INFINITY or soft >= wanted:
        return soft
    most = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
    with suppress(ValueError, OSError):
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
    return resource.getrlimit(resource.RLIMIT_NOFILE)[0]
