"""Printed numbers as data: TOML files with provenance, and an owner's override file beside them.

An entry is `name = { value = …, from = "rulebook", rule = "VIK-COMP-08" }`. `from` says how sure
we are: `rulebook`, `public` (with the `source`) or `reconstructed`. An override file names the
same entries with plain values: `name = 5`. Where a game lets a family of entries grow, it may add
members: `[building.observatory]` with all that a building needs.

A game whose box grows is printed more than once: a member of a family says `since = 2`, and a
printing holds what has been there since it or an earlier one. That is no printed value, and no part
of the fingerprint: so what is added changes no earlier printing.
"""

from __future__ import annotations

import hashlib
import json
import tomllib
from collections.abc import Iterable, Iterator
from functools import lru_cache
from pathlib import Path
from typing import NamedTuple

from .errors import BadContent, Fault, did_you_mean

ORIGINS = ("rulebook", "public", "reconstructed", "override")
KEY_SIGNS = frozenset("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_-.\"'")
DEEPEST = 8
"""Tables within tables; no game's own values lie so deep."""
SINCE = "since"
"""What a member of a family says of the printing it came with."""
LONGEST_LINE = 1000
"""A name of thousands of parts, each with its dot, keeps Python's reader of TOML busy for long."""
MOST_FAULTS = 20
"""Faults of an override file that are named at once; whoever mends these sees the next."""


class Corrections(NamedTuple):
    """An owner's override that is no file: its text, and what messages call it."""

    text: str
    name: str


Member = tuple[str, str]
"""A family and who belongs to it: `building` and `bakery`."""
Override = Path | Corrections
"""An owner's corrected values."""


class PrintedValue:
    """One printed value and where it comes from."""

    def __init__(self, value: object, origin: str, source: str, rule: str) -> None:
        self.value = value
        self.origin = origin
        self.source = source
        self.rule = rule
        self.file = ""
        self.line = 0


class Content:
    """All entries of a game by dotted name. Ask with `whole`, `wholes`, `text`: faults gather."""

    def __init__(
        self,
        entries: dict[str, PrintedValue],
        since: dict[Member, int] | None = None,
        added: frozenset[Member] = frozenset(),
    ) -> None:
        self.entries = entries
        self.since = since or {}
        """The printing that each member of a family came with, where the game's own files say."""
        self._added = added
        self.faults: list[Fault] = []
        self._members: dict[str, tuple[str, ...]] = {}

    @property
    def fingerprint(self) -> str:
        """A short hash of the values alone: comments and provenance do not change a game."""
        values = {name: entry.value for name, entry in sorted(self.entries.items())}
        text = json.dumps(values, sort_keys=True, separators=(",", ":"))
        return hashlib.blake2b(text.encode(), digest_size=6).hexdigest()

    def whole(self, name: str, low: int, high: int) -> int:
        """A whole number between two bounds."""
        value = self.entries[name].value
        if isinstance(value, int) and not isinstance(value, bool) and low <= value <= high:
            return value
        self.refuse(name, f"must be a whole number from {low} to {high}, not {value!r}")
        return low

    def wholes(self, name: str, count: int, low: int, high: int) -> tuple[int, ...]:
        """A list of exactly so many whole numbers between two bounds."""
        value = self.entries[name].value
        if isinstance(value, list) and len(value) == count:
            numbers = [v for v in value if isinstance(v, int) and not isinstance(v, bool)]
            if len(numbers) == count and all(low <= v <= high for v in numbers):
                return tuple(numbers)
        self.refuse(name, f"must be {count} whole numbers from {low} to {high}, not {value!r}")
        return (low,) * count

    def text(self, name: str, choices: tuple[str, ...] = ()) -> str:
        """A text; one of the choices if there are any, of which the first stands in for a fault."""
        value = self.entries[name].value
        if isinstance(value, str) and (not choices or value in choices):
            return value
        if isinstance(value, str):
            self.refuse(name, f"cannot be '{value}': {did_you_mean(value, choices)}")
        else:
            self.refuse(name, f"must be a text in quotes, not {value!r}")
        return choices[0] if choices else ""

    def members(self, family: str) -> tuple[str, ...]:
        """The members of a family, in the order of the files: of `building.bakery.level` bakery."""
        if family not in self._members:
            found = (_member(name) for name in self.entries)
            own = dict.fromkeys(m[1] for m in found if m is not None and m[0] == family)
            self._members[family] = tuple(own)
        return self._members[family]

    def added(self, family: str) -> tuple[str, ...]:
        """Those of a family that an owner's file adds, in its order."""
        return tuple(name for name in self.members(family) if (family, name) in self._added)

    def complete(self, place: str, needed: tuple[str, ...], possible: tuple[str, ...]) -> bool:
        """Whether an added member has every entry it needs and none that means nothing."""
        given = [name for name in self.entries if name.startswith(place)]
        known = (*needed, *possible)
        odd = [n for n in given if n.removeprefix(place).split(".")[0] not in known]
        for name in odd:
            key = name.removeprefix(place)
            self.refuse(name, f"means nothing here: {did_you_mean(key, known)}")
        there = {name.removeprefix(place).split(".")[0] for name in given}
        missing = [key for key in needed if key not in there]
        if missing:
            self.refuse(given[0], f"is not all that is needed: add {', '.join(missing)}")
        return not odd and not missing

    def refuse(self, name: str, reason: str) -> None:
        """Note that an entry cannot be so; `check` raises all such notes together."""
        entry = self.entries[name]
        self.faults.append(Fault(name, reason, entry.file, entry.line))

    def check(self) -> None:
        """Raise every fault found so far."""
        if self.faults:
            raise BadContent(self.faults)


