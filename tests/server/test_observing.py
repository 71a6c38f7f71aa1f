"""Logs, metrics and health: everything is seen, and no token is written down."""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Iterator
from pathlib import Path
from typing import Any, cast

import httpx
import pytest
import structlog
from litestar import Litestar

import osada
from osada.server.door.guard import Guard
from osada.server.door.observer import Observer
from osada.server.door.signing import Signer
from osada.server.host import metrics
from osada.server.host.logs import configure, cut_tokens
from osada.server.host.settings import Settings
from osada.server.routes.app import create_inner
from osada.server.routes.health import HANDLERS
from osada.server.service import Service

TOKEN = Signer("a secret").token("seat", "table", "1", "1")


@pytest.fixture
def _logging_as_before() -> Iterator[None]:
    root = logging.getLogger()
    before = (root.handlers, root.level)
    yield
    root.handlers, root.level = before
    structlog.reset_defaults()


async def failing(scope: Any, receive: Any, send: Any) -> None:
    """An application that answers, closes or fails, by its path."""
    if scope["type"] == "websocket":
        if scope["path"] == "/open":
            await send({"type": "websocket.accept"})
        return
    if scope["path"] == "/fails":
        raise RuntimeError(f"with {TOKEN} inside")
    structlog.get_logger("test").info("inside", link=f"/s/{TOKEN}")
    await send({"type": "http.response.start", "status": 200, "headers": []})
    await send({"type": "http.response.body", "body": b"", "more_body": False})


async def ask(path: str, kind: str = "http", **more: Any) -> list[dict[str, Any]]:
    sent: list[dict[str, Any]] = []

    async def send(message: dict[str, Any]) -> None:
        sent.append(message)

    scope = {"type": kind, "method": "GET", "path": path, "headers": [], **more}
    app = Observer(failing, behind_proxy=True)
    await app(cast("Any", scope), cast("Any", None), cast("Any", send))
    return sent


@pytest.mark.usefixtures("_logging_as_before")
def test_a_request_is_one_line_with_its_id_and_without_its_token(
    capsys: pytest.CaptureFixture[str],
) -> None:
    configure("json")
    given = [(b"x-request-id", b"from-the-proxy")]
    sent = asyncio.run(ask(f"/api/links/{TOKEN}", headers=given))
    written = capsys.readouterr().err
    assert TOKEN not in written
    assert TOKEN.rpartition(".")[2] not in written
    inside, line = [json.loads(line) for line in written.splitlines()]
    assert (line["method"], line["path"], line["status"]) == ("GET", "/api/links/…", 200)
    assert inside["link"] == "/s/…"
    assert inside["request"] == line["request"] == "from-the-proxy"
    assert (b"x-request-id", b"from-the-proxy") in sent[0]["headers"]


@pytest.mark.usefixtures("_logging_as_before")
def test_a_failure_is_written_without_its_token(capsys: pytest.CaptureFixture[str]) -> None:
    configure("json")
    with pytest.raises(RuntimeError) as error:
        asyncio.run(ask("/fails"))
    logging.getLogger("uvicorn.error").error("Exception in ASGI", exc_info=error.value)
    written = capsys.readouterr().err
    assert TOKEN not in written
    first, second = [json.loads(line) for line in written.splitlines()]
    assert (first["level"], first["status"]) == ("error", 500)
    assert "RuntimeError: with … inside" in second["exception"]


@pytest.mark.usefixtures("_logging_as_before")
def test_what_machines_ask_for_all_the_time_is_not_written(
    capsys: pytest.CaptureFixture[str],
) -> None:
    configure("console")
    asyncio.run(ask("/health"))
    written = capsys.readouterr().err
    assert "inside" in written
    assert "GET" not in written


@pytest.mark.parametrize("path", [f"/s/{TOKEN}", f"/w/{TOKEN}", f"/api/links/{TOKEN}", TOKEN])
def test_tokens_are_cut(path: str) -> None:
    assert TOKEN.rpartition(".")[2] not in cut_tokens(f"GET {path}?lang=pl")


