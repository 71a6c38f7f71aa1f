"""What the lab found, as tables for people."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from rich.console import Group
from rich.table import Table
from rich.text import Text

from osada.bots.own import noted
from osada.lab.bench import Bench
from osada.lab.fuzz import Fuzzing
from osada.lab.simulate import Simulation

from .figures import Figures

if TYPE_CHECKING:
    from osada.lab.standings import Tournament


def simulate_table(found: Simulation) -> Group:
    """Who won how often, and how fast it went."""
    table = _table("seat", "bot", "mean score", "wins", "95 % interval")
    for seat, name in enumerate(found["bots"]):
        low, high = found["win_interval"][seat]
        table.add_row(
            str(seat),
            noted(name),
            _number(found["mean_scores"][seat], 2),
            _percent(found["win_share"][seat]),
            f"{_percent(low)} to {_percent(high)}",
        )
    unfinished = f", {found['unfinished']} unfinished" if found["unfinished"] else ""
    return Group(
        _heading(f"{found['games']} games of {found['game']}{unfinished}", found["mode"]),
        table,
        *_stopped(found),
        *[_wrong(one["bot"], one["times"], one["first"]) for one in found["faults"]],
        Text(
            f"{found['decisions']} decisions in {found['seconds']:.1f} s: "
            f"{found['decisions_per_s']:.0f} decisions/s, {found['games_per_s']:.1f} games/s"
        ),
        Text(f"seed {found['seed']}, hash {found['hash']}", style="dim"),
    )


def tournament_table(found: Tournament) -> Group:
    """Who won how often, whatever the seat, and how long each thought."""
    table = _table("bot", "wins", "95 %", "score", "margin", "rating", "ms", "most ms")
    points = {row["bot"]: f"{row['points']} ± {row['error']}" for row in found["ratings"]}
    for one in found["standings"]:
        low, high = one["blocks_interval"]
        table.add_row(
            noted(one["bot"]),
            _percent(one["win_share"]),
            f"{100 * low:.1f}–{_percent(high)}",
            _number(one["mean_score"], 1),
            f"{one['margin']:+.1f}",
            points.get(one["bot"], "–"),
            _number(one["seconds_per_decision"] * 1000, 1),
            _number(one["longest"] * 1000, 0),
        )
    unfinished = f", {found['unfinished']} unfinished" if found["unfinished"] else ""
    turned = found["games"] // found["blocks"]
    times = "once" if turned == 1 else f"{turned} times"
    deals = "1 deal" if found["blocks"] == 1 else f"{found['blocks']} deals, each"
    shares = ", ".join(_percent(share) for share in found["seat_share"])
    length = ", ".join(f"{mean:.1f} {name}" for name, (mean, _, _) in found["length"].items())
    return Group(
        _heading(
            f"{found['game']}: {deals} {times}{unfinished}",
            found["mode"],
        ),
        table,
        Text(f"wins by seat: {shares}; of one among {found['seats']}: {1 / found['seats']:.0%}"),
        Text(f"a game: {length}"),
        *_faults(found),
        Text(
            f"{found['decisions']} decisions in {found['wall_seconds']:.1f} s, seed {found['seed']}"
        ),
    )


def _faults(found: Tournament) -> list[Text]:
    """Who broke the rules or the clock."""
    return [
        _wrong(one["bot"], one["faults"], one["fault"])
        for one in found["standings"]
        if one["faults"]
    ]


def _wrong(bot: str, times: int, first: str) -> Text:
    told = "once" if times == 1 else f"{times} times, first"
    return Text(f"{noted(bot)} did wrong {told}: {first}", style="yellow")


def plain_table(heads: Sequence[str], rows: Sequence[Sequence[str]]) -> Table:
    """A table of a report."""
    table = _table(*heads)
    for row in rows:
        table.add_row(*row)
    return table


def _stopped(found: Simulation) -> list[Text]:
    """What to think of games that did not end."""
    if not found["unfinished"]:
        return []
    why = "Unfinished games were stopped at a limit (--max-decisions, --max-turns, a length)."
    loop = "A player that always answers alike may go round in circles: it has to remember."
    return [Text(why, style="yellow"), Text(loop, style="yellow")]


def fuzz_table(found: Fuzzing) -> Group:
    """Which checks were made how often, and every failure with the file it is in."""
    table = _table("check", "made")
    for name, count in found["checks"].items():
        table.add_row(name, str(count))
    failures = [
        Text(f"{one['check']}: {one['reason']}\n  osada record show {one['file']}", style="red")
        for one in found["found"]
    ]
    more = found["failures"] - len(failures)
    if more:
        failures.append(Text(f"and {more} more games failed", style="red"))
    verdict = f"{found['failures']} failures" if found["failures"] else "nothing wrong found"
    return Group(
        _heading(f"{found['games']} games of {found['game']}: {verdict}", found["mode"]),
        table,
        Text(f"{found['steps']} steps in {found['seconds']:.1f} s, seed {found['seed']}"),
        Text(
            f"{found['refused']} refusals of what would have been an answer, "
            f"{found['vague']} of them without a reason of their own"
        ),
        *(Text(f"option {choice} does nothing", style="bold red") for choice in found["idle"]),
        *failures,
    )


def bench_table(found: Bench) -> Group:
    """Each figure, best and median, and where the time goes."""
    table = _table("", "best", "median")
    best: dict[str, float | None] = {
        "decisions_per_s": found["decisions_per_s"],
        "playout_decisions_per_s": found["playout_decisions_per_s"],
        "greedy_games_per_s": found["greedy_games_per_s"],
        "copy_us": found["copy_us"],
        "legal_us": found["legal_us"],
        "view_us": found["view_us"],
        "start_us": found["start_us"],
        "to_json_us": found["to_json_us"],
        "from_json_us": found["from_json_us"],
    }
    for name, figure in best.items():
        if figure is not None:
            words = name.replace("_per_s", " a second").replace("_us", ", µs").replace("_", " ")
            table.add_row(words, _number(figure, 1), _number(found["median"][name], 1))
    for name, figure in (found["thinking"] | found["special"]).items():
        words = name.replace("_per_s", " a second").replace("_ms", ", ms").replace("_us", ", µs")
        words = words.replace("_", " ")
        table.add_row(words, _number(figure, 4 if name.endswith("_ms") else 1), "")
    split = ", ".join(f"{name} {_percent(part)}" for name, part in found["time_split"].items())
    return Group(
        _heading(f"{found['game']}, {found['seats']} seats", found["mode"]),
        table,
        Text(f"the time of a random game: {split}"),
        Text(f"Python {found['python']}, {found['rounds']} rounds", style="dim"),
    )


def _table(*columns: str) -> Table:
    """Words to the left, figures to the right."""
    table = Figures()
    for number, column in enumerate(columns):
        words = number == 0 or column in ("bot", "thing")
        table.add_column(column, justify="left" if words else "right", no_wrap=True)
    return table


def _heading(text: str, mode: str) -> Text:
    return Text(text, style="bold").append(f"  {mode}", style="dim")


def _number(value: float | None, digits: int) -> str:
    return "–" if value is None else f"{value:.{digits}f}"


def _percent(share: float | None) -> str:
    return "–" if share is None else f"{share:.1%}"
