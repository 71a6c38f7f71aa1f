"""How many words the log takes: in full sentences, and in the phrases that people read.

    python -m tools.log_words GAME.osada …

Each record is told in every language as somebody who sees everything would read it, a campaign
chapter by chapter. Prints words before and after by record and language, and every line that is
longer than 90 letters.
"""

from __future__ import annotations

import sys
from pathlib import Path

import osada
from osada.cli.viewing import log_together, told_last
from osada.kernel.journal import Journal
from osada.texts import Speech
from osada.texts.folding import Heard
from osada.texts.log import Line, Log

LONG = 90


def words(text: str) -> int:
    """Words and figures; the dots and arrows between them are none."""
    return sum(any(letter.isalnum() for letter in word) for word in text.split())


def lines_of(journal: Journal, speech: Speech) -> tuple[str, list[Line]]:
    """The whole log in sentences, and line by line in phrases."""
    told = log_together(journal, (None, *range(journal.seats)))
    heard: list[Heard] = [
        (None if one["step"] == 0 else int(str(one["seat"])), one) for one in told
    ]
    return " ".join(map(speech.message, told)), Log(speech).lines(heard)


def chapters_of(text: str) -> list[Journal]:
    """The game, or each chapter of a campaign in which something was played."""
    journal = osada.read_record(text).journal
    closed = range(1, len(journal.chapters) + 1)
    found = [osada.read_record(text, chapter=number).journal for number in closed]
    return [one for one in (*found, journal) if told_last(one).entries] or [journal]


def main(paths: list[str]) -> None:
    """Print the table, then the long lines."""
    if not paths:
        raise SystemExit(__doc__)
    long: list[str] = []
    for path in map(Path, paths):
        journals = chapters_of(path.read_text(encoding="utf-8"))
        game, seats = journals[0].game, journals[0].seats
        names = [f"P{seat + 1}" for seat in range(seats)]
        actions = sum(len(told_last(journal).entries) for journal in journals)
        for lang in game.languages:
            told = [lines_of(journal, Speech(game, lang, names)) for journal in journals]
            sentences = " ".join(said for said, _ in told)
            lines = [line for _, some in told for line in some]
            before, after = words(sentences), sum(words(str(line)) for line in lines)
            share = after / before if before else 0
            most = [str(line) for line in lines if len(str(line)) > LONG]
            print(
                f"{path.name:28} {lang}  {actions:5} actions  {before:6} -> {after:6} words"
                f"  {share:4.0%}  {len(lines):4} lines, {len(most)} over {LONG} letters"
            )
            long += [f"{path.name} {lang} {len(line):4}  {line}" for line in most]
    print(*long, sep="\n")


if __name__ == "__main__":
    main(sys.argv[1:])
