"""The built page: every file known by name, sent compressed; its addresses lead to index.html."""

from __future__ import annotations

import json
import mimetypes
from collections.abc import Mapping
from pathlib import Path

from litestar import Response, get
from litestar.params import FromPath

from osada.page.listing import LISTING, ROUTES, SERVICE, as_json, list_files, service_of
from osada.page.manifest import MANIFEST, manifest_of
from osada.table.protocol.problems import Refused

from .documents import ASK, FOREVER, Document
from .house import keeps_house
from .preview import END, previewed
from .requests import AnyRequest

SQUEEZED = (".js", ".css", ".html", ".svg", ".json", ".webmanifest", ".txt")
HOUSE = "house"
"""The page that is there only for whoever keeps the house."""
MISSING = (
    "The page is not built. From a clone: ./run serve builds it (Node 20.19 or newer). "
    "The API works: /schema"
)


class Pages:
    """All files of the built page. Only what is found in its folder can be asked for."""

    def __init__(
        self,
        folder: Path,
        words: Mapping[str, str] | None = None,
        shortcuts: Mapping[str, str] | None = None,
    ) -> None:
        """`words` are texts by the paths at which they lie beside the page, `shortcuts` addresses
        of it by what a device calls them."""
        self.folder = folder
        self._files: dict[str, Document] = {}
        for path in sorted(folder.rglob("*")) if folder.is_dir() else ():
            if path.is_file():
                name = path.relative_to(folder).as_posix()
                self._files[name] = _document(path, name)
        if self._files:
            kind = "text/plain"
            self._files |= {
                name: Document(said.encode(), kind) for name, said in (words or {}).items()
            }
        drawn = self._files.get(MANIFEST)
        if drawn is not None:
            manifest = manifest_of(drawn.raw, shortcuts or {}, in_folder=False)
            self._files[MANIFEST] = Document(manifest, drawn.kind)
        told = self._files.get(ROUTES)
        routes: list[str] | None = json.loads(told.raw) if told else None
        self._routes = None if routes is None else [_words(route) for route in routes]
        self._list(routes or ["/"])

    def _list(self, routes: list[str]) -> None:
        """Beside the page, what a browser needs that keeps it."""
        built = self._files.get(SERVICE)
        if built is None:
            return
        listing = list_files(
            "server", routes, {name: file.raw for name, file in self._files.items()}
        )
        self._files[LISTING] = Document(as_json(listing), "application/json")
        self._files[SERVICE] = Document(service_of(built.raw, listing), "text/javascript")

    def answer(self, request: AnyRequest, name: str, is_hidden: bool = False) -> Response[bytes]:
        """A file by name, or the page itself for an address that it understands. A person with a
        wrong address, or a hidden one, gets the page too, which says so in their language."""
        file = self._files.get(name)
        if file is not None:
            return file.answer(request)
        leads = not is_hidden and self._leads(request)
        page, by_person = self.html, "text/html" in request.headers.get("accept", "")
        if name.startswith(("api/", "schema")) or not (by_person or leads):
            raise Refused("unknown")
        if page is None:
            return Response(MISSING.encode(), status_code=503, media_type="text/plain")
        return page.answer(request, 200 if leads else 404)

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
    is_hidden = name == HOUSE and not await keeps_house(request)
    return pages.answer(request, name, is_hidden)
