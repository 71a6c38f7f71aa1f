"""Texts in which every letter is ж: what is still legible on a page was no text."""

from __future__ import annotations

import re
from pathlib import Path

from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Transformer

LETTER = re.compile(r"[^\W\d_]")


class _Blurred(Transformer):
    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:  # noqa: N802
        return ast.TextElement(LETTER.sub("ж", node.value))

    def visit_SelectExpression(self, node: ast.SelectExpression) -> ast.SelectExpression:  # noqa: N802
        """What is selected by stays as it is."""
        for variant in node.variants:
            self.visit(variant.value)
        return node

    def visit_StringLiteral(self, node: ast.StringLiteral) -> ast.StringLiteral:  # noqa: N802
        return ast.StringLiteral(LETTER.sub("ж", node.value))


def unreadable(files: list[Path]) -> str:
    """These files as the server sends them to a page, with every letter of a text blurred."""
    parts = []
    for file in files:
        resource = FluentParser(with_spans=False).parse(file.read_text(encoding="utf-8"))
        text = FluentSerializer().serialize(_Blurred().visit(resource))
        parts.append(f"### file: {file.name}\n{text}")
    return "\n".join(parts)
