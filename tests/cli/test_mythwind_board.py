"""Mythwind's table: it fits, it shows what the view holds, and its cards read like pages."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from rich.cells import cell_len

from osada.cli.speaking import speak
from osada.games.mythwind.rules.words import BUILDINGS, COUNTERS, DICE
from osada.games.mythwind.terminal.signs import Signs
from osada.games.mythwind.view.effects import shown, shown_cost
from osada.games.mythwind.view.shape import View
from osada.terminal import Talk

from .driving import in_process
from .mythwind_evenings import LANGUAGES, drawn, menu, view_of, wandered

IDS = (*(name for name in BUILDINGS if "-" in name), *(c for c in COUNTERS if "_" in c), *DICE)
OPENINGS = [(1, 0), (1, 150), (2, 300), (4, 60), (4, 900)]


def readable(text: str, width: int) -> None:
    """It fits, nothing is cut off, no text is missing, nothing is called by its id."""
    assert max(cell_len(line) for line in text.splitlines()) <= width
    assert "…" not in text, "something is cut off"
    assert "⟨" not in text, "a text is missing"
    said = re.sub(r"\[[^\]]*\]", "", text)
    assert [name for name in IDS if re.search(rf"(?<![\w-]){name}(?![\w-])", said)] == []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("width", [80, 100])
@pytest.mark.parametrize(("seats", "actions"), OPENINGS)
def test_the_board_fits_and_speaks_one_language(
    lang: str, width: int, seats: int, actions: int
) -> None:
    journal = wandered(seats, actions)
    for viewer in range(seats):
        readable(drawn(journal, width, lang, viewer), width)


@pytest.mark.parametrize("width", [80, 100])
def test_the_town_shows_weather_tracks_areas_tiles_and_works(width: int) -> None:
    journal = wandered(3, 500)
    view = view_of(journal)
    text = drawn(journal, width)
    signs = {"sunny": "☀", "cloudy": "☁", "rainy": "☂"}
    assert " ".join(signs[day] for day in view["weather"]) in text
    for name, value in view["tracks"].items():
        assert re.search(rf"{name.capitalize()} +{'█' * value}·* {value}\b", text)
    forests = sum(area["what"] == "forest" for area in view["areas"])
    assert text.count("♣ forest") == forests > 0
    assert f"day {view['day']} of {view['days']}" in text
    for tile in ("Adventure", "Community work or Clear an area", "Construct or Demolish", "Hire"):
        assert tile in text


def test_a_figure_is_shown_where_it_stands_and_beside_its_player() -> None:
    journal = wandered(2, 300, lambda view: view["seats"][1]["figure"] == "hire")
    text = drawn(journal)
    assert re.search(r"│ Hire +C ", text)
    assert re.search(r"C Player 2 .*Hire", text)


def test_the_farmers_field_shows_tiles_as_connected_cells_ripe_ones_large() -> None:
    journal = wandered(1, 900, lambda view: _ripe_and_sprout(view["seats"][0]["board"]))
    text = drawn(journal)
    view = view_of(journal)
    sets = view["seats"][0]["board"]["sets"]
    assert isinstance(sets, list)
    rows = re.findall(r"^│  [1-6] (.{28})", text, re.MULTILINE)
    assert len(rows) == 6
    for tile in (tile for group in sets for tile in group):
        letter = tile["crop"][0].upper() if tile["ripe"] else tile["crop"][0]
        for cell in tile["cells"]:
            assert rows[int(cell[1]) - 1][4 * "abcdefg".index(cell[0])] == letter
    assert "─" in "".join(rows) or "│" in text


def _ripe_and_sprout(board: object) -> bool:
    assert isinstance(board, dict)
    tiles = [tile for group in board["sets"] for tile in group]
    return any(tile["ripe"] for tile in tiles) and any(not tile["ripe"] for tile in tiles)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("width", [80, 100])
def test_an_open_event_is_a_page_with_its_options_by_their_words(lang: str, width: int) -> None:
    asked = "event-option"
    journal = wandered(
        1, 900, lambda v: v["question"] is not None and v["question"]["kind"] == asked
    )
    view = view_of(journal)
    speech, _ = speak(journal, Talk(lang))
    text = menu(journal, width, lang)
    readable(text, width)
    assert view["card"] is not None
    assert view["question"] is not None
    title = speech.name(f"{view['card'].replace(' ', '-')}-title")
    assert title in text
    assert "╔" in text
    for meaning in view["question"]["meanings"]:
        choice = journal.game.read(meaning["answer"])
        assert meaning["label"] is not None
        assert speech.name(meaning["label"]) in re.sub(r"\s+", " ", text)
        assert f"[{choice}]" in text


def test_a_joint_question_says_that_all_decide_and_what_is_proposed() -> None:
    journal = wandered(
        3,
        900,
        lambda v: v["question"] is not None and v["question"]["proposal"] is not None,
    )
    view = view_of(journal, journal.state.turn[0])
    assert view["question"] is not None
    speech, _ = speak(journal, Talk("en"))
    text = menu(journal)
    assert "All decide together. Proposed: " in text
    assert all(speech.seat(seat) in text for seat in view["question"]["agreed"])
    assert "[agree]" in text
    assert "[object]" in text


def test_a_building_to_construct_is_told_with_cost_space_and_action() -> None:
    journal = wandered(1, 900, lambda v: bool(_constructible(v)))
    view = view_of(journal)
    (first, *_) = _constructible(view)
    (card,) = [card for card in view["stack"] if f"construct {card['building']}" == first]
    (line,) = [line for line in menu(journal, 250).splitlines() if f"[{first}]" in line]
    assert f"→ {card['entry']}/4" in line
    for resource, count in card["cost"].items():
        assert f"{count} {resource.capitalize()}" in line
    assert ("action: " in line) == bool(card["action"])


def _constructible(view: View) -> list[str]:
    question = view["question"]
    choices = [] if question is None else question["choices"]
    return [f"construct {name}" for kind, *rest in choices if kind == "construct" for name in rest]


def test_effects_are_said_one_after_the_other_behind_their_price_or_as_nothing() -> None:
    journal = wandered(1, 0)
    speech, _ = speak(journal, Talk("en"))
    signs = Signs(speech, Talk.of(speech))
    deeds, cost = shown(["res F 2", "coins one 3"]), shown_cost(["res C 1"])
    food, coins, price = (speech.message(deed) for deed in (*deeds, *cost))
    assert "+2" in food
    assert "+3" in coins
    assert "−1" in price
    assert signs.effects(deeds) == f"{food}; {coins}"
    assert signs.effects([]) == "–"
    assert signs.effects(deeds, cost) == f"{price} → {food}; {coins}"
    assert signs.effects([], cost) == f"{price} → –"


def test_a_companion_that_plans_says_what_it_is_after(tmp_path: Path) -> None:
    """Told before what it then does; a novice plans nothing."""
    line = ["play", "mythwind", "--seats", "2", "--seed", "3", "--lang", "en", "--bots"]
    said = {
        level: in_process([*line, level], "1\n1\n1\n1\nfinish\nquit\n", tmp_path).out
        for level in ("skilled", "novice")
    }
    after = re.compile(
        r"wants (to|land)|in mind|gathers what|looks for helping hands|errand of their"
    )
    assert after.search(said["skilled"])
    assert not after.search(said["novice"])
