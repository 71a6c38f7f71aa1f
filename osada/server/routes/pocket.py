"""Osada without a server, beside this one: the folder that `osada pocket` wrote, at /pocket/."""

from __future__ import annotations

import asyncio
import json
import mimetypes
from pathlib import Path

from litestar import Response, get
from litestar.params import FromPath
from litestar.response import Redirect

from osada.page.folder import INDEX, POLICY
from osada.page.listing import LISTING, SERVICE
from osada.table.protocol.problems import Refused

from .documents import ASK, FOREVER
from .requests import AnyRequest

COPIES = (("br", ".br"), ("gzip", ".gz"))
"""By what a browser takes, the best first: the ends of such copies' names."""
MODULES = {".mjs": "text/javascript", ".wasm": "application/wasm"}
"""What not every machine knows by the end of a name."""


class PocketFolder:
    """The files that its listing names, and the two that come with it."""

    def __init__(self, folder: Path | None) -> None:
        self.folder = folder
        self._sums: dict[str, str] = {}
        if folder is not None and (folder / LISTING).is_file():
            listing = json.loads((folder / LISTING).read_bytes())
            self._sums = {name: one["sha256"] for name, one in listing["files"].items()}
            self._sums |= dict.fromkeys((LISTING, SERVICE), listing["version"])

    async def answer(self, request: AnyRequest, name: str) -> Response[bytes]:
        """A file, as small as whoever asks can read it, or that they have it."""
        told = self._sums.get(name)
        if told is None or self.folder is None:
            raise Refused("unknown")
        headers = {
            "etag": f'"{told}"',
            "cache-control": FOREVER if name.startswith("assets/") else ASK,
            "vary": "accept-encoding",
            "content-security-policy": f"{POLICY}; frame-ancestors 'none'",
        }
        path = self.folder / name
        kind = MODULES.get(path.suffix) or mimetypes.guess_type(name)[0]
        kind = kind or "application/octet-stream"
        if request.headers.get("if-none-match", "").removeprefix("W/") == headers["etag"]:
            return Response(b"", status_code=304, headers=headers, media_type=kind)
        taken = request.headers.get("accept-encoding", "")
        for coding, end in COPIES:
            copy = path.with_name(path.name + end)
            if coding in taken and copy.is_file():
                path = copy
                headers["content-encoding"] = coding
                break
        raw = await asyncio.to_thread(path.read_bytes)
        return Response(raw, headers=headers, media_type=kind)


@get(["/pocket", "/pocket/{name:path}"], include_in_schema=False)
async def pocket(request: AnyRequest, name: FromPath[str] = "") -> Response[bytes] | Redirect:
    """A file of the folder, which name each other from there: so its address ends with a slash."""
    folder = request.app.state.pocket
    assert isinstance(folder, PocketFolder)
    if request.scope["raw_path"].partition(b"?")[0] == b"/pocket":
        return Redirect("/pocket/")
    return await folder.answer(request, name.strip("/") or INDEX)


HANDLERS = [pocket]
