"""Whole sentences of Hamlet as people read them, in three languages."""

from __future__ import annotations

import pytest

from osada.games.hamlet.rules import phrases as said
from osada.kernel.message import Message, Phrase
from osada.texts import Speech

from .fluent_files import LANGUAGES
from .hamlet_spoken import HAMLET

ADA, OLAF = 0, 1
NAMES = ("Ada", "Olaf")
WORDS = HAMLET.vocabulary.by_text


def read(lang: str, phrase: Phrase, **args: object) -> str:
    return Speech(HAMLET, lang, NAMES).message(Message(phrase, args).seen_by(None))


def in_three(phrase: Phrase, **args: object) -> list[str]:
    return [read(lang, phrase, **args) for lang in ("en", "pl", "cs")]


# -- transport and payment: why something cannot come, and what would help ---------------------


@pytest.mark.rule("HAM-TRANSPORT-02")
def test_milk_that_cannot_come_tells_where_a_donkey_is_lacking() -> None:
    milk = {"resource": "milk", "tile": "dairy-farm", "target": "church"}
    assert in_three(said.CANNOT_COME, **milk, donkeys=["barn-a"]) == [
        "The milk at the Dairy Farm would need your donkey at Barn I to get to the Church.",
        "Żeby sprowadzić mleko z Mleczarni do Kościoła, potrzebujesz swojego osła w Stodole I.",
        "K přepravě mléka z ovčí farmy do kostela potřebujete svého osla ve stodole I.",
    ]
    assert in_three(said.CANNOT_COME, **milk, donkeys=["barn-a", "stonemason"]) == [
        "The milk at the Dairy Farm would need your donkeys at Barn I and at the Stonemason "
        "to get to the Church.",
        "Żeby sprowadzić mleko z Mleczarni do Kościoła, potrzebujesz swoich osłów "
        "w Stodole I i u Kamieniarza.",
        "K přepravě mléka z ovčí farmy do kostela potřebujete své osly "
        "ve stodole I a v kamenictví.",
    ]


@pytest.mark.rule("HAM-TRANSPORT-04")
def test_what_is_missing_is_told_with_everything_that_would_do() -> None:
    told = {"wanted": 3, "resources": ["milk", "brick"], "target": "church"}
    assert in_three(said.SHORT, **told, reachable=1) == [
        "You need 3 resources (milk or brick), but only 1 can be brought to the Church.",
        "Potrzeba 3 surowców (mleko lub cegła), a do Kościoła dotrze tylko 1.",
        "Jsou potřeba 3 suroviny (mléko nebo cihla), ale do kostela lze dopravit jen 1.",
    ]
    assert in_three(said.SHORT, **told, reachable=0) == [
        "You need 3 resources (milk or brick), but none can be brought to the Church.",
        "Potrzeba 3 surowców (mleko lub cegła), a do Kościoła nie dotrze żaden.",
        "Jsou potřeba 3 suroviny (mléko nebo cihla), ale do kostela nelze dopravit žádnou.",
    ]


@pytest.mark.rule("HAM-BUY-02")
def test_a_market_without_a_road_is_told_apart_from_one_that_lacks_a_donkey() -> None:
    assert in_three(said.MARKET_TOO_FAR, target="town-hall", donkeys=[]) == [
        "Buying does not help: no road leads from the Market to the Town Hall.",
        "Kupowanie nie pomoże: z Targu nie prowadzi do Ratusza żadna droga.",
        "Nákup nepomůže: z tržiště nevede na rychtu žádná cesta.",
    ]
    assert in_three(said.MARKET_TOO_FAR, target="town-hall", donkeys=["church"]) == [
        "What you buy starts at the Market and would need your donkey at the Church "
        "to get to the Town Hall.",
        "Kupione surowce wyruszają z Targu: żeby sprowadzić je do Ratusza, "
        "potrzebujesz swojego osła na Kościele.",
        "Koupené suroviny se přepravují z tržiště: aby se dostaly na rychtu, "
        "potřebujete svého osla v kostele.",
    ]


@pytest.mark.rule("HAM-TRANSPORT-02")
@pytest.mark.parametrize(
    ("lang", "text"),
    [
        ("en", "would need your donkey at the Church to get to the Market."),
        ("pl", "na Targ, potrzebujesz swojego osła na Kościele."),
        ("cs", "na tržiště potřebujete svého osla v kostele."),
    ],
)
def test_a_real_refusal_says_which_donkey_would_help(lang: str, text: str) -> None:
    state = HAMLET.start(2)
    seat = state.turn[0]
    for move in ("donkeys", "lead church market", "go market"):
        state.play(seat, HAMLET.parse(state, move))
    view = state.view(seat)
    reasons = [
        reason
        for number in range(1, 13)
        for reason in state.explain(seat, HAMLET.parse(state, f"sell {number}"))
    ]
    assert view["stage"] == "act"
    speech = Speech(HAMLET, lang, NAMES)
    told = [speech.message(reason.seen_by(seat)) for reason in reasons]
    assert any(sentence.endswith(text) for sentence in told)


# -- building ----------------------------------------------------------------------------------


