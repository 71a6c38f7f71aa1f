"""A metadata hook of hatchling: what a package index shows of the project.

An index shows the README away from its repository, where relative links and pictures lead nowhere.
With `OSADA_HOME=https://…`, the address of the repository, they are made absolute, and addresses
are named; without it pictures are left out and links become plain words. Nothing of it is
guessed: where the repository lives, only those who release it know.
"""

from __future__ import annotations

import os
import re
from pathlib import Path
from typing import Any

from hatchling.metadata.plugin.interface import MetadataHookInterface

LINK = re.compile(r"(!?)\[([^\]]*)\]\((?!https?:|#)([^)\s]+)\)")
EMPTY = re.compile(r"(?m)^\|[| ]*\|\n\|[-|]+\|\n(?:\|[| ]*\|\n)+")
"""A table of which nothing but its lines is left."""
NAMED = {
    "Homepage": "",
    "Documentation": "/blob/main/docs/api.md",
    "Changelog": "/blob/main/CHANGELOG.md",
    "Source": "",
    "Issues": "/issues",
}


class IndexHook(MetadataHookInterface):
    """Fills in what stands as dynamic in pyproject.toml."""

    def update(self, metadata: dict[str, Any]) -> None:
        """Called by hatchling."""
        home = os.environ.get("OSADA_HOME", "").rstrip("/")
        if home and not home.startswith("https://"):
            raise ValueError(f"OSADA_HOME must be the repository's https address, not {home}")
        text = Path(self.root, "README.md").read_text("utf-8")
        metadata["readme"] = {"content-type": "text/markdown", "text": shown(text, home)}
        metadata["urls"] = {name: home + path for name, path in NAMED.items()} if home else {}


def shown(text: str, home: str) -> str:
    """The README as it reads away from its repository.

    >>> shown("See [the docs](docs/api.md). ![A village](docs/pictures/village.webp)", "https://h/o")
    'See [the docs](https://h/o/blob/main/docs/api.md). ![A village](https://h/o/raw/main/docs/pictures/village.webp)'
    >>> shown("See [the docs](docs/api.md). ![A village](docs/pictures/village.webp)", "")
    'See the docs. '
    """

    def absolute(found: re.Match[str]) -> str:
        picture, words, target = found.groups()
        if not home:
            return "" if picture else words
        kind = "raw" if picture else "blob"
        return f"{picture}[{words}]({home}/{kind}/main/{target})"

    plain = LINK.sub(absolute, text)
    if home:
        return plain
    return re.sub(r"\n{3,}", "\n\n", EMPTY.sub("", plain))
