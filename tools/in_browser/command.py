"""`osada lab pocket`: what Python in a browser weighs and how quick it is, beside its limits."""

from __future__ import annotations

from statistics import median
from typing import Annotated

import typer

from osada.cli.progress import progress_bar
from osada.cli.screen import screen, write_json
from osada.kernel.errors import OsadaError

LONGEST = {"novice": 0.3, "casual": 0.3, "skilled": 0.3, "strong": 0.5, "master": 1.5}
"""Seconds that a decision may take, compiled."""
FIRST_VISIT = {"brotli": (6.0, 6.5), "gzip": (8.0, 8.5)}
"""Megabytes of a first visit: of the lightest game, and of any."""
READY = 2.5
"""Seconds from the last byte to the first menu."""


class NothingBuilt(OsadaError):
    """There is nothing to measure."""


def pocket(
    as_json: Annotated[bool, typer.Option("--json", help="As JSON.")] = False,
    choices: Annotated[
        int,
        typer.Option(
            metavar="N",
            min=0,
            help="Instead: whether each level makes the same N choices there and here.",
        ),
    ] = 0,
    kill: Annotated[
        int,
        typer.Option(
            metavar="N",
            min=0,
            help="Instead: kill N browsers while somebody plays, and look for what was played.",
        ),
    ] = 0,
    seed: Annotated[int, typer.Option(metavar="S", help="Decides games and moments.")] = 1,
) -> None:
    """What Python in a browser weighs, how soon it is ready, how long its levels think: in Node.

    \b
    Examples:
      osada lab pocket
      osada lab pocket --choices 100
      osada lab pocket --kill 50 --json
    """
    from .measure import BUILT, measured  # only those who measure wait for it

    if not (BUILT / "built.json").exists():
        raise NothingBuilt("nothing is built for browsers yet: run tools/build_wasm")
    if choices:
        compare(choices, seed, as_json)
        return
    if kill:
        kill_browsers(kill, seed, as_json)
        return
    found = measured()
    if as_json:
        write_json(
            found | {"limits": {"first_visit": FIRST_VISIT, "decision": LONGEST, "ready": READY}}
        )
        return
    say = screen().print
    say(f"compiled: {'no, ' + found['why_pure'] if found['why_pure'] else 'yes'}")
    for game, sizes in found["bytes"].items():
        told = ", ".join(f"{way} {size / 1e6:.2f} MB" for way, size in sizes.items())
        say(f"first visit, {game}: {told}")
    for way, (lightest, any_game) in FIRST_VISIT.items():
        say(f"of at most {lightest} MB by {way} for the lightest game, {any_game} for any")
    ready = median(one["python"] for one in found["start"])
    used = median(one["processor"] for one in found["start"])
    say(
        f"ready: {ready:.2f} s, of at most {READY} s; {used:.2f} s of the processor with Node's own"
    )
    for game, levels in found["thinking"].items():
        for level, took in levels.items():
            usual, longest = took["median"], took["longest"]
            say(f"{game} {level}: {usual:.3f} s, {longest:.3f} s, of at most {LONGEST[level]} s")


def compare(count: int, seed: int, as_json: bool) -> None:
    """Choices there and here; the exit code is 1 where one is another."""
    from .choices import compared

    with progress_bar("games") as report:
        found = compared(count, seed, report)
    if as_json:
        write_json(found)
    else:
        screen().print(f"the rules are {found['here']} here")
        for game, levels in found["levels"].items():
            for level, told in levels.items():
                screen().print(f"{game} {level}: {told['same']} of {count} choices are the same")
                for one in told["other"]:
                    screen().print(f"  {one}")
    if any(told["other"] for levels in found["levels"].values() for told in levels.values()):
        raise typer.Exit(1)


def kill_browsers(count: int, seed: int, as_json: bool) -> None:
    """What was acknowledged is there afterwards, and once; else the exit code is 1."""
    from .kills import killed

    with progress_bar("browsers") as report:
        found = killed(count, seed, report)
    if as_json:
        write_json(found)
    else:
        screen().print(
            f"{found['kills']} browsers killed, {found['acknowledged']} plays acknowledged:"
            f" {found['lost']} lost, {found['doubled']} doubled"
        )
    if found["lost"] or found["doubled"]:
        raise typer.Exit(1)
