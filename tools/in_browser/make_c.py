"""Run in Pyodide, where words are as wide as in a browser: makes C of what is to be compiled.

/src is the repository; into /out go C, the headers and sources that it needs, and what was made.
"""

from __future__ import annotations

import json
import os
import shutil
import sysconfig
from pathlib import Path

from mypyc.build import include_dir, mypyc_build
from mypyc.common import RUNTIME_C_FILES
from mypyc.options import CompilerOptions

CONFIGURATION = """
[mypy]
ignore_missing_imports = True
namespace_packages = True
explicit_package_bases = True
[mypy-osada.bots.net_by_numpy]
ignore_errors = True
"""
"""NumPy is not here; what would use it is not compiled."""


def main() -> None:
    os.chdir("/src")
    Path("/out/mypy.ini").write_text(CONFIGURATION)
    modules = json.loads(Path("/out/modules.json").read_text())
    options = CompilerOptions(
        multi_file=True, group_name="osada", include_runtime_files=False, target_dir="/out/c"
    )
    command = ["--config-file", "/out/mypy.ini", "--cache-dir", "/out/mypy", *modules]
    try:
        _, made, dependencies = mypyc_build(command, options)
    except SystemExit:
        raise RuntimeError("mypyc refuses a module") from None
    assert not dependencies, "these are linked as well: the tool has to learn it"
    shutil.copytree(include_dir(), "/out/runtime", dirs_exist_ok=True)
    files = [os.path.relpath(path, "/out") for path in made[0][0]]
    files += [f"runtime/{name}" for name in RUNTIME_C_FILES]
    told = {"c": files, "configuration": sysconfig.get_config_vars()}
    Path("/out/made.json").write_text(json.dumps(told, default=str))


main()
