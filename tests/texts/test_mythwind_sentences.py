"""Whole sentences of Mythwind's town as people read them, in three languages."""

from __future__ import annotations

from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource

from osada.games.mythwind.rules import phrases as said
from osada.games.mythwind.rules.words import BUILDINGS
from osada.kernel.message import Message, Phrase
from osada.texts import Speech

from .fluent_files import LANGUAGES
from .mythwind_spoken import MYTHWIND

pytestmark = pytest.mark.pure_only
ADA = 0
PAGES = Path(said.__file__).parents[1] / "texts"


def speech(lang: str) -> Speech:
    return Speech(MYTHWIND, lang, ("Ada", "Olaf"))


def in_three(phrase: Phrase, **args: object) -> list[str]:
    told = Message(phrase, args).seen_by(None)
    return [speech(lang).message(told) for lang in ("en", "pl", "cs")]


@pytest.mark.rule("MYT-HIRE-01")
@pytest.mark.parametrize(
    ("price", "told"),
    [
        (
            0,
            [
                "Ada hires a Sprite of value 2 for free.",
                "Ada zatrudnia duszka o wartości 2 bez opłaty.",
                "Ada najímá skřítka s hodnotou 2 bez placení.",
            ],
        ),
        (
            2,
            [
                "Ada hires a Sprite of value 2 for 2 coins.",
                "Ada zatrudnia duszka o wartości 2 i płaci 2 monety.",
                "Ada najímá skřítka s hodnotou 2 a platí 2 mince.",
            ],
        ),
        (
            5,
            [
                "Ada hires a Sprite of value 2 for 5 coins.",
                "Ada zatrudnia duszka o wartości 2 i płaci 5 monet.",
                "Ada najímá skřítka s hodnotou 2 a platí 5 mincí.",
            ],
        ),
    ],
)
def test_a_hired_worker_is_told_with_its_price(price: int, told: list[str]) -> None:
    assert in_three(said.HIRED, seat=ADA, die="s2", price=price) == told


@pytest.mark.rule("MYT-COIN-01")
def test_whatever_comes_in_has_a_plus_sign_and_what_goes_out_a_minus() -> None:
    for change in (*range(1, 121), -1, -60, -150):
        told = in_three(said.COINS, seat=ADA, change=change, coins=200)
        figure = f"({change:+d})".replace("-", "−")
        assert [figure in text for text in told] == [True] * 3, told


@pytest.mark.rule("MYT-RES-02")
def test_a_changed_track_tells_what_it_is_now_and_how_it_changed() -> None:
    assert in_three(said.TRACK_CHANGED, resource="food", change=2, value=4) == [
        "Food is now 4 (+2).",
        "Żywność: teraz 4 (+2).",
        "Jídlo: teď 4 (+2).",
    ]
    assert in_three(said.TRACK_CHANGED, resource="culture", change=-1, value=0) == [
        "Culture is now 0 (−1).",
        "Kultura: teraz 0 (−1).",
        "Kultura: teď 0 (−1).",
    ]


@pytest.mark.rule("MYT-COIN-01")
@pytest.mark.parametrize(
    ("coins", "told"),
    [
        (1, ["1 coin", "1 monetę", "1 minci"]),
        (2, ["2 coins", "2 monety", "2 mince"]),
        (5, ["5 coins", "5 monet", "5 mincí"]),
        (22, ["22 coins", "22 monety", "22 mincí"]),
    ],
)
def test_coins_are_counted(coins: int, told: list[str]) -> None:
    sentences = in_three(said.COINS, seat=ADA, change=1, coins=coins)
    assert [text in sentence for text, sentence in zip(told, sentences, strict=True)] == [True] * 3


@pytest.mark.rule("MYT-EVENT-07")
@pytest.mark.parametrize(
    ("count", "told"),
    [
        (1, ["1 new card goes", "trafia 1 nowa karta", "přibývá 1 nová karta"]),
        (3, ["3 new cards go", "trafiają 3 nowe karty", "přibývají 3 nové karty"]),
        (5, ["5 new cards go", "trafia 5 nowych kart", "přibývá 5 nových karet"]),
        (22, ["22 new cards go", "trafiają 22 nowe karty", "přibývá 22 nových karet"]),
    ],
)
def test_new_cards_are_counted(count: int, told: list[str]) -> None:
    sentences = in_three(said.DECK_GREW, deck="event", count=count)
    assert [text in sentence for text, sentence in zip(told, sentences, strict=True)] == [True] * 3


@pytest.mark.rule("MYT-DAWN-04")
def test_a_season_effect_tells_the_days_that_made_it() -> None:
    days = ["rainy", "cloudy", "sunny"]
    assert in_three(said.SEASON_EFFECT, season="spring", symbols=days) == [
        "The last three days (rainy, cloudy and sunny) match a weather pattern of Spring: "
        "its season effect happens.",
        "Trzy ostatnie dni (deszczowo, pochmurno i słonecznie) pasują do wzorca pogodowego wiosny: "
        "następuje jego efekt.",
        "Poslední tři dny (deštivo, oblačno a slunečno) odpovídají vzoru počasí pro jaro: "
        "nastává jeho efekt.",
    ]


