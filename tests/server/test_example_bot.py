"""The example bot plays a whole game against the real server."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

from ..tied import tied
from .client import Client
from .serving import Server

BOT = Path(__file__).parents[2] / "examples" / "bot.py"


def test_the_example_bots_sit_down_by_their_links_and_finish_a_game(server: Server) -> None:
    assert len(BOT.read_text().splitlines()) <= 40
    with Client(server) as host:
        made = host.new_table("vikings", "link", "link")
        links = [f"{server.url}{link.path}" for link in made.links if link.seat is not None]
        bots = [
            subprocess.Popen(
                tied([sys.executable, str(BOT), link]), stdout=subprocess.PIPE, text=True
            )
            for link in links
        ]
        said = [bot.communicate(timeout=90)[0] for bot in bots]
        head = host.head(made.table.id)
    assert [bot.returncode for bot in bots] == [0, 0]
    assert head.status == "over"
    assert [(seat.kind, seat.name) for seat in head.seats] == [("person", "Bot")] * 2
    assert json.loads(said[0]) == json.loads(said[1])
