"""The Longhouse and the twelve buildings of level I, one by one."""

from __future__ import annotations

import pytest

from .blueprints import Plan
from .towns import menu, play

LONGHOUSE = Plan("longhouse", "", 2, "villager", "| | |", level=0)


@pytest.mark.rule("MYT-BLD-LONGHOUSE-01")
@pytest.mark.rule("MYT-NOON-08")
def test_the_longhouse_costs_nothing_and_gives_a_coin_or_a_skill() -> None:
    LONGHOUSE.proves_how_it_is_built()
    assert LONGHOUSE.use("", coins=2) == "coins+1", "no skill is so cheap: nothing to choose"
    assert LONGHOUSE.use("", "option 1", coins=6) == "coins+1"
    assert LONGHOUSE.use("", "option 2", "learn F1", coins=10) == "coins-10"


@pytest.mark.rule("MYT-BLD-TRADING-01")
@pytest.mark.rule("MYT-BLD-01")
def test_the_trading_post_exchanges_a_resource_for_two_coins() -> None:
    post = Plan(
        "trading-post", "longhouse", 1, "villager", "I1 P1 | I2 P2 | I3 P2 | I3 P3", level=1
    )
    post.proves_how_it_is_built()
    assert post.bonus() == "coins+2"
    assert post.use("", "resource food", "resource culture", coins=2) == "C+1 F-1 coins-2"
    assert post.refuses(coins=1)
    assert post.refuses(tracks=dict.fromkeys(("culture", "income", "production", "food"), 0))


@pytest.mark.rule("MYT-BLD-SHOP-01")
@pytest.mark.rule("MYT-NOON-09")
def test_the_shop_sells_a_character_action_for_three_coins() -> None:
    shop = Plan("shop", "longhouse", 1, "sprite", "I1 P1 | I2 P2 | I2 P3 | I3 P3")
    shop.proves_how_it_is_built()
    assert shop.bonus() == "coins+2"
    assert shop.use(coins=3) == "coins-3 actions+1"
    assert shop.refuses(coins=2)


@pytest.mark.rule("MYT-BLD-BAKERY-01")
@pytest.mark.rule("MYT-USE-01")
@pytest.mark.rule("MYT-USE-02")
@pytest.mark.rule("MYT-USE-03")
def test_the_bakery_weakens_a_sprite_and_takes_four_coins_for_food() -> None:
    bakery = Plan("bakery", "trading-post", 2, "sprite", "I1 P1 | I2 P2 | I2 P3 | I3 P3")
    bakery.proves_how_it_is_built()
    assert bakery.bonus() == "F+1"
    assert bakery.use("s2", coins=4) == "F+1 coins-4 hired:s1"
    assert bakery.refuses("s2", coins=3)
    assert bakery.refuses("s0 v3"), "a spent sprite cannot be weakened, and a villager is no sprite"


@pytest.mark.rule("MYT-BLD-LUMBER-01")
@pytest.mark.rule("MYT-WORK-08")
def test_the_lumber_store_takes_any_hired_worker_and_four_coins_for_production() -> None:
    store = Plan("lumber-store", "trading-post", 1, "villager", "I1 F1 | I2 F2 | I2 F3 | I3 F3")
    store.proves_how_it_is_built()
    assert store.bonus() == "P+1"
    assert store.use("s1", coins=4) == "P+1 coins-4 hired:s0"
    assert store.use("s2 v2", "die v2", coins=4) == "P+1 coins-4 hired:s2,v1"
    assert store.refuses("s1", coins=3)
    assert store.refuses("", tower_dice="s3 v3"), "a worker at the Tower is not hired"


@pytest.mark.rule("MYT-BLD-QUARRY-02")
def test_the_quarry_gives_production_at_the_seasons_end() -> None:
    quarry = Plan("quarry", "lumber-store", 2, "villager", "P1 F1 | P2 F2 | P3 F2 | P3 F3")
    quarry.proves_how_it_is_built()
    assert quarry.bonus().startswith("tower:s1,v1,v")
    assert quarry.season_end() == "P+1"


