"""Finding a rule by what somebody typed."""

from __future__ import annotations

from collections.abc import Iterable

from osada.kernel.errors import OsadaError, did_you_mean
from osada.texts.rulebook import Rule


class UnknownRule(OsadaError):
    """No rule has that id."""


def find_rule(rules: Iterable[Rule], rule_id: str) -> Rule:
    """The entry with this id, however its letters are typed."""
    by_id = {rule.id: rule for rule in rules}
    wanted = rule_id.strip().upper()
    if wanted not in by_id:
        near = did_you_mean(wanted, by_id)
        hint = near if near.startswith("did") else "osada rules lists them all"
        raise UnknownRule(f"there is no rule '{rule_id.strip()}': {hint}")
    return by_id[wanted]
