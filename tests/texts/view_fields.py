"""Every field that the views of a game may have, read from their declared shapes."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from importlib import import_module

from msgspec.json import schema_components


@cache
def fields_of(game: str) -> frozenset[str]:
    """The names of all fields of a game's view, at any depth."""
    shape = import_module(f"osada.games.{game}.view.shape")
    kinds = [shape.View, *getattr(shape, "ALSO", ())]
    whole, parts = schema_components(kinds, schema_hook=lambda _: {"type": "object"})
    return frozenset(name for schema in (*whole, *parts.values()) for name in _properties(schema))


def _properties(schema: object) -> Iterator[str]:
    if isinstance(schema, dict):
        yield from schema.get("properties", {})
        for inner in schema.values():
            yield from _properties(inner)
    elif isinstance(schema, (list, tuple)):
        for inner in schema:
            yield from _properties(inner)
