"""Our speed beside that of others, as a table and as a page."""

from __future__ import annotations

from typing import Any

from rich import box
from rich.table import Table

from .compare import Beside

PAGE = """# Speed, beside others

Random games, decisions a second of one core by the processor's clock: the best of {rounds} rounds
in which everybody plays in turn. Ours: version {version}, Python {python}. Measured on
{day}, on {cores} cores that {busy:g} programs wanted in the minute before: where these were more,
trust the ratios and not the rates. Written by

    ./run bench --peers --out docs/speed.md

which installs the others into an environment of their own when it is first asked.
"""
NOTE = """
Games differ in what a decision is, so a ratio compares libraries and not games: it says how long a
program that learns waits for its next question. All but OpenSpiel's game, which is C++, are Python.
The first row of figures is of as many seats as there can be, and what the others are compared with;
a campaign, which has no end, is played alone: by chance, several companions hardly do anything but
refuse what others propose, and refusing is quick. All other rows are of two. “With what is seen” is
the mask and an observation of every decision, as a program that learns asks for them: written into
a row that is used again (`Table.observe_into`), and through PettingZoo as it hands them out.
"""
WAYS = {
    "by the contract": "decisions_per_s",
    "by the contract, two": "two_decisions_per_s",
    "with what is seen, two": "seen_decisions_per_s",
    "PettingZoo by the mask, two": "pettingzoo_decisions_per_s",
    "PettingZoo with what is seen, two": "pettingzoo_seen_decisions_per_s",
}


def peers_table(result: Beside) -> Table:
    """What everybody reaches, and how many times as fast we are."""
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    columns, rows = _table(result)
    for place, column in enumerate(columns):
        table.add_column(column, justify="right" if place else "left")
    for row in rows:
        table.add_row(*row)
    return table


def peers_page(result: Beside) -> str:
    """The same as Markdown, and what the others play."""
    columns, rows = _table(result)
    lines = [
        PAGE.format(**result),
        f"| {' | '.join(columns)} |",
        "|---|" + "---:|" * len(rows[0][1:]),
    ]
    lines += [f"| {' | '.join(row)} |" for row in rows]
    lines += ["", "| library | version | what it plays |", "|---|---|---|"]
    lines += [
        f"| {name} | {peer['version']} | {peer['plays']} |"
        for name, peer in result["peers"].items()
    ]
    return "\n".join(lines) + "\n" + NOTE


def _table(result: Beside) -> tuple[list[str], list[list[str]]]:
    """A column a game; below what it reaches, how many times as much that is as each of the
    others."""
    games: dict[str, Any] = dict(result["games"])
    told = games.values()
    rows = [
        ["rules", "", *[own["mode"] for own in told]],
        ["seats", "", *[str(own["seats"]) for own in told]],
    ]
    rows += [
        [way, "", *["–" if own[key] is None else f"{own[key]:,.0f}" for own in told]]
        for way, key in WAYS.items()
    ]
    if any(own["seasons_per_s"] for own in told):
        seasons = [f"{own['seasons_per_s']:.1f}" if own["seasons_per_s"] else "" for own in told]
        rows.append(["seasons/s, by the contract", "", *seasons])
    for name, peer in result["peers"].items():
        times = [f"× {result['times_as_fast'][game][name]:g}" for game in games]
        rows.append([name, f"{peer['decisions_per_s']:,.0f}", *times])
    return ["decisions/s", "theirs", *games], rows
