"""Mutants that change nothing anybody could notice, each with the reason: tests/equivalent.toml."""

from __future__ import annotations

import tomllib
from pathlib import Path

from .mutations import Mutant

FILE = "tests/equivalent.toml"
Key = tuple[str, str, str]


def key(mutant: Mutant) -> Key:
    """What a mutant is known by, also when lines above it come or go."""
    return mutant.path, mutant.where, mutant.change


def known(root: Path) -> dict[Key, str]:
    """The reason for each."""
    kept = tomllib.loads((root / FILE).read_text(encoding="utf-8"))["mutant"]
    return {(entry["path"], entry["where"], entry["change"]): entry["why"] for entry in kept}
