"""Final scoring. HAM-SCORE-01, HAM-SCORE-04 to HAM-SCORE-08, HAM-GOAL-04, HAM-OWN-02.

The rulebooks' example stands on the witness board of docs/rules/hamlet.md.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import pytest

import osada

from .boards import WITNESS
from .positions import data, load, position
from .tables import Table
from .villages import STONEMASON

BOARD = {tile: f"{rotation} {a} {b}" for tile, rotation, a, b in WITNESS}
ROADS = [
    "red bridge quarry stonemason",
    "red bridge quarry barn-b",
    "red bridge mountain-pond dairy-farm",
    "yellow bridge cow-conservatory stonemason",
    "yellow bridge cow-conservatory farrier",
]
CHAPLAIN, SEXTON, MERCHANT, STEWARD = 6, 3, 3, 6


def example(planner: str = "blue", more: Sequence[str] = ()) -> Table:
    """The board at the end of the game; a third player holds the Planner."""
    return position(
        4,
        layout=BOARD,
        village=more,
        roads=ROADS,
        flags={"farrier": "yellow", "mountain-pond": "red", "warehouse": "red"},
        milestones={"planner": planner},
        finished=True,
    )


@pytest.mark.rule("HAM-TEST-SCORE-01")
def test_the_board_of_the_example_has_the_links_of_the_text() -> None:
    table = example()
    printed = {
        ("church", "quarry"),
        ("dairy-farm", "barn-b"),
        ("dairy-farm", "stonemason"),
        ("stonemason", "farrier"),
    }
    for one, two in printed:
        assert two in table.links(one)
    assert table.links("cow-conservatory") == ["farrier", "stonemason"]
    assert table.links("mountain-pond") == ["dairy-farm"]


@pytest.mark.rule("HAM-TEST-SCORE-01")
@pytest.mark.rule("HAM-SCORE-05")
@pytest.mark.rule("HAM-SCORE-06")
@pytest.mark.rule("HAM-TILE-SMITHY-01")
@pytest.mark.rule("HAM-TILE-POND-01")
def test_score_01_the_example_of_the_rulebooks() -> None:
    """Red: 3 roads, the longest of 6 tiles, the Pond. Yellow: 2 roads, the longest of 5 tiles and
    the Farrier on top of it."""
    table = example()
    assert table.part("red", "roads") == 3
    assert table.part("red", "longest-road") == 12
    assert table.part("red", "landmarks") == 3
    assert table.part("yellow", "roads") == 2
    assert table.part("yellow", "longest-road") == 10
    assert table.part("yellow", "landmarks") == 5
    awards = [table.part(colour, "awards") for colour in ("red", "yellow")]
    totals = [score.total for score in table.outcome.scores]
    assert totals[0] - awards[0] == 18
    assert totals[3] - awards[1] == 17


@pytest.mark.rule("HAM-TEST-SCORE-01")
def test_score_01_the_chains_of_the_text() -> None:
    seats = example().view()["seats"]
    assert isinstance(seats, list)
    red, yellow = seats[0]["longest_road"], seats[3]["longest_road"]
    assert len(red) == 6
    assert {"mountain-pond", "dairy-farm", "barn-b", "quarry", "stonemason", "farrier"} == set(red)
    assert len(yellow) == 5
    assert {"farrier", "cow-conservatory", "stonemason", "dairy-farm", "barn-b"} == set(yellow)


@pytest.mark.rule("HAM-TEST-SCORE-01")
@pytest.mark.rule("HAM-GOAL-04")
@pytest.mark.rule("HAM-SCORE-05")
def test_score_01_with_the_planner_each_road_counts_2() -> None:
    table = example(planner="red")
    assert table.part("red", "roads") == 6
    assert table.part("yellow", "roads") == 2


@pytest.mark.rule("HAM-TEST-SCORE-01")
@pytest.mark.rule("HAM-TILE-WAREHOUSE-01")
def test_score_01_with_a_connected_warehouse_red_gets_3_more() -> None:
    table = example(more=["warehouse:2 market:6"])
    assert "market" in table.links("warehouse")
    assert table.part("red", "landmarks") == 3 + 3
    assert table.part("red", "roads") == 3
    assert table.part("red", "longest-road") == 12


@pytest.mark.rule("HAM-TEST-SCORE-01")
@pytest.mark.rule("HAM-SCORE-06")
def test_score_01_the_chain_does_not_run_through_the_church() -> None:
    """Though it could go on from the Quarry over the Church to five more tiles."""
    seats = example().view()["seats"]
    assert isinstance(seats, list)
    assert "church" not in seats[0]["longest_road"]


# -- gold ------------------------------------------------------------------------------------


@pytest.mark.rule("HAM-SCORE-07")
@pytest.mark.parametrize(("gold", "stars"), [(0, 0), (2, 0), (3, 1), (5, 1), (11, 3), (12, 4)])
def test_every_full_3_gold_count_1(gold: int, stars: int) -> None:
    assert position(gold={"red": gold}, finished=True).part("red", "gold") == stars


@pytest.mark.rule("HAM-TEST-SCORE-02")
@pytest.mark.rule("HAM-TILE-TAVERN-01")
@pytest.mark.parametrize(("gold", "from_gold", "from_tavern"), [(11, 3, 8), (7, 2, 7), (8, 2, 8)])
def test_score_02_gold_and_the_tavern(gold: int, from_gold: int, from_tavern: int) -> None:
    table = position(village=["tavern:8 market:6"], gold={"red": gold}, finished=True)
    assert table.part("red", "gold") == from_gold
    assert table.part("red", "landmarks") == from_tavern


# -- milestones, landmarks, roads ------------------------------------------------------------


@pytest.mark.rule("HAM-SCORE-01")
@pytest.mark.rule("HAM-GOAL-01")
def test_points_on_milestones_count_for_their_holders(tmp_path: Path) -> None:
    """Ours show none; the owner of a box with points on them may say so."""
    override = tmp_path / "mine.toml"
    override.write_text("goal.carpenter.stars = 4\ngoal.planner.stars = 2\n")
    box = osada.game("hamlet", override)
    given = data(milestones={"carpenter": "red", "planner": "green"}, finished=True)
    outcome = load(given, box).outcome
    assert [score.parts["milestones"] for score in outcome.scores] == [4, 2]
    ours = position(milestones={"carpenter": "red"}, finished=True)
    assert ours.part("red", "milestones") == 0


@pytest.mark.rule("HAM-SCORE-04")
@pytest.mark.rule("HAM-OWN-02")
def test_a_landmark_scores_for_its_flag_only_and_only_if_the_church_can_reach_it() -> None:
    ponds = ["mountain-pond:1 quarry:5", "forest-pond:1 woodcutter:1"]
    bridge, path = "blue bridge quarry mountain-pond", "blue path woodcutter forest-pond"
    flags = {"mountain-pond": "red", "forest-pond": "green"}
    for roads, scores in (
        ([bridge], [3, 0, 0]),
        ([path], [0, 3, 0]),
        ([bridge, path], [3, 3, 0]),
        ([], [0, 0, 0]),
    ):
        table = position(3, village=ponds, roads=roads, flags=flags, finished=True)
        assert [table.part(c, "landmarks") for c in ("red", "green", "blue")] == scores


@pytest.mark.rule("HAM-SCORE-04")
@pytest.mark.rule("HAM-AMB-06")
def test_a_link_to_a_tile_that_is_itself_cut_off_is_no_connection() -> None:
    """Two landmarks with a bridge between them, both out of the Church's reach."""
    village = ["mountain-pond:1 quarry:5", "small-range:1 mountain-pond:4"]
    table = position(village=village, roads=["red bridge mountain-pond small-range"], finished=True)
    assert table.links("small-range") == ["mountain-pond"]
    assert table.part("red", "landmarks") == 0 + 1  # the Pond, and the Range's hill against it


