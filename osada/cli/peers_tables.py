"""Our speed beside that of others, as a table and as a page."""

from __future__ import annotations

from rich import box
from rich.table import Table

from osada.lab.peers import Beside

PAGE = """# Speed, beside others

Random games, decisions a second of one core by the processor's clock: the best of {rounds} rounds
in which everybody plays in turn. Ours: {mode}, version {version}, Python {python}. Written by

    osada bench --peers --out docs/speed.md

which installs the others into an environment of their own when it is first asked.
"""
NOTE = """
Games differ in what a decision is, so a ratio compares libraries and not games: it says how long a
program that learns waits for its next question. All but OpenSpiel's game, which is C++, are Python.
Through PettingZoo every decision makes a mask, and an observation that nobody looks at.
"""


def peers_table(result: Beside) -> Table:
    """What everybody reaches, and how many times as fast we are."""
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    for column in _columns(result):
        table.add_column(column, justify="left" if column == "" else "right")
    for row in _rows(result):
        table.add_row(*row)
    return table


def peers_page(result: Beside) -> str:
    """The same as Markdown."""
    columns = _columns(result)
    lines = [PAGE.format(**result), f"| {' | '.join(columns)} |", f"|{'---|' * len(columns)}"]
    lines += [f"| {' | '.join(row)} |" for row in _rows(result)]
    lines += ["", "| library | version | what it plays | decisions/s |", "|---|---|---|---|"]
    lines += [
        f"| {name} | {peer['version']} | {peer['plays']} | {peer['decisions_per_s']:,.0f} |"
        for name, peer in result["peers"].items()
    ]
    return "\n".join(lines) + "\n" + NOTE


def _columns(result: Beside) -> list[str]:
    return ["", "decisions/s", "through PettingZoo", *[f"× {name}" for name in result["peers"]]]


def _rows(result: Beside) -> list[list[str]]:
    rows = []
    for name, own in result["games"].items():
        through = own["pettingzoo_decisions_per_s"]
        times = [f"{times:g}" for times in result["times_as_fast"][name].values()]
        shown = "–" if through is None else f"{through:,.0f}"
        rows.append([name, f"{own['decisions_per_s']:,.0f}", shown, *times])
    others = [f"{peer['decisions_per_s']:,.0f}" for peer in result["peers"].values()]
    return [*rows, ["", "", "", *others]]
