"""The computer player who leads the Merchant: always legal, and worth his hire."""

from __future__ import annotations

from random import Random

import pytest

from osada.games.mythwind.bots import merchant
from osada.games.mythwind.rules.town import NOON, Town
from osada.games.mythwind.rules.words import KINDS
from osada.kernel.action import Action

from .noons import GAME
from .stalls import Stall

VISITS = {"sprite": "visit community", "villager": "visit construct"}
OWN = ("merchant-", "character-action", "use-skill", "learn", "forget")


def campaign(seed: int, skills: list[int], rng: Random | None = None) -> int:
    """The coins earned in four seasons. In the town the bot only goes where its wish leads it;
    with `rng` it does there whatever comes to mind."""
    s = GAME.start(1, seed, {"cast": "MFCR"})
    assert isinstance(s, Town)
    s.sheet(0).skills = skills
    before = s.sheet(0).coins
    while s.season < 4:
        menu = s.legal(0)
        if own_decision(s):
            action = merchant.choose(s, 0, Random(0)).action
            assert action in menu, (str(action), s.question and s.question.kind)
        elif rng is not None:
            action = rng.choice([a for a in menu if a.kind != "become"])
        else:
            action = quiet(s, menu)
        s.play(0, action)
    return s.sheet(0).coins - before


def own_decision(s: Town) -> bool:
    if s.question is not None:
        return s.question.seat == 0 and s.question.kind.startswith(OWN)
    return s.phase == NOON and s.sheet(0).attached >= 0 and s.sheet(0).figure >= 0


def quiet(s: Town, menu: tuple[Action, ...]) -> Action:
    if s.phase == NOON and s.question is None:
        return GAME.parse(s, VISITS[KINDS[merchant.wish(s, 0)]])
    calm = [a for a in menu if str(a) in ("pass", "no", "done", "keep")]
    return (calm or menu)[0]


def choice(stall: Stall) -> str:
    assert isinstance(stall.state, Town)
    return str(merchant.choose(stall.state, 0, Random(0)).action)


@pytest.mark.parametrize("seed", range(3))
def test_he_earns_between_four_and_eight_coins_a_day_in_his_first_year(seed: int) -> None:
    assert 4 < campaign(seed, []) / 36 < 8


def test_skills_make_him_richer() -> None:
    lessons = sorted(skill % 8 for skill in merchant.LESSONS[:5])
    assert campaign(0, lessons) > campaign(0, []) + 60


@pytest.mark.parametrize("seed", range(8))
def test_whatever_happens_in_the_town_he_finds_a_legal_action(seed: int) -> None:
    skills = [[], [0, 1, 2, 3, 4], [3, 5, 6, 7], [3, 6]][seed % 4]
    campaign(seed, skills, Random(seed))


def test_he_buys_what_is_cheap() -> None:
    stall = Stall(supply={"glass": 6}, coins=20)
    stall.play("trade")
    assert choice(stall) == "buy-good glass"


def test_he_sells_what_is_dear() -> None:
    stall = Stall(
        supply={"salt": 0}, stock="salt wool", attached="sprite", orders="grain-pots pots-spice"
    )
    stall.play("trade")
    assert choice(stall) == "sell-good salt"


def test_he_serves_an_order_when_he_can() -> None:
    stall = Stall(stock="salt wool", orders="salt-wool pots-spice", coins=0)
    stall.play("trade")
    assert choice(stall) == "deliver-goods salt-wool"


def test_he_protects_what_a_rival_would_spoil() -> None:
    stall = Stall(stock="pots pots pots", intents={"weigher": "dump pots"}, skills=[7])
    assert choice(stall) == "skill M7"
    stall.play("skill M7")
    assert choice(stall) == "mark-good pots"


def test_what_he_cannot_see_does_not_change_his_mind() -> None:
    """The same choice on positions that differ only in what lies face down."""
    stall = Stall(stock="salt pots", supply={"wool": 5}, skills=[4, 7])
    stall.play("trade")
    seen = choice(stall)
    for seed in range(20):
        other = stall.state.imagined(0, Random(seed))
        assert isinstance(other, Town)
        assert str(merchant.choose(other, 0, Random(0)).action) == seen
