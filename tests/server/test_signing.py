"""Tokens of links and cookies: what was said comes back, and nothing else does."""

from __future__ import annotations

import string

import pytest
from hypothesis import given
from hypothesis import strategies as st

from osada.server.door.signing import Signer

SIGNER = Signer("a secret of this test")
WORDS = st.text(st.characters(blacklist_characters="\x1f", blacklist_categories=["Cs"]), max_size=9)


@given(st.lists(WORDS, min_size=1, max_size=4))
def test_a_token_says_what_it_was_made_of(parts: list[str]) -> None:
    assert SIGNER.read("seat", SIGNER.token("seat", *parts)) == tuple(parts)


def test_a_token_is_short_and_safe_in_an_address() -> None:
    token = SIGNER.token("seat", "t" * 12, "3", "1")
    assert set(token) <= set(string.ascii_letters + string.digits + "-_.")
    assert len(token) < 60


def test_a_watcher_cannot_sit_down_with_the_watch_link() -> None:
    assert SIGNER.read("seat", SIGNER.token("watch", "table", "1")) is None


def test_a_token_of_another_server_says_nothing() -> None:
    assert SIGNER.read("me", Signer("another secret").token("me", "player")) is None


@pytest.mark.parametrize("at", range(0, 40, 3))
def test_a_token_changed_anywhere_says_nothing(at: int) -> None:
    token = SIGNER.token("seat", "table-of-ten", "3")
    other = "A" if token[at % len(token)] != "A" else "B"
    place = at % len(token)
    assert SIGNER.read("seat", token[:place] + other + token[place + 1 :]) is None


@given(st.text(max_size=60) | st.just("é.é") | st.just("=" * 500))
def test_nonsense_says_nothing(token: str) -> None:
    assert SIGNER.read("me", token) is None


def test_without_a_secret_nothing_is_signed() -> None:
    with pytest.raises(ValueError, match="secret"):
        Signer("")
