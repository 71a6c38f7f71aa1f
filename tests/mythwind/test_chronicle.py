"""What the margins of the chronicle say."""

from __future__ import annotations

import re

import pytest

import osada
from osada.bots import bot
from osada.games.mythwind.chronicle.page import chronicle_page
from osada.games.mythwind.rules.town import Town

MOST = 400
"""More plays than the first achievement takes."""


@pytest.mark.rule("MYT-GEN-04")
def test_the_chronicle_tells_in_which_season_each_thing_was_achieved() -> None:
    game = osada.game("mythwind")
    journal = osada.Journal(game, 1, 2)
    player = bot("greedy", game, 2, 0)
    for _ in range(MOST):
        events = journal.play(0, player.choose(journal.state, 0))
        if any(event.key == "mythwind-achieved" for event in events):
            break
    town = journal.state
    assert isinstance(town, Town)
    page = chronicle_page(journal, "en")
    marks = page.split('<section class="marks">')[1].split("</section>")[0]
    dates = re.findall(r'<a href="#season-(\d+)">([^<]+)</a>', marks)
    seasons = [season + 1 for _, season, _ in town.achievements]
    assert [int(number) for number, _ in dates] == seasons
    for number, season in dates:
        told = page.split(f'<h3 id="season-{number}">{season}</h3>')[1].split("</section>")[0]
        assert "An achievement" in told
