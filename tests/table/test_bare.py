"""The table knows no network: every module of it loads where nothing of the kind can be had."""

from __future__ import annotations

import subprocess
import sys

FORBIDDEN = (
    *("asyncio", "concurrent", "http", "litestar", "multiprocessing", "redis", "socket", "_socket"),
    *("sqlalchemy", "sqlite3", "structlog", "subprocess", "uvicorn", "aiosqlite", "asyncpg"),
    *("selectors", "ssl", "urllib.request"),
)
LOAD = f"""
import importlib, pkgutil, sys

class Nothing:
    def find_spec(self, name, path=None, target=None):
        if any(name == one or name.startswith(one + ".") for one in {FORBIDDEN!r}):
            raise ImportError(name + " is not to be had here")

sys.meta_path.insert(0, Nothing())
import osada.table
for module in pkgutil.walk_packages(osada.table.__path__, "osada.table."):
    importlib.import_module(module.name)
    print(module.name)
print(*sorted(set({FORBIDDEN!r}) & set(sys.modules)))
"""


def test_every_module_of_a_table_loads_where_nothing_of_the_network_can_be_had() -> None:
    done = subprocess.run([sys.executable, "-c", LOAD], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr[-2000:]
    *modules, found = done.stdout.split("\n")[:-1]
    assert {"osada.table.deciding", "osada.table.protocol.table"} <= set(modules)
    assert found == "", "and nobody else has brought it"


def test_what_is_forbidden_is_really_not_to_be_had() -> None:
    """Or the test above could not fail."""
    spoiled = LOAD.replace("import osada.table\n", "import osada.server.tables.table_host\n", 1)
    done = subprocess.run([sys.executable, "-c", spoiled], capture_output=True, text=True)
    assert "is not to be had here" in done.stderr
