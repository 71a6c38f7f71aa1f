"""Browsers that have signed in to an account before: they keep a mark of it, also when they sign
out. It opens nothing; it only says that this is no stranger, so that whoever guesses at a password
slows nobody who knows it."""

from __future__ import annotations

import secrets

from ..door.signing import Signer

KNOWN_COOKIE = "osada_known"
BETWEEN = "~"
ACCOUNTS = 3
"""Accounts that one browser may be known to."""


class KnownBrowsers:
    """Reads and writes the marks."""

    def __init__(self, signer: Signer) -> None:
        self._signer = signer

    def browser(self, cookie: str, account: str) -> str:
        """What this browser is called, if it is known to the account; else empty."""
        return next((name for player, name in self._marks(cookie) if player == account), "")

    def cookie(self, cookie: str, account: str) -> str:
        """The marks of a browser that has just signed in."""
        marks = self._marks(cookie)
        name = next((name for player, name in marks if player == account), secrets.token_hex(8))
        others = [mark for mark in marks if mark[0] != account]
        kept = [(account, name), *others][:ACCOUNTS]
        return BETWEEN.join(self._signer.token("known", *mark) for mark in kept)

    def _marks(self, cookie: str) -> list[tuple[str, str]]:
        read = [self._signer.read("known", one) for one in cookie.split(BETWEEN, ACCOUNTS)]
        return [(said[0], said[1]) for said in read if said is not None and len(said) == 2]
