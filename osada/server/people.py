"""Who a browser is: a guest from its first question on, an account for whoever wants one."""

from __future__ import annotations

import secrets
import time
from collections.abc import Sequence
from typing import Any

from litestar import Request, Response, delete, get, post
from litestar.datastructures import Cookie
from litestar.params import JSONBody
from litestar.status_codes import HTTP_200_OK

from .accounts import Passwords
from .buckets import Buckets
from .caller import CSRF_COOKIE, ME_COOKIE, Caller, caller_of
from .lobby_protocol import Credentials, Me, Rename, Statistics
from .problems import Refused
from .reading import Rate
from .seating import clean
from .sessions import IDLE, Sessions, Visitor, device_of
from .settings import Settings
from .statistics import statistics_of
from .store.people import LoginTaken, People, PlayerRow
from .tables import Tables

YEAR = 365 * 24 * 3600
LONGEST_LOGIN = 60
"""Some signs are two or three when they are folded to one case."""
FROM_ANYWHERE = 3
"""So many times as often as from one address may be tried to sign in by one name."""


AnyRequest = Request[Any, Any, Any]


class Reception:
    """Knows people by their cookies and by their passwords."""

    def __init__(
        self,
        people: People,
        sessions: Sessions,
        settings: Settings,
        passwords: Passwords | None = None,
        tables: Tables | None = None,
    ) -> None:
        self.people = people
        self.sessions = sessions
        self.settings = settings
        self.passwords = passwords or Passwords()
        self.tables = tables
        rate = settings.login_rate
        self._tries = Buckets(Rate(rate.count * FROM_ANYWHERE, rate.seconds))

    async def me(self, player: str) -> Me:
        """What is known of a person."""
        row = await self.people.find(player)
        return Me(name="") if row is None else Me(name=row.name, login=row.login or "")

    async def rename(self, player: str, wish: Rename) -> None:
        """Keep a name, without signs that cannot be seen."""
        name = clean(wish.name)
        if not name:
            raise Refused("no-name")
        await self.people.rename(player, name, time.time())

    async def register(self, guest: Visitor, given: Credentials) -> str:
        """A new account, and everything the guest has becomes its own; the account's player."""
        if guest.session:
            raise Refused("signed-in")
        login = given.login.casefold()
        if len(login) > LONGEST_LOGIN:
            raise Refused("bad-request")
        row = await self.people.find(guest.player)
        name = (row.name if row else "") or clean(given.login)
        kept = await self.passwords.hash(given.password)
        account = PlayerRow(new_player(), name, login, kept, time.time())
        try:
            await self.people.register(account, guest.player)
        except LoginTaken:
            raise Refused("login-taken", {"login": given.login}) from None
        self._became(guest, account.id)
        return account.id

    async def sign_in(self, visitor: Visitor, given: Credentials) -> str:
        """The account's player; what this browser had as a guest becomes the account's too, and
        if it was signed in, that session ends. Whether the name or the password was wrong cannot
        be told from the answer, nor from how long it takes."""
        row = await self.proven(given.login.casefold(), given.password)
        if visitor.session:
            await self.end([visitor.session])
        elif visitor.player:
            await self.people.merge(visitor.player, row.id)
            self._became(visitor, row.id)
        return row.id

    async def proven(self, login: str, password: str) -> PlayerRow:
        """The account to which this name and password belong; `Refused` if to none."""
        wait = self._tries.take(login)
        if wait:
            raise Refused("too-fast", {"seconds": int(wait) + 1})
        row = await self.people.by_login(login)
        right = await self.passwords.matches(row.password if row else None, password)
        if row is None or not right:
            raise Refused("wrong-password")
        return row

    async def end(self, keys: Sequence[str]) -> None:
        """End sessions, and hang up on the browsers that had them."""
        await self.sessions.store.end(keys)
        if self.tables is not None:
            self.tables.end([device_of(key) for key in keys])

    def _became(self, guest: Visitor, account: str) -> None:
        """What a guest had is an account's now; whoever has the guest's cookie must come anew."""
        if self.tables is not None and guest.player:
            self.tables.inherit(guest.player, account)
            self.tables.end([guest.device])

    async def signed_in(self, caller: Caller, player: str) -> list[Cookie]:
        """What makes a browser the account's: a session of its own."""
        token = await self.sessions.begin(player, caller.agent)
        return self._cookies(caller, token, int(IDLE), new_csrf())

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
        def cookie(key: str, value: str, hidden: bool) -> Cookie:
            return Cookie(
                key=key,
                value=value,
                path="/",
                max_age=seconds,
                httponly=hidden,
                samesite="lax",
                secure=caller.secure,
            )

        return [cookie(ME_COOKIE, token, hidden=True), cookie(CSRF_COOKIE, csrf, hidden=False)]


