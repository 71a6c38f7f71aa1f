"""Between two seasons on the page: two swap, a friend joins, somebody sits out, and the campaign
goes along as one file."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from osada.kernel.state import State

from ..server.client import Client
from .at_table import head, scene, seat_link, sit, table_of
from .conftest import NewPerson
from .people import DESKTOP, PHONE
from .positions import played_on
from .test_mythwind_season import press
from .test_replay import SLIDER, drop

WHO = "#prompt .btn[aria-haspopup=dialog]"


def season_is_over(state: State) -> bool:
    return state.seated() != ()


def characters(page: Page) -> list[str]:
    return [seat["character"] for seat in scene(page)["view"]["seats"]]


def test_hands_change_between_two_seasons(new_person: NewPerson, host: Client) -> None:
    made, _, _ = played_on(host, "mythwind", "me", "link", until=season_is_over)
    ann, ben, cyril = new_person("en", DESKTOP), new_person("pl", PHONE), new_person("cs")
    mine = [{"name": n, "value": v, "url": host.server.url} for n, v in host.http.cookies.items()]
    ann.context.add_cookies(mine)  # type: ignore[arg-type]
    page = ann.goto(f"/t/{made.table.id}")
    other = sit(ben, seat_link(made, 1), "Ben")
    # Two who swap: the one who is asked agrees.
    press(other, "become farmer")
    press(page, "yes")
    assert characters(page) == ["crafter", "farmer"]
    # A friend joins with a character that nobody plays.
    page.locator(WHO).click()
    page.get_by_label("Who plays on as: Ranger").select_option("A friend")
    ann.shot("hands-owner")
    # On a dead line that is said, and nothing that was chosen is lost.
    page.route("**/api/tables/*/hands", lambda route: route.abort())
    page.get_by_role("button", name="Play on like this").click()
    expect(page.locator("dialog [role=alert]").first).to_contain_text("server is not answering")
    ann.forgive("ERR_FAILED")
    page.unroute("**/api/tables/*/hands")
    page.get_by_role("button", name="Play on like this").click()
    page.locator("#host-name").fill("Ann")
    page.locator("#host-name").press("Enter")
    link = page.locator("dialog .copy input").input_value()
    ann.assert_accessible("dialog")
    page.keyboard.press("Escape")
    third = cyril.goto(link)
    third.locator("#name").fill("Cyril")
    third.locator("main form .btn.pri").click()
    third.wait_for_url("**/t/*")
    expect(page.locator(".seats")).to_contain_text("Cyril")
    assert (head(third)["me"], characters(third)) == (2, ["crafter", "farmer", "ranger"])
    # Ben sits out: Cyril has his seat now, and still the same character.
    other.locator(WHO).click()
    other.get_by_role("button", name="Pauzuję").click()
    ben.shot("hands-sit-out-phone-pl")
    other.get_by_role("button", name="Pauzuję").click()
    expect(other.locator("#prompt.waiting")).to_be_visible()
    expect(third.locator(".seats section")).to_have_count(2)
    assert (head(other)["me"], head(third)["me"]) == (None, 1)
    assert characters(third) == ["crafter", "ranger"]
    expect(page.locator("#log")).to_contain_text("Ben leaves")
    # All of it is one file, which tells who sat there then.
    with page.expect_download() as saved:
        page.keyboard.press("m")
        page.get_by_role("link", name="Download the record").click()
    page.keyboard.press("Escape")
    record = saved.value.path().read_text(encoding="utf-8")
    press(page, "keep")
    press(third, "keep")
    assert scene(page)["view"]["phase"] != "between"
    ann.shot("hands-season-begun")
    ann.goto("/")
    drop(page, record)
    page.locator(SLIDER).press("End")
    assert characters(page) == ["crafter", "ranger"]
    page.get_by_role("button", name="Play on from here").click()
    page.locator("dialog .btn.pri").click()
    page.wait_for_url(lambda url: made.table.id not in url and "?at" not in url)
    assert table_of(page) != made.table.id
    assert characters(page) == ["crafter", "ranger"]
