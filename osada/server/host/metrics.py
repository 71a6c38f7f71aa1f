"""What can be counted and timed, for Prometheus; no label names a table or a person."""

from __future__ import annotations

import os

from prometheus_client import (
    CONTENT_TYPE_LATEST,
    REGISTRY,
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    disable_created_metrics,
    generate_latest,
)
from prometheus_client.multiprocess import MultiProcessCollector

TOGETHER = "PROMETHEUS_MULTIPROC_DIR"
"""The folder in which several processes of one server count together."""

QUICK = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)
SLOW = (0.01, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 30.0)

disable_created_metrics()  # type: ignore[no-untyped-call]
requests = Counter("osada_requests", "Answered requests.", ["method", "route", "status"])
request_seconds = Histogram("osada_request_seconds", "Until the answer.", ["route"], buckets=QUICK)
sockets = Gauge("osada_sockets_open", "Open sockets.", multiprocess_mode="livesum")
actions = Counter("osada_actions", "Actions played.", ["game", "by"])
"""`by` is person or computer."""
command_seconds = Histogram(
    "osada_command_seconds", "From a command to the update for everybody.", ["do"], buckets=QUICK
)
thinking_seconds = Histogram(
    "osada_thinking_seconds", "How long computer players think.", ["game", "level"], buckets=SLOW
)
stumbles = Counter("osada_stumbles", "Computer players that gave no answer.", ["game", "level"])

table_arrivals = Counter(
    "osada_table_arrivals", "Requests and sockets about a table, by where they came first.", ["at"]
)
"""`home`: at the table's home; `given`, `relayed`: at another process, by what it did with them;
`unkept`: where no home was known."""

METHODS = frozenset(("GET", "HEAD", "POST", "DELETE", "OPTIONS"))


def counted(method: str, route: str, status: int, seconds: float) -> None:
    """Count an answered request by the template of its path, of which there are few."""
    requests.labels(method if method in METHODS else "other", route, status).inc()
    request_seconds.labels(route).observe(seconds)


def render() -> tuple[bytes, str]:
    """Everything counted so far, and its media type; by all processes if they count together."""
    registry = REGISTRY
    if os.environ.get(TOGETHER):
        registry = CollectorRegistry()
        MultiProcessCollector(registry)  # type: ignore[no-untyped-call]
    # Which letters they are Litestar adds.
    return generate_latest(registry), CONTENT_TYPE_LATEST.removesuffix("; charset=utf-8")
