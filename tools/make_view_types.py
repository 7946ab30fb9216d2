"""Write web/src/boards/GAME/view.ts: what each game's `view` tells, as TypeScript types.

python tools/make_view_types.py            write the files
python tools/make_view_types.py --check    fail when one of them is not up to date

A game says it once, in its module `view`: TypedDicts, of which `View` is what `view` returns. The
comment behind a field goes along.
"""

from __future__ import annotations

import inspect
import json
import re
import sys
from importlib import import_module
from pathlib import Path
from types import ModuleType, NoneType, UnionType
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints, is_typeddict

from orrery.core.registry import packages

BOARDS = Path(__file__).parents[1] / "web" / "src" / "boards"
PLAIN = {str: "string", int: "number", float: "number", bool: "boolean", NoneType: "null"}
COMMENT = re.compile(r"^    (\w+): .*?  # (.+)$", re.MULTILINE)


def view_types(module: ModuleType) -> str:
    """The whole file."""
    name = "/".join(module.__name__.split(".")[1:])
    head = f"// Made by tools/make_view_types.py from {name}.py; do not edit.\n"
    return "\n".join([head, *map(declaration, typed_dicts(module))])


def typed_dicts(module: ModuleType) -> list[type]:
    """Those that a module declares, in order."""
    own = [one for one in vars(module).values() if is_typeddict(one)]
    return [one for one in own if one.__module__ == module.__name__]


def declaration(cls: type) -> str:
    """One exported interface with its docstring."""
    comments = dict(COMMENT.findall(inspect.getsource(cls)))
    lines = [
        f"  {name}: {type_of(hint)};" + (f" // {comments[name]}" if name in comments else "")
        for name, hint in get_type_hints(cls).items()
    ]
    note = f"/** {inspect.getdoc(cls)} */"
    return "\n".join([note, f"export interface {cls.__name__} {{", *lines, "}", ""])


def type_of(hint: Any) -> str:
    """The TypeScript type of a Python type."""
    if hint in PLAIN:
        return PLAIN[hint]
    if is_typeddict(hint):
        return str(hint.__name__)
    origin, args = get_origin(hint), get_args(hint)
    if origin is Literal:
        return " | ".join(json.dumps(value) for value in args)
    if origin in (Union, UnionType):
        return " | ".join(type_of(one) for one in args)
    if origin is list:
        inner = type_of(args[0])
        return f"({inner})[]" if " " in inner else f"{inner}[]"
    if origin is tuple:
        return f"[{', '.join(type_of(one) for one in args)}]"
    if origin is dict:
        return f"Record<{type_of(args[0])}, {type_of(args[1])}>"
    raise TypeError(f"no TypeScript type for {hint}")


def targets() -> dict[Path, str]:
    """File -> what it should hold, for every game that has a board of its own."""
    found = {}
    for game, package in packages().items():
        if (BOARDS / game).is_dir():
            found[BOARDS / game / "view.ts"] = view_types(import_module(f"{package}.view"))
    return found


def main() -> int:
    """Write, or check."""
    is_check = "--check" in sys.argv[1:]
    old = [
        path for path, text in targets().items()
        if not path.is_file() or path.read_text("utf-8") != text
    ]  # fmt: skip
    for path in old:
        print(f"{path.relative_to(BOARDS.parents[2])} is old: run python {Path(__file__).name}")
        if not is_check:
            path.write_text(targets()[path], "utf-8")
    return 1 if is_check and old else 0


if __name__ == "__main__":
    sys.exit(main())
