"""What the signs on the board mean."""

from __future__ import annotations

from rich.text import Text

from osada.terminal.talk import Talk

from .signs import BASIC, DONKEY, FINE, FLAG, LYING, PLAIN, ROAD, SECTION, VILLAGER

CLIFF = "/"
UNCONNECTED = "( )"
SIGNS = {
    **SECTION,
    "cliff": CLIFF,
    **ROAD,
    "villager": VILLAGER,
    "lying": LYING,
    "donkey": DONKEY,
    "resource": BASIC,
    "refined": PLAIN,
    "fine": FINE,
    "flag": FLAG,
    "apart": UNCONNECTED,
}


def draw_legend(talk: Talk, width: int) -> Text:
    """Each sign with its meaning; a line ends only between two of them."""
    lines = [""]
    for name, sign in SIGNS.items():
        item = f"{sign} {talk(f'hamlet-sign-{name}')}"
        if lines[-1] and len(lines[-1]) + 2 + len(item) > width:
            lines.append("")
        lines[-1] += f"  {item}" if lines[-1] else item
    return Text("\n".join(lines), style="dim")
