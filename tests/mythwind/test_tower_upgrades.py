"""The eight upgrades of the Tower."""

from __future__ import annotations

from typing import Any

import pytest

from osada.games.mythwind.rules.town import FOREST, Town
from osada.games.mythwind.rules.words import LONGHOUSE

from .happenings import Data, changed, effect, hired, stand, tower
from .towns import menu, play, town


def upgraded(*numbers: int, dice: str = "", coins: int = 20, **more: Any) -> Town:
    """A noon with these upgrades; `site`, `tower`, `adventure`, `seats`, `no_adventures`."""

    def edit(data: Data) -> None:
        data["upgrades"] = sum(1 << (number - 1) for number in numbers)
        data["tracks"] = dict.fromkeys(data["tracks"], 5)
        data["site"] = more.get("site", [None] * 4)
        data["decks"]["event"] = {"cards": []}
        hired(data, dice, coins)
        tower(data, more.get("tower", "s1 s3 v1 v3"))
        cards = data["decks"]["adventure"]["cards"]
        cards.insert(0, cards.pop(cards.index(1)))
        if more.get("no_adventures"):
            data["decks"]["adventure"] = {"cards": []}
        stand(data, 0, "trading-post")

    return town(more.get("seats", 1), edit)


@pytest.mark.rule("MYT-TOWER-01")
def test_the_first_upgrade_pays_for_production_and_income_built_with() -> None:
    s = upgraded(1, coins=0)
    assert changed(s, "0 visit construct", "0 construct shop") == "I-1 P-1 coins+2"
    half = upgraded(1, coins=0)
    assert changed(half, "0 visit construct", "0 construct lumber-store") == "I-1 F-1 coins+1"
    none = upgraded(coins=0)
    assert changed(none, "0 visit construct", "0 construct shop") == "I-1 P-1"


@pytest.mark.rule("MYT-TOWER-02")
def test_the_second_upgrade_pays_for_culture_and_food_built_with() -> None:
    s = upgraded(2, coins=0)
    assert changed(s, "0 visit construct", "0 construct lumber-store") == "I-1 F-1 coins+1"
    both = upgraded(1, 2, coins=0)
    assert changed(both, "0 visit construct", "0 construct lumber-store") == "I-1 F-1 coins+2"


@pytest.mark.rule("MYT-TOWER-03")
@pytest.mark.rule("MYT-TOWER-04")
@pytest.mark.parametrize(("upgrade", "crowd"), [(3, "s2,s3,v1,v3"), (4, "s1,s3,v2,v3")])
def test_community_work_may_strengthen_one_kind_at_the_tower_for_a_coin(
    upgrade: int, crowd: str
) -> None:
    s = upgraded(upgrade, coins=6)
    play(s, "0 visit community", "0 buy food")
    assert menu(s) == ["yes", "no"]
    assert changed(s, "0 yes") == f"coins-1 tower:{crowd}"
    poor = upgraded(upgrade, coins=5)
    assert changed(poor, "0 visit community", "0 buy food") == "F+1 coins-5", "no coin is left"
    clearing = upgraded(upgrade, coins=20)
    play(clearing, "0 visit community", "0 clear 2")
    assert clearing.question is None, "not with clearing"


@pytest.mark.rule("MYT-TOWER-05")
@pytest.mark.rule("MYT-TOWER-06")
@pytest.mark.parametrize(("upgrade", "die", "weaker"), [(5, "v3", "v2"), (6, "s3", "s2")])
def test_who_hires_may_weaken_a_worker_to_go_on_an_adventure_too(
    upgrade: int, die: str, weaker: str
) -> None:
    s = upgraded(upgrade)
    play(s, "0 visit hire", f"0 hire {die}", "0 done")
    assert menu(s) == ["yes", "no"], "the die hired just now will do"
    attached = s.sheet(0).attached
    assert changed(s, "0 yes", "0 option 1") == f"P+1 coins+2 hired:{weaker}"
    assert s.sheet(0).attached == attached == (die[0] == "v")
    other = upgraded(upgrade)
    play(other, "0 visit hire", f"0 hire {'s3' if die[0] == 'v' else 'v3'}", "0 done")
    assert other.question is None, "the other kind does not count"
    empty = upgraded(upgrade, no_adventures=True)
    play(empty, "0 visit hire", f"0 hire {die}", "0 done")
    assert empty.question is None, "there is no adventure to be had"


@pytest.mark.rule("MYT-TOWER-07")
@pytest.mark.rule("MYT-TOWER-08")
@pytest.mark.parametrize(
    ("upgrade", "dice", "site"),
    [
        (7, "v2", ["tavern", None, None, "monument"]),
        (8, "s2", [None, "tavern", "monument", None]),
    ],
)
def test_who_goes_on_an_adventure_may_advance_a_building_of_one_kind(
    upgrade: int, dice: str, site: list[str | None]
) -> None:
    s = upgraded(upgrade, dice=dice, site=[None, "tavern", None, "monument"])
    play(s, "0 visit adventure", "0 use", "0 option 1")
    assert menu(s) == ["yes", "no"]
    play(s, "0 yes")
    assert s.view(0)["site"] == site
    idle = upgraded(upgrade, dice=dice)
    play(idle, "0 visit adventure", "0 use", "0 option 1")
    assert idle.question is None, "nothing is being built"


@pytest.mark.rule("MYT-TOWER-03")
@pytest.mark.rule("MYT-TOWER-07")
def test_an_upgrade_needs_the_action_and_not_only_the_place() -> None:
    s = upgraded(3, 4, 5, 6, 7, 8, dice="s2 v2", site=["tavern", None, None, None], seats=3)
    play(s, "0 visit community", "0 pass")
    assert s.question is None
    play(s, "1 visit hire", "1 pass", "1 kind sprite")
    assert s.question is None
    play(s, "2 visit adventure", "2 pass", "2 kind sprite")
    assert s.question is None


@pytest.mark.rule("MYT-TOWER-07")
@pytest.mark.rule("MYT-TRACK-08")
def test_no_die_is_asked_for_a_card_that_is_jammed() -> None:
    s = upgraded(7, dice="v2", site=["tavern", None, None, None])
    s.areas = [LONGHOUSE if area == 6 else FOREST for area in range(13)]
    play(s, "0 visit adventure", "0 use", "0 option 1")
    assert s.question is None


@pytest.mark.rule("MYT-TOWER-01")
@pytest.mark.rule("MYT-EVENT-07")
def test_a_card_gives_an_upgrade_once_for_everybody() -> None:
    s = town(2)
    effect(s, "tower 3", "tower 3", "tower 8")
    assert s.view(1)["upgrades"] == [3, 8]
