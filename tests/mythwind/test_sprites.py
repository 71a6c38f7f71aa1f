"""The sprite field, its visitors, and the envelopes."""

from __future__ import annotations

from typing import Any

import pytest

from osada.games.mythwind.rules.box import SPRITES
from osada.games.mythwind.rules.town import Town

from .happenings import Data, changed, effect, hired, stand, tower
from .towns import menu, play, refusal, to_dusk, town


def field_town(sprite: str, dice: str = "s2", coins: int = 20, **more: Any) -> Town:
    """A noon with this visitor on the field; `seats`, `tower`, `event`, `stand`, `tracks`."""

    def edit(data: Data) -> None:
        data.update(field_open=True, sprites=63, visitor=SPRITES.index(sprite))
        data["tracks"] = dict.fromkeys(data["tracks"], more.get("tracks", 5))
        hired(data, dice, coins)
        tower(data, more.get("tower", "s1 s3 v1 v3"))
        data["decks"]["event"] = {"cards": []}
        for area, building in more.get("stand", {}).items():
            stand(data, area, building)
        if "adventure" in more:
            cards = data["decks"]["adventure"]["cards"]
            cards.insert(0, cards.pop(cards.index(more["adventure"])))

    return town(more.get("seats", 1), edit)


# -- the field ---------------------------------------------------------------------------------


@pytest.mark.rule("MYT-SPRITE-01")
def test_the_field_opens_with_the_lowest_sprite_there_is() -> None:
    s = town(1)
    assert refusal(s, "0 field s1") == ("MYT-SPRITE-01", "field-closed")
    effect(s, "sprite add 5", "sprite add 2")
    assert s.view(0)["sprite_field"] is None
    effect(s, "sprite field")
    field: Any = s.view(0)["sprite_field"]
    assert (field["visitor"], field["available"]) == ("buuk", ["buuk", "elida"])


@pytest.mark.rule("MYT-SPRITE-02")
def test_a_hired_sprite_is_weakened_and_put_on_the_field_before_or_after_the_figure() -> None:
    before = field_town("fiks", "s2 v2")
    play(before, "0 field s2")
    assert (before.field_die, before.sheet(0).dice) == (1, [6])
    after = field_town("fiks", "s2 v2")
    play(after, "0 visit community", "0 pass")
    assert "field s2" in menu(after)
    assert "field v2" not in menu(after)
    assert refusal(after, "0 field v2") == ("MYT-SPRITE-02", "no-such-die")


@pytest.mark.rule("MYT-SPRITE-03")
def test_the_field_is_used_once_a_day_by_the_whole_town() -> None:
    s = field_town("fiks", "s3 s3", seats=2)
    play(s, "0 field s3", "0 die v3")
    assert refusal(s, "0 field s3") == ("MYT-SPRITE-03", "field-taken")
    assert refusal(s, "1 field s3") == ("MYT-SPRITE-03", "field-taken")
    assert s.sheet(0).dice == [3, 7]
    to_dusk(s)
    assert s.field_owner == -1
    assert s.sheet(0).dice == [2, 3, 7], "the die came home, one weaker"


@pytest.mark.rule("MYT-SPRITE-03")
def test_a_spent_sprite_cannot_be_put_on_the_field() -> None:
    s = field_town("fiks", "s0")
    assert refusal(s, "0 field s0") == ("MYT-SPRITE-02", "no-such-die")


@pytest.mark.rule("MYT-SPRITE-03")
@pytest.mark.rule("MYT-DUSK-02")
def test_a_sprite_that_spent_itself_on_the_field_goes_to_the_tower_at_dusk() -> None:
    s = field_town("fiks", "s1", tower="v1")
    play(s, "0 field s1", "0 done")
    to_dusk(s)
    assert s.sheet(0).dice == []
    assert sum(die < 4 for die in s.tower) == 1


# -- the six sprites ---------------------------------------------------------------------------


@pytest.mark.rule("MYT-SPRITE-04")
def test_fiks_hires_a_villager_for_a_coin() -> None:
    s = field_town("fiks", "s2", coins=1)
    assert changed(s, "0 field s2", "0 die v3") == "coins-1 hired:v3 tower:s1,s3,v1"
    assert s.sheet(0).attached == -1, "to hire by a sprite is no town action"
    assert refusal(field_town("fiks", "s2", coins=0), "0 field s2") == ("MYT-RES-03", "cannot-pay")


@pytest.mark.rule("MYT-SPRITE-05")
def test_buuk_hires_a_sprite_for_a_coin() -> None:
    s = field_town("buuk", "s2", coins=1)
    assert changed(s, "0 field s2", "0 die s3") == "coins-1 hired:s3 tower:s1,v1,v3"
    assert refusal(field_town("buuk", "s2", coins=0), "0 field s2") == ("MYT-RES-03", "cannot-pay")


@pytest.mark.rule("MYT-SPRITE-06")
@pytest.mark.rule("MYT-NOON-06")
def test_lupek_starts_a_construction_and_gives_a_resource() -> None:
    s = field_town("lupek")
    did = changed(s, "0 field s2", "0 construct shop", "0 resource food")
    assert did == "I-1 P-1 F+1 hired:"
    assert s.view(0)["site"] == ["shop", None, None, None]
    assert s.sheet(0).attached == 1, "the first town action of the day fixes the attachment"
    play(s, "0 visit community", "0 pass")
    assert s.sheet(0).attached == 1


