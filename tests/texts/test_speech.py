"""What the module itself promises: languages, names, actions, options, and what is missing."""

from __future__ import annotations

import pytest

import osada
from osada.games.vikings.rules.words import SPACE_NAMES
from osada.kernel.errors import OsadaError
from osada.texts import Speech, common_words, languages
from osada.texts.wording import kept_wording

from .fluent_files import GAME, LANGUAGES, VIKINGS

WORDS = GAME.vocabulary.by_text


def test_the_table_speaks_three_languages_and_english_first() -> None:
    assert languages() == ("en", "cs", "pl")
    assert set(languages()) == set(GAME.languages)


def test_an_unknown_language_is_refused_with_the_choice_there_is() -> None:
    with pytest.raises(OsadaError, match="there is no language 'de': choose from: cs, en, pl"):
        Speech(GAME, "de")
    with pytest.raises(OsadaError, match="there is no language 'xx'"):
        common_words("xx")


@pytest.mark.parametrize(
    ("lang", "label"), [("en", "Player 2"), ("pl", "Gracz 2"), ("cs", "Hráč 2")]
)
def test_a_seat_without_a_name_is_called_by_its_number(lang: str, label: str) -> None:
    told = {"key": "vikings-took", "rule": "", "args": {"seat": 1, "goods": "fur"}}
    assert Speech(GAME, lang).seat(1) == label
    assert Speech(GAME, lang, ("Ada", "")).seat(1) == label
    assert Speech(GAME, lang).message(told).startswith(f"{label} ")
    assert Speech(GAME, lang, ("Ada", "Olaf")).seat(1) == "Olaf"


def test_a_name_cannot_speak_fluent() -> None:
    speech = Speech(GAME, "en", ("{ $goods }",))
    told = {"key": "vikings-took", "rule": "", "args": {"seat": 0, "goods": "fur"}}
    assert speech.message(told) == "{ $goods } takes hide."


@pytest.mark.parametrize(
    ("text", "en", "pl", "cs"),
    [
        ("promote", "Promote", "Zwiększ kontrolę", "Postup k přídi"),
        ("piece 3:2", "piece 2 of ship 3", "fragment 2 na statku 3", "díl 2 na lodi 3"),
        ("ship 4", "ship 4", "statek 4", "loď 4"),
        ("token 3", "gambling token 3", "żeton zakładu 3", "žeton sázky 3"),
        (
            "circle 4:blue",
            "the blue circle at ship 4",
            "niebieskie kółko przy statku 4",
            "modrý kroužek u lodi 4",
        ),
        ("goods fur", "hide", "skóry", "kůže"),
    ],
)
def test_actions_have_a_persons_words(text: str, en: str, pl: str, cs: str) -> None:
    said = [Speech(GAME, lang).action(WORDS[text]) for lang in ("en", "pl", "cs")]
    assert said == [en, pl, cs]


@pytest.mark.rule("VIK-AREA-01")
@pytest.mark.parametrize(
    ("lang", "points", "said"),
    [
        ("en", 2.5, "pays 2.5 coins"),
        ("pl", 2.5, "daje 2,5 monety"),
        ("pl", 3.0, "daje 3 monety"),
        ("cs", 2.5, "vynese 2,5 mince"),
        ("cs", 3.0, "vynese 3 mince"),
    ],
)
def test_a_fraction_is_written_and_counted_as_the_language_does(
    lang: str, points: float, said: str
) -> None:
    told = {"key": "mythwind-why-tier", "rule": "", "args": {"points": points, "tier": "A"}}
    assert said in Speech(osada.game("mythwind"), lang).message(told)


def test_the_spaces_have_the_names_of_the_polish_rulebook() -> None:
    assert [Speech(GAME, "pl").space(name) for name in SPACE_NAMES] == [
        "Pierwszeństwo",
        "Zwiększ kontrolę",
        "Skocz na SWÓJ statek",
        "Obstaw",
        "Ładuj 1",
        "Rynek",
        "Skocz na DOWOLNY statek",
        "Obstaw/Zmień zakład",
        "Weź 3, ładuj 1",
        "W morze!",
        "Zamiana",
    ]


@pytest.mark.rule("VIK-AREA-01")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_space_is_explained_in_a_sentence(lang: str) -> None:
    speech = Speech(GAME, lang)
    told = [speech.space_help(name) for name in SPACE_NAMES]
    assert all(text.endswith(".") for text in told)
    assert len(set(told)) == len(SPACE_NAMES)


def test_options_scores_colours_and_the_title_have_names() -> None:
    pl, cs = Speech(GAME, "pl"), Speech(GAME, "cs")
    assert pl.title == "Wikingowie: Na pokład!"
    assert pl.option_choice("promote", "front") == "na sam przód"
    assert pl.option_choice("empty-hull", False) == "ostatni fragment zostaje"
    assert "„Zwiększ kontrolę”" in pl.option_help("promote")
    assert cs.option("exclusive-circles") == "Sázkové kroužky"
    assert cs.score_part("goods-tokens") == "Žetony zboží"
    assert (cs.colour("blue"), cs.word("grain")) == ("modrý", "obilí")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_rules_and_rulings_are_read_by_their_id(lang: str) -> None:
    speech = Speech(GAME, lang)
    file = (VIKINGS / lang / "rules.ftl").read_text(encoding="utf-8")
    assert f"rule-VIK-BET-01 = {speech.rule('VIK-BET-01')}\n" in file
    assert f"ruling-VIK-AMB-01 = {speech.ruling('VIK-AMB-01')}\n" in file


def test_what_is_missing_is_shown_and_does_not_crash() -> None:
    speech = Speech(GAME, "pl")
    assert speech.message({"key": "vikings-nonsense", "args": {}}) == "⟨vikings-nonsense⟩"
    assert speech.rule("VIK-NONE-01") == "⟨rule-VIK-NONE-01⟩"
    assert speech.space_help("harbour") == "⟨vikings-space-harbour.help⟩"
    assert common_words("pl").say("table-seat", attribute="help") == "⟨table-seat.help⟩"


def test_a_list_in_which_nothing_may_be_known_is_not_told() -> None:
    told = {"key": "vikings-ask-load", "args": {"seat": 0, "goods": []}}
    assert (
        Speech(GAME, "en", ("Ada",)).message(told) == "Ada, which ship do you load the token onto?"
    )


def test_texts_are_read_once_and_rules_only_when_asked_for() -> None:
    kept_wording.cache_clear()
    speech = Speech(GAME, "cs")
    assert kept_wording.cache_info().misses == 0
    assert speech.title
    assert Speech(GAME, "cs").title
    assert kept_wording.cache_info().misses == 1
    assert speech.rule("VIK-BET-01")
    assert kept_wording.cache_info().misses == 2
