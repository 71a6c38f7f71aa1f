"""A Dask cluster: `dask://host:port` names its scheduler, which gives lost work to others."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Future
from typing import ParamSpec, TypeVar

from . import cluster
from .errors import BadExperiment

Args = ParamSpec("Args")
Result = TypeVar("Result")


class OnDask(cluster.Cluster):
    """The workers of a scheduler."""

    def __init__(self, place: cluster.Place) -> None:
        try:
            from distributed import Client
        except ImportError:
            told = "a cluster needs the package 'distributed': pip install 'osada[cluster]'"
            raise BadExperiment(told) from None
        host = f"{place.host}:{place.port}"
        try:
            self._client = Client(f"tcp://{host}", timeout=cluster.PATIENCE, set_as_default=False)
        except (OSError, TimeoutError, ValueError):
            told = f"nobody answers at dask://{host}: is a scheduler there?"
            raise BadExperiment(told) from None
        self.at_once = sum(self._client.nthreads().values())
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
