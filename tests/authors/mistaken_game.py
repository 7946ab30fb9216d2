"""A fresh game with one mistake in it, and what is said of it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from workbench import Workbench

NAME = "mill_race"
FILES = {
    "rules": "rules.py", "meta": "__init__.py", "boards": "boards.toml", "de": "texts/de.ftl",
    "rulebook": "rulebook.md",
}  # fmt: skip


@contextmanager
def mistaken(bench: Workbench, file: str, good: str, bad: str) -> Iterator[Path]:
    """While this lasts, the game has a mistake."""
    path = bench.folder / NAME / "src" / NAME / FILES[file]
    source = path.read_text("utf-8")
    assert good in source
    path.write_text(source.replace(good, bad, 1), "utf-8")
    try:
        yield path
    finally:
        path.write_text(source, "utf-8")


def play(bench: Workbench, **environment: str):
    environment = {"PYTHONDONTWRITEBYTECODE": "1", **environment}
    return bench.orrery("play", NAME, "--human", "none", "--bot", "random", **environment)


def sentence(done) -> str:
    """The one line that is said."""
    assert done.returncode == 2, done.stderr
    lines = [line for line in done.stderr.strip().split("\n") if "Compiling" not in line]
    assert len(lines) == 1, done.stderr
    assert lines[0].startswith("orrery: ")
    return lines[0]


def check(bench: Workbench):
    """Conformance, a game a variant."""
    code = f"from orrery import conformance; print(conformance.check({NAME!r}, games=1))"
    return bench.run("-c", code, PYTHONDONTWRITEBYTECODE="1")


def said_last(done) -> str:
    """What an exception that nobody caught has to say."""
    assert done.returncode == 1, done.stdout
    return done.stderr.strip().split("\n")[-1]
