"""No module of Orrery imports itself by way of others, not even from within a function.

An import that waits inside a function hides a circle from Python, not from readers: neither module
can be understood, tested or moved without the other.
"""

from __future__ import annotations

import grimp


def new_graph() -> grimp.ImportGraph:
    """Who imports whom; imports for type checkers alone do not count."""
    return grimp.build_graph("orrery", exclude_type_checking_imports=True, cache_dir=None)


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
    graph = new_graph()
    assert len(graph.modules) > 300
    assert circles(graph) == []


def test_a_circle_is_told_by_its_path():
    graph = grimp.ImportGraph()
    ways = [("pen", "ink"), ("ink", "paper"), ("paper", "pen"), ("desk", "pen"), ("ink", "well")]
    for importer, imported in ways:
        graph.add_import(importer=importer, imported=imported)
    assert circles(graph) == ["ink -> paper -> pen -> ink"]
    graph.remove_import(importer="paper", imported="pen")
    assert circles(graph) == []
