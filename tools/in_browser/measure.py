"""What a browser's Python weighs, how long it starts and how long its levels think; in Node, which
has the same engine as Chromium, and neither its cache of compiled code nor its page."""

from __future__ import annotations

import json
import statistics
import subprocess
import time
from pathlib import Path
from resource import RUSAGE_CHILDREN, getrusage
from tempfile import TemporaryDirectory
from typing import Any

from osada.page.listing import LISTING
from osada.pocket.folder import files_of_folder

from .contents import COMPILED

HERE = Path(__file__).parent
BUILT = HERE.parents[1] / "osada" / "pocket" / "built"
STARTS = 5
FIRST_MENU = """
import osada
state = osada.game(osada.games()[0]).start(seats=2, seed=1)
str(len(state.legal(state.turn[0])))
"""


def measured() -> dict[str, Any]:
    """All of it, with the limits beside."""
    told = json.loads((BUILT / "built.json").read_text("utf-8"))
    return {
        "why_pure": told["why_pure"],
        "bytes": first_visits(told),
        "start": [start(games(told)[-1], pure=False) for _ in range(STARTS)],
        "thinking": {game: thinking(game) for game in games(told)},
    }


def games(told: dict[str, Any]) -> list[str]:
    """Those that lie there: an archive of its own is for nothing but the game."""
    named = {name.removesuffix(".zip"): one["for"] for name, one in told["files"].items()}
    return [name for name, purpose in named.items() if purpose == [name] and name != COMPILED]


def first_visits(told: dict[str, Any]) -> dict[str, dict[str, int]]:
    """By game, all that comes until it is played in English, the page too: as it is, by gzip, by
    brotli."""
    files = files_of_folder()
    listed = json.loads(files[LISTING])["files"]
    with TemporaryDirectory() as folder:
        for name, raw in files.items():
            (Path(folder) / name.replace("/", ":")).write_bytes(raw)
        done = subprocess.run(
            ["node", str(HERE / "sizes.mjs"), folder], capture_output=True, text=True, check=True
        )
    sizes = {name.replace(":", "/"): size for name, size in json.loads(done.stdout).items()}
    found = {}
    for game in games(told):
        laid = {game, "en", "pure" if told["why_pure"] else "compiled"}
        wanted = [name for name in sizes if laid >= set(listed.get(name, {}).get("for", ()))]
        sums = [sum(sizes[name][way] for name in wanted) for way in range(3)]
        found[game] = dict(zip(("raw", "gzip", "brotli"), sums, strict=True))
    return found


def start(game: str, pure: bool) -> dict[str, float]:
    """Of one table, until its first menu."""
    began, used = time.monotonic(), processor()
    told = in_node(FIRST_MENU, [game], pure)
    return {
        "python": told["start"] / 1000,
        "seconds": time.monotonic() - began,
        "processor": processor() - used,
    }


def thinking(game: str) -> dict[str, dict[str, float]]:
    """By level, the median and the longest of some decisions."""
    script = (HERE / "paced.py").read_text("utf-8") + "\ntold()\n"
    found = json.loads(in_node(script, [game], pure=False)["said"])[game]
    return {
        level: {"median": statistics.median(seconds), "longest": max(seconds)}
        for level, seconds in found.items()
    }


def processor() -> float:
    used = getrusage(RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def in_node(script: str, games: list[str], pure: bool) -> dict[str, Any]:
    wanted = json.dumps({"games": games, "languages": ["en"], "pure": pure})
    command = ["node", str(HERE / "in_node.mjs"), str(BUILT), wanted]
    done = subprocess.run(command, input=script, capture_output=True, text=True, check=True)
    said: dict[str, Any] = json.loads(done.stdout.splitlines()[-1])
    return said
