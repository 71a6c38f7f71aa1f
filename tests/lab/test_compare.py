"""What a rule does is told with an interval; the same deals are played both ways."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from osada.kernel.measured import read_measured, write_measured
from osada.lab.blocks import opener
from osada.lab.compare import AFTER, compare
from osada.lab.duel import Sitting, play_line
from osada.lab.errors import BadExperiment
from osada.lab.limits import Limits
from osada.lab.report import comparison_report
from osada.lab.report.page import html
from osada.lab.series import Series
from tests.cli.driving import in_process


def played(game: str, bots: tuple[str, ...] = ("random", "random")) -> Series:
    return Series(opener(game, None), bots, 3, {}, Limits())


def test_a_house_rule_is_played_on_the_same_deals(tmp_path: Path) -> None:
    asked = ["lab", "compare", "vikings", "--bots", "random,random", "--jobs", "1"]
    asked += ["--option", "promote=one-step", "--blocks", "12", "--out", str(tmp_path), "--json"]
    said = in_process(asked, "", tmp_path)
    assert said.code == 0, said.err
    found = json.loads(said.out)
    assert found["changed"] == {"promote": "front → one-step"}
    moved = {row["what"]: row for row in found["moved"]}
    seats = [moved[f"wins of seat {seat}"] for seat in (1, 2)]
    assert sum(row["before"] for row in seats) == pytest.approx(1)
    for row in moved.values():
        low, high = row["interval"]
        assert low <= row["difference"] <= high
        assert row["difference"] == pytest.approx(row["after"] - row["before"], abs=2e-4)
    kinds = {row["kind"] for row in found["worth"]}
    assert kinds == {"space", "bet laid", "bet won"}
    assert any(row["interval"] for row in found["worth"])
    note = tmp_path / "measured.json"
    kept = (tmp_path / AFTER).read_bytes()
    assert in_process([*asked, "--note", str(note), "--png"], "", tmp_path).out == said.out
    assert len(list(tmp_path.glob("*.png"))) == len(list(tmp_path.glob("*.svg"))) > 0
    (noted,) = read_measured(note)
    assert (noted["option"], noted["choice"], noted["seats"]) == ("promote", "one-step", 2)
    assert noted["length"]["after"] == moved["length in turns"]["after"]
    write_measured(note, {**noted, "games": 99})
    assert [one["games"] for one in read_measured(note)] == [99]
    assert (tmp_path / AFTER).read_bytes() == kept
    assert "promote front → one-step" in (tmp_path / "report.html").read_text()


def test_a_rule_that_changes_nothing_is_reported_too() -> None:
    """Two decisions from the start nobody has met the difference yet."""
    before = played("vikings")._replace(limits=Limits(decisions=2))
    found = compare(before, before._replace(options={"empty-hull": "off"}), 10)
    assert all(row["interval"] == [0, 0] for row in found["moved"])
    assert "what empty-hull on → off does" in html(comparison_report(found, ""))


def test_nothing_is_compared_with_itself() -> None:
    same = played("vikings")
    with pytest.raises(BadExperiment, match="both ways are the same"):
        compare(same, same._replace(options={"promote": "front"}), 1)


def test_a_house_tells_who_did_what() -> None:
    """Hamlet by people who build: every tile by one seat, as many sales as somebody has."""
    asked = played("hamlet", ("greedy", "greedy"))._replace(limits=Limits(turns=14))
    line = play_line(asked.open_game(), asked, Sitting(0, 0))
    deeds = line["deeds"]
    built = [*deeds["building"].values(), *deeds["landmark"].values()]
    assert built
    assert all(sorted(counts) == [0, 1] for counts in built)
    assert deeds["worker"]["villager"] >= [1, 1]
    spaces = play_line(opener("vikings", None)(), played("vikings"), Sitting(0, 0))["deeds"]
    assert sum(map(sum, spaces["space"].values())) > 50
    assert set(spaces["bet won"]) <= set(spaces["bet laid"])
