"""Plays whole games by clicking and counts what is in the way, on any window, in any language:
`.venv/bin/python -m tests.browser.play_page vikings --seed 1 --window phone --lang pl`.

Prints a line of counts for every game played, then what was found; the exit code is 1 unless all
counts are zero. Several windows or languages: name them with commas.
"""

from __future__ import annotations

import argparse
import json
import sys
import tempfile
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from random import Random

from playwright.sync_api import Browser, Page, sync_playwright

import osada
from tests.server.client import Client
from tests.server.serving import Server

from . import play_hamlet, play_mythwind, play_vikings
from .at_table import POLL, Adviser, Press, click, seat_link, sit, tap, wait_for_turn, wait_past
from .counting import KINDS, Counts
from .people import LOCALES, Person, launch

WINDOWS = {
    "desktop": (1440, 900),
    "large": (1920, 1080),
    "phone": (390, 844),
    "small": (360, 740),
    "landscape": (844, 390),
    "4k": (3840, 2160),
}
EVER = 10_000


Look = Callable[[], None]


class Enough(Exception):
    """So many choices were wanted."""


def play(page: Page, game: str, seats: int, seed: int, counts: Counts, most: int = EVER) -> int:
    """One person's game against computer players; how many choices they had."""
    press = tap if page.evaluate("navigator.maxTouchPoints > 0") else click
    made = 0

    def look() -> None:
        nonlocal made
        if made == most:
            raise Enough
        made += 1
        settle(page)
        counts.look()

    with suppress(Enough):
        PLAYERS[game](page, seats, seed, look, press)
    return made


def settle(page: Page) -> None:
    """Until the page shows what the server asks; what others did is not waited for."""
    page.wait_for_function(
        """() => {
            document.querySelector('.hasten')?.click();
            const prompt = document.querySelector('#prompt');
            return prompt?.matches('.mine:not([aria-busy=true])') &&
                (document.querySelector('[data-action].legal') || prompt.querySelector('.btn'));
        }""",
        polling=POLL,
    )


def adviser(page: Page, game: str, seats: int, seed: int, look: Look) -> Callable[[], str]:
    """A computer player's advice, after a look at the page."""
    kind = osada.game(game)
    advise = Adviser(page, kind, kind.start(seats, seed), 0)

    def counted() -> str:
        look()
        return advise()

    return counted


def _hamlet(page: Page, seats: int, seed: int, look: Look, press: Press) -> None:
    play_hamlet.play(page, adviser(page, "hamlet", seats, seed, look), press)


def _mythwind(page: Page, seats: int, seed: int, look: Look, press: Press) -> None:
    advise = adviser(page, "mythwind", seats, seed, look)
    play_mythwind.play(
        page, Random(seed), play_mythwind.season_over, click, lambda now, rng: advise()
    )


def _vikings(page: Page, seats: int, seed: int, look: Look, press: Press) -> None:
    """No adviser: what others hold is hidden from whoever looks over one's shoulder."""
    rng = Random(seed)
    while (now := wait_for_turn(page)) is not None:
        look()
        action = play_vikings.pick(now["legal"], rng)
        target = page.locator(f".vikings [data-action='{action}'].legal")
        target.first.wait_for(state="attached")
        press(target if press is tap else play_vikings.target(page, action))
        wait_past(page, now["number"], action)


PLAYERS: dict[str, Callable[[Page, int, int, Look, Press], None]] = {
    "hamlet": _hamlet,
    "mythwind": _mythwind,
    "vikings": _vikings,
}


def _one(
    browser: Browser, host: Client, chosen: argparse.Namespace, lang: str, window: str
) -> Counts:
    """A game in a window and a language, with what it looks like at its end."""
    made = host.new_table(chosen.game, "link", *["greedy"] * (chosen.seats - 1), seed=chosen.seed)
    person = Person(browser, host.server.url, lang, WINDOWS[window], chosen.theme)
    page = sit(person, seat_link(made, 0), "Ela")
    counts = Counts(page)
    try:
        play(page, chosen.game, chosen.seats, chosen.seed, counts, chosen.most)
    finally:
        person.shot(f"counted-{chosen.game}-{window}-{lang}")
        person.leave()
    return counts


def main() -> int:
    """Play what is wanted and tell what was found."""
    chosen = _parser().parse_args()
    clean = True
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        database = f"sqlite:///{Path(folder) / 'osada.sqlite3'}"
        server = Server(Path(folder), {"OSADA_DATABASE": database}).start()
        try:
            browser = launch(playwright)
            with Client(server) as host:
                for window in chosen.window.split(","):
                    for lang in chosen.lang.split(","):
                        counts = _one(browser, host, chosen, lang, window)
                        clean = clean and not any(counts.totals().values())
                        _tell(chosen, counts, window, lang)
            browser.close()
        finally:
            server.clean_up()
    return 0 if clean else 1


def _tell(chosen: argparse.Namespace, counts: Counts, window: str, lang: str) -> None:
    told = {"game": chosen.game, "window": window, "lang": lang, "prompts": counts.prompts}
    if chosen.json:
        print(json.dumps({**told, **counts.totals(), "found": counts.lines()}), flush=True)
        return
    figures = " ".join(f"{kind} {count}" for kind, count in counts.totals().items())
    print(f"{chosen.game} {window} {lang}: {counts.prompts} prompts, {figures}", flush=True)
    for line in counts.lines():
        print(f"  {line}")


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=sorted(PLAYERS))
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--window", default="desktop", help=", ".join(WINDOWS))
    parser.add_argument("--lang", default="en", help=", ".join(LOCALES))
    parser.add_argument("--theme", default="light", choices=("light", "dark"))
    parser.add_argument("--most", type=int, default=EVER, help="choices, then stop")
    parser.add_argument("--json", action="store_true", help=f"also {', '.join(KINDS)}")
    return parser


if __name__ == "__main__":
    sys.exit(main())
