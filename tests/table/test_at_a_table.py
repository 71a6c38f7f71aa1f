"""The example plays whole games at a table, where nothing of a server can be had."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

EXAMPLE = Path(__file__).parent.parent.parent / "examples" / "at_a_table.py"
NOTHING = """
import sys

class Nothing:
    def find_spec(self, name, path=None, target=None):
        room = name.split(".")[0]
        if room in ("asyncio", "http", "litestar", "sqlalchemy", "sqlite3", "structlog"):
            raise ImportError(name + " is not to be had here")

sys.meta_path.insert(0, Nothing())
"""
PLAY = """
from at_a_table import Evening
import osada
from osada.kernel.record import write_record
from osada.table.records import journal_of
for name in ("vikings", "hamlet", "mythwind"):
    evening = Evening(name, 3).play()
    assert set(evening.done) >= {"undo", "no-undo", "vote: undo"}, evening.done
    table = evening.table
    again = osada.read_record(write_record(journal_of(table)), whole=True).journal.state
    assert again.to_json() == table.state.to_json()
    print(name, table.head.status, table.seats[1].name, table.entries[-1].data.get("ended"))
"""


def test_whole_games_are_played_with_undos_and_votes_and_nothing_around_the_table() -> None:
    code = NOTHING + f"sys.path.insert(0, {str(EXAMPLE.parent)!r})\n" + PLAY
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr[-2000:]
    assert done.stdout.split("\n") == [
        "vikings over Iga None",
        "hamlet over Iga None",
        "mythwind ended Iga True",
        "",
    ]


def test_the_example_is_short() -> None:
    assert len(EXAMPLE.read_text(encoding="utf-8").splitlines()) <= 80
