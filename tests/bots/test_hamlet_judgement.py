"""How good a place looks to Hamlet's computer player, where it can be counted by hand."""

from __future__ import annotations

import pytest

import osada
from osada.games.hamlet.bots.sites import ground, sites
from osada.games.hamlet.rules.table import Table
from osada.games.hamlet.rules.words import TILES


@pytest.mark.parametrize(
    ("name", "best", "worst"),
    [
        # one road end stays open, one leads to the market, a step from the Church;
        # or both lead nowhere and nothing could ever link it
        ("barn-a", 0.3 - 0.25, 2 * 0.3 - 3.0 - 4.0),
        # three stars printed for its like, and two road ends that stay open; or it meets none
        ("square", 3.0 + 2 * 0.3 - 0.25, 3 * 0.3 - 3.0 - 4.0),
        # far away is good for an outpost
        ("outpost-a", 1.0, 0.3 - 3.0 - 4.0),
    ],
)
def test_a_place_looks_as_good_as_what_it_touches(name: str, best: float, worst: float) -> None:
    state = osada.game("hamlet").start(2, 1)
    assert isinstance(state, Table)
    tile = TILES.index(name)
    found = [
        looks for looks, _, _, _ in sites(ground(state), 0, tile, state.box.tiles[tile].points)
    ]
    assert found == sorted(found, reverse=True)
    assert [found[0], found[-1]] == pytest.approx([best, worst])
