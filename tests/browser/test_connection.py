"""The connection: lost and back, a server that dies, no sockets at all, and impatient fingers."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, WebSocketRoute, expect

from osada.table.protocol.house import NewTableMade

from ..server.client import Client
from ..server.serving import Server
from .at_table import click, seat_link, sit
from .conftest import NewPerson
from .people import Person
from .play_vikings import choose, lit, target, wait_for_choice

OFFLINE, BACK = ".place .note.bad", ".place .note.ok"


class Wire:
    """Between a page and its server: can be cut, frozen and mended."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.is_cut = False
        self.is_frozen = False
        self._open: list[WebSocketRoute] = []
        page.route_web_socket("**/live", self._socket)

    def _socket(self, route: WebSocketRoute) -> None:
        if self.is_cut:
            route.close()
            return
        if self.is_frozen:
            return
        server = route.connect_to_server()
        route.on_message(lambda said: self._pass(said, server))
        server.on_message(lambda said: self._pass(said, route))
        self._open.append(route)

    def _pass(self, said: str | bytes, to: WebSocketRoute) -> None:
        if not self.is_frozen:
            to.send(said)

    def freeze(self) -> None:
        """Nothing gets through any more, and nobody is told: a phone in a tunnel."""
        self.is_frozen = True
        self.page.route("**/api/**", lambda _: None)

    def cut(self) -> None:
        """Nothing gets through any more."""
        self.is_cut = True
        self.page.route("**/api/**", lambda route: route.abort())
        while self._open:
            self._open.pop().close()

    def mend(self) -> None:
        """Everything gets through again."""
        self.is_cut = self.is_frozen = False
        self.page.unroute("**/api/**")
        self.page.evaluate("dispatchEvent(new Event('online'))")


def plays(host: Client, made: NewTableMade) -> int:
    """How many actions have been played."""
    return sum(entry.kind == "play" for entry in host.entries(made.table.id))


def friend_plays_until_asked(friend: Client, table: str) -> None:
    """The other seat plays as long as something is asked of it."""
    while friend.scene(table).legal:
        friend.play(table)


def test_a_lost_connection_is_told_and_nothing_is_lost(new_person: NewPerson, host: Client) -> None:
    made = host.new_table("vikings", "link", "link", seed=4)
    person = new_person("en")
    wire = Wire(person.page)
    page = sit(person, seat_link(made, 0), "Ann")
    with Client.seated(host.server, seat_link(made, 1)) as friend:
        while not friend.scene(made.table.id).legal:
            wait_for_choice(page)
            choose(page, lit(page)[0])
        # What the friend does meanwhile is read when the wire is mended.
        wire.cut()
        expect(page.locator(OFFLINE)).to_be_visible()
        person.shot("connection-lost")
        friend_plays_until_asked(friend, made.table.id)
    wire.mend()
    expect(page.locator(BACK)).to_be_visible()
    assert wait_for_choice(page)
    shown = page.locator("#log li[data-last]").last
    expect(shown).to_have_attribute("data-last", str(host.head(made.table.id).number))

    # What is pressed meanwhile is kept, and played once.
    before = plays(host, made)
    wire.cut()
    expect(page.locator(OFFLINE)).to_be_visible()
    click(target(page, lit(page)[0]))
    expect(page.locator("#prompt")).to_have_attribute("aria-busy", "true")
    assert plays(host, made) == before
    wire.mend()
    expect(page.locator("#prompt")).to_have_attribute("aria-busy", "false")
    assert plays(host, made) == before + 1
    person.forgive("ERR_FAILED", "WebSocket")


