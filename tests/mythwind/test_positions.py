"""What a position may not say, though each number by itself could be."""

from __future__ import annotations

import pytest

import osada
from osada.kernel.errors import BadPosition


def test_only_a_character_in_play_has_a_die_in_the_field() -> None:
    game = osada.game("mythwind")
    data = game.start(2, 1, {"cast": "FCMR"}).to_data()
    for owner in (3, 7):
        with pytest.raises(BadPosition, match="field: only a character in play has a die there"):
            game.from_json({**data, "field": [owner, 1]})
