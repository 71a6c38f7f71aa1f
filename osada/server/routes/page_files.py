"""The built page: every file known by name, sent compressed; its addresses lead to index.html."""

from __future__ import annotations

import mimetypes
from pathlib import Path

from litestar import Response, get
from litestar.params import FromPath

from osada.table.protocol.problems import Refused

from .documents import ASK, FOREVER, Document
from .preview import END, previewed
from .requests import AnyRequest

ROUTES = (
    "new",
    "t",
    "a",
    "animals",
    "chronicle",
    "puzzles",
    "puzzle",
    "enter",
    "s",
    "w",
    "g",
    "rules",
    "learn",
    "summary",
    "account",
    "settings",
    "games",
    "replay",
)
"""The first words of addresses that the page itself understands."""
SQUEEZED = (".js", ".css", ".html", ".svg", ".json", ".webmanifest", ".txt")
MISSING = (
    "The page is not built. From a clone: ./run serve builds it (Node 20.19 or newer). "
    "The API works: /schema"
)


class Pages:
    """All files of the built page. Only what is found in its folder can be asked for."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._files: dict[str, Document] = {}
        for path in sorted(folder.rglob("*")) if folder.is_dir() else ():
            if path.is_file():
                name = path.relative_to(folder).as_posix()
                self._files[name] = _document(path, name)

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
        return file.answer(request, status)

    @property
    def html(self) -> Document | None:
        """The page itself."""
        return self._files.get("index.html")


def _document(path: Path, name: str) -> Document:
    kind = mimetypes.guess_type(name)[0] or "application/octet-stream"
    cache = FOREVER if name.startswith("assets/") else ASK
    return Document(path.read_bytes(), kind, cache, path.suffix in SQUEEZED)


@get(["/", "/{name:path}"], include_in_schema=False)
async def page(request: AnyRequest, name: FromPath[str] = "") -> Response[bytes]:
    """Whatever is not the API."""
    pages = request.app.state.pages
    assert isinstance(pages, Pages)
    name = name.strip("/")
    shown = await previewed(request, name) if pages.html is not None else ""
    if shown and pages.html is not None:
        raw = pages.html.raw.decode().replace(END, shown + END, 1)
        return Document(raw.encode(), "text/html").answer(request)
    return pages.answer(request, name)
