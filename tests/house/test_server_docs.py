"""The documents about the server name everything there is, and nothing else."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from osada.server.door.status import STATUS
from osada.server.host.settings import Settings
from osada.server.routes.app import create_inner

pytestmark = pytest.mark.pure_only

ROOT = Path(__file__).parents[2]
HOSTING = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
API = (ROOT / "docs" / "server-api.md").read_text(encoding="utf-8")


def test_every_setting_is_in_the_hosts_table() -> None:
    source = (ROOT / "osada" / "server" / "host" / "settings.py").read_text(encoding="utf-8")
    read = set(re.findall(r'"(OSADA_[A-Z_]+)"', source))
    assert set(re.findall(r"^\| `(OSADA_[A-Z_]+)`", HOSTING, re.MULTILINE)) == read


def test_every_way_to_ask_is_in_the_api_table() -> None:
    paths = create_inner(Settings(database="sqlite:////dev/null")).openapi_schema.paths or {}
    told = set(re.findall(r"`(/(?:api/|health)[^`]*)`", API))
    assert set(paths) - told == set()
    assert told - set(paths) == set()


def test_every_problem_stands_at_its_status() -> None:
    table = re.findall(r"^\| ([45]\d\d) \| (.*) \|$", API, re.MULTILINE)
    told = {
        code: int(status) for status, text in table for code in re.findall(r"`([a-z-]+)`", text)
    }
    assert told == STATUS
