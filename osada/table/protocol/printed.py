"""What is printed and therefore never changes travels once: where a view holds it, a reference
stands, `{"$": name}`, and the page puts back what it has fetched by its fingerprint."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping

import msgspec

REFERENCE = "$"
_encode = msgspec.json.Encoder().encode


class Printed:
    """The values that views of one game hold as they are printed, by name."""

    def __init__(self, values: Mapping[str, object]) -> None:
        self.values = dict(values)
        """Kept as they are: a view holds these very objects, and by that they are known."""
        self.raw = _encode(self.values)
        self.fingerprint = hashlib.blake2b(self.raw, digest_size=8).hexdigest() if values else ""
        self._names = {id(value): name for name, value in self.values.items()}

    def shortened(self, value: object) -> object:
        """The same value with references in place of what is printed."""
        if not self._names:
            return value
        if type(value) is dict:
            name = self._names.get(id(value))
            if name is not None:
                return {REFERENCE: name}
            return {key: self.shortened(inner) for key, inner in value.items()}
        if type(value) is list:
            return [self.shortened(inner) for inner in value]
        return value


def restored(value: object, values: Mapping[str, object]) -> object:
    """The whole value, from one with references."""
    if isinstance(value, dict):
        name = value.get(REFERENCE)
        if isinstance(name, str):
            return values[name]
        return {key: restored(inner, values) for key, inner in value.items()}
    if isinstance(value, list):
        return [restored(inner, values) for inner in value]
    return value
