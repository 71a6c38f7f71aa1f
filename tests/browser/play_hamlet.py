"""Hamlet by hand: every action by what stands for it on the map or beside it.

A tile is turned with R until it lies as it should, then put where it should by a click on the map.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from playwright.sync_api import Locator, Page, expect

from .at_table import Press, Scene, bring, click, key_of, tap, wait_for_turn, wait_past

MOST = 400
"""More choices than one seat has in a game of two."""
BASICS = ("wood", "stone", "wheat")
"""In the order in which a space is turned from one to the next."""
GHOST = '.dot[aria-pressed="true"]'
IN_SIGHT = """thing => {
    const box = thing.getBoundingClientRect();
    const map = thing.closest('[data-hamlet-map]').getBoundingClientRect();
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    if (x < map.left || x > map.right || y < map.top || y > map.bottom) return false;
    return !document.elementFromPoint(x, y)?.closest('[data-still]');
}"""

SHOWN = "() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))"
"""Whoever comes back to the map from another pane sees it a moment later."""


def look(site: Mapping[str, Any], sections: list[str]) -> frozenset[str]:
    """How a tile looks at a site: a tile turned half round may look as it did before."""
    outline = site["outline"]
    edges = zip(outline, outline[1:] + outline[:1], sections, strict=True)
    return frozenset(f"{a}{b}{kind}" for a, b, kind in edges)


def place(page: Page, now: Scene, action: str, press: Press) -> None:
    """Turn the ghost, move it there, and say that it lies well."""
    view = now["view"]
    sections = view["building"]["sections"]
    wanted = next(site for site in view["sites"] if key_of(site["action"]) == action)
    same = {
        key_of(site["action"])
        for site in view["sites"]
        if look(site, sections) == look(wanted, sections)
    }
    turns = {key_of(site["action"]): site["rotation"] for site in view["sites"]}
    ghost = page.locator(GHOST)
    shown = page.locator(".dot").evaluate_all("all => all.map(one => one.dataset.action)")
    (goal,) = same & set(shown)
    for _ in range(6):
        lies = ghost.get_attribute("data-action")
        if lies is not None and turns[lies] == turns[goal]:
            break
        turn(page, press)
    if ghost.get_attribute("data-action") != goal:
        move(page, page.locator(f'.dot[data-action="{goal}"]'), press)
    expect(ghost).to_have_attribute("data-action", goal)
    press(page.locator("#prompt .btn.pri"))


def turn(page: Page, press: Press) -> None:
    """With R, or with the button of the prompt that says so."""
    if press is tap:
        tap(page.locator("#prompt .btn.ico").last)
    else:
        page.keyboard.press("r")


def move(page: Page, dot: Locator, press: Press) -> None:
    """A click on the map at a place's mark, which itself lets it through."""
    see(page, dot)
    box = dot.bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    if press is tap:
        page.touchscreen.tap(x, y)
    else:
        page.mouse.click(x, y)


def see(page: Page, thing: Locator) -> None:
    """Step back until something of the map is in sight."""
    page.evaluate(SHOWN)
    for _ in range(8):
        if thing.evaluate(IN_SIGHT):
            return
        page.locator("[data-still] .btn.ico").last.click()
    raise AssertionError(f"not in sight from however far: {thing}")


def mix(page: Page, action: str, press: Press) -> None:
    """Turn each empty space of a Barn from wood to what is to lie there, then say so."""
    for place, good in enumerate(action.split()[1:]):
        for _ in range(BASICS.index(good)):
            on_map(page, page.locator('.good[data-action="fill"].legal').nth(place), press)
    press(page.locator(f'#prompt .btn.pri[data-action="{action}"]'))


def lead(page: Page, action: str, press: Press) -> None:
    """Pick a donkey up, then press the tile where it is to go."""
    _, start, _ = action.split()
    donkey = page.locator(f'.donkey[data-action^="lead {start} "].legal').first
    if donkey.get_attribute("aria-pressed") != "true":
        on_map(page, donkey, press)
    on_map(page, page.locator(f'.hit[data-action="{action}"].legal'), press)


def on_map(page: Page, thing: Locator, press: Press) -> None:
    """Press something of the map, from so far away that it can be seen."""
    if press is tap:
        see(page, bring(thing))
    press(thing)


def target(page: Page, action: str) -> Locator:
    """What stands for an action, wherever it lies: there may be several things."""
    return page.locator(f'[data-action="{action}"].legal')


def choose(page: Page, now: Scene, action: str, press: Press = click) -> None:
    """Do what an action says, on the board."""
    kind = action.split()[0]
    if kind == "place" and now["view"]["sites"]:
        page.locator(GHOST).wait_for(state="attached")
        place(page, now, action, press)
    elif kind == "fill" and len(set(action.split()[1:])) > 1:
        mix(page, action, press)
    elif kind == "lead":
        lead(page, action, press)
    else:
        things = target(page, action)
        things.first.wait_for(state="attached")
        seen = bring(things) if press is tap else things.locator("visible=true").first
        if press is tap and seen.evaluate("thing => thing.closest('svg.village') !== null"):
            see(page, seen)
        press(seen)


def play(
    page: Page,
    advise: Callable[[], str],
    press: Press = click,
    until: Callable[[Scene], bool] = lambda now: False,
) -> list[str]:
    """Play as advised until the game is over; what was played."""
    played: list[str] = []
    while len(played) < MOST:
        now = wait_for_turn(page)
        if now is None or until(now):
            return played
        action = advise()
        choose(page, now, action, press)
        wait_past(page, now["number"], action)
        played.append(action)
    raise AssertionError("a game never takes so long")
