"""Players in a hurry: they play and chat without a pause, and remember what they were told."""

from __future__ import annotations

import contextlib
import random
import threading
import time
from collections.abc import Sequence

import httpx
from websockets.exceptions import WebSocketException

from osada.server import protocol as p

from .client import Client, Live
from .serving import Server

LOST = (OSError, EOFError, TimeoutError, AssertionError, httpx.TransportError, WebSocketException)
"""What somebody meets when the server is gone, or going."""


class Player(threading.Thread):
    """Somebody at a seat who comes back, at any of the servers, whenever the line is cut."""

    def __init__(self, servers: Sequence[Server], token: str, table: str) -> None:
        super().__init__(daemon=True)
        self.servers = servers
        self.token = token
        self.table = table
        self.rng = random.Random(token)
        self.acknowledged: dict[int, str] = {}
        """What was played or said, by the number that the server gave it."""
        self.sent_again = 0
        self.twice: list[str] = []
        """What was accepted a second time though it had been carried out."""
        self._done = threading.Event()
        self._unanswered: p.Play | None = None

    def run(self) -> None:
        """Until `leave`."""
        while not self._done.is_set():
            server = self.rng.choice(self.servers)
            with (
                contextlib.suppress(*LOST),
                Client(server, self.token) as client,
                client.live(self.table) as live,
            ):
                self._send_again(live)
                self._play_on(live)
            time.sleep(0.02)

    def leave(self) -> None:
        """Stop, when what was begun is answered."""
        self._done.set()
        self.join(30)

    def _send_again(self, live: Live) -> None:
        """Nobody knows what became of an unanswered action: sending it again must be harmless."""
        play, self._unanswered = self._unanswered, None
        if play is None:
            return
        self.sent_again += 1
        mine = live.welcome.head.me
        since = live.welcome.entries[play.expected + 1 :]
        was_done = any(entry.kind == "play" and entry.seat == mine for entry in since)
        if self._ask(live, play, play.action) and was_done:
            self.twice.append(play.action)

    def _play_on(self, live: Live) -> None:
        scene = live.welcome.scene
        while not self._done.is_set() and scene.turn:
            scene = _newest(live, scene)
            if scene.legal:
                self._unanswered = p.Play(self.rng.choice(scene.legal), scene.number)
                self._ask(live, self._unanswered, self._unanswered.action)
                self._unanswered = None
            elif self.rng.random() < 0.05:
                words = f"{self.rng.random()}"
                self._ask(live, p.Chat(words), words)

    def _ask(self, live: Live, request: p.Request, words: str) -> bool:
        reply = live.ask(request)
        if reply.problem is None:
            self.acknowledged[reply.number] = words
        return reply.problem is None


def _newest(live: Live, scene: p.Scene) -> p.Scene:
    """The scene after everything that has come meanwhile."""
    with contextlib.suppress(TimeoutError):
        while True:
            update = live.receive(p.Update, 0.005)
            if isinstance(update.scene, p.Scene):
                scene = update.scene
            else:
                scene.number = update.entries[-1].number
    return scene