def test_other_words_are_not_cut() -> None:
    said = "seat 0 may not 'goods grain': VIK-MARKET-01 at /api/tables/x7Gh/scene"
    assert cut_tokens(said) == said


def test_no_label_names_a_table_or_whatever_somebody_asks_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    routes: list[str] = []
    monkeypatch.setattr(metrics, "counted", lambda _, route, *__: routes.append(route))
    asked = (
        *("/api/tables/abc", "/api/tables/def", "/api/tables/abc/scene", "/api/links/abc.def"),
        *("/api/texts/vikings/pl", "/api/texts/vikings/pl/rules", "/health"),
        *("/api/tables/abc/nonsense", "/api/nonsense", "/s/abc", "/assets/x.js", "/wp-admin"),
        *("/", "/api/%ff", "/api/%2e%2e/tables"),
    )

    async def run() -> None:
        settings = Settings(database=f"sqlite:///{tmp_path / 'o.sqlite3'}", page=tmp_path)
        inner = create_inner(settings)
        app = Observer(Guard(inner, settings))
        transport = httpx.ASGITransport(cast("Any", app))
        client = httpx.AsyncClient(transport=transport, base_url="http://localhost")
        async with inner.lifespan(), client as http:
            for path in asked:
                await http.get(path)

    asyncio.run(run())
    assert routes == [
        *("/api/tables/{table}", "/api/tables/{table}", "/api/tables/{table}/scene"),
        *("/api/links/{token}", "/api/texts/{game}/{lang}", "/api/texts/{game}/{lang}/rules"),
        *("/health", "none", "none", "/{name}", "/{name}", "/{name}", "/", "none", "none"),
    ]


def test_open_sockets_are_counted() -> None:
    before = metrics.sockets._value.get()
    asyncio.run(ask("/open", "websocket"))
    asyncio.run(ask("/refused", "websocket"))
    assert metrics.sockets._value.get() == before
    body, kind = metrics.render()
    assert b"osada_sockets_open" in body
    assert kind.startswith("text/plain")


def test_health_names_what_is_broken(tmp_path: Any) -> None:
    async def run() -> None:
        service = await Service.open(Settings(database=f"sqlite:///{tmp_path / 'o.sqlite3'}"))
        app = Litestar(HANDLERS, logging_config=None)
        app.state.service = service
        transport = httpx.ASGITransport(cast("Any", app))
        async with httpx.AsyncClient(transport=transport, base_url="http://t.example") as http:
            well = await http.get("/health")
            assert well.status_code == 200
            parts = {"status": "ok", "database": "ok", "bus": "ok", "why": ""}
            assert well.json() == {
                **parts,
                "version": osada.__version__,
                "mode": osada.MODE,
            }
            assert "osada_requests_total" in (await http.get("/metrics")).text

            async def broken() -> None:
                raise ConnectionError

            service.bus.ping = broken  # type: ignore[method-assign]
            ill = await http.get("/health")
            assert ill.status_code == 503
            assert (ill.json()["database"], ill.json()["bus"]) == ("ok", "broken")
        await service.engine.dispose()

    asyncio.run(run())


@pytest.mark.usefixtures("_logging_as_before")
def test_a_flood_of_refused_requests_fills_no_disk(capsys: pytest.CaptureFixture[str]) -> None:
    configure("console")

    async def refusing(scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "http":
            await send({"type": "http.response.start", "status": 429, "headers": []})
            await send({"type": "http.response.body", "body": b"", "more_body": False})

    async def flood() -> None:
        async def nothing(_: object) -> None: ...

        observer = Observer(refusing, terse=True)
        for kind in ("http", "websocket"):
            scope: dict[str, Any] = {"type": kind, "method": "GET", "path": "/", "headers": []}
            for _ in range(1000):
                await observer(cast("Any", dict(scope)), cast("Any", None), cast("Any", nothing))
        for _ in range(1000):
            logging.getLogger("uvicorn.error").warning("Invalid HTTP request received.")

    asyncio.run(flood())
    assert 100 < capsys.readouterr().err.count("\n") < 500
