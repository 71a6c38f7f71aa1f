"""Signed tokens: what a link or a cookie says, with a mark that only this server can make.

A token is `parts.mark`: readable by anybody who holds it, changeable by nobody. It never runs
out by itself; what it names (a seat's key, a player) is what can be revoked.
"""

from __future__ import annotations

import hashlib
from hmac import compare_digest
from typing import Literal

from itsdangerous import BadData
from itsdangerous import Signer as Marker
from itsdangerous.encoding import base64_decode, base64_encode
from itsdangerous.signer import HMACAlgorithm

Kind = Literal["seat", "watch", "guest", "session", "me", "known", "rematch", "group"]
"""`me` is what the first edition called guests and accounts alike; none is made any more."""

MARK = 16
"""Bytes of the mark: 128 bits, so that nobody finds one by trying."""
LONGEST = 400
"""No token of ours is longer."""
_BETWEEN = "\x1f"


def table_said(token: str) -> str:
    """The table that a link names first, whether or not it is one of ours; empty where it names
    none."""
    if len(token) > LONGEST or not token.isascii():
        return ""
    try:
        return base64_decode(token.partition(".")[0]).decode().partition(_BETWEEN)[0]
    except (BadData, UnicodeDecodeError):
        return ""


class _ShortMark(HMACAlgorithm):
    """Links are read aloud and typed: half of the mark is enough."""

    def get_signature(self, key: bytes, value: bytes) -> bytes:
        return super().get_signature(key, value)[:MARK]


class Signer:
    """Makes and reads the tokens of one secret. A token of one kind says nothing as another."""

    def __init__(self, secret: str) -> None:
        if not secret:
            raise ValueError("a signer needs a secret")
        key = self._key = hashlib.blake2b(secret.encode(), person=b"osada tokens").digest()
        # Derived as in the first edition, whose links are still good.
        self._marker = Marker(key, key_derivation="none", algorithm=_ShortMark(hashlib.sha256))

    def key(self, purpose: bytes) -> bytes:
        """A key for something else than tokens, the same at every process of the house."""
        return hashlib.blake2b(purpose, key=self._key, digest_size=32).digest()

    def token(self, kind: Kind, *parts: str) -> str:
        """A token that says these parts, safe in an address."""
        if not parts or any(_BETWEEN in part for part in parts):
            raise ValueError("a token says at least one part, of plain text")
        return self._signed(kind, base64_encode(_BETWEEN.join(parts)).decode())

    def read(self, kind: Kind, token: str) -> tuple[str, ...] | None:
        """What a token of this kind says, or None if it is not one that we made: to the letter,
        as whoever could spell it in several ways would be several people where they are counted."""
        if len(token) > LONGEST or not token.isascii():
            return None
        said = token.partition(".")[0]
        if not compare_digest(token, self._signed(kind, said)):
            return None
        return tuple(base64_decode(said).decode().split(_BETWEEN))

    def _signed(self, kind: Kind, said: str) -> str:
        return f"{said}.{self._marker.get_signature(f'{kind}.{said}').decode()}"
