"""`hint` at the table and `osada analyse`: a good move and why, in words."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from osada import write_record
from osada.cli import analyse
from osada.insight.adviser import Adviser
from osada.insight.analysis import Seen, look_at
from osada.insight.effort import Effort
from osada.insight.moves import Move

from ..insight.test_analysis import late_game
from .conftest import Osada


def test_a_hint_names_a_good_move_and_says_why(osada: Osada) -> None:
    said = osada("play", "vikings", "--seed", 3, typed="hint\nquit\nno\n")
    assert said.code == 0
    assert "A good move: " in said.out
    lines = said.out.split("A good move: ")[1].splitlines()
    assert lines[1].startswith("  ")
    others = [line.strip() for line in lines if line.startswith(("  B  ", "  C  "))]
    assert [line[0] for line in others] == ["B", "C"]
    assert all(line.endswith(("(as good)", "weaker)")) for line in others)


def test_where_chances_cannot_be_told_a_good_companion_is_asked(osada: Osada) -> None:
    said = osada("play", "mythwind", "--seed", 3, typed="hint\nquit\nno\n")
    assert "A good companion would: " in said.out


def test_a_game_is_analysed_as_a_table_a_page_and_for_programs(
    osada: Osada, tmp_path: Path
) -> None:
    record, page = tmp_path / "late.osada", tmp_path / "late.html"
    game = late_game(12)
    game.chapter.notes.remarks[12] = "<script>alert(1)</script>"
    record.write_text(write_record(game), encoding="utf-8")
    said = osada("analyse", record, "--html", page, "--lang", "pl")
    assert said.code == 0, said.err
    assert "Szansa na wygraną w procentach" in said.out
    assert "“<script>alert(1)</script>”" in said.out
    text = page.read_text(encoding="utf-8")
    assert text.count("<polyline") == 2
    assert "http" not in text.replace("http://www.w3.org", "")
    assert "“&lt;script&gt;alert(1)&lt;/script&gt;”" in text
    told = json.loads(osada("analyse", record, "--json").out)
    assert told["course"][-1]["after"] == told["actions"] == 12
    assert all(one["choices"][one["played"]] for one in told["decisions"])


def test_an_analysis_that_is_stopped_tells_what_it_has_seen(
    osada: Osada, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    record = tmp_path / "late.osada"
    record.write_text(write_record(late_game(12)), encoding="utf-8")
    looked = list[int]()

    def until_ctrl_c(advising: Adviser, move: Move, number: int, effort: Effort) -> Seen:
        if len(looked) == 2:
            raise KeyboardInterrupt
        looked.append(number)
        return look_at(advising, move, number, effort)

    monkeypatch.setattr(analyse, "look_at", until_ctrl_c)
    said = osada("analyse", record)
    assert said.code == 0
    assert said.err.startswith("osada: stopped: 2 of ")
    assert said.err.count("\n") == 1
    assert said.out.count("% ") + said.out.count("%\n") >= 2


def test_a_record_of_newer_rules_or_other_values_is_refused_in_one_line(
    osada: Osada, half_game: Path
) -> None:
    text = half_game.read_text()
    content = next(line for line in text.split("\n") if line.startswith("content: "))
    for old, new, why in (
        ("rules: 1", "rules: 99", "made with rules version 99, newer than ours (1): update osada"),
        (content, "content: 0123456789ab", "made with other printed values (0123456789ab"),
    ):
        half_game.write_text(text.replace(old, new, 1))
        said = osada("analyse", half_game)
        assert said.code == 2
        assert why in said.err
        assert said.err.count("\n") == 1


def test_a_broken_record_is_refused_in_one_line(osada: Osada, half_game: Path) -> None:
    half_game.write_text(half_game.read_text()[:-5] + "0000\n")
    said = osada("analyse", half_game)
    assert said.code == 2
    assert said.err.startswith(f"osada: {half_game}: line ")
    assert said.err.count("\n") == 1
    assert osada("analyse", half_game.with_name("none.osada")).err.count("\n") == 1
