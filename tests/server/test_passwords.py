"""Passwords: the same work for every wrong answer, and guessing that is slow for everybody."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any, Literal, cast

import httpx
import pytest
from argon2 import PasswordHasher

from osada.server.host.environment import Rate
from osada.server.host.settings import Settings
from osada.server.routes.app import create_inner

from .households import ADA, House, at


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
        async with app.lifespan(), asyncio.timeout(60):
            while not hashed:
                await asyncio.sleep(0.01)
            assert not await app.state.service.accounts.passwords.matches(None, "nobody's", "here")
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
