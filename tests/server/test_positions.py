"""Positions entered by hand at the server: each deed by the rules, every fault named, nothing kept;
and tables that play on from them."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import osada
from osada.kernel.editing import Editor
from osada.table.position_editing import enter
from osada.table.protocol import problems
from osada.table.protocol.house import NewTableMade
from osada.table.protocol.position import DraftSeen, DraftSent
from osada.table.protocol.table import Scene
from osada.texts.speech import Speech

from .client import Client, Refused
from .serving import Server

GAMES = [name for name in osada.games() if osada.game(name).house.editor]
SEATS = [{"who": "me"}, {"who": "computer"}]


def draft(person: Client, game: str, **sent: object) -> DraftSeen:
    return person.post(f"/api/positions/{game}", sent, DraftSeen)


def test_a_piece_is_taken_up_put_elsewhere_and_the_table_plays_on_from_there(
    server: Server,
) -> None:
    with Client(server) as person:
        begun = draft(person, "vikings", seats=2)
        assert begun.faults == []
        up = draft(person, "vikings", position=begun.position, press=["piece", 3, 2])
        assert up.hand.startswith("piece ")
        assert [fault.told.key for fault in up.faults] == ["vikings-fault-pieces"]
        down = draft(person, "vikings", position=up.position, hand=up.hand, press=["ship", 5])
        assert (down.hand, down.faults) == ("", [])
        made = person.post(
            "/api/tables",
            {"game": "vikings", "seats": SEATS, "position": down.position},
            NewTableMade,
        )
        assert made.table.known == ["position"]
        scene = person.get(f"/api/tables/{made.table.id}/scene", Scene)
        assert down.scene is not None
        assert scene.view["ships"] == down.scene.view["ships"]
        here = draft(person, "vikings", origin={"table": made.table.id, "number": 0})
        assert here.position["ships"] == down.position["ships"]


HOSTILE: list[tuple[dict[str, object], str]] = [
    ({"position": {"seats": ["red", "blue"], "ships": "many"}}, ""),
    ({"position": {"game": "chess"}}, ""),
    ({"position": {"ships": [{"hull": "B3 " * 15}] * 300}}, ""),
    ({"position": {"ships": ["B3" * 20_000]}}, "too-big"),
    ({"position": {"seats": [{}] * 3, "piles": {"add-1": [[[]]]}, "bets": [None]}}, ""),
    ({"position": {str(n): n for n in range(700)}}, ""),
    ({"position": []}, "bad-request"),
    ({"position": None, "seats": 7}, "bad-edit"),
    ({"press": ["piece", 99, 99]}, "bad-edit"),
    ({"press": ["fly"], "hand": "x" * 60}, "bad-edit"),
    ({"number": {"word": "round", "value": -5}}, "bad-edit"),
    ({"number": {"word": "nothing", "value": 1}}, "bad-edit"),
    ({"hand": "x" * 500}, "bad-request"),
    ({"origin": {"table": "nowhere", "number": 1}}, "unknown"),
]


def test_what_is_no_position_is_named_or_refused_in_one_line_and_nothing_is_kept(
    server: Server,
) -> None:
    with Client(server) as person:
        for sent, code in HOSTILE:
            if not code:
                seen = draft(person, "vikings", **sent)
                assert seen.faults
                assert seen.scene is None
                continue
            with pytest.raises(Refused) as raised:
                draft(person, "vikings", **sent)
            assert raised.value.problem.code == code
        for game, code in (("chess", "unknown"), ("vikings", "bad-table")):
            asked = {"position": {"seats": ["red", "blue"]}}
            with pytest.raises(Refused) as raised:
                person.post(f"/api/positions/{game}/hint", asked, object)
            assert raised.value.problem.code == code
        wish = {"game": "vikings", "seats": SEATS, "position": {"seats": ["red", "blue"]}}
        with pytest.raises(Refused) as raised:
            person.post("/api/tables", wish, NewTableMade)
        assert raised.value.problem.code == "bad-table"
        assert "\n" not in str(raised.value.problem.told.args["why"])
        assert person.get("/api/tables", dict)["mine"] == []


def test_a_token_that_lies_on_the_board_is_not_laid_down_again() -> None:
    laid = enter("vikings", DraftSent(seats=2, hand="bet red 1", press=("circle", 3, "red")))
    twice = DraftSent(laid.position, hand="bet red 1", press=("circle", 4, "red"))
    with pytest.raises(problems.Refused) as raised:
        enter("vikings", twice)
    assert raised.value.problem.code == "bad-edit"


def everything_said(editor: Editor, seats: int) -> Iterator[tuple[str, dict[str, object]]]:
    """All that is said of a table, with each thing in hand."""
    for empty in (False, True):
        reading = editor.read(editor.begin(seats, empty))
        assert reading.state is not None
        desk = editor.desk(reading.state, "")
        yield from ((fault.key, fault.args) for fault in reading.faults if fault.key)
        for group in desk.groups:
            yield group.says
            yield from (thing.says for thing in group.things)
            for number in group.numbers:
                yield from (number.says, *number.choices)
        for hand in ("", *(thing.word for group in desk.groups for thing in group.things)):
            for spot in editor.desk(reading.state, hand).spots:
                if spot.says is not None:
                    yield spot.says


@pytest.mark.parametrize("name", GAMES)
def test_all_that_is_said_while_a_position_is_entered_has_a_text(name: str) -> None:
    game = osada.game(name)
    editor = game.house.part(game.house.editor)(game)  # type: ignore[operator]
    for lang in ("en", "pl", "cs"):
        words = Speech(game, lang)
        for seats in game.seats:
            for key, args in everything_said(editor, seats):
                assert not words.render({"key": key, "args": args})[1], key
