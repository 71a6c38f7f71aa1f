"""One stranger sends what once stopped the house; at another table somebody plays on."""

from __future__ import annotations

import threading
import time
from pathlib import Path

import httpx

from .bombs import junk_flags
from .client import Client
from .conftest import StartServer
from .serving import Server

ANSWERED = 15.0
"""Seconds for any answer, on however busy a machine; each of these once took up to 32."""
MOST = 400_000
"""Kilobytes that the server itself may ever hold; a record once took 1,600,000."""


def _attack(server: Server, refused: list[int]) -> None:
    """Everything that once froze everybody, one after the other."""
    with Client(server) as stranger:
        seats = [{"who": "me"}, {"who": "link"}]
        for path, body in (
            ("/api/records", {"text": "\n" * 80_000}),
            ("/api/records", {"text": junk_flags(60_000)}),
            ("/api/records", {"text": junk_flags(501)}),
            ("/api/tables", {"game": "vikings", "seats": seats, "content": "[" + " " * 59_000}),
            ("/api/tables", {"game": "hamlet", "seats": seats, "content": "a." * 29_000 + "a=1"}),
            ("/api/tables", {"game": "mythwind", "seats": seats, "content": "x = " + "[" * 900}),
        ):
            refused.append(stranger.http.post(path, json=body, timeout=120).status_code)
    with httpx.Client(base_url=server.url, timeout=120, verify=False) as nobody:
        for path, headers in (
            ("/" + "a-" * 25_000, {}),
            ("/", {"cookie": "a=" + '"\\' * 25_000}),
            ("/", {"origin": "http://" + "[" * 20_000}),
        ):
            refused.append(nobody.get(path, headers=headers).status_code)


def test_whoever_plays_notices_nothing_of_texts_that_once_stopped_the_house(
    running_server: StartServer, tmp_path: Path
) -> None:
    server = running_server()
    with Client(server) as honest:
        table = honest.new_table("vikings", "me", "random").table.id
        refused: list[int] = []
        attack = threading.Thread(target=_attack, args=(server, refused))
        attack.start()
        slowest = 0.0
        while attack.is_alive():
            began = time.monotonic()
            honest.scene(table)
            slowest = max(slowest, time.monotonic() - began)
            time.sleep(0.02)
        attack.join()
        assert slowest < ANSWERED
        assert all(400 <= status < 500 for status in refused[:6]), refused
        assert all(status < 500 for status in refused), refused
        assert honest.scene(table).number >= 0
    held = Path(f"/proc/{server.pid}/status").read_text().split("VmHWM:")[1].split()[0]
    assert int(held) < MOST
    assert sum(file.stat().st_size for file in tmp_path.glob("*.sqlite3*")) < 8_000_000
    assert "Traceback" not in server.said()
