"""`osada lab siege`: small sieges, so that what is promised of a long one can be believed."""

from __future__ import annotations

import msgspec
import pytest

from osada.lab.load.throwaway import LoadFailed
from tools.siege.attacks.spellings import spelled
from tools.siege.siege import besiege, chosen
from tools.siege.verdict import Attack, Honest, Sent, Siege, judge, percentile, summed

from ..cli.conftest import Osada, home, osada

__all__ = ["home", "osada"]


def test_a_short_siege_reports_every_attack_and_what_others_felt() -> None:
    seen: list[tuple[int, int]] = []
    names = ["forged links", "another's eyes", "garbage", "malformed", "the owner's pages"]
    outcome = besiege(0.1, names, lambda done, total: seen.append((done, total)), tables=3)
    assert [attack.name for attack in outcome.attacks] == [plan.name for plan in chosen(names)]
    assert outcome.broken == []
    for attack in outcome.attacks:
        assert attack.sent > 1
        assert sum(attack.answers.values()) > 1
        assert attack.memory_mib > 30
    assert outcome.honest.actions > 0
    assert 0 < outcome.honest.p50 <= outcome.honest.p99
    assert outcome.memory_mib >= max(attack.memory_mib for attack in outcome.attacks)
    assert seen[-1] == (5, 5)


def test_a_weak_server_is_found_out() -> None:
    weak = {"OSADA_CREATE_RATE": "1000000/1"}
    names = ["spellings of new tables"]
    outcome = besiege(1.5, names, lambda *_: None, tables=3, settings=weak, memory_limit=1.0)
    (attack,) = outcome.attacks
    assert attack.verdict == "broken"
    assert "tables from one address" in attack.why
    assert outcome.broken == names


def test_a_verdict_is_broken_before_it_is_hurt_before_it_held() -> None:
    well, slow = Honest(p50=0.01, p99=0.2), Honest(p50=0.01, p99=0.26)
    assert judge(Sent(), well, 300.0, alive=True) == ("held", "")
    assert judge(Sent(), slow, 300.0, alive=True) == ("hurt", "p99 260 ms")
    assert judge(Sent(), well, 601.0, alive=True) == ("hurt", "601 MiB")
    assert judge(Sent(answers={"500": 2}), well, 300.0, alive=True) == ("hurt", "2 × 500")
    wrong = Honest(errors=3, wrong=["signing in: 429"])
    assert judge(Sent(), wrong, 300.0, alive=True) == ("hurt", "3 × signing in: 429")
    assert judge(Sent(got=["the seed"]), slow, 300.0, alive=True) == ("broken", "the seed")
    assert judge(Sent(), well, 300.0, alive=False)[0] == "broken"


def test_figures_of_all_attacks_are_those_of_all_actions() -> None:
    times = [float(n) for n in range(1, 101)]
    whole = summed([(times[:50], Honest(errors=1)), (times[50:], Honest(errors=2, lag=0.5))])
    assert (whole.p50, whole.p99, whole.errors, whole.lag) == (50.0, 99.0, 3, 0.5)
    assert percentile([], 99) == 0.0


def test_every_spelling_is_another_one() -> None:
    paths = list(spelled("/api/tables"))
    assert len(set(paths)) == len(paths) > 15


def test_an_attack_of_another_name_is_explained(osada: Osada) -> None:
    with pytest.raises(LoadFailed, match="did you mean 'chat flood'"):
        chosen(["chat floood"])
    said = osada("lab", "siege", "--only", "chat floood")
    assert (said.code, "chat flood" in said.err) == (2, True)
    listed = osada("lab", "siege", "--list", "--only", "flood").out.splitlines()
    assert "argon2 flood" in listed


@pytest.mark.parametrize("verdict", ["held", "hurt", "broken"])
def test_the_exit_code_tells_what_the_siege_found(
    verdict: str, osada: Osada, monkeypatch: pytest.MonkeyPatch
) -> None:
    attack = Attack("chat flood", 3.0, 9, {"200": 9}, Honest(p50=0.01, p99=0.3), 200.0)
    attack.verdict, attack.why = verdict, "p99 300 ms"  # type: ignore[assignment]
    outcome = Siege(minutes=1.0, attacks=[attack], before=Honest(), honest=attack.honest)
    outcome.hurt = ["chat flood"] if verdict == "hurt" else []
    outcome.broken = ["chat flood"] if verdict == "broken" else []
    monkeypatch.setattr("tools.siege.siege.besiege", lambda *_: outcome)
    said = osada("lab", "siege", "--lang", "en")
    assert said.code == (verdict == "broken")
    assert f"{verdict}: p99 300 ms" in said.out
    assert osada("lab", "siege", "--strict").code == (verdict != "held")
    told = msgspec.json.decode(osada("lab", "siege", "--json").out)
    assert told["attacks"][0]["verdict"] == verdict
    assert set(told["honest"]) >= {"p50", "p99", "errors"}
