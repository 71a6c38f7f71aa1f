"""What makes a long evening pleasant: the settings, moves that wait, sounds that stay quiet."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from osada.kernel.state import State
from osada.kernel.writing import write_record

from ..server.client import Client
from .at_table import scene, seat_link, sit, wait_for_turn, wait_past, wait_until
from .conftest import NewPerson
from .people import PHONE
from .pictures import post
from .positions import finished_record, played
from .test_replay import SLIDER, drop

LISTEN = """
window.struck = 0;
const strike = OscillatorNode.prototype.start;
OscillatorNode.prototype.start = function (...when) {
    window.struck += 1;
    strike.apply(this, when);
};
"""
"""Counts the notes that the page plays."""


def struck(page: Page) -> int:
    """How many notes have been played since the page was opened."""
    count: int = page.evaluate("window.struck")
    return count


def open_settings(page: Page) -> None:
    """From the menu of the table."""
    page.locator(".menu:visible, header [aria-haspopup=dialog]:visible").first.click()
    page.locator("dialog .grid .btn", has_text="Settings").click()
    expect(page.locator("dialog #volume")).to_be_visible()


def test_settings_are_kept_and_a_move_waits_to_be_confirmed(
    new_person: NewPerson, host: Client
) -> None:
    made = host.new_table("vikings", "link", "greedy", seed=3)
    person = new_person("en", motion="no-preference")
    person.page.add_init_script(LISTEN)
    page = sit(person, seat_link(made, 0), "Kit")
    expect(page.locator("html")).to_have_attribute("data-pace", "normal")
    open_settings(page)
    person.assert_accessible()
    page.get_by_label("Fast", exact=True).check()
    page.get_by_label("Confirm every move").check()
    before = struck(page)
    page.locator("#volume").fill("2")
    page.wait_for_function("before => window.struck > before", arg=before)
    person.shot("settings")
    page.keyboard.press("Escape")
    expect(page.locator("html")).to_have_attribute("data-pace", "fast")

    now = wait_for_turn(page)
    assert now
    action = now["legal"][0]
    target = page.locator(f"#main [data-action='{action}'].legal").first
    target.focus()
    page.keyboard.press("Enter")
    expect(page.locator("#prompt .btn.pri")).to_have_text("Make the move")
    expect(page.locator("#prompt .brings, #prompt .how")).not_to_have_count(0)
    person.shot("confirm")
    page.keyboard.press("Escape")
    expect(page.locator("#prompt .btn.pri", has_text="Make the move")).to_have_count(0)
    assert scene(page)["number"] == now["number"]
    for _ in range(2):
        target.focus()
        page.keyboard.press("Enter")
    wait_past(page, now["number"], action)

    page.goto("/settings")
    expect(page.get_by_label("Confirm every move")).to_be_checked()
    expect(page.locator("#volume")).to_have_value("2")
    person.assert_accessible()

    phone = new_person("pl", PHONE)
    page = phone.goto("/settings")
    expect(page.locator("html")).to_have_attribute("data-pace", "off")
    expect(page.locator("#volume")).to_be_disabled()
    phone.assert_accessible()
    phone.shot("settings-phone")


def test_a_replay_leaps_by_rounds_follows_its_chart_and_says_where_a_rule_is_broken(
    new_person: NewPerson,
) -> None:
    record = finished_record("vikings", 3)
    person = new_person("en")
    page = person.goto("/")
    drop(page, record)
    page.locator(SLIDER).focus()
    page.keyboard.press("PageDown")
    expect(page.locator(".bar .caption")).to_contain_text("Round 2 begins")
    expect(page.locator(".bar .marks span")).not_to_have_count(0)
    page.locator(".bar .btn", has_text="Points").click()
    before = page.locator(SLIDER).input_value()
    page.locator(".above figure .hit").click(position={"x": 400, "y": 20})
    expect(page.locator(SLIDER)).not_to_have_value(before)
    expect(page.locator(".above figure .now")).to_contain_text("Player 1")
    person.assert_accessible(".says")

    lines = record.split("\n")
    twentieth = [at for at, line in enumerate(lines) if line[:1].isdigit()][20]
    page.goto("/")
    drop(page, "\n".join([*lines[:twentieth], "1 market", *lines[twentieth:]]))
    broken = page.locator(".above .broken")
    expect(broken).to_contain_text("Step 21 of this record breaks a rule")
    expect(broken).to_contain_text(f"Line {twentieth + 1}")
    expect(page.locator(SLIDER)).to_have_attribute("max", "20")
    for size in ((360, 740), (740, 360)):
        page.set_viewport_size({"width": size[0], "height": size[1]})
        person.shot(f"replay-{size[0]}")
        wide = page.locator(".bar").evaluate("bar => bar.scrollWidth - bar.clientWidth")
        assert wide <= 1, f"something is cut off at {size}"


def test_every_game_fits_on_one_printed_page_in_every_language(new_person: NewPerson) -> None:
    for lang in ("en", "pl", "cs"):
        person = new_person(lang)
        for game in ("vikings", "hamlet", "mythwind"):
            page = person.goto(f"/summary/{game}")
            words = page.locator(".boxes li span")
            expect(words.last).not_to_be_empty()
            assert all("{" not in text for text in words.all_inner_texts())
            assert page.locator(".boxes section").count() == 6
            assert page.locator(".boxes .picture svg").count() >= 2
            paper = page.pdf(format="A4", prefer_css_page_size=True)
            assert len(re.findall(rb"/Type /Page\b", paper)) == 1, f"{game} in {lang}"
        person.assert_accessible("main")


def nothing_is_left(state: State) -> bool:
    """But to end the turn."""
    return state.turn == (0,) and [list(one.wire) for one in state.legal(0)] == [["end"]]


def number_of(page: Page, table: str) -> int:
    """How many entries the table has."""
    return int(
        page.evaluate("id => fetch(`/api/tables/${id}`).then(a => a.json())", table)["number"]
    )


def test_a_turn_ends_by_itself_where_nothing_else_is_left_and_it_was_wanted(
    new_person: NewPerson,
) -> None:
    person = new_person("en")
    page = person.page
    with page.expect_response("**/api/me"):
        page.goto("/")
    journal = played("hamlet", 1, until=nothing_is_left)
    old = post(page, "/api/records", {"text": write_record(journal)})
    origin = {"table": old["id"], "number": len(journal.played) - 1}
    wish = {"game": "hamlet", "seats": [{"who": "me"}], "origin": origin}
    table = str(post(page, "/api/tables", wish)["table"]["id"])
    last = journal.played[-1].action
    assert last is not None
    post(
        page,
        f"/api/tables/{table}/do",
        {"do": "play", "action": last.wire, "expected": number_of(page, table)},
    )
    page.goto(f"/t/{table}")
    page.locator("#prompt.mine").wait_for()
    page.wait_for_timeout(2000)
    assert scene(page)["legal"] == ["end"], "unasked it waits"
    open_settings(page)
    page.get_by_label("Finish automatically").check()
    page.keyboard.press("Escape")
    wait_until(page, lambda: scene(page)["legal"] != ["end"], "it has not ended by itself")
    person.assert_accessible()
