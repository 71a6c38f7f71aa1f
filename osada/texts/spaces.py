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
SHORT: Final = {"pl": "aiouwz", "cs": "aikosuvz"}
"""Words of one letter that lean on the next word. English holds nothing."""
NUMBER: Final = re.compile(r"(\d) (?=[^\W\d_]|[%‰×])")
PIECES: Final = re.compile(r"<style>.*?</style>|>[^<]+", re.DOTALL)


def hold(text: str, lang: str) -> str:
    """A text with hard spaces where its language wants them."""
    short = _SHORT_WORDS.get(lang)
    if short is None:
        return text
    text = short.sub(lambda found: found[1] + found[2].replace(" ", HARD), text)
    return NUMBER.sub(rf"\1{HARD}", text)


def hold_page(page: str, lang: str) -> str:
    """The same for all that is told in a page of HTML; its tags and its style stay."""
    return PIECES.sub(lambda found: found[0] if found[0][0] == "<" else hold(found[0], lang), page)


_SHORT_WORDS: Final = {
    lang: re.compile(rf"(^|[^\w’'.\-–/])((?:[{short}] )+)(?=\S)", re.IGNORECASE)
    for lang, short in SHORT.items()
}
