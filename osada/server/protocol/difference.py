"""What has changed between two JSON values, as a JSON value; the page applies it (difference.ts).

    [value]              something else stands here now
    []                   it is gone (a key of an object)
    {"key": …, "3": …}   inside: by key of an object, by place in a list
    {"#": [at, gone, [new, …]]}   in a list: from `at` on so many are gone and these are new, after
                         whatever else has changed in it

Objects and lists are compared by what they hold, a tuple as a whole: the makers of views write what
belongs together (a vertex, an action) as a tuple. Nothing in a view is now `true` and then 1: to
Python these are equal.
"""

from __future__ import annotations

import msgspec

Change = dict[str, object] | list[object]
SPLICE = "#"

_encode = msgspec.json.Encoder().encode


def difference(old: object, new: object) -> Change | None:
    """What leads from one value to the other; None where they are equal."""
    if old is new or old == new:
        return None
    if isinstance(old, dict) and isinstance(new, dict):
        return _shorter(_inside(old, new), new)
    if isinstance(old, list) and isinstance(new, list) and old:
        return _shorter(_listed(old, new), new)
    return [new]


def applied(old: object, change: Change) -> object:
    """The value that a change leads to; the old one stays as it is."""
    if isinstance(change, list):
        return change[0]
    if isinstance(old, dict):
        found = dict(old)
        for key, inner in change.items():
            if inner == []:
                found.pop(key, None)
            else:
                assert isinstance(inner, dict | list)
                found[key] = applied(old.get(key), inner)
        return found
    assert isinstance(old, list), "only objects and lists change inside"
    items = list(old)
    for place, inner in change.items():
        assert isinstance(inner, dict | list)
        if place != SPLICE:
            items[int(place)] = applied(items[int(place)], inner)
    splice = change.get(SPLICE)
    if isinstance(splice, list):
        at, gone, more = splice
        items[at : at + gone] = more
    return items


def _inside(old: dict[str, object], new: dict[str, object]) -> Change:
    change: dict[str, object] = {key: [] for key in old if key not in new}
    for key, value in new.items():
        inner: Change | None = [value] if key not in old else difference(old[key], value)
        if inner is not None:
            change[key] = inner
    return change


def _listed(old: list[object], new: list[object]) -> Change:
    """By place as far as both go, and the rest as new; or what lies between an equal beginning and
    an equal end: whichever is shorter."""
    both = min(len(old), len(new))
    placed: dict[str, object] = {}
    for place in range(both):
        inner = difference(old[place], new[place])
        if inner is not None:
            placed[str(place)] = inner
    if len(old) != len(new):
        placed[SPLICE] = [both, len(old) - both, new[both:]]
    start = 0
    while start < both and f"{start}" not in placed:
        start += 1
    end = 0
    while end < both - start and old[-1 - end] == new[-1 - end]:
        end += 1
    between: dict[str, object] = {
        SPLICE: [start, len(old) - start - end, new[start : len(new) - end]]
    }
    return between if len(_encode(between)) < len(_encode(placed)) else placed


def _shorter(change: Change, new: object) -> Change:
    """The change, or the whole value where that says it in fewer words."""
    return change if len(change) < 4 or len(_encode(change)) <= len(_encode(new)) else [new]
