"""Guests and accounts: who a browser is, and what becomes of its tables when it signs in."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, Literal, cast

import httpx
import pytest
from argon2 import PasswordHasher
from litestar import Litestar, Response
from sqlalchemy import insert, select

import osada
from osada.kernel.journal import one_line
from osada.server.door.caller import caller_of
from osada.server.door.guard import Guard
from osada.server.door.sessions import Sessions
from osada.server.door.signing import Signer
from osada.server.host.environment import Rate
from osada.server.host.settings import Settings
from osada.server.people.accounts import Accounts
from osada.server.people.passwords import Passwords
from osada.server.protocol.problems import Refused
from osada.server.routes.app import create_inner
from osada.server.routes.people import HANDLERS
from osada.server.store import schema
from osada.server.store.database import open_engine
from osada.server.store.migrate import upgrade
from osada.server.store.people import People
from osada.server.store.sessions import SessionStore

QUICK = PasswordHasher(time_cost=1, memory_cost=64, parallelism=1)
ADA = {"login": "Ada", "password": "correct horse"}


def _refused(_: object, error: Refused) -> Response[Any]:
    return Response(error.problem, status_code=error.status)


class House:
    """A server with people and nothing else."""

    def __init__(self, url: str, **settings: Any) -> None:
        settings.setdefault("login_rate", Rate(1000, 1.0))
        settings.setdefault("address", ("http://table.example", "http://t.example"))
        self.settings = Settings(database="sqlite:///x", **settings)
        self.engine = open_engine(url)
        self.people = People(self.engine)
        self.signer = Signer("the secret of this test")
        self.passwords = Passwords(QUICK)
        self.sessions = Sessions(SessionStore(self.engine), self.people, self.signer)
        accounts = Accounts(self.people, self.sessions, self.settings, self.passwords)
        app = Litestar(HANDLERS, exception_handlers={Refused: _refused}, logging_config=None)
        app.state.accounts = accounts
        self.app = Guard(app, self.settings)

    def browser(self, scheme: str = "http") -> Browser:
        return Browser(self, scheme)

    async def table(self, table: str, player: str, seat: int, **more: object) -> None:
        """A table at which somebody has a place."""
        empty = {"VARCHAR": "", "TEXT": "", "INTEGER": 1, "BOOLEAN": False, "FLOAT": 1.0}
        columns = schema.tables.columns
        row: dict[str, object] = {c.name: empty[str(c.type).partition("(")[0]] for c in columns}
        row |= {"id": table, "game": "vikings", "seed": "1", "status": "running", **more}
        async with self.engine.begin() as connection:
            known = select(schema.tables.c.id).where(schema.tables.c.id == table)
            if (await connection.execute(known)).first() is None:
                await connection.execute(insert(schema.tables), row)
            place = {"table": table, "player": player, "seat": seat, "joined": 1.0}
            await connection.execute(insert(schema.members), place)

    async def places(self, player: str) -> dict[str, int]:
        m = schema.members.c
        async with self.engine.connect() as connection:
            query = select(m.table, m.seat).where(m.player == player)
            return {row.table: row.seat for row in await connection.execute(query)}


class Browser:
    """One browser with its cookies."""

    def __init__(self, house: House, scheme: str) -> None:
        self.house = house
        self.http = httpx.AsyncClient(
            transport=httpx.ASGITransport(cast("Any", house.app)),
            base_url=f"{scheme}://table.example",
        )

    async def ask(self, method: str, path: str, body: object = None) -> httpx.Response:
        csrf = self.http.cookies.get("osada_csrf") or ""
        return await self.http.request(method, path, json=body, headers={"x-csrf": csrf})

    async def arrive(self) -> Browser:
        await self.ask("GET", "/api/me")
        return self

    @property
    def cookie(self) -> str:
        return self.http.cookies["osada_me"]

    async def player(self) -> str:
        scope = cast("Any", {"type": "http", "scheme": "http", "headers": []})
        caller = caller_of(scope, False)
        caller.cookies = {"osada_me": self.cookie}
        return (await self.house.sessions.visitor(caller)).player

    def thief(self) -> Browser:
        """Another browser, which has the cookies that this one has now."""
        thief = self.house.browser()
        thief.http.cookies.update(self.http.cookies)
        return thief


Work = Callable[[House], Awaitable[None]]


def at(folder: Path, work: Work, **settings: Any) -> None:
    async def run() -> None:
        house = House(f"sqlite+aiosqlite:///{folder / 'people.sqlite3'}", **settings)
        await upgrade(house.engine)
        try:
            await work(house)
        finally:
            await house.engine.dispose()
            house.passwords.close()

    asyncio.run(run())


def test_whoever_comes_is_a_guest_of_whom_nothing_is_kept(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        browser = house.browser()
        answer = await browser.ask("GET", "/api/me")
        assert answer.json() == {"name": "", "login": ""}
        said = answer.headers.get_list("set-cookie")
        me, csrf = sorted(said, key=lambda cookie: "csrf" in cookie)
        assert "HttpOnly" in me
        assert "SameSite=lax" in me
        assert "Secure" not in me
        assert f"Max-Age={365 * 24 * 3600}" in me
        assert "HttpOnly" not in csrf
        assert await house.people.find(await browser.player()) is None
        before = await browser.player()
        await browser.arrive()
        assert await browser.player() == before

    at(tmp_path, work)


def test_cookies_are_secure_where_the_proxy_says_so(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        answer = await house.browser().http.get("/api/me", headers={"x-forwarded-proto": "https"})
        assert all("Secure" in cookie for cookie in answer.headers.get_list("set-cookie"))

    at(tmp_path, work, behind_proxy=True)


def test_a_name_is_kept_without_what_cannot_be_seen(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        browser = await house.browser().arrive()
        answer = await browser.ask("POST", "/api/me", {"name": " Łucja\u0007 \u202e z Osady "})
        assert answer.json()["name"] == "Łucja z Osady"
        assert (await browser.ask("GET", "/api/me")).json()["name"] == "Łucja z Osady"
        assert (await browser.ask("POST", "/api/me", {"name": "\u200b\n"})).status_code == 422
        assert (await browser.ask("POST", "/api/me", {"name": "x" * 41})).status_code == 400

    at(tmp_path, work)


def test_without_a_cookie_nothing_can_be_kept(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        for path, body in (("/api/me", {"name": "Ada"}), ("/api/account", ADA)):
            answer = await house.browser().ask("POST", path, body)
            assert (answer.status_code, answer.json()["code"]) == (401, "not-signed-in")
        forged = house.browser()
        forged.http.cookies.set("osada_me", Signer("another secret").token("me", "somebody"))
        forged.http.cookies.set("osada_csrf", "x")
        assert (await forged.ask("POST", "/api/me", {"name": "Ada"})).status_code == 401

    at(tmp_path, work)


def test_whoever_registers_has_everything_and_the_guests_cookie_nothing(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        browser = await house.browser().arrive()
        guest, csrf = await browser.player(), browser.http.cookies["osada_csrf"]
        await house.table("own", guest, 2, owner=guest)
        thief = browser.thief()
        assert (await browser.ask("POST", "/api/account", ADA)).json() == {
            "name": "Ada",
            "login": "ada",
        }
        account = await browser.player()
        assert account != guest
        assert browser.http.cookies["osada_csrf"] != csrf
        assert await house.places(account) == {"own": 2}
        assert await house.places(await thief.player()) == {}
        assert (await thief.ask("GET", "/api/me")).json() == {"name": "", "login": ""}
        row = await house.people.find(account)
        assert row is not None
        assert (row.password or "").startswith("$argon2id$")
        assert (await browser.ask("POST", "/api/account", ADA)).json()["code"] == "signed-in"
        other = await house.browser().arrive()
        taken = await other.ask("POST", "/api/account", {**ADA, "login": "ADA"})
        assert (taken.status_code, taken.json()["code"]) == (409, "login-taken")

    at(tmp_path, work)


def test_whoever_has_a_name_keeps_it_when_they_register(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        browser = await house.browser().arrive()
        await browser.ask("POST", "/api/me", {"name": "Ada of the hills"})
        told = (await browser.ask("POST", "/api/account", ADA)).json()
        assert told == {"name": "Ada of the hills", "login": "ada"}
        assert (await browser.ask("GET", "/api/me")).json() == told
        # Whoever has a place at a table, and so is known, but no name, is called by their login.
        nameless = await house.browser().arrive()
        await house.people.rename(await nameless.player(), "", 1.0)
        given = {**ADA, "login": "Łucja"}
        told = (await nameless.ask("POST", "/api/account", given)).json()
        assert told == {"name": "Łucja", "login": "łucja"}

    at(tmp_path, work)


def test_signing_in_brings_the_guests_tables_along(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        home = await house.browser().arrive()
        await home.ask("POST", "/api/account", ADA)
        account = await home.player()
        phone = await house.browser().arrive()
        guest = await phone.player()
        await phone.ask("POST", "/api/me", {"name": "on the phone"})
        await house.table("own", guest, 2, owner=guest)
        await house.table("both-seats", guest, 0)
        await house.table("both-seats", account, 1)
        await house.table("watched-at-home", guest, 3)
        await house.table("watched-at-home", account, -1)
        answer = await phone.ask("POST", "/api/session", {**ADA, "login": "aDa"})
        assert answer.json() == {"name": "Ada", "login": "ada"}
        assert await phone.player() == account
        assert await house.places(account) == {"own": 2, "both-seats": 1, "watched-at-home": 3}
        assert await house.places(guest) == {}
        assert await house.people.find(guest) is None
        async with house.engine.connect() as connection:
            owner = select(schema.tables.c.owner).where(schema.tables.c.id == "own")
            assert (await connection.execute(owner)).scalar() == account

    at(tmp_path, work)


def test_one_account_does_not_swallow_another(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        ada, bob = await house.browser().arrive(), await house.browser().arrive()
        await ada.ask("POST", "/api/account", ADA)
        await bob.ask("POST", "/api/account", {**ADA, "login": "bob"})
        bobs = await bob.player()
        await house.table("bobs", bobs, 0)
        await bob.ask("POST", "/api/session", ADA)
        assert await bob.player() == await ada.player()
        assert await house.places(bobs) == {"bobs": 0}
        assert await house.people.find(bobs) is not None

    at(tmp_path, work)


def test_signing_out_makes_a_new_guest_and_the_old_cookie_worthless(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        browser = await house.browser().arrive()
        await browser.ask("POST", "/api/account", ADA)
        account = await browser.player()
        thief = browser.thief()
        assert (await thief.ask("GET", "/api/me")).json()["login"] == "ada"
        thief = browser.thief()
        assert (await browser.ask("DELETE", "/api/session")).json() == {"name": "", "login": ""}
        assert await browser.player() not in ("", account)
        assert await thief.player() == ""
        assert (await thief.ask("POST", "/api/me", {"name": "Ada"})).status_code == 401
        assert (await browser.ask("GET", "/api/me")).json()["login"] == ""

    at(tmp_path, work)


def test_a_cookie_of_the_first_edition_is_a_guests_but_no_accounts(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        ada = await house.browser().arrive()
        await ada.ask("POST", "/api/account", ADA)
        account, guest = await ada.player(), "an-old-guest"
        for player, known in ((account, ""), (guest, guest)):
            old = house.browser()
            old.http.cookies.set("osada_me", house.signer.token("me", player))
            assert await old.player() == known
        forged = house.browser()
        forged.http.cookies.set("osada_me", house.signer.token("session", account))
        assert await forged.player() == ""

    at(tmp_path, work)


class Counting(PasswordHasher):
    """Knows how often it had to work."""

    verified = 0

    def verify(self, hash: str | bytes, password: str | bytes) -> Literal[True]:
        self.verified += 1
        return super().verify(hash, password)


def test_a_wrong_name_and_a_wrong_password_get_the_same_answer_for_the_same_work(
    tmp_path: Path,
) -> None:
    async def work(house: House) -> None:
        hasher = Counting(time_cost=1, memory_cost=64, parallelism=1)
        house.passwords._hasher = hasher
        await house.passwords.prepare()
        browser = await house.browser().arrive()
        await browser.ask("POST", "/api/account", ADA)
        stranger = await house.browser().arrive()
        told, worked = [], []
        for wrong in ({**ADA, "password": "wrong horse"}, {**ADA, "login": "nobody"}):
            before = hasher.verified
            answer = await stranger.ask("POST", "/api/session", wrong)
            told.append((answer.status_code, answer.content))
            worked.append(hasher.verified - before)
        assert told[0] == told[1]
        assert told[0][0] == 401
        assert worked == [1, 1]

    at(tmp_path, work)


def test_a_server_is_ready_for_the_first_unknown_name_when_it_starts(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    hashed = []

    class Noting(PasswordHasher):
        def __init__(self) -> None:
            super().__init__(time_cost=1, memory_cost=64, parallelism=1)

        def hash(self, password: str | bytes, *, salt: bytes | None = None) -> str:
            hashed.append(password)
            return super().hash(password, salt=salt)

    monkeypatch.setattr("osada.server.people.passwords.PasswordHasher", Noting)

    async def run() -> None:
        app = create_inner(Settings(database=f"sqlite:///{tmp_path / 'o.sqlite3'}"))
        await upgrade(app.state.service.engine)
        async with app.lifespan(), asyncio.timeout(60):
            while not hashed:
                await asyncio.sleep(0.01)
            assert not await app.state.accounts.passwords.matches(None, "nobody's", "here")
        assert len(hashed) == 1

    asyncio.run(run())


class Place:
    """One address, and whatever browsers ask from there."""

    def __init__(self, house: House, address: str) -> None:
        transport = httpx.ASGITransport(cast("Any", house.app), client=(address, 1))
        self.http = httpx.AsyncClient(transport=transport, base_url="http://t.example")

    async def sign_in(self, given: object) -> int:
        csrf = self.http.cookies.get("osada_csrf") or ""
        headers = {"x-csrf": csrf}
        return (await self.http.post("/api/session", json=given, headers=headers)).status_code


WRONG = {**ADA, "password": "a wrong guess"}


def test_guessing_passwords_is_slow_from_any_number_of_addresses(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    waited: list[float] = []

    async def sleep(seconds: float) -> None:
        waited.append(seconds)

    async def work(house: House) -> None:
        monkeypatch.setattr("osada.server.people.accounts.asyncio.sleep", sleep)
        for host in range(8):
            place = Place(house, f"10.0.0.{host}")
            said = [await place.sign_in(WRONG) for _ in range(3)]
            assert said == [401, 401, 429]
        assert waited[:6] == [0.0] * 6
        assert all(seconds > 5 for seconds in waited[6:])

    at(tmp_path, work, login_rate=Rate(2, 300.0))


def test_nobody_is_locked_out_of_their_account_by_others(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    waited: list[float] = []

    async def sleep(seconds: float) -> None:
        waited.append(seconds)

    async def work(house: House) -> None:
        home = Place(house, "192.0.2.1")
        await home.http.get("/api/me")
        csrf = {"x-csrf": home.http.cookies["osada_csrf"]}
        await home.http.post("/api/account", json=ADA, headers=csrf)
        assert await home.sign_in(ADA) == 200
        monkeypatch.setattr("osada.server.people.accounts.asyncio.sleep", sleep)
        for host in range(30):
            place = Place(house, f"10.0.0.{host}")
            assert [await place.sign_in(WRONG) for _ in range(3)] == [401, 401, 429]
        neighbour = Place(house, "192.0.2.1")
        for _ in range(20):
            await neighbour.sign_in(WRONG)
        assert await neighbour.sign_in(ADA) == 429, "the address is spent, as far as strangers go"
        waited.clear()
        assert await home.sign_in(ADA) == 200, "a browser that is known does not mind"
        assert waited == [0.0]
        assert await Place(house, "198.51.100.7").sign_in(ADA) == 200, "a new one waits a moment"
        assert 0 < waited[1] <= 10

    at(tmp_path, work, login_rate=Rate(2, 300.0))


def test_a_known_browser_guesses_no_faster_than_others(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        home = await house.browser().arrive()
        await home.ask("POST", "/api/account", ADA)
        await home.ask("DELETE", "/api/session")
        assert home.http.cookies["osada_known"]
        said = [(await home.ask("POST", "/api/session", WRONG)).status_code for _ in range(4)]
        assert said == [401, 401, 429, 429]

    at(tmp_path, work, login_rate=Rate(2, 300.0))


def test_accounts_are_made_only_so_often_from_one_address(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        said = []
        for number in range(4):
            browser = await house.browser().arrive()
            given = {**ADA, "login": f"ada{number}"}
            said.append((await browser.ask("POST", "/api/account", given)).status_code)
        assert said == [200, 200, 429, 429]

    at(tmp_path, work, login_rate=Rate(2, 300.0))


def test_a_login_is_of_plain_signs_and_a_password_long_enough(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        browser = await house.browser().arrive()
        logins = [{**ADA, "login": login} for login in ("a b", "ada\n")]
        for bad in (*logins, {**ADA, "password": "short"}, {"login": "ada"}):
            assert (await browser.ask("POST", "/api/account", bad)).status_code == 400

    at(tmp_path, work)


@pytest.fixture(scope="module")
def ended() -> str:
    """A finished game of two, won by one of them."""
    from osada.bots import bot

    game = osada.game("vikings")
    state = game.start(2, 3)
    players = [bot("random", game, 3, seat) for seat in range(2)]
    while state.turn:
        seat = state.turn[0]
        state.play(seat, players[seat].choose(state, seat))
    return one_line(state)


def test_statistics_count_what_was_played_and_won(tmp_path: Path, ended: str) -> None:
    outcome = osada.game("vikings").from_json(ended).outcome
    assert outcome is not None
    winner = outcome.winners[0]

    async def work(house: House) -> None:
        browser = await house.browser().arrive()
        for table, status, seat in (
            ("won", "over", winner),
            ("lost", "over", 1 - winner),
            ("running", "running", 0),
            ("ended", "ended", 1),
            ("watched", "over", -1),
        ):
            await house.table(table, await browser.player(), seat, status=status, seats=2)
            async with house.engine.begin() as connection:
                kept = {"table": table, "number": 9, "position": ended}
                await connection.execute(insert(schema.snapshots), kept)
        tally = {"game": "vikings", "running": 1, "finished": 2, "ended": 1, "won": 1}
        answer = await browser.ask("GET", "/api/me/statistics")
        best = outcome.scores[winner].total
        assert answer.json() == {"games": [{**tally, "best": best}]}
        nobody = await house.browser().http.get("/api/me/statistics")
        assert nobody.json() == {"games": []}

    at(tmp_path, work)
