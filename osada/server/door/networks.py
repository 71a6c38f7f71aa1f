"""Addresses for counting: who shares one counts as one."""

from __future__ import annotations

import ipaddress
from functools import lru_cache
from typing import Final

HOUSEHOLD = 64
"""Bits of an IPv6 address that one household shares."""
BLOCK = 48
"""Bits that all addresses share which one customer may get from a provider."""
REMEMBERED: Final = 4096
"""Addresses whose block is known without reading them again: every request asks several times."""


def network(address: str) -> str:
    """An address for counting: of IPv6 the half that one household shares."""
    if ":" not in address:
        return address[:64]
    try:
        whole = ipaddress.IPv6Address(address.partition("%")[0])
    except ValueError:
        return address[:64]
    mapped = whole.ipv4_mapped
    return str(mapped) if mapped else _cut(whole, HOUSEHOLD)


@lru_cache(maxsize=REMEMBERED)
def block_of(network: str) -> str:
    """The block that an IPv6 household belongs to; empty for others.

    >>> block_of("2001:db8:1:2::/64"), block_of("192.0.2.1")
    ('2001:db8:1::/48', '')
    """
    if ":" not in network:
        return ""
    try:
        return _cut(ipaddress.IPv6Address(network.partition("/")[0]), BLOCK)
    except ValueError:
        return ""


def _cut(address: ipaddress.IPv6Address, bits: int) -> str:
    rest = 128 - bits
    return str(ipaddress.IPv6Network((int(address) >> rest << rest, bits)))
