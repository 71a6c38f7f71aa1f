"""Friends are invited by one link; tables are renamed, left and removed: as people do it."""

from __future__ import annotations

import json
import re

from playwright.sync_api import Page, Route, expect

from ..server.client import Client
from .at_table import seat_link, sit, table_of
from .conftest import NewPerson

NARROW = (360, 740)


def narrow_enough(page: Page) -> None:
    """Nothing sticks out of a small phone."""
    assert page.evaluate("document.documentElement.scrollWidth") <= NARROW[0]


def lies_over_the_board(page: Page, part: str) -> bool:
    """Whether a part of the page overlaps the board or the pane that is shown in its place."""
    covers: bool = page.evaluate(
        """(part) => {
        const over = document.querySelector(part).getBoundingClientRect();
        return [...document.querySelectorAll("main > .middle, main .pane")]
            .map((one) => one.getBoundingClientRect())
            .some((one) => one.height && over.top < one.bottom - 1 && over.bottom > one.top + 1
                && over.left < one.right - 1 && over.right > one.left + 1);
        }""",
        part,
    )
    return covers


def test_friends_sit_down_by_one_link_and_a_new_name_reaches_the_table(
    new_person: NewPerson,
) -> None:
    ann, ben = new_person("en"), new_person("pl", NARROW)
    page = ann.goto("/new/mythwind")
    for seat in (1, 2):
        page.locator(f"[name=who-{seat}][value=link]").check(force=True)
    name = page.get_by_label("Your name")
    expect(name).to_have_value(re.compile("^Guest from the "))
    name.fill("")
    page.locator("form .btn.pri").click()
    expect(page.get_by_role("alert")).to_have_text("Please fill this in.")
    expect(name).to_be_focused()
    name.fill("Ann")
    expect(page.get_by_role("alert")).to_have_count(0)
    page.locator("form .btn.pri").click()
    expect(page.get_by_role("img", name="QR code")).to_be_visible()
    ann.assert_accessible()
    link = page.locator(".links input").first.input_value()
    assert "/g/" in link
    page.locator(".made > a.btn.pri").click()
    page.locator("#prompt, .bar").first.wait_for()

    other = ben.goto(link)
    expect(other.get_by_text("Zaproszenie od: Ann.")).to_be_visible()
    ben.assert_accessible()
    narrow_enough(other)
    ben.shot("invitation-phone")
    other.locator("[name=seat][value='2']").check()
    other.locator("#name").fill("Ben")
    other.locator("main form .btn.pri").click()
    other.wait_for_url("**/t/*")
    head = json.loads(page.request.get(f"/api/tables/{table_of(page)}").text())
    assert [seat["name"] for seat in head["seats"]] == ["Ann", "", "Ben"]

    ben.goto("/account")  # the name was said once
    expect(other.locator("#called")).to_have_value("Ben")
    other.locator("#called").fill("Benek")
    other.locator("#called").press("Enter")
    expect(page.locator(".log").get_by_text("Benek").first).to_be_visible()
    ben.goto(link)  # whoever sits is led to their seat
    other.locator("main a.btn.pri").click()
    other.locator("#prompt, .bar").first.wait_for()

    # A vote waits folded on a phone and covers nothing; who is away is seen.
    page.get_by_role("button", name="Menu").last.click()
    page.get_by_role("button", name="Propose ending it").click()
    row = other.locator(".vote .row")
    expect(row).to_have_attribute("aria-expanded", "false")
    assert not lies_over_the_board(other, ".vote")
    ben.shot("vote-folded")
    row.click()
    other.get_by_role("button", name="Nie", exact=True).click()
    expect(row).to_have_count(0)
    other.goto("about:blank")
    ben_there = page.locator(".seats .panel").filter(has_text="Benek")
    expect(ben_there).to_have_class(re.compile("missing"))
    page.set_viewport_size({"width": NARROW[0], "height": NARROW[1]})
    expect(ben_there.locator(".gone")).to_be_visible()
    ann.shot("away-phone")


def test_tables_are_renamed_left_and_removed_and_nothing_without_a_question(
    new_person: NewPerson, host: Client
) -> None:
    made = host.new_table("vikings", "link", "link", "greedy")
    ann, eve = new_person("en", NARROW), new_person("cs")
    sit(ann, seat_link(made, 0), "Ann")
    sit(eve, seat_link(made, 1), "Eva")
    page = ann.goto("/")
    row = page.locator(".my-table", has_text="Eva")
    expect(row).to_contain_text("round 1")
    row.locator("button.more").click()
    dialog = page.get_by_role("dialog")
    ann.assert_accessible()
    narrow_enough(page)
    expect(dialog.locator("form")).to_have_count(0)  # only its owner may name it
    dialog.get_by_role("button", name="Leave the table").click()
    dialog.get_by_role("button", name="Back").click()
    dialog.get_by_role("button", name="Leave the table").click()
    expect(dialog.get_by_text("A computer plays on in your seat")).to_be_visible()
    ann.shot("leaving")
    dialog.get_by_role("button", name="Leave the table").click()
    expect(row).to_have_count(0)
    expect(eve.page.locator(".log").get_by_text("Ann odchází od stolu")).to_be_visible()

    known: list[Route] = []  # who this is, which the server says late
    page.route("**/api/me", lambda route: known.append(route))
    page.goto("/new/hamlet")
    expect(page.locator(".leaf section.panel")).to_be_visible()
    expect(page.locator("form")).to_have_count(0)  # nobody is asked for a name that is known
    known.pop().continue_()
    page.unroute("**/api/me")
    page.locator("form .btn.pri").click()
    page.wait_for_url("**/t/*")
    page.goto("/")
    page.get_by_role("button", name=re.compile(r"^Again: .*\(Hamlet\)$")).click()
    page.wait_for_url("**/t/*")
    page.goto("/")
    mine = page.locator(".my-table").first
    mine.locator("button.more").click()
    dialog.get_by_label("Name of the table").fill("Thursday evening")
    dialog.get_by_role("button", name="Rename").click()
    expect(dialog.get_by_role("status")).to_have_text("Saved.")
    page.keyboard.press("Escape")
    expect(mine.locator("h3")).to_have_text("Thursday evening")
    mine.locator("button.more").focus()
    page.keyboard.press("Enter")
    dialog.get_by_role("button", name=re.compile("End and remove")).click()
    dialog.get_by_role("button", name=re.compile("End and remove")).click()
    expect(page.locator(".my-table", has_text="Thursday evening")).to_have_count(0)
