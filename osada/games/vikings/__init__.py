"""Vikings on Board (Wikingowie: Na pokład!), complete. Rules by id: docs/rules/vikings.md."""

from .game import Vikings

__all__ = ["Vikings"]
