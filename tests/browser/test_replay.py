"""Old games: opened by dropping their record, gone through, linked to, kept, and played on."""

from __future__ import annotations

import re
import struct
from pathlib import Path

from playwright.sync_api import Page, expect

from .at_table import scene, table_of
from .conftest import NewPerson
from .people import Person
from .positions import finished_record

CAPTION, SLIDER = ".bar .caption b", ".bar .slider"
DROP = """([text, name]) => {
    const data = new DataTransfer();
    data.items.add(new File([text], name, {type: 'text/plain'}));
    for (const type of ['dragenter', 'dragover', 'drop'])
        window.dispatchEvent(new DragEvent(type, {dataTransfer: data, bubbles: true}));
}"""


def drop(page: Page, record: str) -> None:
    """Let a file go over the lobby."""
    page.locator("#old-game").wait_for()
    page.evaluate(DROP, [record, "friday.osada"])
    page.wait_for_url("**/t/*?at=0")
    expect(page.locator(SLIDER)).to_be_visible()


def steps(page: Page) -> tuple[int, int]:
    """Where the replay stands, and how far it goes."""
    slider = page.locator(SLIDER)
    return int(slider.input_value()), int(slider.get_attribute("max") or 0)


def share(person: Person, page: Page, folder: Path) -> str:
    """The link to what is shown; and a picture of it is made, as large as the board at least."""
    page.locator(".bar").get_by_role("button", name="Share").click()
    dialog = page.locator("dialog")
    link = dialog.get_by_role("textbox")
    expect(link).to_have_value(re.compile(r"/w/.*\?at=60$"))
    person.shot("share")
    person.assert_accessible()
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    dialog.get_by_role("button", name="Copy").click()
    expect(dialog.get_by_role("status")).to_have_text("Link copied")
    with page.expect_download() as download:
        dialog.get_by_role("button", name="Save as a picture").click()
    download.value.save_as(folder / "shared.png")
    raw = (folder / "shared.png").read_bytes()
    assert raw.startswith(b"\x89PNG")
    box = page.locator("#main .map").bounding_box()
    assert box is not None
    wide, high = struct.unpack(">II", raw[16:24])
    assert wide >= box["width"]
    assert high > box["height"]
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    return str(page.evaluate("navigator.clipboard.readText()"))


def test_an_old_game_is_dropped_gone_through_and_played_on(
    new_person: NewPerson, tmp_path: Path
) -> None:
    record = finished_record("vikings", 3)
    person = new_person("en")
    page = person.goto("/")
    drop(page, record)
    assert steps(page)[0] == 0
    last = steps(page)[1]
    assert last > 100

    for key, place in [("ArrowRight", 1), ("ArrowRight", 2), ("ArrowLeft", 1), ("End", last)]:
        page.keyboard.press(key)
        expect(page.locator(SLIDER)).to_have_js_property("value", str(place))
    expect(page.locator("#log li").last).to_be_visible()
    page.keyboard.press("Home")
    expect(page.locator("#log li")).to_have_count(1)
    page.locator(SLIDER).fill("60")
    expect(page.locator(SLIDER)).to_have_js_property("value", "60")
    page.wait_for_url("**?at=60")
    expect(page.locator("#log li[data-last]").last).to_have_attribute("data-last", "60")
    person.shot("replay")
    person.assert_accessible()

    page.get_by_role("button", name="Text table").click()  # for a look: the next page has its board
    expect(page.locator("#text-now")).to_be_visible()
    caption = page.locator(".bar .caption").inner_text()
    page.goto(page.url)
    expect(page.locator(SLIDER)).to_be_visible()
    expect(page.locator("#text-now")).to_have_count(0)
    expect(page.locator(".bar .caption")).to_have_text(caption)

    shared = share(person, page, tmp_path)
    stranger = new_person("en").goto("/")
    stranger.goto(shared)
    stranger.wait_for_url("**/t/*?at=60")
    expect(stranger.locator(".bar .caption")).to_have_text(caption)

    eyes = page.locator(".eyes select")
    for seat in ("watcher", "1"):
        eyes.select_option(seat)
        seen = page.request.get(
            f"/api/tables/{table_of(page)}/scene?number=60&viewer={seat}"
        ).json()
        own = [
            bet
            for ship in seen["view"]["ships"]
            for bet in ship["bets"]
            if bet["value"] is not None and not ship["sailed"]
        ]
        expect(page.locator(".circle + .on-it:not(.closed) .value")).to_have_count(len(own))

    with page.expect_download() as download:
        page.locator(".bar a[download]").click()
    download.value.save_as(tmp_path / "kept.osada")
    kept = (tmp_path / "kept.osada").read_text(encoding="utf-8")
    assert len(kept.splitlines()) >= last

    old = table_of(page)
    page.locator(".bar .btn.on").click()
    person.assert_accessible()
    page.locator("dialog .btn.pri").click()
    page.wait_for_url(lambda url: old not in url)
    expect(page.locator("#prompt")).to_be_visible()
    now = scene(page)
    assert now["view"]["round"] >= 2
    page.goto("/")
    drop(page, kept)
    assert steps(page)[1] == last


def test_a_file_that_is_no_record_is_refused_in_words(new_person: NewPerson) -> None:
    person = new_person("en")
    page = person.goto("/")
    page.locator("#old-game").wait_for()
    page.evaluate(DROP, ["this is no game", "letter.txt"])
    expect(page.get_by_role("status").filter(has_text="letter.txt")).to_be_visible()
    person.forgive("status of 4")
