"""Is the server well? For whoever watches over it: `/health` and `/metrics`."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable

from litestar import MediaType, Response, get
from litestar.status_codes import HTTP_200_OK, HTTP_503_SERVICE_UNAVAILABLE
from msgspec import Struct

import osada

from ..host import metrics
from ..store.ailments import ADVICE
from .requests import AnyRequest, service_of

PATIENCE = 3.0
"""Seconds after which something that does not answer counts as broken."""


class Health(Struct):
    """`ok`, or which part is not, and what to do about it."""

    status: str
    version: str
    mode: str
    """Whether the rules run `compiled` or `pure`."""
    database: str
    """`ok`, or in a word what is wrong (`osada.server.store.ailments`)."""
    bus: str
    why: str = ""


@get("/health")
async def health(request: AnyRequest) -> Response[Health]:
    """Whether the database takes anything in and the bus between processes answers."""
    service = service_of(request)
    database, bus = await asyncio.gather(service.pulse.beat(), _well(service.bus.ping()))
    status = "ok" if database == bus == "ok" else "broken"
    why = "" if database == "ok" else ADVICE[database]
    said = Health(status, osada.__version__, osada.MODE, database, bus, why)
    code = HTTP_200_OK if status == "ok" else HTTP_503_SERVICE_UNAVAILABLE
    return Response(said, status_code=code, headers={"cache-control": "no-store"})


@get("/metrics", media_type=MediaType.TEXT, include_in_schema=False)
async def get_metrics() -> Response[bytes]:
    """Everything counted, for Prometheus."""
    body, kind = metrics.render()
    return Response(body, media_type=kind, headers={"cache-control": "no-store"})


async def _well(question: Awaitable[None]) -> str:
    try:
        await asyncio.wait_for(question, PATIENCE)
    except Exception:
        return "broken"
    return "ok"


HANDLERS = [health, get_metrics]
