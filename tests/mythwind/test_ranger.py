"""The Ranger in town: preparing, scouting, setting out; his helpers; the season's end."""

from __future__ import annotations

from typing import cast

import pytest

from osada.kernel.errors import BadPosition

from .noons import GAME, Json, told_of
from .trails import Hike

pytestmark = pytest.mark.rule("MYT-CHAR-02")
GEAR = ("rope", "blade", "lamp", "remedy", "cloak", "ration")
REGIONS = ("fens", "old-wood", "crags", "silver-deep")


@pytest.mark.rule("MYT-SETUP-13")
def test_the_ranger_begins_in_town_rested_and_with_an_empty_pack() -> None:
    sheets = cast("dict[str, Json]", GAME.start(1, 3).to_data()["sheets"])
    own = cast(Json, sheets["ranger"]["own"])
    assert sheets["ranger"]["coins"] == 5
    assert (own["mode"], own["stamina"], own["maps"], own["gear"]) == ("town", 6, 0, [])
    assert [sorted(deck) for deck in cast("list[list[int]]", own["decks"])] == [list(range(9))] * 4


# -- preparing ---------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", GEAR)
def test_a_point_and_a_coin_buy_a_piece_of_gear_or_a_ration(kind: str) -> None:
    hike = Hike(coins=3)
    told = hike.play("prepare", f"outfit {kind}")
    assert (hike.gear, hike.coins) == (f"{kind} {1 if kind == 'ration' else 2}", 2)
    assert told_of(told, "ranger-outfitted") == [{"seat": 0, "gear": kind, "price": 1}]


@pytest.mark.parametrize(("worn", "now"), [("rope 0", "rope 2"), ("rope 1", "rope 2")])
def test_a_point_repairs_all_uses_of_one_piece(worn: str, now: str) -> None:
    hike = Hike(gear=f"{worn}, ration 1", coins=0)
    hike.play("prepare")
    assert hike.legal("mend") == ["mend rope"]
    hike.play("mend rope")
    assert hike.gear == f"{now}, ration 1"


def test_of_two_pieces_the_more_worn_one_is_repaired() -> None:
    hike = Hike(gear="rope 0, rope 1")
    hike.play("prepare", "mend rope")
    assert hike.gear == "rope 1, rope 2"


def test_a_point_of_rest_gives_a_point_of_stamina_up_to_six() -> None:
    hike = Hike(stamina=4)
    hike.play("prepare", "rest-up", "rest-up")
    assert hike.stamina == 6
    assert "rest-up" not in hike.legal()


@pytest.mark.rule("MYT-NOON-04")
def test_preparing_has_three_points_and_one_more_for_gear_with_villagers() -> None:
    hike = Hike(stamina=1, attached="villager")
    hike.play("prepare", "rest-up", "rest-up", "rest-up")
    assert {text.split()[0] for text in hike.legal()} == {"outfit", "done"}
    hike.play("outfit rope")
    assert (hike.asked, hike.stamina, hike.gear) == ("ranger-depart", 4, "rope 2")
    first = Hike(stamina=1, attached="villager")
    first.play("prepare", "outfit rope", "rest-up", "rest-up", "rest-up")
    assert (first.asked, first.stamina) == ("ranger-depart", 4)


@pytest.mark.rule("MYT-NOON-04")
def test_with_sprites_the_fourth_point_is_for_rest_or_scouting() -> None:
    hike = Hike(stamina=1, attached="sprite")
    hike.play("prepare", "outfit rope", "outfit rope", "outfit rope")
    assert hike.legal() == ["rest-up", "scout fens", "scout old-wood", "done"]
    hike.play("rest-up")
    assert (hike.asked, hike.stamina) == ("ranger-depart", 2)


def test_without_coins_or_room_nothing_can_be_bought() -> None:
    poor = Hike(coins=0)
    poor.play("prepare")
    assert poor.legal("outfit") == []
    full = Hike(gear=", ".join(["rope 2"] * 10))
    full.play("prepare")
    assert full.legal("outfit") == []
    nearly = Hike(gear=", ".join(["rope 2"] * 9))
    nearly.play("prepare")
    assert len(nearly.legal("outfit")) == 6


