"""Who a browser is: a guest from its first question on, an account for whoever wants one.

The cookie `osada_me` holds a signed player id. Of a guest nothing is stored until there is
something to store: a name, or a place at a table.
"""

from __future__ import annotations

import secrets
import time
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
from .service import Service
from .settings import Settings
from .signing import Signer
from .statistics import statistics_of
from .store.people import LoginTaken, People

YEAR = 365 * 24 * 3600
LONGEST_LOGIN = 60
"""Some signs are two or three when they are folded to one case."""
FROM_ANYWHERE = 3
"""So many times as often as from one address may be tried to sign in by one name."""


AnyRequest = Request[Any, Any, Any]


class Reception:
    """Knows people by their cookies and by their passwords."""

    def __init__(
        self, people: People, signer: Signer, settings: Settings, passwords: Passwords | None = None
    ) -> None:
        self.people = people
        self.signer = signer
        self.settings = settings
        self.passwords = passwords or Passwords()
        rate = settings.login_rate
        self._tries = Buckets(Rate(rate.count * FROM_ANYWHERE, rate.seconds))

    def player_of(self, caller: Caller) -> str:
        """The player whose cookie this is; empty if there is none, or none of ours."""
        said = self.signer.read("me", caller.cookies.get(ME_COOKIE, ""))
        return said[0] if said else ""

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

    async def register(self, player: str, given: Credentials) -> None:
        """Make a guest an account; everything they have stays theirs."""
        row = await self.people.find(player)
        if row is not None and row.login:
            raise Refused("signed-in")
        login = given.login.casefold()
        if len(login) > LONGEST_LOGIN:
            raise Refused("bad-request")
        kept = await self.passwords.hash(given.password)
        try:
            await self.people.register(player, login, kept, time.time())
        except LoginTaken:
            raise Refused("login-taken", {"login": given.login}) from None
        if row is None or not row.name:
            await self.people.rename(player, clean(given.login), time.time())

    async def sign_in(self, player: str, given: Credentials) -> str:
        """The account's player; what this browser had as a guest becomes the account's too.
        Whether the name or the password was wrong cannot be told from the answer, nor from how
        long it takes."""
        login = given.login.casefold()
        wait = self._tries.take(login)
        if wait:
            raise Refused("too-fast", {"seconds": int(wait) + 1})
        row = await self.people.by_login(login)
        right = await self.passwords.matches(row.password if row else None, given.password)
        if row is None or not right:
            raise Refused("wrong-password")
        if player and player != row.id:
            guest = await self.people.find(player)
            if guest is None or not guest.login:
                await self.people.merge(player, row.id)
        return row.id

    def cookies(self, caller: Caller, player: str) -> list[Cookie]:
        """What makes a browser remember who it is, and prove that it is our page that asks."""
        csrf = caller.cookies.get(CSRF_COOKIE, "") or secrets.token_urlsafe(16)
        return [
            self._cookie(caller, ME_COOKIE, self.signer.token("me", player), hidden=True),
            self._cookie(caller, CSRF_COOKIE, csrf, hidden=False),
        ]

    def _cookie(self, caller: Caller, name: str, value: str, hidden: bool) -> Cookie:
        return Cookie(
            key=name,
            value=value,
            path="/",
            max_age=YEAR,
            httponly=hidden,
            samesite="lax",
            secure=caller.secure,
        )


def new_player() -> str:
    """An id nobody can guess."""
    return secrets.token_urlsafe(12)


def reception_of(request: AnyRequest) -> Reception:
    """The reception of this server, opened when somebody first comes."""
    state = request.app.state
    if "reception" not in state:
        service = state.service
        assert isinstance(service, Service)
        state.reception = Reception(People(service.engine), service.signer, service.settings)
    reception = state.reception
    assert isinstance(reception, Reception)
    return reception


def _caller(request: AnyRequest) -> Caller:
    return caller_of(request.scope, reception_of(request).settings.behind_proxy)


def _known(request: AnyRequest) -> tuple[Reception, str]:
    """The player who asks; `Refused` for somebody without a cookie."""
    reception = reception_of(request)
    player = reception.player_of(_caller(request))
    if not player:
        raise Refused("not-signed-in")
    return reception, player


@get("/api/me")
async def get_me(request: AnyRequest) -> Response[Me]:
    """The person behind the cookie; whoever has none gets one."""
    reception, caller = reception_of(request), _caller(request)
    player = reception.player_of(caller)
    me = await reception.me(player) if player else Me(name="")
    return Response(me, cookies=reception.cookies(caller, player or new_player()))


@post("/api/me", status_code=HTTP_200_OK)
async def post_me(request: AnyRequest, data: JSONBody[Rename]) -> Me:
    """Be called so at tables to come."""
    reception, player = _known(request)
    await reception.rename(player, data)
    return await reception.me(player)


@post("/api/account", status_code=HTTP_200_OK)
async def post_account(request: AnyRequest, data: JSONBody[Credentials]) -> Me:
    """Make an account: give the person behind the cookie a name to sign in with."""
    reception, player = _known(request)
    await reception.register(player, data)
    return await reception.me(player)


@post("/api/session", status_code=HTTP_200_OK)
async def post_session(request: AnyRequest, data: JSONBody[Credentials]) -> Response[Me]:
    """Sign in: make this browser the account's."""
    reception, caller = reception_of(request), _caller(request)
    player = await reception.sign_in(reception.player_of(caller), data)
    me = await reception.me(player)
    return Response(me, cookies=reception.cookies(caller, player))


@delete("/api/session", status_code=HTTP_200_OK)
async def delete_session(request: AnyRequest) -> Response[Me]:
    """Sign out: make this browser a new guest's."""
    cookies = reception_of(request).cookies(_caller(request), new_player())
    return Response(Me(name=""), cookies=cookies)


@get("/api/me/statistics")
async def get_statistics(request: AnyRequest) -> Statistics:
    """What the person behind the cookie has played, and how it went."""
    reception = reception_of(request)
    player = reception.player_of(_caller(request))
    return await statistics_of(reception.people, player) if player else Statistics([])


HANDLERS = [get_me, post_me, post_account, post_session, delete_session, get_statistics]