def test_a_line_that_dies_silently_is_noticed_within_15_seconds(
    new_person: NewPerson, host: Client
) -> None:
    made = host.new_table("vikings", "link", "link", seed=4)
    person = new_person("en")
    page = person.page
    wire = Wire(page)
    # This machine's clock is three days ahead.
    page.add_init_script(
        "{ const now = Date.now.bind(Date); Date.now = () => now() + 3 * 86_400_000; }"
    )
    sit(person, seat_link(made, 0), "Ann")
    with Client.seated(host.server, seat_link(made, 1)) as friend:
        while not friend.scene(made.table.id).legal:
            wait_for_choice(page)
            choose(page, lit(page)[0])
        assert page.locator("#log li time").first.inner_text() == ""
        wire.freeze()
        friend_plays_until_asked(friend, made.table.id)
        expect(page.locator(OFFLINE)).to_be_visible(timeout=15_000)
    wire.mend()
    expect(page.locator(BACK)).to_be_visible()
    assert wait_for_choice(page)
    shown = page.locator("#log li[data-last]").last
    expect(shown).to_have_attribute("data-last", str(host.head(made.table.id).number))

    # Whoever comes back to the page knows at once that the line is dead.
    wire.freeze()
    page.evaluate("dispatchEvent(new Event('focus'))")
    expect(page.locator(OFFLINE)).to_be_visible(timeout=8_000)
    wire.mend()
    expect(page.locator(OFFLINE)).to_have_count(0)


def test_without_sockets_the_table_is_asked_now_and_then(
    new_person: NewPerson, host: Client
) -> None:
    made = host.new_table("vikings", "link", "link", seed=4)
    person = new_person("pl")
    person.page.route_web_socket("**/live", lambda route: route.close())
    page = sit(person, seat_link(made, 0), "Ala")
    with Client.seated(host.server, seat_link(made, 1)) as friend:
        friend_plays_until_asked(friend, made.table.id)
        while not friend.scene(made.table.id).legal:
            assert wait_for_choice(page)
            choose(page, lit(page)[0])
        friend_plays_until_asked(friend, made.table.id)
    assert wait_for_choice(page)
    expect(page.locator(OFFLINE)).to_have_count(0)
    person.forgive("WebSocket")


def test_a_double_click_plays_once(new_person: NewPerson, host: Client) -> None:
    made = host.new_table("vikings", "link", "link", seed=4)
    first = host.scene(made.table.id).turn[0]
    page = sit(new_person("en"), seat_link(made, first), "Ann")
    assert wait_for_choice(page)
    target(page, lit(page)[0]).dblclick()
    expect(page.locator("#log li[data-last]")).to_have_count(1)
    page.wait_for_timeout(300)
    assert plays(host, made) == 1


@pytest.fixture
def mortal(tmp_path: Path) -> Iterator[Server]:
    """A server that may be killed."""
    server = Server(tmp_path, {"OSADA_DATABASE": f"sqlite:///{tmp_path / 'osada.sqlite3'}"})
    yield server.start()
    server.clean_up()


def test_a_killed_server_comes_back_and_the_game_goes_on(browser: Browser, mortal: Server) -> None:
    with Client(mortal) as host:
        made = host.new_table("vikings", "link", "greedy", seed=4)
        person = Person(browser, mortal.url, "en")
        page = sit(person, seat_link(made, 0), "Ann")
        assert wait_for_choice(page)
        choose(page, lit(page)[0])
        assert wait_for_choice(page)
        before = plays(host, made)
        mortal.kill()
        expect(page.locator(OFFLINE)).to_be_visible()
        click(target(page, lit(page)[0]))
        expect(page.locator(OFFLINE)).to_be_visible()
        mortal.start()
        expect(page.locator(OFFLINE)).to_have_count(0, timeout=30_000)
        expect(page.locator("#prompt")).to_have_attribute("aria-busy", "false")
        assert plays(host, made) > before
        assert wait_for_choice(page)
        person.forgive("ERR_CONNECTION_REFUSED", "WebSocket")
        assert person.errors == []
        person.leave()


def test_a_page_that_is_older_than_its_server_says_that_it_must_be_loaded_anew(
    new_person: NewPerson,
) -> None:
    person = new_person("en")
    page = person.goto("/account")
    page.route("**/assets/SettingsPage-*", lambda route: route.fulfill(status=404))
    page.get_by_role("link", name="Settings").first.click()
    said = page.get_by_role("alert")
    expect(said).to_contain_text("Osada has been updated.")
    person.forgive("404")
    person.forgive("Failed to fetch dynamically imported module")
    page.unroute("**/assets/SettingsPage-*")
    said.get_by_role("button", name="Reload").click()
    expect(page.get_by_role("heading", name="Settings")).to_be_visible()
