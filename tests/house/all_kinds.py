"""No test of ./test: one that test_interrupting starts, kills, and looks for what is left of.

It starts one process of each kind that tests start, tells so in a file, and waits.
"""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import sync_playwright

from ..browser.people import launch
from ..server.client import Client
from ..server.programs import Postgres, Redis
from ..server.serving import Server
from ..tied import tied


def test_all_kinds(tmp_path: Path) -> None:
    server = Server(tmp_path, {"OSADA_DATABASE": f"sqlite:///{tmp_path / 'osada.sqlite3'}"})
    Client(server.start()).new_table("vikings", "random", "link")
    subprocess.Popen(tied([sys.executable, "-c", "input()"]), stdin=subprocess.PIPE)
    kept = [server, if_there_is_one(Redis), if_there_is_one(Postgres)]
    kept.append(if_there_is_one(lambda: launch(sync_playwright().start())))
    Path(os.environ["TELL_IN"]).write_text(f"{len(kept)} kinds")
    time.sleep(600)


def if_there_is_one(start: Callable[[], object]) -> object:
    try:
        return start()
    except pytest.skip.Exception:
        return None
