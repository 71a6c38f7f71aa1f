"""Signed tokens: what a link or a cookie says, with a mark that only this server can make.

A token is `parts.mark`: readable by anybody who holds it, changeable by nobody. It never runs
out by itself; what it names (a seat's key, a player) is what can be revoked.
"""

from __future__ import annotations

import hashlib
import hmac
from base64 import urlsafe_b64decode, urlsafe_b64encode
from typing import Literal

Kind = Literal["seat", "watch", "guest", "session", "me", "known", "rematch"]
"""`me` is what the first edition called guests and accounts alike; none is made any more."""

MARK = 16
"""Bytes of the mark: 128 bits, so that nobody finds one by trying."""
LONGEST = 400
"""No token of ours is longer."""
_BETWEEN = "\x1f"


class Signer:
    """Makes and reads the tokens of one secret. A token of one kind says nothing as another."""

    def __init__(self, secret: str) -> None:
        if not secret:
            raise ValueError("a signer needs a secret")
        self._key = hashlib.blake2b(secret.encode(), person=b"osada tokens").digest()

    def token(self, kind: Kind, *parts: str) -> str:
        """A token that says these parts, safe in an address."""
        if not parts or any(_BETWEEN in part for part in parts):
            raise ValueError("a token says at least one part, of plain text")
        said = _encode(_BETWEEN.join(parts).encode())
        return f"{said}.{self._mark(kind, said)}"

    def read(self, kind: Kind, token: str) -> tuple[str, ...] | None:
        """What a token of this kind says, or None if it is not one that we made."""
        if len(token) > LONGEST or not token.isascii():
            return None
        said, _, mark = token.partition(".")
        if not hmac.compare_digest(mark.encode(), self._mark(kind, said).encode()):
            return None
        return tuple(_decode(said).decode().split(_BETWEEN))

    def _mark(self, kind: str, said: str) -> str:
        whole = hmac.digest(self._key, f"{kind}.{said}".encode(), "sha256")
        return _encode(whole[:MARK])


def _encode(raw: bytes) -> str:
    return urlsafe_b64encode(raw).rstrip(b"=").decode()


def _decode(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))
