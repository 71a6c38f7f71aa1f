"""The Merchant's board saved, loaded, and seen by others. MYT-SAVE-04, MYT-SETUP-13."""

from __future__ import annotations

import json
from typing import cast

import pytest

from osada.kernel.errors import BadPosition

from .noons import GAME, Json
from .stalls import Stall


def spoilt(**changes: object) -> str:
    """What is wrong with a stall of which some parts were changed."""
    data = cast(Json, json.loads(Stall().state.to_json()))
    own = cast(Json, cast("dict[str, Json]", data["sheets"])["merchant"]["own"])
    own.update(changes)
    with pytest.raises(BadPosition) as caught:
        GAME.from_json(data)
    return str(caught.value)


@pytest.mark.rule("MYT-SETUP-13")
def test_he_begins_with_a_market_in_balance_two_orders_and_two_rivals() -> None:
    data = GAME.start(1, 3, {"cast": "MFCR"}).to_data()
    sheet = cast("dict[str, Json]", data["sheets"])["merchant"]
    own = cast("dict[str, Json]", sheet["own"])
    assert sheet["coins"] == 10
    assert own["stock"] == {}
    assert len(cast("list[str]", own["orders"]["open"])) == 2
    assert len(cast("list[str]", own["orders"]["pile"])) == 13
    intents = [rival["intent"] for rival in cast("dict[str, Json]", own["rivals"]).values()]
    assert [intent is None for intent in intents] == [False, False, True]


@pytest.mark.rule("MYT-SAVE-04")
def test_a_trade_can_be_saved_in_the_middle_and_resumed() -> None:
    stall = Stall(stock="glass", dice="v1 s1", skills=[4, 8])
    stall.play("skill M4", "rival weigher", "trade", "buy-good salt")
    resumed = GAME.from_json(stall.state.to_json())
    assert resumed.to_data() == stall.state.to_data()
    stall.play("sell-good glass", "done")
    resumed.play(0, GAME.parse(resumed, "sell-good glass"))
    resumed.play(0, GAME.parse(resumed, "done"))
    assert resumed.digest() == stall.state.digest()


def test_cards_that_lie_face_down_are_not_in_the_view() -> None:
    stall = Stall(skills=[4], next_intents={"weigher": "dump pots"})
    stall.play("skill M4", "done")
    (seat,) = cast("list[Json]", stall.state.view(0)["seats"])
    board = cast("dict[str, Json]", seat["board"])
    assert set(cast("list[object]", board["orders"]["pile"])) == {None}
    assert set(cast("list[object]", board["market"]["deck"])) == {None}
    weigher = cast("list[object]", cast("dict[str, Json]", board["rivals"])["weigher"]["deck"])
    assert weigher[0] == 5
    assert set(weigher[1:]) == {None}


def test_the_view_tells_prices_orders_and_intents() -> None:
    stall = Stall(supply={"salt": 5}, intents={"weigher": "buy grain 2"}, stock="salt")
    (seat,) = cast("list[Json]", stall.state.view(None)["seats"])
    board = cast("dict[str, list[Json]]", seat["board"])
    assert board["goods"][1] == {
        "good": "salt",
        "price": 2,
        "middle": 4,
        "supply": 5,
        "demand": 0,
        "held": 1,
        "costs": 1,
        "pays": 2,
    }
    assert board["open_orders"][0] == {
        "order": "grain-salt",
        "goods": ["grain", "salt"],
        "pay": 8,
    }
    intent = {"rival": "weigher", "deed": "buy", "good": "grain", "count": 2, "then": 7}
    assert board["intents"][0] == intent


@pytest.mark.parametrize(
    ("changes", "fault"),
    [
        ({"supply": {"salt": 7}}, "sheets.merchant.own.supply.salt: must be a whole number"),
        ({"demand": {"sult": 1}}, "did you mean 'salt'?"),
        ({"stock": {"salt": 10}}, "the warehouse holds too much"),
        ({"orders": {"open": ["grain-salt"], "pile": []}}, "every order must be there once"),
        ({"market": {"deck": [1, 2]}}, "every market card must be there once"),
        ({"rivals": []}, "own.rivals: must be an object"),
        ({"exclusive": "salt"}, "own.exclusive: must be a list"),
        ({"cart": 1}, "is no part of a position"),
    ],
)
def test_a_stall_that_cannot_be_is_refused_with_its_place(changes: Json, fault: str) -> None:
    assert fault in spoilt(**changes)


def test_a_rival_without_a_card_is_refused() -> None:
    rivals = cast("dict[str, Json]", Stall().own("rivals"))
    rivals["weigher"]["intent"] = None
    assert "every card of the weigher must be there once" in spoilt(rivals=rivals)


def test_what_cannot_be_read_hides_no_other_fault_and_invents_none() -> None:
    """The characters, a journal, the areas, a deck: each is told in one go."""
    data = cast(Json, json.loads(GAME.start(2, 1).to_json()))
    data["cast"] = ["farmer", "wizard"]
    data["areas"] = []
    cast("dict[str, Json]", data["sheets"])["ranger"]["own"] = {"mode": "lost"}
    decks = cast("dict[str, dict[str, list[int]]]", data["decks"])
    decks["weather"]["cards"].append(decks["weather"]["cards"][0])
    with pytest.raises(BadPosition) as caught:
        GAME.from_json(data)
    places = [fault.place for fault in caught.value.faults]
    assert places == ["cast", "areas", "sheets.ranger.own.mode", ""]
    assert "weather card" in caught.value.faults[-1].reason
