"""A record names the learned judgement that the computer players at its table think by."""

from __future__ import annotations

from pathlib import Path

import pytest

import osada
from osada.kernel.errors import BadRecord
from osada.kernel.house import fingerprint
from osada.kernel.journal import Journal

GAME = osada.game("vikings")


def record_of(*players: str) -> str:
    journal = Journal(GAME, len(players), 1)
    journal.players = dict(enumerate(players))
    return osada.write_record(journal)


def test_a_record_names_the_weights_where_a_computer_player_sits() -> None:
    weights = Path(GAME.house.folder, "bots", "weights.npz")
    assert f"\nweights: {fingerprint(weights.read_bytes())}\n" in record_of("person", "master")
    assert "weights" not in record_of("person", "person")


def test_a_record_keeps_the_weights_that_it_was_written_with() -> None:
    today = record_of("person", "master")
    older = today.replace(GAME.house.weights_print, "0123abcd")
    bare = today.replace(f"weights: {GAME.house.weights_print}\n", "")
    for text in (older, bare):
        assert osada.write_record(osada.read_record(text).journal) == text


@pytest.mark.parametrize("said", ["0123abc", "0123abcde", "0123ABCD", "\x1b[2Jabcd"])
def test_a_record_does_not_say_again_what_somebody_wrote_for_weights(said: str) -> None:
    text = record_of("person", "master").replace(GAME.house.weights_print, said)
    with pytest.raises(BadRecord, match="a fingerprint of 8 signs") as refused:
        osada.read_record(text)
    assert said not in str(refused.value)
