"""Hamlet's table: it fits, it is told apart without colours, it shows what the view holds."""

from __future__ import annotations

import re

import pytest
from rich.cells import cell_len

from osada.cli.speaking import speak
from osada.games.hamlet.rules.box.box import AWARDS, MILESTONES
from osada.games.hamlet.rules.table import STAGES
from osada.games.hamlet.rules.words import COLOURS, RESOURCES, TILES
from osada.games.hamlet.terminal.map import draw_map
from osada.games.hamlet.terminal.signs import Signs
from osada.games.hamlet.view.shape import View
from osada.kernel.journal import Journal
from osada.terminal import Talk

from .hamlet_evenings import LANGUAGES, asked, drawn, hurried, menu, printed, view_of

BEGINNERS = r"""
            _▲▲_
           /    \
          ▲Quarry▲_▲▲_    _♣♣__♣♣_
          \ ▪▪·  ▒    \   \ Farm /▒
_♣♣__♣♣_   ▲_▲▲_▒      ♣_♣♣♣▪▪· ♣  ▒
\  Wood \  /     Church     ▒  /    \
 ♣  ▪▪·  ♣♣     R♙π G♙π      ▒♣      ♣
  \       ▒                  ▒ Market \
   ♣_♣♣__♣♣▒_▲▲_        _▲▲_▒♣♣__♣♣__♣♣♣
                \      ▒    \
                 ♣_♣♣_▒ Town ♣
                      \ Hall /
                       ♣    ♣
                       /    \
                      ♣      ▲
                      \      /
                       ▲_▲▲_▲
"""
IDS = (*TILES, *RESOURCES, *MILESTONES, *AWARDS, *COLOURS, *STAGES)


def plain_map(journal: Journal, width: int = 100, lang: str = "en") -> list[str]:
    """The lines of the map."""
    speech, _ = speak(journal, Talk(lang))
    lines = draw_map(view_of(journal), Signs(speech, Talk.of(speech)), width)
    return [line.plain.rstrip() for line in lines]


def village_lines(journal: Journal, width: int = 100) -> dict[str, str]:
    """The list of buildings by their short names, whatever is wrapped put together."""
    text = drawn(journal, width)
    body = text[text.index("╭─ Village") : text.index("╭─ Players")]
    found: dict[str, str] = {}
    code = ""
    for line in body.splitlines()[2:-1]:
        inner = line.strip("│").rstrip()
        code = inner[:7].strip() or code
        found[code] = found.get(code, "") + " " + inner[7:].strip()
    return found


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("width", [80, 100])
@pytest.mark.parametrize(("seats", "actions"), [(1, 0), (2, 150), (3, 400), (4, 900)])
def test_the_board_fits_and_speaks_one_language(
    lang: str, width: int, seats: int, actions: int
) -> None:
    text = drawn(hurried(seats, actions), width, lang)
    assert max(cell_len(line) for line in text.splitlines()) <= width
    assert "…" not in text, "something is cut off"
    assert "⟨" not in text, "a text is missing"
    foreign = [name for name in IDS if re.search(rf"(?<![\w-]){name}(?![\w-])", text)]
    if lang == "en":
        foreign = [name for name in foreign if "-" in name]
        assert foreign == []
    else:
        assert foreign == []


def test_the_map_shows_outlines_sections_roads_goods_and_workers() -> None:
    assert plain_map(hurried(2, 0)) == BEGINNERS.strip("\n").splitlines()


def test_a_built_road_shows_its_owner_on_the_map_and_in_the_list() -> None:
    journal = hurried(2, 400, lambda j: bool(len(view_of(j)["links"]) > 5))
    (link,) = [link for link in view_of(journal)["links"] if link["seat"] is not None]
    owner = "RG"[link["seat"] or 0]
    speech, _ = speak(journal, Talk("en"))
    signs = Signs(speech, Talk.of(speech))
    view = view_of(journal)
    bare: View = {**view, "links": []}
    with_road, without = ("\n".join(map(str, draw_map(v, signs, 100))) for v in (view, bare))
    changed = [new for new, old in zip(with_road, without, strict=True) if new != old]
    assert changed == [owner, owner]
    sign = {"bridge": "⌒", "path": "┈"}[link["road"]]
    one, two = signs.code(link["from"]), signs.code(link["to"])
    lines = village_lines(journal)
    assert f"{owner}{sign}{two}" in lines[one]
    assert f"{owner}{sign}{one}" in lines[two]


