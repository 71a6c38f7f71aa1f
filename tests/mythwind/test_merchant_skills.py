"""The Merchant's eight skills. MYT-SKILL-01, MYT-SKILL-03, MYT-SKILL-04."""

from __future__ import annotations

import pytest

from .noons import sprite_visit, told_of
from .stalls import CARDS, Stall

pytestmark = pytest.mark.rule("MYT-SKILL-01")


def prices(stall: Stall, *actions: str) -> list[object]:
    """What each unit was bought or sold for."""
    told = stall.play(*actions)
    return [one.args["price"] for one in told if "price" in one.args]


def test_a_big_cart_holds_three_units_more() -> None:
    stall = Stall(stock="salt salt salt salt salt salt", skills=[1])
    stall.play("trade", "buy-good grain", "buy-good wool", "buy-good pots")
    assert len(stall.stock.split()) == 9
    full = Stall(stock=stall.stock, skills=[1])
    full.play("trade")
    assert full.why_not("buy-good grain") == "merchant-no-room"


@pytest.mark.rule("MYT-SKILL-03")
def test_whoever_gives_the_big_cart_up_keeps_the_goods_but_cannot_buy() -> None:
    stall = Stall(stock="salt salt salt salt wool wool wool", skills=[])
    stall.play("trade")
    assert stall.legal("buy-good") == []
    stall.play("sell-good salt")
    assert stall.stock == "salt salt salt wool wool wool"
    assert stall.legal("buy-good") == []


def test_a_haggler_pays_a_coin_less_for_the_first_unit_of_a_day() -> None:
    stall = Stall(skills=[2], attached="sprite")
    buying = ("buy-good salt", "buy-good wool", "buy-good pots")
    assert prices(stall, "trade", *buying) == [3, 4, 5]


def test_a_reputation_for_sets_adds_a_coin_to_a_bonus_earned() -> None:
    stall = Stall(stock="salt wool pots", skills=[3])
    stall.play("trade", "sell-good salt", "sell-good wool", "sell-good pots")
    assert told_of(stall.play("finish"), "merchant-set-bonus")[0]["coins"] == 3
    nothing = Stall(stock="salt", skills=[3])
    nothing.play("trade", "sell-good salt", "done")
    assert told_of(nothing.play("finish"), "merchant-set-bonus") == []


@pytest.mark.rule("MYT-SKILL-04")
def test_the_ledger_shows_every_rivals_next_card_and_one_may_go_under() -> None:
    stall = Stall(skills=[4], next_intents={"weigher": "dump pots", "caravan": "corner pots"})
    told = told_of(stall.play("skill M4"), "merchant-foreseen")
    assert [(one["rival"], one["deed"]) for one in told] == [
        ("weigher", "dump"),
        ("caravan", "corner"),
    ]
    assert stall.legal() == ["rival weigher", "rival caravan", "done"]
    stall.play("rival weigher")
    deck = stall.rival("weigher")["deck"]
    assert isinstance(deck, list)
    assert deck[-1] == CARDS["weigher"].index("dump pots") + 1
    assert stall.rival("weigher")["known"] == [len(deck) - 1]
    assert stall.rival("caravan")["known"] == [0]


@pytest.mark.rule("MYT-SKILL-04")
def test_the_ledger_is_read_once_a_day() -> None:
    stall = Stall(skills=[4])
    stall.play("skill M4", "done")
    assert stall.why_not("skill M4") == "skill-spent"


@pytest.mark.rule("MYT-SKILL-04")
def test_the_last_card_of_a_deck_is_shown_but_cannot_go_under_it() -> None:
    stall = Stall(skills=[4], dice="s1 s1 s1 s1 s1 s1", attached="sprite")
    for _ in range(6):
        stall.play("hawk rival", "rival weigher")
    stall.play("skill M4")
    assert stall.rival("weigher")["known"] == [0]
    assert stall.legal() == ["rival caravan", "done"]


