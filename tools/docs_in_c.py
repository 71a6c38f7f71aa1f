"""What docstrings say stays with what is compiled: mypyc keeps signatures alone.

`help(osada.State)` is read by whoever learns the library, and compiled it would be empty.
"""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterable, Iterator
from inspect import cleandoc
from pathlib import Path
from types import ModuleType
from typing import Any

from mypyc.codegen import emit, emitclass, emitmodule
from mypyc.codegen.cstring import c_string_initializer

EMPTY = ("NULL", '""')
Initializer = Callable[[Any], str]


def keep_docstrings(sources: Iterable[str]) -> None:
    """Have mypyc write them behind the signatures, for all modules compiled from now on."""
    found = {name: doc for path in sources for name, doc in docstrings(Path(path))}
    for module in (emit, emitclass, emitmodule):
        wrap(module, "native_function_doc_initializer", found)
    wrap(emitclass, "native_class_doc_initializer", found)


def docstrings(path: Path) -> Iterator[tuple[str, str]]:
    """Of every class and function of a source, by full name."""
    module = ".".join(path.with_suffix("").parts)
    trees: list[tuple[str, ast.AST]] = [(module, ast.parse(path.read_text("utf-8")))]
    for prefix, tree in trees:
        for node in ast.iter_child_nodes(tree):
            if isinstance(node, ast.ClassDef | ast.FunctionDef):
                name = f"{prefix}.{node.name}"
                trees.append((name, node))
                if doc := ast.get_docstring(node, clean=False):
                    yield name, cleandoc(doc)


def wrap(module: ModuleType, name: str, found: dict[str, str]) -> None:
    initializer: Initializer = getattr(module, name)

    def with_docstring(described: Any) -> str:
        written = initializer(described)
        doc = found.get(described.fullname)
        if doc is None:
            return written
        text = c_string_initializer(doc.encode())
        return text if written in EMPTY else f"{written} {text}"

    setattr(module, name, with_docstring)
