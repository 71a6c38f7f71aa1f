"""A game that was begun by other rules is refused in words, its record can be had, and nothing else
of the house fails over it."""

from __future__ import annotations

import json
import sqlite3
from pathlib import Path

import pytest

import osada
from osada.kernel.errors import BadPosition, BadRecord
from osada.kernel.record import read_record
from osada.server.protocol import lobby
from osada.table.protocol import commands as cmd
from osada.table.protocol import house
from osada.table.protocol import table as p
from osada.texts.wording import common_words

from ..cli.driving import in_process
from .client import Client, Refused
from .conftest import StartServer

OLD, NEW = 1, 9


def begun_by(file: Path, table: str, rules: int) -> None:
    """As if the table had been begun by these rules."""
    connection = sqlite3.connect(file)
    connection.execute("UPDATE tables SET rules = ? WHERE id = ?", (rules, table))
    connection.commit()
    connection.close()


def test_a_game_by_other_rules_is_refused_and_the_house_goes_on(
    running_server: StartServer, tmp_path: Path
) -> None:
    file = tmp_path / "osada.sqlite3"
    server = running_server()
    ada, borek = Client(server), Client(server)
    alone = ada.new_table("hamlet", "me", "random").table.id
    made = ada.new_table("hamlet", "me", "link")
    both, todays = made.table.id, ada.new_table("vikings", "me", "random").table.id
    borek.take(made.links[0], "Borek")
    for _ in range(6):
        (ada, borek)[ada.head(both).turn[0]].play(both)
    played = [entry.action for entry in ada.entries(both) if entry.kind == "play"]
    server.stop()
    begun_by(file, alone, OLD)
    begun_by(file, both, OLD)
    server.start()

    for table in (alone, both):
        with pytest.raises(Refused) as refused:
            ada.scene(table)
        problem = refused.value.problem
        assert (refused.value.status, problem.code) == (409, "other-rules")
        assert problem.told.args == {"version": OLD, "ours": 2, "than": "older"}
        for lang, word in (("en", "older rules"), ("pl", "starszych zasad"), ("cs", "starších")):
            assert word in common_words(lang).say(problem.told.key, problem.told.args)  # type: ignore[arg-type]
        refusal = ada.do(table, cmd.Play("end", 0))
        assert isinstance(refusal, p.Problem)
        assert refusal.code == "other-rules"
        with ada.socket(table) as socket:
            socket.send(json.dumps({"token": "", "after": -1}))
            assert "problem-other-rules" in str(socket.recv())

    lists = ada.get("/api/tables", house.Tables)
    assert {head.id: head.frozen for head in lists.mine} == {alone: "1", both: "1", todays: ""}
    assert ada.get("/api/me/statistics", lobby.Statistics).games
    assert [entry.action for entry in ada.entries(both) if entry.kind == "play"] == played

    with pytest.raises(Refused, match="not-yours"):
        raise Refused(0, Client(server).http.get(f"/api/tables/{both}/record").json()["code"])
    for table, person in ((alone, ada), (both, borek)):
        text = person.record(table)
        assert f"rules: {OLD}\n" in text
        with pytest.raises(BadRecord, match="no longer played") as unread:
            read_record(text, osada.game)
        assert unread.value.kind == "rules"
        again = read_record(text.replace(f"rules: {OLD}\n", "rules: 2\n"), osada.game)
        assert again.fault is None
        assert again.journal.state.to_data()["rules"] == 2
    assert [entry.action.wire for entry in again.journal.entries] == [tuple(a) for a in played]
    with pytest.raises(Refused) as opened:
        ada.post("/api/records", {"text": text}, p.TableHead)
    assert opened.value.problem.told.args["kind"] == "rules"

    assert ada.post(f"/api/tables/{alone}/part", {"how": "remove"}, p.Done).number > 0
    assert alone not in {head.id for head in ada.get("/api/tables", house.Tables).mine}
    ada.play(todays)
    assert not ada.new_table("hamlet", "me", "link").table.frozen
    server.stop()
    said = in_process(
        ("server", "check-upgrade", "--apply"), "", tmp_path, OSADA_DATABASE=str(file)
    )
    assert "continue" in said.out, said.err
    server.start()
    assert ada.head(both).frozen == ""
    (ada, borek)[ada.head(both).turn[0]].play(both)


def test_a_position_and_a_record_by_other_rules_say_so() -> None:
    game = osada.game("mythwind")
    data = game.start(2, 3).to_data()
    for rules, why in ((3, "is no longer played: ours is 5"), (NEW, "is newer than ours, 5")):
        with pytest.raises(BadPosition, match=f"version {rules} {why}"):
            game.from_json({**data, "rules": rules})
