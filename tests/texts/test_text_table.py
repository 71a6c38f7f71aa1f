"""The text table says every position of a game in words, in every language."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

import osada
from osada.kernel.game import Game
from osada.kernel.house import House
from osada.texts.printed import filled, printed_values
from osada.texts.speech import RULES, argument_names, texts_of
from osada.texts.wording import common_files

from .fluent_files import LANGUAGES
from .played import by_kind
from .unreadable import unreadable

ROOT = Path(__file__).parents[2]
WEB = ROOT / "web"
ORCHARD = ROOT / "examples" / "orchard"
EACH = 25
"""Views of a game that are looked at."""
MOST = 2500
"""Actions after which a game that has no end is left."""


def views_of(game: Game) -> Iterator[object]:
    """Games played at random, looked at now and then by somebody, most often by who decides."""
    for seats in sorted({min(game.seats), max(game.seats)}):
        rng = Random(seats)
        state = game.start(seats, seed=seats)
        seen: list[object] = []
        for number in range(MOST):
            if not state.turn:
                break
            seat = rng.choice(state.turn)
            # Of a game whose length nobody knows, any position is as likely to be kept.
            place = number if number < EACH else rng.randrange(number + 1)
            if place < EACH:
                seen[place:] = [state.view(rng.choice([seat, seat, None])), *seen[place + 1 :]]
            state.play(seat, rng.choice(rng.choice(by_kind(state.legal(seat)))))
        yield from seen
        yield state.view(None)


def played(game: Game) -> dict[str, object]:
    """What the page needs to tell these views: kinds of actions, and the texts, made unreadable."""
    texts = {}
    for lang in LANGUAGES:
        own = sorted(file for file in (texts_of(game) / lang).glob("*.ftl") if file.name != RULES)
        printed = printed_values(game.content)
        texts[lang] = filled(unreadable([*common_files(lang), *own]), printed)
    return {
        "actions": argument_names(game.vocabulary),
        "texts": texts,
        "views": list(views_of(game)),
    }


def orchard() -> Game:
    """A game without a board of its own."""
    sys.path.insert(0, str(ORCHARD))
    try:
        from orchard import HOUSE
    finally:
        sys.path.remove(str(ORCHARD))
    assert isinstance(HOUSE, House)
    return HOUSE.open()


@pytest.mark.skipif(not shutil.which("node"), reason="no Node here")
@pytest.mark.skipif(not (WEB / "node_modules/vitest").exists(), reason="npm ci has not run")
def test_whole_games_are_told_in_words_and_nothing_but_words(tmp_path: Path) -> None:
    games = [*(osada.game(name) for name in osada.games()), orchard()]
    file = tmp_path / "played.json"
    file.write_text(json.dumps({game.name: played(game) for game in games}), encoding="utf-8")
    done = subprocess.run(
        ["node", "node_modules/vitest/vitest.mjs", "run", "src/games/inwords.test.ts"],
        cwd=WEB,
        env={**os.environ, "VITE_PLAYED": str(file)},
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, (done.stdout + done.stderr)[-6000:]
    assert f"{len(games)} passed" in done.stdout
