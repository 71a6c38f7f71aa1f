"""Lines of the log as the command line tells them: the page, its twin, must say the same.

`python -m tests.texts.log_lines` writes them anew when texts, foldings or rules have changed; with
`--show` it only prints them. A table of two languages: what was heard, and how its lines are said.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

import osada
from osada.kernel.game import Game
from osada.texts import Speech
from osada.texts.folding import Heard
from osada.texts.log import Log

from .played import Played

FILE = Path(__file__).with_suffix(".json")
GAMES = {"vikings": (3, 90), "hamlet": (2, 60), "mythwind": (2, 60)}
"""How many play, and how many of their actions are heard."""
NAMES = ("Ada", "Bořek", "Iga")


def heard_by(game: Game, seats: int, most: int, viewer: int | None) -> list[Heard]:
    """Everything that was told in a game, as this viewer may know it."""
    log = Played(game, seats, {}, most).journal.log(viewer)
    return [(None if told["step"] == 0 else int(str(told["seat"])), told) for told in log]


def lines() -> dict[str, object]:
    """By game: what a viewer heard, and the lines of it in every language."""
    found: dict[str, object] = {}
    for name, (seats, most) in GAMES.items():
        game = osada.game(name)
        heard = heard_by(game, seats, most, 0)
        logs = {lang: Log(Speech(game, lang, NAMES[:seats])) for lang in game.languages}
        found[name] = {
            "written": logs["en"].folds.written,
            "heard": [[seat, told["key"], told["args"]] for seat, told in heard],
            "said": {lang: [str(line) for line in log.lines(heard)] for lang, log in logs.items()},
        }
    return found


def written() -> str:
    """The file's whole text."""
    return json.dumps(lines(), ensure_ascii=False, indent=1, sort_keys=True) + "\n"


if __name__ == "__main__":
    if "--show" in sys.argv:
        sys.stdout.buffer.write(written().encode())
    else:
        FILE.write_text(written(), encoding="utf-8")
