"""A failure found by `fuzz`, cut short and written as a record that anybody can open."""

from __future__ import annotations

from pathlib import Path
from random import Random

from osada.kernel.journal import Journal
from osada.kernel.record import write_record

from .checks import ALL, Moment
from .errors import BadExperiment
from .random_game import Failure, fault

TRIES = 5
"""A check that draws lots may miss a fault: it gets so many tries at each step."""


def shorten(journal: Journal, failure: Failure) -> tuple[Journal, Failure]:
    """The shortest beginning of the game at which the same check fails. Checks that are made only
    now and then find a fault late: here it is looked for after every step."""
    again = Journal(journal.game, journal.seats, journal.seed, journal.options)
    check = next((check for check in ALL if check.name == failure.check), None)
    if check is None:
        return journal, failure  # what went wrong in playing went wrong there and nowhere else
    before = again.state
    played = journal.played
    for step in range(len(played) + 1):
        for attempt in range(TRIES):
            reason = fault(check, Moment(again, before, Random(f"{step} {attempt}")))
            if reason:
                return again, failure._replace(reason=reason)
        if step == len(played):
            break
        before = again.state
        try:
            again.play(played[step].seat, played[step].action)
        except Exception:
            break  # chance from outside the state: played again, it is another game
    return journal, failure


def write_failure(journal: Journal, failure: Failure, folder: Path, name: str) -> Path:
    """Write the record with the reason beside it; a file that is there already stays as it is."""
    first, rest = _last_good_record(journal).split("\n", 1)
    remarks = [f"# fuzz: the check '{failure.check}' failed after the last action:"]
    remarks += [f"# {failure.reason}"]
    if failure.attempted:
        remarks += [f"# the action that could not be played: {failure.attempted}"]
    text = "\n".join([first, *remarks, rest])
    try:
        folder.mkdir(parents=True, exist_ok=True)
        path = _free_path(folder, name)
        path.write_text(text, encoding="utf-8")
    except OSError as error:
        raise BadExperiment(
            f"the failure cannot be written to {folder} ({error.strerror}): give another --out"
        ) from None
    return path


def _last_good_record(journal: Journal) -> str:
    """A position too broken to be described has no fingerprint: the record stops before it."""
    while True:
        try:
            return write_record(journal)
        except Exception:
            if not journal.entries:
                raise
            journal.undo(0, 1, frozenset(range(journal.seats)))


def _free_path(folder: Path, name: str) -> Path:
    path = folder / f"{name}.osada"
    number = 1
    while path.exists():
        number += 1
        path = folder / f"{name}-{number}.osada"
    return path