@pytest.mark.rule("HAM-TILE-04")
def test_a_clash_names_both_sections() -> None:
    clash: dict[str, object] = {
        "tile": "lumber-mill",
        "section": 3,
        "terrain": "road",
        "other": "church",
        "other_section": 5,
        "other_terrain": "forest",
    }
    assert in_three(said.ROAD_CLASH, **clash) == [
        "Here section 3 of the Lumber Mill (road) and section 5 of the Church (forest) "
        "would touch. A road section may touch only another road section.",
        "Tutaj zetknęłyby się odcinek 3 Tartaku (droga) i odcinek 5 Kościoła (las). "
        "Odcinek drogi może się stykać tylko z innym odcinkiem drogi.",
        "Tady by se dotkly úsek 3 pily (cesta) a úsek 5 kostela (les). "
        "Úsek s cestou se smí dotýkat jen jiného úseku s cestou.",
    ]


@pytest.mark.rule("HAM-BRIDGE-02")
def test_a_cliff_is_told_by_what_the_road_would_need() -> None:
    assert in_three(said.CLIFF, road="path", origin="barn-b", target="lumber-mill") == [
        "A path leads from forest to forest, and nowhere do Barn II and the Lumber Mill meet "
        "with forest on both sides.",
        "Ścieżka łączy las z lasem, a między Stodołą II a Tartakiem nigdzie nie ma lasu "
        "po obu stronach.",
        "Stezka spojuje les s lesem, a mezi stodolou II a pilou nikde není les na obou stranách.",
    ]


@pytest.mark.rule("HAM-BUILD-04")
def test_a_building_that_brings_no_points_is_told_without_any() -> None:
    assert in_three(said.BUILT, seat=ADA, tile="farrier", stars=0) == [
        "Ada builds the Farrier.",
        "Ada wznosi budowlę „Kowal”.",
        "Ada staví kovárnu.",
    ]
    assert in_three(said.BUILT, seat=ADA, tile="windmill", stars=4) == [
        "Ada builds the Windmill and gets 4 points.",
        "Ada wznosi budowlę „Wiatrak” i dostaje 4 punkty.",
        "Ada staví větrný mlýn a získává 4 body.",
    ]


# -- events ------------------------------------------------------------------------------------


@pytest.mark.rule("HAM-PROD-02")
def test_equal_resources_are_told_together() -> None:
    told = {"seat": OLAF, "tile": "barn-a", "goods": ["wood", "wood", "stone"]}
    assert in_three(said.PRODUCED, **told, gold=0, stars=2) == [
        "Olaf fills the spaces at Barn I with 2 wood and 1 stone and gets 2 points.",
        "Olaf zapełnia puste pola w Stodole I: 2 drewna i 1 kamień. Nagroda: 2 punkty.",
        "Olaf zaplňuje volná místa ve stodole I: 2 dřeva a 1 kámen. Odměna: 2 body.",
    ]


@pytest.mark.rule("HAM-RES-04")
def test_the_maker_of_a_fine_resource_is_told_what_it_brought() -> None:
    told = {"seat": OLAF, "resource": "flour"}
    assert in_three(said.REWARDED, **told, gold=2, stars=2, fine="yes") == [
        "Olaf made the high-quality flour and gets 2 gold and 2 points.",
        "Olaf dostaje nagrodę za mąkę wysokiej jakości: 2 złota i 2 punkty.",
        "Olaf získává odměnu za mouku vysoké kvality: 2 zlaťáky a 2 body.",
    ]
    assert in_three(said.REWARDED, **told, gold=1, stars=1, fine="no") == [
        "Olaf made the flour and gets 1 gold and 1 point.",
        "Olaf dostaje nagrodę za mąkę: 1 złoto i 1 punkt.",
        "Olaf získává odměnu za mouku: 1 zlaťák a 1 bod.",
    ]


@pytest.mark.rule("HAM-HALL-04")
def test_a_blueprint_is_told_with_its_price_and_its_coins() -> None:
    told = {"seat": ADA, "tile": "stables"}
    assert in_three(said.BLUEPRINT_TAKEN, **told, price=0, coins=0) == [
        "Ada takes the blueprint of the Stables for free.",
        "Ada bierze za darmo projekt Stajni.",
        "Ada bere zdarma plán stájí.",
    ]
    assert in_three(said.BLUEPRINT_TAKEN, **told, price=2, coins=1) == [
        "Ada takes the blueprint of the Stables for 2 gold, together with the 1 gold lying on it.",
        "Ada bierze projekt Stajni za 2 złota. Zabiera też leżące na nim złoto: 1.",
        "Ada bere plán stájí za 2 zlaťáky. Získává i zlaťáky, které na něm leží: 1.",
    ]


