"""A Dask cluster as those who do the work: `dask://host:port` names its scheduler.

Every worker there needs the same version of osada. What a worker was doing when it was lost is
given to another.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from concurrent.futures import Executor, Future
from typing import ParamSpec, TypeVar

from osada.extras import how_to_get

from .errors import BadExperiment

Args = ParamSpec("Args")
Result = TypeVar("Result")

ADDRESS = re.compile(r"dask://([^/\s]+:\d{1,5})")
PATIENCE = 10
"""Seconds until the scheduler has to answer."""


def scheduler(address: str) -> str:
    """Where the scheduler listens: HOST:PORT."""
    found = ADDRESS.fullmatch(address)
    if found is None:
        raise BadExperiment(f"--executor '{address}' is not known: write dask://HOST:PORT")
    return found[1]


class Cluster(Executor):
    """Whoever works there, until this is shut down; the cluster itself goes on."""

    def __init__(self, address: str) -> None:
        host = scheduler(address)
        try:
            from distributed import Client
        except ImportError:
            told = f"a cluster needs the package 'distributed': {how_to_get('cluster')}"
            raise BadExperiment(told) from None
        try:
            self._client = Client(f"tcp://{host}", timeout=PATIENCE, set_as_default=False)
        except (OSError, TimeoutError, ValueError):
            told = f"nobody answers at dask://{host}: is a scheduler there?"
            raise BadExperiment(told) from None
        self.at_once = sum(self._client.nthreads().values())
        """How many tasks are done at the same time."""
        if not self.at_once:
            self._client.close()
            raise BadExperiment(f"the scheduler at dask://{host} has no workers: start some first")
        self._executor = self._client.get_executor(pure=False)

    def submit(
        self, fn: Callable[Args, Result], /, *args: Args.args, **kwargs: Args.kwargs
    ) -> Future[Result]:
        future: Future[Result] = self._executor.submit(fn, *args, **kwargs)
        return future

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        self._executor.shutdown(wait=wait and not cancel_futures)
        self._client.close()
