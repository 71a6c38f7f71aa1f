"""The results file of a series: a line of JSON for each game, from which a stopped one goes on.

The first line says what is played. Every other is one game, known by its deal, its turning and the
fingerprint of that first line: found twice, it counts once. A last line that was not written to
its end is forgotten, and its game played again.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from hashlib import blake2b
from pathlib import Path
from typing import TypedDict, cast

from osada.bots.own import fingerprint, is_own
from osada.kernel.errors import OsadaError
from osada.kernel.game import Game
from osada.version import __version__

from .duel import Line, Sitting
from .series import Series

FILE = "results.jsonl"
KIND = "osada results 1"
NAMES = {
    "game": "another game",
    "bots": "other bots",
    "code": "other bots",
    "seed": "another seed",
    "options": "other options",
    "limits": "other limits",
    "content": "other content",
    "rules": "other rules",
    "weights": "another learned judgement",
    "version": "another version of osada",
}
"""What is said where a file differs from what is asked."""


class BadLedger(OsadaError):
    """A results file that cannot be gone on with."""


class Head(TypedDict):
    """What is played, as the first line of a file tells."""

    kind: str
    game: str
    bots: list[str]
    code: list[str]
    """The fingerprints of players from people's own files."""
    seed: int
    options: dict[str, str]
    limits: list[object]
    content: str
    rules: int
    weights: str
    """The fingerprint of the learned judgement."""
    version: str


def head_of(game: Game, series: Series) -> Head:
    """What a series is known by: with another of these its games would be others."""
    limits: list[object] = [series.limits.decisions, [list(one) for one in series.limits.counted]]
    if any(map(is_own, series.bots)):
        limits.append(series.seconds)
    if series.clock:
        limits.append("clock")
    return {
        "kind": KIND,
        "game": game.name,
        "bots": list(series.bots),
        "code": [fingerprint(name) for name in series.bots],
        "seed": series.seed,
        "options": {name: str(value) for name, value in sorted(series.options.items())},
        "limits": limits,
        "content": game.content_hash,
        "rules": game.rules_version,
        "weights": game.house.weights_print,
        "version": __version__,
    }


class Ledger:
    """One results file, open for more."""

    def __init__(self, path: Path, head: Head) -> None:
        self.path = path
        self.print = _print(head)
        self.lines: dict[Sitting, Line] = {}
        try:
            raw = path.read_bytes() if path.exists() else b""
        except OSError:
            raise BadLedger(f"{path} cannot be read: choose another folder") from None
        whole = raw[: raw.rfind(b"\n") + 1]
        if whole:
            self._read(whole.splitlines(), head)
        elif raw and not json.dumps(head).encode().startswith(raw):
            raise BadLedger(f"{path} holds no results: choose another folder")
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            self._file = path.open("ab")
            self._file.truncate(len(whole))
        except OSError:
            raise BadLedger(f"{path} cannot be written: choose another folder") from None
        if not whole:
            self._write(head)

    def _read(self, lines: Sequence[bytes], head: Head) -> None:
        there = _parsed(self.path, 1, lines[0])
        if there.get("kind") != KIND:
            raise BadLedger(f"{self.path} holds no results: choose another folder")
        for key, told in NAMES.items():
            if there.get(key) != cast(Mapping[str, object], head)[key]:
                raise BadLedger(
                    f"{self.path} holds results of {told} ({_short(there.get(key))}): "
                    "choose another folder"
                )
        for number, text in enumerate(lines[1:], 2):
            one = _parsed(self.path, number, text)
            try:
                line = cast(Line, one)
                sitting = Sitting(line["block"], line["turned"])
                if one.pop("id") != self.name(sitting) or len(line["ranks"]) != len(head["bots"]):
                    raise BadLedger(f"line {number} of {self.path} is of another series")
            except KeyError:
                raise BadLedger(f"line {number} of {self.path} is no result") from None
            self.lines.setdefault(sitting, line)

    def name(self, sitting: Sitting) -> str:
        """What a game is known by."""
        return f"{self.print}-{sitting.block}-{sitting.turned}"

    def add(self, sitting: Sitting, line: Line) -> None:
        """Keep a game that was played."""
        self.lines[sitting] = line
        self._write({"id": self.name(sitting), **line})

    def _write(self, line: Mapping[str, object] | Head) -> None:
        text = json.dumps(line, separators=(",", ":"), ensure_ascii=False)
        self._file.write(text.encode() + b"\n")
        self._file.flush()

    def close(self) -> None:
        """Nothing more comes."""
        self._file.close()


def _parsed(path: Path, number: int, text: bytes) -> dict[str, object]:
    try:
        found = json.loads(text)
    except ValueError:
        found = None
    if not isinstance(found, dict):
        raise BadLedger(f"line {number} of {path} is no result: choose another folder")
    return found


def _short(value: object) -> str:
    text = ", ".join(map(str, value)) if isinstance(value, list) else str(value)
    return text or "none"


def _print(head: Head) -> str:
    return blake2b(json.dumps(head, sort_keys=True).encode(), digest_size=6).hexdigest()
