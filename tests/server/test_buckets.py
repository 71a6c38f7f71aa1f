"""How often: buckets that are drawn from, by person, by address, by block of addresses."""

from __future__ import annotations

import pytest

from osada.server.door.buckets import AddressBuckets, Buckets, _key
from osada.server.door.house_rates import HouseRates
from osada.server.door.networks import network
from osada.server.host.bucket import Bucket
from osada.server.host.environment import Rate

from .door import Door


def test_who_asks_too_often_is_told_how_long_to_wait() -> None:
    door = Door(create_rate=Rate(2, 60.0))
    assert door.knock("POST", "/api/tables").status == 200
    assert door.knock("POST", "/api/records").status == 200
    refused = door.knock("POST", "/api/tables/t/rematch")
    assert (refused.status, refused.code) == (429, "too-fast")
    assert 0 < int(refused.headers["retry-after"]) <= 30
    assert door.knock("POST", "/api/tables", address="10.0.0.2").status == 200


def test_commands_are_counted_by_person() -> None:
    door = Door(command_rate=Rate(1, 60.0))
    for token in ("a", "b"):
        bearer = {"authorization": f"Bearer {token}"}
        assert door.knock("POST", "/api/tables/t/do", **bearer).status == 200
        assert door.knock("POST", "/api/tables/t/do", **bearer).status == 429
        assert door.knock("GET", "/api/tables/t", **bearer).status == 200


def test_made_up_people_at_one_address_do_not_get_round_the_limit() -> None:
    door = Door(command_rate=Rate(1, 60.0))
    said = [
        door.knock("POST", "/api/tables/t/do", authorization=f"Bearer {i}").status
        for i in range(20)
    ]
    assert said == [200] * 10 + [429] * 10


def test_a_bucket_fills_up_again() -> None:
    now = 0.0
    bucket = Bucket(Rate(2, 10.0), clock=lambda: now)
    assert [bucket.take(), bucket.take(), bucket.take()] == [0.0, 0.0, 5.0]
    now = 5.0
    assert [bucket.take(), bucket.take()] == [0.0, 5.0]
    now = 500.0
    assert bucket.full


def test_what_is_given_back_can_be_taken_again_but_a_bucket_holds_no_more_than_it_can() -> None:
    bucket = Bucket(Rate(3, 30.0), clock=lambda: 0.0)
    bucket.take(3.0)
    bucket.give()
    assert (bucket.level, bucket.take(), bucket.take()) == (1.0, 0.0, 10.0)
    bucket.give(9.0)
    assert bucket.level == 3.0
    bucket.owe(5.0)
    assert (bucket.level, bucket.take()) == (-2.0, 30.0)


def test_buckets_nobody_draws_from_are_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("osada.server.door.buckets.MOST", 10)
    now = 0.0
    buckets = Buckets(Rate(1, 1.0), clock=lambda: now)
    for who in range(100):
        assert buckets.take(str(who)) == 0.0
        assert len(buckets._of) <= 10
    assert buckets.take("99") > 0


def test_a_household_counts_as_one() -> None:
    assert network("2001:db8::1") == network("2001:db8::ffff:2") != network("2001:db8:0:1::1")
    assert network("::ffff:192.0.2.1") == "192.0.2.1"


@pytest.mark.parametrize("path", ["/", "/schema", "/health", "/metrics", "/assets/x.js", "/api/me"])
def test_nothing_can_be_asked_for_ever(path: str) -> None:
    door = Door(command_rate=Rate(1, 60.0))
    said = [door.knock(path=path).status for _ in range(30)]
    assert said == [200] * 20 + [429] * 10


def test_who_has_emptied_a_bucket_is_not_forgotten_for_newcomers(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("osada.server.door.buckets.MOST", 10)
    buckets = Buckets(Rate(3, 60.0), clock=lambda: 0.0)
    for _ in range(3):
        buckets.take("the attacker")
    for other in range(100):
        buckets.take(f"a made-up name {other}")
    assert buckets.take("the attacker") > 0


def test_where_there_are_too_many_buckets_the_fullest_half_is_forgotten(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("osada.server.door.buckets.MOST", 10)
    buckets = Buckets(Rate(20, 60.0), clock=lambda: 0.0)
    for who in range(10):
        buckets.take(str(who), float(who + 1))
    buckets.take("one more")
    # The five that are emptiest are still known, and the newcomer.
    assert len(buckets._of) == 6
    left = {who: 20 - buckets._bucket(_key(str(who))).level for who in range(5, 10)}
    assert left == {who: who + 1 for who in range(5, 10)}
    assert len(buckets._of) == 6
    assert buckets.take("4", 20.0) == 0.0  # forgotten, so it is full


def test_where_few_buckets_are_in_use_only_the_full_ones_are_forgotten(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("osada.server.door.buckets.MOST", 10)
    buckets = Buckets(Rate(20, 60.0), clock=lambda: 0.0)
    for who in range(10):
        buckets.take(str(who), 1.0 if who < 3 else 0.0)
    buckets.take("one more")
    assert len(buckets._of) == 4
    assert [buckets._bucket(_key(str(who))).level for who in range(3)] == [19.0] * 3


def test_everybodys_bucket_is_their_own() -> None:
    buckets = Buckets(Rate(2, 60.0), clock=lambda: 0.0)
    assert [buckets.take("ada"), buckets.take("ada"), buckets.take("jan")] == [0.0, 0.0, 0.0]
    assert (buckets.take("ada"), buckets.take("jan")) == (30.0, 0.0)


def test_a_whole_block_of_addresses_is_not_without_bounds() -> None:
    door = Door(create_rate=Rate(1, 600.0))
    said = [
        door.knock("POST", "/api/tables", address=f"2001:db8:1:{n:x}::1").status for n in range(40)
    ]
    assert said == [200] * 16 + [429] * 24
    assert door.knock("POST", "/api/tables", address="2001:db8:2::1").status == 200


def test_what_tells_of_a_whole_game_counts_for_several() -> None:
    """Reading is bounded by what it costs: a long game is no small question."""

    def asked(path: str) -> int:
        door = Door(command_rate=Rate(1, 1e9))
        return sum(door.knock("GET", path=path).status != 429 for _ in range(30))

    assert asked("/api/tables/abc/scene") == 20
    assert asked("/api/tables/abc/entries") == asked("/api/tables/abc/scores") == 4


def test_what_somebody_uses_much_counts_at_every_process_of_the_house() -> None:
    class Counting:
        def __init__(self) -> None:
            self.done = AddressBuckets(Rate(8, 1e6))

        def rates(self) -> dict[str, Buckets | AddressBuckets]:
            return {"done": self.done}

    doors = [Counting() for _ in range(2)]
    rates = [HouseRates(door) for door in doors]
    assert doors[0].done.take("10.0.0.1") == 0.0
    assert rates[0].spent() == {}, "whoever does little is not spoken of"
    taken = 0
    for _ in range(6):
        for here, there in ((0, 1), (1, 0)):
            taken += doors[here].done.take("10.0.0.1", 1.0) == 0.0
            rates[there].spent_elsewhere(rates[here].spent())
    assert 7 <= taken <= 8, "as much as at one process, or little more"
    assert doors[0].done.take("10.0.0.2") == 0.0, "nobody else pays for it"
    rates[0].spent_elsewhere({"of another version": {"00": 1.0}})
