"""An option, a card, a page and a setting, each added to a copy of the tree just as the docs say.

A file for each: what is added, at the places that the docs name, and the tests that they name.
Should somebody who follows the docs to the letter meet a test that is not named there, the docs are
wrong.
"""
