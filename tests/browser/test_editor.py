"""The table at home entered on the page: pieces placed, a fault made, named and mended, and played
on, analysed or printed."""

from __future__ import annotations

import json

from playwright.sync_api import Page, expect

import osada

from .conftest import NewPerson
from .people import PHONE

WAIT = 60_000
"""Milliseconds for what is thought of in another process."""


def press(page: Page, action: str) -> None:
    """Press a place on the board that is lit."""
    page.locator(f'main [data-action="{action}"].legal').first.click()


def take(page: Page, name: str) -> None:
    """Take something out of the box."""
    page.locator(".side").get_by_role("button", name=name).click()


def play_on(page: Page) -> None:
    """Set a table at the position, against computer players."""
    page.get_by_role("button", name="Play on from here").click()
    expect(page.get_by_text("The game goes on from the position")).to_be_visible()
    page.get_by_label("Your name").fill("Ann")
    page.get_by_role("button", name="Start").click()
    page.locator("#prompt").wait_for()


def test_a_fjord_is_entered_analysed_and_played_on(new_person: NewPerson) -> None:
    person = new_person("en")
    page = person.goto("/new/vikings")
    page.get_by_role("link", name="Recreate a game from your table at home").click()
    faults, says = page.locator("main .faults"), page.locator("#prompt")
    expect(faults).to_contain_text("Everything adds up.")

    press(page, "piece 3 2")  # taken up, it lies nowhere
    expect(faults).to_contain_text("nowhere yet")
    expect(says.get_by_role("button", name="Play on from here")).to_be_disabled()
    person.shot("editor-vikings")
    person.assert_accessible()
    press(page, "ship 5")
    expect(faults).to_contain_text("Everything adds up.")
    take(page, "hide: 5 in the box")
    press(page, "ship 2")
    expect(page.locator(".side").get_by_role("button", name="hide: 4 in the box")).to_be_visible()
    page.keyboard.press("Escape")
    expect(says).to_contain_text("Lay out what lies on your table")
    page.keyboard.press("Control+z")
    expect(page.locator(".side").get_by_role("button", name="hide: 5 in the box")).to_be_visible()
    page.keyboard.press("Control+y")

    page.get_by_label("Ship 4", exact=True).select_option("out at sea")
    expect(faults).to_contain_text("One ship has sailed: it is round 2 or later.")
    page.get_by_role("button", name="more: Round").click()
    expect(faults).to_contain_text("Everything adds up.")
    says.get_by_role("button", name="Analyse").click()
    expect(page.locator(".advice li")).not_to_have_count(0, timeout=WAIT)
    expect(page.locator(".pencil .best rect").first).to_be_attached()
    person.shot("editor-vikings-analysed")
    play_on(page)
    expect(page.locator(".chip", has_text="Round 2")).to_be_visible()
    expect(page.locator(".wake")).to_have_count(1)


def test_a_village_is_entered_on_a_phone_printed_and_played_on(new_person: NewPerson) -> None:
    person = new_person("en", PHONE, "dark")
    page = person.goto("/enter/hamlet")
    faults, says = page.locator("main .faults"), page.locator("#prompt")
    expect(faults).to_contain_text("Everything adds up.")
    take(page, "Sawmill: 1 in the box")
    expect(says.get_by_role("button", name="Place here")).to_be_visible()
    page.keyboard.press("r")
    person.shot("editor-hamlet")
    person.assert_accessible()
    says.get_by_role("button", name="Place here").click()
    expect(faults).to_contain_text("somebody holds this milestone")
    page.get_by_label("Carpenter").select_option("green")
    expect(faults).to_contain_text("Everything adds up.")
    take(page, "red donkey: 5 in the box")
    page.locator(".side summary", has_text="Places for it").click()
    page.locator(".spots").get_by_role("button", name="Church").click()
    expect(page.locator(".side").get_by_role("button", name="red donkey: 4 in")).to_be_visible()
    page.get_by_role("button", name="more: red: gold").click()

    page.evaluate("window.print = () => { window.printed = true }")
    page.get_by_role("button", name="Print").click()
    page.wait_for_function("window.printed")
    page.emulate_media(media="print")
    expect(page.locator(".printed")).to_contain_text("Sawmill")
    expect(says).to_be_hidden()
    person.shot("editor-hamlet-printed")
    page.emulate_media(media="screen")
    play_on(page)
    expect(page.locator('[data-place="sawmill"]').first).to_be_attached()


def test_a_town_is_entered_also_as_a_text_and_played_on(new_person: NewPerson) -> None:
    game = osada.game("mythwind")
    editor = game.house.part(game.house.editor)(game)  # type: ignore[operator]
    doubled = editor.begin(1, False)
    doubled["areas"][2] = doubled["areas"][4] = "inn"
    del doubled["ever_built"]
    person = new_person("en")
    page = person.goto("/enter/mythwind")
    faults, says = page.locator("main .faults"), page.locator("#prompt")
    expect(faults).to_contain_text("Everything adds up.")
    press(page, "area 8")  # the forest goes, and a house comes in its place
    expect(says).to_contain_text("forest")
    page.keyboard.press("Escape")
    expect(says).to_contain_text("Lay out what lies on your table")
    take(page, "Inn: 1 in the box")
    press(page, "area 8")
    page.get_by_role("button", name="more: Food").click()
    page.get_by_role("button", name="more: Farmer: coins").click()
    person.shot("editor-mythwind")
    person.assert_accessible()

    page.get_by_role("button", name="As a text").click()
    page.get_by_label("Paste the text").fill(json.dumps({**doubled, "areas": "none"}))
    page.get_by_role("button", name="Go on from it").click()
    expect(page.get_by_role("dialog")).to_contain_text("must be a list")
    page.get_by_label("Paste the text").fill(json.dumps(doubled))
    page.get_by_role("button", name="Go on from it").click()
    expect(faults).to_contain_text("the inn is in two places")
    press(page, "area 3")
    page.keyboard.press("Escape")
    expect(faults).to_contain_text("Everything adds up.")
    play_on(page)
    expect(page.locator('[data-place="inn"]').first).to_be_attached()
