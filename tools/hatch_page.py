"""A build hook of hatchling: what a wheel holds that git does not.

The page that the server serves: in a checkout it is built anew when its sources have changed, as
./run does. A source archive holds it ready, so that building from one needs no Node.

The compiled rules, when they are of these sources and for this Python. `OSADA_COMPILE=1` compiles
them first, and fails where that fails, `OSADA_COMPILE=quick` in half the time to run slower;
`OSADA_PURE=1` leaves them out.

`OSADA_WASM=1` takes in what `tools/build_wasm` makes for browsers, too.

And the games behind the tables of docs/bots.md, for `osada lab results`.
"""

from __future__ import annotations

import importlib.util
import json
import os
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

BUILD = "root=$PWD; . tools/setup.sh; . tools/page.sh; build_page"


class PageHook(BuildHookInterface[Any]):
    """Makes everything ready before files are collected."""

    def dependencies(self) -> list[str]:
        """What the build needs besides hatchling."""
        if not compiling():
            return []
        project = tomllib.loads(Path(self.root, "pyproject.toml").read_text("utf-8"))
        return list(project["dependency-groups"]["compile"])

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Called by hatchling; `version` says which kind of build it is."""
        root = Path(self.root)
        if version == "editable":
            return
        built = (root / "osada" / "server" / "page" / "index.html").exists()
        if not (built and (root / "PKG-INFO").exists()):
            build_page(root)
        if self.target_name == "wheel":
            results = root / "docs" / "bots" / "results.jsonl"
            build_data["force_include"][str(results)] = "osada/lab/results.jsonl"
            add_compiled(root, build_data)
            if os.environ.get("OSADA_WASM") == "1":
                add_for_browsers(root, build_data)


def compiling() -> bool:
    """Whether this build was told to compile."""
    return os.environ.get("OSADA_COMPILE") in ("1", "quick") and not os.environ.get("OSADA_PURE")


def build_page(root: Path) -> None:
    bash = shutil.which("bash")
    if bash is None:
        raise RuntimeError("the page must be built first: npm ci && npm run build, in web/")
    told = {key: value for key, value in os.environ.items() if key != "OSADA_PAGE"}
    done = subprocess.run([bash, "-c", BUILD], cwd=root, env=told, stderr=subprocess.PIPE)
    if done.returncode != 0:
        raise RuntimeError("no wheel without its page: " + done.stderr.decode().strip())


def add_compiled(root: Path, build_data: dict[str, Any]) -> None:
    """The compiled files that may be used here, and the stamp that says so."""
    if compiling():
        quick = ["--quick"] if os.environ["OSADA_COMPILE"] == "quick" else []
        done = subprocess.run([sys.executable, "tools/build_fast.py", *quick], cwd=root)
        if done.returncode != 0:
            raise RuntimeError("OSADA_COMPILE=1, and the rules could not be compiled")
    mode, why = decided(root)
    if mode != "compiled":
        if compiling():
            raise RuntimeError(f"OSADA_COMPILE=1, and what was compiled cannot be used: {why}")
        return
    stamp = json.loads((root / "osada" / "_fast_stamp.json").read_text("utf-8"))
    modules = [os.path.splitext(path)[0] for path in stamp["modules"]]
    for name in ("osada/_fast_stamp.json", *(f"{one}{stamp['abi']}" for one in modules)):
        build_data["artifacts"].append(f"/{name}")
    library = f"osada__mypyc{stamp['abi']}"
    build_data["force_include"][str(root / library)] = library
    build_data["pure_python"] = False
    build_data["infer_tag"] = True


def add_for_browsers(root: Path, build_data: dict[str, Any]) -> None:
    """What `osada pocket` takes with it: Python for browsers, of these sources."""
    if subprocess.run([root / "tools" / "build_wasm"], cwd=root).returncode != 0:
        raise RuntimeError("OSADA_WASM=1, and tools/build_wasm could not make what browsers need")
    built = root / "osada" / "pocket" / "built"
    build_data["force_include"][str(built)] = "osada/pocket/built"


def decided(root: Path) -> tuple[str, str]:
    """Whether these compiled files may be used, as osada itself decides it."""
    spec = importlib.util.spec_from_file_location("compiled", root / "osada" / "_compiled.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    found: tuple[str, str] = module.decide(str(root / "osada"), os.environ.get("OSADA_PURE", ""))
    return found
