"""What is the same for everybody until the server changes: read once, compressed once, and not sent
again to whoever has it."""

from __future__ import annotations

import gzip
import hashlib
from functools import cached_property

from litestar import Response

from .requests import AnyRequest

FOREVER = "public, max-age=31536000, immutable"
ASK = "no-cache"


class Document:
    """One such thing, of a media type. It is kept by browsers for ever, or asked for anew."""

    def __init__(self, raw: bytes, kind: str, cache: str = ASK, is_squeezed: bool = True) -> None:
        self.raw = raw
        self.kind = _typed(kind)
        self.cache = cache
        self.is_squeezed = is_squeezed
        self.etag = f'"{hashlib.blake2b(raw, digest_size=12).hexdigest()}"'

    @cached_property
    def squeezed(self) -> bytes:
        """Compressed."""
        return gzip.compress(self.raw, 9, mtime=0)

    def answer(self, request: AnyRequest, status: int = 200) -> Response[bytes]:
        """It, or that the browser has it already; what is wrong about a request stays wrong."""
        headers = {"etag": self.etag, "cache-control": self.cache, "vary": "accept-encoding"}
        known = request.headers.get("if-none-match", "").removeprefix("W/")
        if status == 200 and known == self.etag:
            return Response(b"", status_code=304, headers=headers, media_type=self.kind)
        body = self.raw
        if self.is_squeezed and "gzip" in request.headers.get("accept-encoding", ""):
            body = self.squeezed
            headers["content-encoding"] = "gzip"
        return Response(body, status_code=status, headers=headers, media_type=self.kind)


def _typed(kind: str) -> str:
    """Its letters named where they are not by Litestar, as of all that is `text/…`."""
    is_text = kind in ("image/svg+xml", "application/javascript")
    return f"{kind}; charset=utf-8" if is_text else kind
