"""A phone that keeps Osada on its home screen finds an icon of the kind and size it asks for."""

from __future__ import annotations

import json
import struct

import pytest

from tools.icons import ICONS, PUBLIC, drawn


def size_of(png: bytes) -> tuple[int, int]:
    assert png.startswith(b"\x89PNG\r\n\x1a\n")
    width, height = struct.unpack(">II", png[16:24])
    return width, height


def test_the_manifest_names_icons_that_are_there_in_the_size_it_says() -> None:
    manifest = json.loads((PUBLIC / "manifest.webmanifest").read_text("utf-8"))
    drawings = [icon for icon in manifest["icons"] if icon["type"] == "image/png"]
    assert {icon["sizes"] for icon in drawings} == {"192x192", "512x512"}
    assert [icon["src"] for icon in drawings if icon.get("purpose") == "maskable"]
    for icon in drawings:
        width, height = size_of((PUBLIC / icon["src"].lstrip("/")).read_bytes())
        assert f"{width}x{height}" == icon["sizes"]


def test_apple_finds_its_own() -> None:
    page = (PUBLIC.parent / "index.html").read_text("utf-8")
    assert '<link rel="apple-touch-icon" href="/apple-touch-icon.png" />' in page
    assert size_of((PUBLIC / "apple-touch-icon.png").read_bytes()) == (180, 180)


@pytest.mark.parametrize("name", ICONS)
def test_the_icons_are_those_of_the_drawing(name: str) -> None:
    assert drawn(name) == (PUBLIC / name).read_bytes(), "draw them anew: python -m tools.icons"