@pytest.mark.rule("MYT-NOON-09")
def test_preparing_is_the_character_action_of_the_day() -> None:
    hike = Hike()
    hike.play("prepare", "done", "done")
    assert hike.legal("prepare") == []
    assert hike.why_not("prepare") == "ranger-no-more-actions"


# -- scouting ----------------------------------------------------------------------------------


def test_scouting_looks_at_three_cards_bottoms_one_and_orders_the_rest() -> None:
    hike = Hike(cards="5 2 9", scouted="old-wood")
    hike.play("prepare", "scout old-wood")
    assert (hike.asked, hike.legal()) == ("ranger-bottom", ["card 1", "card 2", "card 3", "done"])
    assert hike.seen("old-wood") == "5 2 9 ? ? ? ? ? ?"
    hike.play("card 1")
    assert (hike.asked, hike.legal()) == ("ranger-order", ["card 1", "card 2"])
    hike.play("card 2")
    assert hike.deck("old-wood") == "9 2 1 3 4 6 7 8 5"
    assert hike.asked == "ranger-prepare"


def test_scouted_cards_may_all_stay_on_top_in_any_order() -> None:
    hike = Hike(cards="5 2 9")
    hike.play("prepare", "scout fens", "done", "card 3", "card 3")
    assert hike.deck("fens").startswith("9 2 5 ")


def test_what_was_scouted_comes_next() -> None:
    """Card 4 of the Fens needs a blade and has two pelts."""
    hike = Hike(cards="5 2 4")
    hike.play("prepare", "scout fens", "card 1", "card 2", "done", "depart fens", "finish")
    hike.play("visit construct", "pass", "travel")
    assert (hike.loot, hike.stamina) == ("pelt pelt", 5)


def test_fewer_than_three_cards_are_all_that_is_looked_at() -> None:
    hike = Hike(cards="5", left=1)
    told = hike.play("prepare", "scout fens")
    assert told_of(told, "ranger-scouted")[0]["count"] == 1
    hike.play("done")
    assert hike.asked == "ranger-prepare"


def test_an_empty_deck_is_shuffled_before_it_is_scouted() -> None:
    hike = Hike(left=0)
    hike.play("prepare", "scout fens")
    assert sorted(hike.deck("fens").split()) == list("123456789")


# -- setting out -------------------------------------------------------------------------------


@pytest.mark.parametrize(("maps", "regions"), [(0, 2), (1, 2), (2, 3), (3, 3), (4, 4)])
def test_maps_open_the_far_regions(maps: int, regions: int) -> None:
    hike = Hike(maps=maps)
    hike.play("prepare")
    assert hike.legal("scout") == [f"scout {region}" for region in REGIONS[:regions]]
    hike.play("done")
    assert hike.legal() == [*(f"depart {region}" for region in REGIONS[:regions]), "done"]
    hike.play(f"depart {REGIONS[regions - 1]}")
    assert hike.where == f"wild {REGIONS[regions - 1]} 0"
    assert hike.maps == maps


def test_he_may_stay_in_town_and_without_stamina_he_must() -> None:
    hike = Hike()
    hike.play("prepare", "done", "done")
    assert hike.where == "town"
    tired = Hike(stamina=0)
    tired.play("prepare", "done")
    assert (tired.asked, tired.where) == ("", "town")


def test_in_town_he_neither_travels_nor_camps_and_outside_he_does_not_prepare() -> None:
    hike = Hike(gear="ration 1")
    assert hike.why_not("travel") == hike.why_not("camp") == "ranger-in-town"
    away = Hike(region="fens")
    assert away.why_not("prepare") == "ranger-not-in-town"
    assert away.legal("prepare") == hike.legal("travel") == hike.legal("camp") == []


@pytest.mark.rule("MYT-NOON-01")
def test_he_takes_a_town_action_every_day_also_in_the_wild() -> None:
    hike = Hike(region="fens", attached="nobody")
    assert "visit community" in hike.legal()
    assert hike.why_not("travel") == "not-attached"
    hike.play("visit community", "pass")
    assert "travel" in hike.legal()


# -- the pack ----------------------------------------------------------------------------------


