"""`python -m osada.research GAME …`: what the numbers of a game mean, as Markdown."""

from __future__ import annotations

import sys

from osada.games import games

from .setting import Setting


def described(name: str) -> str:
    """The parts of an observation in order, and where each begins."""
    game, encoding = Setting(name).open()
    lines = [
        f"### {game.title}",
        "",
        f"{encoding.size:,} numbers, {encoding.actions:,} actions; fingerprint"
        f" `{encoding.fingerprint()}`.",
        "",
        "| from | part | what |",
        "|---|---|---|",
    ]
    at = 0
    for part, inner in encoding.table.parts.items():
        lines.append(f"| {at} | `{part}` | {inner.said()} |")
        at += inner.size
    return "\n".join(lines)


if __name__ == "__main__":
    print("\n\n".join(described(name) for name in sys.argv[1:] or games()))
