"""Insight on the page: a hint taken, the game finished, looked at, and tried otherwise."""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic

import pytest
from playwright.sync_api import Page, expect

import osada
from osada.games.vikings.rules.board import CHOOSE_SPACE
from osada.games.vikings.state import VikingsState
from osada.insight.puzzle import puzzles
from osada.kernel.state import State
from osada.kernel.writing import write_record
from tests.patience import PATIENCE

from .conftest import NewPerson
from .pictures import post
from .positions import played

MASTER = {"who": "computer", "level": "master"}
WAIT = 60_000
"""Milliseconds for what is thought of in another process."""


def it_is_nearly_over(state: State) -> bool:
    """The last stern is there to be taken, and three workers have yet to move."""
    assert isinstance(state, VikingsState)
    waiting = sum(seat >= 0 for seat in state.waiting)
    return state.sterns == 1 and state.step == CHOOSE_SPACE and waiting == 3


def late_table(page: Page) -> str:
    """A table against a computer player, at which the game is nearly over."""
    journal = played("vikings", 2, until=it_is_nearly_over)
    old = post(page, "/api/records", {"text": write_record(journal)})
    mine = journal.state.turn[0]
    seats = [{"who": "me"} if seat == mine else MASTER for seat in range(2)]
    origin = {"table": old["id"], "number": len(journal.played)}
    wish = {"game": "vikings", "seats": seats, "seed": 7, "origin": origin}
    return str(post(page, "/api/tables", wish)["table"]["id"])


def take_hint(page: Page) -> None:
    """Ask for a good move, and play it."""
    page.get_by_role("button", name="Hint").first.click()
    play = page.locator("#hint").get_by_role("button", name="Play A")
    expect(play).to_be_visible(timeout=WAIT)
    play.click()
    expect(page.locator("#hint")).to_have_count(0, timeout=WAIT)


def answer(page: Page, turn: tuple[str, ...]) -> None:
    """Play a turn on the board, as far as a puzzle lets one."""
    words = osada.game("vikings").vocabulary
    for text in turn:
        wire = " ".join(str(word) for word in words.wire(text))
        page.locator(f'main [data-action="{wire}"].legal').first.click()


def test_a_puzzle_is_missed_and_then_solved_on_the_board(new_person: NewPerson) -> None:
    person = new_person("en")
    page = person.goto("/puzzles")
    expect(page.get_by_role("heading", name="Today’s puzzle")).to_be_visible()
    person.assert_accessible()
    clear = max(puzzles(osada.game("vikings")), key=lambda one: one.cost)
    page.goto(f"/puzzle/vikings-{clear.name}")
    prompt = page.locator("#prompt")
    page.locator("#prompt.mine").wait_for()
    answer(page, clear.obvious)
    expect(prompt).to_contain_text("Not yet", timeout=WAIT)
    expect(page.locator(".pencil .played").first).to_be_attached()
    person.shot("puzzle-missed")
    expect(page.locator(".task")).to_contain_text("Theme")
    prompt.get_by_role("button", name="Try again").click()
    page.locator("#prompt.mine").wait_for()
    answer(page, clear.answers[0])
    expect(page.locator(".verdict")).to_contain_text("Solved", timeout=WAIT)
    expect(page.locator(".pencil .best rect").first).to_be_visible()
    person.shot("puzzle-solved")
    person.assert_accessible()
    page.goto("/puzzles")
    page.locator("label", has_text="Vikings").click()
    expect(page.locator(f'a[href="/puzzle/vikings-{clear.name}"].done')).to_have_count(1)


WINDOWS = ((1440, 900), (1280, 720), (390, 844), (360, 740), (844, 390))
COVERED = """() => {
  const rest = (one) => {
    const { x, y, width, height } = one.getBoundingClientRect();
    return { left: x, top: y, right: x + width, bottom: y + height };
  };
  const hint = rest(document.querySelector("#hint"));
  const map = rest(document.querySelector("main .map"));
  const told = [];
  for (const one of document.querySelectorAll(".pencil .best :is(.shape, rect)")) {
    const box = rest(one);
    const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
    const over = box.left < hint.right - 3 && box.right > hint.left + 3
      && box.top < hint.bottom - 3 && box.bottom > hint.top + 3;
    if (over) told.push(["covered", box, hint]);
    if (one.matches(".shape") && !(x > map.left && x < map.right && y > map.top && y < map.bottom))
      told.push(["out of sight", box, map]);
  }
  return told;
}"""
"""What a hint speaks of that lies under it, or outside of the map."""


def settled(page: Page, asked: Callable[[], object], wanted: object) -> object:
    """What the page answers once it has come to rest: the same, as is wanted, twice running."""
    end = monotonic() + PATIENCE / 6
    before = None
    while monotonic() < end:
        now = asked()
        if now == before == wanted:
            return now
        before = now
        page.wait_for_timeout(250)  # a look at where things lie is taken every 150 ms
    return before


