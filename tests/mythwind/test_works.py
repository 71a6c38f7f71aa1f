"""Great works at a season's end, when every project stands. MYT-SEASON-07"""

from __future__ import annotations

import json

import pytest

from osada.games.mythwind.chronicle.tale import tale_of
from osada.games.mythwind.rules.box import PROJECTS
from osada.games.mythwind.rules.costs import payable
from osada.games.mythwind.rules.ops.tales import BUILT
from osada.games.mythwind.rules.ops.works import AT, WORKS, work_price, works_done
from osada.games.mythwind.rules.town import NOBODY, Town
from osada.games.mythwind.study import TownStudy
from osada.kernel.journal import Journal

from .happenings import Data, effect, stand
from .test_tales import told
from .towns import GAME, menu, play, town


def grown_town(*coins: int, **changes: object) -> Town:
    """A town of two houses in which every project stands."""

    def edit(data: Data) -> None:
        data["season"] = 20
        data["tracks"] = dict.fromkeys(data["tracks"], 8)
        data["flags"] = {BUILT: PROJECTS}
        stand(data, 0, "quarry")
        for seat, sheet in enumerate(data["sheets"].values()):
            sheet["coins"] = coins[seat] if seat < len(coins) else 0
        data.update(changes)

    return town(len(coins), edit)


@pytest.mark.rule("MYT-SEASON-07")
def test_a_work_is_offered_only_when_every_project_stands() -> None:
    s = grown_town(90, flags={BUILT: PROJECTS - 1}, season=4)
    effect(s, "!tales")
    heard = [*told(s)]
    while s.question is not None:
        play(s, f"0 {menu(s)[0]}")
        heard += told(s)
    assert s.flags[BUILT] == PROJECTS
    assert "work" not in heard, "one dear thing at a season's end"
    s = grown_town(90, 90, season=4)
    effect(s, "!tales")
    assert "work" in told(s)


@pytest.mark.rule("MYT-SEASON-07")
def test_each_pays_half_of_what_the_poorest_has_and_the_richest_half_of_the_rest() -> None:
    s = grown_town(81, 300, 120)
    effect(s, "!work")
    play(s, "0 yes", "1 agree", "2 agree")
    assert [s.sheet(seat).coins for seat in range(3)] == [41, 130, 80]
    built = next(event for event in s.events if event.key == "mythwind-work-built")
    assert built.args["seat"] == 1, "who paid most is told"


@pytest.mark.rule("MYT-SEASON-07")
def test_a_work_has_a_least_price_and_is_not_offered_to_a_town_that_cannot_pay() -> None:
    s = grown_town(30, 40)
    assert work_price(s) == ("coins each 25", "coins most 7")
    s = grown_town(24, 900)
    assert not payable(s, NOBODY, work_price(s))
    effect(s, "!work")
    assert s.question is None
    assert "work" not in told(s)


def test_whoever_plays_alone_pays_both_parts() -> None:
    s = grown_town(200)
    effect(s, "!work")
    play(s, "0 yes")
    assert s.sheet(0).coins == 50


def test_a_price_is_never_more_than_a_cost_can_say() -> None:
    s = grown_town(5000, 9000)
    assert work_price(s) == ("coins each 999", "coins most 999")
    assert payable(s, NOBODY, work_price(s))


@pytest.mark.rule("MYT-SEASON-07")
def test_whoever_says_no_keeps_their_coins_and_the_house_stays_plain() -> None:
    s = grown_town(90, 90)
    effect(s, "!work")
    play(s, "0 no", "1 agree")
    assert [s.sheet(seat).coins for seat in range(2)] == [90, 90]
    assert works_done(s) == []
    assert WORKS not in s.flags


@pytest.mark.rule("MYT-SEASON-07")
def test_every_house_gets_one_before_any_gets_two_and_no_work_comes_twice() -> None:
    s = grown_town(990)
    seen: set[tuple[int, int]] = set()
    for number in range(24):
        s.sheet(0).coins = 990
        s.tracks = [8] * 4
        effect(s, "!work")
        play(s, "0 yes")
        now = set(works_done(s))
        assert len(now - seen) == 1
        seen = now
        counts = [sum(house == b for house, _ in seen) for b in s.standing()]
        assert max(counts) - min(counts) <= 1
        assert s.flags[WORKS] == number + 1
    s.sheet(0).coins, s.tracks = 990, [8] * 4
    effect(s, "!work")
    assert s.question is not None, "and it never runs dry"


@pytest.mark.rule("MYT-SEASON-07")
def test_one_work_gives_again_at_each_season_and_only_while_its_house_stands() -> None:
    s = grown_town(90)
    quarry = s.box.names.index("quarry")
    s.flags[f"{AT}{quarry}"] = 0b1001  # the roof (Income) and the garden (Food)
    before = s.tracks[:]
    effect(s, "!work-gift")
    s.season += 1
    effect(s, "!work-gift")
    assert s.tracks == [before[0], before[1] + 1, before[2], before[3] + 1]
    s.areas[0] = -1
    effect(s, "!work-gift")
    assert sum(s.tracks) == sum(before) + 2


def test_a_town_that_is_asked_for_a_work_is_written_down_and_read_back() -> None:
    s = grown_town(90, 60)
    effect(s, "!work")
    assert GAME.from_json(json.loads(s.to_json())) == s


def test_a_work_is_seen_for_the_first_time_and_counted() -> None:
    study = TownStudy()
    s = grown_town(90, 90)
    study.look(s)
    s.flags |= {f"{AT}0": 1, WORKS: 1}
    s.season += 1
    study.look(s)
    assert study.figures()["works"] == 1
    assert study.first[-1] == 1


def test_a_work_is_told_in_the_chronicle() -> None:
    s = grown_town(90, 90)
    effect(s, "!work")
    journal = Journal.resume(GAME, s, 1, {}, s.to_json())
    for seat, word in enumerate(("yes", "agree")):
        journal.play(seat, GAME.parse(s, word))
    for lang, words in (("en", "Now there is"), ("pl", "coś nowego"), ("cs", "něco nového")):
        [season] = tale_of(journal, lang).seasons
        assert [words in line for line in season.told] == [True]
