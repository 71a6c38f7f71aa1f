"""The story holds together: every card can come, nothing is free for ever, nothing is forgotten."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import osada
from osada.games.mythwind.rules.cards import load_events
from osada.games.mythwind.rules.town import Town
from osada.games.mythwind.story.check import doors, reached, story_faults
from osada.games.mythwind.story.ways import ways_of
from osada.games.mythwind.view.chapters import view_chapters
from osada.kernel.errors import BadContent

from .stories import DOORS, of_today, small_story, whole_story

PLAN = {
    "A": {*range(1, 13)} - {3, 5, 7, 12},
    "B": ({*range(13, 41)} | {3}) - {18, 22, 24, 25, 27, 33},
    "C": ({*range(41, 71)} | {5, 7, 18, 22, 24, 25}) - {52, 60},
    "D": {*range(71, 105)} | {52, 60},
    "E": {*range(105, 125)} | {12},
    "F": {*range(125, 141)} | {27},
    "G": {*range(141, 155)} | {33},
}
CHAPTERS = sorted((Path(__file__).parents[2] / "docs" / "story").glob("chapter-*.md"))
FIRST = '[event.1]\narc = "A"\n'


# -- the first chapter --------------


def test_the_story_is_sound() -> None:
    assert story_faults(whole_story()) == []


@pytest.mark.rule("MYT-COMP-01")
def test_every_event_has_a_number_of_its_arc() -> None:
    events = whole_story().events
    assert {number for number, event in events.items() if number not in PLAN[event.arc]} == set()
    assert sorted(events) == list(range(1, 155))


@pytest.mark.rule("MYT-COMP-02")
def test_every_adventure_of_the_box_is_told() -> None:
    adventures = whole_story().adventures
    assert sorted(adventures) == list(range(1, 81))


@pytest.mark.rule("MYT-ENV-01")
def test_four_envelopes_and_two_buildings_can_be_come_by_in_two_ways() -> None:
    keys = doors(ways_of(whole_story()))
    assert {door: sorted(cards) for door, cards in keys.items()} == {
        "building chapel": ["event 44", "event 7"],
        "building fishing-grounds": ["adventure 13", "adventure 3"],
        "envelope 1": ["event 18", "event 46"],
        "envelope 2": ["event 73", "event 77", "event 90"],
        "envelope 3": ["event 128", "event 81", "event 82"],
        "envelope 4": ["event 137", "event 139", "event 98"],
    }


@pytest.mark.rule("MYT-ENV-01")
@pytest.mark.parametrize("river_or_tower", ["a", "b"])
def test_either_camp_leads_to_every_card_but_those_of_the_choice(river_or_tower: str) -> None:
    ways = [
        way
        for way in ways_of(whole_story())
        if way.card != "event 1" or way.name == f"event 1 {river_or_tower}"
    ]
    assert reached(ways) == reached(ways_of(whole_story()))


def test_both_ways_into_the_first_envelope_bring_the_same() -> None:
    brought = {
        way.card: {effect.text for effect in way.effects}
        for way in ways_of(whole_story())
        if any(effect.op == "envelope" and effect.count == 1 for effect in way.effects)
    }
    assert len(brought) == 2
    assert brought["event 18"] == brought["event 46"]
    assert {"sprite field", "sprite add 1", "deck weather add 10 shuffle"} <= brought["event 18"]


def test_both_paths_of_the_story_are_weighed_at_its_end() -> None:
    asked = {option.test for option in whole_story().events[104].options}
    assert {"flag sprite_trust>=4", "flag road>=3"} <= asked


@pytest.mark.pure_only
def test_the_maps_of_the_chapters_say_what_leads_to_what() -> None:
    ways = ways_of(whole_story())
    leads: dict[str, set[str]] = {way.card: set() for way in ways if "goal" not in way.card}
    for way in ways:
        for effect in way.effects:
            if effect.op == "deck" and effect.name in ("event", "adventure"):
                leads.get(way.card, set()).update(f"{effect.name} {n}" for n in effect.cards)
    assert dict(_mapped()) == leads


def _mapped() -> Iterator[tuple[str, set[str]]]:
    """The cards of the map with those their arrows name: `→ event 2-6 · adventure 33`."""
    kind = "event"
    for line in "\n".join(page.read_text(encoding="utf-8") for page in CHAPTERS).splitlines():
        kind = {"## Events": "event", "## Adventures": "adventure"}.get(line, kind)
        found = re.match(r"- \*\*(\d+)\*\* [^→]+(?: → (.+))?$", line)
        if found:
            arrows = [part.split(" ", 1) for part in (found[2] or "").split(" · ") if part]
            yield (
                f"{kind} {found[1]}",
                {f"{deck} {n}" for deck, numbers in arrows for n in _numbers(numbers)},
            )


def _numbers(text: str) -> Iterator[int]:
    for part in text.split(", "):
        first, _, last = part.partition("-")
        yield from range(int(first), int(last or first) + 1)


@pytest.mark.pure_only
def test_the_maps_of_the_chapters_name_every_flag() -> None:
    flags = {e.name for way in ways_of(whole_story()) for e in way.effects if e.op == "flag"}
    text = "\n".join(page.read_text(encoding="utf-8") for page in CHAPTERS)
    assert flags == set(re.findall(r"^\| `(\w+)` \|", text, re.MULTILINE))


# -- spoilt stories --------------


def test_a_card_taken_out_is_missed_wherever_it_was_added() -> None:
    story = whole_story()
    del story.events[60]
    assert (
        "event 52 a: 'deck event add 60 top' adds event 60, which does not exist"
        in story_faults(story)
    )


def test_a_card_that_nothing_brings_is_found(tmp_path: Path) -> None:
    story = small_story(tmp_path, FIRST + '[event.2]\narc = "A"\n')
    assert story_faults(story) == ["event 2: no card brings it into play"]


def test_a_goal_that_nothing_unlocks_is_found() -> None:
    story = whole_story()
    story.goals[0].unlock = -1
    assert "goal 8: no card brings it into play" in story_faults(story)


def test_an_envelope_with_one_entrance_is_found(tmp_path: Path) -> None:
    story = small_story(tmp_path, FIRST + 'effects = ["envelope 1"]\n')
    assert story_faults(story) == ["envelope 1: needs 2 entrances, has: event 1"]


def test_no_single_answer_may_lead_away_from_every_entrance(tmp_path: Path) -> None:
    events = """
        [event.1]
        arc = "A"
        effects = ["deck event add 2 top"]
        [event.2]
        arc = "A"
        [[event.2.option]]
        key = "a"
        effects = ["deck event add 3,4 top"]
        [[event.2.option]]
        key = "b"
        [event.3]
        arc = "A"
        effects = ["envelope 2"]
        [event.4]
        arc = "A"
        effects = ["may coins each 1 -> envelope 2"]
    """
    assert story_faults(small_story(tmp_path, events)) == [
        "envelope 2: every entrance leads through event 2, and event 2 b away from it"
    ]
    always = events.replace('key = "b"', 'key = "b"\n        effects = ["deck event add 4 top"]')
    assert story_faults(small_story(tmp_path, always)) == []


def test_a_story_without_a_chapel_is_found(tmp_path: Path) -> None:
    adventures = re.sub(r'"building \w+ chapel", ', "", DOORS)
    assert story_faults(small_story(tmp_path, FIRST, adventures)) == [
        "building chapel: needs 2 entrances, has: none"
    ]


LOOP = '[[event.1.option]]\nkey = "a"\n{line}\neffects = ["res F 2", "return_card bottom"]\n'


@pytest.mark.parametrize(
    ("lines", "free"),
    [
        ('effects = ["res F 1"]\nafter = ["return_card bottom"]', True),
        ('effects = ["choose res F 1 | res C 1"]\nafter = ["return_card top"]', True),
        ('after = ["return_card bottom"]', False),
        ('effects = ["res F -1"]\nafter = ["return_card bottom"]', False),
        ('if = "F>=3"\nelse = ["coins each 1", "return_card bottom"]', True),
        ('if = "flag x"\nelse = ["coins each 1", "flag set x", "return_card bottom"]', False),
        (LOOP.format(line=""), True),
        (LOOP.format(line='cost = ["res C 1"]') + '[[event.1.option]]\nkey = "b"\n', False),
    ],
)
def test_a_card_comes_back_with_a_gain_only_at_a_price_or_a_few_times(
    tmp_path: Path, lines: str, free: bool
) -> None:
    faults = story_faults(small_story(tmp_path, FIRST + lines))
    assert any("returns for free" in fault for fault in faults) == free
    assert len(faults) == free


def test_a_flag_is_set_and_asked_for(tmp_path: Path) -> None:
    events = FIRST + 'if = "flag heard"\neffects = ["flag set said", "flag clear kept"]\n'
    assert story_faults(small_story(tmp_path, events)) == [
        "flag heard: is asked for, but never set",
        "flag said: is set, but nobody asks for it",
        "flag kept: is cleared, but never set",
    ]


def test_a_condition_that_means_nothing_is_found(tmp_path: Path) -> None:
    with pytest.raises(BadContent, match="'season monsoon': 'monsoon' is unknown here"):
        small_story(tmp_path, FIRST + 'if = "season monsoon"\n')


@pytest.mark.rule("MYT-EVENT-06")
def test_an_event_always_has_a_way_out(tmp_path: Path) -> None:
    option = '[[event.1.option]]\nkey = "a"\ncost = ["res F 1"]\n'
    assert story_faults(small_story(tmp_path, FIRST + option)) == [
        "event 1: nothing may be payable, and there is no fallback"
    ]
    assert story_faults(small_story(tmp_path, FIRST + 'fallback = ["res F -1"]\n' + option)) == []


def test_a_fallback_that_can_never_happen_is_found(tmp_path: Path) -> None:
    events = FIRST + 'fallback = ["res F -1"]\n[[event.1.option]]\nkey = "a"\n'
    assert story_faults(small_story(tmp_path, events)) == ["event 1: the fallback can never happen"]


@pytest.mark.rule("MYT-WORK-11")
def test_a_roll_has_a_meaning_for_every_face(tmp_path: Path) -> None:
    events = FIRST + 'roll = { die = "tower_any", "1-3" = ["res F 1"] }\n'
    assert story_faults(small_story(tmp_path, events)) == [
        "event 1: a roll needs each of [0, 1, 2, 3] once"
    ]


@pytest.mark.parametrize("where", ["", '[[event.1.option]]\nkey = "a"\n'])
def test_what_one_face_of_a_die_brings_can_come(tmp_path: Path, where: str) -> None:
    roll = 'roll = { die = "tower_any", 0 = [], "1-2" = ["deck event add 2 top"], 3 = ["goto 3"] }'
    others = '\n[event.2]\narc = "A"\n[event.3]\narc = "A"\n'
    assert story_faults(small_story(tmp_path, FIRST + where + roll + others)) == []
    without = re.sub("1-2", "1", roll).replace('3 = ["goto 3"]', "2 = [], 3 = []")
    assert story_faults(small_story(tmp_path, FIRST + where + without + others)) == [
        "event 3: no card brings it into play"
    ]


def test_what_one_face_of_an_adventure_s_die_brings_can_come(tmp_path: Path) -> None:
    faces = '{ die = "tower_any", 0 = [], "1-2" = [], 3 = ["deck event add 2 top"] }'
    section = f'[[adventure.3.section]]\nkey = "a"\nattach = "S"\nroll = {faces}\n'
    story = small_story(tmp_path, FIRST + '[event.2]\narc = "A"\n', DOORS + section)
    assert story_faults(story) == []


@pytest.mark.rule("MYT-RES-03")
def test_a_cost_is_something_that_can_be_paid(tmp_path: Path) -> None:
    option = '[[event.1.option]]\nkey = "{}"\ncost = [{}]\n'
    events = FIRST + option.format("a", '"progress", "res F -1"') + option.format("b", "")
    assert story_faults(small_story(tmp_path, events)) == [
        "event 1 a: 'progress' cannot be a cost",
        "event 1 a: 'res F -1' cannot be a cost",
    ]


def test_two_choices_of_a_card_have_two_keys(tmp_path: Path) -> None:
    events = FIRST + '[[event.1.option]]\nkey = "a"\n' * 2
    assert story_faults(small_story(tmp_path, events)) == [
        "event 1: each choice needs a key of its own: a, a"
    ]


def test_a_card_has_room_for_six_choices(tmp_path: Path) -> None:
    def with_choices(count: int) -> list[str]:
        options = [f'[[event.1.option]]\nkey = "{key}"\n' for key in "abcdefg"[:count]]
        return story_faults(small_story(tmp_path, FIRST + "".join(options)))

    assert with_choices(6) == []
    assert with_choices(7) == ["event 1: at most 6 choices, not 7"]


def test_a_misspelt_key_or_condition_on_a_card_is_refused_with_its_file(tmp_path: Path) -> None:
    card = '[event.2]\narc = "A"\nif = "flagg river"\n[[event.2.option]]\nkey = "a"\nefects = []\n'
    (tmp_path / "events-x.toml").write_text(of_today(card), encoding="utf-8")
    with pytest.raises(BadContent) as refused:
        load_events(tmp_path)
    told = str(refused.value)
    assert "events-x.toml:4: event.2.if: 'flagg river' is no condition" in told
    assert "'efects' is unknown here: did you mean 'effects'?" in told


@pytest.mark.rule("MYT-ENV-01")
def test_a_chapter_has_brought_what_its_own_cards_have_and_no_earlier_one() -> None:
    state = osada.game("mythwind").start(1, 2)
    assert isinstance(state, Town)
    state.gone_events = [18, 104, 82, 83]
    state.envelopes = 1 << 1 | 1 << 3
    state.sprites = 0b11
    state.upgrades = 0b110010  # 2 by event 104, 5 and 6 by event 82
    first, second = view_chapters(state)
    assert (first["envelopes"], first["upgrades"], first["sprites"]) == ([1], [2], ["fiks", "buuk"])
    assert (second["envelopes"], second["upgrades"], second["sprites"]) == ([3], [5, 6], [])