@pytest.mark.parametrize("game", ["hamlet", "vikings"])
def test_a_hint_covers_nothing_that_it_speaks_of_at_any_window(
    new_person: NewPerson, game: str
) -> None:
    person = new_person("en")
    page = person.goto("/")
    page.locator("#old-game").wait_for()
    seats = [{"who": "me"}, {"who": "computer", "level": "casual"}]
    made = post(page, "/api/tables", {"game": game, "seats": seats, "seed": 7})["table"]
    page.goto(f"/t/{made['id']}")
    page.get_by_role("button", name="Hint").first.click()
    expect(page.locator("#hint").get_by_role("button", name="Play A")).to_be_visible(timeout=WAIT)
    expect(page.locator("#hint p").first).to_contain_text(".")
    for width, height in WINDOWS:
        page.set_viewport_size({"width": width, "height": height})
        covered = settled(page, lambda: page.evaluate(COVERED), [])
        person.shot(f"hint-{game}-{width}x{height}")
        assert covered == [], (width, height)


def test_moves_are_drawn_round_the_tiles_of_a_village_that_cannot_be_pressed(
    new_person: NewPerson,
) -> None:
    person = new_person("en")
    page = person.goto("/")
    page.locator("#old-game").wait_for()
    journal = played("hamlet", 2, until=lambda state: state.view(0)["round"] == 2)
    table = post(page, "/api/records", {"text": write_record(journal)})["id"]
    page.goto(f"/a/{table}?turn=2")  # it is shown as soon as it has been looked at
    expect(page.locator(".now p")).to_have_text("decision 3", timeout=WAIT)
    expect(page.locator(".pencil .best .shape").first).to_be_visible()
    person.shot("analysis-hamlet")


def test_a_hint_is_taken_and_the_finished_game_looked_at_and_tried_otherwise(
    new_person: NewPerson,
) -> None:
    person = new_person("en")
    page = person.goto("/")
    page.locator("#old-game").wait_for()
    page.goto(f"/t/{late_table(page)}")
    page.locator("#prompt.mine").wait_for()
    page.get_by_role("button", name="Hint").first.click()
    hint = page.locator("#hint")
    expect(hint.get_by_role("button", name="Play A")).to_be_visible(timeout=WAIT)
    expect(hint.locator("p")).to_contain_text(".")
    expect(page.locator(".pencil g rect").first).to_be_visible()
    expect(page.locator(".pencil")).to_have_css("opacity", "1")  # no rule of the prompt hides it
    expect(page.locator("#log")).to_contain_text("asked for a hint")
    person.shot("hint")
    person.assert_accessible()
    page.keyboard.press("Escape")
    expect(hint).to_have_count(0)

    end = page.locator("dialog.end")
    banner = page.locator(".banner .pri")
    for _ in range(20):  # the hints play it to its end
        page.locator("#prompt.mine").or_(banner).first.wait_for(timeout=WAIT)
        if banner.count():
            break
        take_hint(page)
    banner.click()
    moment = end.locator(".three article").first  # the lesson, once all has been looked at
    expect(moment.or_(end.get_by_text("stood out"))).to_be_visible(timeout=WAIT)
    if moment.count():
        expect(moment.locator(".picture [data-scene], .picture svg").first).to_be_visible()
        again = moment.get_by_role("link", name="Try it again from here")
        assert "?try=" in str(again.get_attribute("href"))
    person.shot("end-lesson")
    person.assert_accessible()
    end.get_by_role("link", name="Analysis").click()
    page.wait_for_url("**/a/*")
    looked = page.locator(".progress")
    expect(looked).to_contain_text("decisions analysed", timeout=WAIT)
    expect(looked.get_by_role("button")).to_have_count(0, timeout=WAIT)
    expect(page.locator(".moments")).to_be_visible()
    page.get_by_role("button", name="Moves").click()
    page.keyboard.press("ArrowRight")  # the switch keeps no arrows for itself
    expect(page.locator(".one").nth(1)).to_have_attribute("aria-current", "true")
    page.keyboard.press("End")
    expect(page.locator(".one").last).to_have_attribute("aria-current", "true")
    page.keyboard.press("Home")
    expect(page.locator(".one").first).to_have_attribute("aria-current", "true")
    expect(page.locator(".study .choice").first).to_contain_text("%")
    person.shot("analysis")
    person.assert_accessible()

    page.get_by_role("button", name="Try a move here").click()
    page.locator(".trying #prompt.mine").wait_for(timeout=WAIT)
    page.locator("main [data-action].legal").first.click()
    expect(page.locator(".compared li").first).to_be_visible(timeout=WAIT)
    person.shot("analysis-try")
    page.get_by_role("button", name="Back to the game").click()
    expect(page.locator(".branch")).to_contain_text("your try", timeout=WAIT)

    page.get_by_role("button", name="Write a comment").click()
    page.get_by_role("textbox", name="Write a comment").fill("Too <b>late</b>, I think.")
    page.get_by_role("button", name="Save").click()
    expect(page.locator(".moves .remark")).to_have_text("Too <b>late</b>, I think.", timeout=WAIT)
    person.shot("analysis-notes")
    with page.expect_download() as saved:
        page.get_by_role("link", name="Record with your tries and comments").click()
    record = saved.value.path().read_text(encoding="utf-8")
    assert "\n; Too <b>late</b>, I think.\n(" in record
    old = post(page, "/api/records", {"text": record})  # as somebody else may open it
    page.goto(f"/a/{old['id']}")
    expect(page.locator(".moves .remark")).to_have_text("Too <b>late</b>, I think.", timeout=WAIT)
    page.locator(".moves .branch").click()
    page.get_by_role("button", name="Play on from here").click()
    page.locator(".trying #prompt").wait_for(timeout=WAIT)
    page.get_by_role("button", name="Back to the game").click()
    expect(page.locator(".try .try .branch, .try .branch").first).to_be_visible(timeout=WAIT)
