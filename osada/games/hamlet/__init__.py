"""Hamlet: The Village Building Game (Wioska, Vesnička). Rules by id: docs/rules/hamlet.md."""
