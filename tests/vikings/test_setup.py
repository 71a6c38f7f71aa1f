"""Laying out the game. VIK-SETUP-01 to VIK-SETUP-12, VIK-AREA-01 to VIK-AREA-03."""

from __future__ import annotations

import json
from collections import Counter

import pytest

import osada
from osada.kernel.errors import BadPosition, BadStart

from .filling import SPACES
from .tables import GAME, position, start

SEEDS = range(40)
EACH_NUMBER = pytest.mark.parametrize("seats", [2, 3, 4])


@pytest.mark.rule("VIK-SETUP-01")
def test_two_to_four_players_each_have_a_colour_of_their_own() -> None:
    for seats in (2, 3, 4):
        colours = json.loads(start(seats).state.to_json())["seats"]
        assert len(set(colours)) == seats
    chosen = start(3, options={"colours": "YBRG"}).state.to_data()["seats"]
    assert chosen == ["yellow", "blue", "red"]
    for seats in (0, 1, 5):
        with pytest.raises(BadStart, match=f"2 to 4 players, not {seats}"):
            GAME.start(seats)
    with pytest.raises(BadPosition, match="a colour sits twice"):
        GAME.from_json({**start(2).state.to_data(), "seats": ["red", "red"], "options": {}})


@pytest.mark.rule("VIK-SETUP-02")
@EACH_NUMBER
def test_bet_tokens_begin_in_hand_and_face_down(seats: int) -> None:
    table = start(seats, seed=2)
    for seat, colour in enumerate(("red", "green", "blue", "yellow")[:seats]):
        assert [table.bet(colour, value) for value in (1, 2, 3, 4)] == ["hand"] * 4
        for viewer in (*range(seats), None):
            mine = table.seen(viewer)["seats"][seat]
            assert mine["won"] == []
            if viewer == seat:
                assert sorted(value or 0 for value in mine["hand"]) == [1, 2, 3, 4]
            else:
                assert mine["hand"] == [None] * 4


@pytest.mark.rule("VIK-SETUP-02")
def test_where_a_token_lies_tells_nothing_about_its_value() -> None:
    """Otherwise `token #2` in the log would name its value."""
    firsts = Counter(start(2, seed).seen(0)["seats"][0]["hand"][0] for seed in range(400))
    assert set(firsts) == {1, 2, 3, 4}
    assert min(firsts.values()) > 60


@pytest.mark.rule("VIK-SETUP-03")
@pytest.mark.parametrize(("seats", "each", "in_all"), [(2, 4, 8), (3, 3, 9), (4, 2, 8)])
def test_the_number_of_workers_follows_the_number_of_players(
    seats: int, each: int, in_all: int
) -> None:
    line = Counter(start(seats).waiting())
    assert list(line.values()) == [each] * seats
    assert line.total() == in_all


@pytest.mark.rule("VIK-SETUP-04")
def test_chance_decides_who_is_first_second_and_so_on() -> None:
    drops = Counter(start(3, seed).waiting()[:3] for seed in range(600))
    assert set(drops) == {"RGB", "RBG", "GRB", "GBR", "BRG", "BGR"}
    assert min(drops.values()) > 60


@pytest.mark.rule("VIK-SETUP-04")
@pytest.mark.rule("VIK-SETUP-05")
@pytest.mark.parametrize(("seats", "pattern"), [(2, "ABBAABBA"), (3, "ABCBCACAB"), (4, "ABCDDCBA")])
def test_the_drop_settles_the_whole_first_line(seats: int, pattern: str) -> None:
    for seed in SEEDS:
        table = start(seats, seed)
        line = table.waiting()
        letters = dict(zip("ABCD", line[:seats], strict=False))
        assert line == "".join(letters[letter] for letter in pattern)
        stands = json.loads(table.state.to_json())["waiting"]
        assert tuple(stands) == SPACES[: len(line)]


@pytest.mark.rule("VIK-SETUP-06")
def test_the_first_placements_carry_nothing_out() -> None:
    """With three players a worker stands on market, add-1 and draw-3 before the first turn."""
    table = start(3)
    assert {"market", "add-1", "draw-3"} <= set(json.loads(table.state.to_json())["waiting"])
    assert [table.market(kind) for kind in ("fur", "grain", "nails")] == [1, 1, 1]
    assert (len(table.pile("add-1")), len(table.pile("draw-3"))) == (7, 8)
    assert [table.goods(ship) for ship in range(1, 9)] == [""] * 8
    assert [event.key for event in table.state.events] == ["vikings-started"] * 3
    assert len(table.legal()) == 11


@pytest.mark.rule("VIK-SETUP-07")
@EACH_NUMBER
def test_all_workers_begin_on_the_side_away_from_the_chief(seats: int) -> None:
    table = start(seats)
    assert table.placed() == {}
    mover = table.turn
    table.play(f"{mover} first-player")
    assert table.placed() == {"first-player": mover}


@pytest.mark.rule("VIK-SETUP-08")
@EACH_NUMBER
def test_seven_sterns_lie_beside_set_sail(seats: int) -> None:
    table = start(seats)
    assert table.sterns == 7
    told = table.play(f"{table.turn} set-sail")
    assert told[1].what == "stern-taken"
    assert table.sterns == 6


@pytest.mark.rule("VIK-SETUP-09")
@EACH_NUMBER
def test_all_goods_begin_at_one(seats: int) -> None:
    table = start(seats)
    assert [table.market(kind) for kind in ("fur", "grain", "nails")] == [1, 1, 1]


