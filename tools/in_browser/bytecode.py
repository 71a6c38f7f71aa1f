"""Python's bytecode in place of sources: two thirds of a start in a browser was reading those."""

from __future__ import annotations

import hashlib
import json
import zipfile
from collections.abc import Mapping
from pathlib import Path

from .side_module import WORK, run
from .stored import stored

SCRIPT = Path(__file__).with_name("to_bytecode.py")
IN_PYODIDE = Path(__file__).with_name("in_pyodide.mjs")


def bytecode(files: Mapping[str, bytes], lock: bytes) -> dict[str, bytes]:
    """What every source becomes, by its name; `lock` tells one Python from another."""
    sources = stored({name: data for name, data in files.items() if name.endswith(".py")})
    made_of = hashlib.sha256(sources + SCRIPT.read_bytes() + lock).hexdigest()
    made, kept = WORK / "bytecode.zip", WORK / "bytecode_of"
    if not (kept.exists() and kept.read_text("utf-8") == made_of and made.exists()):
        kept.unlink(missing_ok=True)
        WORK.mkdir(parents=True, exist_ok=True)
        (WORK / "sources.zip").write_bytes(sources)
        how = json.dumps({"mounts": {"/work": str(WORK)}, "wheels": []})
        run(["node", str(IN_PYODIDE), how, str(SCRIPT)])
        kept.write_text(made_of, "utf-8")
    with zipfile.ZipFile(made) as opened:
        return {name: opened.read(name) for name in opened.namelist()}
