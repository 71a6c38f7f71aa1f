"""Whole sentences as people read them, in three languages."""

from __future__ import annotations

import pytest

from osada.games.vikings.rules import phrases as said
from osada.kernel.message import Hidden, Message, Phrase, eye
from osada.texts import Speech

from .fluent_files import GAME

ADA, OLAF = 0, 1
NAMES = ("Ada", "Olaf")


def read(lang: str, viewer: int | None, phrase: Phrase, **args: object) -> str:
    """What one viewer reads."""
    return Speech(GAME, lang, NAMES).message(Message(phrase, args).seen_by(viewer))


@pytest.mark.rule("VIK-HID-02")
@pytest.mark.parametrize(
    ("lang", "owner", "other"),
    [
        (
            "en",
            "Ada places a bet of 3 face down on the blue circle at ship 4.",
            "Ada places a bet face down on the blue circle at ship 4.",
        ),
        (
            "pl",
            "Ada kładzie zakryty zakład o wartości 3 na niebieskim kółku przy statku 4.",
            "Ada kładzie zakryty zakład na niebieskim kółku przy statku 4.",
        ),
        (
            "cs",
            "Ada pokládá sázku s hodnotou 3 lícem dolů na modrý kroužek u lodi 4.",
            "Ada pokládá sázku lícem dolů na modrý kroužek u lodi 4.",
        ),
    ],
)
def test_only_its_owner_reads_the_value_of_a_bet(lang: str, owner: str, other: str) -> None:
    bet = {"seat": ADA, "token": Hidden(3, eye(ADA)), "ship": 4, "colour": "blue"}
    assert read(lang, ADA, said.BET_LAID, **bet) == owner
    assert read(lang, OLAF, said.BET_LAID, **bet) == other
    assert read(lang, None, said.BET_LAID, **bet) == other


@pytest.mark.rule("VIK-ACT-DRAW3-02")
@pytest.mark.parametrize(
    ("lang", "drawer", "other"),
    [
        (
            "en",
            "Olaf secretly looks at 3 goods tokens: hide, grain and metal.",
            "Olaf secretly looks at 3 goods tokens.",
        ),
        (
            "pl",
            "Olaf ogląda w tajemnicy 3 żetony towarów: skóry, zboże i gwoździe.",
            "Olaf ogląda w tajemnicy 3 żetony towarów.",
        ),
        (
            "cs",
            "Olaf se tajně dívá na 3 žetony zboží: kůže, obilí a hřebíky.",
            "Olaf se tajně dívá na 3 žetony zboží.",
        ),
    ],
)
def test_only_the_drawer_reads_what_was_drawn(lang: str, drawer: str, other: str) -> None:
    drawn = Hidden(["fur", "grain", "nails"], eye(OLAF))
    assert read(lang, OLAF, said.DREW, seat=OLAF, count=3, goods=drawn) == drawer
    assert read(lang, ADA, said.DREW, seat=OLAF, count=3, goods=drawn) == other


@pytest.mark.rule("VIK-SHIP-02")
@pytest.mark.parametrize(
    ("lang", "text"),
    [
        ("en", "Ship 2 is full: a hull holds at most 5 pieces. Choose another ship."),
        ("pl", "Statek 2 jest pełny: kadłub mieści najwyżej 5 fragmentów. Wybierz inny statek."),
        ("cs", "Loď 2 je plná: trup má nejvýš 5 dílů. Zvolte jinou loď."),
    ],
)
def test_a_jump_onto_a_full_ship_is_refused_in_words(lang: str, text: str) -> None:
    assert read(lang, ADA, said.SHIP_FULL, ship=2, most=5) == text


@pytest.mark.rule("VIK-ROUND-04")
@pytest.mark.parametrize(
    ("lang", "text"),
    [
        ("en", "Olaf already has a viking at “Marketplace” this round. Choose a free space."),
        ("pl", "Na polu „Rynek” stoi już w tej rundzie Olaf. Wybierz wolne pole."),
        ("cs", "Na poli „Tržiště“ už v tomto kole stojí Olaf. Zvolte volné pole."),
    ],
)
def test_a_taken_space_is_refused_in_words(lang: str, text: str) -> None:
    assert read(lang, ADA, said.SPACE_TAKEN, space="market", seat=OLAF) == text


@pytest.mark.rule("VIK-BET-01")
@pytest.mark.parametrize(
    ("lang", "text"),
    [
        (
            "en",
            "You already have a bet at ship 6, on the green clan. "
            "Only one is allowed at each ship: choose another ship.",
        ),
        (
            "pl",
            "Masz już zakład przy statku 6, na drużynę zieloną. "
            "Przy każdym statku wolno mieć tylko jeden: wybierz inny statek.",
        ),
        (
            "cs",
            "U lodi 6 už sázku máte, na zelený tým. "
            "U každé lodi smíte mít jen jednu: zvolte jinou loď.",
        ),
    ],
)
def test_a_second_bet_at_a_ship_is_refused_in_words(lang: str, text: str) -> None:
    assert read(lang, ADA, said.ALREADY_BET, ship=6, colour="green") == text


