"""Vikings on Board (Wikingowie: Na pokład!), complete. Rules by id: docs/rules/vikings.md."""

from osada.kernel.house import House

HOUSE = House(
    package=__name__,
    game=".game:Vikings",
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
    insight=".insight:VikingsAdviser",
    learning=".bots.learned:LEARNING",
    weights="bots/weights.npz",
    tuning=".bots:TUNING",
    board=".terminal:VikingsBoard",
    deeds=".deeds:VikingsDeeds",
    editor=".position.editing:VikingsEditor",
    encoding=".encoding:VikingsEncoding",
    compiled=(
        *("observed.py", "rules/board.py", "rules/control.py", "rules/flow.py", "rules/numbers.py"),
        *("rules/options.py", "rules/phrases.py", "rules/scoring.py", "rules/settling.py"),
        *("rules/setup.py", "rules/words.py", "rules/steps/*.py", "state.py", "view/board.py"),
        *("bots/evaluation.py", "bots/facts.py", "bots/judge.py"),
    ),
)