def test_a_broker_gets_a_coin_when_a_rival_sells_what_he_holds() -> None:
    for intent, stock, earned in (
        ("sell salt 1", "salt", 1),
        ("dump pots", "pots pots", 1),
        ("sell salt 1", "wool", 0),
        ("buy salt 2", "salt", 0),
    ):
        stall = Stall(skills=[5], intents={"weigher": intent}, stock=stock, coins=0)
        stall.play("finish")
        assert stall.coins == earned, intent


def test_an_early_riser_makes_one_transaction_at_dawn() -> None:
    stall = Stall(skills=[6], stock="salt")
    stall.play("finish")
    assert stall.asked == "merchant-dawn"
    stall.play("sell-good salt")
    assert (stall.asked, stall.stock) == ("", "")
    assert "visit community" in stall.legal()


def test_an_early_riser_may_stay_in_bed() -> None:
    stall = Stall(skills=[6])
    stall.play("finish", "done")
    assert stall.asked == ""


def test_at_dawn_nobody_is_attached_and_the_attachments_help_is_kept_for_noon() -> None:
    stall = Stall(skills=[6], attached="villager", card=4, coins=20)
    assert prices(stall, "finish", "buy-good salt") == [4]
    stall.play("visit construct", "pass")
    assert prices(stall, "trade", "buy-good grain") == [2]


def test_what_is_sold_at_dawn_counts_for_the_days_set() -> None:
    stall = Stall(skills=[6], stock="salt wool", card=4)
    stall.play("finish", "sell-good salt", "visit construct", "pass")
    stall.play("trade", "sell-good wool", "done")
    told = stall.play("finish")
    assert told_of(told, "merchant-set-bonus") == [{"seat": 0, "kinds": 2, "coins": 1}]


@pytest.mark.rule("MYT-SKILL-04")
def test_rivals_skip_an_exclusive_good_until_the_end_of_dusk() -> None:
    stall = Stall(skills=[7], intents={"weigher": "dump pots"})
    stall.play("skill M7", "mark-good pots")
    assert stall.own("exclusive") == ["pots"]
    told = stall.play("finish")
    assert told_of(told, "merchant-rival-kept-off") == [{"rival": "weigher", "good": "pots"}]
    assert stall.supply("pots") == 3
    assert stall.own("exclusive") == []


@pytest.mark.rule("MYT-SKILL-04")
def test_rivals_serve_no_order_with_an_exclusive_good() -> None:
    stall = Stall(skills=[7], intents={"weigher": "order"}, orders="salt-wool pots-spice")
    stall.play("skill M7", "mark-good wool", "finish")
    assert stall.orders == ["salt-wool", "pots-spice"]
    assert stall.supply("salt") == 3


def test_fair_scales_pay_the_first_sale_at_the_price_before_it_and_leave_the_supply() -> None:
    stall = Stall(skills=[8], stock="pots pots")
    assert prices(stall, "trade", "sell-good pots", "sell-good pots") == [5, 3]
    assert stall.supply("pots") == 4


def test_even_fair_scales_sell_nothing_to_a_full_market() -> None:
    stall = Stall(skills=[8], stock="pots", supply={"pots": 6})
    stall.play("trade")
    assert stall.why_not("sell-good pots") == "merchant-glut"


@pytest.mark.rule("MYT-SKILL-04")
def test_dolek_lets_a_skill_be_used_once_more() -> None:
    stall = Stall(skills=[7], dice="s1", coins=30, town=sprite_visit(4))
    stall.play("skill M7", "mark-good pots", "field s1", "buy food", "done")
    assert stall.legal() == ["skill M7", "no"]
    stall.play("skill M7")
    assert "mark-good pots" not in stall.legal()
    stall.play("mark-good wool")
    assert stall.own("exclusive") == ["wool", "pots"]


def test_the_skills_cost_what_the_journal_says() -> None:
    stall = Stall(attached="nobody", coins=30)
    stall.play("visit longhouse", "use", "option 2")
    assert stall.legal("learn") == [f"learn M{n}" for n in range(1, 9)]
    told = stall.play("learn M8")
    assert told_of(told, "learned")[0]["price"] == 20
