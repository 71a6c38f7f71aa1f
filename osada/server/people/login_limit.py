"""How often a password may be tried.

Whoever guesses is slowed by where they come from. Nobody is kept from their own account by others:
that many strangers try at it only makes strangers wait a moment, each for themselves, and a browser
or an address from which somebody has signed in to it before does not even notice.
"""

from __future__ import annotations

from time import monotonic
from typing import Final

from osada.table.latest import Latest

from ..door.buckets import AddressBuckets, Buckets
from ..host.bucket import Clock
from ..host.environment import Rate

NAMES: Final = 3
"""So many people may mistype their passwords at one address."""
STRANGERS: Final = 3
"""So many times as much as from one address may be tried at an account before strangers wait."""
LONGEST: Final = 10.0
"""Seconds that a stranger waits at most."""
MOST: Final = 20_000
"""Addresses that are remembered, those who signed in last."""


class LoginLimit:
    """Counts attempts to sign in, before they are made; those that were right count for nothing."""

    def __init__(self, rate: Rate, clock: Clock = monotonic) -> None:
        self._browsers = Buckets(rate, clock)
        self._pairs = Buckets(rate, clock)
        self._addresses = AddressBuckets(Rate(rate.count * NAMES, rate.seconds), clock)
        self._strangers = Buckets(Rate(rate.count * STRANGERS, rate.seconds), clock)
        self._registering = AddressBuckets(rate, clock)
        self._passed = Latest[str, None](MOST)

    def rates(self) -> dict[str, Buckets | AddressBuckets]:
        """What is counted for the whole house."""
        return {
            "signing in from a browser": self._browsers,
            "signing in to an account": self._pairs,
            "signing in": self._addresses,
            "strangers at an account": self._strangers,
            "registering": self._registering,
        }

    def wait(self, login: str, address: str, browser: str = "") -> float:
        """Count an attempt: 0, or the seconds after which to come again. A `browser` that is known
        to the account counts for itself alone."""
        if browser:
            return self._browsers.take(browser)
        return self._pairs.take(_pair(login, address)) or self._addresses.take(address)

    def delay(self, login: str, address: str, browser: str = "") -> float:
        """For how many seconds an attempt is put off: nobody's but a stranger's."""
        if browser or _pair(login, address) in self._passed:
            return 0.0
        return min(LONGEST, self._strangers.take(login))

    def passed(self, login: str, address: str, browser: str = "") -> None:
        """The password was right."""
        pair = _pair(login, address)
        if browser:
            self._browsers.give(browser)
        else:
            self._pairs.give(pair)
            self._addresses.give(address)
        self._passed[pair] = None

    def register(self, address: str) -> float:
        """Count a new account: 0, or the seconds after which to come again."""
        return self._registering.take(address)


def _pair(login: str, address: str) -> str:
    return f"{login} {address}"
