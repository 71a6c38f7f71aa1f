"""The computer player who leads the Farmer: always legal, and worth its hire."""

from __future__ import annotations

from random import Random

import pytest

from osada.games.mythwind.bots.farmer import choose, wish
from osada.games.mythwind.rules.town import NOON, Town
from osada.games.mythwind.rules.words import KINDS
from osada.kernel.action import Action

from .farms import GAME

VISITS = {"sprite": "visit community", "villager": "visit construct"}
OWN = ("farmer-", "character-action", "use-skill", "learn", "forget")


def his_to_decide(s: Town) -> bool:
    if s.question is not None:
        return s.question.seat == 0 and s.question.kind.startswith(OWN)
    return s.phase == NOON and s.sheet(0).attached >= 0


def campaign(seed: int, skills: list[int], rng: Random | None = None) -> list[int]:
    """His coins after each of four seasons. In the town he only goes where his wish leads him and
    does nothing there; with `rng` it does whatever comes to mind."""
    s = GAME.start(1, seed)
    assert isinstance(s, Town)
    s.sheet(0).skills = skills
    coins: list[int] = []
    while s.season < 4:
        season = s.season
        menu = s.legal(0)
        if his_to_decide(s):
            action = choose(s, 0, Random(0)).action
            assert action in menu
        elif rng is not None:
            action = rng.choice([a for a in menu if a.kind != "become"])
        else:
            action = nothing_but_attachment(s, menu)
        s.play(0, action)
        if s.season > season:
            coins.append(s.sheet(0).coins)
    return coins


def nothing_but_attachment(s: Town, menu: tuple[Action, ...]) -> Action:
    if s.phase == NOON and s.question is None:
        return GAME.parse(s, VISITS[KINDS[wish(s, 0)]])
    quiet = [a for a in menu if str(a) in ("pass", "no", "done", "keep")]
    return (quiet or menu)[0]


@pytest.mark.parametrize("seed", range(3))
def test_the_bot_earns_between_four_and_eight_coins_a_day_in_its_first_year(seed: int) -> None:
    assert 4 < (campaign(seed, [])[-1] - 5) / 36 < 8


def test_skills_make_the_bot_richer() -> None:
    assert campaign(0, [0, 1, 2, 5, 7])[-1] > campaign(0, [])[-1] + 20


@pytest.mark.parametrize("seed", range(8))
def test_whatever_happens_in_the_town_the_bot_finds_a_legal_action(seed: int) -> None:
    assert len(campaign(seed, [1, 6, 7][: seed % 4], Random(seed))) == 4
