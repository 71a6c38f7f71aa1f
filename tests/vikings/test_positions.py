"""Positions written by hand: every fault is named, with its place and what to do."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import osada
from osada.kernel.errors import BadPosition

from .by_hand import faults, hand, spoiled
from .tables import GAME, Table, position

WRONG = [
    # unknown words
    ("sterm", 6, "sterm: is no part of a position: did you mean 'sterns'?"),
    ("game", "chess", "game: 'chess' is not vikings"),
    ("stage", "sale", "stage: 'sale' is unknown: did you mean 'sail'?"),
    ("waiting.marked", "red", "waiting: 'marked' is unknown: did you mean 'market'?"),
    ("waiting.promote", "gren", "waiting.promote: 'gren' is unknown: did you mean 'green'?"),
    ("mover", "purple", "mover: 'purple' is unknown: choose from: blue, green, red, yellow"),
    ("ships.0.goods", "furs", "ships[0].goods: 'furs' is unknown: did you mean 'fur'?"),
    ("ships.0.crew", 3, "ships[0].crew: is no part of a ship: hull, goods, sailed"),
    ("market.gold", 2, "market: 'gold' is unknown: choose from: fur, grain, nails"),
    ("piles.add-1.0", "gold", "piles.add-1[0]: 'gold' is unknown: choose from: fur, grain, nails"),
    ("shields.pink", "fur", "shields: 'pink' is unknown: choose from: blue, green, red, yellow"),
    ("options.promot", "front", "options: there is no option 'promot': did you mean 'promote'?"),
    # pieces
    ("ships.0.hull", "X1 G2 B3", "'X1' is no piece: a colour R G B Y and its shields, e.g. B3"),
    ("ships.0.hull", "R G2 B3", "'R' is no piece: a colour R G B Y and its shields, e.g. B3"),
    ("ships.0.hull", "R1 G2", "ships: blue pieces must have the shields 1, 1, 2, 2, 3, 3, not "),
    ("ships.0.hull", "R2 G2 B3", "ships: red pieces must have the shields 1, 1, 2, 2, 3, 3, not "),
    ("ships.0.hull", "R1+ G2 B3", "ships[0].hull: no viking can stand on R1+"),
    ("ships.0.sailed", "yes", "ships[0].sailed: must be true or false, not 'yes'"),
    ("ships", [], "ships: must be a list of 8 ships"),
    ("ships.0", "R1", "ships[0]: must be an object { … }"),
    # goods and the market
    ("ships.0.goods", "", "goods: there are 4 fur tokens, not 5"),
    ("removed", "nails", "goods: there are 6 nails tokens, not 5"),
    ("ships.7.goods", "fur", "ships[7].goods: a ship that has sailed holds no goods any more"),
    ("ships.0.goods", 3, "ships[0].goods: must be a text of goods such as 'fur fur nails'"),
    ("market.fur", 5, "market.fur: 5 is not from 1 to 4"),
    ("market.fur", "two", "market.fur: must be a whole number, not 'two'"),
    ("piles.add-1", "fur", "piles.add-1: must be a list from the top down"),
    ("piles.add-1.0", "fur pink", "piles.add-1[0]: 'pink' is unknown"),
    # bets
    ("bets.red", ["1 hand"], 'bets.red: must be four texts such as "3 hand" or "2 5:blue"'),
    ("bets.red.0", "7 hand", "bets.red[0]: '7' is no bet token: choose from (1, 2, 3, 4)"),
    ("bets.red.0", "2 hand", "bets.red: the tokens must be 1, 2, 3, 4, not 2, 2, 3, 4"),
    ("bets.red.0", "1 9:blue", "'9:blue' is no place: hand, won, or a circle such as 5:blue"),
    ("bets.red", ["1 3:red", "2 3:blue", "3 hand", "4 hand"], "bets.red: two tokens at ship 3"),
    # the village
    ("waiting.first-player", "blue", "village: red has 1 workers in the village, not 2"),
    ("seats", ["red"], "seats: must be a list of 2 to 4 colours"),
    ("seats", ["red", "red", "blue"], "seats: a colour sits twice: every player has another"),
    ("options.colours", "YRGB", "options: colours 'YRGB' are not those of the seats"),
    # sailing
    ("sterns", 5, "sterns: 5 beside the board, 1 on ships and 0 in hand do not make 7"),
    ("sterns", 9, "sterns: must be a whole number from 0 to 8, not 9"),
    ("sailor", "red", "sailor: must be the one whose worker stands on set-sail, or null"),
    ("sailing", 8, "sailing: a ship is sailing exactly while its goods are shared"),
    # what is being decided
    ("stage", "promote", "action: is set exactly while an action is being carried out"),
    ("stage", "sail", "village: ships sail when all workers have moved"),
    ("stage", "finished", "stage: the game is not over while sterns are left"),
    ("action", "market", "action: is set exactly while an action is being carried out"),
    ("chosen_piece", "1:1", "chosen_piece: a piece is chosen exactly while its target is"),
    ("chosen_piece", "1:4", "chosen_piece: '1:4' is no piece on a ship, e.g. 3:2"),
    ("chosen_piece", "8:1", "chosen_piece: ship 8 has sailed"),
    ("chosen_piece", "1:" + "9" * 500, "is no piece on a ship, e.g. 3:2"),
    ("chosen_piece", 3, "chosen_piece: '3' is no piece on a ship, e.g. 3:2"),
    ("chosen_token", 3, "chosen_token: a token is chosen exactly while its circle is"),
    ("chosen_token", 7, "chosen_token: 7 is no bet token of the mover"),
    ("held", ["fur all"], "held: one goods token is held exactly while its ship is chosen"),
    ("drawn", ["fur red"], "drawn: goods are drawn only while one of them is chosen or loaded"),
    ("mover", "green", "mover: it is red's worker that moves"),
    ("turn", ["blue"], "turn: red is the one to decide here"),
    ("turn", [], "turn: red is the one to decide here"),
    ("turn", "red", "turn: must be a list of colours such as [\"red\"], not 'red'"),
    # the head of the file
    ("rules", 2, "rules: version 2 is newer than ours, 1: update osada"),
    ("rules", "one", "rules: must be a whole number from 1 to"),
    ("chance", "xyz", "chance: must be up to 16 hexadecimal digits, 32 with a colon before"),
    ("chance", "1" * 17, "chance: must be up to 16 hexadecimal digits"),
    ("chance", "f" * 500, f"or 'sealed', not '{'f' * 40}'"),
    ("chance", "1" * 31 + ":0", "chance: must be up to 16 hexadecimal digits"),
    ("chance", "1" * 32 + ":" + "2" * 17, "chance: must be up to 16 hexadecimal digits"),
    ("chance", ":0", "chance: must be up to 16 hexadecimal digits"),
    ("chance", "0x1f", "chance: must be up to 16 hexadecimal digits"),
    ("chance", True, "chance: must be up to 16 hexadecimal digits"),
    ("chance", ["1"], "chance: must be up to 16 hexadecimal digits"),
    ("learned", -1, "learned: must be a whole number from 0"),
    ("round", 0, "round: must be a whole number from 1"),
]


@pytest.mark.parametrize(("path", "value", "fault"), WRONG, ids=lambda part: str(part)[:40])
def test_a_fault_is_named_with_its_place_and_what_to_do(
    path: str, value: object, fault: str
) -> None:
    assert any(fault in named for named in faults(spoiled(path, value)))


def test_the_sound_position_is_sound() -> None:
    assert GAME.from_json(json.dumps(hand())).faults() == []


@pytest.mark.rule("VIK-SHIP-02")
@pytest.mark.rule("VIK-LIM-01")
def test_a_hull_of_six_pieces_is_refused() -> None:
    data = hand(position(ships={1: "R1 R2 R3 G1 G2", 2: "B3"}, line="R…"))
    data["ships"][0]["hull"] = "R1 R2 R3 G1 G2 B3"
    data["ships"][1]["hull"] = ""
    assert faults(data) == ["ships[0].hull: 6 pieces: a hull has at most 5"]


def test_a_pile_that_has_grown_is_refused() -> None:
    data = hand(position(add_1="fur fur"))
    piles = data["piles"]
    piles["add-1"], piles["draw-3"] = piles["draw-3"], piles["add-1"]
    assert faults(data) == ["piles.add-1: the pile starts with 7 and never grows"]


@pytest.mark.rule("VIK-BET-02")
def test_two_tokens_on_an_exclusive_circle_are_refused() -> None:
    data = hand(position(bets={"R": {1: "3:blue"}, "B": {2: "3:blue"}}))
    data["options"]["exclusive-circles"] = "on"
    assert faults(data) == ["bets: two tokens on circle 3:blue: circles are exclusive here"]


@pytest.mark.rule("VIK-2P-01")
def test_more_vikings_than_sterns_taken_are_refused() -> None:
    table = position(
        "RB", ships={1: "R1+ B1"}, harbour=range(1, 8), options={"two-player-viking": True}
    )
    data = hand(table)
    data["ships"][0]["hull"] = "R1+ B1+"
    assert faults(data) == ["ships: 2 extra vikings: one comes with each stern, 1 so far"]


def test_several_faults_are_named_at_once() -> None:
    data = hand()
    data["market"]["fur"] = 7
    data["ships"][0]["hull"] = "R1 G2"
    data["bets"]["green"][3] = "1 hand"
    assert [fault.split(":")[0] for fault in faults(data)] == ["ships", "market.fur", "bets.green"]
    words = hand()
    words["stag"] = {}
    words["rules"] = 99
    assert [fault.split(":")[0] for fault in faults(words)] == ["stag", "rules"]


IMPOSSIBLE = [
    ("round", 1, ["round: 1 ship has sailed, one in a round: it is round 2 or later"]),
    (
        "bets.red",
        ["1 won", "2 won", "3 hand", "4 hand"],
        ["bets.red: 2 tokens won: one at most with each ship that has sailed, 1 so far"],
    ),
    (
        "bets.red",
        ["1 8:red", "2 8:red", "3 hand", "4 hand"],
        [
            "bets.red: two tokens at ship 8: one is the limit",
            *["bets.red: the token on 8:red was right, and the ship has sailed: it is won"] * 2,
        ],
    ),
]


@pytest.mark.rule("VIK-ROUND-01")
@pytest.mark.rule("VIK-BET-04")
@pytest.mark.parametrize(("path", "value", "told"), IMPOSSIBLE, ids=lambda part: str(part)[:24])
def test_what_no_game_could_have_brought_is_refused(
    path: str, value: object, told: list[str]
) -> None:
    assert faults(spoiled(path, value)) == told


@pytest.mark.rule("VIK-GOODS-01")
def test_before_the_first_ship_sails_nobody_has_goods_or_won_bets() -> None:
    data = hand(position(line="R…"))
    data["piles"]["add-1"].remove("fur")
    data["shields"]["red"] = "fur"
    data["bets"]["blue"][0] = "1 won"
    assert [fault.split(":")[0] for fault in faults(data)] == ["shields.red", "bets.blue"]


@pytest.mark.rule("VIK-BET-04")
def test_the_ship_whose_goods_are_being_shared_out_has_won_nobody_a_bet_yet() -> None:
    table = position(ships={1: "B3 R2 G1"}, goods={1: "fur grain nails"}, sails="Y")
    table.play("yellow ship 1")
    data = hand(table)
    settled = sum(bool(ship.get("sailed")) for ship in data["ships"]) - 1
    data["bets"]["red"] = ["1 won" for _ in range(settled + 1)] + data["bets"]["red"][settled + 1 :]
    told = [fault for fault in faults(data) if "one at most with each ship" in fault]
    assert [fault.rpartition(", ")[2] for fault in told] == [f"{settled} so far"]


def test_what_cannot_be_read_hides_no_other_fault_and_invents_none() -> None:
    """Players who cannot be told apart are not counted; a market is a market all the same."""
    data = hand()
    data["sterm"] = 6
    data["market"]["fur"] = 7
    data["seats"][3] = "pink"
    data["waiting"]["marked"] = "pink"
    data["ships"][0]["hull"] = "X1"
    data["rules"] = 99
    places = [fault.split(":")[0] for fault in faults(data)]
    assert places == ["sterm", "rules", "seats[3]", "waiting", "ships[0].hull", "market.fur"]


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("{", "this is not JSON"),
        ("", "this is not JSON"),
        ("[1, 2]", "a position is a JSON object { … }"),
        ("null", "a position is a JSON object { … }"),
        ("{}", "seats: must be a list of 2 to 4 colours"),
        (b"\xff\xfe\x00", "this is not JSON"),
        ("[" * 100_000, "this is not JSON"),
    ],
    ids=lambda part: repr(part)[:24],
)
def test_what_is_no_position_at_all_is_refused_in_words(text: str | bytes, fault: str) -> None:
    with pytest.raises(BadPosition, match="this position cannot be") as refused:
        GAME.from_json(text)
    assert fault in str(refused.value)


def test_a_position_made_with_another_box_is_checked_against_that_box(tmp_path: Path) -> None:
    """An owner's override changes what is right: a market up to 5, tokens from 2 to 5."""
    override = tmp_path / "mine.toml"
    override.write_text("[market]\ntop = 5\n[bets]\nvalues = [2, 3, 4, 5]\n")
    box = osada.game("vikings", override)
    data = hand()
    data["market"]["fur"] = 5
    with pytest.raises(BadPosition, match="'1' is no bet token"):
        box.from_json(data)
    del data["bets"]
    table = Table(box.from_json(data))
    assert table.market("fur") == 5
    assert table.bet("red", 5) == "hand"
