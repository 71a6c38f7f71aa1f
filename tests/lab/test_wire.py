"""What `osada lab wire` weighs: a running game sends little."""

from __future__ import annotations

import json

import pytest
from typer.testing import CliRunner

from osada.cli.app import app
from osada.lab import wire

MOST_BYTES = 3000
"""The mean update of a running game with four players, uncompressed."""


@pytest.mark.parametrize("game", ["vikings", "hamlet", "mythwind"])
def test_the_mean_update_is_small(monkeypatch: pytest.MonkeyPatch, game: str) -> None:
    monkeypatch.setattr(wire, "MOST", 120)
    found = wire.wire([game])[game]
    assert found["actions"] == 120
    assert found["updates"] == 120 * 5
    assert 100 < found["mean"] < MOST_BYTES
    assert found["p50"] <= found["p90"] <= found["p99"] <= found["largest"]
    assert found["mean"] * 2 < found["scene"]


def test_the_command_tells_it_to_programs(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(wire, "MOST", 30)
    told = CliRunner().invoke(app, ["lab", "wire", "vikings", "--json"])
    assert json.loads(told.stdout)["vikings"]["updates"] == 150