def new_csrf() -> str:
    """What our page repeats, and no other page can know."""
    return secrets.token_urlsafe(16)


def new_player() -> str:
    """An id nobody can guess."""
    return secrets.token_urlsafe(12)


def reception_of(request: AnyRequest) -> Reception:
    """The reception of this server."""
    reception = request.app.state.reception
    assert isinstance(reception, Reception)
    return reception


def calling(request: AnyRequest) -> Caller:
    """Who calls, and from where."""
    return caller_of(request.scope, reception_of(request).settings.behind_proxy)


async def known(request: AnyRequest) -> Visitor:
    """Who asks; `Refused` for somebody without a cookie."""
    visitor = await reception_of(request).sessions.visitor(calling(request))
    if not visitor.player:
        raise Refused("not-signed-in")
    return visitor


@get("/api/me")
async def get_me(request: AnyRequest) -> Response[Me]:
    """The person behind the cookie; whoever has none gets one."""
    reception, caller = reception_of(request), calling(request)
    visitor = await reception.sessions.visitor(caller)
    me = await reception.me(visitor.player) if visitor.player else Me(name="")
    if visitor.session:
        return Response(me, cookies=reception.same(caller))
    return Response(me, cookies=reception.as_guest(caller, visitor.player))


@post("/api/me", status_code=HTTP_200_OK)
async def post_me(request: AnyRequest, data: JSONBody[Rename]) -> Me:
    """Be called so at tables to come."""
    reception, player = reception_of(request), (await known(request)).player
    await reception.rename(player, data)
    return await reception.me(player)


@post("/api/account", status_code=HTTP_200_OK)
async def post_account(request: AnyRequest, data: JSONBody[Credentials]) -> Response[Me]:
    """Make an account, which takes over everything this browser had as a guest."""
    reception, caller = reception_of(request), calling(request)
    player = await reception.register(await known(request), data)
    cookies = await reception.signed_in(caller, player)
    return Response(await reception.me(player), cookies=cookies)


@post("/api/session", status_code=HTTP_200_OK)
async def post_session(request: AnyRequest, data: JSONBody[Credentials]) -> Response[Me]:
    """Sign in: make this browser the account's."""
    reception, caller = reception_of(request), calling(request)
    player = await reception.sign_in(await reception.sessions.visitor(caller), data)
    cookies = await reception.signed_in(caller, player)
    return Response(await reception.me(player), cookies=cookies)


@delete("/api/session", status_code=HTTP_200_OK)
async def delete_session(request: AnyRequest) -> Response[Me]:
    """Sign out: end this session, and make this browser a new guest's."""
    reception, caller = reception_of(request), calling(request)
    visitor = await reception.sessions.visitor(caller)
    if visitor.session:
        await reception.end([visitor.session])
    return Response(Me(name=""), cookies=reception.as_guest(caller))


@get("/api/me/statistics")
async def get_statistics(request: AnyRequest) -> Statistics:
    """What the person behind the cookie has played, and how it went."""
    reception = reception_of(request)
    player = (await reception.sessions.visitor(calling(request))).player
    return await statistics_of(reception.people, player) if player else Statistics([])


HANDLERS = [get_me, post_me, post_account, post_session, delete_session, get_statistics]
