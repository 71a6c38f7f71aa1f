"""Changing one place of a position by its path: `players.red.gold`, `ships[2].goods`."""

from __future__ import annotations

import json
import re

from osada.kernel.errors import BadPosition, Fault

STEP = re.compile(r"([^.\[\]]+)|\[(\d{1,4})\]")


def put(data: object, path: str, text: str) -> None:
    """Write a value, JSON or a plain word, at a path.

    >>> position = {"players": {"red": {"gold": 1}}, "row": ["sawmill 0"]}
    >>> put(position, "players.red.gold", "7")
    >>> put(position, "row[0]", "stonemason 2")
    >>> position
    {'players': {'red': {'gold': 7}}, 'row': ['stonemason 2']}
    """
    try:
        value = json.loads(text)
    except ValueError:
        value = text
    *way, last = _steps(path)
    inside = _inside(data, way, path)
    if isinstance(inside, list) and isinstance(last, int) and last < len(inside):
        inside[last] = value
    elif isinstance(inside, list) and last == len(inside):
        inside.append(value)
    elif isinstance(inside, dict):
        inside[str(last)] = value
    else:
        raise BadPosition([Fault(path, "there is no such place")])


def drop(data: object, path: str) -> None:
    """Take a value away.

    >>> position = {"row": ["sawmill 0", "stonemason 2"]}
    >>> drop(position, "row[0]")
    >>> position
    {'row': ['stonemason 2']}
    """
    *way, last = _steps(path)
    inside = _inside(data, way, path)
    if isinstance(inside, list) and isinstance(last, int) and last < len(inside):
        del inside[last]
    elif isinstance(inside, dict) and str(last) in inside:
        del inside[str(last)]
    else:
        raise BadPosition([Fault(path, "there is no such place")])


def _steps(path: str) -> list[str | int]:
    found = [int(match[2]) if match[2] else match[1] for match in STEP.finditer(path)]
    if not found:
        raise BadPosition([Fault(path, "is no path: players.red.gold, ships[2].goods")])
    return found


def _inside(data: object, way: list[str | int], path: str) -> object:
    """What holds the last step; objects on the way that are missing are made."""
    for step in way:
        if isinstance(data, dict):
            data = data.setdefault(str(step), {})
        elif isinstance(data, list) and isinstance(step, int) and step < len(data):
            data = data[step]
        else:
            raise BadPosition([Fault(path, f"there is no '{step}'")])
    return data
