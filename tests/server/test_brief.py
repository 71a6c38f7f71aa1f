"""A client that wants it briefly: what it is told leads to the very scene that others are sent."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

from osada.table.protocol import commands as cmd
from osada.table.protocol import table as p
from osada.table.protocol.difference import applied
from osada.table.protocol.printed import restored

from .client import Client
from .serving import Server


@pytest.mark.parametrize("game", ["vikings", "hamlet", "mythwind"])
def test_changes_lead_to_the_scene_that_is_there(server: Server, game: str) -> None:
    host = Client(server)
    made = host.new_table(game, "link", "link", seed=5)
    players = [Client.seated(server, link) for link in made.links if link.seat is not None]
    table, rng = made.table.id, Random(3)
    with players[0].live(table, brief=True) as brief, players[1].live(table) as whole:
        printed = _printed(players[0], brief.welcome.scene)
        scene = restored(msgspec.to_builtins(brief.welcome.scene), printed)
        number, sizes = brief.welcome.scene.number, [0, 0]
        for _ in range(25):
            mover = next(one for one in players if one.scene(table).legal)
            now = mover.scene(table)
            assert isinstance(mover.do(table, cmd.Play(rng.choice(now.legal), now.number)), p.Done)
            update = brief.receive(p.Update)
            assert (update.scene, update.base) == (msgspec.UNSET, number)
            assert not isinstance(update.change, msgspec.UnsetType)
            scene = applied(scene, restored(update.change, printed))  # type: ignore[arg-type]
            told = msgspec.structs.replace(msgspec.convert(scene, p.Scene), printed="")
            number = told.number
            assert told == players[0].scene(table)
            assert isinstance(whole.receive(p.Update).scene, p.Scene)
            sizes[0] += len(brief.raw[-1])
            sizes[1] += len(whole.raw[-1])
    assert sizes[0] * 3 < sizes[1]


def _printed(client: Client, scene: p.Scene) -> dict[str, object]:
    """What the references of a scene stand for."""
    if not scene.printed:
        return {}
    answer = client.http.get(scene.printed)
    return msgspec.json.decode(answer.content, type=dict[str, object])


def test_what_is_printed_travels_once(server: Server) -> None:
    host = Client(server)
    table = host.new_table("mythwind", "me", "random", seed=5).table.id
    path = f"/api/tables/{table}/scene"
    whole, brief = host.scene(table), host.scene(table, brief="true")
    assert whole.printed == ""
    printed = _printed(host, brief)
    assert restored(brief.view, printed) == whole.view
    assert len(host.http.get(path).content) > 2 * len(host.http.get(f"{path}?brief=true").content)
    kept = host.http.get(brief.printed)
    assert "immutable" in kept.headers["cache-control"]
    address, _, _ = brief.printed.partition("?")
    assert host.http.get(address).content == kept.content, "a game without corrections is known"
    assert host.http.get(address[:-1] + "?").status_code == 404
    other = Client(server).http.get(brief.printed)
    assert other.status_code == 403, "a table is for those who have a place there"


def test_corrections_are_printed_too(server: Server) -> None:
    host = Client(server)
    content = "[building.bakery]\nentry = 4\n"
    table = host.new_table("mythwind", "me", "link", content=content).table.id
    scene = host.scene(table, brief="true")
    printed = _printed(host, scene)
    bakery = printed["building bakery"]
    assert isinstance(bakery, dict)
    assert bakery["entry"] == 4
    assert restored(scene.view, printed) == host.scene(table).view
    assert host.http.get(scene.printed.partition("?")[0]).status_code == 404
