"""Passwords: hashed and compared with argon2, in a thread of their own, everybody in turn."""

from __future__ import annotations

import secrets
from contextlib import suppress
from functools import cached_property
from typing import Final, Literal

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from ..host.fair_line import Lane as Limits
from ..host.fair_queue import FairQueue
from .new_password import in_one_form

Lane = Literal["known", "sign-in", "register"]
LANES: Final[dict[str, Limits]] = {
    "known": Limits(each=2, most=60),
    "sign-in": Limits(each=2, most=40),
    "register": Limits(each=1, most=20),
}
"""Who is known comes first, and who signs in takes turns with who registers. One at a time: it
takes 64 MB, and all cores that are idle."""
NICE: Final = 10
"""How much everything else comes first."""


def lane_of(browser: str) -> Lane:
    """Where somebody who signs in stands: before all strangers if their browser is known."""
    return "known" if browser else "sign-in"


class Passwords:
    """Makes hashes and compares with them. Comparing with none takes as long as with one."""

    def __init__(self, hasher: PasswordHasher | None = None) -> None:
        self._hasher = hasher or PasswordHasher()
        self._line = FairQueue("passwords", LANES, NICE)

    async def hash(self, password: str, who: str, lane: Lane = "register") -> str:
        """What to keep of a new password; `who` is the place in the line that asks for it."""
        return await self._line.do(lambda: self._hasher.hash(in_one_form(password)), lane, who)

    async def matches(
        self, kept: str | None, password: str, who: str, lane: Lane = "sign-in"
    ) -> bool:
        """Whether this is the password that was kept; None is nobody's."""
        return await self._line.do(lambda: self._compare(kept, password), lane, who)

    def close(self) -> None:
        """End the thread."""
        self._line.close()

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
        await self._line.do(lambda: self._nobodys, "known", "")
