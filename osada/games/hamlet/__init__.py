"""Hamlet: The Village Building Game (Wioska, Vesnička). Rules by id: docs/rules/hamlet.md."""

from osada.kernel.house import House

HOUSE = House(
    package=__name__,
    game=".game:Hamlet",
    view=".view.shape:View",
    bots={
        "greedy": ".bots:greedy",
        "novice": ".bots:novice",
        "casual": ".bots:greedy",
        "skilled": ".bots:skilled",
        "strong": ".bots:strong",
        "master": ".bots:master",
        "tenth": ".bots:tenth",
    },
    insight=".insight:HamletAdviser",
    tuning=".bots:TUNING",
    learning=".bots.learned:LEARNING",
    weights="bots/weights.npz",
    board=".terminal:HamletBoard",
    deeds=".deeds:HamletDeeds",
    editor=".position.editing:HamletEditor",
    encoding=".encoding:HamletEncoding",
    lists={
        "contacts": ".position.lists:contacts",
        "poses": ".position.lists:poses",
    },
    figures=".figures:hamlet_figures",
    compiled=(
        *(
            "observed.py",
            "state.py",
            "rules/*.py",
            "rules/box/*.py",
            "rules/map/*.py",
            "rules/paying/*.py",
        ),
        *("rules/steps/*.py", "view/*.py", "bots/*.py"),
    ),
)