@pytest.mark.parametrize(
    ("origin", "target", "texts"),
    [
        (
            "quarry",
            "market",
            [
                "Ada leads a donkey from the Quarry to the Market.",
                "Ada prowadzi osła z Kamieniołomu na Targ.",
                "Ada vede osla z kamenolomu na tržiště.",
            ],
        ),
        (
            "stonemason",
            "barn-a",
            [
                "Ada leads a donkey from the Stonemason to Barn I.",
                "Ada prowadzi osła od Kamieniarza do Stodoły I.",
                "Ada vede osla z kamenictví do stodoly I.",
            ],
        ),
        (
            "forest-pond",
            "monument",
            [
                "Ada leads a donkey from the Forest Pond to the Monument.",
                "Ada prowadzi osła znad Stawu leśnego do Pomnika.",
                "Ada vede osla od lesního rybníka k památníku.",
            ],
        ),
        (
            "warehouse",
            "town-hall",
            [
                "Ada leads a donkey from the Warehouse to the Town Hall.",
                "Ada prowadzi osła ze Składu do Ratusza.",
                "Ada vede osla ze skladiště na rychtu.",
            ],
        ),
    ],
)
def test_a_place_takes_the_preposition_it_needs(origin: str, target: str, texts: list[str]) -> None:
    assert in_three(said.DONKEY_LED, seat=ADA, origin=origin, target=target) == texts


# -- what can be chosen ------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "en", "pl", "cs"),
    [
        ("donkeys", "move your donkeys", "ruch osłów", "přesunout osly"),
        (
            "lead quarry barn-a",
            "a donkey from the Quarry to Barn I",
            "osioł z Kamieniołomu do Stodoły I",
            "vést osla z kamenolomu do stodoly I",
        ),
        ("go farm", "a villager to the Farm", "mieszkaniec na Farmę", "poslat vesničana na statek"),
        (
            "fill wood wood stone",
            "fill with 2 wood and 1 stone",
            "zapełnij pola: 2 drewna i 1 kamień",
            "zaplnit místa: 2 dřeva a 1 kámen",
        ),
        ("refine 2", "refine 2 resources", "przetwórz 2 surowce", "zpracovat 2 suroviny"),
        ("hire donkey", "hire a donkey", "zatrudnij osła", "najmout osla"),
        ("sell 7", "sale tile 7", "kafelek sprzedaży 7", "prodat podle dílku prodeje 7"),
        (
            "bridge barn-a",
            "a bridge to Barn I",
            "most do Stodoły I",
            "postavit most do stodoly I",
        ),
        (
            "pay stone quarry",
            "stone from the Quarry",
            "kamień z Kamieniołomu",
            "kámen z kamenolomu",
        ),
        (
            "pay stonemason red",
            "the red token from the Stonemason",
            "czerwony znacznik od Kamieniarza",
            "červený žeton z kamenictví",
        ),
        (
            "pay stonemason red fine",
            "the red high-quality token from the Stonemason",
            "czerwony znacznik wysokiej jakości od Kamieniarza",
            "červený kvalitní žeton z kamenictví",
        ),
        ("buy brick", "buy a brick", "kup cegłę", "koupit cihlu"),
    ],
)
def test_actions_have_a_persons_words(text: str, en: str, pl: str, cs: str) -> None:
    spoken = [Speech(HAMLET, lang).action(WORDS[text]) for lang in ("en", "pl", "cs")]
    assert spoken == [en, pl, cs]


def test_a_place_for_a_tile_is_told_by_its_sections() -> None:
    state = HAMLET.start(2, options={"layout": "free"})
    action = state.legal(state.turn[0])[0]
    section, anchor_section = action.args[1] + 1, action.args[3] + 1
    assert [Speech(HAMLET, lang).action(action) for lang in ("en", "pl", "cs")] == [
        f"the Woodcutter beside the Church: section {section} to {anchor_section}",
        f"Drwal obok Kościoła: odcinek {section} do {anchor_section}",
        f"tábor dřevorubců vedle kostela: úsek {section} k {anchor_section}",
    ]


@pytest.mark.rule("HAM-TURN-02")
def test_what_cannot_be_done_now_says_what_can() -> None:
    assert in_three(said.WRONG_KIND, given="refine", stage="pay") == [
        "You cannot refine now: finish paying first, one resource at a time or as suggested.",
        "Nie możesz teraz przetwarzać surowców: najpierw dokończ płacenie, "
        "po jednym surowcu albo według propozycji.",
        "Teď nemůžete zpracovávat suroviny: nejdřív dokončete placení, "
        "po jedné surovině, nebo podle návrhu.",
    ]


def test_options_and_scores_have_names() -> None:
    en, pl, cs = (Speech(HAMLET, lang) for lang in ("en", "pl", "cs"))
    assert [speech.title for speech in (en, pl, cs)] == ["Hamlet", "Wioska", "Vesnička"]
    assert en.option_choice("layout", "beginners") == "as in a first game"
    assert pl.option_choice("lenient-donkeys", True) == "każdy osioł w dowolnej chwili"
    assert cs.option("no-detour") == "Cesty vedle natištěných cest"
    assert pl.score_part("longest-road") == "Najdłuższa droga"
    assert cs.score_part("unfinished") == "Volná místa pro dodávky"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_option_is_explained_in_a_sentence(lang: str) -> None:
    speech = Speech(HAMLET, lang)
    told = [speech.option_help(option.name) for option in HAMLET.options]
    assert all(text.endswith(".") for text in told)
    assert len(set(told)) == len(HAMLET.options)
