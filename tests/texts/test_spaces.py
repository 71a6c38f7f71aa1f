"""Hard spaces where lines break by themselves: the page holds the same cases (spaces.test.ts)."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

import osada
from osada.texts.spaces import HARD, hold, hold_page

pytestmark = pytest.mark.pure_only

CASES = json.loads(Path(__file__).with_name("spaces.json").read_text(encoding="utf-8"))
TEXTS = sorted(Path(osada.__file__).parent.glob("**/texts/**/*.ftl"))


@pytest.mark.parametrize(("lang", "plain", "held"), CASES)
def test_short_words_and_numbers_are_held_to_the_next_word(
    lang: str, plain: str, held: str
) -> None:
    assert hold(plain, lang).replace(HARD, "~") == held
    assert hold(hold(plain, lang), lang) == hold(plain, lang)


def test_a_page_keeps_its_tags_and_its_style() -> None:
    page = '<style>p { margin: 0 auto }</style><p title="5 v z">5 v lodi<b>a k</b></p>'
    held = page.replace("5 v lodi", f"5{HARD}v{HARD}lodi").replace("a k<", f"a{HARD}k<")
    assert hold_page(page, "cs") == held


def test_no_text_holds_by_hand_what_the_rule_holds_for_it() -> None:
    by_hand = re.compile(rf"(?:\b\w|\d|}}){HARD}[\w{{%]")
    found = [file.name for file in TEXTS if by_hand.search(file.read_text(encoding="utf-8"))]
    assert found == []