@pytest.mark.rule("VIK-SETUP-10")
@EACH_NUMBER
def test_the_goods_are_mixed_face_down_into_piles_of_seven_and_eight(seats: int) -> None:
    tops: Counter[str] = Counter()
    for seed in SEEDS:
        table = start(seats, seed)
        assert (len(table.pile("add-1")), len(table.pile("draw-3"))) == (7, 8)
        for viewer in (*range(seats), None):
            piles = table.seen(viewer)["piles"]
            assert piles == {"add-1": [None] * 7, "draw-3": [None] * 8}
        tops[table.pile("add-1")[0]] += 1
        tops[table.pile("draw-3")[0]] += 1
    assert set(tops) == {"fur", "grain", "nails"}
    assert min(tops.values()) > 12


@pytest.mark.rule("VIK-SETUP-11")
@pytest.mark.rule("VIK-AREA-03")
def test_a_ship_lies_at_each_of_the_eight_berths() -> None:
    table = start(4)
    ships = table.seen(None)["ships"]
    assert [ship["ship"] for ship in ships] == [1, 2, 3, 4, 5, 6, 7, 8]
    assert not any(ship["sailed"] for ship in ships)
    table.play(f"{table.turn} add-1")
    assert table.legal() == [f"ship {number}" for number in range(1, 9)]


@pytest.mark.rule("VIK-AREA-03")
def test_pieces_move_between_the_ships_of_the_fjord() -> None:
    table = position(ships={3: "R1", 8: "B2"}, line="R…")
    table.play("red jump-own", "red piece 3:1", "red ship 8")
    assert (table.hull(3), table.hull(8)) == ("", "B2 R1")


@pytest.mark.rule("VIK-SETUP-12")
@EACH_NUMBER
def test_three_pieces_of_three_colours_lie_behind_every_prow(seats: int) -> None:
    for seed in SEEDS:
        table = start(seats, seed)
        colours = [[piece[0] for piece in table.hull(ship).split()] for ship in range(1, 9)]
        assert all(len(hull) == 3 == len(set(hull)) for hull in colours)
        assert Counter(letter for hull in colours for letter in hull) == dict.fromkeys("RGBY", 6)


@pytest.mark.rule("VIK-AREA-01")
def test_an_action_has_one_place_for_a_worker_on_either_side_of_the_village() -> None:
    """A worker that waits at the market does not keep another from going there, and once."""
    table = position("RGB", line="RGBRGBRGB")
    spaces = [str(action) for action in table.state.legal(0)]
    assert tuple(spaces) == SPACES
    assert json.loads(table.state.to_json())["waiting"]["market"] == "blue"
    table.play("red market", "red goods fur")
    assert table.placed() == {"market": "red"}
    assert json.loads(table.state.to_json())["waiting"]["market"] == "blue"
    assert "market" not in table.legal()


@pytest.mark.rule("VIK-AREA-02")
def test_every_berth_has_a_circle_for_each_colour_played_or_not() -> None:
    table = position("RB", line="R…")
    table.play("red bet", "red token 1")
    assert table.legal() == [
        f"circle {berth}:{colour}"
        for berth in range(1, 9)
        for colour in ("red", "green", "blue", "yellow")
    ]


@pytest.mark.rule("VIK-T-01")
def test_scenario_01_blue_drops_before_red() -> None:
    table = start(2, options={"colours": "RBGY"}, drop="BR")
    assert table.waiting() == "BRRBBRRB"
    turns = ""
    for _ in range(8):
        turns += table.turn[0].upper()
        swift = next(
            s
            for s in (
                "first-player",
                "set-sail",
                "market",
                "promote",
                "add-1",
                "bet",
                "jump-own",
                "swap",
            )
            if s in table.legal()
        )
        table.play(f"{table.turn} {swift}")
        while table.stage not in ("space", "sail"):
            table.play(f"{table.turn} {table.legal()[0]}")
    assert turns == "BRRBBRRB"
    assert table.stage == "sail"


@pytest.mark.rule("VIK-T-02")
def test_scenario_02_red_green_and_yellow_drop_in_this_order() -> None:
    assert start(3, options={"colours": "RGYB"}, drop="RGY").waiting() == "RGYGYRYRG"


@pytest.mark.rule("VIK-T-03")
def test_scenario_03_a_game_of_four() -> None:
    table = start(4, drop="RGBY")
    assert table.waiting() == "RGBYYBGR"
    assert (len(table.pile("add-1")), len(table.pile("draw-3"))) == (7, 8)
    hulls = [table.hull(ship).split() for ship in range(1, 9)]
    assert [len(hull) for hull in hulls] == [3] * 8
    assert all(len({piece[0] for piece in hull}) == 3 for hull in hulls)
    for letter in "RGBY":
        assert sum(any(piece[0] == letter for piece in hull) for hull in hulls) == 6


@pytest.mark.rule("VIK-T-A")
def test_scenario_a_is_replaced_by_the_layouts_of_two_three_and_four_and_by_the_stern() -> None:
    """The rulebook's Example A is only a picture: see also scenarios 01 to 03 and 10."""
    for seats, order, line in (
        (2, "RG", "RGGRRGGR"),
        (3, "RGB", "RGBGBRBRG"),
        (4, "RGBY", "RGBYYBGR"),
    ):
        assert start(seats, drop=order).waiting() == line
    table = position(ships={1: "R1"}, goods={1: "fur"}, sails="R")
    assert (table.sailed(), table.sterns) == ([], 6)
    table.play("red ship 1")
    assert (table.sailed(), table.sterns) == ([1], 6)


def test_the_same_seed_lays_out_the_same_game() -> None:
    for seats in (2, 3, 4):
        one, two, other = (GAME.start(seats, seed) for seed in (6, 6, 7))
        assert one.digest() == two.digest() != other.digest()


def test_a_seed_must_be_a_whole_number() -> None:
    for seed in (-1, 1 << 128, True):
        with pytest.raises(osada.OsadaError, match="the seed must be a whole number"):
            GAME.start(2, seed)
