"""Advice without chances: every question has an answer, its reason is the one that decided, its
figures stand on the table, and nobody learns from it what they may not know."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import chain
from random import Random
from typing import Any, cast

import pytest

import osada
from osada.bots import bot
from osada.games.mythwind.advice import MythwindCounsellor
from osada.games.mythwind.advice import phrases as brings
from osada.games.mythwind.advice.adviser import Advising
from osada.games.mythwind.bots import why
from osada.games.mythwind.bots.companion import LEADERS
from osada.games.mythwind.bots.errands import Errand
from osada.games.mythwind.rules.town import NOON, Town
from osada.games.mythwind.rules.words import AGREE
from osada.games.mythwind.told import phrases as season_told
from osada.insight.counsel import Counsel
from osada.texts import Speech
from tests.texts.fluent_files import LANGUAGES, arguments_of

GAME = osada.game("mythwind")
COMPANION = MythwindCounsellor()
SPEECH = Speech(GAME, "en", ("Ada", "Olaf", "Eva", "Jan"))
CAMPAIGNS = [("greedy", 1, 0.5), ("skilled", 2, 0.1), ("random", 3, 0.9), ("skilled", 4, 0.5)]
"""Who plays, with how many, and how often something is done at random instead."""
SEASONS = 3


def decisions(level: str, seats: int, wild: float, seed: int) -> Iterator[tuple[Town, int]]:
    """Every choice of a campaign, before it is made."""
    state = cast(Town, GAME.start(seats, seed))
    players = [bot(level, GAME, seed, seat) for seat in range(seats)]
    rng = Random(seed)
    while state.season < SEASONS:
        seat = rng.choice(state.turn)
        menu = state.legal(seat)
        if len(menu) > 1:
            yield state, seat
        wildly = rng.random() < wild
        state.play(seat, rng.choice(menu) if wildly else players[seat].choose(state, seat))


@pytest.mark.parametrize(("level", "seats", "wild"), CAMPAIGNS)
def test_every_question_is_answered_with_a_reason_that_names_a_thing_or_a_figure(
    level: str, seats: int, wild: float
) -> None:
    kinds: Counter[str] = Counter()
    for state, seat in decisions(level, seats, wild, seats):
        question = state.asked_of(seat)
        kinds["" if question is None else question.kind] += 1
        counsel = COMPANION.advise(state, seat)
        assert counsel.deeds
        for deed in counsel.deeds:
            assert deed.actions[0] in {action.text for action in state.legal(seat)}
            (reason,) = deed.reasons
            assert reason["args"], reason["key"]
            for told in (*deed.brings, *deed.reasons):
                text, errors = SPEECH.render(told)
                assert not errors, (told["key"], errors)
                assert text[0].isupper(), text
    assert len(kinds) > 15


OTHER_COINS = ("why-richest", "why-poorest", "why-home", "why-go-on", "why-sell-loot")
"""Somebody else's, or what loot would bring."""


def figures(state: Town, seat: int, counsel: Counsel) -> Iterator[tuple[object, object]]:
    """Figures of a reason beside the same ones by the view, where the view holds them."""
    view = cast(dict[str, Any], state.view(seat))
    own = view["seats"][seat]
    days = view["decks"]["weather"] + 1
    goal = view["goal"] and view["goal"]["goal"]
    cheapest = view["prices"]
    for deed in counsel.deeds:
        args = cast(dict[str, Any], deed.reasons[0]["args"])
        key = str(deed.reasons[0]["key"]).removeprefix("mythwind-")
        if "days" in args:
            yield args["days"], days
            yield args["goal"], goal
        if "coins" in args and key not in OTHER_COINS:
            yield args["coins"], own["coins"]
        if "level" in args:
            yield args["level"], view["tracks"][args["resource"]]
        if key == "why-news":
            yield args["count"], view["decks"]["adventure"]
        if key == "why-no-land":
            yield args["price"], cheapest["clear"]
            yield args["count"], sum(area["what"] == "forest" for area in view["areas"])
        if key == "why-hands":
            yield args["price"], cheapest["hire_one"]
            yield args["count"], sum(die[0] == args["kind"][0] for die in view["tower"])
        if key == "why-odd-job":
            yield args["price"], cheapest["odd_job"]
        if key == "why-wish":
            ready = [die for die in own["dice"] if die[0] == args["kind"][0] and die[1] != "0"]
            yield args["count"], len(ready)
        if key == "why-lacks":
            cards = {card["building"]: card for card in (*view["stack"], *view["buildings"])}
            assert args["resource"] in cards[args["building"]]["cost"]
            yield args["count"] > 0, True
        if key == "why-goal":
            (progress, *more) = view["goal"]["progress"]
            if not more:
                yield args["count"], progress["needs"] - progress["has"]
        if key == "why-sprouts":
            tiles = [tile for group in own["board"]["sets"] for tile in group]
            yield args["count"], sum(not tile["ripe"] for tile in tiles)
        if "stamina" in args:
            yield args["stamina"], own["board"]["stamina"]
        if key == "why-day-done":
            yield args["actions"], own["actions"]


@pytest.mark.parametrize(("level", "seats", "wild"), CAMPAIGNS[1:3])
def test_the_figures_of_a_reason_stand_on_the_table(level: str, seats: int, wild: float) -> None:
    held = 0
    for state, seat in decisions(level, seats, wild, 7 + seats):
        for told, stands in figures(state, seat, COMPANION.advise(state, seat)):
            assert told == stands
            held += 1
    assert held > 100


