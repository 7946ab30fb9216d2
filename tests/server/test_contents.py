"""One finds one's way: tables of contents, names of tests and lists of codes are what is there."""

from __future__ import annotations

import re
from pathlib import Path

import orrery.server

HERE = Path(__file__).parent
DOCS = HERE.parents[1] / "docs"
SERVER = Path(orrery.server.__file__).parent


def parts_of_the_server():
    """The folders and modules at the top."""
    found = {path.parent.name for path in SERVER.glob("*/__init__.py")}
    return found | {path.stem for path in SERVER.glob("*.py")} - {"__init__"}


def test_the_table_of_contents_names_every_part():
    listed = set(re.findall(r"^(\w+)  +\S|   +(\w+)  +\S", orrery.server.__doc__, re.M))
    assert {a or b for a, b in listed} == parts_of_the_server()


def test_the_page_names_every_part_and_nothing_that_is_not_there():
    page = (DOCS / "server.md").read_text()
    table = [line for line in page.splitlines() if line.startswith("| `")]
    firsts = {
        name for line in table for name in re.findall(r"`(\w+)(?:/|\.py)`", line.split("|")[1])
    }
    assert firsts == parts_of_the_server()
    for name in re.findall(r"`(?:server/)?((?:\w+/)+\w+\.py)`", page):
        places = (SERVER / name, HERE / name, SERVER.parent / name)
        assert any(place.is_file() for place in places), name


def test_tests_are_named_after_what_they_test():
    for file in HERE.glob("*/test_*.py"):
        folder = file.parent.name
        name = file.stem.removeprefix(f"test_{folder}_")
        places = (name, name.rpartition("_")[0])  # one module may have several files of tests
        assert any((SERVER / folder / f"{place}.py").is_file() for place in places), file.name


def test_every_code_of_an_error_is_listed():
    sources = "".join(file.read_text() for file in SERVER.rglob("*.py"))
    used = set(re.findall(r'(?:Denied|Error)\(\s*"(\w+)"', sources))
    page = (DOCS / "server_protocol.md").read_text()
    listed = page[page.index("Errors are") :]
    assert used >= {"no_table", "not_now", "slow_down", "too_big"}
    assert used <= set(re.findall(r"`(\w+)`", listed))
