"""Python started as a page's worker starts it, in Node."""

from __future__ import annotations

import json
import shutil
import subprocess
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from tests.tied import tied

ROOT = Path(__file__).resolve().parents[2]
BUILT = ROOT / "osada" / "pocket" / "built"
IN_NODE = ROOT / "tools" / "in_browser" / "in_node.mjs"


@dataclass
class Said:
    mode: str
    why: str
    said: Any
    """What the script's last expression says, as JSON."""


def built() -> dict[str, Any]:
    """The manifest of what lies in osada/pocket/built, which `./test` has made."""
    if shutil.which("node") is None or not (BUILT / "built.json").exists():
        pytest.skip("tools/build_wasm has not been run here")
    told: dict[str, Any] = json.loads((BUILT / "built.json").read_text("utf-8"))
    return told


def in_node(
    script: str, games: list[str], languages: list[str], folder: Path = BUILT, **more: Any
) -> Said:
    """Run a script there; its last expression is to be a text of JSON."""
    wanted = {"games": games, "languages": languages, **more}
    run = tied(["node", str(IN_NODE), str(folder), json.dumps(wanted)])
    done = subprocess.run(run, input=script, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr[-2000:]
    told = json.loads(done.stdout.splitlines()[-1])
    return Said(told["mode"], told["why"], json.loads(told["said"]))
