"""The computer players who lead the Crafter and the Ranger: always legal, and worth their hire."""

from __future__ import annotations

from random import Random

import pytest

from osada.games.mythwind.bots import crafter, ranger
from osada.games.mythwind.rules.town import NOON, Town
from osada.games.mythwind.rules.words import KINDS
from osada.kernel.action import Action

from .noons import GAME

BOTS = {"crafter": crafter, "ranger": ranger}
CASTS = {"crafter": "CFMR", "ranger": "RFCM"}
VISITS = {"sprite": "visit community", "villager": "visit construct"}
SHARED = ("character-action", "use-skill", "learn", "forget")
"""Questions about a character's own things that the town asks."""
every_bot = pytest.mark.parametrize("name", BOTS)


def campaign(name: str, seed: int, skills: list[int], rng: Random | None = None) -> list[int]:
    """The coins after each of four seasons. In the town the bot only goes where its wish leads it
    and does nothing there; with `rng` it does whatever comes to mind."""
    s = GAME.start(1, seed, {"cast": CASTS[name]})
    assert isinstance(s, Town)
    s.sheet(0).skills = skills
    coins: list[int] = []
    while s.season < 4:
        season, menu = s.season, s.legal(0)
        if own_decision(s, name):
            action = BOTS[name].choose(s, 0, Random(0)).action
            assert action in menu, (str(action), s.question and s.question.kind)
        elif rng is not None:
            action = rng.choice([a for a in menu if a.kind != "become"])
        else:
            action = quiet(s, name, menu)
        s.play(0, action)
        if s.season > season:
            coins.append(s.sheet(0).coins)
    return coins


def own_decision(s: Town, name: str) -> bool:
    if s.question is not None:
        return s.question.seat == 0 and s.question.kind.startswith((f"{name}-", *SHARED))
    return s.phase == NOON and s.sheet(0).attached >= 0 and s.sheet(0).figure >= 0


def quiet(s: Town, name: str, menu: tuple[Action, ...]) -> Action:
    if s.phase == NOON and s.question is None:
        return GAME.parse(s, VISITS[KINDS[BOTS[name].wish(s, 0)]])
    calm = [a for a in menu if str(a) in ("pass", "no", "done", "keep")]
    return (calm or menu)[0]


@every_bot
@pytest.mark.parametrize("seed", range(3))
def test_a_bot_earns_between_four_and_eight_coins_a_day_in_its_first_year(
    name: str, seed: int
) -> None:
    assert 4 < (campaign(name, seed, [])[-1] - 5) / 36 < 8


@every_bot
def test_skills_make_a_bot_richer(name: str) -> None:
    lessons = sorted(skill % 8 for skill in BOTS[name].LESSONS[:5])
    assert campaign(name, 0, lessons)[-1] > campaign(name, 0, [])[-1] + 20


@every_bot
@pytest.mark.parametrize("seed", range(8))
def test_whatever_happens_in_the_town_a_bot_finds_a_legal_action(name: str, seed: int) -> None:
    skills = [[], [0, 1, 2, 3, 4], [5, 6, 7], [0, 2, 5]][seed % 4]
    assert len(campaign(name, seed, skills, Random(seed))) == 4
