"""Polish and Czech count in three forms, and not in the same three: 22 is told like 2 in Polish."""

from __future__ import annotations

import pytest

from osada.texts import Speech

from .fluent_files import GAME

pytestmark = pytest.mark.pure_only


def say(lang: str, name: str, **args: object) -> str:
    speech = Speech(GAME, lang, ("Ada", "Olaf"))
    return speech.message({"key": f"vikings-{name}", "rule": "", "args": args})


@pytest.mark.parametrize(
    ("lang", "sterns", "text"),
    [
        ("en", 1, "Round 3 begins. 1 stern is left."),
        ("en", 2, "Round 3 begins. 2 sterns are left."),
        ("pl", 1, "Zaczyna się runda 3. Została 1 rufa."),
        ("pl", 2, "Zaczyna się runda 3. Zostały 2 rufy."),
        ("pl", 5, "Zaczyna się runda 3. Zostało 5 ruf."),
        ("pl", 22, "Zaczyna się runda 3. Zostały 22 rufy."),
        ("cs", 1, "Začíná kolo 3. Zbývá 1 záď."),
        ("cs", 2, "Začíná kolo 3. Zbývají 2 zádě."),
        ("cs", 5, "Začíná kolo 3. Zbývá 5 zádí."),
        ("cs", 22, "Začíná kolo 3. Zbývá 22 zádí."),
    ],
)
def test_the_sterns_left_are_counted(lang: str, sterns: int, text: str) -> None:
    assert say(lang, "round-began", round=3, sterns=sterns) == text


@pytest.mark.parametrize(
    ("lang", "count", "text"),
    [
        ("en", 0, "Nothing goes back under the pile."),
        ("en", 1, "1 token goes back face down under the pile."),
        ("pl", 0, "Nic nie wraca pod stos."),
        ("pl", 1, "1 żeton wraca zakryty pod stos."),
        ("pl", 2, "2 żetony wracają zakryte pod stos."),
        ("pl", 5, "5 żetonów wraca zakrytych pod stos."),
        ("pl", 22, "22 żetony wracają zakryte pod stos."),
        ("cs", 0, "Pod hromádku se nic nevrací."),
        ("cs", 1, "Lícem dolů pod hromádku se vrací 1 žeton."),
        ("cs", 2, "Lícem dolů pod hromádku se vracejí 2 žetony."),
        ("cs", 5, "Lícem dolů pod hromádku se vrací 5 žetonů."),
        ("cs", 22, "Lícem dolů pod hromádku se vrací 22 žetonů."),
    ],
)
def test_the_tokens_put_back_are_counted(lang: str, count: int, text: str) -> None:
    assert say(lang, "returned", seat=0, count=count) == text


@pytest.mark.parametrize(
    ("lang", "shields", "text"),
    [
        ("pl", 1, "Druga w kolejności kontroli: drużyna żółta, 1 tarcza."),
        ("pl", 2, "Druga w kolejności kontroli: drużyna żółta, 2 tarcze."),
        ("pl", 5, "Druga w kolejności kontroli: drużyna żółta, 5 tarcz."),
        ("pl", 22, "Druga w kolejności kontroli: drużyna żółta, 22 tarcze."),
        ("cs", 1, "Druhý v pořadí kontroly: žlutý tým, 1 štít."),
        ("cs", 2, "Druhý v pořadí kontroly: žlutý tým, 2 štíty."),
        ("cs", 5, "Druhý v pořadí kontroly: žlutý tým, 5 štítů."),
        ("cs", 22, "Druhý v pořadí kontroly: žlutý tým, 22 štítů."),
    ],
)
def test_shields_are_counted(lang: str, shields: int, text: str) -> None:
    assert say(lang, "control", ship=4, colour="yellow", rank=2, shields=shields) == text


@pytest.mark.parametrize(
    ("lang", "shields", "text"),
    [
        ("pl", 1, "Ada przenosi zielony fragment z 1 tarczą ze statku 3 na koniec statku 5."),
        ("pl", 2, "Ada przenosi zielony fragment z 2 tarczami ze statku 3 na koniec statku 5."),
        ("pl", 5, "Ada przenosi zielony fragment z 5 tarczami ze statku 3 na koniec statku 5."),
        ("pl", 22, "Ada przenosi zielony fragment z 22 tarczami ze statku 3 na koniec statku 5."),
        ("cs", 1, "Ada překládá zelený díl s 1 štítem z lodi 3 na konec lodi 5."),
        ("cs", 2, "Ada překládá zelený díl se 2 štíty z lodi 3 na konec lodi 5."),
        ("cs", 5, "Ada překládá zelený díl s 5 štíty z lodi 3 na konec lodi 5."),
        ("cs", 6, "Ada překládá zelený díl se 6 štíty z lodi 3 na konec lodi 5."),
        ("cs", 22, "Ada překládá zelený díl s 22 štíty z lodi 3 na konec lodi 5."),
    ],
)
def test_a_piece_is_told_with_its_shields(lang: str, shields: int, text: str) -> None:
    assert say(lang, "jumped", seat=0, colour="green", shields=shields, ship=3, target=5) == text


@pytest.mark.parametrize(
    ("lang", "total", "tokens", "text"),
    [
        ("pl", 1, 1, "Olaf ma 1 punkt: 0 za towary (1 żeton) i 1 za wygrane zakłady."),
        ("pl", 22, 2, "Olaf ma 22 punkty: 21 za towary (2 żetony) i 1 za wygrane zakłady."),
        ("pl", 12, 5, "Olaf ma 12 punktów: 11 za towary (5 żetonów) i 1 za wygrane zakłady."),
        ("cs", 1, 1, "Olaf má 1 bod: 0 za zboží (1 žeton) a 1 za vyhrané sázky."),
        ("cs", 2, 2, "Olaf má 2 body: 1 za zboží (2 žetony) a 1 za vyhrané sázky."),
        ("cs", 22, 5, "Olaf má 22 bodů: 21 za zboží (5 žetonů) a 1 za vyhrané sázky."),
    ],
)
def test_points_and_tokens_are_counted(lang: str, total: int, tokens: int, text: str) -> None:
    told = say(lang, "scored", seat=1, total=total, goods=total - 1, bets=1, tokens=tokens)
    assert told == text
