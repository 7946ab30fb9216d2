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
from typing import Annotated, Any, Union, get_args, get_origin, get_type_hints, is_typeddict

from orrery.core.knowledge import words
from orrery.core.registry import packages

BOARDS = Path(__file__).parents[1] / "web" / "src" / "boards"
PLAIN = {str: "string", int: "number", float: "number", bool: "boolean", NoneType: "null"}
COMMENT = re.compile(r"^    (\w+): .*?  # (.+)$", re.MULTILINE)
WIDEST = 100  # of a line, as Prettier has it

Aliases = dict[int, str]
"""Identity of the mark or the type of an alias -> its name."""


def view_types(module: ModuleType) -> str:
    """The whole file."""
    name = "/".join(module.__name__.split(".")[1:])
    head = f"// Made by tools/make_view_types.py from {name}.py; do not edit.\n"
    own = {name: hint for name, hint in vars(module).items() if is_alias(hint)}
    types = [f"export type {name} = {type_of(hint, {})};\n" for name, hint in own.items()]
    aliases = {key_of(hint): name for name, hint in own.items()}
    return "\n".join([head, *types, *(declaration(cls, aliases) for cls in typed_dicts(module))])


def is_alias(hint: Any) -> bool:
    """Whether a module has given a name to some words, or to a tuple of a known length."""
    return get_origin(hint) in (Annotated, tuple) and not is_open(hint)


def is_open(hint: Any) -> bool:
    """Whether a tuple of any length is in it: those are a module's own business."""
    return hint is Ellipsis or any(map(is_open, get_args(hint)))


def key_of(hint: Any) -> int:
    """What an alias and its uses have in common."""
    return id(hint.__metadata__[0]) if get_origin(hint) is Annotated else hash(hint)


def typed_dicts(module: ModuleType) -> list[type]:
    """Those that a module declares, in order."""
    own = [one for one in vars(module).values() if is_typeddict(one)]
    return [one for one in own if one.__module__ == module.__name__]


def declaration(cls: type, aliases: Aliases) -> str:
    """One exported interface with its docstring."""
    comments = dict(COMMENT.findall(inspect.getsource(cls)))
    hints = get_type_hints(cls, include_extras=True)
    lines = [field(name, type_of(hint, aliases), comments) for name, hint in hints.items()]
    note = f"/** {inspect.getdoc(cls)} */"
    return "\n".join([note, f"export interface {cls.__name__} {{", *lines, "}", ""])


def field(name: str, said: str, comments: dict[str, str]) -> str:
    """One line, or a line for each of the words where they are too many."""
    line = f"  {name}: {said};" + (f" // {comments[name]}" if name in comments else "")
    if len(f"  {name}: {said};") <= WIDEST:
        return line
    return f"  {name}:" + "".join(f"\n    | {word}" for word in said.split(" | ")) + ";"


def type_of(hint: Any, aliases: Aliases) -> str:
    """The TypeScript type of a Python type."""
    origin, args = get_origin(hint), get_args(hint)
    if origin in (Annotated, tuple) and key_of(hint) in aliases:
        return aliases[key_of(hint)]
    if hint in PLAIN:
        return PLAIN[hint]
    if is_typeddict(hint):
        return str(hint.__name__)
    if origin is Annotated and isinstance(args[1], words):
        return " | ".join(json.dumps(word) for word in args[1].known)
    if origin in (Union, UnionType):
        return " | ".join(type_of(one, aliases) for one in args)
    inner = [type_of(one, aliases) for one in args]
    if origin is list:
        return f"({inner[0]})[]" if " " in inner[0] else f"{inner[0]}[]"
    if origin is tuple:
        return f"[{', '.join(inner)}]"
    if origin is dict:
        return f"Record<{', '.join(inner)}>"
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
