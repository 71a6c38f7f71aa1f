"""The log in few words: how events become lines, and that both speakers of it say the same."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import osada
from osada.texts import Speech
from osada.texts.folding import Folds, Told
from osada.texts.log import Log

from .fluent_files import LANGUAGES, entries
from .log_lines import FILE, heard_by

pytestmark = pytest.mark.pure_only
CASES = json.loads(Path(__file__).with_name("log_cases.json").read_text(encoding="utf-8"))


@pytest.mark.parametrize("case", CASES, ids=lambda case: str(case["name"]))
def test_what_is_told_becomes_lines(case: dict[str, Any]) -> None:
    folds = Folds("toy", case["written"])
    heard = [(seat, {"key": key, "args": dict(*more)}) for seat, key, *more in case["heard"]]

    def deeds(told: list[Any]) -> list[list[str]]:
        return [
            [" ".join(str(one["key"]) for one in some) for some in (deed.told, deed.within)]
            for deed in folds.deeds(told)
        ]

    rows = [[row.kind, row.seat, deeds(row.told)] for row in folds.rows(heard)]
    assert rows == case["rows"]


def test_the_page_is_held_against_what_the_command_line_tells_today() -> None:
    show = [sys.executable, "-m", "tests.texts.log_lines", "--show"]
    today = subprocess.run(show, cwd=FILE.parents[2], capture_output=True, check=True).stdout
    assert FILE.read_bytes() == today, "texts have changed: run tools/kept"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_game_without_phrases_is_told_in_its_sentences(
    lang: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = osada.game("vikings")
    heard = heard_by(game, 2, 30, None)
    log = Log(Speech(game, lang, ("Ada", "Bořek")))
    log.folds = Folds("vikings", {})
    bare = {told["key"]: told for _, told in heard}
    monkeypatch.setattr(log.speech.words, "has", lambda *_: False)
    said = " ".join(str(line) for line in log.lines(heard))
    for told in bare.values():
        assert log.speech.message(told) in said
    assert "Ada Ada" not in said


@pytest.mark.parametrize("name", osada.games())
def test_every_folding_speaks_of_events_that_there_are(name: str) -> None:
    game = osada.game(name)
    log = Log(Speech(game, "en"))
    known = {key.removeprefix(f"{name}-") for key in game.phrases.phrases}
    for part, rows in log.folds.written.items():
        said = {one for one in rows if part == "text" and log.speech.words.has(f"{name}-{one}")}
        assert set(rows) <= known | said, part  # an effect of a card is no event, but told as one
        if part in ("heading", "line", "takes", "adds"):
            assert {one for row in rows.values() for one in row} <= known, part


@pytest.mark.parametrize("name", osada.games())
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_phrase_stands_beside_an_event(name: str, lang: str) -> None:
    game = osada.game(name)
    files = (game.house.folder / "texts" / lang).glob("*.ftl")
    told = [entry.id.name for file in files for entry in entries(file) if hasattr(entry, "id")]
    phrases = {key.removesuffix("-log") for key in told if key.endswith("-log")}
    assert phrases <= set(game.phrases.phrases)


def test_what_was_chosen_on_a_card_is_told_by_its_own_words() -> None:
    speech = Speech(osada.game("mythwind"), "en", ("Ada",))
    option = speech.name("event-1-a")
    said = speech.message({"key": "mythwind-event-chosen", "args": {"card": 1, "key": "a"}})
    assert option.lower() in said.lower()
    nameless = {"seat": 0, "card": 5, "key": "_"}  # the back of the card is read as a whole
    said = speech.message({"key": "mythwind-adventure-chosen", "args": nameless})
    assert said == "Ada turns the card of adventure 5 over."


@pytest.mark.parametrize(("lang", "blue"), [("en", "Blue"), ("pl", "Niebieski"), ("cs", "Modrý")])
def test_whoever_is_called_by_the_colour_is_not_told_to_play_it(lang: str, blue: str) -> None:
    game = osada.game("vikings")
    began: Told = {"key": "vikings-started", "args": {"seat": 0, "colour": "blue"}}
    coloured, named = Speech(game, lang, (blue,)), Speech(game, lang, ("Ada",))
    stem = blue[:-1].lower()
    assert coloured.message(began).lower().count(stem) == 1
    assert stem in named.message(began)
    assert Log(coloured).lines([(None, began)]) == []
    assert [str(line) for line in Log(named).lines([(None, began)])] != []


COLOURS = {
    "en": ("Red", "Blue", "Green"),
    "pl": ("Czerwony", "Niebieski", "Zielony"),
    "cs": ("Červený", "Modrý", "Zelený"),
}
EXAMPLES = json.loads(Path(__file__).with_name("log_examples.json").read_text(encoding="utf-8"))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("example", EXAMPLES, ids=lambda example: str(example["name"]))
def test_a_deed_is_told_as_the_style_of_the_log_has_it(example: dict[str, Any], lang: str) -> None:
    game = osada.game(example["heard"][0][1].split("-")[0])
    log = Log(Speech(game, lang, COLOURS[lang][: 3 if game.name == "vikings" else 2]))
    heard = [(seat, {"key": key, "args": args}) for seat, key, args in example["heard"]]
    assert " ".join(str(line) for line in log.lines(heard)) == example["said"][lang]
