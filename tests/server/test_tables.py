"""Tables from the first link to the last point, on one server and on two behind one database."""

from __future__ import annotations

import time
from concurrent.futures import ThreadPoolExecutor

import msgspec
import pytest

from osada.table.protocol import commands as cmd
from osada.table.protocol import house
from osada.table.protocol import table as p

from ..patience import PATIENCE
from .client import Client, Live, Refused
from .serving import Server

Servers = tuple[Server, Server]


def two_at(servers: Servers, game: str = "vikings") -> tuple[Client, Client, str]:
    """Ada with her own table, and Iga at its second seat by the link; each at a server."""
    ada, iga = Client(servers[0]), Client(servers[1])
    ada.post("/api/me", house.Rename("Ada"), house.Me)
    made = ada.new_table(game, "me", "link")
    iga.take(made.links[0], "Iga")
    return ada, iga, made.table.id


def act(client: Client, table: str) -> p.Done:
    """Play the first legal action, and wait until this server knows that it may."""
    until_then = time.monotonic() + PATIENCE
    while time.monotonic() < until_then:
        scene = client.scene(table)
        if scene.legal:
            done = client.do(table, cmd.Play(scene.legal[0], scene.number))
            if isinstance(done, p.Done):
                return done
        time.sleep(0.01)
    raise AssertionError("it never was this seat's turn")


def until(live: Live, number: int) -> p.Scene:
    """Listen until a number; every update must follow the one before."""
    known, scene = live.welcome.scene.number, live.welcome.scene
    while known < number:
        update = live.receive(p.Update)
        assert update.after <= known
        assert [entry.number for entry in update.entries] == list(
            range(update.after + 1, update.after + 1 + len(update.entries))
        )
        known = max(known, update.entries[-1].number)
        scene = update.scene if isinstance(update.scene, p.Scene) else scene
    return scene


def test_a_friend_sits_down_by_the_link_with_just_a_name(servers: Servers) -> None:
    ada, iga, table = two_at(servers)
    head = iga.head(table)
    assert [seat.name for seat in head.seats] == ["Ada", "Iga"]
    assert (head.me, head.owner, ada.head(table).owner) == (1, False, True)
    assert [t.id for t in iga.get("/api/tables", house.Tables).mine] == [table]


def test_what_one_plays_the_other_sees_at_once_and_in_order(servers: Servers) -> None:
    ada, iga, table = two_at(servers)
    with ada.live(table) as here, iga.live(table) as there:
        for _ in range(12):
            scene = ada.scene(table)
            mover, live = ((ada, here), (iga, there))[scene.turn[0]]
            number = mover.scene(table).number
            legal = mover.scene(table).legal
            if not legal:
                continue
            reply = live.play(legal[0], number)
            assert reply.problem is None or reply.problem.code == "stale"
        last = max(ada.head(table).number, iga.head(table).number)
        assert until(here, last).view.keys() == until(there, last).view.keys()


def test_a_double_click_plays_once_and_is_told_so(servers: Servers) -> None:
    ada, _, table = two_at(servers)
    scene = ada.scene(table)
    mover = ada if scene.legal else _
    scene = mover.scene(table)
    play = cmd.Play(scene.legal[0], scene.number)
    assert isinstance(mover.do(table, play), p.Done)
    again = mover.do(table, play)
    assert isinstance(again, p.Problem)
    assert (again.code, again.number) == ("stale", scene.number + 1)


def test_of_two_plays_at_the_same_moment_one_is_taken(servers: Servers) -> None:
    ada, iga, table = two_at(servers)
    mover = (ada, iga)[ada.scene(table).turn[0]]
    token = next(
        link.token
        for link in mover.get(f"/api/tables/{table}/links", list[house.Link])
        if link.seat is not None
    )
    programs = [Client(server, token) for server in servers for _ in range(4)]
    for _ in range(10):
        scene = programs[0].scene(table)
        if not scene.legal:
            break
        with ThreadPoolExecutor(8) as pool:
            play = cmd.Play(scene.legal[-1], scene.number)
            answers = list(pool.map(lambda c: c.do(table, play), programs))  # noqa: B023
        assert sum(isinstance(answer, p.Done) for answer in answers) == 1
        numbers = [entry.number for entry in programs[-1].entries(table)]
        assert numbers == list(range(len(numbers)))


