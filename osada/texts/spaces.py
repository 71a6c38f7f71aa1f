"""Hard spaces, by the typography of a language: no line ends with a Polish „w” or a Czech „k“, and
a number stays with what it counts.

Only for text that is shown where lines break by themselves: pages. What is typed, compared,
searched, kept in records or printed at a terminal has plain spaces. The twin of this file is
web/src/lib/spaces.ts; both are held by tests/texts/spaces.json.

>>> hold("w porcie i 5 statków", "pl").replace(HARD, "~")
'w~porcie i~5~statków'
"""

from __future__ import annotations

import re
from typing import Final

HARD: Final = "\u00a0"
SHORT: Final = {
    "pl": re.compile(r"(?<![\w’'.\-–/])([aiouwz]) (?=\S)", re.IGNORECASE),
    "cs": re.compile(r"(?<![\w’'.\-–/])([aikosuvz]) (?=\S)", re.IGNORECASE),
}
"""Words of one letter that lean on the next word. English holds nothing."""
NUMBER: Final = re.compile(r"(\d) (?=[^\W\d_]|[%‰×])")
TOLD: Final = re.compile(r">[^<]+")
STYLED: Final = "</style>"


def hold(text: str, lang: str) -> str:
    """A text with hard spaces where its language wants them."""
    short = SHORT.get(lang)
    if short is None:
        return text
    return NUMBER.sub(rf"\1{HARD}", short.sub(rf"\1{HARD}", text))


def hold_page(page: str, lang: str) -> str:
    """The same for all that is told in a page of HTML; its tags, and what stands before the end of
    its style, stay as they are."""
    head, styled, body = page.rpartition(STYLED)
    return head + styled + TOLD.sub(lambda found: hold(found[0], lang), body)