def load_content(
    files: Iterable[Path],
    override: Override | None = None,
    growing: tuple[str, ...] = (),
    printing: int | None = None,
) -> Content:
    """The entries of a game's own files as they were printed then, corrected by an owner's if there
    are any; those may also add members to the families that are `growing`. What is wrong with an
    owner's names is told by `check`, with what the game finds wrong with the values."""
    entries: dict[str, PrintedValue] = {}
    since: dict[Member, int] = {}
    faults: list[Fault] = []
    for path in files:
        for name, value, line in _own_entries(_text(path), str(path)):
            member = _member(name)
            if member is not None and name.endswith(f".{SINCE}"):
                since[member] = _printing(value)
                if since[member] < 1:
                    reason = "must be the number of a printing: 1, 2 …"
                    faults.append(Fault(name, reason, path.name, line))
                continue
            entry = _entry(value)
            if entry is None:
                faults.append(
                    Fault(name, 'needs { value = …, from = "rulebook" … }', path.name, line)
                )
                continue
            if entry.origin not in ORIGINS:
                reason = f"from = '{entry.origin}': {did_you_mean(entry.origin, ORIGINS)}"
                faults.append(Fault(name, reason, path.name, line))
            entry.file, entry.line = path.name, line
            entries[name] = entry
    if printing is not None:
        later = {member for member, first in since.items() if first > printing}
        entries = {name: entry for name, entry in entries.items() if _member(name) not in later}
    if faults:
        raise BadContent(faults)
    added: set[Member] = set()
    if override is not None:
        faults = _correct(entries, override, growing, added)
    content = Content(entries, since, frozenset(added))
    content.faults = faults
    return content


