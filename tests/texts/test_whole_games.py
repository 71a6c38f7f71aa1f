"""Games at random, read from beginning to end by everyone at the table, in every language."""

from __future__ import annotations

import re
from functools import cache

import pytest

from osada.games.hamlet.rules.words import COLOURS, RESOURCES, TILES
from osada.texts import Speech

from .fluent_files import GAME, LANGUAGES
from .hamlet_spoken import ACTION_KINDS, HAMLET
from .played import Played

GAMES = {game.name: game for game in (GAME, HAMLET)}
TABLES: dict[tuple[str, int], dict[str, object]] = {
    ("vikings", 2): {"two-player-viking": "on", "promote": "one-step", "empty-hull": "off"},
    ("vikings", 3): {"exclusive-circles": "on"},
    ("vikings", 4): {},
    ("hamlet", 1): {},
    ("hamlet", 2): {"layout": "free", "strict-terrain": "on"},
    ("hamlet", 3): {"layout": "random", "lenient-donkeys": "on", "no-detour": "on"},
    ("hamlet", 4): {},
}
MOST = {"vikings": 10_000, "hamlet": 600}
"""At random the Church may never be completed; so many actions of Hamlet are enough to read."""

every_table = pytest.mark.parametrize(("name", "seats"), TABLES)
every_language = pytest.mark.parametrize("lang", LANGUAGES)


@cache
def played(name: str, seats: int) -> Played:
    return Played(GAMES[name], seats, TABLES[name, seats], MOST[name])


@every_table
def test_a_message_has_the_arguments_its_phrase_declares(name: str, seats: int) -> None:
    for message in played(name, seats).told():
        assert set(message.args) == set(message.phrase.names), message


@every_language
@every_table
def test_everyone_can_read_the_whole_game(name: str, seats: int, lang: str) -> None:
    speech = Speech(GAMES[name], lang)
    for viewer in (*range(seats), None):
        for told in played(name, seats).heard_by(viewer):
            text, errors = speech.render(told)
            assert errors == []
            assert not any(litter in text for litter in ("⟨", "hidden", "{", "}", "  ")), text
            assert text[-1] in ".?", text


@pytest.mark.rule("VIK-HID-02")
@every_language
def test_the_only_number_a_watcher_reads_of_a_bet_is_its_ship(lang: str) -> None:
    speech = Speech(GAME, lang, ("Ada", "Olaf", "Maja", "Jan"))
    keys = ("vikings-bet-laid", "vikings-bet-lifted", "vikings-bet-moved", "vikings-bet-won")
    heard = [one for seats in (2, 3, 4) for one in played("vikings", seats).heard_by(None)]
    told = [one for one in heard if one["key"] in keys]
    assert {one["key"] for one in told} == set(keys)
    for one in told:
        args = one["args"]
        assert isinstance(args, dict)
        assert re.findall(r"\d+", speech.message(one)) == [str(args["ship"])]


@pytest.mark.parametrize("lang", ["pl", "cs"])
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_no_bare_word_of_the_rules_is_left_in_a_sentence_of_hamlet(seats: int, lang: str) -> None:
    """In English some of them are the very names of the things."""
    speech = Speech(HAMLET, lang)
    bare = {*TILES, *RESOURCES, *COLOURS, *ACTION_KINDS, "villager", "donkey", "yes", "no"}
    for told in played("hamlet", seats).heard_by(None):
        text = speech.message(told)
        assert bare.isdisjoint(re.findall(r"[\w-]+", text)), text


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_no_bare_name_of_a_tile_is_left_in_english(seats: int) -> None:
    speech = Speech(HAMLET, "en")
    for told in played("hamlet", seats).heard_by(None):
        text = speech.message(told)
        assert [tile for tile in TILES if tile in text] == [], text


@every_language
@every_table
def test_every_action_that_was_played_can_be_read(name: str, seats: int, lang: str) -> None:
    speech = Speech(GAMES[name], lang)
    for action in {entry.action for entry in played(name, seats).journal.entries}:
        text = speech.action(action)
        assert not any(litter in text for litter in ("⟨", "hidden", "{", "}", "  ")), text


@every_language
@pytest.mark.parametrize(("name", "seats"), [("vikings", 3), ("hamlet", 1)])
def test_the_final_count_can_be_read(name: str, seats: int, lang: str) -> None:
    speech = Speech(GAMES[name], lang)
    outcome = played(name, seats).journal.state.outcome
    assert outcome is not None
    parts = dict.fromkeys([*outcome.scores[0].parts, *outcome.tie_break_names])
    names = [speech.score_part(part) for part in parts]
    assert len(set(names)) == len(parts)
    assert "⟨" not in "".join(names)
