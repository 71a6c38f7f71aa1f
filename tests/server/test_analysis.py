"""Analyses: looked at in the background, kept, only for those who may know, and tried otherwise."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from sqlalchemy.ext.asyncio import create_async_engine

import osada
from osada.insight import adviser
from osada.insight.analysis import decisions, steps_of
from osada.insight.moves import is_over
from osada.kernel.journal import Journal
from osada.kernel.writing import write_record
from osada.server.players.analyses import KEPT, LANE, LANES, Analyses
from osada.server.store import schema
from osada.server.store.remarks import RemarkStore
from osada.table.protocol import problems
from osada.table.protocol.house import Me
from osada.table.protocol.insight import Analysis, Chances, RemarkSeen
from osada.table.protocol.table import TableHead
from osada.table.questions import LookAt
from osada.table.worker_insight import LookedThrough

from ..insight.test_analysis import late_game
from ..patience import PATIENCE
from .client import COOKIE, HEADER, Client, Refused
from .conftest import StartServer
from .serving import Server

PASSWORD = "a long one for the guest"


def looked_at(person: Client, table: str) -> Analysis:
    """Have it looked at to the end."""
    path = f"/api/tables/{table}/analysis"
    person.post(path, None, Analysis)
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        told = person.get(path, Analysis)
        if not told.working:
            return told
        time.sleep(0.2)
    raise AssertionError("it never came to an end")


def test_a_record_is_looked_at_kept_and_tried_otherwise(server: Server) -> None:
    host = Client(server)
    record = {"text": write_record(late_game(12)), "title": "Late"}
    table = host.post("/api/records", record, TableHead).id
    assert host.get(f"/api/tables/{table}/analysis", Analysis).decisions == []
    told = looked_at(host, table)
    assert not told.failed
    assert told.of == len(told.decisions) > 2
    assert told.course[-1].at == 12
    assert sum(told.course[-1].chances) == pytest.approx(1.0)
    assert all(one.choices[one.played].actions for one in told.decisions)
    assert looked_at(host, table) == told  # kept
    first = told.decisions[0]
    made = host.post(f"/api/tables/{table}/branch", {"number": first.at}, TableHead)
    assert made.me == first.seat
    assert first.choices[0].actions[0] in host.scene(made.id).legal
    host.play(made.id, first.choices[0].actions[0])
    [branch] = host.get(f"/api/tables/{table}/analysis", Analysis).branches
    assert (branch.table, branch.at) == (made.id, first.at)
    assert branch.plays[0].action == first.choices[0].actions[0]
    assert Client(server).get(f"/api/tables/{table}/analysis", Analysis).branches == []


def test_what_is_tried_and_written_beside_a_game_is_in_its_record_and_comes_back(
    server: Server,
) -> None:
    host, guest = Client(server), Client(server)
    text = write_record(late_game(12))
    table = host.post("/api/records", {"text": text}, TableHead).id
    path = f"/api/tables/{table}"
    assert host.record(table) == text
    first = host.post(f"{path}/branch", {"number": 4}, TableHead)
    host.play(first.id, host.scene(first.id).legal[0])
    deeper = host.post(f"/api/tables/{first.id}/branch", {"number": 1}, TableHead)
    host.play(deeper.id, host.scene(deeper.id).legal[0])
    wish = {"number": 4, "text": "Here <b>it</b>\nturned. "}
    assert host.post(f"{path}/remark", wish, list[RemarkSeen]) == [
        RemarkSeen(4, "Here <b>it</b> turned.")
    ]
    host.post(f"/api/tables/{first.id}/remark", {"number": 1, "text": "So."}, list[RemarkSeen])
    with pytest.raises(Refused):
        host.post(f"{path}/remark", {"number": 4, "text": "x" * 401}, list[RemarkSeen])
    kept = host.record(table)
    assert "; Here <b>it</b> turned.\n(" in kept
    assert "  ; So.\n  (" in kept
    assert guest.record(table) == text  # the tries are the host's own

    again = guest.post("/api/records", {"text": kept}, TableHead).id
    for person in (guest, host):  # what is in a record everybody sees who may look at it
        told = person.get(f"/api/tables/{again}/analysis", Analysis)
        assert told.remarks == [RemarkSeen(4, "Here <b>it</b> turned.")]
        outer, inner = told.branches
        assert (outer.of, outer.at, outer.sort) == (again, 4, "record")
        assert (inner.of, inner.at) == (outer.table, 1)
        assert outer.remarks == [RemarkSeen(1, "So.")]
        assert person.record(again) == kept
    guest.post(f"/api/tables/{again}/remark", {"number": 4, "text": ""}, list[RemarkSeen])
    assert "turned" not in guest.record(again)
    assert "\n(" in guest.record(again)
    # Who opened it is forgotten: what came with it goes, and what others wrote there stays.
    host.post(f"/api/tables/{again}/remark", {"number": 6, "text": "Mine."}, list[RemarkSeen])
    guest.post("/api/account", {"login": f"guest-{again}", "password": PASSWORD}, Me)
    guest.http.headers[HEADER] = guest.http.cookies[COOKIE]
    gone = guest.http.request("DELETE", "/api/account", json={"password": PASSWORD})
    assert gone.status_code == 200
    told = host.get(f"/api/tables/{again}/analysis", Analysis)
    assert told.remarks == [RemarkSeen(6, "Mine.")]


def test_what_is_written_beside_games_is_counted_like_all_that_is_stored(
    running_server: StartServer,
) -> None:
    host = Client(running_server(OSADA_STORE_RATE="60000/86400"))
    text = write_record(late_game(12))
    table = host.post("/api/records", {"text": text}, TableHead).id

    def write(number: int, text: str) -> str:
        wish = {"number": number, "text": text}
        try:
            host.post(f"/api/tables/{table}/remark", wish, list[RemarkSeen])
        except Refused as refused:
            return refused.problem.code
        return "done"

    assert [write(1, "\N{SNOWMAN}" * 400) for _ in range(100)][::99] == ["done", "too-much"]
    with pytest.raises(Refused) as refused:
        host.post("/api/records", {"text": text}, TableHead)
    assert refused.value.problem.code == "too-much"


def test_who_has_written_all_they_may_can_still_write_something_else_instead(
    tmp_path: Path,
) -> None:
    async def write() -> None:
        url = f"sqlite+aiosqlite:///{tmp_path / 'one.sqlite3'}"
        engine = create_async_engine(url)
        async with engine.begin() as connection:
            await connection.run_sync(schema.metadata.create_all)
        remarks = RemarkStore(engine)
        await remarks.write("t", "ada", dict.fromkeys(range(300), "x"))
        assert await remarks.others("t", "ada", 7) == 299
        assert await remarks.others("t", "ada", 300) == 300
        await remarks.write("t", "ada", {8: ""})
        assert await remarks.others("t", "ada", 300) == 299, "it was taken out"
        assert await remarks.others("t", "iga", 300) == 0
        await engine.dispose()

    asyncio.run(write())


def test_a_broken_variation_of_a_dropped_record_is_named_by_its_line(server: Server) -> None:
    host = Client(server)
    *lines, end = write_record(late_game(12)).rstrip("\n").split("\n")
    broken = "\n".join([*lines, "( x", "0 nonsense", ")", end])
    table = host.post("/api/records", {"text": broken}, TableHead).id
    note = host.entries(table)[-1].told
    assert note is not None
    assert note.args["line"] == len(lines) + 2
    many = "\n".join([*lines[:-1], *(["( x", lines[-1], ")"] * 61), lines[-1], end])
    full = host.post("/api/records", {"text": many}, TableHead).id
    told = host.get(f"/api/tables/{full}/analysis", Analysis)
    assert len(told.branches) == 60  # as many as are taken in
    assert host.record(full).count("( x") == 60


def test_nobody_looks_at_a_game_that_others_play(server: Server) -> None:
    host = Client(server)
    together = host.new_table("vikings", "me", "link").table
    valley = host.new_table("mythwind", "me").table
    for table, code in ((together, "running"), (valley, "no-insight")):
        assert not table.insight
        with pytest.raises(Refused) as raised:
            host.post(f"/api/tables/{table.id}/analysis", None, Analysis)
        assert raised.value.problem.code == code


def test_who_plays_alone_sees_their_own_decisions_only(server: Server) -> None:
    host = Client(server)
    alone = host.new_table("vikings", "me", "novice", seed=3).table.id
    until = time.monotonic() + PATIENCE
    played = 0
    told = looked_at(host, alone)
    # What the computer player leaves one may be no choice at first.
    while not (played >= 4 and told.decisions) and time.monotonic() < until:
        if host.scene(alone).legal:
            host.play(alone)
            played += 1
            told = looked_at(host, alone)
        else:
            time.sleep(0.1)
    assert told.decisions
    assert {one.seat for one in told.decisions} == {0}


@pytest.mark.parametrize(("game", "seats"), [("hamlet", 2), ("vikings", 2)])
def test_a_try_is_compared_wherever_it_has_come_to(server: Server, game: str, seats: int) -> None:
    host = Client(server)
    table = host.new_table(game, "me", *["novice"] * (seats - 1), seed=3).table.id
    tried = host.post(f"/api/tables/{table}/branch", {"number": 0}, TableHead).id
    until = time.monotonic() + PATIENCE
    answered = 0
    while answered < 3 and time.monotonic() < until:
        if not host.scene(tried).legal:
            time.sleep(0.1)
            continue
        found = host.post(f"/api/tables/{tried}/chances", None, Chances)
        assert sum(found.chances) == pytest.approx(1.0, abs=0.02)
        assert found.number == host.head(tried).number
        assert len(host.entries(tried)) == found.number + 1, "nobody is told of a hint"
        answered += 1
        host.play(tried)
    assert answered == 3


def test_the_last_decision_is_looked_at_unless_it_goes_on() -> None:
    journal = Journal(osada.game("vikings"), 2, 3)
    who = adviser(journal.game)
    looked = []
    for _ in range(12):
        seat = journal.state.turn[0]
        journal.play(seat, journal.state.legal(seat)[0])
        part = LookAt(f"one {len(journal.entries)}", 99, None, "", write_record(journal))
        found = LookedThrough().examine(part)
        assert found is not None
        moves = decisions(who, steps_of(journal))
        last = moves[-1] if moves else None
        whole = last is None or is_over(who.judge, steps_of(journal)[-1])
        looked.append(whole)
        assert found["of"] == len(moves) - (0 if whole else 1)
    assert {True, False} == set(looked)


class Nothing:
    """A store in which nothing is found, and records that are never written."""

    async def of(self, table: object, who: str = "") -> dict[int, object]:
        if not isinstance(table, str):
            await asyncio.sleep(60)
        return {}


def room(number: int) -> Any:
    return SimpleNamespace(head=SimpleNamespace(id=f"t{number}"), tip=1, standing=[])


def test_one_person_does_not_have_all_games_looked_at_that_may_wait() -> None:
    async def begin() -> None:
        found: Any = Analyses(SimpleNamespace(pool=None), Nothing(), Nothing())  # type: ignore[arg-type]
        most = 1 + int(LANES[LANE].each)  # one is looked at, the others wait
        for number in range(most):
            await found.begin(room(number), None, "10.0.0.1")
            await asyncio.sleep(0)
        with pytest.raises(problems.Refused) as raised:
            await found.begin(room(most), None, "10.0.0.1")
        assert raised.value.problem.code == "too-fast"
        assert (await found.begin(room(0), None, "10.0.0.1")).working, "it is looked at already"
        assert (await found.begin(room(most), None, "10.0.0.2")).working
        await found.stop()

    asyncio.run(begin())


def test_all_who_see_a_game_end_have_it_looked_at_once() -> None:
    class Slow(Nothing):
        async def of(self, table: object, who: str = "") -> dict[int, object]:
            await asyncio.sleep(0.01)
            return await super().of(table)

    async def begin() -> None:
        found: Any = Analyses(SimpleNamespace(pool=None), Nothing(), Slow())  # type: ignore[arg-type]
        asked = [found.begin(room(0), None, f"10.0.0.{n}") for n in range(4)]
        works = await asyncio.gather(*asked)
        assert len({id(work) for work in works}) == 1
        await found.stop()
        assert len(asyncio.all_tasks()) == 1, "nobody looks at it any more"

    asyncio.run(begin())


def test_of_games_that_are_only_looked_up_no_more_than_some_are_kept_in_mind() -> None:
    async def look_up() -> None:
        found: Any = Analyses(SimpleNamespace(pool=None), None, Nothing())  # type: ignore[arg-type]
        first = await found.known(room(0), None)
        first.task = asyncio.create_task(asyncio.sleep(60))
        for number in range(1, 3 * KEPT):
            await found.known(room(number), None)
        assert len(found._works) == KEPT
        assert await found.known(room(0), None) is first  # somebody is at it
        first.task.cancel()

    asyncio.run(look_up())
