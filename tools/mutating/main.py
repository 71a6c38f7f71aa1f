"""Change the code in many small ways, one at a time, and see whether a test notices.

A seeded sample of all such changes (comparisons, and/or, arithmetic, numbers, truth values, calls
and refusals left out) is tried in a copy of the tree, each against the tests that call its
function, the nearest and quickest first. Which they are is recorded once, in the folder mutants/,
and again for every file of tests that has changed.
A mutant that no test notices has survived, and wants a test; unless it changes nothing that anybody
could notice: then it is listed in tests/equivalent.toml, with the reason.
"""

from __future__ import annotations

import argparse
import random
import sys
import tempfile
from pathlib import Path

from rich.console import Console
from rich.markup import escape
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

from .concerns import AREAS, concerning, sources, test_files
from .copies import Copies
from .known import known
from .mutations import Mutant, every_mutant
from .report import as_json, show
from .touched import FOLDER, Touched, touched, unrecorded
from .trial import KILLED, SURVIVED, Copy, Verdict

ROOT = Path(__file__).resolve().parents[2]


def main() -> int:
    chosen = _parser().parse_args()
    with tempfile.TemporaryDirectory(prefix="osada-mutants-") as folder:
        copies = Copies(ROOT, Path(folder), 1 if chosen.list else chosen.jobs)
        every = list(every_mutant(sources(copies.folder, chosen.areas)))
        sample = random.Random(chosen.seed).sample(every, min(chosen.sample, len(every)))
        if chosen.list:
            for mutant in sample:
                print(f"{mutant.path}:{mutant.line} {mutant.where}: {mutant.change}")
            return 0
        errors = Console(stderr=True)
        errors.print(f"{len(sample)} of {len(every)} mutants, seed {chosen.seed}")
        stale = unrecorded(ROOT, test_files(copies.folder))
        if stale:
            errors.print(f"recording what {len(stale)} files of tests call: some minutes")
            copies.record(stale, ROOT / FOLDER)
        verdicts = _try_all(sample, copies, touched(ROOT), chosen.seconds, errors)
    equivalent = known(ROOT)
    if chosen.json:
        print(as_json(verdicts, equivalent, chosen.seed))
    else:
        show(verdicts, equivalent, Console())
    return 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="tools/mutants", description=__doc__)
    parser.add_argument(
        "areas", nargs="*", default=list(AREAS), help=f"{', '.join(AREAS)}, or paths; all of them"
    )
    parser.add_argument("--sample", type=int, default=60, metavar="N", help="how many (60)")
    parser.add_argument("--seed", type=int, default=1, metavar="N", help="which ones (1)")
    parser.add_argument("--jobs", type=int, default=1, metavar="N", help="so many at a time (1)")
    parser.add_argument(
        "--seconds", type=float, default=60, metavar="N", help="worth of tests for each (60)"
    )
    parser.add_argument("--list", action="store_true", help="only tell which they are")
    parser.add_argument("--json", action="store_true", help="tell it as JSON")
    return parser


def _line(verdict: Verdict) -> str:
    mutant = verdict.mutant
    place = f"{mutant.path}:{mutant.line} {mutant.where}"
    by = f" ({verdict.by})" if verdict.by else ""
    return escape(f"{verdict.outcome}, {verdict.seconds:.0f} s: {place}: {mutant.change}{by}")


def _try_all(
    sample: list[Mutant], copies: Copies, known: Touched, seconds: float, console: Console
) -> list[Verdict]:
    def one(copy: Copy, mutant: Mutant) -> Verdict:
        return copy.tried(mutant, concerning(copy.folder, mutant, known, seconds))

    columns = (BarColumn(), MofNCompleteColumn(), TextColumn("{task.description}"))
    with Progress(*columns, TimeElapsedColumn(), console=console) as progress:
        task = progress.add_task("", total=len(sample))
        verdicts: list[Verdict] = []
        for verdict in copies.each(one, sample):
            verdicts.append(verdict)
            alive = sum(verdict.outcome == SURVIVED for verdict in verdicts)
            progress.update(task, advance=1, description=f"{alive} survived")
            if verdict.outcome != KILLED or not console.is_terminal:
                progress.console.print(_line(verdict), soft_wrap=True, highlight=False)
    verdicts = copies.sound(verdicts)
    return sorted(verdicts, key=lambda verdict: (verdict.mutant.path, verdict.mutant.line))


if __name__ == "__main__":
    sys.exit(main())
