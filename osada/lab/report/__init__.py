"""Reports of the lab: a folder with a page, Markdown, charts and the figures for programs."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path

from osada.bots.own import noted
from osada.lab.standings import Tournament

from .comparing import comparison_report
from .figures import figures
from .page import Report, html, markdown
from .png import drawn
from .tables import tables

__all__ = ["PAGE", "comparison_report", "tournament_report", "write", "write_report"]

PAGE = "report.html"


def write_report(folder: Path, found: Tournament, command: str, png: bool = False) -> None:
    """Everything there is to tell of a tournament."""
    write(folder, tournament_report(found, command), found, png)


def write(folder: Path, report: Report, found: Mapping[str, object], png: bool = False) -> None:
    """Each form of a report into its file; those of an earlier one are replaced."""
    folder.mkdir(parents=True, exist_ok=True)
    (folder / PAGE).write_text(html(report), "utf-8")
    (folder / "report.md").write_text(markdown(report), "utf-8")
    for figure in report.figures:
        (folder / f"{figure.file}.svg").write_text(figure.svg, "utf-8")
        if png:
            (folder / f"{figure.file}.png").write_bytes(drawn(figure.svg))
    text = json.dumps(found, ensure_ascii=False, indent=1)
    (folder / "report.json").write_text(f"{text}\n", "utf-8")


def tournament_report(found: Tournament, command: str) -> Report:
    """What is told of a tournament."""
    turned = found["games"] // found["blocks"]
    first = found["by_seat"][0]
    half = (first["interval"][1] - first["interval"][0]) / 2
    thought = found["seconds"] / max(1, found["games"])
    faults = sum(one["faults"] for one in found["standings"])
    return Report(
        title=f"{found['game'].capitalize()}: {_finding(found)}",
        said=_met(found),
        keys=[
            (f"{found['games']:,}".replace(",", " "), _games(turned)),
            (str(found["unfinished"] + faults), "broken games and illegal moves"),
            (f"{first['win_share']:.1%}", f"for the first seat, ± {half:.1%}"),
            (f"{thought:.2g} s", "of thought in a game"),
        ],
        figures=figures(found),
        tables=tables(found),
        command=command,
    )


def _games(turned: int) -> str:
    return "games, each deal once" if turned == 1 else f"games, each deal {turned} times"


def _met(found: Tournament) -> str:
    """Who played, and where."""
    players = len(found["win_share"])
    if players == 1:
        name = noted(found["standings"][0]["bot"])
        return f"{found['blocks']} deals at tables of {found['seats']}, {name} on every seat."
    return (
        f"{players} computer players met at tables of {found['seats']}, the same"
        f" {found['blocks']} deals from every seat."
    )


def _finding(found: Tournament) -> str:
    """Who is best, as surely as it is."""
    rows = sorted(found["standings"], key=lambda row: -row["win_share"])
    if len(rows) == 1:
        return "what wins among equals"
    first, second = rows[:2]
    best = noted(first["bot"])
    if first["blocks_interval"][0] > second["blocks_interval"][1]:
        return f"{best} wins {first['win_share']:.0%}"
    return f"{best} and {noted(second['bot'])} may be equals"