@pytest.mark.rule("VIK-ACT-MARKET-01")
@pytest.mark.parametrize(
    ("lang", "goods", "text"),
    [
        ("en", "grain", "Grain already has the highest value, 4. Choose other goods."),
        ("en", "nails", "Metal already has the highest value, 4. Choose other goods."),
        ("pl", "grain", "Zboże ma już najwyższą wartość, 4. Wybierz inny towar."),
        ("pl", "nails", "Gwoździe mają już najwyższą wartość, 4. Wybierz inny towar."),
        ("cs", "grain", "Obilí už má nejvyšší cenu, 4. Zvolte jiné zboží."),
        ("cs", "nails", "Hřebíky už mají nejvyšší cenu, 4. Zvolte jiné zboží."),
    ],
)
def test_goods_at_the_top_of_the_market_are_refused_in_words(
    lang: str, goods: str, text: str
) -> None:
    assert read(lang, ADA, said.MARKET_AT_TOP, goods=goods, top=4) == text


@pytest.mark.rule("VIK-SAIL-02")
@pytest.mark.parametrize(
    ("lang", "goods", "pieces", "text"),
    [
        ("en", 0, 2, "Ship 7 has no goods on its bow."),
        ("en", 3, 0, "Ship 7 has no hull pieces."),
        ("pl", 0, 0, "Statek 7 nie ma ani towarów, ani fragmentów kadłuba."),
        ("cs", 0, 2, "Loď 7 nemá na přídi žádné zboží."),
    ],
)
def test_a_ship_that_is_not_ready_lacks_what_is_said(
    lang: str, goods: int, pieces: int, text: str
) -> None:
    told = read(lang, ADA, said.NOT_READY_TO_SAIL, ship=7, goods=goods, pieces=pieces)
    assert told.startswith(text)


@pytest.mark.rule("VIK-GOODS-05")
@pytest.mark.parametrize(
    ("lang", "colour", "text"),
    [
        ("en", "yellow", "Nobody plays the yellow clan: a hide token leaves the game."),
        ("pl", "yellow", "Drużyną żółtą nikt nie gra: żeton skór znika z gry."),
        ("cs", "yellow", "Za žlutý tým nikdo nehraje: žeton s kůžemi se odstraňuje ze hry."),
        ("en", "nobody", "A hide token leaves the game."),
        ("pl", "nobody", "Żeton skór znika z gry."),
        ("cs", "nobody", "Žeton s kůžemi se odstraňuje ze hry."),
    ],
)
def test_goods_that_leave_the_game_are_told(lang: str, colour: str, text: str) -> None:
    assert read(lang, None, said.REMOVED, colour=colour, goods="fur") == text


@pytest.mark.rule("VIK-ACT-SWAP-02")
@pytest.mark.parametrize(
    ("lang", "text"),
    [
        (
            "en",
            "Ada swaps the red piece with 1 shield on ship 1 "
            "and the blue piece with 3 shields on ship 8.",
        ),
        (
            "pl",
            "Ada zamienia miejscami czerwony fragment z 1 tarczą na statku 1 "
            "i niebieski fragment z 3 tarczami na statku 8.",
        ),
        ("cs", "Ada prohazuje červený díl s 1 štítem na lodi 1 a modrý díl se 3 štíty na lodi 8."),
    ],
)
def test_a_swap_names_both_pieces(lang: str, text: str) -> None:
    told = read(
        lang,
        None,
        said.SWAPPED,
        seat=ADA,
        colour="red",
        shields=1,
        ship=1,
        other_colour="blue",
        other_shields=3,
        other_ship=8,
    )
    assert told == text


@pytest.mark.parametrize(
    ("lang", "text"),
    [
        ("en", "Olaf, which of the drawn tokens do you load: hide, hide and metal?"),
        ("pl", "Olaf: który z wziętych żetonów ładujesz: skóry, skóry i gwoździe?"),
        ("cs", "Olaf: který ze vzatých žetonů naložíte: kůže, kůže a hřebíky?"),
    ],
)
def test_a_question_names_the_one_who_is_asked(lang: str, text: str) -> None:
    goods = ["fur", "fur", "nails"]
    assert read(lang, OLAF, said.ASK_KEEP, seat=OLAF, goods=goods) == text


@pytest.mark.parametrize(
    ("lang", "colour", "text"),
    [
        ("pl", "yellow", "Ada podnosi zakład z żółtego kółka przy statku 2."),
        ("cs", "red", "Ada zvedá sázku z červeného kroužku u lodi 2."),
        ("cs", "yellow", "Ada zvedá sázku ze žlutého kroužku u lodi 2."),
    ],
)
def test_a_colour_takes_the_form_and_the_preposition_it_needs(
    lang: str, colour: str, text: str
) -> None:
    bet = {"seat": ADA, "token": Hidden(2, eye(ADA)), "ship": 2, "colour": colour}
    assert read(lang, OLAF, said.BET_LIFTED, **bet) == text
