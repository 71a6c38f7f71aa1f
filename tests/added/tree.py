"""A copy of the tree, to which something is added; what is installed stays where it is."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parents[2]
SAID = tuple(
    f"tests/texts/test_{name}.py" for name in ("same_keys", "glossary", "idioms", "spaces")
)
"""What is asked of every new text, whatever says it."""


class Said(NamedTuple):
    """How a command ended, and what it wrote."""

    code: int
    text: str


class Tree:
    """Everything that git knows of or does not ignore, in a folder of its own."""

    def __init__(self, root: Path) -> None:
        self.root = root
        root.mkdir()
        listed = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
        names = subprocess.run(listed, cwd=ROOT, capture_output=True, check=True, text=True).stdout
        for name in filter(None, names.split("\0")):
            if (ROOT / name).is_file():
                (root / name).parent.mkdir(parents=True, exist_ok=True)
                shutil.copy2(ROOT / name, root / name)
        (root / "web" / "node_modules").symlink_to(ROOT / "web" / "node_modules")

    def write(self, name: str, text: str) -> None:
        """A new file."""
        assert not (self.root / name).exists(), name
        (self.root / name).write_text(text, encoding="utf-8")

    def append(self, name: str, text: str) -> None:
        """More at the end of a file."""
        with (self.root / name).open("a", encoding="utf-8") as file:
            file.write(text)

    def change(self, name: str, *pairs: tuple[str, str]) -> None:
        """Other words for some that stand in a file once."""
        text = (self.root / name).read_text(encoding="utf-8")
        for before, after in pairs:
            assert text.count(before) == 1, f"{name} has changed: '{before}' is not there once"
            text = text.replace(before, after)
        (self.root / name).write_text(text, encoding="utf-8")

    def test(self, tests: Sequence[str]) -> Said:
        """Run tests of the copy, by the rules as they are written."""
        asked = ["-m", "pytest", "-x", "-q", "-p", "no:cacheprovider", *tests]
        return self.run([sys.executable, *asked])

    def run(self, command: Sequence[str]) -> Said:
        """A command in the copy, whose own package comes before the installed one."""
        kept = {name: told for name, told in os.environ.items() if not name.startswith("OSADA_")}
        env = {**kept, "PYTHONPATH": str(self.root), "OSADA_PURE": "1"}
        done = subprocess.run(command, cwd=self.root, env=env, capture_output=True, text=True)
        return Said(done.returncode, done.stdout + done.stderr)
