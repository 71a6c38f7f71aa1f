"""Who a browser is: a guest from its first question on, an account for whoever wants one."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Sequence

from litestar.datastructures import Cookie

from osada.table.protocol.house import Me, Rename
from osada.table.protocol.problems import Refused, wait_for
from osada.table.seats import clean

from ..door.buckets import Buckets
from ..door.caller import CSRF_COOKIE, ME_COOKIE, Caller
from ..door.sessions import IDLE, Sessions, Visitor, device_of
from ..host.environment import Rate
from ..host.settings import Settings
from ..protocol.lobby import Credentials, NewPassword
from ..store.forgetting import forget
from ..store.people import LoginTaken, People, PlayerRow
from ..store.renaming import rename
from ..tables.table_host import TableHost
from .known_browsers import KNOWN_COOKIE, KnownBrowsers
from .login_limit import LoginLimit
from .new_password import check_new
from .passwords import Passwords, lane_of

YEAR = 365 * 24 * 3600
NAMES = Rate(20, 3600)
"""How often somebody may change their name, as all their tables are told of it."""
LONGEST_LOGIN = 60
"""Some signs are two or three when they are folded to one case."""


class Accounts:
    """Knows people by their cookies and by their passwords."""

    def __init__(
        self,
        people: People,
        sessions: Sessions,
        settings: Settings,
        passwords: Passwords | None = None,
        tables: TableHost | None = None,
    ) -> None:
        self.people = people
        self.sessions = sessions
        self.settings = settings
        self.passwords = passwords or Passwords()
        self.tables = tables
        self.limit = LoginLimit(settings.login_rate)
        self.known = KnownBrowsers(sessions.signer)
        self._names = Buckets(NAMES)

    async def me(self, player: str) -> Me:
        """What is known of a person."""
        row = await self.people.find(player)
        return Me(name="") if row is None else Me(name=row.name, login=row.login or "")

    async def rename(self, player: str, wish: Rename) -> None:
        """Keep a name, without signs that cannot be seen, and use it at running tables too."""
        name = clean(wish.name)
        if not name:
            raise Refused("no-name")
        wait_for(self._names.take(player))
        await self.people.rename(player, name, time.time())
        touched = await rename(self.people.engine, player, name)
        if self.tables is not None:
            await self.tables.rewritten(touched)

    # -- accounts --------------------------------------------------------------------------

    async def register(self, guest: Visitor, given: Credentials, caller: Caller) -> PlayerRow:
        """A new account; everything the guest has becomes its own."""
        if guest.session:
            raise Refused("signed-in")
        login = given.login.casefold()
        if len(login) > LONGEST_LOGIN:
            raise Refused("bad-request")
        check_new(login, given.password)
        row = await self.people.find(guest.player)
        name = (row.name if row else "") or clean(given.login)
        wait_for(self.limit.register(caller.address))
        kept = await self.passwords.hash(given.password, caller.address)
        account = PlayerRow(new_player(), name, login, kept, time.time())
        try:
            await self.people.register(account, guest.player)
        except LoginTaken:
            raise Refused("login-taken", {"login": given.login}) from None
        await self._became(guest, account.id)
        return account

    async def sign_in(self, visitor: Visitor, given: Credentials, caller: Caller) -> PlayerRow:
        """The account; what this browser had as a guest becomes the account's too, and if it was
        signed in, that session ends."""
        login = given.login.casefold()
        row = await self.people.by_login(login)
        browser = ""
        if row is not None:
            browser = self.known.browser(caller.cookies.get(KNOWN_COOKIE, ""), row.id)
        row = await self._proven(row, login, given.password, caller.address, browser)
        if visitor.session:
            await self.end([visitor.session])
        elif visitor.player:
            await self.people.merge(visitor.player, row.id)
            await self._became(visitor, row.id)
        return row

    async def _proven(
        self, row: PlayerRow | None, login: str, password: str, address: str, browser: str
    ) -> PlayerRow:
        """The account, if this is its password. Whether the name or the password was wrong cannot
        be told from the answer, nor from how long it takes."""
        wait_for(self.limit.wait(login, address, browser))
        await asyncio.sleep(self.limit.delay(login, address, browser))
        kept, lane = row.password if row else None, lane_of(browser)
        right = await self.passwords.matches(kept, password, address, lane)
        if row is None or not right:
            raise Refused("wrong-password")
        self.limit.passed(login, address, browser)
        return row

    async def proven_as(self, visitor: Visitor, password: str) -> PlayerRow:
        """The account that is signed in, if this is its password."""
        row = await self.people.find(visitor.player)
        if row is None or not row.login:
            raise Refused("not-signed-in")
        browser = device_of(visitor.session)
        return await self._proven(row, row.login, password, browser, browser)

    async def change_password(self, visitor: Visitor, wish: NewPassword) -> PlayerRow:
        """Another password from now on. All sessions end: whoever has taken one has it no more."""
        row = await self.proven_as(visitor, wish.old)
        check_new(row.login or "", wish.new)
        row.password = await self.passwords.hash(wish.new, row.id, "known")
        self._hang_up(await self.people.change_password(row))
        return row

    async def forget(self, visitor: Visitor) -> None:
        """Take a person out of everything that is kept here; there is no way back."""
        keys = [one.key for one in await self.sessions.store.of(visitor.player)]
        touched = await forget(self.people.engine, visitor.player)
        self._hang_up([*keys, visitor.player])
        if self.tables is not None:
            await self.tables.rewritten(touched)

    async def end(self, keys: Sequence[str]) -> None:
        """End sessions, and hang up on the browsers that had them."""
        await self.sessions.store.end(keys)
        self._hang_up(keys)

    async def _became(self, guest: Visitor, account: str) -> None:
        """What a guest had is an account's now; whoever has the guest's cookie must come anew."""
        if self.tables is not None and guest.player:
            owned = await self.people.owned_by(account)
            await self.tables.inherit(guest.player, account, owned)
            self._hang_up([guest.player])

    def _hang_up(self, keys: Sequence[str]) -> None:
        if self.tables is not None and keys:
            self.tables.end([device_of(key) for key in keys])

    # -- cookies ---------------------------------------------------------------------------

    async def signed_in(self, caller: Caller, account: PlayerRow) -> list[Cookie]:
        """What makes a browser the account's: a session of its own."""
        token = await self.sessions.begin(account, caller.agent)
        known = self.known.cookie(caller.cookies.get(KNOWN_COOKIE, ""), account.id)
        cookies = self._cookies(caller, token, int(IDLE), new_csrf())
        return [*cookies, _cookie(caller, KNOWN_COOKIE, known, YEAR, hidden=True)]

    def as_guest(self, caller: Caller, player: str = "") -> list[Cookie]:
        """What makes a browser remember which guest it is; without one, that it is a new one."""
        known = caller.cookies.get(CSRF_COOKIE, "") if player else ""
        token = self.sessions.guest(player or new_player())
        return self._cookies(caller, token, YEAR, known or new_csrf())

    def same(self, caller: Caller) -> list[Cookie]:
        """What makes a browser keep its session for longer."""
        kept = caller.cookies
        csrf = kept.get(CSRF_COOKIE, "") or new_csrf()
        return self._cookies(caller, kept[ME_COOKIE], int(IDLE), csrf)

    def _cookies(self, caller: Caller, token: str, seconds: int, csrf: str) -> list[Cookie]:
        return [
            _cookie(caller, ME_COOKIE, token, seconds, hidden=True),
            _cookie(caller, CSRF_COOKIE, csrf, seconds, hidden=False),
        ]


def _cookie(caller: Caller, key: str, value: str, seconds: int, hidden: bool) -> Cookie:
    return Cookie(
        key=key,
        value=value,
        path="/",
        max_age=seconds,
        httponly=hidden,
        samesite="lax",
        secure=caller.secure,
    )


def new_player() -> str:
    """An id nobody can guess."""
    return secrets.token_urlsafe(12)


def new_csrf() -> str:
    """What our page repeats, and no other page can know."""
    return secrets.token_urlsafe(16)
