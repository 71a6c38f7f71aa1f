"""How big a position may be, to the last sign; how large a seed; how long a line and a word."""

from __future__ import annotations

from typing import Any

import pytest

import osada
from osada.games import game
from osada.kernel.bounds import check_length, check_size
from osada.kernel.chance import Chance, read_chance
from osada.kernel.content import Corrections
from osada.kernel.errors import BadContent, BadPosition, BadStart, clipped, did_you_mean, nearest
from osada.kernel.journal import Journal
from osada.kernel.writing import write_record


def deep(levels: int) -> list[Any]:
    """Lists in lists."""
    data: list[Any] = []
    for _ in range(levels - 1):
        data = [data]
    return data


@pytest.mark.parametrize(
    ("most", "too_much", "told"),
    [
        ("x" * 600, "x" * 601, "a text of more than 600 signs"),
        ([0] * 600, [0] * 601, "has 601 parts"),
        (dict.fromkeys(map(str, range(600)), 0), dict.fromkeys(map(str, range(601))), "601 parts"),
        ((1 << 128) - 1, 1 << 128, "beyond anything"),
        (1 - (1 << 128), -(1 << 128), "beyond anything"),
        (deep(16), deep(17), "more than 16 levels deep"),
        ({"a": deep(15)}, {"a": deep(16)}, "a: lies more than 16"),
        # itself, ten lists, and all that is in them
        ([[0] * 600] * 9 + [[0] * 589], [[0] * 600] * 9 + [[0] * 590], "more than 6000 values"),
        # itself, and each key and value
        ({"a": "x" * 600, "b" * 600: 0}, {"b" * 601: 0}, "a text of more than 600 signs"),
    ],
)
def test_a_position_has_a_greatest_size(most: object, too_much: object, told: str) -> None:
    check_size(most)
    with pytest.raises(BadPosition, match=told):
        check_size(too_much)


def test_a_position_has_a_greatest_length() -> None:
    check_length("x" * 200_000)
    with pytest.raises(BadPosition, match="more than 200000 signs"):
        check_length("x" * 200_001)


@pytest.mark.parametrize("seed", [0, (1 << 64) - 1, 1 << 64, (1 << 128) - 1])
def test_a_seed_may_be_as_large_as_a_key(seed: int) -> None:
    game = osada.game("vikings")
    assert game.start(3, seed).digest() == game.start(3, seed).digest()


@pytest.mark.parametrize("seed", [-1, 1 << 128])
def test_a_seed_beyond_that_is_refused(seed: int) -> None:
    with pytest.raises(BadStart, match="from 0 to"):
        osada.game("vikings").start(3, seed)


def test_a_record_with_its_end_breaks_off_nowhere() -> None:
    game = osada.game("vikings")
    journal = Journal(game, 3, 1)
    journal.play(journal.state.turn[0], journal.state.legal(journal.state.turn[0])[0])
    text = write_record(journal)
    whole, cut = osada.read_record(text), osada.read_record(text[: text.rindex("end ")])
    assert (whole.fault, whole.cut, cut.fault) == (None, None, None)
    assert "breaks off here" in str(cut.cut)


@pytest.mark.parametrize(
    "text", ["", "g", "f" * 17, f"{'a' * 31}:0", f"{'a' * 33}:0", ":0", "a" * 33]
)
def test_a_generator_is_written_with_so_many_digits(text: str) -> None:
    assert read_chance(text) is None


@pytest.mark.pure_only
def test_what_would_make_one_result_likelier_is_drawn_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """2 to the 64th leaves 4 over when it is shared out among 6."""
    words = iter((3, 0, 4, 3, 5))
    monkeypatch.setattr(Chance, "_quick", lambda chance: next(words))
    chance = Chance(1)
    assert [chance.below("die", 6) for _ in range(2)] == [4, 5]


def test_a_word_and_a_choice_that_can_still_be_read() -> None:
    long = "x" * 60
    assert nearest(long, [f"{long}y"]) == f"{long}y"
    assert nearest(f"{long}x", [f"{long}x"]) == ""
    twelve = [f"{n:02}" for n in range(12)]
    assert did_you_mean("?", twelve) == f"choose from: {', '.join(twelve)}"
    assert did_you_mean("?", [*twelve, "99"]) == f"choose from: {', '.join(twelve)}, …"
    assert clipped("x" * 2000) == "x" * 2000
    assert clipped("x" * 2001) == f"{'x' * 2000}…"


def test_a_line_of_corrections_has_a_greatest_length() -> None:
    longest = "#" * 1000
    assert game("vikings", Corrections(longest, "a text")).content_hash
    with pytest.raises(BadContent, match="a line of more than 1000 signs"):
        game("vikings", Corrections(f"{longest}#", "a text"))