@pytest.mark.rule("HAM-SCORE-05")
@pytest.mark.rule("HAM-OWN-02")
@pytest.mark.parametrize(("planner", "expected"), [("blue", [2, 1]), ("red", [4, 1])])
def test_roads_score_for_their_builder(planner: str, expected: list[int]) -> None:
    table = position(
        3,
        village=["small-range:1 quarry:5", "small-woodland:1 woodcutter:1"],
        roads=[
            "red bridge quarry small-range",
            "red path woodcutter small-woodland",
            "green path farm market",
        ],
        milestones={"planner": planner},
        finished=True,
    )
    assert [table.part(colour, "roads") for colour in ("red", "green")] == expected


# -- the whole -------------------------------------------------------------------------------


@pytest.mark.rule("HAM-SCORE-08")
def test_the_score_is_the_track_and_every_part_of_final_scoring() -> None:
    table = position(
        3,
        village=[*STONEMASON, "mountain-pond:1 stonemason:1"],
        roads=["red bridge stonemason mountain-pond"],
        stars={"red": 21, "green": 30},
        gold={"red": 10, "green": 2},
        delivered=["red", "red", "green", None, "red"],
        sold={"red": "4", "green": "5 6"},
        milestones={"planner": "red"},
        finished=True,
    )
    red, green, blue = table.outcome.scores
    final = {"awards": CHAPLAIN + STEWARD, "landmarks": 3, "roads": 2, "longest-road": 6, "gold": 3}
    assert {name: stars for name, stars in red.parts.items() if stars} == {"sales": 21, **final}
    assert list(red.parts)[-6:] == ["milestones", *final]
    assert red.total == 21 + 12 + 3 + 2 + 6 + 3
    assert green.total == 30 + SEXTON + MERCHANT
    assert blue.total == 0
    assert table.outcome.winners == (0,)
    assert table.outcome.ranks == (1, 2, 3)


@pytest.mark.rule("HAM-SCORE-08")
@pytest.mark.parametrize(
    ("stars", "delivered", "sold", "ranks"),
    [
        ((20, 10), [None, None, None, None], ("", ""), (1, 2)),
        ((10, 20), [None, None, None, None], ("", ""), (2, 1)),
        ((10, 10), [None, None, None, None], ("", ""), (1, 1)),
        ((10, 13), ["red", "red", "green", None], ("", ""), (1, 2)),
        ((14, 11), ["green", "red", "green", None], ("", ""), (2, 1)),
        ((10, 13), [None, None, None, None], ("5", ""), (1, 2)),
    ],
)
def test_most_stars_win_then_deliveries_then_sale_tiles(
    stars: tuple[int, int],
    delivered: list[str | None],
    sold: tuple[str, str],
    ranks: tuple[int, int],
) -> None:
    table = position(
        stars={"red": stars[0], "green": stars[1]},
        delivered=delivered,
        sold={"red": sold[0], "green": sold[1]},
        finished=True,
    )
    assert table.outcome.ranks == ranks
