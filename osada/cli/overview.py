"""`osada` alone: what there is, and what there is not yet."""

from __future__ import annotations

from rich.table import Table
from rich.text import Text

import osada
from osada._compiled import WHY
from osada.texts import Speech

from .language import Talk, choose_language
from .screen import screen

COMMANDS = (
    ("osada play vikings", "overview-play"),
    ("osada games", "overview-games"),
    ("osada rules vikings", "overview-rules"),
    ("osada record show FILE", "overview-record"),
    ("osada content show vikings", "overview-content"),
    ("osada simulate vikings", "overview-simulate"),
    ("osada fuzz vikings", "overview-fuzz"),
    ("osada bench vikings", "overview-bench"),
)


def version() -> str:
    """Version, and whether the rules run compiled or pure, and why."""
    return f"osada {osada.__version__}, {osada.MODE} ({WHY})"


def overview() -> None:
    """What a person sees who types `osada` and nothing else."""
    talk = Talk(choose_language(None))
    console = screen()
    titles = [Speech(osada.game(name), talk.lang).title for name in osada.games()]
    console.print(Text(version(), style="bold"), soft_wrap=True)
    console.print(talk("overview-what", games=", ".join(titles)))
    console.print(talk("overview-no-server"))
    grid = Table.grid(padding=(0, 3, 0, 2))
    grid.add_column(style="cyan", no_wrap=True)
    grid.add_column()
    for command, key in COMMANDS:
        grid.add_row(command, talk(key))
    console.print(grid)
    console.print(talk("overview-help"))
