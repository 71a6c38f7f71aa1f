"""The part of Ray that the lab uses, with threads for workers, some of which are lost.

What is given to a worker and what it gives back is pickled on the way, as there.
"""

from __future__ import annotations

import pickle
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from types import ModuleType
from typing import Any


class RayError(Exception):
    """The root of Ray's errors."""


class WorkerCrashedError(RayError):
    """A worker died, and so did those that tried again."""


class RayTaskError(RayError):
    """What a task itself has raised."""

    def __init__(self, cause: Exception) -> None:
        super().__init__("ray::_do()\n  File …\nand many lines more")
        self.cause = cause


class SmallRay(ModuleType):
    """Two workers; `deadly` tells at which of the tasks, counted from 1, all who try die."""

    def __init__(self, deadly: Callable[[int], bool] = lambda task: False) -> None:
        super().__init__("ray")
        self.exceptions = _Exceptions
        self.deadly = deadly
        self.given = 0
        self.opened: list[dict[str, object]] = []
        self.closed = 0
        self._threads: ThreadPoolExecutor | None = None

    def init(self, address: str, **more: object) -> None:
        assert self._threads is None, "ray.init() was called twice"
        self.opened.append({"address": address, **more})
        self._threads = ThreadPoolExecutor(2)

    def cluster_resources(self) -> dict[str, float]:
        return {"CPU": 2.0, "memory": 1e9}

    def remote(self, *, num_cpus: int, max_retries: int) -> Callable[[Callable[..., Any]], _Remote]:
        return lambda fn: _Remote(self, fn)

    def shutdown(self) -> None:
        assert self._threads is not None
        self._threads.shutdown()
        self._threads = None
        self.closed += 1

    def begin(self, sent: bytes) -> Future[Any]:
        """A task on its way."""
        assert self._threads is not None
        self.given += 1
        return self._threads.submit(_work, sent, self.deadly(self.given))


class _Exceptions:
    RayError = RayError
    RayTaskError = RayTaskError


class _Remote:
    def __init__(self, ray: SmallRay, fn: Callable[..., Any]) -> None:
        self._ray = ray
        self._fn = fn

    def remote(self, *args: object, **kwargs: object) -> _Reference:
        return _Reference(self._ray.begin(pickle.dumps((self._fn, args, kwargs))))


class _Reference:
    def __init__(self, done: Future[Any]) -> None:
        self._done = done

    def future(self) -> Future[Any]:
        return self._done


def _work(sent: bytes, dies: bool) -> Any:
    if dies:
        raise WorkerCrashedError
    fn, args, kwargs = pickle.loads(sent)
    try:
        return pickle.loads(pickle.dumps(fn(*args, **kwargs)))
    except Exception as error:
        raise RayTaskError(error) from error
