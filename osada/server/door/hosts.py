"""By which names this server may be called.

A foreign site can let its own name point at this machine, so that a browser takes us for that site
(DNS rebinding). Its name stays in `Host`, so we answer only to names that can be ours: those in the
settings, or, where none is set, names that no stranger on the internet can own.
"""

from __future__ import annotations

import ipaddress
from typing import Final
from urllib.parse import urlsplit

HOME: Final = ("localhost", "local", "lan", "internal", "home.arpa")
"""Ends of names that are only known inside a house."""
INSIDE: Final = frozenset({"/health", "/metrics"})
"""Asked by programs on the machine itself, whatever the server's address is."""


class Hosts:
    """The names of one server."""

    def __init__(self, addresses: tuple[str, ...], origins: tuple[str, ...]) -> None:
        named = (*addresses, *origins) if addresses else ()
        self._named = frozenset(urlsplit(address).hostname or "" for address in named)

    def knows(self, host: str, path: str) -> bool:
        """Whether a request under this host may be for us."""
        name = name_of(host)
        if self._named and path not in INSIDE:
            return name in self._named
        return is_of_this_house(name) or name in self._named


def name_of(host: str) -> str:
    """A host without its port; empty where what stands behind it is none.

    >>> name_of("Play.example.org:8080"), name_of("[::1]:80"), name_of("10.0.0.1:80.e.com")
    ('play.example.org', '::1', '')
    """
    if host.startswith("["):
        name, _, port = host[1:].partition("]")
        port = port.removeprefix(":")
    else:
        name, _, port = host.partition(":")
    return "" if port and not port.isdecimal() else name.rstrip(".").lower()


def is_of_this_house(name: str) -> bool:
    """Whether no stranger can own this name: an address in numbers, a name without a dot, or one
    that is only known inside a house.

    >>> is_of_this_house("192.168.1.7"), is_of_this_house("nas.local"), is_of_this_house("e.com")
    (True, True, False)
    """
    if not name:
        return False
    if "." not in name and ":" not in name:
        return True
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return any(name.endswith(f".{end}") for end in HOME)
    return True