@pytest.mark.parametrize(("level", "seats", "wild"), CAMPAIGNS[:2])
def test_what_a_deed_brings_is_what_comes_of_playing_it(
    level: str, seats: int, wild: float
) -> None:
    """Coins and resources, where nothing is drawn on the way."""
    held = 0
    for state, seat in decisions(level, seats, wild, 20 + seats):
        for deed in COMPANION.advise(state, seat).deeds:
            twin = cast(Town, state.copy())
            for text in deed.actions:
                twin.legal(seat)
                twin.play(seat, GAME.parse(twin, text))
            brings = [told for told in deed.brings if told["key"] != "mythwind-brings-drawn"]
            cleared = any(text.startswith("clear") for text in deed.actions)
            if twin.reveals != state.reveals or len(brings) != len(deed.brings) or cleared:
                continue
            args = cast(dict[str, Any], brings[0]["args"]) if brings else {}
            found: Counter[str] = Counter()
            for side, sign in (("gain", 1), ("cost", -1)):
                for part in args.get(side, []):
                    if part["key"] == "mythwind-part-of-coins":
                        found["coins"] += sign * part["args"]["coins"]
                    if part["key"] == "mythwind-part-of-resource":
                        found[part["args"]["resource"]] += sign * part["args"]["count"]
            if not brings:
                continue
            before, after = (cast(dict[str, Any], s.view(seat)) for s in (state, twin))
            coins = after["seats"][seat]["coins"] - before["seats"][seat]["coins"]
            assert found["coins"] == coins
            for name, level_now in after["tracks"].items():
                assert found[name] == level_now - before["tracks"][name]
            held += 1
    assert held > 50


@pytest.mark.parametrize(("level", "seats", "wild"), CAMPAIGNS[:2])
def test_advice_is_the_same_each_time_and_wherever_the_seat_cannot_tell_positions_apart(
    level: str, seats: int, wild: float
) -> None:
    for number, (state, seat) in enumerate(decisions(level, seats, wild, 40 + seats)):
        if number % 3 == 0:
            counsel = COMPANION.advise(state, seat)
            assert counsel == COMPANION.advise(state.imagined(seat, Random(number)), seat)
            assert counsel == MythwindCounsellor().advise(state, seat)


def test_the_reason_of_an_errand_is_the_part_that_decided_it() -> None:
    """In nothing else it is further ahead of the next best errand."""
    mind, checked = Advising(), Counter[str]()
    campaigns = [decisions("skilled", seats, 0.3, 5) for seats in (1, 2, 3)]
    for state, seat in chain.from_iterable(campaigns):
        if state.phase != NOON or state.asked_of(seat) or state.sheet(seat).figure >= 0:
            continue
        (action, chosen), *_ = mind.considered(state, seat)
        if action.kind != "visit":
            continue
        wish = LEADERS[state.cast[seat]].wish(state, seat)
        ranked = mind.ranked(state, seat, wish, state.legal(seat))
        assert ranked[0][0] is action
        if len(ranked) == 1:
            continue
        best, other = ranked[0][1], ranked[1][1]
        ahead = {part: getattr(best, part) - getattr(other, part) for part in Errand._fields[1:4]}
        told = {why.GOAL: "goal", why.WISH: "liked"}.get(chosen.cause, "need")
        if best.worth > other.worth:
            assert ahead[told] == max(ahead.values())
        checked[told] += 1
    assert len(checked) == 3


def test_companions_do_what_their_reason_is_about() -> None:
    """The companion that plays hands out the cause with the action, from one and the same call."""
    for state, seat in decisions("skilled", 2, 0.2, 9):
        player = bot("skilled", GAME, 9, seat)
        decide = cast(Any, player).decide
        chosen = decide(state, seat)
        assert chosen.action is player.choose(state, seat)
        assert chosen.cause.key in why.BOOK.phrases


def test_the_back_of_a_card_has_no_say_and_is_not_told() -> None:
    seen = 0
    for state, seat in decisions("random", 2, 0.5, 11):
        question = state.asked_of(seat)
        if question is None or question.kind not in ("event-option", "adventure-option"):
            continue
        (deed,) = COMPANION.advise(state, seat).deeds
        assert not deed.brings
        assert "gain" not in cast(dict[str, Any], deed.reasons[0]["args"])
        seen += 1
    assert seen > 20


def test_in_a_joint_question_each_is_told_what_their_own_companion_would_say() -> None:
    agreed = differed = 0
    for state, seat in decisions("random", 2, 1.0, 13):
        question = state.asked_of(seat)
        if question is None or AGREE not in state.legal(seat):
            continue
        (deed,) = COMPANION.advise(state, seat).deeds
        proposal = state.assent.proposal
        assert proposal is not None
        if deed.actions[0] == AGREE.text:
            agreed += 1
        else:
            assert deed.actions[0] != proposal.text
            differed += 1
    assert agreed
    assert differed


@pytest.mark.pure_only
@pytest.mark.parametrize("lang", LANGUAGES)
def test_each_reason_has_its_figures_in_every_language_and_a_rule(lang: str) -> None:
    folder = GAME.house.folder
    files = tuple((folder / "texts" / lang).glob("*.ftl"))
    rules = (folder / "content" / "rules.toml").read_text(encoding="utf-8")
    for book in (why.BOOK, brings.BOOK, season_told.BOOK):
        for phrase in book.phrases.values():
            used = {argument.split("-")[0] for argument in arguments_of(files, phrase.key)}
            assert used == set(phrase.names), phrase.key
            assert f'"{phrase.rule}"' in rules, phrase.rule
