"""Processes that tests start end with the test's own process, even if that is killed.

`tied(command)` is the command to start instead: this file ties itself to whoever started it, then
becomes the command. Only Linux can do this; elsewhere the command stays as it is.
"""

from __future__ import annotations

import ctypes
import os
import signal
import sys
from collections.abc import Sequence

PR_SET_PDEATHSIG = 1


def tied(
    command: Sequence[str],
    by: signal.Signals = signal.SIGKILL,
    user: int | None = None,
    group: int | None = None,
) -> list[str]:
    """The command as a process that gets this signal when ours ends; as another user, if told.

    What matters is the thread that starts it: it must last as long as the process shall.
    """
    if sys.platform != "linux":
        return list(command)
    numbers = [os.getpid(), by, -1 if user is None else user, -1 if group is None else group]
    return [sys.executable, "-IS", __file__, *(str(int(number)) for number in numbers), *command]


def tie(parent: int, by: signal.Signals = signal.SIGKILL) -> None:
    """Let this process get the signal when its parent ends."""
    ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, int(by))
    if os.getppid() != parent:  # it was quicker
        os._exit(1)


def main() -> None:
    """Be tied, then become the command."""
    parent, by, user, group = (int(number) for number in sys.argv[1:5])
    command = sys.argv[5:]
    if group >= 0:
        os.setgroups([])
        os.setgid(group)
    if user >= 0:
        os.setuid(user)  # before, not after: it would undo the tie
    tie(parent, signal.Signals(by))
    os.execvp(command[0], command)


if __name__ == "__main__":
    main()
