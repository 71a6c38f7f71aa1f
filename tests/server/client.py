"""A person or a program at a server, for tests: HTTP with httpx, the socket with websockets."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import ClassVar, Self, TypeVar

import httpx
import msgspec
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from osada.kernel.action import Wire
from osada.server.protocol import lobby
from osada.table.protocol import commands as cmd
from osada.table.protocol import house
from osada.table.protocol import table as p

from ..patience import PATIENCE
from .serving import Server

T = TypeVar("T")
COOKIE, HEADER = "osada_csrf", "x-csrf"


class Refused(AssertionError):
    """The server answered with a problem where the test expected none."""

    def __init__(self, status: int, problem: p.Problem) -> None:
        super().__init__(f"{status} {problem}")
        self.status = status
        self.problem = problem


class Client:
    """One browser with its cookie; or, with a `token`, a program at a seat."""

    opened: ClassVar[list[Client]] = []
    """Those whose connections the test leaves open; they are closed after it."""

    def __init__(self, server: Server, token: str = "") -> None:
        Client.opened.append(self)
        self.server = server
        self.token = token
        # There is no TLS here: to verify nothing saves reading all certificates of the machine.
        self.http = httpx.Client(base_url=server.url, timeout=PATIENCE, verify=False)
        if token:
            self.http.headers["authorization"] = f"Bearer {token}"
        else:
            self.get("/api/me", house.Me)
            self.http.headers[HEADER] = self.http.cookies[COOKIE]

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.http.close()

    def at(self, server: Server) -> Client:
        """The same browser at another of the house's addresses."""
        other = Client(server)
        other.http.cookies = httpx.Cookies(self.http.cookies)
        other.http.headers[HEADER] = self.http.headers[HEADER]
        return other

    def get(self, path: str, answer: type[T], **query: str | int) -> T:
        """What the server says to a question."""
        return _read(self.http.get(path, params=query), answer)

    def post(self, path: str, body: object, answer: type[T]) -> T:
        """What the server says to a request; a problem raises `Refused`."""
        content = b"" if body is None else msgspec.json.encode(body)
        return _read(self.http.post(path, content=content, headers=_JSON), answer)

    # -- the lobby -----------------------------------------------------------------------------

    def new_table(
        self, game: str, *seats: str, seed: int | None = 7, **more: object
    ) -> house.NewTableMade:
        """Set up a table; seats are `me`, `link` or the level of a computer player."""
        wishes = [
            {"who": seat} if seat in ("me", "link") else {"who": "computer", "level": seat}
            for seat in seats
        ]
        if more.get("listed"):
            seed = None  # nobody may know it
        wish = {"game": game, "seats": wishes, "seed": seed, **more}
        return self.post("/api/tables", wish, house.NewTableMade)

    @classmethod
    def seated(cls, server: Server, link: house.Link, name: str = "") -> Client:
        """A program that has sat down (or watches) by a link."""
        with cls(server, link.token) as newcomer:
            return cls(server, newcomer.take(link, name).token)

    def take(self, link: house.Link, name: str = "") -> lobby.Seated:
        """Sit down (or watch) by a link."""
        return self.post(f"/api/links/{link.token}", lobby.Take(name), lobby.Seated)

    # -- the table -----------------------------------------------------------------------------

    def head(self, table: str) -> p.TableHead:
        """The table as a list shows it."""
        return self.get(f"/api/tables/{table}", p.TableHead)

    def scene(self, table: str, **query: str | int) -> p.Scene:
        """The position, now or at an entry."""
        return self.get(f"/api/tables/{table}/scene", p.Scene, **query)

    def entries(self, table: str, after: int = -1) -> list[p.EntrySeen]:
        """What has happened since."""
        return self.get(f"/api/tables/{table}/entries", list[p.EntrySeen], after=after)

    def do(self, table: str, command: cmd.Command) -> p.Done | p.Problem:
        """Ask for something; what came of it."""
        try:
            return self.post(f"/api/tables/{table}/do", command, p.Done)
        except Refused as refusal:
            return refusal.problem

    def play(self, table: str, action: str | Wire = "") -> p.Done:
        """Play an action, or the first legal one; it must be accepted."""
        scene = self.scene(table)
        done = self.do(table, cmd.Play(action or scene.legal[0], scene.number))
        assert isinstance(done, p.Done), done
        return done

    def record(self, table: str) -> str:
        """The record's text."""
        answer = self.http.get(f"/api/tables/{table}/record")
        assert answer.status_code == 200, answer.text
        return answer.text

    @contextmanager
    def live(self, table: str, after: int = -1, brief: bool = False) -> Iterator[Live]:
        """An open socket at the table, already welcomed."""
        with self.socket(table) as connection:
            live = Live(connection)
            live.send(cmd.Hello(self.token, after, brief))
            live.welcome = live.receive(p.Welcome)
            yield live

    @contextmanager
    def socket(self, table: str) -> Iterator[ClientConnection]:
        """An open socket on which nothing has been said."""
        cookies = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        with connect(
            f"{self.server.url.replace('http', 'ws')}/api/tables/{table}/live",
            origin=None if self.token else Origin(self.server.url),
            additional_headers={"cookie": cookies} if cookies else {},
            compression=None,
            max_size=None,
            proxy=None,
        ) as connection:
            yield connection


class Live:
    """A socket after Hello: ask, and hear what happens."""

    def __init__(self, connection: ClientConnection) -> None:
        self.connection = connection
        self.welcome: p.Welcome
        self.heard: list[p.SocketMessage] = []
        """Everything received so far, in order."""
        self.raw: list[bytes] = []
        self._unread: list[p.SocketMessage] = []
        self._ref = 0

    def send(self, message: object) -> None:
        """One message, encoded; text and bytes go as they are."""
        raw = message if isinstance(message, str | bytes) else msgspec.json.encode(message)
        self.connection.send(raw.decode() if isinstance(raw, bytes) else raw)

    def ask(self, request: cmd.Request) -> p.Reply:
        """The reply to a request; what is heard before it stays to be received."""
        self._ref += 1
        self.send(cmd.Envelope(self._ref, request))
        passed: list[p.SocketMessage] = []
        while True:
            message = self._next(PATIENCE)
            if isinstance(message, p.Reply) and message.ref == self._ref:
                self._unread = passed + self._unread
                return message
            passed.append(message)

    def play(self, action: str | Wire, expected: int) -> p.Reply:
        """Play an action."""
        return self.ask(cmd.Play(action, expected))

    def receive(self, kind: type[T], seconds: float = PATIENCE) -> T:
        """The next message of a kind; others are passed over."""
        until = time.monotonic() + seconds
        while True:
            message = self._next(max(0.0, until - time.monotonic()))
            if isinstance(message, kind):
                return message

    def _next(self, seconds: float) -> p.SocketMessage:
        if self._unread:
            return self._unread.pop(0)
        raw = self.connection.recv(timeout=seconds)
        self.raw.append(raw.encode() if isinstance(raw, str) else raw)
        message: p.SocketMessage = msgspec.json.decode(raw, type=p.SocketMessage)
        self.heard.append(message)
        return message


_JSON = {"content-type": "application/json"}


def _read(answer: httpx.Response, kind: type[T]) -> T:
    if answer.is_success:
        return msgspec.json.decode(answer.content, type=kind)
    try:
        problem = msgspec.json.decode(answer.content, type=p.Problem)
    except msgspec.DecodeError:
        raise AssertionError(f"{answer.status_code} {answer.text}") from None
    raise Refused(answer.status_code, problem)
