"""A person plays a season of Mythwind at the terminal: left half-way, resumed, checked, told."""

from __future__ import annotations

from pathlib import Path

import pytest

import osada as package
from osada.kernel.journal import Journal

from .conftest import Osada
from .mythwind_evenings import LANGUAGES, season_typed

SEED = 3
SEASON = {"en": "### Spring, year 1", "pl": "### Wiosna, rok 1", "cs": "### Jaro, rok 1"}


@pytest.fixture(scope="module")
def season() -> tuple[list[str], Journal]:
    """A whole solo season: the numbers typed, and where they lead."""
    journal = Journal(package.game("mythwind"), 1, SEED)
    return season_typed(journal), journal


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_season_is_left_resumed_checked_and_told(
    lang: str, season: tuple[list[str], Journal], osada: Osada, tmp_path: Path
) -> None:
    typed, journal = season
    path = tmp_path / "valley.osada"
    half = len(typed) // 2
    begun = osada(
        *("play", "mythwind", "--seats", 1, "--seed", SEED, "--save", path, "--lang", lang),
        typed="\n".join([*typed[:half], "quit"]) + "\n",
        COLUMNS="80",
    )
    assert (begun.code, begun.err) == (0, "")
    assert osada("record", "check", path).out.strip().endswith("not finished")
    more = "\n".join([*typed[half:], "quit"]) + "\n"
    resumed = osada("play", "mythwind", "--load", path, "--lang", lang, typed=more)
    assert (resumed.code, resumed.err) == (0, "")
    for said in (begun, resumed):
        assert "⟨" not in said.out, "a text is missing"
    assert path.read_text().replace("player 0: person\n", "") == package.write_record(journal)
    assert "ok: mythwind" in osada("record", "check", path).out
    told = osada("chronicle", path, "--lang", lang)
    assert (told.code, told.err) == (0, "")
    assert SEASON[lang] in told.out
    assert "⟨" not in told.out
    if lang == "en":
        page = tmp_path / "valley.html"
        assert osada("chronicle", path, "--lang", lang, "--out", page).code == 0
        assert "<figcaption>The valley then</figcaption>" in page.read_text(encoding="utf-8")


def test_what_ends_a_season_is_told_though_it_closes_a_chapter(
    season: tuple[list[str], Journal], osada: Osada
) -> None:
    typed, _ = season
    said = osada(
        *("play", "mythwind", "--seats", 1, "--seed", SEED, "--lang", "en"),
        typed="\n".join([*typed, "quit"]) + "\n",
    )
    assert "Spring ends." in said.out
    assert "The goal of the next season" in said.out


def test_the_story_of_a_card_is_told_when_it_is_drawn_and_chosen(
    season: tuple[list[str], Journal], osada: Osada
) -> None:
    typed, journal = season
    out = osada(
        *("play", "mythwind", "--seats", 1, "--seed", SEED, "--lang", "en"),
        typed="\n".join([*typed, "quit"]) + "\n",
    ).out
    flat = " ".join(out.replace("║", " ").split())
    from osada.texts import Speech

    speech = Speech(journal.game, "en")
    drawn = [
        event.seen_by(None)["args"]["card"]  # type: ignore[index]
        for chapter in journal.chapters
        for entry in chapter.entries
        for event in entry.events
        if event.key == "mythwind-event"
    ]
    assert drawn
    for card in drawn:
        assert " ".join(speech.name(f"event-{card}-text").split()) in flat


def test_computer_players_fill_the_other_seats(osada: Osada) -> None:
    said = osada(
        *("play", "mythwind", "--seats", 3, "--seed", SEED),
        typed="\n".join(["1"] * 12 + ["quit"]) + "\n",
    )
    assert (said.code, said.err) == (0, "")
    assert "Merchant" in said.out
