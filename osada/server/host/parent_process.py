"""Processes that belong to another one: they end when it does, in whichever way that happens."""

from __future__ import annotations

import ctypes
import os
import signal
import sys
import threading
from multiprocessing import parent_process
from multiprocessing.connection import wait

PARENT = "OSADA_PARENT"
"""In the environment: the process that the processes of one server belong to."""
PR_SET_PDEATHSIG = 1
POLITE = 10
"""How far such a process stands back."""


def work_for(parent: int) -> None:
    """Prepare a process that works for a server: it leaves Ctrl-C to that one, stands back where
    that one needs the processor, and dies with it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(POLITE)
    die_with(parent)


def die_with(parent: int) -> None:
    """Tie this process to the one that started it, even if that is killed."""
    if sys.platform == "linux":
        # Even while compiled rules hold the interpreter, when no thread would get to look.
        ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, signal.SIGKILL)
    if os.getppid() != parent:
        os._exit(0)
    above = parent_process()
    if above is not None:
        threading.Thread(target=_watch, args=(above.sentinel,), daemon=True).start()


def _watch(sentinel: int) -> None:
    wait([sentinel])
    os._exit(0)
