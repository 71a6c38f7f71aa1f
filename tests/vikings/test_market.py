"""Marketplace. VIK-ACT-MARKET-01."""

from __future__ import annotations

import pytest

from .filling import GOODS
from .policies import at_random, whole_game
from .tables import Table, position


@pytest.mark.rule("VIK-ACT-MARKET-01")
@pytest.mark.parametrize("kind", GOODS)
def test_the_chosen_kind_rises_by_one_and_no_other(kind: str) -> None:
    table = position(market={"fur": 2, "grain": 2, "nails": 2}, line="R…")
    table.play("red market", f"red goods {kind}")
    assert {other: table.market(other) for other in GOODS} == {
        other: 3 if other == kind else 2 for other in GOODS
    }


@pytest.mark.rule("VIK-ACT-MARKET-01")
def test_no_value_ever_passes_four() -> None:
    table = position(market={"fur": 4, "grain": 3}, line="R…")
    table.play("red market")
    assert table.legal() == ["goods grain", "goods nails"]
    refusal = table.why_not("red goods fur")
    assert refusal is not None
    assert (refusal.what, refusal.rule) == ("market-at-top", "VIK-ACT-MARKET-01")
    table.play("red goods grain")
    assert table.market("grain") == 4


@pytest.mark.rule("VIK-ACT-MARKET-01")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_no_value_ever_falls(seats: int) -> None:
    worth = [1, 1, 1]
    for state in whole_game(seats, 11, at_random):
        now = [Table(state).market(kind) for kind in GOODS]
        assert all(a <= b <= 4 for a, b in zip(worth, now, strict=True))
        assert sum(now) - sum(worth) in (0, 1)
        worth = now


@pytest.mark.rule("VIK-T-08")
def test_scenario_08_a_full_market_and_one_with_room_for_grain() -> None:
    full = position(market={"fur": 4, "grain": 4, "nails": 4}, line="R…")
    assert "market" not in full.legal()
    assert full.why_not("red market") is not None
    grain = position(market={"fur": 4, "grain": 3, "nails": 4}, line="R…")
    grain.play("red market")
    assert grain.legal() == ["goods grain"]
