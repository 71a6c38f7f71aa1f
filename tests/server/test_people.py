"""People: guests, names, accounts, signing in and out, statistics."""

from __future__ import annotations

from pathlib import Path

import pytest
from sqlalchemy import insert, select

import osada
from osada.kernel.journal import one_line
from osada.server.door.signing import Signer
from osada.server.store import schema

from .households import ADA, House, at


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
