"""Every file of one state of the page by its sum, for browsers that keep them: `web/src/files`."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable, Mapping
from typing import Literal, NotRequired, TypedDict

from osada.version import __version__

SERVICE = "sw.js"
"""The service worker, as it is built. It is handed out with the listing in front of it, so another
state of the page is another worker, and browsers notice."""
LISTING = "folder.json"
ROUTES = "routes.json"
"""The file in which the build of the page says which addresses it understands."""
UNLISTED = {SERVICE, LISTING, ROUTES}
VERSION_DIGITS = 12


# A file, for whom it is: who wants nothing of that can do without. By this form, because `for` is a
# word of Python's.
ListedFile = TypedDict("ListedFile", {"sha256": str, "bytes": int, "for": NotRequired[list[str]]})


class Listing(TypedDict):
    """One state of the page."""

    version: str
    osada: str
    home: Literal["server", "folder"]
    pages: list[str]
    files: dict[str, ListedFile]


def list_files(
    home: Literal["server", "folder"],
    pages: Iterable[str],
    files: Mapping[str, bytes],
    wanted_by: Mapping[str, list[str]] | None = None,
) -> Listing:
    """The listing of these files, by their paths; `wanted_by` names games and languages."""
    listed = {name: _of(files[name]) for name in sorted(files.keys() - UNLISTED)}
    for name, of in (wanted_by or {}).items():
        if name in listed and of:
            listed[name]["for"] = sorted(of)
    sums = "".join(f"{name} {one['sha256']}\n" for name, one in listed.items())
    version = hashlib.sha256(f"{home}\n{sums}".encode()).hexdigest()[:VERSION_DIGITS]
    return Listing(version=version, osada=__version__, home=home, pages=list(pages), files=listed)


def as_json(listing: Listing) -> bytes:
    """The file `folder.json`."""
    return json.dumps(listing, separators=(",", ":")).encode()


def service_of(built: bytes, listing: Listing) -> bytes:
    """The service worker of this state of the page."""
    return b"const OSADA_LISTING=" + as_json(listing) + b";\n" + built


def _of(raw: bytes) -> ListedFile:
    return ListedFile(sha256=hashlib.sha256(raw).hexdigest(), bytes=len(raw))
