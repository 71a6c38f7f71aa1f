"""Polish and Czech count in three forms, and not in the same three: 22 is told like 2 in Polish."""

from __future__ import annotations

import pytest

from osada.games.hamlet.rules import phrases as said
from osada.kernel.message import Message, Phrase
from osada.texts import Speech

from .hamlet_spoken import HAMLET

pytestmark = pytest.mark.pure_only

ADA = 0


def in_three(phrase: Phrase, **args: object) -> list[str]:
    told = Message(phrase, args).seen_by(None)
    return [Speech(HAMLET, lang, ("Ada", "Olaf")).message(told) for lang in ("en", "pl", "cs")]


@pytest.mark.parametrize(
    ("total", "texts"),
    [
        (1, ["Ada has 1 point.", "Ada ma 1 punkt.", "Ada má 1 bod."]),
        (2, ["Ada has 2 points.", "Ada ma 2 punkty.", "Ada má 2 body."]),
        (5, ["Ada has 5 points.", "Ada ma 5 punktów.", "Ada má 5 bodů."]),
        (22, ["Ada has 22 points.", "Ada ma 22 punkty.", "Ada má 22 bodů."]),
    ],
)
def test_points_are_counted(total: int, texts: list[str]) -> None:
    assert in_three(said.SCORED, seat=ADA, total=total) == texts


@pytest.mark.parametrize(
    ("gold", "texts"),
    [
        (1, ["Ada starts with 1 gold.", "Ada ma na początku 1 złoto.", "1 zlaťák."]),
        (2, ["Ada starts with 2 gold.", "Ada ma na początku 2 złota.", "2 zlaťáky."]),
        (5, ["Ada starts with 5 gold.", "Ada ma na początku 5 złota.", "5 zlaťáků."]),
        (22, ["Ada starts with 22 gold.", "Ada ma na początku 22 złota.", "22 zlaťáků."]),
    ],
)
def test_gold_is_counted(gold: int, texts: list[str]) -> None:
    en, pl, cs = in_three(said.STARTED, seat=ADA, gold=gold)
    assert [en, pl, cs.removeprefix("Ada má na začátku ")] == texts


@pytest.mark.parametrize(
    ("spaces", "texts"),
    [
        (1, ["1 space is still empty", "u Drwala jest puste 1 pole.", "je volné 1 místo."]),
        (2, ["2 spaces are still empty", "u Drwala są puste 2 pola.", "jsou volná 2 místa."]),
        (5, ["5 spaces are still empty", "u Drwala jest pustych 5 pól.", "je volných 5 míst."]),
        (22, ["22 spaces are still empty", "u Drwala są puste 22 pola.", "je volných 22 míst."]),
    ],
)
def test_empty_spaces_are_counted(spaces: int, texts: list[str]) -> None:
    told = in_three(said.NOT_BEGGING, tile="woodcutter", spaces=spaces)
    assert [text in sentence for text, sentence in zip(texts, told, strict=True)] == [True] * 3


@pytest.mark.parametrize(
    ("left", "texts"),
    [
        (1, ["1 more needed:", "jeszcze 1 surowca (", "Ještě je potřeba 1 surovina ("]),
        (2, ["2 more needed:", "jeszcze 2 surowców (", "Ještě jsou potřeba 2 suroviny ("]),
        (5, ["5 more needed:", "jeszcze 5 surowców (", "Ještě je potřeba 5 surovin ("]),
        (22, ["22 more needed:", "jeszcze 22 surowców (", "Ještě je potřeba 22 surovin ("]),
    ],
)
def test_what_is_left_to_pay_is_counted(left: int, texts: list[str]) -> None:
    told = in_three(said.ASK_PAY, seat=ADA, purpose="deliver", resources=["milk"], left=left)
    assert [text in sentence for text, sentence in zip(texts, told, strict=True)] == [True] * 3


@pytest.mark.parametrize(
    ("count", "texts"),
    [
        (1, ["makes 1 brick at", "wytwarza 1 cegłę u", "vyrábí 1 cihlu v"]),
        (2, ["makes 2 bricks at", "wytwarza 2 cegły u", "vyrábí 2 cihly v"]),
        (5, ["makes 5 bricks at", "wytwarza 5 cegieł u", "vyrábí 5 cihel v"]),
        (22, ["makes 22 bricks at", "wytwarza 22 cegły u", "vyrábí 22 cihel v"]),
    ],
)
def test_what_is_refined_is_counted(count: int, texts: list[str]) -> None:
    brick = {"seat": ADA, "tile": "master-stonemason", "resource": "brick", "fine": "no"}
    told = in_three(said.REFINED, **brick, count=count)
    assert [text in sentence for text, sentence in zip(texts, told, strict=True)] == [True] * 3
