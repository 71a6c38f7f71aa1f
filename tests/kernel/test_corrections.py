"""An owner's corrected values, as a file of theirs and as a text that lies nowhere."""

from __future__ import annotations

from pathlib import Path

import pytest

from osada.games import game
from osada.kernel.content import Corrections
from osada.kernel.errors import BadContent
from osada.table.games import corrected_game

RIGHT = "[market]\ntop = 6\n"
WRONG = "[market]\n\ntop = -1\n"


def test_a_text_corrects_as_a_file_of_the_same_text_does(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(RIGHT, encoding="utf-8")
    by_file, by_text = game("vikings", str(file)), game("vikings", Corrections(RIGHT, "a text"))
    assert by_text.content.fingerprint == by_file.content.fingerprint
    assert by_text.content.fingerprint != game("vikings").content.fingerprint
    assert by_text.content.entries["market.top"].source == "a text"
    assert by_file.content.entries["market.top"].source == str(file)


def test_a_fault_in_a_text_names_it_and_the_line() -> None:
    with pytest.raises(BadContent) as why:
        game("vikings", Corrections(WRONG, "a text"))
    (fault,) = why.value.faults
    assert (fault.file, fault.line) == ("a text", 3)


@pytest.mark.parametrize("end", ["\r\n", "\r"])
def test_a_tables_corrections_may_end_their_lines_as_on_any_system(end: str) -> None:
    corrected = corrected_game("vikings", RIGHT.replace("\n", end))
    assert corrected.content.entries["market.top"].value == 6
