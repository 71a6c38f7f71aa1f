"""Hints at a table: a good move and why, told in the log, and only where they are allowed."""

from __future__ import annotations

import pytest

from osada.server.protocol import table as p
from osada.server.protocol.insight import Hint

from .client import Client, Refused
from .serving import Server


def refusal(person: Client, table: str) -> str:
    with pytest.raises(Refused) as raised:
        person.post(f"/api/tables/{table}/hint", None, Hint)
    return raised.value.problem.code


def test_a_hint_is_a_legal_move_with_a_reason_and_the_log_says_so(server: Server) -> None:
    host = Client(server)
    made = host.new_table("vikings", "link", "link", seed=3)
    players = [Client.seated(server, link) for link in made.links if link.seat is not None]
    table = made.table.id
    mover = next(one for one in players if one.scene(table).legal)
    other = next(one for one in players if one is not mover)
    assert mover.head(table).hints
    scene = mover.scene(table)
    told = mover.post(f"/api/tables/{table}/hint", None, Hint)
    best = told.choices[0]
    assert best.actions[0] in scene.legal
    assert best.reasons[0].rule.startswith("VIK-")
    assert other.entries(table)[-1].told == p.Tell("page-note-hint", {"seat": told.seat})
    assert mover.post(f"/api/tables/{table}/hint", None, Hint) == told
    assert len(mover.entries(table)) == told.number + 1
    assert refusal(other, table) == "not-in-turn"
    assert isinstance(mover.do(table, p.Play(best.actions[0], scene.number)), p.Done)


def test_where_hints_are_off_or_there_are_none_that_is_said(server: Server) -> None:
    host = Client(server)
    off = host.new_table("vikings", "me", "link", hints=False).table
    valley = host.new_table("mythwind", "me").table
    assert not off.hints
    assert not valley.hints
    assert refusal(host, off.id) == "hints-off"
    assert refusal(host, valley.id) == "no-insight"
