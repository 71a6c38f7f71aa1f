"""A season of Mythwind by hand: only what lies on the page is pressed.

Before every choice the page must hold a target for each action that the rules allow, so a season
played this way is also the proof that nothing legal is out of reach.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from playwright.sync_api import Locator, Page, expect

from .at_table import Press, Scene, click, enter, open_point, scene, wait_past

MOST = 600
"""More choices than one seat can have in a season."""
PAUSE = 100
PATIENCE = 600
"""How often to look again, a PAUSE apart, before the page is too late."""
LAST = ("pass", "drop", "finish", "object", "odd-job", "lift", "demolish", "swap-order", "done")
"""What a willing player does only when there is nothing better."""
OVER = ".season, .chapter"
"""Pages that lie over the town."""
MISSING = """wanted => {
    const lit = new Set();
    for (const one of document.querySelectorAll('[data-action].legal')) lit.add(one.dataset.action);
    return wanted.filter(action => !lit.has(action));
}"""


def missing(page: Page, legal: list[str]) -> list[str]:
    """Legal actions that nothing on the page stands for. Of all the plots for a tile one is shown
    at a time, and E and Q turn to the others."""
    plots = [action for action in legal if action.startswith("plot ")]
    others = [action for action in legal if action not in plots]
    absent: list[str] = page.evaluate(MISSING, others)
    if plots and not page.locator(".lay.legal").count():
        absent.append("plot …")
    return absent


def wait_for_choice(page: Page, over: Callable[[Scene], bool]) -> Scene | None:
    """The scene once it asks this person something and the page shows it; None when it is over."""
    now: Scene = {}
    absent: list[str] = []
    for _ in range(PATIENCE):
        now = scene(page)
        if over(now):
            return None
        if now["legal"]:
            absent = missing(page, now["legal"])
            if not absent or page.locator(".banner").count():  # a banner is read before all else
                return now
        page.wait_for_timeout(PAUSE)
    raise AssertionError(f"out of reach in {now['view']['question']}: {absent}")


def prefer(now: Scene, rng: Random) -> str:
    """Agree with the others, and be busy."""
    legal: list[str] = now["legal"]
    if "agree" in legal:
        return "agree"
    eager = [action for action in legal if action.split()[0] not in LAST]
    return rng.choice(eager or legal)


def bring(page: Page, target: Locator) -> None:
    """Turn to the tab where a target lies: on phones that of the table, then inside the board."""
    if target.is_visible():
        return
    outer = [tab for tab in page.locator("nav button").all() if tab.is_visible()]
    for pane in (None, *outer):
        if pane is not None:
            pane.click()
        for tab in page.locator(".tabs [role=tab]").all():
            if target.is_visible():
                return
            if tab.is_visible():
                tab.click()
    assert target.is_visible(), "a target lies on no tab"


def turn_to(page: Page, action: str) -> None:
    """Turn the ghost of a tile with E until it lies there."""
    for _ in range(60):
        if page.locator(".lay").get_attribute("data-action") == action:
            return
        page.keyboard.press("e")
    raise AssertionError(f"the ghost never lies on {action}")


def choose(page: Page, action: str, press: Press = click) -> None:
    """Press what stands for an action; what is asked back (to drop something) is confirmed."""
    if action.startswith("plot "):
        turn_to(page, action)
        # A bent tile does not lie in the middle of its box.
        target = page.locator(".lay") if press is enter else page.locator(".lay rect").first
    else:
        if action.startswith("seed "):  # a packet lies in the drawer of its crop
            page.locator(f"[data-drawer={action.split()[1]}]").first.dispatch_event("click")
        every = page.locator(f'[data-action="{action}"].legal')
        seen = every.locator("visible=true")
        target = (seen if seen.count() else every).first
        if page.locator(OVER).first.is_visible():  # it lies over the town and offers the same
            target = next((one for one in seen.all() if open_point(one)), target)
    bring(page, target)
    press(target)
    sure = page.locator("#prompt .btn.pri[data-action]")
    if action.startswith("drop ") and sure.count():
        press(sure)


def turn_page(page: Page, press: Press) -> None:
    """The pages of a season's and of a chapter's end lie over what is asked next."""
    banner = page.locator(".banner").first
    if banner.count():
        press(page.locator("#prompt .btn.pri:not([data-action])"))
        expect(banner).to_have_count(0)
    season = page.locator(".season").is_visible()
    foot = ".season footer" if season else "#prompt"
    onwards = page.locator(f"{foot} .btn.pri:not([data-action])")
    if page.locator(OVER).first.is_visible() and onwards.is_visible():
        press(onwards)


def play(
    page: Page,
    rng: Random,
    over: Callable[[Scene], bool],
    press: Press = click,
    pick: Callable[[Scene, Random], str] = prefer,
) -> list[str]:
    """Play until it is over; the actions that were pressed."""
    pressed: list[str] = []
    while len(pressed) < MOST:
        now = wait_for_choice(page, over)
        if now is None:
            return pressed
        turn_page(page, press)
        action = pick(now, rng)
        choose(page, action, press)
        pressed.append(action)
        wait_past(page, now["number"], action)
    raise AssertionError("a season never takes so long")


def season_over(now: Scene) -> bool:
    """The first season has ended and the second has begun."""
    return bool(now["view"]["seasons_played"] >= 1 and now["view"]["phase"] == "noon")


def day_over(day: int) -> Callable[[Scene], bool]:
    """Some days are enough."""
    return lambda now: bool(now["view"]["day"] > day or now["view"]["seasons_played"])
