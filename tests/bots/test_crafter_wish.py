"""To whom the Crafter's companion would like to be attached."""

from __future__ import annotations

import pytest

from osada.games.mythwind.bots import crafter
from osada.games.mythwind.bots.crafter_plans import Plan
from osada.games.mythwind.rules.characters.crafter.printed import WOODS
from osada.games.mythwind.rules.words import SPRITE, VILLAGER
from tests.mythwind.towns import town


@pytest.mark.parametrize(
    ("dice", "lacks_wood", "wish"),
    [
        ([], True, SPRITE),
        ([], False, VILLAGER),
        ([1], False, SPRITE),
        ([3], False, SPRITE),
        ([5], True, VILLAGER),
        ([7], True, VILLAGER),
        ([0], False, VILLAGER),  # a blank worker is of no use
        ([4], True, SPRITE),
        ([3, 5], False, SPRITE),
    ],
)
def test_whose_workers_she_has_else_whose_stock_she_lacks(
    dice: list[int], lacks_wood: bool, wish: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    def missing(plans: list[Plan]) -> list[int]:
        return [WOODS[0]] if lacks_wood else []

    state = town(cast="CFMR")
    state.sheet(0).dice = dice
    monkeypatch.setattr(crafter, "missing", missing)
    assert crafter.wish(state, 0) == wish
