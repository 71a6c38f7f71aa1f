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

Patch = dict[str, object] | list[object]
Known = dict[tuple[tuple[int, ...], tuple[int, ...]], Patch | None]
"""By the parts of the two views compared: what was found."""
SPLICE = "#"
VIEW, VIEWER = "view", "viewer"
MISSING = object()


def difference(old: object, new: object, known: Known | None = None) -> Patch | None:
    """What leads from one value to the other; None where they are equal. `known` remembers what was
    found in scenes for views that several viewers share, as long as these are kept."""
    if old is new or old == new:
        return None
    if type(old) is dict and type(new) is dict:
        return _inside(old, new, known)
    if type(old) is list and type(new) is list and old:
        return _listed(old, new)
    return [new]


def applied(old: object, change: Patch) -> object:
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


def _inside(old: dict[str, object], new: dict[str, object], known: Known | None) -> Patch:
    change: dict[str, object] = {}
    if old.keys() != new.keys():
        change = {key: [] for key in old if key not in new}
    for key, value in new.items():
        was = old.get(key, MISSING)
        if was is value:
            continue
        kind = type(value)
        if kind is not type(was) or (kind is not dict and kind is not list):
            if was != value:
                change[key] = [value]
            continue
        if known is None or key != VIEW:
            inner = difference(was, value)
        else:
            pair = (_parts(was), _parts(value))
            if pair not in known:
                known[pair] = difference(was, value)
            inner = known[pair]
        if inner is not None:
            change[key] = inner
    return change


def _parts(view: object) -> tuple[int, ...]:
    """What a view is made of, but for whose it is: those who know the same share all of it."""
    assert isinstance(view, dict)
    return tuple([id(part) for key, part in view.items() if key != VIEWER])


def _listed(old: list[object], new: list[object]) -> Patch:
    """By place as far as both go, and the rest as new; or what lies between an equal beginning and
    an equal end: whichever names fewer items."""
    both = min(len(old), len(new))
    start = 0
    while start < both and old[start] == new[start]:
        start += 1
    end = 0
    while end < both - start and old[-1 - end] == new[-1 - end]:
        end += 1
    between: list[object] = [start, len(old) - start - end, new[start : len(new) - end]]
    placed: dict[str, object] = {}
    if len(old) != len(new):
        if len(new) - start - end < 2:
            return {SPLICE: between}
        placed[SPLICE] = [both, len(old) - both, new[both:]]
    for place in range(start, both):
        inner = difference(old[place], new[place])
        if inner is not None:
            placed[str(place)] = inner
    fresh = sum(isinstance(inner, list) for inner in placed.values()) + len(new) - both
    return {SPLICE: between} if len(new) - start - end <= fresh else placed
