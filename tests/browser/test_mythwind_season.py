"""Mythwind on the page: a season alone, and four people in one noon."""

from __future__ import annotations

import re
from collections.abc import Callable
from random import Random

from playwright.sync_api import Locator, Page, expect

import osada
from osada.games.mythwind.rules.town import NOON, Town
from osada.kernel.state import State

from ..server.client import Client
from .at_table import Adviser, Scene, scene, seat_link, sit, wait_past
from .conftest import NewPerson
from .people import DESKTOP, PHONE
from .play_mythwind import choose, day_over, play, season_over, wait_for_choice
from .positions import played_on

SEED = 2
SIDEWAYS = (844, 390)
LOOKED_AT = {"720": (1280, 720), "phone": (390, 844), "sideways": SIDEWAYS}
NAMES = ("Ann", "Beata", "Cyril", "Dora")


def test_a_season_is_lived_through_on_the_page(new_person: NewPerson, host: Client) -> None:
    made = host.new_table("mythwind", "link", seed=SEED)
    person = new_person("pl")
    page = sit(person, seat_link(made, 0), "Ola")
    game = osada.game("mythwind")
    advise = Adviser(page, game, game.start(1, SEED), 0)
    seen: set[str] = set()
    counted: list[str] = []

    def look_and_choose(now: Scene, _: Random) -> str:
        seen.add(assert_beside_what_it_is_about(page, now))
        if len(seen) == 1 and not counted:
            assert_a_companion_advises(page)
            counted.append("")
        if now["view"]["phase"] == "between":
            told = page.locator("details.told")
            expect(told).to_contain_text("Pora roku w liczbach")
            counted.append(told.text_content() or "")
        return advise()

    pressed = play(page, Random(SEED), season_over, pick=look_and_choose)
    assert len(pressed) > 40
    assert seen >= {"prompt", "elsewhere"}
    assert "Monety zarobione: " in counted[-1], "the season is told in figures at its end"
    assert scene(page)["view"]["sprite_field"] is not None, "something has opened in it"
    person.shot("mythwind-season-pl")
    person.assert_accessible()


def assert_a_companion_advises(page: Page) -> None:
    """A hint without chances: what a good companion would do, drawn on the board, and why."""
    page.get_by_role("button", name="Podpowiedź").first.click()
    card = page.locator("#hint")
    expect(card.get_by_role("button", name="Zagraj A")).to_be_visible(timeout=60_000)
    expect(card).to_contain_text("Dobry towarzysz radzi")
    expect(page.locator(".pencil .best").first).to_be_attached()
    assert "%" not in card.inner_text()
    card.get_by_role("button", name="Pomyślę").click()
    expect(card).to_have_count(0)


def test_everything_is_within_reach_on_a_phone_held_sideways(
    new_person: NewPerson, host: Client
) -> None:
    made = host.new_table("mythwind", "link", seed=SEED, options={"cast": "RFCM"})
    person = new_person("cs", SIDEWAYS, "dark")
    page = sit(person, seat_link(made, 0), "Ola")
    game = osada.game("mythwind")
    advise = Adviser(page, game, game.start(1, SEED, {"cast": "RFCM"}), 0)
    pressed = play(page, Random(SEED), day_over(2), pick=lambda now, _: advise())
    assert len(pressed) > 10
    person.shot("mythwind-sideways-cs-dark")


def test_four_people_share_a_noon_and_decide_together(new_person: NewPerson, host: Client) -> None:
    made = host.new_table("mythwind", *["link"] * 4, seed=SEED)
    people = [new_person(lang) for lang in ("en", "pl", "cs", "en")]
    pages = [
        sit(person, seat_link(made, seat), name)
        for seat, (person, name) in enumerate(zip(people, NAMES, strict=True))
    ]
    # Ann proposes, Beata would rather have the other; then everybody agrees with her.
    press(pages[0], "option 1")
    press(pages[1], "option 2")
    people[2].shot("mythwind-proposal-cs")
    for seat in (0, 2, 3):
        expect(pages[seat].locator("#main")).to_contain_text("Beata")
        press(pages[seat], "agree")
    # At noon everybody acts when they like: Ann leaves a question open, and the others go on.
    press(pages[0], "visit community")
    left = scene(pages[0])["legal"]
    assert "pass" in left
    game = osada.game("mythwind")
    begun = game.start(4, SEED)
    advisers = [Adviser(page, game, begun, seat) for seat, page in enumerate(pages)]
    acted = [0] * 4
    while min(acted[1:]) < 3:
        now = scene(pages[0])
        assert (now["view"]["phase"], now["view"]["day"]) == ("noon", 1)
        seat = min(now["turn"], key=lambda seat: (seat == 0, acted[seat]))
        press(pages[seat], advisers[seat]())
        acted[seat] += 1
    assert acted[0] == 0, "nobody had to wait for Ann"
    assert scene(pages[0])["legal"] == left
    people[0].shot("mythwind-question-left-open")
    assert_all_have_seen_it(pages)
    press(pages[0], "pass")


