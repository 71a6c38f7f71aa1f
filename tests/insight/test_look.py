"""A look at one decision: fair, repeatable, and in words."""

from __future__ import annotations

from math import exp
from random import Random

import pytest

import osada
from osada.bots import bot
from osada.games.vikings.insight.phrases import PLAIN as VIKINGS
from osada.insight import BRIEFLY, Choice, NoChoice, NoInsight, adviser, hint, look
from osada.insight.look import choice_of
from osada.insight.marks import mark_of, step_of
from osada.insight.plain import plain_best
from osada.insight.worlds import Tried
from osada.kernel.state import State

GAMES = ["vikings", "hamlet"]


def reached(game: str, seats: int, actions: int, seed: int = 7) -> State:
    """A position that casual players come to."""
    rules = osada.game(game)
    state = rules.start(seats, seed)
    players = [bot("casual", rules, 5, seat) for seat in range(seats)]
    for _ in range(actions):
        seat = state.turn[0]
        state.play(seat, players[seat].choose(state, seat))
    while len(state.legal(state.turn[0])) < 2:
        state.play(state.turn[0], state.legal(state.turn[0])[0])
    return state


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.rule("VIK-HID-02")
def test_advice_is_the_same_on_every_position_the_seat_cannot_tell_apart(game: str) -> None:
    state = reached(game, 3, 30)
    seat = state.turn[0]
    told = hint(adviser(osada.game(game)), state, seat, BRIEFLY)
    assert told == hint(adviser(osada.game(game)), state.imagined(seat, Random(3)), seat, BRIEFLY)
    assert told.choices[0].reasons


@pytest.mark.parametrize("game", GAMES)
def test_chances_add_up_and_the_best_comes_first(game: str) -> None:
    state = reached(game, 3, 40)
    seat = state.turn[0]
    choices = look(adviser(osada.game(game)), state, seat, BRIEFLY).choices
    assert all(sum(choice.chances) == pytest.approx(1.0) for choice in choices)
    own = [choice.chances[seat] for choice in choices]
    assert own == sorted(own, reverse=True)
    assert len({choice.actions for choice in choices}) == len(choices) > 1


@pytest.mark.parametrize("game", GAMES)
def test_estimates_say_how_far_they_may_be_off(game: str) -> None:
    state = reached(game, 3, 100)
    choices = look(adviser(osada.game(game)), state, state.turn[0], BRIEFLY).choices
    assert any(choice.error > 0.001 for choice in choices)


def test_chances_that_are_written_alike_are_called_the_same() -> None:
    def steps(*chances: float) -> list[str]:
        turns = [Tried([], 2) for _ in chances]
        for turn, chance in zip(turns, chances, strict=True):
            turn.add([chance, 1 - chance], [0, 0], 0)
        return [choice_of(turn, turns[0], 0).step for turn in turns]

    assert steps(0.404, 0.397, 0.396, 0.394) == ["best", "same", "same", "slightly"]


def test_who_plays_alone_is_advised_by_points() -> None:
    state = reached("hamlet", 1, 30)
    choices = look(adviser(osada.game("hamlet")), state, 0, BRIEFLY).choices
    assert {choice.chances for choice in choices} == {(1.0,)}
    points = [choice.points[0] for choice in choices]
    assert points == sorted(points, reverse=True)
    assert len(set(points)) > 1


def test_an_end_that_is_only_foreseen_is_as_sure_as_its_points_are_far_apart() -> None:
    rules = osada.game("hamlet")
    state = rules.start(2, 3)
    players = [bot("novice", rules, 3, seat) for seat in range(2)]
    while state.turn:
        state.play(state.turn[0], players[state.turn[0]].choose(state, state.turn[0]))
    assert state.outcome is not None
    who = adviser(rules)
    sure, foreseen = (who.chances(state, 0, over) for over in (True, False))
    ahead, behind = sorted(score.total for score in state.outcome.scores)[::-1]
    assert max(sure) == (0.5 if len(state.outcome.winners) > 1 else 1.0)
    assert max(foreseen) == pytest.approx(1 / (1 + exp((behind - ahead) / 3.8)))


def test_what_was_played_is_compared_though_nobody_would_think_of_it() -> None:
    state = reached("vikings", 3, 30)
    seat = state.turn[0]
    worst = state.legal(seat)[0]  # the first player's place, where nothing happens
    seen = look(adviser(osada.game("vikings")), state, seat, BRIEFLY, [worst])
    played = seen.choices[seen.played]
    assert played.actions == (worst.text,)
    assert seen.lost == seen.choices[0].chances[seat] - played.chances[seat]
    assert seen.mark


def test_a_game_in_which_nobody_can_tell_chances_says_so() -> None:
    with pytest.raises(NoInsight, match="no analysis for mythwind: nobody can tell chances"):
        adviser(osada.game("mythwind"))


def test_marks_follow_what_was_given_away() -> None:
    assert mark_of(0.0, True, 0.02, 0.5) == "best"
    assert mark_of(0.0, True, 0.12, 0.5) == "only"
    assert mark_of(0.03, False, 0.0, 0.5) == "good"
    assert mark_of(0.06, False, 0.0, 0.5) == "slip"
    assert mark_of(0.10, False, 0.0, 0.5) == "blunder"
    assert mark_of(0.10, False, 0.0, 0.97) == ""
    assert mark_of(0.55, False, 0.0, 1.0) == "blunder", "who had won has thrown it away"


def test_steps_below_the_best_are_said_as_weaker_but_for_what_comes_to_the_same() -> None:
    assert step_of(0.004, 0.0) == "same"
    assert step_of(0.02, 0.03) == "same"
    assert step_of(0.02, 0.01) == "slightly"
    assert step_of(0.05, 0.08) == "weaker"
    assert step_of(0.10, 0.00) == "much"


@pytest.mark.parametrize("game", GAMES)
def test_there_is_no_hint_where_there_is_one_thing_to_do(game: str) -> None:
    rules = osada.game(game)
    state = rules.start(2, 7)
    players = [bot("casual", rules, 5, seat) for seat in range(2)]
    while len(state.legal(state.turn[0])) > 1:
        seat = state.turn[0]
        state.play(seat, players[seat].choose(state, seat))
    with pytest.raises(NoChoice):
        hint(adviser(rules), state, state.turn[0], BRIEFLY)


def made(chances: float, points: tuple[float, float], step: str) -> Choice:
    return Choice(("a",), (chances, 1 - chances), 0.0, points, (), 0.0, step)


def test_without_a_gain_the_forecast_is_told_only_where_it_agrees_with_the_order() -> None:
    say = VIKINGS
    best = made(0.50, (18.2, 15.0), "best")

    def plain(other: Choice) -> tuple[str, object]:
        told = plain_best(say, [best, other], 0, -1)
        return str(told["key"]).removeprefix("vikings-why-"), told["args"]

    assert plain(made(0.45, (17.1, 15.0), "weaker")) == ("points", {"count": 18, "next": 17})
    rival = {"seat": 1, "count": 15, "next": 17}
    assert plain(made(0.45, (19.0, 17.2), "weaker")) == ("rival", rival)
    assert plain(made(0.45, (19.0, 15.0), "weaker")) == ("chance", {"count": 50, "next": 45})
    near = {"letter": "B", "count": 50, "next": 48}
    assert plain(made(0.48, (19.0, 15.0), "same")) == ("near", near)
    assert plain(made(0.50, (19.0, 15.0), "same")) == ("even", {"letter": "B", "count": 50})
    assert plain_best(say, [best], 0, -1)["args"] == {"count": 50}
