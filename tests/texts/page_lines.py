"""Lines as the command line says them, for the page's tests: its twin must say the very same.

`python -m tests.texts.page_lines` writes them anew when texts or rules have changed. With `--show`
it only prints them. A process of its own is needed: actions that were ever spoken of stay in a
game's vocabulary, from which some are drawn by lot here.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random

import osada
from osada.games import house
from osada.kernel.game import Game
from osada.texts import Speech
from osada.texts.printed import printed_values
from osada.texts.speech import RULES, argument_names
from osada.texts.wording import mentions

from .played import Played

FILE = Path(__file__).with_suffix(".json")
GAMES = {"vikings": 3, "hamlet": 3, "mythwind": 2}
NAMES = ["Ada", "Bořek"]
MOST = 60
"""How many actions are played to hear enough."""
EACH = 2
"""How many messages of one key, and actions of one kind, are kept."""


def lines() -> dict[str, object]:
    """By game: its kinds of action, what is said of some messages and actions, printed values."""
    return {name: _lines(osada.game(name), seats) for name, seats in GAMES.items()}


def _lines(game: Game, seats: int) -> dict[str, object]:
    speeches = [Speech(game, lang, NAMES) for lang in game.languages]
    told: list[object] = []
    kept: dict[str, int] = {}
    for message in (*Played(game, seats, {}, MOST).heard_by(0), *_printed(game.printed(seats))):
        key = str(message["key"])
        kept[key] = kept.get(key, 0) + 1
        if kept[key] <= EACH:
            said = {speech.lang: speech.message(message) for speech in speeches}
            told.append({"key": key, "args": message["args"], "said": said})
    rng = Random(5)
    actions = []
    by_kind: dict[str, list[osada.Action]] = {}
    for action in game.vocabulary.actions:
        by_kind.setdefault(action.kind, []).append(action)
    for some in by_kind.values():
        for action in rng.sample(some, min(EACH, len(some))):
            said = {speech.lang: speech.action(action) for speech in speeches}
            actions.append({"action": list(action.wire), "said": said})
    return {
        "actions": argument_names(game.vocabulary),
        "told": told,
        "named": actions,
        "printed": _mentioned(game),
    }


def _mentioned(game: Game) -> dict[str, str]:
    """The printed values that the texts of the page mention, as the server fills them in."""
    files = (house(game.name).folder / "texts").glob("*/*.ftl")
    named = {name for file in files if file.name != RULES for name in mentions(file)}
    values = printed_values(game.content)
    return {name: values[name] for name in named}


def _printed(value: object) -> Iterator[dict[str, object]]:
    """The messages among what is printed."""
    if isinstance(value, dict):
        if isinstance(value.get("key"), str) and isinstance(value.get("args"), dict):
            yield value
        else:
            yield from _printed([*value.values()])
    elif isinstance(value, list):
        for inner in value:
            yield from _printed(inner)


def written() -> str:
    """The file's whole text."""
    return json.dumps(lines(), ensure_ascii=False, indent=1, sort_keys=True) + "\n"


if __name__ == "__main__":
    if "--show" in sys.argv:
        sys.stdout.buffer.write(written().encode())
    else:
        FILE.write_text(written(), encoding="utf-8")
