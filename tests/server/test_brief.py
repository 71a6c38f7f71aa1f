"""A client that wants it briefly: what it is told leads to the very scene that others are sent."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

from osada.server.protocol import table as p
from osada.server.protocol.difference import applied

from .client import Client
from .serving import Server


@pytest.mark.parametrize("game", ["vikings", "hamlet", "mythwind"])
def test_changes_lead_to_the_scene_that_is_there(server: Server, game: str) -> None:
    host = Client(server)
    made = host.new_table(game, "link", "link", seed=5)
    players = [Client.seated(server, link) for link in made.links if link.seat is not None]
    table, rng = made.table.id, Random(3)
    with players[0].live(table, brief=True) as brief, players[1].live(table) as whole:
        scene: object = msgspec.to_builtins(brief.welcome.scene)
        number, sizes = brief.welcome.scene.number, [0, 0]
        for _ in range(25):
            mover = next(one for one in players if one.scene(table).legal)
            now = mover.scene(table)
            assert isinstance(mover.do(table, p.Play(rng.choice(now.legal), now.number)), p.Done)
            update = brief.receive(p.Update)
            assert (update.scene, update.base) == (msgspec.UNSET, number)
            assert not isinstance(update.change, msgspec.UnsetType)
            scene = applied(scene, update.change)
            told = msgspec.convert(scene, p.Scene)
            number = told.number
            assert told == players[0].scene(table)
            assert isinstance(whole.receive(p.Update).scene, p.Scene)
            sizes[0] += len(brief.raw[-1])
            sizes[1] += len(whole.raw[-1])
    assert sizes[0] * 3 < sizes[1]
