"""Vikings on Board (Wikingowie: Na pokład!), complete. Rules by id: docs/rules/vikings.md."""

from osada.kernel.house import House

HOUSE = House(
    package=__name__,
    game=".game:Vikings",
    bots={"greedy": ".bots:greedy"},
    board=".terminal:VikingsBoard",
    compiled=(
        *("board.py", "control.py", "flow.py", "phrases.py", "scoring.py", "settling.py"),
        *("setup.py", "state.py", "steps/*.py", "view/board.py", "words.py"),
    ),
)