@pytest.mark.rule("MYT-SPRITE-06")
def test_lupek_gives_nothing_where_nothing_can_be_built() -> None:
    assert refusal(field_town("lupek", tracks=0), "0 field s2") == ("MYT-SPRITE-02", "useless")


@pytest.mark.rule("MYT-SPRITE-07")
def test_dolek_does_community_work_and_lets_a_skill_be_used() -> None:
    s = field_town("dolek")
    s.sheet(0).skills = [1]
    play(s, "0 field s2")
    assert menu(s) == ["buy culture", "buy income", "buy production", "buy food"], "at least one"
    play(s, "0 buy food", "0 done")
    assert menu(s) == ["skill F2", "no"]
    play(s, "0 no")
    assert (s.tracks[3], s.sheet(0).coins, s.sheet(0).attached) == (6, 15, 0)


@pytest.mark.rule("MYT-SPRITE-08")
def test_elida_uses_a_building_for_two_coins_whoever_stands_there() -> None:
    s = field_town("elida", "s2", seats=2, stand={0: "shop"})
    play(s, "1 visit shop", "1 pass", "0 field s2")
    assert menu(s) == ["building shop", "building longhouse"]
    play(s, "0 building shop")
    assert (s.sheet(0).coins, s.sheet(0).actions) == (15, 2), "two for Elida, three for the shop"


@pytest.mark.rule("MYT-SPRITE-08")
def test_elida_needs_a_building_that_can_be_paid_after_her() -> None:
    def no_longhouse(data: Data) -> None:
        data["areas"][6] = "empty"

    def at(coins: int, dice: str, building: str) -> list[str]:
        def edit(data: Data) -> None:
            no_longhouse(data)
            data.update(field_open=True, sprites=63, visitor=4)
            hired(data, dice, coins)
            stand(data, 0, building)

        return [text for text in menu(town(1, edit)) if text.startswith("field")]

    assert at(5, "s2", "shop") == ["field s2"]
    assert at(4, "s2", "shop") == [], "two coins for Elida leave two, and a shop wants three"
    assert at(6, "s2 s1", "bakery") == ["field s1", "field s2"]
    assert at(6, "s2", "bakery") == [], "the sprite on the field does not bake"


@pytest.mark.rule("MYT-SPRITE-09")
@pytest.mark.rule("MYT-NOON-06")
def test_puk_goes_on_an_adventure_and_gives_an_extra_character_action() -> None:
    s = field_town("puk", adventure=1)
    did = changed(s, "0 field s2", "0 option 1")
    assert did == "P+1 coins+2 actions+1 hired:"
    assert s.sheet(0).attached == 1, "by the section, as it was the first town action"
    assert s.gone_adventures == [1]


# -- visits ------------------------------------------------------------------------------------


@pytest.mark.rule("MYT-VISIT-01")
@pytest.mark.rule("MYT-COMP-03")
@pytest.mark.rule("MYT-ENV-01")
@pytest.mark.rule("MYT-COMP-14")
def test_the_first_envelope_brings_a_tenth_weather_card_with_a_sprites_visit() -> None:
    s = town(1)
    assert s.view(0)["days"] == 9
    for number in (1, 2, 3, 4):
        effect(s, f"envelope {number}")
    assert s.view(0)["envelopes"] == [1, 2, 3, 4]
    told_before = s.envelopes
    effect(s, "envelope 1")
    assert s.envelopes == told_before, "opened once"
    effect(s, "deck weather add 10 shuffle")
    assert s.view(0)["days"] == 10
    assert 9 in s.weather_deck.values
    assert s.box.weather_effects[9] == "visit"


@pytest.mark.rule("MYT-ENV-01")
@pytest.mark.rule("MYT-VISIT-01")
def test_a_card_that_opens_the_first_envelope_also_shuffles_its_weather_in() -> None:
    s = town(1)
    bringers = [
        texts
        for event in s.box.events.values()
        for texts in ([*event.effects, *event.after], *(o.effects for o in event.options))
        if "envelope 1" in texts
    ]
    assert bringers
    assert all("deck weather add 10 shuffle" in texts for texts in bringers)
    assert s.view(0)["envelopes"] == [], "sealed until a card says otherwise"


@pytest.mark.rule("MYT-VISIT-02")
def test_the_next_higher_sprite_comes_and_after_the_highest_the_lowest() -> None:
    def three(data: Data) -> None:
        data.update(field_open=True, sprites=0b101001, visitor=0)

    s = town(1, three)
    seen = []
    for _ in range(3):
        effect(s, "visit")
        seen.append(SPRITES[s.visitor])
    assert seen == ["dolek", "puk", "fiks"]


@pytest.mark.rule("MYT-VISIT-02")
def test_a_sprite_alone_stays() -> None:
    def one(data: Data) -> None:
        data.update(field_open=True, sprites=0b100, visitor=2)

    s = town(1, one)
    effect(s, "visit")
    assert s.visitor == 2
