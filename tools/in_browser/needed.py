"""Run in a browser's Python: which modules of its library those need who play here.

Every module of ours that lies there is entered. Then each game is played, with a computer player
that thinks, a hint, a puzzle and a name in every language: what is imported on the way counts, too.
"""

from __future__ import annotations

import json
import site
import sys
from importlib import import_module
from pathlib import Path
from random import Random

import osada
from osada.kernel.record import write_record
from osada.table.computer_names import name_for
from osada.table.fresh import Fresh
from osada.table.here import TableHere
from osada.table.levels import hinted, levels
from osada.table.making import begun, make_table
from osada.table.protocol.commands import Play
from osada.table.protocol.wishes import NewTable, SeatWish
from osada.table.puzzles import collection, sit_down
from osada.table.records import journal_of
from osada.texts.languages import languages

PLACE = Path(site.getsitepackages()[0])
LIBRARY = "/lib/python314.zip/"
ELSEWHERE = ("osada.pocket.folder", "osada.bots.net_by_numpy")
"""What writes the folder for browsers; and what NumPy is needed for."""


def ours() -> list[str]:
    """All modules of ours that lie here, whether compiled or not."""
    found = {path for end in ("*.py", "*.pyc") for path in (PLACE / "osada").rglob(end)}
    names = {str(path.relative_to(PLACE).with_suffix("")).replace("/", ".") for path in found}
    stamp = PLACE / "osada" / "_fast_stamp.json"
    if stamp.exists():
        modules = json.loads(stamp.read_text("utf-8"))["modules"]
        names |= {path.rpartition(".")[0].replace("/", ".") for path in modules}
    return sorted(name.removesuffix(".__init__") for name in names if name not in ELSEWHERE)


def play(game: str) -> None:
    """A few decisions of a computer player at a table, a hint, and a puzzle where there is one."""
    wish = NewTable(game, [SeatWish("me"), SeatWish("computer", levels(game)[-1])])
    wish.seed = 1
    here = TableHere(begun(make_table(wish, "ada", "Ada", Fresh(0.0, Random(1)))), lambda: 0.0)
    for _ in range(4):
        if not here.move():
            seat = here.table.state.turn[0]
            action = here.table.state.legal(seat)[0]
            here.do(seat, Play(action.wire, here.table.number))
    if 0 in here.table.state.turn and hinted(game):
        here.hint(0)
    for name in list(collection(game))[:1]:
        sit_down(game, name, []).scene()
    osada.read_record(write_record(journal_of(here.table)))


def told() -> str:
    for name in ours():
        import_module(name)
    for game in osada.games():
        play(game)
    for lang in languages():
        name_for("table", lang, "skilled", [])
    files = {str(getattr(module, "__file__", "")) for module in sys.modules.values()}
    return json.dumps([within(files, LIBRARY), within(files, f"{PLACE}/")])


def within(files: set[str], folder: str) -> list[str]:
    """The sources of those that lie in this folder, as seen from there; none of ours."""
    names = {file.removeprefix(folder) for file in files if file.startswith(folder)}
    sources = {name[:-1] for name in names if name.endswith(".pyc")}
    return sorted(name for name in sources if not name.startswith("osada/"))
