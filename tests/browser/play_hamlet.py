"""Hamlet by hand: every action by what stands for it on the map or beside it.

A tile is turned with R until it lies as it should, then put where it should by a click on the map.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from playwright.sync_api import Locator, Page

from .at_table import Press, Scene, click, wait_for_turn, wait_past

MOST = 400
"""More choices than one seat has in a game of two."""
GHOST = '.dot[aria-pressed="true"]'


def look(site: Mapping[str, Any], sections: list[str]) -> frozenset[str]:
    """How a tile looks at a site: a tile turned half round may look as it did before."""
    outline = site["outline"]
    edges = zip(outline, outline[1:] + outline[:1], sections, strict=True)
    return frozenset(f"{a}{b}{kind}" for a, b, kind in edges)


def place(page: Page, now: Scene, action: str, press: Press) -> None:
    """Turn the ghost, move it there, and say that it lies well."""
    view = now["view"]
    sections = view["building"]["sections"]
    wanted = next(site for site in view["sites"] if site["action"] == action)
    same = {
        site["action"]
        for site in view["sites"]
        if look(site, sections) == look(wanted, sections)
    }
    turns = {site["action"]: site["rotation"] for site in view["sites"]}
    ghost = page.locator(GHOST)
    shown = page.locator(".dot").evaluate_all("all => all.map(one => one.dataset.action)")
    (goal,) = same & set(shown)
    for _ in range(6):
        lies = ghost.get_attribute("data-action")
        if lies is not None and turns[lies] == turns[goal]:
            break
        page.keyboard.press("r")
    if ghost.get_attribute("data-action") != goal:
        at_middle(page, page.locator(f'.dot[data-action="{goal}"]'))
    assert ghost.get_attribute("data-action") == goal, "the ghost does not lie where it was put"
    press(page.locator("#prompt .btn.pri"))


def at_middle(page: Page, target: Locator) -> None:
    """A click on the map where something lies that lets it through."""
    box = target.bounding_box()
    assert box is not None
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)


def lead(page: Page, action: str, press: Press) -> None:
    """Pick a donkey up, then press the tile where it is to go."""
    _, start, _ = action.split()
    donkey = page.locator(f'.donkey[data-action^="lead {start} "].legal').first
    if donkey.get_attribute("aria-pressed") != "true":
        press(donkey)
    press(page.locator(f'.hit[data-action="{action}"].legal'))


def target(page: Page, action: str) -> Locator:
    """What stands for an action, wherever it can be seen."""
    return page.locator(f'[data-action="{action}"].legal').locator("visible=true").first


def choose(page: Page, now: Scene, action: str, press: Press = click) -> None:
    """Do what an action says, on the board."""
    kind = action.split()[0]
    if kind == "place" and now["view"]["sites"]:
        page.locator(GHOST).wait_for(state="attached")
        place(page, now, action, press)
    elif kind == "lead":
        lead(page, action, press)
    else:
        press(target(page, action))


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