@pytest.mark.rule("MYT-BLD-SAWMILL-01")
@pytest.mark.rule("MYT-BLD-SAWMILL-02")
def test_the_sawmill_replaces_the_lumber_store_and_wants_a_villager() -> None:
    sawmill = Plan(
        "sawmill",
        "lumber-store",
        2,
        "villager",
        "P1 F1 | C1 P2 F1 | C1 P2 F2 | C2 P2 F2",
        replaces=True,
    )
    sawmill.proves_how_it_is_built()
    assert sawmill.bonus() == "I+1"
    assert sawmill.use("v2", coins=4) == "P+1 coins-4 hired:v1"
    assert sawmill.refuses("v2", coins=3)
    assert sawmill.refuses("s3")
    assert sawmill.season_end() == "I+1"


@pytest.mark.rule("MYT-BLD-DELI-01")
@pytest.mark.rule("MYT-BLD-DELI-02")
def test_the_delicatessen_replaces_the_bakery_and_also_feeds_at_the_seasons_end() -> None:
    deli = Plan(
        "delicatessen",
        "bakery",
        2,
        "sprite",
        "I1 P1 | C1 I2 P1 | C1 I2 P2 | C2 I2 P2",
        replaces=True,
    )
    deli.proves_how_it_is_built()
    assert deli.bonus() == "F+1"
    assert deli.use("s2", coins=4) == "F+1 coins-4 hired:s1"
    assert deli.refuses("s2", coins=3)
    assert deli.refuses("v3")
    assert deli.season_end() == "F+1"


@pytest.mark.rule("MYT-BLD-POST-02")
def test_the_post_office_lets_one_more_goal_be_drawn() -> None:
    post = Plan("post-office", "shop", 2, "villager", "C1 I1 | C2 I2 | C2 I3 | C3 I3")
    post.proves_how_it_is_built()
    assert post.bonus() == "I+1"
    s = post.at_last_day()
    assert [text.split()[0] for text in menu(s)] == ["goal"] * 3
    assert len(menu(post.at_last_day(stands=False))) == 2


@pytest.mark.rule("MYT-BLD-MONUMENT-01")
def test_the_monument_weakens_a_sprite_and_takes_four_coins_for_culture() -> None:
    monument = Plan("monument", "shop", 2, "sprite", "P2 | C1 P3 | C1 P4 | C2 P4")
    monument.proves_how_it_is_built()
    assert monument.bonus().startswith("tower:s1,s")
    assert monument.use("s3", coins=4) == "C+1 coins-4 hired:s2"
    assert monument.refuses("s3", coins=3)
    assert monument.refuses("v3")


@pytest.mark.rule("MYT-BLD-TAVERN-01")
def test_the_tavern_takes_any_hired_worker_and_four_coins_for_income() -> None:
    tavern = Plan("tavern", "shop", 2, "villager", "P1 F1 | P2 F2 | P2 F3 | P3 F3")
    tavern.proves_how_it_is_built()
    assert tavern.bonus().startswith("tower:s1,v1,v")
    assert tavern.use("s1", coins=4) == "I+1 coins-4 hired:s0"
    assert tavern.use("v3", coins=4) == "I+1 coins-4 hired:v2"
    assert tavern.refuses("v3", coins=3)
    assert tavern.refuses("s0")


@pytest.mark.rule("MYT-BLD-CHAPEL-02")
def test_the_chapel_is_free_once_an_event_has_allowed_it() -> None:
    chapel = Plan("chapel", "event", 2, "sprite", "| | |")
    chapel.proves_how_it_is_built()
    assert chapel.bonus().startswith("tower:s1,s")
    assert chapel.season_end() == "C+1"


@pytest.mark.rule("MYT-BLD-FISHING-01")
def test_who_fishes_takes_no_character_action_and_may_exchange_a_resource() -> None:
    grounds = Plan("fishing-grounds", "adventure", 1, "sprite", "| | |")
    grounds.proves_how_it_is_built()
    assert grounds.bonus() == "F+1"
    swap = ("yes", "resource income", "resource food")
    assert grounds.use("", *swap, coins=0) == "I-1 F+1 actions-1"
    assert grounds.use("", "no", coins=0) == "actions-1"
    assert grounds.use("", tracks={"income": 0, "production": 0}) == "actions-1"
    s = grounds.visit()
    play(s, "0 use", "0 no")
    assert "odd-job" not in menu(s)