def test_things_are_dropped_at_any_time_the_most_worn_first() -> None:
    hike = Hike(gear="rope 0, rope 2, ration 1", loot="pelt", region="fens", attached="nobody")
    assert hike.legal("drop") == ["drop rope", "drop ration", "drop pelt"]
    hike.play("drop rope", "drop pelt")
    assert (hike.gear, hike.loot) == ("rope 2, ration 1", "")
    hike.play("drop ration")
    assert hike.gear == "rope 2"
    assert hike.why_not("drop lamp") == "ranger-not-carried"


# -- helpers -----------------------------------------------------------------------------------


def test_a_villager_gives_one_more_point_in_town() -> None:
    hike = Hike(dice="v2", stamina=3, actions=0)
    hike.play("trail-help point", "rest-up")
    assert (hike.dice, hike.stamina, hike.asked) == ("v1", 4, "")


def test_a_sprite_lets_him_rest_or_scout() -> None:
    hike = Hike(dice="s2", stamina=5, attached="sprite", actions=0, cards="5 2 9")
    hike.play("trail-help rest")
    assert (hike.dice, hike.stamina) == ("s1", 6)
    assert hike.why_not("trail-help rest") == "ranger-fully-rested"
    hike.play("trail-help scout", "scout fens", "card 1", "card 1")
    assert (hike.dice, hike.deck("fens")[:3]) == ("s0", "2 9")


@pytest.mark.rule("MYT-NOON-04")
@pytest.mark.parametrize(
    ("attached", "dice"), [("sprite", "v3"), ("villager", "s3"), ("sprite", "s0")]
)
def test_only_able_workers_of_the_days_attachment_help(attached: str, dice: str) -> None:
    hike = Hike(dice=dice, attached=attached, stamina=3)
    assert hike.legal("trail-help") == []
    for word in ("point", "scout", "rest"):
        assert hike.why_not(f"trail-help {word}") == "ranger-no-worker"


def test_the_helpers_of_the_town_stay_in_town() -> None:
    hike = Hike(region="fens", dice="v1", stamina=3)
    assert hike.legal("trail-help") == []
    assert hike.why_not("trail-help point") == "ranger-not-in-town"


# -- the season's end --------------------------------------------------------------------------


def test_at_the_seasons_end_he_stays_where_he_is_rests_and_the_decks_are_shuffled() -> None:
    hike = Hike(region="old-wood", step=2, stamina=3, loot="ore", left=4, last_day=True)
    hike.play("finish", "no")
    assert (hike.where, hike.stamina, hike.loot) == ("wild old-wood 2", 5, "ore")
    for region in REGIONS:
        assert sorted(hike.deck(region).split()) == list("123456789")
        assert hike.seen(region) == "? ? ? ? ? ? ? ? ?"
    assert hike.deck("crags") != "1 2 3 4 5 6 7 8 9"


# -- as data -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("own", "fault"),
    [
        ({"gear": ["rope 3"]}, "a rope has 3 uses"),
        ({"gear": ["ration 2"]}, "a ration has 2 uses"),
        ({"gear": ["rope 1"] * 13}, "the pack holds too much"),
        ({"region": "fens"}, "exactly while the ranger is away"),
        ({"stamina": 7}, "stamina"),
        ({"decks": [[0, 0], [], [], []]}, "a card is twice in a deck"),
        ({"card": 4}, "card"),
        ({"decks": [[]]}, "4 regions"),
    ],
)
def test_a_trail_that_cannot_be_is_refused(own: Json, fault: str) -> None:
    data = Hike().state.to_data()
    sheet = cast("dict[str, Json]", data["sheets"])["ranger"]
    cast(Json, sheet["own"]).update(own)
    with pytest.raises(BadPosition, match=fault):
        GAME.from_json(data)


def test_maps_are_gathered_as_long_as_a_campaign_goes_on() -> None:
    data = Hike().state.to_data()
    sheet = cast("dict[str, Json]", data["sheets"])["ranger"]
    cast(Json, sheet["own"])["maps"] = 263
    assert GAME.from_json(data).to_data() == data


def test_a_copied_trail_is_independent() -> None:
    hike = Hike(gear="rope 1", stamina=3)
    before = hike.state.to_json()
    twin = hike.state.copy()
    for text in ("prepare", "mend rope", "rest-up", "scout fens", "card 1", "card 2"):
        twin.play(0, GAME.parse(twin, text))
    assert hike.state.to_json() == before
