"""What an editor has struck out once does not come back, in whichever file: idioms of another
language, two verbs for one gesture, one language's habits in another."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

import pytest

import osada

from .test_glossary import texts_in

pytestmark = pytest.mark.pure_only

TEXTS: Final = Path(osada.__file__).parent
STRUCK: Final = {
    "en": {
        "to move": r"\b(is|whoever) in turn\b",
        "analysed, checked": r"\blooked at\b",
        "on the first try": r"\bat the first (try|attempt)\b",
        "best moves for": r"\bThe best for\b",
        "unpacked": r"\bout of the box\b",
        "a random move": r"\blots were\b",
        "a chance in points": r"\bchances to win\b",
        "differently": r"\b(went|was|happened) otherwise\b",
        "slightly, much weaker": r"\ba (little|good deal) (less|worse)\b",
        "is not a": r"(?<!There )\bis no (step|action|number|record)\b",
        "anyone else": r"\bWhoever else\b",
        "theme": r"\bIt is about:",
        "highlighted": r"\b(lit|a blue) (place|piece|keel)\b(?! with)",
        "use it to sit down": r"\bsit down by it\b",
        "costs a great deal": r"\bwould be dear\b",
        "goods token": r"\ba good on\b",
        "choose": r"\b[Cc]lick\b|\b[Tt]ap\b|\b[Pp]ress (?!Enter|it flat)\w",
        "12%": r"\d %|^ %",
        "by five percentage points": r"\bby \w+ per cent\b",
        "set up a table": r"\b[Ss]et a table\b|\btable could be set\b(?! up)",
        "there is": r"\bThere (lies|lie)\b",
    },
    "pl": {
        "wybierz": r"[Kk]likn|[Nn]aciśnij (?!Enter|Esc)|\b[Dd]otknij\b|\b[Ss]tuknij",
        "twój, małą literą": r"[\w,] (Tw(ój|oj\w+)|Ciebie|Tobie)\b",
        "proponuje zakończenie": r"proponuje \w+ć\b",
        "zmienia": r"\bod teraz\b(?! jest)",
        "p.p.": r"\bze? 100 szans",
        "nieaktualna": r"\bstrona jest (za|zbyt) stara",
        "szczegóły w osobnym wierszu": r"\(szczegóły",
        "Naucz się": r"^Nauka\b",
        "12%": r"\d %|^ %",
        "o punkty procentowe": r"\bo \w+ (lub więcej )?procent\b",
        "masz …, a": r"^Mając\b",
        "kto ma ruch": r"\bna ruchu\b",
    },
    "cs": {
        "rada": r"[Nn]ápověd",
        "zvolte": r"[Kk]likn|[Ss]tiskn\w+ (?!Enter|Esc)|[Ťť]ukn|\b[Vv]yberte (?!si)",
        "zvýrazněný": r"podsvíc",
        "provést akci": r"\b[Jj]edna(t|l|li|jí)\b",
        "vy": r"\b(tebou|tobě|souhlasíš|můžeš|chceš|máš|jsi|tvůj|tvoje)\b",
        "ze 100": r"ze 100 šanc",
        "neaktuální": r"[Ss]tránka je příliš stará",
        "podrobnosti ve zvláštním řádku": r"\([Pp]odrobnosti",
        "o procentní body": r"\bo \w+ (nebo více )?procent\b",
        "nezapomene": r"\bodvid",
    },
}
SPEAKING: Final = {"story.ftl", "ranger.ftl"}
"""There people of the valley speak as they please."""


def _files(lang: str) -> list[Path]:
    found = sorted(TEXTS.glob(f"**/texts/**/{lang}/*.ftl"))
    return [file for file in found if file.name not in SPEAKING]


@pytest.mark.parametrize("lang", STRUCK)
def test_no_text_says_what_was_struck_out(lang: str) -> None:
    assert len(_files(lang)) > 30
    for better, pattern in STRUCK[lang].items():
        found = [
            (file.parent.parent.parent.name, file.name, text)
            for file in _files(lang)
            for text in texts_in(file)
            if re.search(pattern, text)
        ]
        assert found == [], f"{lang}: say “{better}”"


@pytest.mark.parametrize(
    ("lang", "better", "text"),
    [
        ("en", "choose", "Press a tile under the valley."),
        ("en", "choose", "Your turn: click a marked tile"),
        ("en", "to move", "Whoever is in turn may ask for a good move"),
        (
            "en",
            "by five percentage points",
            "No decision moved the chance by five per cent or more.",
        ),
        ("en", "set up a table", "Set a table"),
        ("en", "there is", "There lie 3 adventure cards that nobody knows yet."),
        (
            "pl",
            "o punkty procentowe",
            "Żadna decyzja nie zmieniła szansy o pięć lub więcej procent.",
        ),
        ("pl", "masz …, a", "Mając 3 monety i takie poletko, nie warto nic sadzić."),
        ("pl", "kto ma ruch", "Kto jest na ruchu, może poprosić o dobry ruch"),
        ("cs", "o procentní body", "Rozhodnutí nezměnilo šanci o pět nebo více procent."),
        ("cs", "nezapomene", "Co bylo jednou vidět, nejde odvidět"),
        ("pl", "wybierz", "Naciśnij kość w wieży."),
        ("pl", "twój, małą literą", "Na Twoim miejscu zagra komputer, znika z Twojej listy."),
        ("cs", "rada", "Nápověda nepřišla."),
        ("cs", "vy", "Někdo by si s tebou rád vyměnil postavu."),
    ],
)
def test_what_was_struck_out_would_be_found(lang: str, better: str, text: str) -> None:
    assert re.search(STRUCK[lang][better], text)
