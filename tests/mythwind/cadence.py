"""How the story sounds: how long its outcomes are, and which props come too often.

`python -m tests.mythwind.cadence` prints the counts of chapters two to four in each language.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

from .stories import GAME, LANGUAGES

OUTCOME = re.compile(r"^mythwind-\w+-\d+.*-(?:then|else|fallback) = (.*)$", re.MULTILINE)
TEXT = re.compile(r"^mythwind-(?:event|adventure)-\d+\S* = (.*)$", re.MULTILINE)
END = re.compile(r"[.!?…]+[”“]?(?=\s+[^a-ząćęłńóśźžščřďťňáéíýúůě]|$)")
BOUNDS = ("mythwind-event-21-title", "mythwind-event-67-title")
"""The first card of chapter two, and the first of those that come after chapter four."""
SPOKEN = {"en": "“", "pl": "– ", "cs": "„"}
PROPS = {
    "en": {
        "nobody": r"\b(?:nobody|no one)\b",
        "somebody": r"\b(?:somebody|someone)\b",
        "in the morning": r"\b(?:in the morning|by morning|next morning)",
        "by evening": r"\b(?:by evening|in the evening|that evening)",
        "nine, forty": r"\b(?:nine|ninth|forty)\b",
        "it turns out": r"\bturns? out\b",
        "one (who?)": r"(?:^|[.;,:]\s+|\bwhen |\bif |\bwhat |\bthat |\bas )"
        r"one (?!(?:of|every|more|by one|plate|blow|square|saw|potato|stair|loaf|pull|hand)\b)"
        r"[a-z]+",
    },
    "pl": {
        "nikt": r"\b(?:nikt|nikogo|nikomu)\b",
        "ktoś": r"\b(?:ktoś|kogoś|komuś|kimś)\b",
        "rano": r"\b(?:rano|do rana|nad ranem)\b",
        "wieczorem": r"\b(?:wieczorem|do wieczora|pod wieczór)\b",
        "dziewięć, czterdzieści": r"\b(?:dziewię\w+|dziewiąt\w+|czterdzie\w+)\b",
        "okazuje się": r"okazuje się|okazało się",
    },
    "cs": {
        "nikdo": r"\b(?:nikdo|nikoho|nikomu|nikým)\b",
        "někdo": r"\b(?:někdo|někoho|někomu|někým)\b",
        "ráno": r"\b(?:ráno|do rána|k ránu)\b",
        "večer": r"\b(?:večer|do večera|navečer|k večeru)\b",
        "devět, čtyřicet": r"\b(?:devět|devít\w*|devát\w+|čtyřic\w+)\b",
        "ukáže se": r"ukáže se|ukázalo se",
    },
}


@dataclass
class Cadence:
    """Chapters two to four in one language."""

    outcomes: int
    one: float
    """The share of outcomes that are one sentence, and no more."""
    more: float
    """The share of those that are three sentences or more, or hold a line of speech."""
    props: dict[str, int]


def cadence(lang: str) -> Cadence:
    """What is counted of a language."""
    file = (GAME / "texts" / lang / "story.ftl").read_text(encoding="utf-8")
    lines = file.split("\n")
    first, last = (lines.index(next(x for x in lines if x.startswith(k))) for k in BOUNDS)
    chapters = "\n".join(lines[first:last])
    outcomes = OUTCOME.findall(chapters)
    long = [len(END.findall(text)) for text in outcomes]
    spoken = [SPOKEN[lang] in text for text in outcomes]
    told = "\n".join(TEXT.findall(chapters))
    return Cadence(
        len(outcomes),
        sum(n <= 1 and not said for n, said in zip(long, spoken, strict=True)) / len(long),
        sum(n > 2 or said for n, said in zip(long, spoken, strict=True)) / len(long),
        {
            name: len(re.findall(found, told, re.IGNORECASE | re.MULTILINE))
            for name, found in PROPS[lang].items()
        },
    )


if __name__ == "__main__":
    for lang in LANGUAGES:
        print(lang, cadence(lang))
