"""A house as it looks from outside: questions over HTTP, and whether a socket gets through."""

from __future__ import annotations

import json
import socket
import ssl
from contextlib import closing
from typing import Any, Final
from urllib.error import HTTPError, URLError
from urllib.parse import urlsplit
from urllib.request import HTTPRedirectHandler, ProxyHandler, Request, build_opener

from msgspec import Struct

PATIENCE: Final = 6.0
"""Seconds in which it must answer."""
MOST: Final = 100_000
"""Bytes of an answer that are read."""


class FromOutside(Struct):
    """What came back; status 0 where nothing did, and why."""

    status: int
    headers: dict[str, str] = {}
    body: bytes = b""
    why: str = ""

    def json(self) -> dict[str, Any]:
        """As an object of JSON, if it is one."""
        try:
            told = json.loads(self.body)
        except ValueError:
            return {}
        return told if isinstance(told, dict) else {}


class _Stays(HTTPRedirectHandler):
    """Goes nowhere else."""

    def redirect_request(self, *_: Any) -> None:
        """Not where it is sent."""


def get(url: str) -> FromOutside:
    """Ask for something, at that address and no other."""
    opener = build_opener(ProxyHandler({}), _Stays)
    try:
        with opener.open(Request(url, headers={"accept": "*/*"}), timeout=PATIENCE) as found:
            headers = {name.lower(): value for name, value in found.headers.items()}
            return FromOutside(found.status, headers, found.read(MOST))
    except HTTPError as error:
        with error:
            headers = {name.lower(): value for name, value in error.headers.items()}
            return FromOutside(error.code, headers, error.read(MOST))
    except URLError as error:
        return FromOutside(0, why=str(error.reason)[:200])
    except (OSError, ValueError) as error:
        return FromOutside(0, why=str(error)[:200])


def asks_for_socket(address: str) -> bool:
    """Whether a socket can be opened at an address: what stands between passes the wish on."""
    parts = urlsplit(address)
    host = parts.hostname or ""
    is_safe = parts.scheme == "https"
    wish = (
        "GET /api/tables/none/live HTTP/1.1\r\n"
        f"Host: {parts.netloc}\r\nOrigin: {address}\r\n"
        "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
    )
    try:
        plain = socket.create_connection((host, parts.port or (443 if is_safe else 80)), PATIENCE)
        with closing(plain):
            line = plain
            if is_safe:
                line = ssl.create_default_context().wrap_socket(plain, server_hostname=host)
            with closing(line):
                line.settimeout(PATIENCE)
                line.sendall(wish.encode())
                return line.recv(64).startswith(b"HTTP/1.1 101")
    except OSError:
        return False
