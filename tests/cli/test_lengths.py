"""A game names the unit in which its length is counted; the commands of the lab take it."""

from __future__ import annotations

import json

import pytest
from typer.testing import CliRunner

from osada.cli.app import app
from osada.games import houses


def test_a_campaign_is_broken_off_by_its_own_measure() -> None:
    asked = ["simulate", "mythwind", "--seats", "1", "--games", "1", "--json", "--seasons"]
    one, two = (
        json.loads(CliRunner().invoke(app, [*asked, many], catch_exceptions=False).stdout)
        for many in ("1", "2")
    )
    assert one["decisions"] < two["decisions"]
    fuzzed = CliRunner().invoke(app, ["fuzz", *asked[1:], "1"])
    assert json.loads(fuzzed.stdout)["failures"] == 0


@pytest.mark.parametrize("command", ["simulate", "fuzz"])
def test_the_help_names_the_lengths_of_all_games_and_others_refuse_them(command: str) -> None:
    told = CliRunner().invoke(app, [command, "--help"], env={"COLUMNS": "200"}).stdout
    for house in houses().values():
        for length in house.lengths:
            assert f"--{length}" in told
            assert length in house.open().start(1).progress()
    refused = CliRunner().invoke(app, [command, "hamlet", "--games", "1", "--seasons", "1"])
    assert refused.exit_code != 0
    less = CliRunner().invoke(app, [command, "mythwind", "--games", "1", "--seasons", "-1"])
    assert less.exit_code != 0
