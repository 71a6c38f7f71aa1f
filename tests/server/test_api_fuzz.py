"""Whatever is asked of the HTTP API, as its own description allows or not: no 5xx, no leak."""

from __future__ import annotations

import random
import re
import time
from collections.abc import Iterator
from contextlib import suppress
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis.errors import Unsatisfiable
from schemathesis.core.result import Ok
from schemathesis.generation import GenerationMode

import osada
from osada.insight.puzzle import puzzles

from .client import Client
from .serving import Server

BUDGET = 12.0
"""Seconds after which no further wrong ways are tried; the right ones all are."""
JSON = {"content-type": "application/json"}


@pytest.fixture
def host(server: Server) -> Iterator[Client]:
    """Somebody with a table of their own, so that paths may lead somewhere."""
    with Client(server) as client:
        yield client


def test_no_request_makes_the_server_fail(server: Server, host: Client) -> None:
    schema = schemathesis.openapi.from_url(f"{server.url}/schema/openapi.json")
    made = host.new_table("hamlet", "me", "link", "random")
    real = {"table": made.table.id, "token": made.links[0].token, "game": "hamlet", "lang": "pl"}
    operations = [result.ok() for result in schema.get_all_operations() if isinstance(result, Ok)]
    assert len(operations) > 20
    end = time.monotonic() + BUDGET
    for mode in (GenerationMode.POSITIVE, GenerationMode.NEGATIVE):
        for operation in operations:
            if mode == GenerationMode.POSITIVE or time.monotonic() < end:
                _fuzz(operation, mode, host, real)
    assert "Traceback" not in server.said()
    assert host.http.get("/health").is_success


BODIES = [
    *(b"", b"null", b"[]", b'""', b"\xff\xfe", b'{"name":"\xed\xa0\x80"}', b'{"name":"\\ud800"}'),
    *(b"[" * 20_000, b'{"a":' * 5_000, b'{"name":' + b"9" * 5_000 + b"}", b"x" * 300_000),
    *(b'{"name":NaN}', b'{"name":1e999}', b'{"do":"play"}', b'{"do":["play"]}'),
]


def test_no_body_makes_the_server_fail(server: Server, host: Client) -> None:
    made = host.new_table("vikings", "me", "link")
    paths = host.http.get("/schema/openapi.json").json()["paths"]
    real = {"table": made.table.id, "token": made.links[0].token}
    real |= {"game": "vikings", "name": puzzles(osada.game("vikings"))[0].name}
    for path, methods in paths.items():
        for body in BODIES if "post" in methods else []:
            answer = host.http.post(path.format(**real), content=body, headers=JSON)
            assert answer.status_code < 500, f"{path} {body[:40]!r}: {answer.text}"
    assert "Traceback" not in server.said()


def _fuzz(operation: Any, mode: GenerationMode, host: Client, real: dict[str, str]) -> None:
    """Ask one thing in many ways, right ones or wrong ones."""
    lot = random.Random(f"{operation.label} {mode}")

    @given(case=operation.as_strategy(generation_mode=mode))
    @settings(
        max_examples=10,
        deadline=None,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
        database=None,
    )
    def ask(case: Any) -> None:
        for name in case.path_parameters or {}:
            if name in real and lot.random() < 0.7:
                case.path_parameters[name] = real[name]
        request = case.as_transport_kwargs(base_url=host.server.url)
        headers = {k: v for k, v in request["headers"].items() if _sendable(f"{k}{v}")}
        with_cookie = lot.random() < 0.8
        answer = host.http.request(
            request["method"],
            request["url"],
            params=request.get("params"),
            headers={**headers, **({} if with_cookie else {"x-csrf": "wrong"})},
            **(
                {"json": request["json"]} if "json" in request else {"content": request.get("data")}
            ),
        )
        assert answer.status_code < 500, f"{operation.label}: {answer.status_code} {answer.text}"
        if not answer.is_success and answer.headers.get("content-type", "").startswith(
            "application"
        ):
            assert "code" in answer.json()

    with suppress(Unsatisfiable):  # there is no wrong way to ask for something without arguments
        ask()


def _sendable(text: str) -> bool:
    return re.fullmatch(r"[\x20-\x7e]*", text) is not None
