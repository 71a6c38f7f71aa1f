"""The page speaks with its own code: what it is held against must be what we say today."""

import subprocess
import sys

from .page_lines import FILE


def test_the_page_is_held_against_what_the_command_line_says_today() -> None:
    show = [sys.executable, "-m", "tests.texts.page_lines", "--show"]
    today = subprocess.run(show, cwd=FILE.parents[2], capture_output=True, check=True).stdout
    assert FILE.read_bytes() == today, "texts have changed: run tools/kept"
