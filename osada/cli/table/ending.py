"""The end of a game: every player's points by category, ranks, and what broke the ties."""

from __future__ import annotations

from rich import box
from rich.console import Group
from rich.table import Table
from rich.text import Text

from osada.kernel.outcome import Outcome, Score
from osada.terminal import Talk
from osada.texts import Speech

Ranked = tuple[int, Score]
FEW = 6
"""So many parts of a score fit side by side."""


def draw_outcome(outcome: Outcome, speech: Speech, talk: Talk) -> Group:
    """The full breakdown, best first."""
    ranked = sorted(
        zip(outcome.ranks, outcome.scores, strict=True), key=lambda row: (row[0], row[1].seat)
    )
    few = len(outcome.scores[0].parts) <= FEW
    grid = (_across if few else _down)(outcome, ranked, speech, talk)
    return Group(grid, Text(_verdict(outcome, speech, talk), style="bold"))


def _empty(talk: Talk) -> Table:
    return Table(
        box=box.SIMPLE_HEAD,
        title=Text(talk("scores"), style="bold"),
        title_justify="left",
        padding=(0, 1, 0, 0),
        pad_edge=False,
    )


def _across(outcome: Outcome, ranked: list[Ranked], speech: Speech, talk: Talk) -> Table:
    """A line for each player."""
    grid = _empty(talk)
    grid.add_column(talk("rank"), justify="right", no_wrap=True)
    grid.add_column(talk("player"), no_wrap=True)
    for part in outcome.scores[0].parts:
        grid.add_column(speech.score_part(part), justify="right", overflow="fold")
    grid.add_column(talk("total"), justify="right", no_wrap=True, style="bold")
    for name in outcome.tie_break_names:
        grid.add_column(speech.score_part(name), justify="right", overflow="fold", style="dim")
    for rank, score in ranked:
        numbers = [*score.parts.values(), score.total, *score.tie_break]
        grid.add_row(str(rank), speech.seat(score.seat), *map(str, numbers))
    return grid


def _down(outcome: Outcome, ranked: list[Ranked], speech: Speech, talk: Talk) -> Table:
    """A column for each player: there are too many parts to stand side by side."""
    grid = _empty(talk)
    grid.add_column("")
    for rank, score in ranked:
        grid.add_column(f"{rank}. {speech.seat(score.seat)}", justify="right")
    scores = [score for _, score in ranked]
    for part in scores[0].parts:
        grid.add_row(speech.score_part(part), *(str(score.parts[part]) for score in scores))
    grid.add_row(talk("total"), *(str(score.total) for score in scores), style="bold")
    for at, name in enumerate(outcome.tie_break_names):
        label = talk("tie-break", by=speech.score_part(name))
        grid.add_row(label, *(str(score.tie_break[at]) for score in scores), style="dim")
    return grid


def _verdict(outcome: Outcome, speech: Speech, talk: Talk) -> str:
    """Who won, and by what."""
    winners = outcome.winners
    names = ", ".join(speech.seat(seat) for seat in winners)
    if len(winners) > 1:
        return talk("shared-victory", names=names)
    decided = _tie_break(outcome, winners[0])
    if decided is None:
        return talk("victory", name=names)
    part, own, other = decided
    by = speech.score_part(part)
    return talk("victory-by-tie-break", name=names, by=by, own=own, other=other)


def _tie_break(outcome: Outcome, winner: int) -> tuple[str, int, int] | None:
    """The tie-break that put the winner before the last of those with as many points: its name,
    what the winner had, and the best of those."""
    best = outcome.scores[winner]
    rivals = [s for s in outcome.scores if s.total == best.total and s.seat != winner]
    for at, name in enumerate(outcome.tie_break_names if rivals else ()):
        last = max(rival.tie_break[at] for rival in rivals)
        rivals = [rival for rival in rivals if rival.tie_break[at] == best.tie_break[at]]
        if not rivals:
            return name, best.tie_break[at], last
    return None
