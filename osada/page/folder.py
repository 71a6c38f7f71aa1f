"""The page as a folder of files for whatever host: nothing in it knows where it lies."""

from __future__ import annotations

import gzip
import json
from collections.abc import Iterator, Mapping
from contextlib import suppress
from importlib import import_module
from pathlib import Path

from .listing import LISTING, ROUTES, SERVICE, as_json, list_files, service_of
from .manifest import MANIFEST, manifest_of
from .notices import LINE, NOTICES, notices

INDEX = "index.html"
HEAD = '<meta charset="utf-8" />'
"""Behind this it is written what the page is."""
POLICY = (
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; worker-src 'self'; "
    "style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self'; "
    "manifest-src 'self'; base-uri 'none'; form-action 'none'"
)
"""Everything from the folder and nothing inline; Python is WebAssembly. Hosts that take headers can
say it to the worker as well, whose policy is that of its own answer: docs/pocket.md."""
SQUEEZED = {
    *(".css", ".html", ".js", ".json", ".mjs", ".svg", ".txt", ".wasm", ".webmanifest"),
    *(".so", ".zip"),  # archives are stored, not compressed: so each of its forms is the smallest
}


class NoPage(Exception):
    """The page is not built."""


def read_folder(folder: Path) -> dict[str, bytes]:
    """Every file in it by its path from there."""
    found = sorted(path for path in folder.rglob("*") if path.is_file())
    return {path.relative_to(folder).as_posix(): path.read_bytes() for path in found}


def folder_of(
    built: Mapping[str, bytes],
    more: Mapping[str, bytes],
    shortcuts: Mapping[str, str],
    wanted_by: Mapping[str, list[str]],
) -> dict[str, bytes]:
    """The files of such a folder: the built page, and what lies beside it."""
    if INDEX not in built or SERVICE not in built:
        raise NoPage
    files = {name: raw for name, raw in built.items() if name not in (SERVICE, ROUTES)} | dict(more)
    for name, raw in built.items():
        if name.startswith("assets/") and name.endswith(".svg"):  # drawn into the page itself
            files[name] = raw.replace(b'="/art/', b'="./art/')
    files[NOTICES] = files.get(NOTICES, b"").rstrip() + (LINE + notices()).encode()
    files[INDEX] = _page(built[INDEX].decode()).encode()
    files[MANIFEST] = manifest_of(built[MANIFEST], shortcuts, in_folder=True)
    pages = json.loads(built[ROUTES])
    listing = list_files("folder", pages, files, wanted_by)
    files[LISTING] = as_json(listing)
    files[SERVICE] = service_of(built[SERVICE], listing)
    return files


def squeezed(name: str, raw: bytes) -> Iterator[tuple[str, bytes]]:
    """The same file as some hosts send it, if it lies there; brotli where it is installed."""
    if Path(name).suffix not in SQUEEZED:
        return
    yield f"{name}.gz", gzip.compress(raw, 9, mtime=0)
    with suppress(ImportError):
        yield f"{name}.br", import_module("brotli").compress(raw, quality=11)


def _page(html: str) -> str:
    told = (
        f'{HEAD}\n    <meta http-equiv="Content-Security-Policy" content="{POLICY}" />'
        '\n    <meta name="osada-home" content="folder" />'
    )
    return html.replace('="/', '="./').replace(HEAD, told, 1)
