"""`osada bench --peers`: everybody in turn, ratios, a page; no network is one clear line."""

from __future__ import annotations

from pathlib import Path

import pytest

from osada._compiled import MODE
from osada.lab.errors import BadExperiment
from tools.peers import MATES, beside_peers, environment, install
from tools.peers.tables import peers_page

from ..cli.conftest import Osada, home, osada  # noqa: F401

pytestmark = pytest.mark.pure_only
FAKE = """#!/bin/sh
[ "$3" = 0.001 ] && echo noise && echo '{"version": "1.0", "decisions_per_s": 500.0}'
"""


@pytest.fixture
def python(tmp_path: Path) -> Path:
    """A Python of the peers' environment that has measured before it is asked."""
    made = tmp_path / "python"
    made.write_text(FAKE)
    made.chmod(0o755)
    return made


def test_everybody_is_measured_and_compared(python: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tools.peers.compare.ROUNDS", 1)
    result = beside_peers(("vikings",), python, 0.001)
    own = result["games"]["vikings"]
    assert own["decisions_per_s"] > 0
    assert own["pettingzoo_decisions_per_s"]
    assert own["seen_decisions_per_s"]
    assert own["mode"] == MODE
    assert own["seasons_per_s"] is None
    assert set(result["peers"]) == set(MATES)
    for name in MATES:
        assert result["times_as_fast"]["vikings"][name] == round(own["decisions_per_s"] / 500, 2)
    page = peers_page(result)
    assert "| catanatron | 1.0 | Whole games of four random players. |" in page
    assert f"| open_spiel | 500 | × {own['decisions_per_s'] / 500:.2f}".rstrip("0") in page
    assert f"| rules |  | {MODE} |" in page
    assert f"{result['day']}, on {result['cores']} cores that" in page
    assert result["busy"] >= 0
    assert f"| with what is seen, two |  | {own['seen_decisions_per_s']:,.0f} |" in page
    with pytest.raises(BadExperiment, match="catanatron could not be measured: no word"):
        beside_peers((), python, 0.002)


def test_no_network_is_one_line_and_leaves_nothing_that_is_taken_for_done(
    osada: Osada,  # noqa: F811
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    failing = [["sh", "-c", "echo no route to host >&2; exit 7"]]
    monkeypatch.setattr(environment, "_commands", lambda where: failing)
    monkeypatch.setattr("tools.peers.command.folder", lambda: tmp_path / "peers")
    said = osada("bench", "vikings", "--peers", "--json")
    assert (said.code, said.out) == (2, "")
    assert said.err == (
        "osada: the other libraries could not be installed, is the network there? "
        "(no route to host)\n"
    )
    monkeypatch.setattr(environment, "_commands", lambda where: [["mkdir", "-p", f"{where}/bin"]])
    there = install(tmp_path / "peers")
    there.write_text("a Python")
    monkeypatch.setattr(environment, "_commands", lambda where: failing)
    assert install(tmp_path / "peers") == there
