"""What outlasts an evening: restarts, replays, records, games played on, guided games."""

from __future__ import annotations

import pytest

import osada
from osada.table.protocol import commands as cmd
from osada.table.protocol import house, told
from osada.table.protocol import table as p

from .client import Client, Refused
from .conftest import StartServer
from .serving import Server


def all_of(client: Client, table: str) -> tuple[p.Scene, list[p.EntrySeen], p.TableHead]:
    """Everything that somebody is told of a table, but for who was here when."""
    head = client.head(table)
    for seat in head.seats:
        seat.seen = 0
    return client.scene(table), client.entries(table), head


def finish(client: Client, table: str) -> p.Scene:
    """Play the first legal action whenever it is our turn, to the end."""
    for _ in range(5000):
        scene = client.scene(table)
        if not scene.turn:
            return scene
        if scene.legal:
            client.do(table, cmd.Play(scene.legal[0], scene.number))
    raise AssertionError("the game has no end")


def test_a_restart_loses_nothing_not_even_a_choice_half_made(
    running_server: StartServer, database: str
) -> None:
    server = running_server(OSADA_DATABASE=database)
    ada = Client(server)
    ada.post("/api/me", house.Rename("Ada"), house.Me)
    made = ada.new_table("vikings", "me", "link", "greedy")
    table = made.table.id
    while not ada.scene(table).legal:
        pass
    ada.do(table, cmd.Play("draw-3", ada.scene(table).number))
    ada.do(table, cmd.Chat("one moment"))
    before = all_of(ada, table)
    assert before[0].prompt is not None
    server.stop()
    server.start()
    assert all_of(ada, table) == before
    friend = Client(server)
    friend.take(made.links[0], "Iga")
    assert friend.head(table).me == 1


def test_a_computer_player_who_was_thinking_when_the_server_died_goes_on(
    running_server: StartServer,
) -> None:
    server = running_server(OSADA_BOT_PAUSE="5")
    ada = Client(server)
    table = ada.new_table("vikings", "me", "greedy", "greedy").table.id
    while ada.scene(table).legal:
        ada.play(table)
    number = ada.head(table).number
    server.kill()
    server.settings = {**server.settings, "OSADA_BOT_PAUSE": "0"}
    server.start()
    for _ in range(2000):
        if ada.scene(table).legal:
            break
    assert ada.scene(table).legal
    assert ada.head(table).number > number


def test_a_finished_game_is_replayed_counted_kept_and_opened_again(server: Server) -> None:
    ada = Client(server)
    table = ada.new_table("vikings", "me", "random").table.id
    end = finish(ada, table)
    assert end.outcome is not None
    text = ada.record(table)
    replay = osada.read_record(text)
    assert replay.fault is None
    assert replay.journal.state.outcome is not None
    assert replay.journal.state.outcome.to_data() == end.outcome

    lines = ada.get(f"/api/tables/{table}/scores", list[told.ScoreLine])
    assert lines[-1].totals == [score.total for score in replay.journal.state.outcome.scores]
    assert len(lines) > 5

    stranger = Client(server)
    archive = stranger.post("/api/records", house.DroppedRecord(text), p.TableHead)
    assert archive.status == "archive"
    plays = [e for e in ada.entries(table) if e.kind == "play"]
    copied = [e for e in stranger.entries(archive.id) if e.kind == "play"]
    assert [e.action for e in plays if e.seat == 0] == [
        e.action
        for e in stranger.get(f"/api/tables/{archive.id}/entries", list[p.EntrySeen], viewer="0")
        if e.kind == "play" and e.seat == 0
    ]
    for at in (0, 7, len(copied) // 2, len(copied)):
        number = plays[at - 1].number if at else 0
        for viewer in ("0", "1", "watcher"):
            mine = ada.scene(table, number=number, viewer=viewer)
            theirs = stranger.scene(archive.id, number=at, viewer=viewer)
            assert mine.view == theirs.view


def test_while_a_game_runs_nobody_gets_its_record_with_other_peoples_secrets(
    server: Server,
) -> None:
    ada = Client(server)
    table = ada.new_table("vikings", "me", "link").table.id
    answer = ada.http.get(f"/api/tables/{table}/record")
    assert (answer.status_code, answer.json()["code"]) == (409, "running")


def test_a_record_that_cannot_be_read_says_where_and_why(server: Server) -> None:
    client = Client(server)
    with pytest.raises(Refused) as refusal:
        client.post("/api/records", house.DroppedRecord("osada record 1\n"), p.TableHead)
    assert refusal.value.problem.code == "bad-record"
    assert "---" in str(refusal.value.problem.told.args["why"])


def test_a_game_is_played_on_from_any_step_without_its_secrets(server: Server) -> None:
    ada = Client(server)
    table = ada.new_table("vikings", "me", "greedy").table.id
    for _ in range(6):
        while not ada.scene(table).legal:
            pass
        ada.play(table)
    number = ada.head(table).number
    view = ada.scene(table, number=number).view
    on = ada.new_table(
        "vikings", "me", "greedy", origin={"table": table, "number": number}
    ).table.id
    assert ada.scene(on, number=0).view == view
