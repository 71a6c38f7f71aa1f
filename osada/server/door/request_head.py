"""How much a request may say before its body: bounded before anybody reads it."""

from __future__ import annotations

from typing import Final

from litestar.types import Scope

from osada.table.protocol.problems import Refused

PATH: Final = 2_048
QUERY: Final = 2_048
HEADER: Final = 8_192
COOKIES: Final = 8_192
"""On a machine of one's own, other servers' cookies come along: names know no ports."""
HEAD: Final = 16_384
"""Bytes of all headers together."""
HEADERS: Final = 64


def raw_path(scope: Scope) -> bytes:
    """The path as it was sent."""
    return scope.get("raw_path") or scope["path"].encode(errors="surrogateescape")


def check_head(scope: Scope) -> None:
    """Refuse an address that is too long, or more headers than any browser sends."""
    if len(raw_path(scope)) > PATH or len(scope.get("query_string", b"")) > QUERY:
        raise Refused("long-address", {"limit": PATH})
    headers = scope["headers"]
    sizes = [len(name) + len(value) for name, value in headers]
    cookies = sum(len(value) for name, value in headers if name.lower() == b"cookie")
    if len(sizes) > HEADERS or sum(sizes) > HEAD or max(sizes, default=0) > HEADER:
        raise Refused("big-head", {"limit": HEAD})
    if cookies > COOKIES:
        raise Refused("big-head", {"limit": COOKIES})
