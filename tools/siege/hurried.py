"""Players in a hurry: they play and chat without a pause, and remember what they were told."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from contextlib import suppress
from random import Random

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from osada.table.protocol import commands as cmd
from osada.table.protocol import table as p

from .browser import Browser
from .killable_server import KillableServer
from .wire import LOST

CUT = (*LOST, WebSocketException)
"""What somebody meets when the server is gone, or going."""
PATIENCE = 10.0
LONGEST = 1000
"""Entries after which a table is left for a new one."""
_message = msgspec.json.Decoder(p.SocketMessage).decode
_encode = msgspec.json.Encoder().encode


class HurriedPlayer:
    """Somebody at a seat who comes back, at any of the servers, whenever the line is cut."""

    def __init__(
        self, servers: Sequence[KillableServer], browser: Browser, table: str, seat: int
    ) -> None:
        self.servers = servers
        self.browser = browser
        self.table = table
        self.seat = seat
        self.rng = Random(f"{table}{seat}")
        self.acknowledged: dict[int, str] = {}
        """What was played or said, by the number that the server gave it."""
        self.again = 0
        """Actions sent again because nobody knew what had become of them."""
        self.twice: list[str] = []
        """What was accepted a second time though it had been carried out."""
        self.over = False
        self._scene: p.Scene
        self._ref = 0
        self._unanswered: cmd.Play | None = None

    async def play(self) -> None:
        """Until the game is over, or long enough."""
        while not self.over:
            with suppress(*CUT):
                async with self.line() as line:
                    welcome = await self._welcome(line)
                    await self._send_again(line, welcome)
                    await self._play_on(line)
            await asyncio.sleep(0.01)

    def leave(self) -> None:
        """Stop, when what was begun is answered."""
        self.over = True

    def line(self) -> connect:
        """A socket at the table, by whichever server."""
        port = self.rng.choice(self.servers).port
        self.browser.port = port
        headers = self.browser.headers()
        url = f"ws://127.0.0.1:{port}/api/tables/{self.table}/live"
        return connect(url, compression=None, max_size=None, proxy=None, additional_headers=headers)

    async def _welcome(self, line: ClientConnection) -> p.Welcome:
        await line.send(_encode(cmd.Hello()), text=True)
        while True:
            message = _message(await asyncio.wait_for(line.recv(decode=False), PATIENCE))
            if isinstance(message, p.Welcome):
                self._scene = message.scene
                return message

    async def _send_again(self, line: ClientConnection, welcome: p.Welcome) -> None:
        """Nobody knows what became of an unanswered action: sending it again must be harmless."""
        play, self._unanswered = self._unanswered, None
        if play is None:
            return
        self.again += 1
        done = [e.seat for e in welcome.entries if e.number > play.expected and e.kind == "play"]
        if await self._ask(line, play, _words(play)) and self.seat in done:
            self.twice.append(_words(play))

    async def _play_on(self, line: ClientConnection) -> None:
        while not self.over and self._scene.turn and self._scene.number < LONGEST:
            if self._scene.legal:
                play = cmd.Play(self.rng.choice(self._scene.legal), self._scene.number)
                self._unanswered = play
                await self._ask(line, play, _words(play))
                self._unanswered = None
            elif self.rng.random() < 0.05:
                words = f"{self.seat} says {self.rng.random()}"
                await self._ask(line, cmd.Chat(words), words)
            else:
                with suppress(TimeoutError):
                    await self._hear(line, 0.05)
        self.over = True

    async def _hear(self, line: ClientConnection, patience: float) -> p.Reply | None:
        """Take the next message into account."""
        message = _message(await asyncio.wait_for(line.recv(decode=False), patience))
        if isinstance(message, p.Update):
            if isinstance(message.scene, p.Scene):
                self._scene = message.scene
            elif message.entries:
                self._scene.number = message.entries[-1].number
        return message if isinstance(message, p.Reply) else None

    async def _ask(self, line: ClientConnection, request: cmd.Request, words: str) -> bool:
        self._ref += 1
        await line.send(_encode(cmd.Envelope(self._ref, request)), text=True)
        reply = None
        while reply is None or reply.ref != self._ref:
            reply = await self._hear(line, PATIENCE)
        if reply.problem is None:
            self.acknowledged[reply.number] = words
        return reply.problem is None


def _words(play: cmd.Play) -> str:
    """An action as it is remembered."""
    return " ".join(map(str, play.action))
