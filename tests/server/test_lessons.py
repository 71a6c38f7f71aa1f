"""Guided first games: sound records, said in every language, and teaching what they promise."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator

import pytest

import osada
from osada.bots import bot
from osada.kernel.message import Event
from osada.kernel.state import State
from osada.table.lessons import (
    PARTING,
    PLAYER,
    BadLesson,
    LessonStep,
    Script,
    load_lesson,
    read_lesson,
    text_keys,
    tutorials,
)
from osada.texts import Speech, languages
from osada.texts.speech import texts_of
from osada.texts.wording import keys_of

GAMES = ("hamlet", "mythwind", "vikings")
MOST_WORDS = 45
every_lesson = pytest.mark.parametrize(
    ("game", "name"), [(game, name) for game in GAMES for name in tutorials(game)]
)
every_language = pytest.mark.parametrize("lang", languages())
every_game = pytest.mark.parametrize("game", GAMES)

TAUGHT = {
    "vikings": "loaded promoted bet-laid stern-taken sailed control took bet-won jumped "
    "market-rose drew returned jumped-any swapped removed round-began",
    "hamlet": "villager-went produced blueprint-taken hired-donkey donkey-placed built milestone "
    "donkey-led refined rewarded consumed sold delivered road-built hired-villager",
    "mythwind": "event event-chosen attached cleared farmer-planted dusk-began day-began weather "
    "construction-began completed hired farmer-harvested farmer-cleared adventure",
}


def played(script: Script) -> Iterator[tuple[LessonStep, State, list[Event]]]:
    """Each step with the position before it and what it told."""
    game = osada.game(script.game)
    state = game.start(script.seats, script.seed, script.options)
    for step in script.steps:
        before = state.copy()
        yield step, before, state.play(step.seat, game.parse(state, step.action))


# -- the records -------------------------------------------------------------------------------


@every_game
def test_every_game_has_a_first_game(game: str) -> None:
    assert "first" in tutorials(game)


@every_lesson
def test_a_table_set_up_by_the_script_can_play_it_to_its_end(game: str, name: str) -> None:
    """With no draws given: the seed alone brings everything the lesson speaks of."""
    script = load_lesson(game, name)
    for step, before, _ in played(script):
        assert before.turn[0] == step.seat
        assert step.action in [action.text for action in before.legal(step.seat)]


@every_lesson
def test_a_lesson_is_as_long_as_one_can_bear(game: str, name: str) -> None:
    script = load_lesson(game, name)
    assert 15 <= script.of <= 30
    assert script.of == len([step for step in script.steps if step.seat == PLAYER])


@every_lesson
def test_only_the_last_step_is_free_and_others_move_by_the_record(game: str, name: str) -> None:
    script = load_lesson(game, name)
    assert [step.free for step in script.steps] == [False] * (len(script.steps) - 1) + [True]
    others = [step for step in script.steps if step.seat != PLAYER]
    assert all(step.action and not step.says for step in others)
    assert bool(others) == (script.seats > 1)


@every_game
def test_the_first_game_shows_the_heart_of_the_game(game: str) -> None:
    script = load_lesson(game, "first")
    opening = osada.game(game).start(script.seats, script.seed, script.options).events
    told = {event.key for event in opening}
    told |= {event.key for _, _, events in played(script) for event in events}
    assert {f"{game}-{word}" for word in TAUGHT[game].split()} - told == set()


@every_lesson
def test_every_rule_a_lesson_stands_on_is_in_the_rulebook(game: str, name: str) -> None:
    file = texts_of(osada.game(game)).parent / "content" / "rules.toml"
    rules = {entry["id"] for entry in tomllib.loads(file.read_text(encoding="utf-8"))["rule"]}
    assert {step.rule for step in load_lesson(game, name).steps if step.says} - rules == set()


@every_lesson
def test_computer_players_can_go_on_where_the_lesson_ends(game: str, name: str) -> None:
    script = load_lesson(game, name)
    made = osada.game(game)
    state = made.start(script.seats, script.seed, script.options)
    for step in script.steps:
        state.play(step.seat, made.parse(state, step.action))
    for _ in range(4):
        seat = state.turn[0]
        state.play(seat, bot("greedy", made, script.seed, seat).choose(state, seat))


# -- what is shown -----------------------------------------------------------------------------


def test_the_player_is_told_the_wanted_action_and_how_far_it_is() -> None:
    script = load_lesson("vikings", "first")
    first, last = script.lesson(0), script.lesson(len(script.steps) - 1)
    assert first is not None
    assert (first.wanted, first.step, first.of) == (("space", "add-1"), 1, script.of)
    assert (first.says.key, first.says.rule) == ("lesson-vikings-goods", "VIK-ROUND-03")
    assert last is not None
    assert (last.wanted, last.step) == (None, script.of)


def test_nothing_is_said_while_somebody_else_moves() -> None:
    script = load_lesson("vikings", "first")
    assert script.steps[2].seat == 1
    assert script.lesson(2) is None


def test_the_closing_words_stay_for_a_while_and_then_go() -> None:
    script = load_lesson("mythwind", "first")
    over = len(script.steps)
    assert script.at(over) is None
    parting = script.lesson(over + PARTING - 1)
    assert parting is not None
    assert parting.says.key == "lesson-mythwind-done"
    assert script.lesson(over + PARTING) is None


# -- the texts ---------------------------------------------------------------------------------


@every_game
@every_language
def test_every_text_of_a_lesson_is_there_and_none_is_left_over(game: str, lang: str) -> None:
    file = texts_of(osada.game(game)) / lang / "lesson.ftl"
    assert keys_of(file) == text_keys(game)


@every_game
@every_language
def test_a_lesson_speaks_in_short_whole_sentences(game: str, lang: str) -> None:
    speech = Speech(osada.game(game), lang)
    for key in text_keys(game):
        text, errors = speech.render({"key": key})
        assert errors == []
        assert len(text.split()) <= MOST_WORDS, text
        assert text.rstrip("”“")[-1] in ".!?", text
        assert "⟨" not in text


# -- files that are wrong ----------------------------------------------------------------------


def vikings(body: str) -> str:
    """The header and the set-up of the true record, with other actions."""
    file = texts_of(osada.game("vikings")).parent / "lessons" / "first.osada"
    head, _, _ = file.read_text(encoding="utf-8").partition("\n\n")
    return f"{head}\n{body}"


@pytest.mark.parametrize(
    ("body", "fault"),
    [
        ("#: lesson-vikings-goods\n0 set-sail-now\n", "is no action"),
        ("0 set-sail\n", "each action of seat 0, and no other, has its text"),
        ("#: lesson-hamlet-end\n0 set-sail\n", "is neither '#: lesson-vikings-…' nor '#! any'"),
        ("#! whatever\n0 set-sail\n", "is neither"),
        (
            "#: lesson-vikings-free\n#! any\n0 first-player\n#: lesson-vikings-goods\n1 promote\n",
            "nothing may follow|may not|has its text",
        ),
        (
            "#: lesson-vikings-free\n#! any\n0 first-player\n1 set-sail\n",
            "nothing may follow the action where the player is free",
        ),
    ],
)
def test_a_broken_tutorial_is_told_by_its_line(body: str, fault: str) -> None:
    with pytest.raises(osada.OsadaError, match=fault) as raised:
        read_lesson(vikings(body))
    assert "line" in str(raised.value)


def test_a_tutorial_that_is_not_there_is_told_by_name() -> None:
    with pytest.raises(BadLesson, match=r"vikings has no tutorial 'frist': .*first"):
        load_lesson("vikings", "frist")
    with pytest.raises(BadLesson):
        load_lesson("vikings", "../../hamlet/tutorial/first")
