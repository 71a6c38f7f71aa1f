"""Limits of the server where they are exactly met, and what is written down of a request."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest

from osada.server.door import observer
from osada.server.door.connections import Counted
from osada.server.door.observer import Observer
from osada.server.door.signing import _BETWEEN as BETWEEN
from osada.server.door.signing import Signer
from osada.server.host.worker_line import WorkerLine
from osada.server.routes.live import _receive
from osada.server.store.private import make_private
from osada.table.absence import DAY, HOUR, long_patience, span


class OneMessage:
    """A socket that has said one thing."""

    def __init__(self, text: str) -> None:
        self.text = text

    async def receive(self) -> dict[str, object]:
        return {"type": "websocket.receive", "text": self.text}


def test_a_message_may_be_just_as_long_as_the_limit() -> None:
    socket: Any = OneMessage("12345")
    assert asyncio.run(_receive(socket, 5)) == "12345"
    with pytest.raises(msgspec.DecodeError):
        asyncio.run(_receive(socket, 4))


def test_a_table_that_waits_an_hour_is_played_over_days() -> None:
    assert (HOUR, DAY) == (60 * 60, 24 * 60 * 60)
    assert [long_patience(HOUR - 1), long_patience(HOUR)] == [7 * (HOUR - 1), 7 * DAY]
    assert [span(HOUR), span(2 * HOUR), span(2 * HOUR - 1)] == [
        {"unit": "hours", "count": 1},
        {"unit": "hours", "count": 2},
        {"unit": "minutes", "count": 120},
    ]


@pytest.mark.parametrize(
    ("status", "sparing", "said"),
    [
        (200, False, ["info"]),
        (399, False, ["info"]),
        (400, False, []),
        (400, True, ["info"]),
        (499, False, []),
        (500, False, ["error"]),
    ],
)
def test_refusals_are_written_down_sparingly_and_faults_always(
    status: int, sparing: bool, said: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    written: list[str] = []

    class Log:
        def info(self, event: str, **fields: object) -> None:
            written.append("info")

        def error(self, event: str, **fields: object) -> None:
            written.append("error")

    watching: Any = Observer(lambda *_: None)  # type: ignore[arg-type]
    monkeypatch.setattr(observer, "log", Log())
    monkeypatch.setattr(watching._refusals, "may_be_said", lambda: sparing)
    watching._write_down("GET", "/", status, 0.001)
    assert written == said


def test_a_database_is_made_in_folders_that_are_not_there_yet(tmp_path: Path) -> None:
    file = tmp_path / "one" / "two" / "osada.sqlite3"
    for _ in range(2):
        make_private(file)
        assert file.stat().st_mode & 0o777 == 0o600
    assert file.parent.stat().st_mode & 0o777 == 0o700


@pytest.mark.parametrize("parts", [(), ("a", f"b{BETWEEN}")])
def test_a_token_says_something_in_plain_text(parts: tuple[str, ...]) -> None:
    with pytest.raises(ValueError, match="at least one part"):
        Signer("secret").token("seat", *parts)


class Noted(asyncio.Protocol):
    """A transport, or a connection, that notes what is done to it."""

    def __init__(self) -> None:
        self.done: list[str] = []

    def abort(self) -> None:
        self.done.append("abort")

    def pause_writing(self) -> None:
        self.done.append("pause")

    def resume_writing(self) -> None:
        self.done.append("resume")


def test_a_line_that_is_closed_hangs_up() -> None:
    line: Any = WorkerLine()
    line.close()
    transport = Noted()
    line._transport = transport
    line.close()
    assert (transport.done, line.is_open) == (["abort"], False)


def test_who_reads_again_is_written_to_again() -> None:
    class Reader(Counted, Noted):
        pass

    reader: Any = Reader()
    reader.pause_writing()
    assert reader.stuck is not None
    reader.resume_writing()
    assert (reader.done, reader.stuck) == (["pause", "resume"], None)
