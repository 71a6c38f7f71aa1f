"""The built page: every file known by name, sent compressed; its addresses lead to index.html."""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
from functools import cached_property
from pathlib import Path

from litestar import Response, get
from litestar.params import FromPath

from ..protocol.problems import Refused
from .requests import AnyRequest

ROUTES = ("new", "t", "s", "w", "rules", "learn", "account", "settings", "games", "replay")
"""The first words of addresses that the page itself understands."""
SQUEEZED = (".js", ".css", ".html", ".svg", ".json", ".webmanifest", ".txt")
FOREVER = "public, max-age=31536000, immutable"
ASK = "no-cache"
MISSING = (
    "The page is not built. From a clone: ./run serve builds it (Node 20.19 or newer). "
    "The API works: /schema"
)


class PageFile:
    """One file of the page, read once."""

    def __init__(self, path: Path, name: str) -> None:
        self.path = path
        self.raw = path.read_bytes()
        self.etag = f'"{hashlib.blake2b(self.raw, digest_size=12).hexdigest()}"'
        self.type = mimetypes.guess_type(name)[0] or "application/octet-stream"
        self.cache = FOREVER if name.startswith("assets/") else ASK

    @cached_property
    def squeezed(self) -> bytes | None:
        """Compressed, where that helps."""
        return gzip.compress(self.raw, 9, mtime=0) if self.path.suffix in SQUEEZED else None


class Pages:
    """All files of the built page. Only what is found in its folder can be asked for."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._files: dict[str, PageFile] = {}
        for path in sorted(folder.rglob("*")) if folder.is_dir() else ():
            if path.is_file():
                name = path.relative_to(folder).as_posix()
                self._files[name] = PageFile(path, name)

    def answer(self, request: AnyRequest, name: str) -> Response[bytes]:
        """A file by name, or the page itself for an address that it understands. A person with a
        wrong address gets the page too, which says so in their language."""
        file, status = self._files.get(name), 200
        known = not name or name.split("/", 1)[0] in ROUTES
        if file is None and (known or "text/html" in request.headers.get("accept", "")):
            file, status = self._files.get("index.html"), 200 if known else 404
            if file is None and known:
                return Response(MISSING.encode(), status_code=503, media_type="text/plain")
        if file is None or name.startswith(("api/", "schema")):
            raise Refused("unknown")
        headers = {"etag": file.etag, "cache-control": file.cache, "vary": "accept-encoding"}
        if (
            status == 200
            and request.headers.get("if-none-match", "").removeprefix("W/") == file.etag
        ):
            return Response(b"", status_code=304, headers=headers, media_type=file.type)
        body = file.raw
        if file.squeezed is not None and "gzip" in request.headers.get("accept-encoding", ""):
            body = file.squeezed
            headers["content-encoding"] = "gzip"
        kind = _typed(file.type)
        return Response(body, status_code=status, headers=headers, media_type=kind)


def _typed(kind: str) -> str:
    is_text = kind.startswith("text/") or kind in ("image/svg+xml", "application/javascript")
    return f"{kind}; charset=utf-8" if is_text else kind


@get(["/", "/{name:path}"], include_in_schema=False)
async def page(request: AnyRequest, name: FromPath[str] = "") -> Response[bytes]:
    """Whatever is not the API."""
    pages = request.app.state.pages
    assert isinstance(pages, Pages)
    return pages.answer(request, name.strip("/"))