def test_a_chapters_end_is_a_page_of_its_own_that_leads_to_the_chronicle(
    new_person: NewPerson, host: Client
) -> None:
    made, _, _ = played_on(host, "mythwind", "link", seed=SEED, until=a_chapter_is_over)
    person = new_person("en")
    page = sit(person, seat_link(made, 0), "Ola")
    over = page.locator(".chapter")
    expect(page.locator(".banner h2")).to_have_text("A chapter is over")
    expect(over).to_have_count(0)
    person.shot("mythwind-chapter-banner")
    person.assert_accessible()
    page.keyboard.press("Enter")
    expect(over).to_contain_text("Chapter one: The Key")
    expect(over).to_contain_text("From now on")
    person.shot("mythwind-chapter")
    person.assert_accessible()
    over.get_by_role("link", name="Chronicle").click()
    told = page.locator(".chronicle")
    expect(told.locator(".towns svg")).to_have_count(2)
    expect(told.locator(".people svg")).to_have_count(1)
    expect(told.locator("ol a")).to_have_count(1)  # its record begins here
    expect(told.locator(".chapter h2").first).to_have_text("Chapter two: Eight Names")
    person.assert_accessible()
    for name, size in LOOKED_AT.items():
        page.set_viewport_size({"width": size[0], "height": size[1]})
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), name
        person.shot(f"mythwind-chronicle-{name}")
    page.set_viewport_size({"width": DESKTOP[0], "height": DESKTOP[1]})
    person.shot("mythwind-chronicle")
    told.locator("ol a").last.click()
    expect(told.locator("h3:target")).to_be_in_viewport()
    file = page.get_by_role("link", name="Download as a file")
    with page.expect_download() as kept:
        file.click()
    assert kept.value.suggested_filename == "chronicle.html"
    page.emulate_media(media="print")
    expect(file).to_be_hidden()
    expect(page.locator(".top")).to_be_hidden()
    person.shot("mythwind-chronicle-printed")
    page.emulate_media(media="screen")
    page.get_by_role("link", name="To the table", exact=True).click()
    over.get_by_role("button", name="To the next chapter").click()
    expect(over).to_be_hidden()
    page.reload()
    expect(page.locator(".valley")).to_be_visible()
    expect(over).to_be_hidden()


def test_a_seasons_end_is_a_book_that_names_its_owner_and_holds_the_next_season_back(
    new_person: NewPerson, host: Client
) -> None:
    cast = {"cast": "CFMR"}
    made, game, begun = played_on(
        host, "mythwind", "link", seed=SEED, until=the_last_day, options=cast
    )
    person = new_person("en")
    page = sit(person, seat_link(made, 0), "Ola")
    book = page.locator(".season")
    advise = Adviser(page, game, begun, 0)

    def asked_at_home(now: Scene) -> bool:
        question = now["view"]["question"]
        return bool(question and question["kind"] == "crafter-replace")

    play(page, Random(SEED), asked_at_home, pick=lambda now, _: advise())
    expect(book).to_be_hidden()  # the orders are asked for on the cork board where they hang
    expect(page.locator(".cork [data-action^=replace-order].legal").first).to_be_visible()
    person.shot("mythwind-season-orders")
    expect(page.locator(".banner")).to_have_count(0)
    press(page, "done")
    expect(page.locator(".banner h2")).to_have_text("The season is over")
    person.shot("mythwind-season-banner")
    for width, height in ((390, 844), (360, 740)):
        page.set_viewport_size({"width": width, "height": height})
        expect(page.locator("#prompt .pri")).to_be_visible()
        for button in page.locator("#prompt .buttons .btn:visible").all():
            expect(button).to_be_in_viewport(ratio=1)
    page.set_viewport_size({"width": DESKTOP[0], "height": DESKTOP[1]})
    page.keyboard.press("Escape")
    page.get_by_role("button", name="The season is over").click()
    play(page, Random(SEED), between_seasons, pick=lambda now, _: advise())
    expect(book).to_be_visible()
    assert_whole(page, book, "main")
    expect(book.locator(".people")).to_contain_text("rafter")
    person.shot("mythwind-season-book")
    person.assert_accessible()
    press(page, "become ranger")
    owner = book.locator(".people")
    expect(owner).to_contain_text("rafter")
    portrait = owner.locator(".portrait > svg use")
    expect(portrait).to_have_attribute("href", re.compile("por-crafter"))
    expect(page.locator(".book")).not_to_be_in_viewport(ratio=1)
    for name, size in LOOKED_AT.items():
        page.set_viewport_size({"width": size[0], "height": size[1]})
        assert_whole(page, book, "main")
        person.shot(f"mythwind-season-book-{name}")
    page.emulate_media(color_scheme="dark")
    person.shot("mythwind-season-book-lantern")
    book.get_by_role("button", name="On to the next season").click()
    expect(book).to_be_hidden()
    assert not page.locator("[inert]").count()


