"""The page speaks with its own code: what it is held against must be what we say today."""

from .page_lines import FILE, written


def test_the_page_is_held_against_what_the_command_line_says_today() -> None:
    assert FILE.read_text(encoding="utf-8") == written(), (
        "texts have changed: run python -m tests.texts.page_lines"
    )
