"""What a tie-break decided is told with its figures."""

from __future__ import annotations

import pytest

import osada
from osada.cli.table.ending import _verdict
from osada.kernel.outcome import Outcome, Score
from osada.terminal import Talk
from osada.texts import Speech

SCORES = tuple(Score(seat, {"fur": 9}, (tokens,)) for seat, tokens in enumerate((4, 5, 2)))
TIED = Outcome(SCORES, ("goods-tokens",))


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "Bo wins on the tie-break: Goods tokens, 5 to 4."),
        ("pl", "Bo wygrywa po remisie: Żetony towarów, 5 do 4."),
        ("cs", "Bo vyhrává při shodě: Žetony zboží, 5 ku 4."),
    ],
)
def test_a_win_on_the_tie_break_says_by_how_much(lang: str, said: str) -> None:
    speech = Speech(osada.game("vikings"), lang, ("Ada", "Bo", "Cy"))
    assert _verdict(TIED, speech, Talk(lang)) == said
