"""Somebody who looks at a table from the page: what they are sent, and what they say."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

import msgspec

from osada.table.protocol.commands import Command, Envelope
from osada.table.protocol.table import Problem, Reply, TableHead, Tell
from osada.table.replying import reply_to
from osada.table.table import Table
from osada.table.view import News, View

Send = Callable[[str], None]
Do = Callable[[Table, int, Command], Awaitable[int]]
_encode = msgspec.json.Encoder().encode
_envelope = msgspec.json.Decoder(Envelope).decode


class Visit:
    """From the Welcome until they go; `send` brings a message to the page, and nothing where it
    ends."""

    def __init__(self, room: Table, seat: int | None, brief: bool, send: Send, do: Do) -> None:
        self.room = room
        self.view = View(seat, brief)
        self._send = send
        self._do = do

    def welcome(self, head: TableHead, after: int, printed: str) -> None:
        """Show everything."""
        self._send(_encode(self.view.welcome(self.room, head, after, printed)).decode())

    def show(self, news: News, head: TableHead | None) -> None:
        """Show what is new."""
        self._send(_encode(news.update(self.view, head)).decode())
        news.is_seen(self.view)

    async def hear(self, said: str) -> None:
        """Carry out what they want, and reply."""
        envelope = _envelope(said)
        try:
            reply = await reply_to(self.room, self.view.viewer, envelope, self._act)
        except Exception:
            self._send(_encode(broken(envelope.ref)).decode())
            raise
        self._send(_encode(reply).decode())

    def end(self) -> None:
        """Hang up: whoever wants to look on comes back."""
        self._send("")

    async def _act(self, seat: int, command: Command) -> int:
        return await self._do(self.room, seat, command)


def broken(ref: int) -> Reply:
    """What is said where nobody knows what went wrong."""
    return Reply(ref, problem=Problem("broken", Tell("problem-broken")))