@pytest.mark.parametrize("width", [80, 100])
def test_every_tile_is_listed_with_its_goods_workers_flag_and_links(width: int) -> None:
    journal = hurried(4, 900)
    view = view_of(journal)
    speech, _ = speak(journal, Talk("en"))
    signs = Signs(speech, Talk.of(speech))
    lines = village_lines(journal, width)
    assert len(lines) == len(view["tiles"]) > 15
    for tile in view["tiles"]:
        line = lines[signs.code(tile["tile"])]
        assert signs.tile(tile["tile"]) in line
        assert ("not connected" in line) == (not tile["connected"])
        assert (f"({signs.tile(tile['tile'])})" in line) == (not tile["connected"])
        if tile["flag"] is not None:
            assert f"{'RGBY'[tile['flag']]}⚑ {tile['points']}★" in line
        for token in tile["tokens"]:
            assert f"{'RGBY'[token['seat']]}{'◆' if token['fine'] else '◇'}" in line
        assert line.count("▪") == len(tile["basics"])
        for seat in view["seats"]:
            letter = "RGBY"[seat["seat"]]
            here = [
                villager["lying"]
                for villager in seat["villagers"]
                if villager["tile"] == tile["tile"]
            ]
            if here:
                assert re.search(rf"{letter}[♙▂]", line)
        for link in view["links"]:
            if tile["tile"] == link["from"]:
                assert re.search(rf"[═⌒┈]{signs.code(link['to'])}", line)


def test_a_small_map_is_drawn_where_the_large_one_does_not_fit() -> None:
    journal = hurried(3, 400)
    large, small = plain_map(journal, 100), plain_map(journal, 45)
    assert max(map(len, large)) > 45 >= max(map(len, small))
    assert len(small) < len(large)
    assert plain_map(journal, 10) == []
    assert max(map(cell_len, drawn(journal, 45).splitlines())) <= 45


@pytest.mark.parametrize(("lang", "letters"), [("en", "RGBY"), ("pl", "CZNŻ"), ("cs", "ČZMŽ")])
def test_players_are_told_apart_by_the_first_letters_of_their_colours(
    lang: str, letters: str
) -> None:
    text = "\n".join(plain_map(hurried(4, 0), lang=lang))
    assert re.search(" ?".join(f"{letter}♙π" for letter in letters), text)


def test_what_lies_out_for_all_is_shown_with_costs_and_rewards() -> None:
    journal = hurried(3, 300)
    view = view_of(journal)
    text = " ".join(drawn(journal, 80).replace("│", " ").split())
    speech, _ = speak(journal, Talk("en"))
    signs = Signs(speech, Talk.of(speech))
    for offer in view["row"]:
        coins = f" +{offer['coins']}●" if offer["coins"] else ""
        stars = f" {offer['stars']}★" if offer["stars"] else ""
        price, name = f"{offer['price']}●", signs.tile(offer["tile"])
        assert f"{price} {name} ({signs.demand(offer['cost'])}){coins}{stars}" in text
    for sale in view["market"]:
        if sale is not None:
            reward = f"{sale['gold']}● {sale['stars']}★"
            assert f"{sale['sale']} {signs.demand(sale['demand'])} {reward}" in text
    for space in view["church"]:
        owner = "" if space["seat"] is None else f"{'RGB'[space['seat']]} "
        reward = f"{owner}{space['stars']}★"
        assert f"{space['space']} {signs.demand(space['demand'])} {reward}" in text
    for goal, seat in view["milestones"].items():
        name = speech.name(f"goal-{goal}")
        assert (f"{name}:{'RGB'[seat]}" if seat is not None else f"{name}") in text
    assert f"(bag {view['bag']})" in text
    assert f"(stack {view['stack']})" in text


