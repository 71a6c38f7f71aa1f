"""What the table says of the Merchant, in three languages: nothing missing, nothing left open."""

from __future__ import annotations

from itertools import product

import pytest

from osada.games.mythwind.rules.characters.merchant.deals import GOODS, KINDS, ORDERS, RIVALS
from osada.games.mythwind.rules.characters.merchant.phrases import (
    BOUGHT,
    RIVAL_LACKED,
    SET_BONUS,
    TOO_DEAR,
)
from osada.games.mythwind.rules.characters.merchant.printed import DEEDS
from osada.kernel.message import Message, Phrase
from osada.texts import Speech

from .noons import GAME

pytestmark = pytest.mark.pure_only
LANGUAGES = ("en", "pl", "cs")
every_language = pytest.mark.parametrize("lang", LANGUAGES)
PHRASES = [p for key, p in GAME.phrases.phrases.items() if key.startswith("mythwind-merchant-")]
VALUES: dict[str, tuple[object, ...]] = {
    "seat": (0,),
    "good": GOODS,
    "order": ORDERS,
    "rival": RIVALS,
    "deed": DEEDS,
    "way": ("up", "down"),
    "kind": ("sprite", "villager"),
    "given": KINDS,
    "price": (0, 1, 3, 5),
    "coins": (0, 1, 3, 5),
    "now": (2, 10),
    "count": (0, 2),
    "kinds": (2, 3, 5),
    "room": (6, 9),
}
QUESTIONS = ("trade", "errand", "dawn", "demand", "chase", "ledger", "exclusive")


def in_three(phrase: Phrase, **args: object) -> list[str]:
    told = Message(phrase, args).seen_by(None)
    return [Speech(GAME, lang, ("Ada",)).message(told) for lang in LANGUAGES]


@every_language
@pytest.mark.parametrize("phrase", PHRASES, ids=lambda phrase: phrase.key)
def test_every_phrase_can_be_said_of_everything(lang: str, phrase: Phrase) -> None:
    speech = Speech(GAME, lang, ("Ada",))
    for values in product(*(VALUES[name] for name in phrase.names)):
        told = Message(phrase, dict(zip(phrase.names, values, strict=True)))
        text, faults = speech.render(told.seen_by(None))
        assert not faults, (text, values)


@every_language
def test_every_action_has_a_name_of_its_own(lang: str) -> None:
    speech = Speech(GAME, lang)
    names = [speech.action(a) for a in GAME.vocabulary.actions if a.kind in KINDS]
    assert len(set(names)) == len(names)
    assert not [name for name in names if "⟨" in name or "{" in name]


@every_language
def test_goods_orders_rivals_skills_and_questions_are_named(lang: str) -> None:
    speech = Speech(GAME, lang)
    keys = [f"merchant-{name}" for name in ("help", *GOODS, *ORDERS, *RIVALS)]
    keys += [f"skill-M{n}{part}" for n in range(1, 9) for part in ("", "-help")]
    keys += [f"question-merchant-{kind}" for kind in QUESTIONS]
    assert not [key for key in keys if "⟨" in speech.name(key)]


def test_a_purchase_is_told_with_its_price() -> None:
    assert in_three(BOUGHT, seat=0, good="wool", price=1, now=6) == [
        "Ada buys wool for 1 coin; the price is now 6.",
        "Ada kupuje wełnę za 1 monetę; cena wynosi teraz 6.",
        "Ada kupuje vlnu za 1 minci; cena je teď 6.",
    ]
    assert in_three(BOUGHT, seat=0, good="grain", price=0, now=4) == [
        "Ada buys grain for free; the price is now 4.",
        "Ada kupuje zboże za darmo; cena wynosi teraz 4.",
        "Ada kupuje obilí zdarma; cena je teď 4.",
    ]


def test_a_set_is_told_with_the_right_plurals() -> None:
    assert in_three(SET_BONUS, seat=0, kinds=5, coins=5) == [
        "Ada has sold 5 different goods today: 5 coins on top.",
        "Ada dostaje jeszcze 5 monet za 5 różnych towarów sprzedanych jednego dnia.",
        "Ada dostává navíc 5 mincí za 5 různých druhů zboží prodaných v jednom dni.",
    ]


def test_a_refusal_says_what_is_missing() -> None:
    assert in_three(TOO_DEAR, good="spice", price=7, coins=3) == [
        "A unit of spice costs 7 coins, and you have 3 coins.",
        "Jednostka przypraw kosztuje 7 monet, a masz tylko 3 monety.",
        "Jednotka koření stojí 7 mincí, a vy máte jen 3 mince.",
    ]


def test_a_rival_without_goods_is_told_with_the_customer() -> None:
    assert in_three(RIVAL_LACKED, rival="tinker", order="wool-pots") == [
        "The Tinker cannot deliver the order for the newlyweds (wool and pottery): "
        "the market lacks the goods.",
        "Druciarz nie realizuje zamówienia dla nowożeńców (wełna i ceramika): "
        "na rynku brakuje towarów.",
        "Dráteník nevyřizuje objednávku pro novomanžele (vlna a keramika): na trhu chybí zboží.",
    ]
