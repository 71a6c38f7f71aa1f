"""The documents about the server name everything there is, and nothing else."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from osada.server.door.status import STATUS
from osada.server.host.environment import Rate
from osada.server.host.settings import KINDS, Settings, variable
from osada.server.routes.app import create_inner

pytestmark = pytest.mark.pure_only

ROOT = Path(__file__).parents[2]
HOSTING = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
API = (ROOT / "docs" / "server-api.md").read_text(encoding="utf-8")


def test_every_setting_is_in_the_hosts_table_and_no_other() -> None:
    assert sorted(hosts_table()) == sorted(map(variable, KINDS))


def test_the_hosts_table_tells_the_defaults() -> None:
    """Where a default is a figure or a word of its own; others it describes."""
    settings = Settings(database="", thinkers=0)
    for name in KINDS:
        default = getattr(settings, name)
        if isinstance(default, Rate):
            default = f"{default.count}/{default.seconds:g}"
        elif isinstance(default, bool):
            default = "on" if default else "off"
        if isinstance(default, int | float | str) and default:
            told = hosts_table()[variable(name)].partition(",")[0]
            assert told == (f"{default:g}" if isinstance(default, float) else str(default)), name


def hosts_table() -> dict[str, str]:
    """What stands in its last column."""
    rows = re.findall(r"^\| `(OSADA_[A-Z_]+)` \| .* \| (.*) \|$", HOSTING, re.MULTILINE)
    assert len(dict(rows)) == len(rows)
    return dict(rows)


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
