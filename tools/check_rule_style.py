"""Checks the style of rules: restricted Python that runs plain, compiled and on a GPU.

    python tools/check_rule_style.py [PATH ...]

A function under `@rule` must say what it promises and may not raise, catch, allocate, print,
recurse, nest functions, build lists or dicts, or read a clock; files stay under 400 lines and the
median function under 9.
"""

from __future__ import annotations

import ast
import statistics
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
EXAMPLES = ("connect_four", "liars_dice")
DEFAULT = (ROOT / "src" / "orrery", *(ROOT / "examples" / name / "src" for name in EXAMPLES))
MAX_FILE_LINES = 400
MAX_RULE_LINES = 40
MAX_MEDIAN_LINES = 8

FORBIDDEN: dict[type[ast.AST], str] = {
    ast.Raise: "raises",
    ast.Try: "catches exceptions",
    ast.With: "opens a context",
    ast.Lambda: "makes a function",
    ast.List: "builds a list",
    ast.Dict: "builds a dict",
    ast.Set: "builds a set",
    ast.ListComp: "builds a list",
    ast.DictComp: "builds a dict",
    ast.SetComp: "builds a set",
    ast.GeneratorExp: "makes a generator",
    ast.Yield: "is a generator",
    ast.JoinedStr: "formats text",
    ast.Global: "uses global state",
}
FORBIDDEN_CALLS = {"print", "list", "dict", "set", "sorted", "open", "zeros", "empty", "array"}
RULES = {"rule", "inlined_rule"}
BOUND = {"referee", "deed", "generator"}  # a kind of action makes these rules
MAY_RECURSE = {"perft", "value_of"}  # tools, not rules of a game


def main(paths: list[str]) -> int:
    """Print every fault; the number of them decides the exit code."""
    folders = [Path(path) for path in paths] or list(DEFAULT)
    files = [file for folder in folders for file in sorted(folder.rglob("*.py"))]
    faults = [fault for file in files for fault in file_faults(file)]
    lengths = [length for file in files for length in rule_lengths(file)]
    median = statistics.median(lengths) if lengths else 0
    if median > MAX_MEDIAN_LINES:
        faults.append(f"the median rule has {median} lines, {MAX_MEDIAN_LINES} at most are wanted")
    for fault in faults:
        print(fault)
    print(f"{len(lengths)} rules in {len(files)} files, median {median:g} lines: ", end="")
    print(f"{len(faults)} faults" if faults else "fine")
    return 1 if faults else 0


def file_faults(file: Path) -> Iterator[str]:
    """What is wrong in one file."""
    text = file.read_text("utf-8")
    n_lines = len(text.splitlines())
    if n_lines > MAX_FILE_LINES:
        yield f"{_name(file)}: {n_lines} lines, {MAX_FILE_LINES} at most"
    for function in rules_in(ast.parse(text)):
        for fault in rule_faults(function):
            yield f"{_name(file)}:{function.lineno}: rule {function.name} {fault}"


def _name(file: Path) -> str:
    return str(file.relative_to(ROOT) if file.is_relative_to(ROOT) else file)


def rules_in(tree: ast.Module) -> Iterator[ast.FunctionDef]:
    """The functions under `@rule`, `@inlined_rule` or `@KIND.referee` and the like."""
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef) and any(map(makes_rule, node.decorator_list)):
            yield node


def makes_rule(decorator: ast.expr) -> bool:
    """Whether a function under this decorator is a rule."""
    if isinstance(decorator, ast.Attribute):
        return decorator.attr in BOUND
    return isinstance(decorator, ast.Name) and decorator.id in RULES


def rule_lengths(file: Path) -> list[int]:
    """The lines of code of every rule, docstring and signature not counted."""
    return [n_code_lines(f) for f in rules_in(ast.parse(file.read_text("utf-8")))]


def n_code_lines(function: ast.FunctionDef) -> int:
    """Lines of the body behind the docstring."""
    body = function.body[1:] if ast.get_docstring(function) else function.body
    return (body[-1].end_lineno or 0) - body[0].lineno + 1 if body else 0


def rule_faults(function: ast.FunctionDef) -> Iterator[str]:
    """What a rule does that it may not."""
    if not ast.get_docstring(function):
        yield "says nothing about its promise"
    if function.returns is None or any(a.annotation is None for a in function.args.args):
        yield "has no complete types"
    if n_code_lines(function) > MAX_RULE_LINES:
        yield f"has {n_code_lines(function)} lines, {MAX_RULE_LINES} at most"
    for node in ast.walk(function):
        if type(node) in FORBIDDEN:
            yield f"{FORBIDDEN[type(node)]} (line {node.lineno})"  # type: ignore[attr-defined]
        if isinstance(node, ast.FunctionDef) and node is not function:
            yield f"nests a function (line {node.lineno})"
        if isinstance(node, ast.Call):
            yield from call_faults(function, node)


def call_faults(function: ast.FunctionDef, call: ast.Call) -> Iterator[str]:
    """Calls that allocate, print or recurse."""
    target = call.func
    name = target.id if isinstance(target, ast.Name) else getattr(target, "attr", "")
    if name in FORBIDDEN_CALLS:
        yield f"calls {name} (line {call.lineno})"
    if isinstance(target, ast.Name) and name == function.name and name not in MAY_RECURSE:
        yield f"calls itself (line {call.lineno})"


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
