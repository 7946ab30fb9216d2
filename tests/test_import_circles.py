"""No module of Orrery imports itself by way of others, not even from within a function.

An import that waits inside a function hides a circle from Python, not from readers: neither module
can be understood, tested or moved without the other.
"""

from __future__ import annotations

import grimp
import pytest

KNOWN = [
    # a game that is unpickled is found again by its registry, which makes games
    ("orrery.core.game", "orrery.core.registry"),
    # games that do not declare themselves yet; delete a line when its circle is gone
    ("orrery.games.spacewalk.notation", "orrery.games.spacewalk.position_reader"),
    ("orrery.games.astron.notation", "orrery.games.astron.position_reader"),
    ("orrery.games.situation7.notation", "orrery.games.situation7.position_reader"),
    # boards whose reader is imported when one is read
    ("orrery.games.astron.board", "orrery.games.astron.board_reader"),
    ("orrery.games.situation7.board", "orrery.games.situation7.board_reader"),
    ("orrery.games.zylatron.board", "orrery.games.zylatron.board_reader"),
]
"""(importer, imported): imports that close a circle."""


def new_graph() -> grimp.ImportGraph:
    """Who imports whom; imports for type checkers alone do not count."""
    return grimp.build_graph("orrery", exclude_type_checking_imports=True, cache_dir=None)


@pytest.fixture(scope="module")
def graph() -> grimp.ImportGraph:
    return new_graph()


def circle_by(graph: grimp.ImportGraph, importer: str, imported: str) -> str:
    """The shortest circle that an import closes, as a path; empty if it closes none."""
    way_back = graph.find_shortest_chain(importer=imported, imported=importer)
    return " -> ".join([importer, *way_back]) if way_back else ""


def circles(graph: grimp.ImportGraph) -> list[str]:
    """A path for each set of modules that go round in a circle, shortest first."""
    found: dict[frozenset[str], str] = {}
    for importer in sorted(graph.modules):
        for imported in sorted(graph.find_modules_directly_imported_by(importer)):
            path = circle_by(graph, importer, imported)
            if path:
                found.setdefault(frozenset(path.split(" -> ")), path)
    return sorted(found.values(), key=len)


def test_no_imports_go_round_in_a_circle():
    rest = new_graph()
    for importer, imported in KNOWN:
        rest.remove_import(importer=importer, imported=imported)
    assert len(rest.modules) > 300
    assert circles(rest) == []


@pytest.mark.parametrize(("importer", "imported"), KNOWN)
def test_known_circles_are_still_there(graph, importer, imported):
    closes = graph.direct_import_exists(importer=importer, imported=imported)
    assert closes, f"{importer} no longer imports {imported}: delete the line"
    assert circle_by(graph, importer, imported), f"{importer} is in no circle: delete the line"


def test_a_circle_is_told_by_its_path():
    graph = grimp.ImportGraph()
    ways = [("pen", "ink"), ("ink", "paper"), ("paper", "pen"), ("desk", "pen"), ("ink", "well")]
    for importer, imported in ways:
        graph.add_import(importer=importer, imported=imported)
    assert circles(graph) == ["ink -> paper -> pen -> ink"]
    graph.remove_import(importer="paper", imported="pen")
    assert circles(graph) == []
