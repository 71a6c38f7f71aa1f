"""Hamlet: The Village Building Game (Wioska, Vesnička). Rules by id: docs/rules/hamlet.md."""

from osada.kernel.house import House

HOUSE = House(
    package=__name__,
    game=".game:Hamlet",
    bots={"greedy": ".bots:greedy"},
    board=".terminal:HamletBoard",
    figures=".figures:hamlet_figures",
    compiled=(
        *("arrangements.py", "awards.py", "completing.py", "demand.py", "drawing.py", "fit.py"),
        *("flow.py", "landmarks.py", "lattice.py", "longest_road.py", "outline.py", "paying.py"),
        *("payment.py", "phrases.py", "roads.py", "scoring.py", "setup.py", "shapes.py"),
        *("shortfall.py", "sites.py", "state.py", "steps/*.py", "table.py", "transport.py"),
        *("view/*.py", "village.py", "words.py"),
    ),
)
