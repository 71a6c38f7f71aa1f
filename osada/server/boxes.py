"""Games as tables use them: opened once a process, with a table's own corrections as a text."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from tempfile import TemporaryDirectory

from osada.games import game
from osada.kernel.errors import BadContent
from osada.kernel.game import Game

FILE = "corrections.toml"
"""What a message about a table's corrections calls them."""


@lru_cache(maxsize=64)
def open_game(name: str, override: str = "") -> Game:
    """A game by name; `override` is the text of an override file, empty for the printed values."""
    if not override:
        return game(name)
    with TemporaryDirectory(prefix="osada-") as folder:
        path = Path(folder) / FILE
        path.write_text(override, encoding="utf-8")
        try:
            return game(name, path)
        except BadContent as error:
            for fault in error.faults:
                fault.file = FILE  # where it lay is nobody's business
            raise BadContent(error.faults) from None


@lru_cache(maxsize=64)
def present_rules(name: str, override: str = "") -> tuple[int, str]:
    """What a table is pinned to: the version of the rules and the fingerprint of the values."""
    box = open_game(name, override)
    return box.rules_version, box.content_hash
