"""Vikings on the board to its end: two people, a computer player, and somebody who watches."""

from __future__ import annotations

import json
from random import Random
from typing import Any

from playwright.sync_api import Page, WebSocket, expect

from osada.table.protocol.difference import applied

from ..server.client import Client
from .at_table import POLL, scene, seat_link, sit, table_of
from .conftest import NewPerson
from .play_vikings import choose, is_over, lit, pick, target, wait_for_choice
from .positions import one_stern_is_left, played_on


def test_two_people_a_computer_and_a_watcher_see_a_game_to_its_end(
    new_person: NewPerson, host: Client
) -> None:
    made, _, _ = played_on(host, "vikings", "link", "link", "greedy", until=one_stern_is_left)
    people = [new_person("pl"), new_person("en", scheme="dark")]
    watcher = new_person("cs")
    heard = listen(watcher.page)
    pages = [
        sit(person, seat_link(made, seat), name)
        for seat, (person, name) in enumerate(zip(people, ("Ala", "Bob"), strict=True))
    ]
    watching = sit(watcher, seat_link(made, None))

    play_together(pages, watching)
    for page in pages:
        expect(page.locator(".banner h2")).to_be_visible()
        expect(page.locator("header .undo, #prompt .undo")).to_have_count(0)
    expect(watching.locator(".banner h2")).to_be_visible()
    people[1].assert_accessible()
    for page in pages:
        page.keyboard.press("Enter")
        expect(page.locator("#end-title")).to_be_visible()
    people[0].shot("vikings-end-pl")
    people[0].assert_accessible()
    assert_table_of_points(pages[0])
    expect(pages[0].locator("#end-title")).not_to_have_text(
        pages[1].locator("#end-title").inner_text()
    )
    assert_nothing_given_away(heard)

    pages[0].locator("dialog .btn.pri").click()
    pages[0].wait_for_url(lambda url: made.table.id not in url)
    pages[1].locator("dialog a.btn.pri").click()
    pages[1].wait_for_url(f"**/t/{table_of(pages[0])}")
    for page in pages:
        expect(page.locator("#prompt")).to_be_visible()


def play_together(pages: list[Page], watching: Page) -> None:
    """Everybody presses what is lit on their own board; the watcher can press nothing."""
    rng = Random(5)
    made = 0
    while True:
        turn = scene(watching)["turn"]
        if not turn:
            return
        if turn[0] == len(pages):
            watching.wait_for_timeout(POLL)
            continue
        page = pages[turn[0]]
        if not wait_for_choice(page):
            return
        choose(page, pick(lit(page), rng))
        made += 1
        if made % 10 == 0 and not is_over(page):
            number = page.locator("[data-scene]").first.get_attribute("data-scene")
            watching.wait_for_function(
                "now => +document.querySelector('[data-scene]').dataset.scene >= now",
                arg=int(number or 0),
                polling=POLL,
            )
            expect(watching.locator(".legal")).to_have_count(0)
            expect(watching.locator("[data-spot^='bet '] .value")).to_have_count(0)


def listen(page: Page) -> list[str]:
    """Everything that comes to this browser over its socket."""
    heard: list[str] = []

    def listen_to(socket: WebSocket) -> None:
        socket.on("framereceived", lambda payload: heard.append(str(payload)))

    page.on("websocket", listen_to)
    return heard


def assert_nothing_given_away(heard: list[str]) -> None:
    """No scene of a game that is not over told the watcher what a betting token is worth."""
    views: list[dict[str, Any]] = []
    scene: Any = None
    for message in map(json.loads, heard):
        if message["is"] in ("welcome", "update"):
            change = message.get("change")
            scene = applied(scene, change) if change else message.get("scene", scene)
            if scene["turn"]:
                views.append(scene["view"])
    bets = [bet for view in views for ship in view["ships"] for bet in ship["bets"]]
    assert len(bets) > 20
    assert {bet["value"] for bet in bets} == {None}


def assert_table_of_points(page: Page) -> None:
    """The page's table of points is the server's outcome, number by number."""
    scores = scene(page)["outcome"]["scores"]
    rows = page.locator("dialog table").first.locator("tbody tr:not(.tie)").all()
    told = [[int(cell) for cell in row.locator("td b").all_inner_texts()] for row in rows]
    parts = list(scores[0]["parts"])
    known = [[score["parts"][part] for score in scores] for part in parts]
    assert sorted(row for row in told if any(row)) == sorted(row for row in known if any(row))
    totals = page.locator("dialog tfoot td").all_inner_texts()
    assert [int(total.split()[0]) for total in totals] == [score["total"] for score in scores]


def test_pointing_at_a_piece_shows_where_the_rules_would_put_it(
    new_person: NewPerson, host: Client
) -> None:
    made = host.new_table("vikings", "link", "link")
    person = new_person("en")
    page = sit(person, seat_link(made, host.scene(made.table.id).turn[0]), "Ann")
    wait_for_choice(page)
    choose(page, "space promote")
    piece = next(action for action in lit(page) if action.startswith("piece "))
    expect(page.locator(".ghost.piece")).to_have_count(0)
    target(page, piece).hover()
    expect(page.locator(".ghost.piece")).to_have_count(1)
    person.shot("vikings-promote-preview")
    choose(page, piece)
    expect(page.locator(".ghost.piece")).to_have_count(0)


WHOLE = """one => one.getBoundingClientRect().right
    <= one.closest('section').getBoundingClientRect().right"""
"""Whether something ends where its panel does, or before."""


def test_a_sail_tells_who_is_first_in_control_and_the_sterns_when_it_ends(
    new_person: NewPerson, host: Client
) -> None:
    made = host.new_table("vikings", "link", "link", seed=1)
    page = sit(new_person("en"), seat_link(made, 0), "Ann")
    view: dict[str, Any] = host.scene(made.table.id).view
    orders = [ship["control"] for ship in view["ships"]]
    played = {seat["colour"] for seat in view["seats"]}
    assert any(order[0]["shields"] == order[1]["shields"] for order in orders), "no tie"
    assert any(order[0]["colour"] not in played for order in orders), "no neutral team leads"
    sails = page.locator("[data-berth]").evaluate_all(
        "all => all.map(one => one.querySelector('.sail')?.dataset.first)"
    )
    assert sails == [order[0]["colour"] for order in orders]
    swelling = "() => document.getAnimations().some(one => one.animationName?.includes('swell'))"
    assert not page.evaluate(swelling), "with less motion the sea lies still"
    page.emulate_media(reduced_motion="no-preference")
    page.wait_for_function(swelling)
    page.emulate_media(reduced_motion="reduce")
    sterns = page.locator(".sterns")
    for width, height in ((1440, 900), (1280, 720)):
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_function("""() => document.querySelector('.map.middle').clientWidth
            > 0.595 * innerWidth""")
        for bet in page.locator(".shelf .token").all():
            assert bet.evaluate(WHOLE), "a bet is cut off"
    for width, height in ((1280, 720), (360, 740)):
        page.set_viewport_size({"width": width, "height": height})
        if width < 1000:
            page.locator("nav button", has_text="Prices").click()
        expect(sterns).to_be_in_viewport(ratio=1)
