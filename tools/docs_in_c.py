"""What docstrings say stays with what is compiled: mypyc keeps signatures alone.

`help(osada.State)` is read by whoever learns the library, and compiled it would be empty. So what
mypyc has written is read again, and each signature of a method table gets its words behind it.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from inspect import cleandoc
from itertools import pairwise
from pathlib import Path

FOLDER = "documented"
SIGNATURE = r'PyDoc_STR\()(NULL|"(?:[^"\\]|\\.)*")\)'
METHOD = re.compile(r'(\(PyCFunction\)CPyPy_(\w+),[^"{}]*?' + SIGNATURE)
KIND = re.compile(r"(CPyType_(\w+)_template_ = \{.*?\.tp_doc = " + SIGNATURE, re.DOTALL)
GETTER = re.compile(r"(\(getter\)(\w+),\s*(?:\(setter\)\w+|NULL),\s*)(NULL)(?=, NULL\})")


def documented(sources: list[str], work: Path) -> list[str]:
    """The same C files with docstrings, in a folder of their own: an edit compiles little."""
    (work / FOLDER).mkdir(exist_ok=True)
    return [written(Path(source), work / FOLDER) for source in sources]


def written(source: Path, folder: Path) -> str:
    module = source.stem.removeprefix("__native_").replace("___", "/")
    python = Path(f"{module}.py")
    if not python.is_file():
        return str(source)
    said = {
        name.replace(".", "___"): doc for name, doc in docstrings(ast.parse(python.read_bytes()))
    }

    def with_words(found: re.Match[str]) -> str:
        before, name, signature = found.groups()
        own = [key for key in said if f"___{name.replace('_get_', '___')}".endswith(f"___{key}")]
        if not own:
            return found[0]
        words = in_c(said[max(own, key=len)])
        end = "" if found.re is GETTER else ")"
        return f"{before}{words if signature == 'NULL' else f'{signature} {words}'}{end}"

    text = source.read_text("utf-8")
    for pattern in (METHOD, KIND, GETTER):
        text = pattern.sub(with_words, text)
    target = folder / source.name
    if not target.is_file() or target.read_text("utf-8") != text:
        target.write_text(text, "utf-8")
    return str(target)


def docstrings(tree: ast.AST, prefix: str = "") -> Iterator[tuple[str, str]]:
    """Of every class, function and attribute of a source, by name."""
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, ast.ClassDef | ast.FunctionDef):
            if doc := ast.get_docstring(node):
                yield prefix + node.name, doc
            yield from attributes(
                node, prefix if node.name == "__init__" else f"{prefix}{node.name}."
            )
            yield from docstrings(node, f"{prefix}{node.name}.")


def attributes(node: ast.ClassDef | ast.FunctionDef, prefix: str) -> Iterator[tuple[str, str]]:
    """Words that stand below an attribute's first value."""
    for line, below in pairwise(node.body):
        match line, below:
            case (
                ast.Assign(targets=[target]) | ast.AnnAssign(target=target),
                ast.Expr(value=ast.Constant(value=str(words))),
            ):
                yield prefix + ast.unparse(target).removeprefix("self."), cleandoc(words)


def in_c(words: str) -> str:
    """A literal of C, the lines one below the other."""
    signs = ("".join(map(sign, line.encode())) for line in words.splitlines(keepends=True))
    return "\n    ".join(f'"{line}"' for line in signs)


def sign(byte: int) -> str:
    plain = 32 <= byte < 127 and byte not in b'"\\?'
    return chr(byte) if plain else f"\\{byte:03o}"
