"""What if: the rules play it on a copy, and tell what would come of it, but nothing unknown."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

from osada.table.protocol import commands as cmd
from osada.table.protocol import table as p
from osada.table.protocol.difference import applied

from .client import Client
from .serving import Server


@pytest.mark.parametrize("game", ["vikings", "hamlet", "mythwind"])
def test_what_is_foreseen_comes_true(server: Server, game: str) -> None:
    host = Client(server)
    made = host.new_table(game, "link", "link", seed=11)
    players = [Client.seated(server, link) for link in made.links if link.seat is not None]
    table, rng, foreseen = made.table.id, Random(1), 0
    for _ in range(25):
        mover = next(one for one in players if one.scene(table).legal)
        before = mover.scene(table)
        action = rng.choice(before.legal)
        told = mover.post(f"/api/tables/{table}/what-if", cmd.WhatIf(action), p.Foreseen)
        assert mover.scene(table) == before
        assert isinstance(mover.do(table, cmd.Play(action, before.number)), p.Done)
        if told.unknown:
            assert (told.events, told.change) == ([], {})
            continue
        foreseen += 1
        assert told.base == before.number
        assert applied(before.view, told.change) == mover.scene(table).view
        assert mover.entries(table)[-1].events == told.events
    assert foreseen > 5


def test_chance_is_not_foreseen(server: Server) -> None:
    host = Client(server)
    made = host.new_table("vikings", "link", "link", seed=3)
    players = [Client.seated(server, link) for link in made.links if link.seat is not None]
    table = made.table.id
    mover = next(one for one in players if one.scene(table).legal)
    with mover.live(table) as live:
        draws = live.ask(cmd.WhatIf(("space", "draw-3"))).what_if
        moves = live.ask(cmd.WhatIf("promote")).what_if
        wrong = live.ask(cmd.WhatIf(("space", "nowhere"))).problem
    assert draws is not None
    assert msgspec.json.encode(draws) == b'{"unknown":true}'
    assert moves is not None
    assert moves.events
    assert wrong is not None
    assert wrong.code == "no-action"


def test_nothing_is_told_of_what_may_not_be_played(server: Server) -> None:
    host = Client(server)
    made = host.new_table("vikings", "link", "link", seed=3)
    players = [Client.seated(server, link) for link in made.links if link.seat is not None]
    waiting = next(one for one in players if not one.scene(made.table.id).legal)
    with waiting.live(made.table.id) as live:
        told = live.ask(cmd.WhatIf("promote")).what_if
    assert told == p.Foreseen(unknown=True)
