"""A Ray cluster: `ray://host:port` names its door for clients, `ray://` starts one here.

Ray does what was lost with a worker again. Where it gives up, the executor is broken, and whoever
spreads the work opens another for what is left.
"""

from __future__ import annotations

import logging
import os
import socket
import warnings
from collections.abc import Callable
from concurrent import futures
from concurrent.futures import BrokenExecutor, Future
from functools import partial
from typing import Any, ParamSpec, TypeVar

from . import cluster
from .errors import BadExperiment

Args = ParamSpec("Args")
Result = TypeVar("Result")

RETRIES = 3
"""So often Ray does the same task again when workers are lost."""


class OnRay(cluster.Cluster):
    """The workers of a Ray cluster; one that was started here ends with this."""

    def __init__(self, place: cluster.Place) -> None:
        os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # nobody is told what is played here
        try:
            import ray
        except ImportError:
            raise BadExperiment("Ray is an extra: pip install 'osada[ray]'") from None
        self._ray: Any = ray
        self._running: dict[Future[Any], object] = {}
        if place.host:
            self._join(place)
        else:
            ray.init(
                address="local",
                include_dashboard=False,
                log_to_driver=False,
                logging_level=logging.ERROR,
            )
        self.at_once = int(ray.cluster_resources().get("CPU", 0))
        if not self.at_once:
            ray.shutdown()
            told = f"the cluster at ray://{place.host}:{place.port} has no cores: add workers first"
            raise BadExperiment(told)
        self._do = ray.remote(num_cpus=1, max_retries=RETRIES)(_do)

    def _join(self, place: cluster.Place) -> None:
        where = f"ray://{place.host}:{place.port}"
        try:
            # Ray itself would go on knocking for half a minute
            socket.create_connection((place.host, place.port), cluster.PATIENCE).close()
        except (OSError, OverflowError):
            raise BadExperiment(f"nobody answers at {where}: is a Ray head there?") from None
        try:
            with warnings.catch_warnings(action="ignore"):  # told below, in one line
                self._ray.init(where, logging_level=logging.ERROR)
        except ConnectionError:
            told = "is it Ray's door for clients, and is RAY_AUTH_TOKEN set where it asks for one?"
            raise BadExperiment(f"{where} lets nobody in: {told}") from None
        except (RuntimeError, ValueError) as error:  # another version of Python or Ray, for one
            raise BadExperiment(f"{where}: {str(error).splitlines()[0]}") from None

    def submit(
        self, fn: Callable[Args, Result], /, *args: Args.args, **kwargs: Args.kwargs
    ) -> Future[Result]:
        told: Future[Result] = Future()
        told.set_running_or_notify_cancel()
        try:
            reference = self._do.remote(fn, *args, **kwargs)
        except (ConnectionError, self._ray.exceptions.RayError) as error:
            raise BrokenExecutor(str(error)) from None
        self._running[told] = reference  # Ray forgets what nobody refers to
        reference.future().add_done_callback(partial(self._tell, told))
        return told

    def _tell(self, told: Future[Any], done: Future[Any]) -> None:
        """What came of a task: its own error as it was raised, any of Ray's as a broken pool."""
        error = done.exception()
        if isinstance(error, self._ray.exceptions.RayTaskError):
            told.set_exception(error.cause)
        elif error is not None:
            told.set_exception(BrokenExecutor(str(error)))
        else:
            told.set_result(done.result())
        self._running.pop(told, None)

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        if wait and not cancel_futures:
            futures.wait(list(self._running))
        self._ray.shutdown()


def _do(fn: Callable[..., Result], *args: object, **kwargs: object) -> Result:
    """What a worker of Ray does."""
    return fn(*args, **kwargs)
