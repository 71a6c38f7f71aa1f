"""A cluster as those who do the work, and how one is named.

Every worker there needs the same version of osada. What a worker was doing when it was lost is
given to another.
"""

from __future__ import annotations

import re
from concurrent.futures import Executor
from typing import NamedTuple

from .errors import BadExperiment

ADDRESS = re.compile(r"(dask|ray)://([^/\s]+):(\d{1,5})")
PATIENCE = 10
"""Seconds until somebody has to answer."""


class Place(NamedTuple):
    """Where those who give out the work listen; no host: here, for this work only."""

    kind: str
    host: str = ""
    port: int = 0


class Cluster(Executor):
    """Whoever works there, until this is shut down; the cluster itself goes on."""

    at_once: int
    """How many tasks are done at the same time."""


def place(address: str) -> Place:
    """Where the cluster is."""
    if address == "ray://":
        return Place("ray")
    found = ADDRESS.fullmatch(address)
    if found is None:
        told = "write dask://HOST:PORT, ray://HOST:PORT or ray://"
        raise BadExperiment(f"--executor '{address}' is not known: {told}")
    return Place(found[1], found[2], int(found[3]))
