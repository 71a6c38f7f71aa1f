"""Run a command so that nothing that it starts outlives it: `python -IS tools/guarded.py COMMAND…`.

Two processes watch over it, the one that was started and one below that. Processes whose parent has
ended become children of whichever watches, so none is lost from sight; and if one of the two is
killed, even with SIGKILL, the other ends all that is left. On systems other than Linux the command
is run as it is.
"""

from __future__ import annotations

import ctypes
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import suppress
from pathlib import Path

PR_SET_PDEATHSIG, PR_SET_CHILD_SUBREAPER = 1, 36
GRACE = 10.0
"""Seconds in which the command may tidy up after itself when it is interrupted."""


def main(command: Sequence[str]) -> int:
    if sys.platform != "linux":
        os.execvp(command[0], command)
    stops = {s for s in (signal.SIGHUP, signal.SIGINT, signal.SIGTERM) if not _is_ignored(s)}
    signal.pthread_sigmask(signal.SIG_BLOCK, {*stops, signal.SIGCHLD})
    _prctl(PR_SET_CHILD_SUBREAPER, 1)
    outer = os.getpid()
    inner = os.fork()
    if inner:
        return _watch(inner, stops)
    _prctl(PR_SET_CHILD_SUBREAPER, 1)
    _prctl(PR_SET_PDEATHSIG, signal.SIGTERM)
    if os.getppid() != outer:
        return 1
    # A group of its own: Ctrl-C is ours to hear and to pass on, or to ignore in the background.
    run = subprocess.Popen(
        command, stdin=subprocess.DEVNULL, process_group=0, preexec_fn=_hear_everything
    )
    return _watch(run.pid, stops)


def _watch(child: int, stops: set[signal.Signals]) -> int:
    """Until the child has ended, or as long as it may take after one of these signals: then
    nothing is left of all that is below us. Its exit code, or the signal's."""
    until, stopped_by = float("inf"), 0
    while (code := _reap(child)) is None and time.monotonic() < until:
        told = signal.sigtimedwait({*stops, signal.SIGCHLD}, 1.0)
        if told is not None and told.si_signo != signal.SIGCHLD and not stopped_by:
            until, stopped_by = time.monotonic() + GRACE, told.si_signo
            _interrupt(child)
    _end_all()
    return 128 + stopped_by if stopped_by else code or 0


def _interrupt(child: int) -> None:
    """The other watcher, or all of the command's group as Ctrl-C would."""
    with suppress(ProcessLookupError):
        if os.getpgid(child) == os.getpgrp():
            os.kill(child, signal.SIGTERM)
        else:
            os.killpg(child, signal.SIGINT)


def _reap(child: int) -> int | None:
    """Bury whoever has ended; the child's exit code, if it is among them."""
    while True:
        try:
            pid, status = os.waitpid(-1, os.WNOHANG)
        except ChildProcessError:
            return 1
        if pid == 0:
            return None
        if pid == child:
            code = os.waitstatus_to_exitcode(status)
            return code if code >= 0 else 128 - code


def _end_all() -> None:
    """End whatever is below us, also what is started meanwhile."""
    while left := list(_below(os.getpid())):
        for pid in left:
            with suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)
        _reap(0)
        time.sleep(0.01)


def _below(ancestor: int) -> Iterator[int]:
    """The processes that descend from this one, without those that are only to be buried."""
    children: dict[int, list[int]] = {}
    for stat in Path("/proc").glob("[0-9]*/stat"):
        with suppress(OSError):
            state, parent = stat.read_text(errors="replace").rpartition(")")[2].split()[:2]
            if state != "Z":
                children.setdefault(int(parent), []).append(int(stat.parent.name))
    todo = [ancestor]
    while todo:
        found = children.get(todo.pop(), [])
        yield from found
        todo += found


def _hear_everything() -> None:
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    signal.pthread_sigmask(signal.SIG_SETMASK, ())


def _is_ignored(number: signal.Signals) -> bool:
    return signal.getsignal(number) is signal.SIG_IGN


def _prctl(option: int, value: int) -> None:
    ctypes.CDLL(None).prctl(option, value)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
