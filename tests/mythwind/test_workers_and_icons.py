"""Workers wherever they are, and an effect for every icon."""

from __future__ import annotations

from typing import Any

import pytest

from osada.games.mythwind.rules.effects import read_effect
from osada.games.mythwind.rules.ops.language import TOWN
from osada.games.mythwind.rules.workers import roll_face

from .happenings import Data, changed, done, effect, hired, quiet, tower, with_tower
from .towns import menu, play, town

# -- workers -----------------------------------------------------------------------------------


@pytest.mark.rule("MYT-WORK-01")
def test_eight_dice_of_each_kind_are_in_the_supply_at_the_tower_hired_or_on_the_field() -> None:
    def edit(data: Data) -> None:
        data.update(field_open=True, sprites=1, visitor=0)
        hired(data, "s2 v1", 20)
        tower(data, "s1 v3")

    s = quiet(edit)
    play(s, "0 field s2", "0 done")
    assert (s.supply, s.tower, s.sheet(0).dice, s.field_die) == ([6, 6], [1, 7], [5], 1)
    assert not s.faults()
    s.supply[0] += 1
    assert s.faults() == ["there are 9 sprite dice, not 8"]


@pytest.mark.rule("MYT-WORK-03")
def test_a_gained_worker_comes_from_the_supply_rolled_to_the_tower() -> None:
    s = with_tower("s1 v1")
    effect(s, "worker V 2")
    assert s.supply == [7, 5]
    assert [die // 4 for die in s.tower] == [0, 1, 1, 1]
    assert all(die % 4 for die in s.tower)


@pytest.mark.rule("MYT-WORK-04")
def test_when_the_supply_has_no_such_worker_a_resource_is_gained() -> None:
    s = with_tower(" ".join(["v1"] * 8))
    assert done(s, "worker V 1", answers=("resource income",)) == "I+1"


@pytest.mark.rule("MYT-WORK-05")
@pytest.mark.rule("MYT-GEN-08")
def test_which_worker_leaves_the_tower_is_chosen_together() -> None:
    s = with_tower("s1 s3 v2")
    effect(s, "worker S -1")
    assert menu(s) == ["die s1", "die s3"]
    assert s.question is not None
    assert s.question.seat == -1
    assert changed(s, "0 die s1") == "tower:s3,v2"
    assert s.supply == [7, 7]


@pytest.mark.rule("MYT-WORK-06")
@pytest.mark.parametrize(
    ("at_tower", "tray", "lost", "chosen", "left"),
    [
        ("v1", "s1 s3", 1, "die s3", "hired:s1"),
        ("v1", "s1 s3", 2, "die s1", "hired:"),
        ("s2 v1", "s1 s3", 2, "die s1", "hired:s3 tower:v1"),
        ("v1", "s2 s2", 1, "", "hired:s2"),
        ("v1", "v2", 1, "", ""),
    ],
)
def test_when_the_tower_has_no_such_worker_a_hired_one_of_choice_leaves(
    at_tower: str, tray: str, lost: int, chosen: str, left: str
) -> None:
    answers = (chosen,) if chosen else ()
    assert done(with_tower(at_tower, tray), f"worker S -{lost}", answers=answers) == left


@pytest.mark.rule("MYT-WORK-06")
def test_all_choose_whose_worker_leaves_and_which_the_one_on_the_field_among_them() -> None:
    def edit(data: Data) -> None:
        data.update(field_open=True, sprites=1, visitor=0)
        hired(data, "s1 s3", 20)
        hired(data, "s2", 20, who="crafter")
        tower(data, "v1")

    s = quiet(edit, seats=2)
    play(s, "0 field s3", "0 done")
    effect(s, "worker S -1")
    play(s, "0 character farmer", "1 agree")
    assert menu(s) == ["die s1", "die s2"]
    play(s, "1 die s2", "0 agree")
    assert (s.field_die, s.sheet(0).dice) == (-1, [1])


@pytest.mark.rule("MYT-WORK-06")
def test_a_worker_on_the_sprite_field_counts_as_hired() -> None:
    def edit(data: Data) -> None:
        data.update(field_open=True, sprites=1, visitor=0)
        hired(data, "s2", 20)
        tower(data, "v1")

    s = quiet(edit)
    play(s, "0 field s2", "0 done")
    effect(s, "worker S -1")
    assert (s.field_die, s.field_owner, s.supply) == (-1, -1, [8, 7])


@pytest.mark.rule("MYT-WORK-06")
def test_a_loss_that_takes_a_hired_worker_does_not_pay_a_cost() -> None:
    s = with_tower("v2", "s3")
    effect(s, "may worker S 1 -> res F 1")
    assert s.question is None


@pytest.mark.rule("MYT-WORK-07")
def test_a_three_cannot_be_strengthened_nor_a_blank_weakened() -> None:
    assert done(with_tower("s1 s3 v2"), "strengthen tower all") == "tower:s2,s3,v3"
    assert done(with_tower("v1", "s0 v2"), "weaken hired any 2", seat=0) == "hired:s0,v1"
    assert done(with_tower("v1", "s0"), "weaken hired any 1", seat=0) == ""


@pytest.mark.rule("MYT-WORK-09")
def test_a_tower_worker_weakened_to_blank_is_rolled_again() -> None:
    s = with_tower("s1 s1 s1 v1")
    effect(s, "weaken tower all")
    assert len(s.tower) == 4
    assert all(die % 4 for die in s.tower)


@pytest.mark.rule("MYT-WORK-13")
def test_a_die_has_one_blank_and_goes_up_to_three() -> None:
    s = with_tower("s1 v1")
    rolled = [roll_face(s) for _ in range(600)]
    assert sorted(set(rolled)) == [0, 1, 2, 3]
    share = [rolled.count(face) / 100 for face in range(4)]
    assert [round(part) for part in share] == [1, 2, 2, 1]


# -- icons -------------------------------------------------------------------------------------

ICONS = {
    "MYT-ICON-01": (
        *("res P 1", "res I 1", "res C 1", "res F 1", "res * 1"),
        *("worker S 1", "worker V 1", "worker any 1"),
        *("weaken hired S 1", "weaken hired V 1", "weaken hired any 1"),
        *("community", "forest_remove 1", "adventure", "construct", "use_building"),
        *("forest_return 1", "goal_draw 1", "progress", "back", "advance_one"),
        *("hire free any 1", "hire free V 1", "hire free S 1"),
    ),
    "MYT-ICON-02": (
        *("event", "char_action extra one", "char_action extra each", "skill one", "use_skill one"),
        *("visit", "coins one 1", "coins each 1", "strengthen tower S 1", "weaken tower S 1"),
        *("res F 1", "res F -1", "strengthen tower all", "deck weather add 10 shuffle"),
    ),
}


@pytest.mark.parametrize(
    ("icon", "text"),
    [
        pytest.param(icon, text, marks=pytest.mark.rule(icon))
        for icon, texts in ICONS.items()
        for text in texts
    ],
)
def test_every_icon_that_does_something_is_a_word_of_the_effect_language(
    icon: str, text: str
) -> None:
    assert read_effect(text).op in TOWN
    effect(with_tower("s1 v1", "s2 v2"), text, seat=0)


@pytest.mark.rule("MYT-ICON-02")
def test_weather_seasons_and_phases_are_shown_by_name() -> None:
    view: Any = town(1).view(None)
    assert (view["season"], view["phase"], view["weather"]) == ("spring", "noon", ["sunny"])


@pytest.mark.rule("MYT-ICON-01")
@pytest.mark.rule("MYT-ICON-02")
@pytest.mark.rule("MYT-ICON-03")
def test_to_hire_a_die_a_die_at_the_tower_and_a_hired_die_are_three_things() -> None:
    def at(text: str, *answers: str) -> str:
        return done(with_tower("s1 v1", "v2"), text, answers=answers, seat=0)

    assert at("hire free V 1", "die v1") == "hired:v1,v2 tower:s1"
    assert at("strengthen tower V 1") == "tower:s1,v2"
    assert at("weaken hired V 1") == "hired:v1"
