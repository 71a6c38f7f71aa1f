"""Games at random, read from beginning to end by everyone at the table, in every language."""

from __future__ import annotations

import json
import re
from functools import cache
from random import Random

import pytest

from osada import Journal
from osada.kernel.message import Message
from osada.texts import Speech

from .fluent_files import GAME, LANGUAGES

TABLES: dict[int, dict[str, object]] = {
    2: {"two-player-viking": "on", "promote": "one-step", "empty-hull": "off"},
    3: {"exclusive-circles": "on"},
    4: {},
}
WRONG_TRIES = 6
"""How many actions at random are tried at each step, to hear why they are refused."""


class Played:
    """A finished game, and everything that was asked and refused while it was played."""

    def __init__(self, seats: int) -> None:
        self.journal = Journal(GAME, seats, seed=seats, options=TABLES[seats])
        self.asked: list[Message] = []
        rng = Random(seats)
        while self.journal.state.turn:
            self._step(rng)

    def _step(self, rng: Random) -> None:
        state = self.journal.state
        for seat in state.turn:
            prompt = state.prompt(seat)
            assert prompt is not None
            self.asked.append(prompt)
        for action in rng.sample(GAME.vocabulary.actions, WRONG_TRIES):
            self.asked += state.explain(rng.randrange(-1, self.journal.seats), action)
        seat = state.turn[0]
        self.journal.play(seat, rng.choice(state.legal(seat)))

    def heard_by(self, viewer: int | None) -> list[dict[str, object]]:
        """Every message this viewer came to read, each once."""
        told = [*self.journal.log(viewer), *(message.seen_by(viewer) for message in self.asked)]
        each = {json.dumps([one["key"], one["args"]], sort_keys=True): one for one in told}
        return list(each.values())


@cache
def played(seats: int) -> Played:
    return Played(seats)


@pytest.mark.parametrize("seats", TABLES)
def test_a_message_has_the_arguments_its_phrase_declares(seats: int) -> None:
    game = played(seats)
    events = [event for entry in game.journal.entries for event in entry.events]
    for message in (*game.journal.opening, *events, *game.asked):
        assert set(message.args) == set(message.phrase.names), message


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seats", TABLES)
def test_everyone_can_read_the_whole_game(seats: int, lang: str) -> None:
    speech = Speech(GAME, lang)
    for viewer in (*range(seats), None):
        for told in played(seats).heard_by(viewer):
            text, errors = speech.render(told)
            assert errors == []
            assert not any(litter in text for litter in ("⟨", "hidden", "{", "}", "  ")), text
            assert text[-1] in ".?", text


@pytest.mark.rule("VIK-HID-02")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_only_number_a_watcher_reads_of_a_bet_is_its_ship(lang: str) -> None:
    speech = Speech(GAME, lang, ("Ada", "Olaf", "Maja", "Jan"))
    keys = ("vikings-bet-laid", "vikings-bet-lifted", "vikings-bet-moved", "vikings-bet-won")
    told = [one for one in played(4).heard_by(None) if one["key"] in keys]
    assert {one["key"] for one in told} == set(keys)
    for one in told:
        args = one["args"]
        assert isinstance(args, dict)
        assert re.findall(r"\d+", speech.message(one)) == [str(args["ship"])]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_final_count_can_be_read(lang: str) -> None:
    speech = Speech(GAME, lang)
    outcome = played(3).journal.state.outcome
    assert outcome is not None
    parts = [*outcome.scores[0].parts, *outcome.tie_break_names]
    names = [speech.score_part(part) for part in parts]
    assert len(set(names)) == len(parts)
    assert "⟨" not in "".join(names)
