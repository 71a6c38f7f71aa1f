"""The built page: every file known by name, sent compressed; its addresses lead to index.html."""

from __future__ import annotations

import json
import mimetypes
from pathlib import Path

from litestar import Response, get
from litestar.params import FromPath

from osada.table.protocol.problems import Refused

from .documents import ASK, FOREVER, Document
from .preview import END, previewed
from .requests import AnyRequest

ROUTES = "routes.json"
"""The file in which the build of the page says which addresses it understands."""
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
        told = self._files.get(ROUTES)
        self._routes = [_words(route) for route in json.loads(told.raw)] if told else None

    def answer(self, request: AnyRequest, name: str) -> Response[bytes]:
        """A file by name, or the page itself for an address that it understands. A person with a
        wrong address gets the page too, which says so in their language."""
        file = self._files.get(name)
        if file is not None:
            return file.answer(request)
        page, by_person = self.html, "text/html" in request.headers.get("accept", "")
        if name.startswith(("api/", "schema")) or not (by_person or self._leads(request)):
            raise Refused("unknown")
        if page is None:
            return Response(MISSING.encode(), status_code=503, media_type="text/plain")
        return page.answer(request, 200 if self._leads(request) else 404)

    def _leads(self, request: AnyRequest) -> bool:
        """Whether the page shows something at this address. What it does not say it decides."""
        if self._routes is None:
            return True
        # As it was written: a slash in a word is spelled %2F, and parts no words.
        asked = _words(request.scope["raw_path"].decode("latin-1"))
        return any(
            len(route) == len(asked) and all(map(_fits, route, asked)) for route in self._routes
        )

    @property
    def html(self) -> Document | None:
        """The page itself."""
        return self._files.get("index.html")


def _words(address: str) -> list[str]:
    return address.removesuffix("/").split("/")


def _fits(word: str, asked: str) -> bool:
    """`:id` stands for any word."""
    return asked != "" if word.startswith(":") else asked == word


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
