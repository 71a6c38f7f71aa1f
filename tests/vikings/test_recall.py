"""Who keeps knowing what, and what is turned up at the end. VIK-HID-05."""

from __future__ import annotations

import json

import pytest

from .journals import journal_of, log, random_journal
from .policies import at_random, whole_game
from .tables import GAME, Table, position


def red_draws_last(draw_3: str) -> Table:
    """Red draws three with the last worker of the round; blue begins the next one."""
    return position("RB", line="R", placed={"first-player": "B"}, free=["draw-3"], draw_3=draw_3)


@pytest.mark.rule("VIK-HID-05")
def test_the_drawer_keeps_knowing_what_was_returned_and_where() -> None:
    table = red_draws_last("nails fur grain fur fur")
    table.play("red draw-3", "red goods nails", "red ship 1")
    assert table.seen(0)["piles"]["draw-3"] == [None, None, "fur", "grain"]
    for viewer in (1, None):
        assert table.seen(viewer)["piles"]["draw-3"] == [None] * 4
    table.play("blue market", "blue goods fur")
    assert table.seen(0)["piles"]["draw-3"] == [None, None, "fur", "grain"]


@pytest.mark.rule("VIK-HID-05")
def test_others_learn_only_the_loaded_token_and_how_many_were_returned() -> None:
    journal = journal_of(
        red_draws_last("nails fur grain fur"), "red draw-3", "red goods fur", "red ship 3"
    )
    told = {
        viewer: {line.what: line.args for line in log(journal, viewer)} for viewer in (0, 1, None)
    }
    assert told[0]["drew"] == {"seat": 0, "count": 3, "goods": ["nails", "fur", "grain"]}
    assert told[0]["goods-kept"] == {"seat": 0, "goods": "fur"}
    for viewer in (1, None):
        assert told[viewer]["drew"] == {"seat": 0, "count": 3, "goods": "hidden"}
        assert told[viewer]["goods-kept"] == {"seat": 0, "goods": "hidden"}
        assert told[viewer]["loaded"] == {"seat": 0, "goods": "fur", "ship": 3}
        assert told[viewer]["returned"] == {"seat": 0, "count": 2}


@pytest.mark.rule("VIK-HID-05")
def test_which_token_is_kept_stays_hidden_until_it_is_loaded() -> None:
    table = red_draws_last("nails fur grain fur")
    table.play("red draw-3")
    keep = GAME.parse(table.state, "goods fur")
    assert table.state.disguise(0, keep, 0) == "goods fur"
    assert table.state.disguise(0, keep, 1) == "goods ?"
    table.play("red goods fur")
    assert table.seen(0)["held"] == ["fur"]
    assert table.seen(1)["held"] == [None]
    prompt = table.state.prompt(0)
    assert prompt is not None
    assert prompt.seen_by(1)["args"] == {"seat": 0, "goods": "hidden"}


@pytest.mark.rule("VIK-HID-05")
def test_a_later_drawer_sees_what_is_drawn_wherever_it_came_from() -> None:
    table = red_draws_last("nails fur grain")
    table.play("red draw-3", "red goods nails", "red ship 1", "blue draw-3")
    assert table.seen(1)["drawn"] == ["fur", "grain"]


@pytest.mark.rule("VIK-HID-05")
def test_who_knew_a_token_knows_it_no_more_when_it_is_drawn_again() -> None:
    """Red knows that fur and grain follow the top token. Blue draws all three and loads fur. If
    the top token was a fur too, that one is loaded and red's fur returns; otherwise red's fur is
    loaded. Red cannot tell which, and neither view nor log may."""
    worlds = []
    for top in ("fur", "nails"):
        table = red_draws_last(f"nails fur grain {top}")
        journal = journal_of(table, "red draw-3", "red goods nails", "red ship 1")
        told = []
        for move in ("draw-3", "goods fur", "ship 2"):
            journal.play(1, GAME.parse(journal.state, move))
            told.append(json.dumps(journal.state.view(0)))
        worlds.append((told, journal.log(0)))
    assert worlds[0] == worlds[1]


@pytest.mark.rule("VIK-HID-05")
def test_who_draws_their_own_returned_tokens_again_learns_nothing_new() -> None:
    table = position(
        "RB", line="R", placed={"first-player": "R"}, free=["draw-3"], draw_3="nails fur grain"
    )
    table.play("red draw-3", "red goods nails", "red ship 1")
    learned = table.state.reveals
    table.play("red draw-3")
    assert table.state.reveals == learned
    assert table.seen(0)["drawn"] == ["fur", "grain"]


@pytest.mark.rule("VIK-HID-05")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_won_bets_are_turned_up_at_the_end_and_only_they(seats: int) -> None:
    shown = 0
    for seed in range(6):
        states = whole_game(seats, seed, at_random)
        for seat in range(seats):
            others = [viewer for viewer in (*range(seats), None) if viewer != seat]
            before, after = Table(states[-2]), Table(states[-1])
            true = after.seen(seat)["seats"][seat]
            for viewer in others:
                then = before.seen(viewer)["seats"][seat]
                now = after.seen(viewer)["seats"][seat]
                assert set(then["won"]) <= {None}
                assert now["won"] == true["won"]
                assert set(now["hand"]) <= {None}
            shown += len(true["won"])
    assert shown > 0


@pytest.mark.rule("VIK-HID-05")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_log_of_a_whole_game_hides_every_bet_and_every_draw(seats: int) -> None:
    journal = random_journal(seats, 31)
    for viewer in (*range(seats), None):
        hidden = shown = 0
        for line in log(journal, viewer):
            secret = line.args.get("token")
            if line.what in ("drew", "goods-kept"):
                secret = line.args["goods"]
            if secret is None:
                continue
            assert (secret == "hidden") == (line.args["seat"] != viewer)
            hidden += secret == "hidden"
            shown += secret != "hidden"
        assert hidden > 0
        assert (shown > 0) == (viewer is not None)