def test_at_dusk_the_ranger_decides_beside_the_fire_what_to_carry_home(
    new_person: NewPerson, host: Client
) -> None:
    cast = {"cast": "RFCM"}
    made, _, _ = played_on(
        host, "mythwind", "link", seed=SEED, until=asks("ranger-turn-back"), options=cast
    )
    person = new_person("en", PHONE)
    page = sit(person, seat_link(made, 0), "Ola")
    card = page.locator(".beside .choices")
    expect(card).to_contain_text("Do you turn back?")
    expect(card).to_contain_text("home tomorrow at dusk")
    expect(card).to_contain_text("half the loot is lost")
    expect(page.locator("#prompt .buttons [data-action=yes]")).to_contain_text("Turn back")
    person.shot("mythwind-turn-back-phone")
    person.assert_accessible()
    press(page, "yes")


def asks(kind: str) -> Callable[[State], bool]:
    """Until the first player is asked this."""

    def asked(state: State) -> bool:
        assert isinstance(state, Town)
        question = state.asked_of(0)
        return question is not None and question.kind == kind

    return asked


def assert_beside_what_it_is_about(page: Page, now: Scene) -> str:
    """Skills are offered on the sheet; a small decision lies beside its house, which is ringed,
    unless all its answers are buttons of the prompt; and neither stands under a story. Where it
    was found."""
    view = now["view"]
    question = view["question"]
    if (
        question
        and question["kind"] in ("learn", "forget", "use-skill")
        and view["phase"] == "noon"
    ):
        expect(page.locator(".offers [data-action].legal")).to_have_count(len(now["legal"]))
        assert not page.locator(".book [data-action]").count()
        return "sheet"
    buttons = page.locator("#prompt .buttons [data-action]").count()
    if page.locator(".decision[data-about]").is_visible():
        expect(page.locator(".house.asked, .tile.asked")).to_have_count(1)
        assert not page.locator(".book [data-action]").count()
        assert buttons < len(now["legal"]), "nothing is asked in two places"
        return "house"
    return "prompt" if question and buttons == len(now["legal"]) else "elsewhere"


def the_last_day(state: State) -> bool:
    assert isinstance(state, Town)
    return not len(state.weather_deck) and state.phase == NOON


def between_seasons(now: Scene) -> bool:
    """Characters may change now."""
    return bool(now["view"]["phase"] == "between")


def assert_whole(page: Page, part: Locator, within: str) -> None:
    """It lies over all of it, and nothing of it hangs out at the sides."""
    box, around = part.bounding_box(), page.locator(within).bounding_box()
    assert box
    assert around
    assert box["width"] > around["width"] * 0.9
    assert box["height"] > around["height"] * 0.9
    wide = "one => [...one.querySelectorAll('*')].filter(e => e.scrollWidth > e.clientWidth + 1 &&"
    wide += " getComputedStyle(e).overflowX !== 'visible' && !e.matches('.sr'))"
    wide += ".map(e => e.className)"
    assert part.evaluate(wide) == []


def a_chapter_is_over(state: State) -> bool:
    assert isinstance(state, Town)
    return any(state.story.events[card].ends_chapter for card in state.gone_events)


def press(page: Page, action: str) -> None:
    """Do one thing and wait until it is done."""
    now = wait_for_choice(page, lambda now: False)
    assert now is not None
    choose(page, action)
    wait_past(page, now["number"], action)


def assert_all_have_seen_it(pages: list[Page]) -> None:
    """The last line of everybody's log is the same entry, each in their own language."""
    last = scene(pages[0])["number"]
    said = []
    for page in pages:
        line = page.locator(f"#log li[data-last='{last}']")
        expect(line).to_be_attached()
        said.append(line.inner_text().split("\n")[0])
    assert said[0] == said[3]
    assert len(set(said)) == 3
