"""Every reason for which the game refuses an action, each from a position where it comes up."""

from __future__ import annotations

from typing import cast

import pytest

from osada import Illegal
from osada.games.hamlet.rules.words import CHURCH, TILES, place_word
from osada.kernel.errors import BadAction

from .phrasebook import REASONS, declared_arguments
from .positions import position
from .refused_buildings import PAYMENTS, ROADS, SITES
from .refused_deeds import DEEDS, FULL, TURNS, Refusal
from .tables import said, whats

REFUSALS = [*TURNS, *DEEDS, *SITES, *ROADS, *PAYMENTS]


@pytest.mark.parametrize("case", REFUSALS, ids=lambda case: f"{case.reason}: {case.move}")
def test_a_refused_move_says_why_and_changes_nothing(case: Refusal) -> None:
    table = case.table()
    reasons = table.why_not(case.move)
    told = [one for one in reasons if one.what == case.reason]
    assert (case.rule, case.args) in [(one.rule, one.args) for one in told], reasons
    before = table.state.to_json()
    with pytest.raises(Illegal) as refused:
        table.play(case.move)
    assert [reason.key for reason in refused.value.reasons] == [
        f"hamlet-{one.what}" for one in reasons
    ]
    assert table.state.to_json() == before


@pytest.mark.parametrize("case", REFUSALS, ids=lambda case: f"{case.reason}: {case.move}")
def test_a_reason_has_the_arguments_its_text_is_promised(case: Refusal) -> None:
    assert set(case.args) == declared_arguments(case.reason)


def test_a_section_that_is_not_there_is_refused_by_the_text_and_by_the_rules() -> None:
    """People cannot even say it; a program that makes the action itself is told why not."""
    table = position(goods=FULL, hands={"red": "shrine"}).after("red go church", "red build shrine")
    with pytest.raises(BadAction, match="shrine has 6, church 14"):
        table.play("red place shrine:9 church:1")
    (reason,) = table.state.explain(0, place_word(TILES.index("shrine"), 8, CHURCH, 0))
    told = said(reason)
    assert (told.what, told.rule) == ("no-such-section", "HAM-TILE-02")
    assert told.args == {"tile": "shrine", "section": 9, "sections": 6}


@pytest.mark.rule("HAM-BUILD-02")
def test_a_tile_that_looks_the_same_when_turned_is_offered_once_at_a_place() -> None:
    """People may name any of the six equal rotations of a pond; a program that makes the action of
    another one is told which stands for it."""
    table = position(goods=FULL, hands={"red": "forest-pond"})
    table.play("red go farm", "red build forest-pond")
    sites = cast(list[dict[str, list[tuple[int, int]]]], table.state.view(None)["sites"])
    assert len({frozenset(site["outline"]) for site in sites}) == len(sites) > 1
    tile, farm = TILES.index("forest-pond"), TILES.index("farm")
    (reason,) = table.state.explain(0, place_word(tile, 5, farm, 0))
    told = said(reason)
    assert (told.what, told.rule) == ("looks-the-same", "HAM-BUILD-02")
    assert told.args == {"tile": "forest-pond", "section": 1, "anchor": "farm", "anchor_section": 1}
    named = table.after("red place forest-pond:6 farm:1").state
    assert named.to_json() == table.after("red place forest-pond:1 farm:1").state.to_json()


def test_a_refusal_names_every_reason_and_what_each_stranded_resource_would_need() -> None:
    """Sale 8 wants flour, wood and stone on the Market; nothing can come."""
    table = position(
        village=["flour-mill:4 woodcutter:1"],
        goods={**FULL, "flour-mill": "green"},
        offers="8 1 2",
        donkeys={"red": "market"},
    ).after("red go market")
    reasons = table.why_not("red sell 8")
    assert whats(reasons) == [
        *("short", "no-way", "short", "cannot-come", "short", "cannot-come", "no-buying"),
    ]
    assert reasons[1].args["tile"] == "flour-mill"
    assert reasons[3].args == {
        "resource": "wood",
        "tile": "woodcutter",
        "target": "market",
        "donkeys": ["church"],
    }


def test_every_reason_of_the_game_comes_up_here() -> None:
    assert {*(case.reason for case in REFUSALS), "no-such-section", "looks-the-same"} == set(
        REASONS
    )
