"""The pytest plug-in of Orrery: tests cite the clauses that they prove.

    @pytest.mark.clause("CF-3", "CF-4")
    def test_a_disc_falls_to_the_lowest_free_cell(): ...

A citation of a clause that no installed game has is an error before any test runs. `pytest
--clauses GAME` says at the end which clauses were proved; `orrery rules GAME --coverage` lists the
tests of each clause and runs none of them.
Pytest loads this module at every start, so it imports nothing heavy.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

import pytest

from orrery.core.errors import BadGame, BadInput
from orrery.core.registry import find_meta, find_metas

Citations = dict[str, list[str]]
"""Clause -> the tests that cite it."""
PROPERTY = "clauses"
WRONG: pytest.StashKey[Citations] = pytest.StashKey()


def pytest_addoption(parser: pytest.Parser) -> None:
    """--clauses, and for `orrery rules --coverage` --clauses-file."""
    group = parser.getgroup("orrery", "clauses of rulebooks")
    group.addoption("--clauses", metavar="GAME", action="append", default=[],
                    help="say at the end which clauses of a game were proved")  # fmt: skip
    group.addoption("--clauses-file", metavar="FILE",
                    help="write which tests cite which clause, as JSON")  # fmt: skip


def pytest_configure(config: pytest.Config) -> None:
    """The marker; a game that is not there is said at once."""
    marker = "clause(*ids): the clauses of the specification that this test proves"
    config.addinivalue_line("markers", marker)
    for game in config.getoption("clauses"):
        clauses_of_game(game)


def clauses_of_game(game: str) -> tuple[str, ...]:
    """The ids of all clauses of a game; UsageError if there is no such game."""
    try:
        return find_meta(game).clauses
    except (BadInput, BadGame) as error:
        raise pytest.UsageError(f"--clauses {game}: {error}") from None


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Every clause that is cited exists."""
    target = config.getoption("clauses_file")
    if target:
        Path(target).write_text(json.dumps(citations(items)), "utf-8")
        return
    wrong = unknown_citations(citations(items, with_skipped=True))
    if wrong and not hasattr(config, "workerinput"):
        raise pytest.UsageError("\n".join(complaints(wrong)))
    config.stash[WRONG] = wrong  # a worker of pytest-xdist can tell only through its tests
    for item in items if config.getoption("clauses") else ():
        item.user_properties.append((PROPERTY, list(cited_by(item))))


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_setup(item: pytest.Item) -> None:
    """In a worker, a test that cites no clause fails."""
    wrong = {
        c: [item.nodeid] for c, t in item.config.stash.get(WRONG, {}).items() if item.nodeid in t
    }
    if wrong:
        pytest.fail("\n".join(complaints(wrong)), pytrace=False)


def cited_by(item: pytest.Item) -> Iterator[str]:
    """The clauses that a test cites; the word itself where a marker names none."""
    for marker in item.iter_markers("clause"):
        yield from map(str, marker.args or ("nothing",))


def citations(items: Sequence[pytest.Item], with_skipped: bool = False) -> Citations:
    """Who cites what; a test that is always skipped proves nothing."""
    cited: Citations = {}
    for item in items:
        if with_skipped or item.get_closest_marker("skip") is None:
            for clause in cited_by(item):
                cited.setdefault(clause, []).append(item.nodeid)
    return cited


def unknown_citations(cited: Citations) -> Citations:
    """Those of clauses that no installed game has; UsageError if a game that is broken may."""
    metas, broken = find_metas() if cited else ([], [])
    known = {clause for meta in metas for clause in meta.clauses}
    wrong = {clause: tests for clause, tests in cited.items() if clause not in known}
    if wrong and broken:
        raise pytest.UsageError(f"{broken[0]}; so nobody knows {', '.join(wrong)}")
    return wrong


def complaints(wrong: Mapping[str, Sequence[str]]) -> Iterator[str]:
    """A sentence for each citation of no clause."""
    for clause, tests in wrong.items():
        for test in tests:
            yield f"{test} cites {clause}, which is no clause of an installed game"


def pytest_terminal_summary(terminalreporter: Any, config: pytest.Config) -> None:
    """Which clauses were proved, for each --clauses."""
    if config.option.collectonly:
        return
    reports = terminalreporter.stats.get("passed", [])
    properties = [found for report in reports for found in report.user_properties]
    proved = {clause for name, some in properties if name == PROPERTY for clause in some}
    for game in config.getoption("clauses"):
        terminalreporter.write_line(summary(game, clauses_of_game(game), proved))


def summary(game: str, clauses: Sequence[str], proved: set[str]) -> str:
    """`liars_dice: 6 of 7 clauses are proved by tests that passed; not LD-3`."""
    bare = [clause for clause in clauses if clause not in proved]
    n = len(clauses) - len(bare)
    said = f"{game}: {n} of {len(clauses)} clauses are proved by tests that passed"
    return f"{said}; not {', '.join(bare)}" if bare else said
