"""A Dask cluster as those who do the work: `dask://host:port` names its scheduler.

Every worker there needs the same version of osada. Where one is lost, the scheduler gives what it
was doing to another.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from concurrent.futures import Executor, Future
from typing import ParamSpec, TypeVar

from .errors import BadExperiment

Args = ParamSpec("Args")
Result = TypeVar("Result")

ADDRESS = re.compile(r"dask://([^/\s]+:\d{1,5})")
PATIENCE = 10
"""Seconds until somebody has to answer."""


class Cluster(Executor):
    """Whoever works there, until this is shut down; the cluster itself goes on."""

    def __init__(self, address: str) -> None:
        try:
            from distributed import Client
        except ImportError:
            told = "a cluster needs the package 'distributed': pip install 'osada[cluster]'"
            raise BadExperiment(told) from None
        host = place(address)
        try:
            self._client = Client(f"tcp://{host}", timeout=PATIENCE, set_as_default=False)
        except (OSError, TimeoutError, ValueError):
            raise BadExperiment(f"nobody answers at {address}: is a scheduler there?") from None
        self.at_once = sum(self._client.nthreads().values())
        """How many tasks are done at the same time."""
        if not self.at_once:
            self._client.close()
            raise BadExperiment(f"the scheduler at {address} has no workers: start some first")
        self._executor = self._client.get_executor(pure=False)

    def submit(
        self, fn: Callable[Args, Result], /, *args: Args.args, **kwargs: Args.kwargs
    ) -> Future[Result]:
        future: Future[Result] = self._executor.submit(fn, *args, **kwargs)
        return future

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        self._executor.shutdown(wait=wait and not cancel_futures)
        self._client.close()


def place(address: str) -> str:
    """Where the scheduler is."""
    found = ADDRESS.fullmatch(address)
    if found is None:
        raise BadExperiment(f"--executor '{address}' is not known: write dask://HOST:PORT")
    return found[1]
