"""The line between the server and a process of its own: a question goes out, an answer comes back.

A pool's queues and threads take three times the processor time of this for each question.
"""

from __future__ import annotations

import asyncio
import pickle
import struct
from collections.abc import Callable
from contextlib import suppress
from socket import socket
from typing import Any, Final

HEAD: Final = struct.Struct("!Q")
"""Before each message: how many bytes it has."""
Answer = tuple[bool, Any]
"""Whether a question was answered, and with what; otherwise what was raised, in words."""


class WorkerLine(asyncio.Protocol):
    """Our end of it, on the event loop: one question at a time."""

    def __init__(self) -> None:
        self.is_open = True
        self._transport: asyncio.Transport | None = None
        self._came = bytearray()
        self._answer: asyncio.Future[Answer] | None = None

    def ask(self, question: Callable[..., object], args: tuple[object, ...]) -> Any:
        """The answer to come; `EOFError` when nobody is there any more."""
        message = pickle.dumps((question, args))
        answer: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()
        self._answer = answer
        if self._transport is None or not self.is_open:
            answer.set_exception(EOFError())
        else:
            self._transport.write(HEAD.pack(len(message)) + message)
        return answer

    def close(self) -> None:
        """Hang up."""
        self.is_open = False
        if self._transport is not None:
            self._transport.abort()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """The other end is there."""
        assert isinstance(transport, asyncio.Transport)
        self._transport = transport

    def data_received(self, data: bytes) -> None:
        """A part of an answer."""
        came = self._came
        came += data
        if len(came) >= HEAD.size and len(came) - HEAD.size >= HEAD.unpack_from(came)[0]:
            answer, self._came = pickle.loads(memoryview(came)[HEAD.size :]), bytearray()
            if self._answer is not None and not self._answer.done():
                self._answer.set_result(answer)

    def connection_lost(self, exc: Exception | None) -> None:
        """The process has ended."""
        self.is_open = False
        if self._answer is not None and not self._answer.done():
            self._answer.set_exception(EOFError())


def answer_all(line: socket, begin: Callable[..., None], args: tuple[object, ...]) -> None:
    """What the process does: prepare itself, and answer until the server hangs up."""
    begin(*args)
    with suppress(EOFError, ConnectionError):
        while True:
            (size,) = HEAD.unpack(_read(line, HEAD.size))
            question, given = pickle.loads(_read(line, size))
            message = pickle.dumps(_answered(question, given))
            line.sendall(HEAD.pack(len(message)) + message)


def _answered(question: Callable[..., object], args: tuple[object, ...]) -> Answer:
    try:
        return True, question(*args)
    except BaseException as error:
        # Not the error itself: the server need not know its class.
        return False, f"{type(error).__name__}: {error}"


def _read(line: socket, size: int) -> bytes:
    came = bytearray()
    while len(came) < size:
        part = line.recv(min(size - len(came), 1 << 20))
        if not part:
            raise EOFError
        came += part
    return bytes(came)
