"""Passwords: hashed and compared with argon2, in threads of their own and only a few at once."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import cached_property
from typing import TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from .new_password import in_one_form
from .problems import Refused

T = TypeVar("T")
AT_ONCE = 2
"""Each takes a tenth of a second of one core and 64 MB."""
WAITING = 20
"""Whoever comes when so many wait already is asked to come again."""
COME_AGAIN = 5
"""After so many seconds."""


class Passwords:
    """Makes hashes and compares with them. Comparing with none takes as long as with one."""

    def __init__(self, hasher: PasswordHasher | None = None) -> None:
        self._hasher = hasher or PasswordHasher()
        self._threads = ThreadPoolExecutor(AT_ONCE, "passwords")
        self._busy = 0

    async def hash(self, password: str) -> str:
        """What to keep of a new password."""
        return await self._in_thread(lambda: self._hasher.hash(in_one_form(password)))

    async def matches(self, kept: str | None, password: str) -> bool:
        """Whether this is the password that was kept; None is nobody's."""
        return await self._in_thread(lambda: self._compare(kept, password))

    def close(self) -> None:
        """End the threads."""
        self._threads.shutdown(wait=False, cancel_futures=True)

    def _compare(self, kept: str | None, password: str) -> bool:
        # Before there was one form, a password was kept just as it came.
        for form in dict.fromkeys((in_one_form(password), password)):
            with suppress(VerificationError, InvalidHashError):
                self._hasher.verify(kept or self._nobodys, form)
                return kept is not None
        return False

    @cached_property
    def _nobodys(self) -> str:
        return self._hasher.hash(secrets.token_hex(16))

    async def prepare(self) -> None:
        """Have everything ready, so that the first comparison takes no longer than the others."""
        await self._in_thread(lambda: self._nobodys)

    async def _in_thread(self, work: Callable[[], T]) -> T:
        if self._busy >= WAITING:
            raise Refused("too-fast", {"seconds": COME_AGAIN})
        self._busy += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self._threads, work)
        finally:
            self._busy -= 1
