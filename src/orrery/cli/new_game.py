"""`orrery new-game NAME`: a package of its own that plays at once, to be changed piece by piece.

The files are templates in the folder `skeleton`: `$name`, `$title` and so on are filled in, `GAME`
in a path is the name. They are written beside their place and moved there whole, or not at all.
"""

from __future__ import annotations

import argparse
import keyword
import re
import shutil
import sys
import tempfile
from collections.abc import Iterator
from datetime import date
from importlib.resources import files
from importlib.resources.abc import Traversable
from importlib.util import find_spec
from itertools import chain, count
from pathlib import Path
from string import Template

from orrery.core.errors import BadInput
from orrery.core.registry import find_metas, game_ids

NAME = re.compile(r"[a-z][a-z0-9]*(_[a-z0-9]+)*")
LONGEST = 30
RESERVED = ("src", "tests", "texts")
"""Folders of the package itself."""
SUFFIX = ".txt"
"""Of templates, so that nothing takes them for code of ours."""


def add_arguments(parser: argparse.ArgumentParser, argv: list[str]) -> None:
    """The name and the folder."""
    parser.add_argument("name", metavar="NAME", help="small letters, digits and _, like mill_race")
    parser.add_argument("--dir", metavar="DIR", default=".",
                        help="where the folder NAME is made (default: here)")  # fmt: skip


def run(args: argparse.Namespace) -> int:
    """Write the package and say what comes next."""
    check_name(args.name)
    folder = Path(args.dir) / args.name
    check_place(folder)
    write_whole(folder, dict(package_files(args.name)))
    print(f"{folder} holds a game that plays. Next:")
    for line in (f"pip install -e {folder}", f"orrery play {args.name}", f"pytest {folder}"):
        print(f"    {line}")
    return 0


def check_name(name: str) -> None:
    """BadInput says why a game cannot be called so."""
    wish = f"a game cannot be called {name!r}"
    if not NAME.fullmatch(name):
        raise BadInput(f"{wish}: a name is small letters, digits and single _, like mill_race")
    if len(name) > LONGEST:
        raise BadInput(f"{wish}: it has {len(name)} letters, {LONGEST} are the most")
    if keyword.iskeyword(name) or keyword.issoftkeyword(name):
        raise BadInput(f"{wish}: it is a word of Python's own")
    if name in game_ids():
        raise BadInput(f"{wish}: a game is installed under that name")
    if name in RESERVED or name in sys.stdlib_module_names or find_spec(name) is not None:
        raise BadInput(f"{wish}: Python knows another package of that name")


def check_place(folder: Path) -> None:
    """BadInput says why nothing can be written there."""
    if folder.exists() or folder.is_symlink():
        raise BadInput(f"{folder} is there already; nothing was written")
    if not folder.parent.is_dir():
        raise BadInput(f"there is no folder {folder.parent}; nothing was written")


def package_files(name: str) -> Iterator[tuple[str, str]]:
    """Path and content of every file of the package `name`."""
    words = words_for(name)
    for path, template in templates(files("orrery.cli").joinpath("skeleton")):
        yield path.replace("GAME", name), Template(template).substitute(words)


def words_for(name: str) -> dict[str, str]:
    """What templates say of the game."""
    prefix = free_prefix(name, {meta.clause_prefix for meta in find_metas()[0]})
    return {
        "name": name,
        "dashed": name.replace("_", "-"),
        "title": name.replace("_", " ").title(),
        "prefix": prefix,
        "low": prefix.lower(),
        "year": str(date.today().year),
    }


def free_prefix(name: str, taken: set[str]) -> str:
    """A prefix for clauses that no game has: initials, else the first letters, else a number."""
    initials = "".join(word[0] for word in name.split("_"))[:4]
    letters = name.replace("_", "")
    shorter = (letters[:n] for n in range(2, len(letters) + 1))
    wishes = chain([initials], shorter, (f"{letters}x{n}" for n in count(2)))
    return next(w.upper() for w in wishes if len(w) > 1 and w.upper() not in taken)


def templates(folder: Traversable, path: str = "") -> Iterator[tuple[str, str]]:
    """Path, without its suffix, and content of every template under a folder."""
    for entry in sorted(folder.iterdir(), key=lambda entry: entry.name):
        if entry.is_dir():
            yield from templates(entry, f"{path}{entry.name}/")
        elif entry.name.endswith(SUFFIX):
            yield path + entry.name.removesuffix(SUFFIX), entry.read_text("utf-8")


def write_whole(folder: Path, contents: dict[str, str]) -> None:
    """All files, or none: BadInput says what the system had against it."""
    try:
        draft = Path(tempfile.mkdtemp(prefix=f".{folder.name}-", dir=folder.parent))
    except OSError as error:
        raise BadInput(f"cannot write to {folder.parent}: {error.strerror}") from None
    try:
        draft.chmod(0o755)
        for path, content in contents.items():
            file = draft / path
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(content, "utf-8")
        draft.rename(folder)
    except OSError as error:
        shutil.rmtree(draft, ignore_errors=True)
        raise BadInput(f"cannot write {folder}: {error.strerror}; nothing was written") from None
