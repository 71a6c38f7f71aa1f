"""`osada rules`: the rules by id, and how well they are covered."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from osada.cli import coverage
from osada.cli.coverage import Coverage, cited_ids, marked_ids

from .conftest import Osada


def test_all_rules_are_listed_with_their_first_words(osada: Osada) -> None:
    said = osada("rules", "vikings")
    assert said.code == 0
    assert "VIK-SHIP-02" in said.out
    assert "A hull never has more than 5 pieces." in said.out
    assert "VIK-AMB-21" in said.out


def test_one_rule_has_text_provenance_and_rulings(osada: Osada) -> None:
    said = osada("rules", "vikings", "vik-ship-03", "--lang", "pl")
    assert "VIK-SHIP-03" in said.out
    assert "VIK-AMB-05" in said.out
    assert "WYPŁYWANIE W MORZE" in said.out
    assert osada("rules", "VIK-SHIP-03", "--lang", "pl").out == said.out
    data = json.loads(osada("rules", "vikings", "VIK-SHIP-03", "--json").out)
    assert {"id", "kind", "section", "from", "heading", "rulings", "text"} <= set(data)
    assert data["from"] == "ruling"
    assert [ruling["id"] for ruling in data["rulings"]] == ["VIK-AMB-05"]


def test_coverage_as_json(osada: Osada) -> None:
    said = osada("rules", "vikings", "--coverage", "--json")
    data = json.loads(said.out)
    assert {"ids", "cited", "tested", "worded", "missing", "scenarios"} <= set(data)
    assert set(data["worded"]) == {"en", "pl", "cs"}
    assert set(data["missing"]) == {"cited", "tested", "worded"}
    assert set(data["scenarios"]) == {"ids", "tested", "missing"}
    ids = set(data["ids"])
    assert len(ids) == 104
    assert ids - set(data["cited"]) == set(data["missing"]["cited"])
    assert ids - set(data["tested"]) == set(data["missing"]["tested"])
    for lang, worded in data["worded"].items():
        assert ids - set(worded) == set(data["missing"]["worded"][lang])
    missing = [*data["missing"]["cited"], *data["missing"]["tested"]]
    missing += data["scenarios"]["missing"]
    for unworded in data["missing"]["worded"].values():
        missing += unworded
    assert said.code == (1 if missing else 0)


def test_coverage_as_a_table(osada: Osada) -> None:
    said = osada("rules", "vikings", "--coverage", "--lang", "cs")
    assert "/ 104" in said.out
    assert "popsaná: pl" in said.out


def test_without_tests_beside_the_package_nothing_is_said_about_them(
    osada: Osada, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(coverage, "TESTS", tmp_path / "tests")
    data = json.loads(osada("rules", "vikings", "--coverage", "--json").out)
    assert data["tested"] is None
    assert data["missing"]["tested"] is None
    assert "no tests" in data["note"]
    assert "There are no tests" in osada("rules", "vikings", "--coverage").out


@pytest.mark.parametrize(
    ("text", "ids"),
    [
        ("VIK-GOODS-01 to VIK-GOODS-03", ["VIK-GOODS-01", "VIK-GOODS-02", "VIK-GOODS-03"]),
        ("VIK-SAIL-01 to\n    # VIK-SAIL-02.", ["VIK-SAIL-01", "VIK-SAIL-02"]),
        ("VIK-ACT-JUMPOWN-01/02", ["VIK-ACT-JUMPOWN-01", "VIK-ACT-JUMPOWN-02"]),
        ("VIK-2P-01, VIK-ACT-00", ["VIK-2P-01", "VIK-ACT-00"]),
        ("VIK-BET-01 to VIK-SHIP-03", ["VIK-BET-01", "VIK-SHIP-03"]),
        ("VIK-SHIP", []),
    ],
)
def test_a_range_cites_every_rule_in_it(text: str, ids: list[str]) -> None:
    assert sorted(cited_ids(text)) == ids


def test_only_marks_count_as_tests() -> None:
    source = (
        "# VIK-SHIP-01\n"
        '@pytest.mark.rule("VIK-SHIP-02")\n@pytest.mark.rule("VIK-SHIP-03", "VIK-SHIP-04")\n'
        'def test_x() -> None:\n    """VIK-SHIP-05"""\n'
        'y = pytest.param(1, marks=pytest.mark.rule("VIK-SHIP-06"))\n'
    )
    assert marked_ids(source) == {f"VIK-SHIP-0{number}" for number in (2, 3, 4, 6)}


def test_whatever_is_missing_is_named_and_makes_it_incomplete() -> None:
    found = Coverage(["A", "B"], ["T"], {"A"}, {"A", "B", "T"}, {"en": {"A", "B"}})
    assert not found.complete
    assert found.to_data()["missing"] == {"cited": ["B"], "tested": [], "worded": {"en": []}}
    assert Coverage(["A"], ["T"], {"A"}, {"A", "T"}, {"en": {"A"}}).complete
    assert not Coverage(["A"], ["T"], {"A"}, {"A"}, {"en": {"A"}}).complete
    assert not Coverage(["A"], [], {"A"}, {"A"}, {"en": {"A"}, "pl": set()}).complete


def test_rules_are_found_by_a_word_in_the_readers_language(osada: Osada) -> None:
    english = osada("rules", "vikings", "STERN").out
    assert "VIK-SHIP-01" in english
    assert "VIK-BET-01" not in english
    assert "VIK-SHIP-01" in osada("rules", "vikings", "rufę", "--lang", "pl").out
    assert "there is no rule 'kangaroo'" in osada("rules", "vikings", "kangaroo").err


def test_one_rule_is_shown_wholly_in_the_readers_language(osada: Osada) -> None:
    said = osada("rules", "hamlet", "HAM-BUILD-02", "--lang", "pl").out
    for english in ("rule ", "rulebook", "building", "⟨"):
        assert english not in said
    assert "zasada" in said


def test_where_a_rule_is_printed_is_said_in_the_readers_language(osada: Osada) -> None:
    assert "UWAGA! (po OBSTAWIANIE)" in osada("rules", "VIK-SHIP-02", "--lang", "pl").out
    shown = osada("rules", "HAM-TRANSPORT-01", "--lang", "cs").out
    assert "česky:" in shown
    assert "Czech" not in shown