def _correct(
    entries: dict[str, PrintedValue],
    override: Override,
    growing: tuple[str, ...],
    added: set[Member],
) -> list[Fault]:
    """What an owner's file says instead, and which members it adds."""
    faults: list[Fault] = []
    there = {_member(name) for name in entries}
    if isinstance(override, Path):
        override = Corrections(_text(override), str(override))
    for name, value, line in _entries(*override):
        if len(faults) == MOST_FAULTS:
            break
        if isinstance(value, dict) and "value" in value:
            value = value["value"]
        member = _member(name)
        is_added = member is not None and member[0] in growing and member not in there
        if member is not None and is_added:
            added.add(member)
        if name not in entries and not is_added:
            reason = f"there is no such entry: {did_you_mean(name, entries)}"
            faults.append(Fault(name, reason, override.name, line))
            continue
        rule = entries[name].rule if name in entries else ""
        entry = PrintedValue(value, "override", override.name, rule)
        entry.file, entry.line = override.name, line
        entries[name] = entry
    return faults


def _printing(value: object) -> int:
    """The number of a printing; 0 for what is none."""
    return value if isinstance(value, int) and not isinstance(value, bool) else 0


def _member(name: str) -> Member | None:
    """The family and the member that an entry belongs to: `building` and `bakery`."""
    parts = name.split(".", 2)
    return (parts[0], parts[1]) if len(parts) == 3 else None


def _entry(value: object) -> PrintedValue | None:
    if not isinstance(value, dict) or "value" not in value or "from" not in value:
        return None
    known = {key: str(value.get(key, "")) for key in ("from", "source", "rule")}
    return PrintedValue(value["value"], known["from"], known["source"], known["rule"])


def _text(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except OSError as error:
        reason = f"cannot be read ({error.strerror}): check the path"
        raise BadContent([Fault("", reason, str(path))]) from None
    except UnicodeDecodeError:
        raise BadContent([Fault("", "is not UTF-8 text", str(path))]) from None


def _entries(text: str, file: str) -> list[tuple[str, object, int]]:
    """Every entry of a text as (dotted name, value, line)."""
    for number, written in enumerate(text.splitlines(), 1):
        if len(written) > LONGEST_LINE:
            reason = f"has a line of more than {LONGEST_LINE} signs: break it"
            raise BadContent([Fault("", reason, file, number)])
    try:
        data = tomllib.loads(text)
    except ValueError as error:
        said = str(error).rpartition("at line ")[2].partition(",")[0]
        line = int(said) if said.isdecimal() else 0
        raise BadContent([Fault("", f"is not TOML: {error}", file, line)]) from None
    except RecursionError:
        reason = "has brackets inside brackets without end"
        raise BadContent([Fault("", reason, file)]) from None
    lines = line_numbers(text)
    return [(name, value, lines.get(name, 0)) for name, value in _flatten(data, "")]


@lru_cache(maxsize=32)
def _own_entries(text: str, file: str) -> list[tuple[str, object, int]]:
    """Those of a game's own file, which is read for every table that is opened."""
    return _entries(text, file)


def _flatten(data: dict[str, object], prefix: str) -> Iterator[tuple[str, object]]:
    for key, value in data.items():
        name = f"{prefix}{key}"
        if isinstance(value, dict) and "value" not in value and name.count(".") < DEEPEST:
            yield from _flatten(value, f"{name}.")
        else:
            yield name, value


def line_numbers(text: str) -> dict[str, int]:
    """The line on which each `key =` of a TOML text stands, by dotted name.

    >>> line_numbers("[market]\\ntop = 4\\n")
    {'market.top': 2}
    """
    table = ""
    lines: dict[str, int] = {}
    for number, line in enumerate(text.splitlines(), 1):
        header = _header(line.strip())
        if header:
            table = header + "."
            continue
        key, sign, _ = line.partition("=")
        key = key.strip()
        if sign and key and KEY_SIGNS.issuperset(key):
            name = (table + key).replace('"', "").replace("'", "")
            lines.setdefault(name, number)
    return lines


def _header(line: str) -> str:
    """The name of the table that a line begins; empty where it begins none."""
    if not line.startswith("["):
        return ""
    name, closed, rest = line.lstrip("[").partition("]")
    rest = rest.removeprefix("]").strip()
    return name.strip() if closed and (not rest or rest.startswith("#")) else ""
