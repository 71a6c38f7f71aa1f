"""Tokens of links and cookies: what was said comes back, and nothing else does."""

from __future__ import annotations

import string

import pytest
from hypothesis import given
from hypothesis import strategies as st

from osada.server.door.signing import Kind, Signer

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


FIRST_EDITION = {
    ("seat", "kQ3x0aTable1", "3", "2"): "a1EzeDBhVGFibGUxHzMfMg.al1bxR8K-tA0ndor9FAjUQ",
    ("watch", "kQ3x0aTable1", "1"): "a1EzeDBhVGFibGUxHzE.XU8BphmY3rLDeUBUkcM33Q",
    ("me", "zażółć"): "emHFvMOzxYLEhw.Lc3r304CBcoMQWdG428BDQ",
}
"""Tokens as the first edition wrote them, with the secret of this test."""


@pytest.mark.parametrize("said", FIRST_EDITION)
def test_links_and_cookies_of_the_first_edition_are_still_good(said: tuple[Kind, str, str]) -> None:
    kind, *parts = said
    assert SIGNER.read(kind, FIRST_EDITION[said]) == tuple(parts)
    assert SIGNER.token(kind, *parts) == FIRST_EDITION[said]


@pytest.mark.parametrize("sign", ["=", "==", "!", " ", ".", "\n", "~"])
def test_a_token_has_one_spelling(sign: str) -> None:
    token = SIGNER.token("seat", "table-of-ten", "3")
    assert SIGNER.read("seat", token + sign) is None
    assert SIGNER.read("seat", sign + token) is None
    assert SIGNER.read("seat", token.replace(".", f"{sign}.")) is None
    assert SIGNER.read("seat", f"{token[:-4]}{sign}{token[-4:]}") is None


def test_a_mark_whose_last_sign_stands_for_the_same_bytes_is_another_token() -> None:
    token = SIGNER.token("seat", "table-of-ten", "3")
    for last in string.ascii_letters + string.digits + "-_":
        assert (SIGNER.read("seat", token[:-1] + last) is None) == (last != token[-1])


def test_without_a_secret_nothing_is_signed() -> None:
    with pytest.raises(ValueError, match="secret"):
        Signer("")
