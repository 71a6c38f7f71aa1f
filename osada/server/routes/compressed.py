"""Answers that are made for one reader and are worth compressing: to a fourth of their size, for a
tenth of a millisecond. Named handler by handler: nothing in which a link or a cookie stands is
compressed, as its length would tell something of it to whoever can put words beside it."""

from __future__ import annotations

from typing import Final

from litestar.config.compression import CompressionConfig
from litestar.middleware import DefineMiddleware
from litestar.middleware.compression import CompressionMiddleware

LEAST: Final = 1000
"""Bytes of an answer that is worth it."""
LEVEL: Final = 4
"""Beyond it the time doubles, and a twentieth is gained."""

COMPRESSED: Final = [
    DefineMiddleware(
        CompressionMiddleware,
        config=CompressionConfig("gzip", minimum_size=LEAST, gzip_compress_level=LEVEL),
    )
]
"""For a handler's `middleware`."""
