"""What lies ready for a browser is what it should be, or is not used."""

from __future__ import annotations

import hashlib
import json
import shutil
import zipfile
from io import BytesIO
from pathlib import Path
from typing import Any

import pytest

from osada.games.vikings.bots.learned import WEIGHTS
from tools.in_browser.stored import stored

from .node import BUILT, built, in_node

COMPILED = "compiled.zip"
STAMP = "osada/_fast_stamp.json"
MODE = "import json, osada; json.dumps([osada.MODE, list(osada.games())])"


@pytest.fixture
def copied(tmp_path: Path) -> Path:
    built()
    folder = tmp_path / "built"
    shutil.copytree(BUILT, folder)
    return folder


def put(folder: Path, name: str, data: bytes) -> None:
    """Another file of this name, as the manifest has it."""
    told: dict[str, Any] = json.loads((folder / "built.json").read_text("utf-8"))
    (folder / name).write_bytes(data)
    told["files"][name] |= {"bytes": len(data), "sha256": hashlib.sha256(data).hexdigest()}
    (folder / "built.json").write_text(json.dumps(told), "utf-8")


def test_what_is_compiled_of_other_sources_is_not_used(copied: Path) -> None:
    if built()["why_pure"]:
        pytest.skip("nothing is compiled for browsers here")
    with zipfile.ZipFile(copied / COMPILED) as archive:
        files = {name: archive.read(name) for name in archive.namelist()}
    stamp = json.loads(files[STAMP])
    stamp["sources"]["osada/kernel/action.py"] += 1
    put(copied, COMPILED, stored(files | {STAMP: json.dumps(stamp).encode()}))
    said = in_node(MODE, ["vikings"], ["en"], folder=copied)
    assert said.mode == "pure"
    assert said.why.startswith("sources changed since the build")
    assert said.said == ["pure", ["vikings"]]


def test_a_file_that_the_manifest_does_not_know_is_not_used(copied: Path) -> None:
    data = bytearray((copied / "vikings.zip").read_bytes())
    data[len(data) // 2] ^= 1
    (copied / "vikings.zip").write_bytes(data)
    with pytest.raises(AssertionError, match=r"damaged: vikings\.zip is not the one"):
        in_node(MODE, ["vikings"], ["en"], folder=copied)


def test_games_and_languages_can_be_added_to_a_table_that_is_laid() -> None:
    built()
    script = "from osada.texts.languages import languages; import json, osada; "
    script += "json.dumps([osada.games(), languages()])"
    said = in_node(script, ["hamlet"], ["en"], add=["vikings", "pl"])
    assert said.said == [["hamlet", "vikings"], ["en", "pl"]]


def test_archives_are_the_same_bytes_each_time() -> None:
    files = {"b": b"2", "a": WEIGHTS.read_bytes()}
    assert stored(files) == stored(dict(reversed(files.items())))
    with zipfile.ZipFile(BytesIO(stored(files))) as opened:
        assert {one.compress_type for one in opened.infolist()} == {zipfile.ZIP_STORED}
