"""Using a producer. HAM-PROD-01 to HAM-PROD-05."""

from __future__ import annotations

import pytest

from .positions import position
from .tables import Table, told_of

PRODUCERS = [("woodcutter", "wood"), ("quarry", "stone"), ("farm", "wheat")]
BARN = ["barn-a:2 market:6"]


@pytest.mark.rule("HAM-PROD-02")
@pytest.mark.rule("HAM-PROD-03")
@pytest.mark.rule("HAM-PROD-05")
@pytest.mark.parametrize(("tile", "resource"), PRODUCERS)
@pytest.mark.parametrize("lying", [0, 1, 2])
def test_every_empty_space_is_filled_and_pays_2_gold_once(
    tile: str, resource: str, lying: int
) -> None:
    table = position(goods={tile: " ".join([resource] * lying)})
    told = table.play(f"red go {tile}", "red work")
    assert table.goods(tile) == " ".join([resource] * 3)
    assert table.gold("red") == 2
    assert table.stars("red") == 0
    assert told_of(told, "produced")[0]["goods"] == [resource] * (3 - lying)


@pytest.mark.rule("HAM-PROD-01")
@pytest.mark.parametrize(("tile", "resource"), PRODUCERS)
def test_a_full_producer_cannot_be_used(tile: str, resource: str) -> None:
    table = position(goods={tile: f"{resource} {resource} {resource}"}).after(f"red go {tile}")
    assert table.legal("work") == []
    told = table.refusal("red work")
    assert (told.what, told.rule, told.args) == ("no-space", "HAM-PROD-01", {"tile": tile})


@pytest.mark.rule("HAM-PROD-01")
def test_a_full_barn_cannot_be_used() -> None:
    table = position(village=BARN, goods={"barn-a": "wood stone wheat"}).after("red go barn-a")
    assert table.legal("fill") == []
    assert table.refusal("red fill wood").what == "no-space"


@pytest.mark.rule("HAM-PROD-02")
def test_a_producer_gives_its_own_resource_only() -> None:
    table = position().after("red go quarry")
    told = table.refusal("red fill wood wood wood")
    assert (told.what, told.args) == ("own-resource", {"tile": "quarry", "resource": "stone"})


def barn(lying: str = "") -> Table:
    """Red's villager on the Barn at the Market."""
    return position(village=BARN, goods={"barn-a": lying}).after("red go barn-a")


@pytest.mark.rule("HAM-PROD-04")
def test_a_barn_is_filled_with_any_mix_of_basic_resources() -> None:
    assert barn("stone stone").legal("fill") == ["fill wood", "fill stone", "fill wheat"]
    assert barn("stone").legal("fill") == [
        "fill wood wood",
        "fill wood stone",
        "fill wood wheat",
        "fill stone stone",
        "fill stone wheat",
        "fill wheat wheat",
    ]
    assert len(barn().legal("fill")) == 10


@pytest.mark.rule("HAM-PROD-04")
@pytest.mark.parametrize("lying", ["", "stone", "wood wheat"])
def test_a_barn_pays_2_stars_once_and_no_gold(lying: str) -> None:
    table = barn(lying)
    table.play(f"red {table.legal('fill')[-1]}")
    assert table.stars("red", "barns") == 2
    assert table.stars("red") == 2
    assert table.gold("red") == 0
    assert len(table.goods("barn-a").split()) == 3


@pytest.mark.rule("HAM-PROD-02")
@pytest.mark.rule("HAM-PROD-05")
def test_a_barn_too_is_filled_to_its_three_spaces() -> None:
    table = barn("wheat")
    for given, text in ((1, "fill wood"), (3, "fill wood wood wood")):
        told = table.refusal(f"red {text}")
        assert (told.what, told.rule) == ("fill-all", "HAM-PROD-02")
        assert told.args == {"tile": "barn-a", "spaces": 2, "given": given}
    table.play("red fill wood stone")
    assert table.goods("barn-a") == "wood stone wheat"


@pytest.mark.rule("HAM-PROD-04")
def test_a_barn_does_not_choose_by_itself() -> None:
    table = barn("wood")
    assert table.legal("work") == []
    assert table.refusal("red work").args["given"] == 0
