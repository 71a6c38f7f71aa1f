"""A setting: CONTRIBUTING, "Add a setting"."""

from __future__ import annotations

from .tree import Tree

DOCS = ("CONTRIBUTING.md", "## Add a setting")
TESTS = ("tests/house/test_server_docs.py", "tests/server/test_settings.py")


def add(tree: Tree) -> None:
    """`OSADA_TIDY_SECONDS`: its line, and its row."""
    tree.change(
        "osada/server/host/settings.py",
        (
            "    max_message: ",
            "    tidy_seconds: Annotated[float, number(1.0, 3600.0)] = 20.0\n"
            '    """Between two rounds of housekeeping."""\n'
            "    max_message: ",
        ),
    )
    tree.change(
        "docs/hosting.md",
        (
            "| `OSADA_MAX_MESSAGE` |",
            "| `OSADA_TIDY_SECONDS` | seconds between two rounds of housekeeping | 20 |\n"
            "| `OSADA_MAX_MESSAGE` |",
        ),
    )
