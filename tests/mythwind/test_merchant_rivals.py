"""The Merchant's dawn, dusk and season's end. MYT-DAWN-07, MYT-DUSK-03, MYT-SEASON-01."""

from __future__ import annotations

import pytest

from .noons import told_of
from .stalls import CARDS, PRINTED, Stall

# -- dawn --------------------------------------------------------------------------------------


@pytest.mark.rule("MYT-DAWN-07")
def test_a_market_card_moves_two_supplies_and_two_demands() -> None:
    stall = Stall(card=5)
    stall.play("finish")
    assert (stall.supply("glass"), stall.supply("grain")) == (5, 1)
    assert (stall.demand("spice"), stall.demand("pots")) == (1, -1)
    assert stall.market["played"] == [5]


@pytest.mark.rule("MYT-DAWN-07")
def test_supply_and_demand_stay_on_their_scales() -> None:
    full = {"supply": {"glass": 5, "grain": 1}, "demand": {"spice": 2, "pots": -2}}
    stall = Stall(card=5, supply=full["supply"], demand=full["demand"])
    stall.play("finish")
    assert (stall.supply("glass"), stall.supply("grain")) == (6, 0)
    assert (stall.demand("spice"), stall.demand("pots")) == (2, -2)


@pytest.mark.rule("MYT-DAWN-07")
def test_rain_takes_grain_from_the_market() -> None:
    stall = Stall(card=4, tomorrow="rainy")
    stall.play("finish")
    assert stall.supply("grain") == 2


@pytest.mark.rule("MYT-DAWN-07")
def test_in_the_sun_glass_is_wanted() -> None:
    stall = Stall(card=1, tomorrow="sunny")
    stall.play("finish")
    assert stall.demand("glass") == 1


@pytest.mark.rule("MYT-DAWN-07")
@pytest.mark.parametrize(("today", "after"), [(1, [2, -2, 0]), (2, [1, -1, 0]), (5, [1, -1, 0])])
def test_every_third_day_each_demand_moves_a_step_towards_nothing(
    today: int, after: list[int]
) -> None:
    stall = Stall(card=5, demand={"salt": 2, "wool": -2}, town={"day": today})
    stall.play("finish")
    assert [stall.demand(good) for good in ("salt", "wool", "grain")] == after


@pytest.mark.rule("MYT-DAWN-07")
def test_an_empty_market_deck_is_shuffled_again_at_once() -> None:
    stall = Stall()
    for _ in range(13):  # twelve dawns and a season's end
        _sleep(stall)
        assert _numbers(stall.market["deck"])
    assert len(_numbers(stall.market["deck"])) == 12
    assert stall.market["played"] == []


def _sleep(stall: Stall) -> None:
    """Until the next noon or the season is over, with the first answer to whatever is asked."""
    wishes = ("finish", "keep", "visit community", "pass")
    day = stall.state.to_data()["day"]
    while stall.asked or stall.state.to_data()["day"] == day:
        menu = stall.legal()
        stall.play(next((wish for wish in wishes if wish in menu), menu[0]))


def _numbers(cards: object) -> list[int]:
    assert isinstance(cards, list)
    return cards


@pytest.mark.rule("MYT-DAWN-07")
def test_the_tinker_comes_with_the_second_year() -> None:
    for season, rivals in ((3, 2), (4, 3)):
        stall = Stall(town={"season": season})
        assert stall.intent("tinker") == ""
        stall.play("finish")
        assert len([r for r in CARDS if stall.intent(r)]) == rivals


def test_every_market_card_brings_one_good_and_takes_another() -> None:
    for card in PRINTED.market:
        assert len(set(card)) == 4
    for place in range(4):
        assert sorted(card[place] for card in PRINTED.market) == sorted([*range(6), *range(6)])


# -- dusk --------------------------------------------------------------------------------------


