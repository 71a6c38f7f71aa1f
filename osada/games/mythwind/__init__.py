"""Mythwind (Mityczny Wiatr): the Charter; four characters and a story of our own making.

Nothing of it is compiled: a season takes well under a tenth of a second as it is.
"""

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
    lengths={"seasons": "Stop a campaign after this many seasons."},
)
