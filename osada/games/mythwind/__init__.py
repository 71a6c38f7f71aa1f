"""Mythwind (Mityczny Wiatr): the Charter; four characters and a story of our own making."""

from osada.kernel.house import House

HOUSE = House(
    package=__name__,
    game=".game:Mythwind",
    view=".view.shape:View",
    bots={
        "greedy": ".bots:Companion",
        "novice": ".bots:Companion",
        "skilled": ".bots:Guided",
        "master": ".bots:Master",
    },
    aim=".bots.aims:aim",
    board=".terminal:MythwindBoard",
    editor=".position.editing:MythwindEditor",
    encoding=".encoding:TownEncoding",
    study=".study:TownStudy",
    advice=".advice:MythwindCounsellor",
    chronicle=".chronicle.markdown:chronicle",
    chronicle_page=".chronicle.page:chronicle_page",
    chronicle_told=".chronicle.told:told",
    chapters=".told:seasons_told",
    compiled=(
        *("state.py", "rules/*.py", "rules/ops/*.py", "rules/characters/*.py"),
        *("rules/characters/*/*.py", "encoding/observed.py", "encoding/observed_boards.py"),
    ),
    compiled_for_browsers=False,  # quick without; it would double the library
    lengths={"seasons": "Stop a campaign after this many seasons."},
)