def test_each_player_has_gold_points_forecast_and_blueprints() -> None:
    journal = hurried(3, 500)
    view = view_of(journal)
    text = drawn(journal, 100)
    players = text[text.index("╭─ Players") :]
    speech, _ = speak(journal, Talk("en"))
    for seat, score in zip(view["seats"], view["forecast"]["scores"], strict=True):
        name = speech.seat(seat["seat"])
        row = rf"{name} +{seat['gold']} +{seat['track']} +{score['total']} +[♙▂]+ π+ +"
        row += rf"{seat['roads_left']} +{len(seat['sales'])} +{seat['deliveries']} "
        assert re.search(row, players)
        for plan in seat["hand"]:
            assert speech.name(f"tile-{plan['tile']}") in players
        for part, points in score["parts"].items():
            said = rf"{re.escape(speech.score_part(part))}\s+{points}".replace(r"\ ", r"\s+")
            assert bool(re.search(said, players.replace("│", ""))) or not points


def test_the_heading_tells_of_the_last_round_and_of_the_solo_stand_in() -> None:
    journal = hurried(2, 0)
    _, board = speak(journal, Talk("en"))
    view = journal.state.view(0)
    assert "last round" not in printed(board.draw(view, 100))
    assert "the Church is complete: last round" in printed(
        board.draw({**view, "ending": True}, 100)
    )
    assert "round 1 of 20 (our stand-in for the solo game)" in drawn(hurried(1, 0))


def test_a_turn_begins_once_whatever_is_done_in_it() -> None:
    journal = hurried(2, 0)
    _, board = speak(journal, Talk("en"))
    began, turns, last = 0, 0, ""
    grown = hurried(2, 400)
    for entry in grown.entries:
        # Donkeys that were called and sent home without a step have changed nothing.
        began += last != "done" and board.begins_turn(journal.state.view(0))
        last = entry.action.text
        journal.play(entry.seat, entry.action, [*entry.draws])
        turns += entry.action.text == "end"
    assert turns <= began <= turns + 1


# -- choosing a place -----------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("width", [80, 100])
def test_places_are_listed_by_the_numbers_of_the_legal_actions(lang: str, width: int) -> None:
    for nth in (1, 5, 9):
        journal = hurried(2, 2000, asked("place", nth))
        legal = journal.state.legal(journal.state.turn[0])
        text = menu(journal, width, lang)
        assert max(cell_len(line) for line in text.splitlines()) <= width
        rows = re.findall(r"^ *(\d+) +(\d+)[▒♣▲] +(\d+)[▒♣▲] ", text, re.MULTILINE)
        assert rows
        for number, anchor_section, section in rows:
            _, one, _, two = legal[int(number) - 1].args
            assert (int(anchor_section), int(section)) == (two + 1, one + 1)


def test_places_that_would_look_the_same_are_offered_and_listed_once() -> None:
    def hexagon_of_hills(journal: Journal) -> bool:
        building = view_of(journal)["building"]
        return building is not None and building["sections"] == ["hill"] * 6

    journal = hurried(2, 4000, hexagon_of_hills)
    legal = journal.state.legal(journal.state.turn[0])
    rows = re.findall(r"^ *(\d+) +\d+[▒♣▲] +\d+[▒♣▲] ", menu(journal), re.MULTILINE)
    assert len(legal) == len(rows) > 1


def test_what_a_place_promises_comes_true() -> None:
    journal = hurried(2, 2000, asked("place", 6))
    seat = journal.state.turn[0]
    for site in view_of(journal)["sites"]:
        state = journal.state.copy()
        state.play(seat, journal.game.read(site["action"]))
        while any(action.text == "settle" for action in state.legal(seat)):
            state.play(seat, journal.game.vocabulary.by_text["settle"])
        new = site["action"][1]
        roads = {contact["tile"] for contact in site["contacts"] if contact["kind"] == "road"}
        links = Journal.resume(journal.game, state, 0, {})
        joined = {
            link["from"] if link["to"] == new else link["to"]
            for link in view_of(links)["links"]
            if new in (link["from"], link["to"])
        }
        assert roads == joined
        (tile,) = [tile for tile in view_of(links)["tiles"] if tile["tile"] == new]
        assert tile["outline"] == site["outline"]


def test_a_free_layout_is_chosen_from_the_plan_too() -> None:
    journal = hurried(2, 0, layout="free")
    rows = re.findall(r"^ *\d+ +\d+▒ +5▒ +Church ▒[♣▲/]* +Church", menu(journal), re.MULTILINE)
    assert len(rows) == len(journal.state.legal(journal.state.turn[0]))
