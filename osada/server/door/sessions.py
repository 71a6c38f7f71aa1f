"""Who a browser is, by its cookie: a guest, or a session of an account.

A guest's cookie says who they are, and nothing of them is stored until there is something to
store. An account's says only a secret of which the database keeps a hash: what is deleted there
is worth nothing from that moment on, wherever the cookie may be.
"""

from __future__ import annotations

import hashlib
import secrets
import time
from collections.abc import Collection

from msgspec import Struct

from osada.table.protocol.problems import Refused

from ..store.people import People, PlayerRow
from ..store.sessions import SessionRow, SessionStore
from .caller import ME_COOKIE, Caller
from .signing import Signer

IDLE = 90 * 24 * 3600.0
"""Seconds after which a session that nobody uses is over."""
NOTED = 3600.0
"""When a session was last used is known to so many seconds."""
MOST = 40
"""Sessions of one account; the one unused for longest makes room for another."""


class Visitor(Struct):
    """Who asks: a browser by its cookie (`player`), or a program by a link's token."""

    player: str = ""
    token: str = ""
    device: str = ""
    """Tells browsers apart, of one person too, and says nothing else; empty for a program."""
    session: str = ""
    """The key of an account's session; empty for a guest."""


class Sessions:
    """Knows browsers by their cookies, and begins and ends sessions."""

    def __init__(self, store: SessionStore, people: People, signer: Signer) -> None:
        self.store = store
        self.people = people
        self.signer = signer

    async def visitor(self, caller: Caller) -> Visitor:
        """Who calls. A cookie that is not ours, or whose session was ended, is nobody's."""
        cookie = caller.cookies.get(ME_COOKIE, "")
        if not cookie:
            return Visitor(token=caller.bearer)
        said = self.signer.read("session", cookie)
        if said is not None:
            row = await self._alive(_key(said[0]))
            if row is None:
                return Visitor(token=caller.bearer)
            return Visitor(row.player, caller.bearer, device_of(row.key), row.key)
        player = await self._guest(cookie)
        return Visitor(player, caller.bearer, device_of(player) if player else "")

    async def begin(self, account: PlayerRow, agent: str) -> str:
        """A new session of an account; what its cookie says. `Refused` where the account has
        another password by now, or is gone."""
        secret, now = secrets.token_urlsafe(32), time.time()
        row = SessionRow(_key(secret), account.id, agent, now, now)
        if not await self.store.add(row, account.password or "", now - IDLE):
            raise Refused("wrong-password")
        surplus = [one.key for one in (await self.store.of(account.id))[MOST:]]
        if surplus:
            await self.store.end(surplus)
        return self.signer.token("session", secret)

    async def of(self, player: str) -> list[SessionRow]:
        """The sessions of an account that are good, the latest used first."""
        after = time.time() - IDLE
        return [row for row in await self.store.of(player) if row.seen >= after]

    async def alive(self, keys: Collection[str]) -> set[str]:
        """Those of these sessions that are still good."""
        return await self.store.alive(list(keys), time.time() - IDLE)

    def guest(self, player: str) -> str:
        """What the cookie of a guest says."""
        return self.signer.token("guest", player)

    async def _alive(self, key: str) -> SessionRow | None:
        row = await self.store.find(key)
        now = time.time()
        if row is None or now - row.seen > IDLE:
            return None
        if abs(now - row.seen) > NOTED:
            await self.store.saw(key, now)
        return row

    async def _guest(self, cookie: str) -> str:
        """The guest whose cookie this is. Cookies of the first edition named accounts too: such
        a one is nobody's any more."""
        said = self.signer.read("guest", cookie)
        if said is not None:
            return said[0]
        said = self.signer.read("me", cookie)
        if said is None:
            return ""
        row = await self.people.find(said[0])
        return "" if row is not None and row.login else said[0]


def device_of(key: str) -> str:
    """What a session or a guest is called where others may read it."""
    return hashlib.blake2b(key.encode(), digest_size=12, person=b"osada device").hexdigest()


def _key(secret: str) -> str:
    """What the database keeps of a session's secret."""
    return hashlib.sha256(secret.encode()).hexdigest()
