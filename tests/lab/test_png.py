"""Charts of a report as PNG: as large as drawn, with their words; where none can be, it is said."""

from __future__ import annotations

import struct
import sys
import zlib
from pathlib import Path

import pytest

from osada.lab.report.charts import ACCENT, CARD, INK, Whisker, whiskers
from osada.lab.report.png import ZOOM, drawn, missing
from tests.cli.driving import in_process

pytestmark = pytest.mark.pure_only

ASKED = ["lab", "tournament", "vikings", "--bots", "random,random", "--blocks", "2", "--jobs", "1"]


def size(png: bytes) -> tuple[int, int]:
    """Width and height in pixels."""
    assert png.startswith(b"\x89PNG\r\n\x1a\n")
    width, height = struct.unpack(">II", png[16:24])
    return width, height


def lines(png: bytes) -> list[bytearray]:
    """Its rows from above, four bytes a pixel."""
    at, packed = 8, b""
    while at < len(png):
        length, kind = struct.unpack(">I4s", png[at : at + 8])
        packed += png[at + 8 : at + 8 + length] if kind == b"IDAT" else b""
        at += 12 + length
    data, wide = zlib.decompress(packed), 4 * size(png)[0]
    above, found = bytearray(wide), []
    for start in range(0, len(data), wide + 1):
        way, line = data[start], bytearray(data[start + 1 : start + 1 + wide])
        for i in range(wide):
            a, c = (line[i - 4], above[i - 4]) if i >= 4 else (0, 0)
            b = above[i]
            if way == 4:
                line[i] = (line[i] + min((a, b, c), key=lambda one: abs(a + b - c - one))) & 255
            elif way:
                line[i] = (line[i] + (0, a, b, (a + b) // 2)[way]) & 255
        above = line
        found.append(line)
    return found


def test_a_chart_is_drawn_with_its_words() -> None:
    assert missing() == ""
    png = drawn(whiskers([Whisker("seat 1", 0.7, 0.6, 0.8)], 0.5, "{:.0%}"))
    assert size(png) == (526 * ZOOM, 80 * ZOOM)
    rows = lines(png)
    colours = {bytes(row[i : i + 3]) for row in rows for i in range(0, len(row), 4)}
    assert {bytes.fromhex(one[1:]) for one in (ACCENT, CARD, INK)} <= colours
    names = [row[: 4 * 160 * ZOOM] for row in rows]  # nothing but the name stands at the left
    paper = bytes.fromhex(CARD[1:]) + b"\xff"
    assert 10 < sum(row != paper * (160 * ZOOM) for row in names) < 40


def test_every_chart_has_its_png_and_without_the_extra_a_line_says_how_to_get_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    out = tmp_path / "out"
    asked = [*ASKED, "--out", str(out), "--png"]
    with monkeypatch.context() as without:
        without.setitem(sys.modules, "resvg_py", None)
        said = in_process(asked, "", tmp_path)
    assert said.code == 0
    assert said.err == (
        "osada: no PNG charts, only SVG: they are an extra: ./run with charts "
        "in a clone, pip install 'FILE.whl[charts]' with a wheel's file\n"
    )
    charts = {one.stem for one in out.glob("*.svg")}
    assert "seats" in charts
    assert (out / "report.html").exists()
    assert not list(out.glob("*.png"))
    said = in_process(asked, "", tmp_path)
    assert (said.code, said.err) == (0, "")
    assert {one.stem for one in out.glob("*.png")} == charts
    said = in_process([*ASKED, "--png"], "", tmp_path)
    assert (said.code, said.out) == (2, "")
    assert "--out FOLDER" in said.err