def test_an_illegal_action_is_refused_with_the_rules_reason_and_changes_nothing(
    servers: Servers,
) -> None:
    ada, iga, table = two_at(servers)
    scene = ada.scene(table)
    other = iga if scene.legal else ada
    refused = other.do(table, cmd.Play((scene.legal or iga.scene(table).legal)[0], scene.number))
    assert isinstance(refused, p.Problem)
    assert (refused.code, refused.reasons[0].rule) == ("illegal", "VIK-ROUND-02")
    assert all(entry.kind != "play" for entry in ada.entries(table))
    why = other.post(f"/api/tables/{table}/why", cmd.Why(["promote"]), list[list[p.Tell]])
    assert why[0][0].rule == "VIK-ROUND-02"


def test_ones_own_plays_can_be_taken_back_and_the_log_shows_it(servers: Servers) -> None:
    ada, iga, table = two_at(servers)
    mover = ada if ada.scene(table).legal else iga
    before = mover.scene(table)
    mover.do(table, cmd.Play("promote", before.number))
    scene = mover.scene(table)
    assert scene.undoable == 1
    assert isinstance(mover.do(table, cmd.Undo(scene.number)), p.Done)
    after = mover.scene(table)
    assert (after.view, after.legal) == (before.view, before.legal)
    assert [entry.kind for entry in iga.entries(table)][-2:] == ["play", "undo"]


def test_beyond_the_barrier_the_others_are_asked(servers: Servers) -> None:
    ada, iga, table = two_at(servers)
    mover, other = (ada, iga) if ada.scene(table).legal else (iga, ada)
    start = mover.scene(table)
    mover.do(table, cmd.Play("draw-3", start.number))
    scene = mover.scene(table)
    assert (scene.undoable, scene.barrier) == (0, True)
    refused = mover.do(table, cmd.Undo(scene.number))
    assert isinstance(refused, p.Problem)
    assert refused.code == "no-undo"

    mover.do(table, cmd.Propose("undo", scene.number, 1))
    vote = _vote(other, table)
    assert (vote.what, vote.count, vote.waiting) == ("undo", 1, [other.head(table).me])
    other.do(table, cmd.Answer(vote.number, False))
    assert mover.scene(table).number == scene.number + 2
    assert mover.head(table).vote is None

    mover.do(table, cmd.Propose("undo", mover.head(table).number, 1))
    other.do(table, cmd.Answer(_vote(other, table).number, True))
    assert _settled(mover, table, "undo").view == start.view


def test_a_game_ends_when_all_agree_and_can_be_played_again(servers: Servers) -> None:
    ada, iga, table = two_at(servers)
    ada.do(table, cmd.Propose("end", ada.head(table).number))
    iga.do(table, cmd.Answer(_vote(iga, table).number, True))
    for client in (ada, iga):
        for _ in range(100):
            if client.head(table).status == "ended":
                break
        assert client.head(table).status == "ended"
        refused = client.do(table, cmd.Play("promote", client.head(table).number))
        assert isinstance(refused, p.Problem)
        assert refused.code == "over"
    again = iga.post(f"/api/tables/{table}/rematch", None, house.NewTableMade).table
    assert ada.post(f"/api/tables/{table}/rematch", None, house.NewTableMade).table.id == again.id
    assert [(s.kind, s.name) for s in again.seats] == [("person", "Ada"), ("person", "Iga")]
    assert (ada.head(again.id).me, iga.head(again.id).me) == (0, 1)


def test_who_watches_sees_no_more_than_the_table_and_may_not_act(servers: Servers) -> None:
    ada, _, table = two_at(servers)
    links = ada.get(f"/api/tables/{table}/links", list[house.Link])
    tomek = Client(servers[1])
    with pytest.raises(Refused) as stranger:
        tomek.head(table)
    assert stranger.value.problem.code == "not-yours"
    tomek.take(next(link for link in links if link.seat is None))
    assert tomek.head(table).me is None
    assert tomek.scene(table).view["seats"] != ada.scene(table).view["seats"]
    refused = tomek.do(table, cmd.Chat("hello"))
    assert isinstance(refused, p.Problem)
    assert refused.code == "watching"
    with pytest.raises(Refused):
        tomek.scene(table, viewer="0")


def test_whoever_looks_may_ask_whether_the_line_is_alive(servers: Servers) -> None:
    host = Client(servers[0])
    made = host.new_table("vikings", "link", "link")
    watch = next(link for link in made.links if link.seat is None)
    with Client.seated(servers[1], watch).live(made.table.id) as live:
        reply = live.ask(cmd.Ping())
    assert (reply.number, reply.problem) == (live.welcome.head.number, None)


