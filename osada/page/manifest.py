"""The web app manifest: what a device is told that keeps the page like a program of its own."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

MANIFEST = "manifest.webmanifest"
RECORD = {"application/x-osada": [".osada"]}


def manifest_of(drawn: bytes, shortcuts: Mapping[str, str], *, in_folder: bool) -> bytes:
    """The manifest as it is drawn, with ways into the page by what they are called, for a page at
    the root of a host or in a folder."""

    def file(path: str) -> str:
        return f".{path}" if in_folder else path

    def page(path: str) -> str:
        return f"./#{path}" if in_folder else path

    told: dict[str, Any] = json.loads(drawn)
    icons = [{**icon, "src": file(icon["src"])} for icon in told["icons"]]
    small = [icon for icon in icons if icon["sizes"] == "192x192"]
    told |= {
        "start_url": file("/"),
        "scope": file("/"),
        "icons": icons,
        "shortcuts": [
            {"name": name, "url": page(path), "icons": small} for name, path in shortcuts.items()
        ],
        "file_handlers": [{"action": file("/"), "accept": RECORD}],
    }
    return json.dumps(told, ensure_ascii=False, indent=2).encode() + b"\n"
