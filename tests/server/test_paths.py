"""One path for router and guard: no spelling leads to a handler past its limit."""

from __future__ import annotations

import asyncio
from functools import cache
from typing import Any
from urllib.parse import quote, unquote

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from litestar import Litestar
from litestar.exceptions import HTTPException
from litestar.routes import HTTPRoute
from litestar.utils import normalize_path

from osada.server.door.guard import Guard
from osada.server.door.paths import normal, sort_of
from osada.server.host.settings import Settings
from osada.server.routes.app import _litestar
from osada.table.protocol.problems import Refused

METHODS = ("GET", "POST", "HEAD", "DELETE", "OPTIONS", "PUT", "post")


@cache
def inner() -> Litestar:
    return _litestar()


def known_paths() -> list[str]:
    """Every address of the API, with words for what stands in it."""
    return sorted(
        normalize_path("/".join(p if isinstance(p, str) else "x7" for p in route.path_components))
        for route in inner().routes
        if isinstance(route, HTTPRoute)
    )


class Counter:
    """Takes note of who knocked, and lets everybody in."""

    def __init__(self, name: str, noted: list[str]) -> None:
        self.name, self.noted = name, noted

    def take(self, _: str, __: float = 1.0) -> float:
        self.noted.append(self.name)
        return 0.0


def knock(method: str, raw: bytes) -> tuple[str | None, list[str]]:
    """The path by which the application was reached, if it was; and what the guard counted."""
    noted: list[str] = []
    reached: list[str] = []

    async def app(scope: Any, receive: Any, send: Any) -> None:
        reached.append(scope["path"])

    guard = Guard(app, Settings(database="sqlite:///x"))
    guard._by_address = {sort: Counter(sort, noted) for sort in guard._by_address}  # type: ignore[misc]

    async def nothing(*_: Any) -> Any:
        return {"type": "http.request"}

    scope: Any = {
        "type": "http",
        "method": method,
        "path": unquote(raw.decode("ascii", "replace")),
        "raw_path": raw,
        "scheme": "http",
        "client": ("10.0.0.1", 1),
        "headers": [(b"host", b"localhost")],
    }
    asyncio.run(guard(scope, nothing, nothing))
    return reached[0] if reached else None, noted


def handler_of(method: str, path: str) -> tuple[str, str] | None:
    """The handler that the router would choose, by its own address and method."""
    try:
        found = inner().asgi_router.handle_routing(path=normalize_path(path), method=method)
    except HTTPException:
        return None
    return found[4], method


@st.composite
def spellings(draw: st.DrawFn) -> bytes:
    """An address of the API, written in some way that a reader might take for it."""
    path = draw(st.sampled_from(known_paths()))
    for _ in range(draw(st.integers(1, 3))):
        at = draw(st.integers(0, len(path)))
        if draw(st.booleans()):
            junk = [
                "/",
                "//",
                "/.",
                "/./",
                "/../",
                "%2f",
                "%2F",
                "%2e",
                ";a=b",
                "%00",
                "%c3",
                "%20",
            ]
            path = path[:at] + draw(st.sampled_from([*junk, "\\", "#", ".", "%252f"])) + path[at:]
        elif at < len(path):
            sign = path[at]
            other = draw(
                st.sampled_from([f"%{ord(sign):02x}", quote(f"%{ord(sign):02x}"), "", sign.upper()])
            )
            path = path[:at] + other + path[at + 1 :]
    return path.encode()


@settings(max_examples=400, deadline=None)
@given(raw=spellings(), method=st.sampled_from(METHODS))
def test_no_spelling_reaches_a_handler_under_another_rule(raw: bytes, method: str) -> None:
    reached, noted = knock(method, raw)
    if reached is None:
        return
    assert reached == normalize_path(reached), "the router would read it otherwise"
    handler = handler_of(method, reached)
    if handler is not None and handler[0] != "/{name:path}":
        own = normalize_path(handler[0].replace(":str", ""))
        assert noted == [sort_of(method, own)]


@pytest.mark.parametrize(
    "raw", [b"//api/tables", b"/api/tables/", b"/api//tables", b"/%61pi/tables"]
)
def test_a_table_is_counted_as_one_however_its_address_is_written(raw: bytes) -> None:
    assert knock("POST", raw) == ("/api/tables", ["create"])


@pytest.mark.parametrize(
    "raw",
    [
        b"/api/./tables",
        b"/x/../api/tables",
        b"/api%2ftables",
        b"/api/tables%00",
        b"/api/%2e/tables",
        b"/%2561pi/tables",
        b"/api\\tables",
        b"/t/\xff",
        b"/t/%ff",
        b"http://evil.example/api/tables",
        b"*",
    ],
)
def test_what_is_no_plain_address_leads_nowhere(raw: bytes) -> None:
    with pytest.raises(Refused):
        normal(raw)
    assert knock("POST", raw) == (None, [])
