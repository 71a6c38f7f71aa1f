"""The fingerprint of a game's printed values."""

from __future__ import annotations

import pytest

import osada
from osada.kernel.content import Content


@pytest.mark.pure_only
def test_the_fingerprint_of_a_game_is_taken_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """A server asks for it at every table it looks over, whenever one is opened."""
    game = osada.game("vikings")
    known = game.content_hash
    monkeypatch.setattr(Content, "fingerprint", property(lambda _: "taken again"))
    assert game.content_hash == known
