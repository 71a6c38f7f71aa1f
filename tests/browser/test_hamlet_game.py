"""A game of Hamlet on the map to its end, in Czech, against a computer player."""

from __future__ import annotations

from contextlib import suppress

from playwright.sync_api import Locator, Page, expect
from playwright.sync_api import TimeoutError as NotInTime

from osada.kernel.state import State

from ..server.client import Client
from .at_table import Adviser, Scene, click, key_of, scene, seat_link, sit, wait_past
from .conftest import NewPerson
from .play_hamlet import GHOST, look, play, target
from .positions import played_on

SEED = 27
ASK, HOW = "#prompt .ask", "#prompt .how"


def test_a_game_of_hamlet_is_played_to_its_end_on_the_map(
    new_person: NewPerson, host: Client
) -> None:
    made, game, begun = played_on(host, "hamlet", "link", "greedy", seed=SEED, until=half_built)
    person = new_person("cs")
    page = sit(person, seat_link(made, 0), "Žofie")
    advise = Adviser(page, game, begun, 0)

    played = play(page, advise, until=can_be_turned)
    turn_the_ghost(page)
    asks_the_same_after_a_reload(page)

    played += play(page, advise, until=lambda now: "settle" in now["legal"])
    asks_the_same_after_a_reload(page)
    person.shot("hamlet-pay-cs")
    played += pay_from_the_map(page)

    played += play(page, advise)
    kinds = {action.split()[0] for action in played}
    assert kinds >= {"go", "work", "take", "build", "place", "pay", "settle", "refine", "end"}
    expect(page.locator(".banner p")).to_contain_text("Kostel stojí")
    page.get_by_role("button", name="Jak to šlo").first.click()
    expect(page.locator("#end-title")).to_contain_text("Kostel je hotový")
    person.shot("hamlet-end-cs")
    person.assert_accessible()
    outcome = scene(page)["outcome"]
    totals = [f"{score['total']}" for score in outcome["scores"]]
    expect(page.locator("dialog tfoot td")).to_contain_text(totals)


def half_built(state: State) -> bool:
    """What is done in the first rounds is done in the last ones, too."""
    return state.progress()["rounds"] >= 17


def can_be_turned(now: Scene) -> bool:
    """A tile looks for its place and may lie this way or that."""
    ways: dict[frozenset[str], int] = {}
    for site in now["view"]["sites"]:
        ways.setdefault(look(site, now["view"]["building"]["sections"]), site["rotation"])
    return len(set(ways.values())) > 1


def turn_the_ghost(page: Page) -> None:
    """R and the arrow in the prompt turn it one way, Shift and R the other."""
    ghost = page.locator(GHOST)
    first = ghost.get_attribute("data-action") or ""
    page.keyboard.press("r")
    expect(ghost).not_to_have_attribute("data-action", first)
    second = ghost.get_attribute("data-action") or ""
    page.keyboard.press("Shift+R")
    expect(ghost).not_to_have_attribute("data-action", second)
    expect(page.locator("#prompt .btn.ico:not(.undo)")).to_have_count(2)
    page.keyboard.press("n")  # the focus is on a place, and goes with the tile: Enter builds it so
    expect(page.locator(".dot:focus")).to_have_count(1)
    lay = ghost.get_attribute("data-action") or ""
    page.keyboard.press("r")
    expect(ghost).not_to_have_attribute("data-action", lay)
    expect(ghost).to_be_focused()


def asks_the_same_after_a_reload(page: Page) -> None:
    """Whoever closes the page in the middle of a choice finds it as it was."""
    asked = page.locator(ASK).inner_text()
    legal = scene(page)["legal"]
    page.mouse.move(0, 0)
    page.reload()
    expect(page.locator(ASK)).to_have_text(asked)
    assert scene(page)["legal"] == legal


def comes_far(now: Scene, action: str) -> bool:
    """Whether a unit has to be carried over roads at all."""
    words = ["market"] if action.startswith("buy ") else action.split()
    return any(len(now["view"]["routes"].get(word, [])) > 1 for word in words)


def point_at(page: Page, unit: Locator) -> None:
    """Until what it costs stands in the prompt: a village that is still moved into sight slips away
    from under a pointer that stays where it is."""
    said = page.locator(HOW).filter(has_text=unit.get_attribute("aria-label") or "?")
    for _ in range(10):
        page.mouse.move(0, 0)
        unit.hover()
        with suppress(NotInTime):
            said.wait_for(timeout=2_000)
            return
    expect(said).to_be_visible()


def pay_from_the_map(page: Page) -> list[str]:
    """One unit after the other by what lies on tiles: its way is drawn while it is looked at."""
    paid: list[str] = []
    now: Scene = scene(page)
    while now["view"]["stage"] == "pay" and now["view"]["suggested"]:
        action = key_of(now["view"]["suggested"][0])
        unit = target(page, action).locator("visible=true").first
        point_at(page, unit)
        expect(page.locator(".routes .way")).to_have_count(1 if comes_far(now, action) else 0)
        click(unit)
        wait_past(page, now["number"], action)
        paid.append(action)
        now = scene(page)
    return paid
