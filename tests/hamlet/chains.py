"""The longest road worked out in two other ways than the game's, to hold it against them."""

from __future__ import annotations

from collections.abc import Iterator

Links = set[frozenset[int]]


def longest_by_subsets(tiles: int, common: Links, own: Links) -> int:
    """For a few tiles: which set of tiles can a chain cover, and where can it end? The length of
    the longest that holds an own link, 0 without one."""
    reached = {(1 << tile, tile, False) for tile in range(tiles)}
    best = 0
    while reached:
        further = set()
        for covered, end, has_own in reached:
            if has_own:
                best = max(best, covered.bit_count())
            for other in range(tiles):
                link = frozenset((end, other))
                if not covered >> other & 1 and (link in common or link in own):
                    further.add((covered | 1 << other, other, has_own or link in own))
        reached = further
    return best


def longest_from_own_links(common: Links, own: Links) -> int:
    """For a whole village: from each own link outwards, both ends after each other."""
    near: dict[int, set[int]] = {}
    for one, two in (tuple(link) for link in common | own):
        near.setdefault(one, set()).add(two)
        near.setdefault(two, set()).add(one)
    best = 0
    for one, two in (sorted(link) for link in own):
        for arm in _arms(near, one, frozenset({one, two})):
            for other_arm in _arms(near, two, arm):
                best = max(best, len(other_arm))
    return best


def _arms(near: dict[int, set[int]], end: int, covered: frozenset[int]) -> Iterator[frozenset[int]]:
    """Every way to walk on from an end, as the set of tiles covered then."""
    yield covered
    for other in near.get(end, set()) - covered:
        yield from _arms(near, other, covered | {other})
