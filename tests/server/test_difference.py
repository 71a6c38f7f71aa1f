"""Only what changed travels: what a difference leads to is what there is."""

from __future__ import annotations

import json
from pathlib import Path

from hypothesis import given, settings
from hypothesis import strategies as st

from osada.table.protocol.difference import applied, difference

FILE = Path(__file__).parent / "differences.json"
"""Cases that the page's own reader of differences is held against."""
VALUES = st.recursive(
    st.none() | st.booleans() | st.integers(2, 9) | st.text("ab#", max_size=2),
    lambda inner: st.lists(inner, max_size=5) | st.dictionaries(st.text("ab0", max_size=2), inner),
    max_leaves=20,
)
CASES: list[tuple[object, object]] = [
    ({"a": 1, "b": [1, 2]}, {"a": 2, "b": [1, 2]}),
    ({"a": 1, "b": 2}, {"b": 2, "c": None}),
    ([1, 2, 3, 4, 5, 6], [1, 2, 9, 4, 5, 6]),
    ([1, 2, 3, 4, 5, 6], [1, 2, 4, 5, 6]),
    ([{"x": 1, "y": "long enough"}, {"x": 2}], [{"x": 5, "y": "long enough"}, {"x": 2}, {"x": 3}]),
    ({"deep": {"list": [[1], [2], []]}}, {"deep": {"list": [[1], [2], [3]]}}),
    ([], [1]),
    ([1], []),
    ({"a": []}, {"a": [[]]}),
    ({"#": 1, "0": [0]}, {"#": 2, "0": [0, 1]}),
    ("word", {"a": 1}),
]


@settings(max_examples=200)
@given(VALUES, VALUES)
def test_a_difference_leads_from_one_value_to_the_other(old: object, new: object) -> None:
    change = difference(old, new)
    assert (change is None) == (json.dumps(old) == json.dumps(new) or _same(old, new))
    if change is not None:
        kept = json.dumps(old)
        sent = json.loads(json.dumps(change))
        assert json.dumps(applied(old, sent), sort_keys=True) == json.dumps(new, sort_keys=True)
        assert json.dumps(old) == kept


def _same(old: object, new: object) -> bool:
    """Equal but for the order of keys."""
    return json.dumps(old, sort_keys=True) == json.dumps(new, sort_keys=True)


def test_the_page_is_held_against_the_cases_of_today() -> None:
    told = [[old, difference(old, new), new] for old, new in CASES]
    assert json.loads(FILE.read_text("utf-8")) == told, f"write {FILE.name} anew"


def test_little_is_said_of_little() -> None:
    many = [{"tile": f"tile {n}", "goods": ["wood"] * 3} for n in range(20)]
    other = [dict(one) for one in many]
    other[7] = {"tile": "tile 7", "goods": ["wood"] * 2}
    assert difference(many, other) == {"7": {"goods": {"#": [2, 1, []]}}}
