"""The Merchant's workers, and a trade at the season's end. MYT-NOON-04, MYT-NOON-09."""

from __future__ import annotations

import pytest

from .noons import school, told_of
from .stalls import Stall

pytestmark = pytest.mark.rule("MYT-CHAR-02")


# -- workers -----------------------------------------------------------------------------------


def test_a_villager_buys_two_coins_cheaper() -> None:
    stall = Stall(dice="v2", coins=20, actions=0)
    told = stall.play("hawk deal", "buy-good spice")
    assert told_of(told, "merchant-bought")[0]["price"] == 7 - 2 - 1
    assert (stall.dice, stall.asked) == ("v1", "")


def test_a_villager_sells_two_coins_dearer() -> None:
    stall = Stall(dice="v1", stock="spice", coins=0)
    stall.play("hawk deal", "sell-good spice")
    assert (stall.coins, stall.dice) == (5 + 2, "v0")


def test_a_changed_price_is_never_below_nothing() -> None:
    stall = Stall(dice="v1", supply={"grain": 6}, coins=0)
    stall.play("hawk deal", "buy-good grain")
    assert (stall.coins, stall.stock) == (0, "grain")


def test_a_villager_who_is_sent_has_to_do_something() -> None:
    stall = Stall(dice="v1", coins=0, orders="grain-salt wool-pots", supply={"grain": 0})
    stall.play("hawk deal")
    assert stall.legal() == ["swap-order grain-salt", "swap-order wool-pots"]


def test_a_sprite_moves_one_demand_by_two() -> None:
    stall = Stall(dice="s1", attached="sprite")
    stall.play("hawk demand", "raise-demand salt", "raise-demand salt")
    assert (stall.demand("salt"), stall.price("salt"), stall.dice, stall.asked) == (2, 6, "s0", "")


def test_a_sprite_moves_two_demands_by_one() -> None:
    stall = Stall(dice="s1", attached="sprite")
    stall.play("hawk demand", "raise-demand salt", "lower-demand wool")
    assert (stall.demand("salt"), stall.demand("wool")) == (1, -1)


def test_a_sprite_may_be_content_with_one_step_but_not_take_it_back() -> None:
    stall = Stall(dice="s1", attached="sprite")
    stall.play("hawk demand")
    assert "done" not in stall.legal()
    stall.play("raise-demand salt")
    assert stall.why_not("lower-demand salt") == "merchant-back-and-forth"
    stall.play("done")
    assert stall.demand("salt") == 1


def test_a_demand_stays_on_its_scale() -> None:
    stall = Stall(dice="s1", attached="sprite", demand={"salt": 2, "wool": -2})
    stall.play("hawk demand")
    assert stall.why_not("raise-demand salt") == "merchant-demand-at-top"
    assert stall.why_not("lower-demand wool") == "merchant-demand-at-bottom"


def test_an_answer_to_something_else_is_refused_as_such() -> None:
    stall = Stall(dice="s2", attached="sprite", demand={"salt": 2}, supply={"salt": 0})
    stall.play("hawk demand")
    assert stall.why_not("buy-good salt") == "not-asked"
    stall.play("raise-demand wool", "done", "trade")
    assert stall.why_not("raise-demand salt") == "not-asked"


def test_a_sprite_makes_a_rival_turn_up_another_intent() -> None:
    stall = Stall(
        dice="s2",
        attached="sprite",
        intents={"caravan": "corner pots"},
        next_intents={"caravan": "buy glass 2"},
    )
    stall.play("hawk rival")
    assert stall.legal() == ["rival weigher", "rival caravan"]
    stall.play("rival caravan")
    assert (stall.intent("caravan"), stall.intent("weigher")) == ("buy glass 2", "idle")
    assert stall.rival("caravan")["played"] == [3]
    assert stall.dice == "s1"


@pytest.mark.rule("MYT-NOON-04")
@pytest.mark.parametrize(
    ("attached", "dice", "errands"),
    [
        ("villager", "s2 v2", ["hawk deal"]),
        ("sprite", "s2 v2", ["hawk demand", "hawk rival"]),
        ("villager", "s2 v0", []),
        ("sprite", "v2", []),
        ("villager", "", []),
    ],
)
def test_only_workers_of_todays_attachment_who_are_not_spent_go_on_errands(
    attached: str, dice: str, errands: list[str]
) -> None:
    stall = Stall(attached=attached, dice=dice)
    assert stall.legal("hawk") == errands
    for errand in {"hawk deal", "hawk demand", "hawk rival"} - set(errands):
        assert stall.why_not(errand) == "merchant-no-worker"


# -- an extra trade at the season's end --------------------------------------------------------


@pytest.mark.rule("MYT-NOON-09")
def test_an_extra_trade_at_the_seasons_end_keeps_the_days_attachment() -> None:
    stall = Stall(stock="glass", attached="sprite", last_day=True, town=school(), coins=0)
    stall.play("finish")
    assert stall.asked == "character-action"
    told = stall.play("trade", "sell-good glass", "done")
    assert told_of(told, "merchant-sold")[0]["price"] == 4 + 1
