"""The log beside the board, and what the others did above the question."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from .conftest import NewPerson
from .people import DESKTOP
from .told import with_log

CUT = """() => [...document.querySelectorAll('.others .told')]
    .filter(one => one.scrollWidth > one.clientWidth + 1)
    .map(one => one.textContent.trim())"""
"""Lines above the question that are not seen whole."""
ROOM = 30
"""Letters that such a line has room for at least."""


def at_table(page: Page) -> Page:
    """Sit where a few rounds have been played with three others."""
    with page.expect_response("**/api/me"):
        page.goto("/")
    page.goto(f"/t/{with_log(page, 'vikings')}")
    page.locator("#prompt.mine").wait_for()
    page.locator("#log li.mine").last.wait_for()
    return page


def test_a_line_that_is_pressed_stays_in_sight_and_the_others_are_read(
    new_person: NewPerson,
) -> None:
    person = new_person("en", DESKTOP)
    page = at_table(person.page)
    page.locator(".ways button").last.click()
    line = page.locator("#log li.mine").last
    line.locator(".row").click()
    expect(line.locator(".row")).to_have_attribute("aria-expanded", "true")
    page.wait_for_timeout(400)  # nothing takes it away again
    expect(line.locator(".row")).to_be_in_viewport(ratio=1)
    person.shot("log-pressed")

    expect(page.locator(".others .told").first).to_be_visible()
    assert [text for text in page.evaluate(CUT) if len(text) < ROOM] == []
    page.locator(".others .lines").click()
    assert page.evaluate(CUT) == []
    person.assert_accessible()