@pytest.mark.rule("MYT-DUSK-03")
@pytest.mark.parametrize(
    ("rival", "intent", "good", "before", "after"),
    [
        ("weigher", "buy salt 2", "salt", 3, 1),
        ("weigher", "buy salt 2", "salt", 1, 0),
        ("weigher", "sell salt 1", "salt", 3, 4),
        ("caravan", "sell wool 2", "wool", 5, 6),
        ("caravan", "corner pots", "pots", 4, 1),
        ("caravan", "corner pots", "pots", 0, 0),
        ("weigher", "dump pots", "pots", 1, 5),
        ("weigher", "dump pots", "pots", 6, 6),
    ],
)
def test_a_rival_carries_the_intent_out(
    rival: str, intent: str, good: str, before: int, after: int
) -> None:
    stall = Stall(intents={rival: intent}, supply={good: before})
    stall.play("finish")
    assert stall.supply(good) == after


@pytest.mark.rule("MYT-DUSK-03")
def test_afterwards_a_rival_turns_up_the_next_card() -> None:
    stall = Stall(intents={"weigher": "buy salt 2"}, next_intents={"weigher": "dump pots"})
    told = stall.play("finish")
    assert stall.intent("weigher") == "dump pots"
    assert stall.rival("weigher")["played"] == [CARDS["weigher"].index("buy salt 2") + 1]
    assert told_of(told, "merchant-intent")[0] == {
        "rival": "weigher",
        "deed": "dump",
        "good": "pots",
        "count": 0,
    }


@pytest.mark.rule("MYT-DUSK-03")
def test_rivals_act_one_after_the_other() -> None:
    """The Weigher dumps pots first; what the Caravan corners is gone again."""
    stall = Stall(intents={"weigher": "dump pots", "caravan": "corner pots"})
    stall.play("finish")
    assert stall.supply("pots") == 1


@pytest.mark.rule("MYT-DUSK-03")
def test_a_rival_serves_the_older_order_from_the_market() -> None:
    stall = Stall(
        intents={"weigher": "order"}, orders="salt-wool pots-spice", following="salt-spice"
    )
    stall.play("finish")
    assert stall.orders == ["pots-spice", "salt-spice"]
    assert (stall.supply("salt"), stall.supply("wool"), stall.supply("pots")) == (2, 2, 3)


@pytest.mark.rule("MYT-DUSK-03")
def test_a_rival_cannot_serve_an_order_whose_goods_the_market_lacks() -> None:
    stall = Stall(intents={"weigher": "order"}, orders="salt-wool pots-spice", supply={"wool": 0})
    told = stall.play("finish")
    assert told_of(told, "merchant-rival-lacked") == [{"rival": "weigher", "order": "salt-wool"}]
    assert stall.orders == ["salt-wool", "pots-spice"]
    assert stall.supply("salt") == 3


@pytest.mark.rule("MYT-DUSK-03")
def test_a_rivals_deck_is_shuffled_again_as_soon_as_it_is_empty() -> None:
    stall = Stall(dice="s1 s1 s1 s1 s1 s1 s1", attached="sprite")
    for _ in range(7):
        assert _numbers(stall.rival("weigher")["deck"])
        stall.play("hawk rival", "rival weigher")
    weigher = stall.rival("weigher")
    assert len(_numbers(weigher["deck"])) == 7
    assert weigher["played"] == []


# -- the season's end --------------------------------------------------------------------------


@pytest.mark.rule("MYT-SEASON-01")
def test_at_a_seasons_end_demand_is_reset_orders_are_new_and_the_warehouse_is_kept() -> None:
    stall = Stall(
        stock="salt spice",
        demand={"salt": 2, "wool": -1},
        orders="grain-salt wool-pots",
        following="pots-glass salt-spice",
        last_day=True,
    )
    stall.play("finish")
    while "keep" not in stall.legal():
        stall.play(stall.legal()[0])
    assert (stall.demand("salt"), stall.demand("wool")) == (0, 0)
    assert stall.orders == ["pots-glass", "salt-spice"]
    assert stall.pile[-2:] == ["grain-salt", "wool-pots"]
    assert stall.stock == "salt spice"
