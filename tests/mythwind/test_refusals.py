"""Whoever answers what is asked and cannot have it hears what is missing, by its rule."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from osada.games.mythwind.rules.words import BUILDINGS
from osada.kernel.message import Reason
from osada.lab import fuzz
from osada.lab.blocks import opener
from osada.lab.limits import Limits
from osada.texts import Speech

from .towns import GAME, Edit, play, refusal, town


def reasons(line: str, *before: str, edit: Edit | None = None) -> list[tuple[str, str, Any]]:
    """Every reason against a line: its rule, its key and what it names."""
    s = town(1, edit)
    play(s, *before)
    found = s.explain(0, GAME.parse(s, line))
    return [told(reason) for reason in found]


def told(reason: Reason) -> tuple[str, str, Any]:
    return reason.rule, reason.key.removeprefix("mythwind-"), reason.args


def edited(**changes: Any) -> Edit:
    """Tracks, coins, areas by number, and whatever else of a position."""

    def edit(data: dict[str, Any]) -> None:
        data["sheets"]["farmer"]["coins"] = changes.pop("coins", 30)
        data["tracks"].update(changes.pop("tracks", {}))
        for area, what in changes.pop("areas", {}).items():
            data["areas"][area - 1] = what
            data["ever_built"] = sorted({*data["ever_built"], what} & set(BUILDINGS))
        data.update(changes)

    return edit


AT_SITE = "0 visit construct"


@pytest.mark.rule("MYT-BUILD-03")
def test_a_construction_names_every_resource_that_is_missing_and_how_much() -> None:
    poor = edited(tracks={"income": 0, "production": 0, "food": 9, "culture": 9})
    found = reasons("construct shop", AT_SITE, edit=poor)
    names = [(rule, key, args["resource"]) for rule, key, args in found]
    cost = GAME.box.buildings[BUILDINGS.index("shop")].costs[0]
    assert names == [
        ("MYT-BUILD-03", "building-costs", name)
        for name, needs in zip(("culture", "income", "production", "food"), cost, strict=True)
        if needs and name in ("income", "production")
    ]
    for _, _, args in found:
        kind = ("culture", "income", "production", "food").index(args["resource"])
        assert (args["needs"], args["value"]) == (cost[kind], 0)


@pytest.mark.rule("MYT-BUILD-04")
def test_a_construction_names_the_building_or_the_card_that_it_needs() -> None:
    rich = edited(tracks=dict.fromkeys(("culture", "income", "production", "food"), 10))
    [(rule, key, args)] = reasons("construct inn", AT_SITE, edit=rich)
    assert (rule, key) == ("MYT-BUILD-04", "building-needs")
    needed = GAME.box.buildings[BUILDINGS.index("inn")].requires
    assert args == {"building": "inn", "needed": BUILDINGS[needed]}
    [(rule, key, args)] = reasons("construct chapel", AT_SITE, edit=rich)
    assert (rule, key, args["by"]) == ("MYT-BUILD-04", "building-locked", "event")


@pytest.mark.rule("MYT-BUILD-05")
@pytest.mark.rule("MYT-BUILD-02")
def test_a_construction_without_a_space_or_begun_or_standing_says_so() -> None:
    full = dict.fromkeys(("culture", "income", "production", "food"), 10)
    site = [None, "pub", "shop", "bakery"]
    entry = GAME.box.buildings[BUILDINGS.index("school")].entry
    s = town(1, edited(tracks=full, site=site))
    play(s, AT_SITE)
    assert refusal(s, "0 construct pub") == ("MYT-BUILD-02", "building-begun")
    if entry > 1:
        assert ("MYT-BUILD-05", "site-full") in [
            told(reason)[:2] for reason in s.explain(0, GAME.parse(s, "construct school"))
        ]
    assert refusal(s, "0 construct longhouse") == ("MYT-BUILD-02", "building-stands")
    assert refusal(s, "0 demolish inn") == ("MYT-BUILD-08", "not-demolished")


@pytest.mark.rule("MYT-NOON-COM-02")
@pytest.mark.rule("MYT-NOON-COM-03")
@pytest.mark.rule("MYT-NOON-CLR-01")
def test_community_work_names_the_price_the_full_track_and_where_no_forest_is() -> None:
    s = town(1, edited(coins=1, tracks={"culture": 10}))
    play(s, "0 visit community")
    [(rule, key, args)] = map(told, s.explain(0, GAME.parse(s, "buy food")))
    assert (rule, key) == ("MYT-NOON-COM-02", "buy-too-dear")
    assert args == {"resource": "food", "price": GAME.box.community[0][3], "coins": 1}
    assert refusal(s, "0 buy culture") == ("MYT-NOON-COM-03", "buy-full")
    dear = ("MYT-NOON-CLR-01", "clear-too-dear", {"price": 5, "coins": 1})
    assert list(map(told, s.explain(0, GAME.parse(s, "clear 5")))) == [dear]
    nothing = ("MYT-NOON-CLR-01", "no-forest", {"area": 7})
    assert list(map(told, s.explain(0, GAME.parse(s, "clear 7")))) == [nothing, dear]


@pytest.mark.rule("MYT-HIRE-01")
def test_a_worker_who_cannot_be_hired_says_at_what_price_or_that_there_is_none() -> None:
    s = town(1, edited(coins=1, tower=["s1", "v2"], supply=[7, 7]))
    play(s, "0 visit hire")
    dear = ("MYT-HIRE-01", "hire-too-dear", {"price": 2, "coins": 1})
    assert list(map(told, s.explain(0, GAME.parse(s, "hire s1")))) == [dear]
    none = ("MYT-HIRE-01", "no-tower-die", {"die": "s3"})
    assert list(map(told, s.explain(0, GAME.parse(s, "hire s3")))) == [none, dear]


@pytest.mark.rule("MYT-USE-02")
def test_a_building_that_cannot_be_used_names_the_part_of_its_price_that_is_missing() -> None:
    found = reasons("use", "0 visit bakery", edit=edited(areas={5: "bakery"}))
    [(rule, key, args)] = found
    assert (rule, key, args["building"]) == ("MYT-USE-02", "use-lacks", "bakery")
    said = Speech(GAME, "en").message({"key": "mythwind-use-lacks", "args": args})
    assert said == "Bakery: you cannot pay this part of the cost: Weaken hired Sprites: 1."


@pytest.mark.rule("MYT-SKILL-01")
def test_a_skill_that_cannot_be_learned_is_owned_too_dear_or_anothers() -> None:
    def edit(data: dict[str, Any]) -> None:
        data["sheets"]["farmer"].update(coins=12, skills=[0])

    s = town(1, edit)
    play(s, "0 visit longhouse", "0 use", "0 option 2")
    prices = GAME.box.cast[0].prices
    dear = next(i for i in range(1, 8) if prices[i] > 12)
    want = {"skill": f"F{dear + 1}", "price": prices[dear], "coins": 12}
    line = f"learn F{dear + 1}"
    assert list(map(told, s.explain(0, GAME.parse(s, line)))) == [
        ("MYT-SKILL-01", "skill-too-dear", want)
    ]
    assert refusal(s, "0 learn F1") == ("MYT-SKILL-01", "skill-owned")
    assert refusal(s, "0 learn R1") == ("MYT-SKILL-01", "others-skill")


@pytest.mark.rule("MYT-GEN-08")
def test_what_nobody_asked_for_hears_what_the_question_is() -> None:
    s = town(1, edited())
    play(s, "0 visit hire")
    assert refusal(s, "0 construct shop") == ("MYT-GEN-08", "not-asked")


def test_no_refusal_of_an_answer_is_without_a_reason_of_its_own(tmp_path: Path) -> None:
    """Four campaigns at random, every action there is asked for at every step."""
    limits = Limits(lengths=(("seasons", 1),))
    found = fuzz(opener("mythwind", None), 4, seed=5, every=1000, limits=limits, out=tmp_path)
    assert (found["failures"], found["vague"]) == (0, 0)
    assert found["refused"] > 15_000


@pytest.mark.rule("MYT-BLD-GUILD-01")
@pytest.mark.rule("MYT-SPRITE-04")
def test_whoever_would_pay_for_a_worker_who_is_not_there_is_warned() -> None:
    def edit(data: dict[str, Any]) -> None:
        edited(areas={5: "guild"}, tower=["s2"], field_open=True, sprites=1, visitor=0)(data)
        data["sheets"]["farmer"]["dice"] = ["s2"]
        del data["supply"]

    s = town(1, edit)
    prompt = s.prompt(0)
    assert prompt is not None
    assert (prompt.key, prompt.args["kind"]) == ("mythwind-ask-noon-empty", "villager")
    play(s, "0 visit guild")
    prompt = s.prompt(0)
    assert prompt is not None
    assert (prompt.key, prompt.args["building"]) == ("mythwind-ask-empty", "guild")
    s.tower.append(5)
    prompt = s.prompt(0)
    assert prompt is not None
    assert prompt.key == "mythwind-ask"