def test_a_computer_player_stands_in_and_hands_the_seat_back(servers: Servers) -> None:
    ada, iga, table = two_at(servers)
    for wish, code in (
        (cmd.StandIn(1), "ask-others"),
        (cmd.Propose("stand-in", ada.head(table).number, seat=1), "not-gone"),
        (cmd.StandIn(0, "random"), "unfair"),
    ):
        refused = ada.do(table, wish)
        assert isinstance(refused, p.Problem)
        assert refused.code == code
    assert isinstance(ada.do(table, cmd.StandIn(0)), p.Done)
    for _ in range(5):
        act(iga, table)
    assert any(e.seat == 0 and e.kind == "play" for e in iga.entries(table))
    assert ada.head(table).seats[0].away
    ada.do(table, cmd.Return())
    assert not ada.head(table).seats[0].away
    while not ada.scene(table).legal:
        act(iga, table)
    act(ada, table)


def test_chat_travels_as_words_or_as_a_phrase_and_nothing_else(servers: Servers) -> None:
    ada, iga, table = two_at(servers)
    ada.do(table, cmd.Chat("dzień\u200b dobry\n"))
    iga.do(table, cmd.Chat(phrase="chat-hello"))
    said = [entry for entry in ada.entries(table) if entry.kind == "chat"]
    if len(said) < 2:
        said = [entry for entry in iga.entries(table) if entry.kind == "chat"]
    assert said[0].text == "dzień dobry"
    assert said[1].told == p.Tell("chat-hello")
    for bad in (cmd.Chat(phrase="page-note-ended"), cmd.Chat(" ")):
        assert isinstance(ada.do(table, bad), p.Problem)


def _vote(client: Client, table: str) -> p.Vote:
    for _ in range(100):
        vote = client.head(table).vote
        if vote is not None:
            return vote
    raise AssertionError("the motion never came")


def _settled(client: Client, table: str, kind: str) -> p.Scene:
    for _ in range(100):
        if client.entries(table)[-1].kind == kind:
            return client.scene(table)
    raise AssertionError(f"no {kind} came")


def test_what_an_action_would_do_is_told_to_whose_turn_it_is(server: Server) -> None:
    with Client(server) as ada, Client(server) as iga:
        made = ada.new_table("vikings", "me", "link")
        table = made.table.id
        iga.take(made.links[0], "Iga")
        before = ada.scene(table)
        first, other = (ada, iga) if before.legal else (iga, ada)
        question = cmd.WhatIf(("space", "market"))
        with first.live(table) as live:
            told = live.ask(question).what_if
            assert told is not None
            assert [move[1] for move in told.changes[0].moves] == ["placed market"]
            drawn = live.ask(cmd.WhatIf(("space", "add-1"))).what_if
            assert drawn == p.Foreseen(unknown=True), "who knows what comes up"
        path = f"/api/tables/{table}/what-if"
        assert first.post(path, question, p.Foreseen) == told
        waits = other.post(path, question, p.Foreseen)
        assert waits == p.Foreseen(unknown=True), "it is not their turn"
        assert ada.scene(table) == before, "nothing was played"


def test_who_sees_a_play_happen_is_told_what_it_changes_and_the_log_is_not(server: Server) -> None:
    with Client(server) as ada, Client(server) as iga:
        made = ada.new_table("vikings", "me", "link")
        table = made.table.id
        iga.take(made.links[0], "Iga")
        before = ada.scene(table).number
        first = ada if ada.scene(table).legal else iga
        with ada.live(table) as live:
            first.play(table, "market")
            (seen,) = live.receive(p.Update).entries
        assert [move[1] for change in seen.changes for move in change.moves] == ["placed market"]
        (kept,) = ada.entries(table, before)
        assert kept == p.EntrySeen(**{**msgspec.structs.asdict(seen), "changes": []})
        moving = ada.get(
            f"/api/tables/{table}/entries", list[p.EntrySeen], after=before, moving="true"
        )
        assert moving == [seen]


def test_no_answer_says_twice_which_letters_it_is_written_with(server: Server) -> None:
    ada = Client(server)
    path = f"/api/tables/{ada.new_table('mythwind', 'me').table.id}"
    table = (f"{path}/record", f"{path}/chronicle", f"{path}/scene")
    for way in (*table, "/", "/health", "/metrics", "/api/texts/common/pl", "/api/unknown"):
        answer = ada.http.get(way, headers={"accept": "text/html"})
        [kind] = answer.headers.get_list("content-type")
        assert kind.count("charset") == kind.startswith("text/"), (way, kind)
        if way in table:
            assert answer.status_code == 200
