"""Play at any pace: whose turn it is can be seen from elsewhere, and what one missed is told."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from ..server.client import Client
from .at_table import scene, seat_link, sit, wait_for_turn
from .conftest import NewPerson
from .play_vikings import choose, lit, wait_for_choice


def play_until_it_is_theirs(page: Page) -> None:
    """Press the first thing that is lit until somebody else is asked."""
    while scene(page)["legal"]:
        wait_for_choice(page)
        choose(page, lit(page)[0])


def test_whoever_comes_back_is_shown_what_happened_meanwhile(
    new_person: NewPerson, host: Client
) -> None:
    made = host.new_table("vikings", "link", "link", seed=4)
    person = new_person("en")
    page = sit(person, seat_link(made, 0), "Ann")
    with Client.seated(host.server, seat_link(made, 1)) as friend:

        def friend_plays() -> int:
            plays = 0
            while friend.scene(made.table.id).legal:
                friend.play(made.table.id)
                plays += 1
            return plays

        friend_plays()
        wait_for_turn(page)
        expect(page).to_have_title(re.compile("^● Your turn"))
        play_until_it_is_theirs(page)
        expect(page).to_have_title(re.compile("^Vikings on Board"))

        page.goto("/")
        plays = friend_plays()
        assert plays > 0
        page.reload()
        expect(page.locator("#my-tables ~ ul > li").first).to_be_visible()
        expect(page).to_have_title(re.compile(r"1"))
        person.shot("lobby-your-turn")
        page.goto(f"/t/{made.table.id}")
        note = page.get_by_role("region", name=re.compile("since you were here"))
        expect(note).to_be_visible()
        person.shot("catch-up")
        person.assert_accessible()
        frames = note.locator("li button")
        shown = frames.count()
        assert 0 < shown <= plays  # what was only begun has no frame
        frames.first.click()
        for step in range(shown):
            expect(note.locator("small")).to_have_text(re.compile(f"{step + 1}.*{shown}"))
            expect(frames.nth(step)).to_have_attribute("aria-current", "step")
            page.keyboard.press("ArrowRight")
        expect(note.locator("small")).to_have_text(re.compile(f"{shown}.*{shown}"))
        note.locator("button").last.click()
        expect(note).to_have_count(0)
        assert wait_for_choice(page)
