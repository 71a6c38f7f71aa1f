"""Every small change to a source that some test should notice."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import dataclass

SWAPS: dict[type[ast.AST], str] = {
    ast.Eq: "!=",
    ast.NotEq: "==",
    ast.Lt: "<=",
    ast.LtE: "<",
    ast.Gt: ">=",
    ast.GtE: ">",
    ast.In: "not in",
    ast.NotIn: "in",
    ast.Is: "is not",
    ast.IsNot: "is",
    ast.And: "or",
    ast.Or: "and",
    ast.Add: "-",
    ast.Sub: "+",
    ast.Mult: "+",
    ast.FloorDiv: "*",
    ast.Div: "*",
    ast.Mod: "//",
    ast.LShift: ">>",
    ast.RShift: "<<",
    ast.BitAnd: "|",
    ast.BitOr: "&",
}
SIGNS = {
    ast.Eq: "==",
    ast.NotEq: "!=",
    ast.Lt: "<",
    ast.LtE: "<=",
    ast.Gt: ">",
    ast.GtE: ">=",
    ast.In: "in",
    ast.NotIn: "not in",
    ast.Is: "is",
    ast.IsNot: "is not",
}
LOGS = ("log", "logger", "logging")


@dataclass(frozen=True)
class Mutant:
    """One change: this piece of a file, put differently."""

    path: str
    line: int
    where: str
    """The function or class around it, by its name with dots."""
    old: str
    new: str
    start: int
    end: int
    """The bytes of the file that are replaced."""

    def applied(self, source: bytes) -> bytes:
        """The file with this change."""
        return source[: self.start] + self.new.encode() + source[self.end :]

    @property
    def change(self) -> str:
        """What it was and what it became, in one line."""
        return f"{_short(self.old)} → {_short(self.new)}"


def _short(text: str) -> str:
    line = " ".join(text.split())
    return line if len(line) <= 60 else f"{line[:28]} … {line[-28:]}"


def mutants_of(path: str, source: bytes) -> list[Mutant]:
    """All of one file, from its top to its end."""
    finder = _Finder(path, source)
    finder.visit(ast.parse(source))
    return sorted(finder.found, key=lambda mutant: (mutant.start, mutant.end, mutant.new))


class _Finder(ast.NodeVisitor):
    """Looks at code that runs; not at types, docstrings, assertions, logs and sentences."""

    def __init__(self, path: str, source: bytes) -> None:
        self.path = path
        self.source = source
        self.lines = [0]
        for line in source.splitlines(keepends=True):
            self.lines.append(self.lines[-1] + len(line))
        self.names: list[str] = []
        self.found: list[Mutant] = []

    # -- what is not looked at -----------------------------------------------------------------

    def visit_FunctionDef(self, node: ast.FunctionDef | ast.AsyncFunctionDef) -> None:
        self._inside(node.name, [*node.args.defaults, *node.args.kw_defaults, *node.body])

    visit_AsyncFunctionDef = visit_FunctionDef  # noqa: N815

    def visit_ClassDef(self, node: ast.ClassDef) -> None:
        self._inside(node.name, node.body)

    def _inside(self, name: str, nodes: list[ast.expr | ast.stmt | None] | list[ast.stmt]) -> None:
        self.names.append(name)
        for node in nodes:
            if node is not None:
                self.visit(node)
        self.names.pop()

    def visit_AnnAssign(self, node: ast.AnnAssign) -> None:
        if node.value is not None:
            self.visit(node.value)

    def visit_Assert(self, node: ast.Assert) -> None:
        """Says what cannot be."""

    def visit_JoinedStr(self, node: ast.JoinedStr) -> None:
        """A sentence."""

    # -- statements ----------------------------------------------------------------------------

    def visit_Expr(self, node: ast.Expr) -> None:
        value = node.value.value if isinstance(node.value, ast.Await) else node.value
        if isinstance(value, ast.Call) and not _is_log(value):
            self._put(node, "pass")
            self.visit(value)
        elif isinstance(value, ast.Yield | ast.YieldFrom):
            self.visit(value)

    def visit_Raise(self, node: ast.Raise) -> None:
        self._put(node, "pass")

    def visit_Break(self, node: ast.Break) -> None:
        self._put(node, "continue")

    def visit_Continue(self, node: ast.Continue) -> None:
        self._put(node, "break")

    def visit_If(self, node: ast.If | ast.IfExp) -> None:
        if "TYPE_CHECKING" in ast.unparse(node.test):
            return
        if isinstance(node.test, ast.Name | ast.Attribute | ast.Call | ast.Subscript):
            self._put(node.test, f"not {self._text(node.test)}")
        self.generic_visit(node)

    visit_IfExp = visit_If  # noqa: N815

    # -- expressions ---------------------------------------------------------------------------

    def visit_Compare(self, node: ast.Compare) -> None:
        operands = [node.left, *node.comparators]
        for changed, operator in enumerate(node.ops):
            signs = [SIGNS[type(op)] for op in node.ops]
            signs[changed] = SWAPS[type(operator)]
            pairs = zip(signs, operands[1:], strict=True)
            rest = "".join(f" {sign} {self._text(operand)}" for sign, operand in pairs)
            self._put(node, self._text(node.left) + rest)
        self.generic_visit(node)

    def visit_BoolOp(self, node: ast.BoolOp) -> None:
        sign = SWAPS[type(node.op)]
        self._put(node, f"({f' {sign} '.join(self._closed(value) for value in node.values)})")
        self.generic_visit(node)

    def visit_BinOp(self, node: ast.BinOp) -> None:
        sign = SWAPS.get(type(node.op))
        type_like = isinstance(node.op, ast.BitOr) and not self.names
        if sign and not type_like and not (_is_text(node.left) or _is_text(node.right)):
            self._put(node, f"({self._closed(node.left)} {sign} {self._closed(node.right)})")
        self.generic_visit(node)

    def visit_AugAssign(self, node: ast.AugAssign) -> None:
        sign = SWAPS.get(type(node.op))
        if sign and not _is_text(node.value):
            self._put(node, f"{self._text(node.target)} {sign}= {self._text(node.value)}")
        self.generic_visit(node)

    def visit_UnaryOp(self, node: ast.UnaryOp) -> None:
        if isinstance(node.op, ast.Not):
            self._put(node, self._closed(node.operand))
        self.generic_visit(node)

    def visit_Constant(self, node: ast.Constant) -> None:
        if isinstance(node.value, bool):
            self._put(node, str(not node.value))
        elif isinstance(node.value, int | float):
            self._put(node, str(node.value + 1))

    # -- writing them down ---------------------------------------------------------------------

    def _put(self, node: ast.stmt | ast.expr, new: str) -> None:
        start, end = self._span(node)
        old = self.source[start:end].decode()
        if old != new:
            where = ".".join(self.names)
            self.found.append(Mutant(self.path, node.lineno, where, old, new, start, end))

    def _span(self, node: ast.stmt | ast.expr) -> tuple[int, int]:
        assert node.end_lineno is not None
        assert node.end_col_offset is not None
        return (
            self.lines[node.lineno - 1] + node.col_offset,
            self.lines[node.end_lineno - 1] + node.end_col_offset,
        )

    def _text(self, node: ast.expr) -> str:
        start, end = self._span(node)
        text = self.source[start:end].decode()
        return f"({text})" if "\n" in text else text

    def _closed(self, node: ast.expr) -> str:
        simple = isinstance(node, ast.Name | ast.Attribute | ast.Call | ast.Constant)
        return self._text(node) if simple else f"({self._text(node)})"


def _is_log(call: ast.Call) -> bool:
    return (
        isinstance(call.func, ast.Attribute)
        and isinstance(call.func.value, ast.Name)
        and call.func.value.id in LOGS
    )


def _is_text(node: ast.expr) -> bool:
    """Something that has no minus: taken for a number, it would fail whatever the tests say."""
    if isinstance(node, ast.Constant):
        return isinstance(node.value, str | bytes)
    return isinstance(node, ast.JoinedStr | ast.List | ast.Tuple | ast.ListComp)


def every_mutant(sources: dict[str, bytes]) -> Iterator[Mutant]:
    """Those of many files, by their paths."""
    for path in sorted(sources):
        yield from mutants_of(path, sources[path])
