"""The players' colours. What is printed in them always carries a letter as well."""

from __future__ import annotations

CHIPS = {
    "red": "bold white on red3",
    "green": "bold white on green4",
    "blue": "bold white on blue3",
    "yellow": "bold black on gold1",
}
"""A piece: a sign on its colour."""
NAMES = {
    "red": "bold red",
    "green": "bold green",
    "blue": "bold dodger_blue1",
    "yellow": "bold yellow",
}
"""A player's name in a sentence."""