@pytest.mark.rule("MYT-NOON-03")
def test_a_taken_place_tells_who_is_there() -> None:
    assert in_three(said.OCCUPIED, space="post-office", seat=1) == [
        "There is room for only one figure at the Post Office, and Olaf is there today. "
        "Choose another place.",
        "Tylko jedna figurka może stać na Poczcie, a dziś jest tam Olaf. Wybierz inne miejsce.",
        "Vejde se na poštu jen jedna figurka a dnes je tam Olaf. Zvolte jiné místo.",
    ]


@pytest.mark.rule("MYT-GEN-08")
def test_a_joint_question_says_that_it_is_one() -> None:
    told = in_three(said.ASK, seat=ADA, question="building-area", joint="yes")
    assert told == [
        "Ada: On which empty area do you put the building? You decide together.",
        "Ada: Na którym pustym obszarze postawić budynek? Decydujecie razem.",
        "Ada: Ve které prázdné oblasti bude budova stát? Rozhodujete společně.",
    ]


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("visit bakery", ["go to the Bakery", "idź do Piekarni", "jít do pekárny"]),
        (
            "visit hire",
            ["go to the tile “Hire”", "idź na pole „Zatrudnienie”", "jít na dílek „Najímání“"],
        ),
        (
            "construct docks",
            ["build the Docks", "zbuduj Doki", "začít stavět doky"],
        ),
        (
            "buy production",
            [
                "buy 1 Production for the town",
                "kup miasteczku 1 produkcji",
                "koupit městečku 1 výrobu",
            ],
        ),
        (
            "become ranger",
            ["play the Ranger from now on", "graj odtąd Leśniczym", "hrát odteď za Hraničáře"],
        ),
    ],
)
def test_actions_have_a_persons_words(text: str, told: list[str]) -> None:
    action = MYTHWIND.vocabulary.by_text[text]
    assert [speech(lang).action(action) for lang in ("en", "pl", "cs")] == told


@pytest.mark.parametrize(
    ("effect", "args", "told"),
    [
        (
            "res",
            {"resources-number": 4, "resources-either": "", "change": 1},
            ["Any resource +1", "Dowolny zasób +1", "Libovolný zdroj +1"],
        ),
        (
            "coins",
            {"who": "each", "change": -2},
            [
                "Coins −2 (each character)",
                "Monety −2 (każda postać)",
                "Mince −2 (každá postava)",
            ],
        ),
        (
            "strengthen",
            {"place": "tower", "kind": "sprite", "count": 99},
            [
                "Strengthen Sprites at the Tower: all",
                "Wzmocnienie: duszki w wieży (wszystkie kości)",
                "Posílení: skřítci ve věži (všechny kostky)",
            ],
        ),
        (
            "construct",
            {"level": "II"},
            [
                "Construct, at most level II",
                "Budowa, najwyżej poziom II",
                "Stavba, nejvýš úroveň II",
            ],
        ),
    ],
)
def test_an_effect_can_be_told_in_words(
    effect: str, args: dict[str, str | int], told: list[str]
) -> None:
    spoken = [speech(lang).name(f"effect-{effect}", **args) for lang in ("en", "pl", "cs")]
    assert spoken == told


def test_buildings_are_called_as_in_the_polish_charter() -> None:
    some = ("longhouse", "trading-post", "delicatessen", "pub", "fishing-grounds", "union-seat")
    assert [speech("pl").word(building) for building in some] == [
        "Długi dom",
        "Faktoria",
        "Delikatesy",
        "Knajpa",
        "Łowisko",
        "Siedziba związkowców",
    ]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_two_buildings_have_the_same_name(lang: str) -> None:
    assert len({speech(lang).word(building) for building in BUILDINGS}) == len(BUILDINGS)


@pytest.mark.rule("MYT-TOWER-01")
@pytest.mark.parametrize("upgrade", range(1, 9))
def test_a_tower_upgrade_is_told_by_its_name_and_not_by_its_rule(upgrade: int) -> None:
    told = in_three(said.UPGRADE, upgrade=upgrade)
    assert not any("MYT" in text or f" {upgrade}." in text for text in told)


@pytest.mark.rule("MYT-EVENT-02")
def test_what_was_chosen_of_a_card_is_told_without_its_letter() -> None:
    for key in "abcd":
        for text in in_three(said.EVENT_CHOSEN, card=1, key=key):
            assert not text.removesuffix(".").endswith((f" {key}", f"{key}”", f"{key}“"))


def test_fiks_is_a_she_in_every_language() -> None:
    told = [speech(lang).name("event-24-text") for lang in ("en", "pl", "cs")]
    for words, text in zip(("herself", "która", "která"), told, strict=True):
        assert words in text, text


def test_between_two_seasons_no_day_is_told() -> None:
    for lang in ("en", "pl", "cs"):
        resource = (PAGES / lang / "page.ftl").read_text(encoding="utf-8")
        bundle = FluentBundle([lang], use_isolating=False)
        bundle.add_resource(FluentResource(resource))
        pattern = bundle.get_message("mythwind-page-day-title").value
        assert pattern is not None
        assert bundle.format_pattern(pattern, {"day": 0, "phase": "—"})[0] == "—"
        assert "3" in str(bundle.format_pattern(pattern, {"day": 3, "phase": "—"})[0])
