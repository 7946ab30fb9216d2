"""Books of openings: how games are counted, and whether the books of the repository are sound."""

from __future__ import annotations

import msgspec
import pytest

import orrery
from orrery.analysis.openings import ROOT, Beginning, Book, book_of, collect, read_book, walk
from orrery.cli.main import run
from orrery.core.errors import BadInput
from orrery.core.registry import BUILT_IN, find_game, find_meta

GAMES = [game for game in BUILT_IN if book_of(game) is not None]


def begun(number, line, shares, positions=(), is_tried=False):
    return Beginning(number, is_tried, list(line), list(positions), list(shares))


def test_games_are_counted_along_their_lines():
    nodes, n_tried = collect([
        begun(0, "ab", [1, 0]), begun(1, "ab", [0, 1]), begun(2, "ac", [0.5, 0.5], is_tried=True),
        begun(3, "d", [0, 1]),
    ])  # fmt: skip
    root = nodes[ROOT]
    assert (root.n, root.won, n_tried) == (4, [1.5, 2.5], 1)
    assert list(root.next) == ["a", "d"]  # a first action is kept though it was played once
    after_a = nodes[root.next["a"]]
    assert (after_a.n, list(after_a.next)) == (3, ["b"])  # later ones need two games
    assert nodes[after_a.next["b"]].won == [1, 1]


def test_lines_that_lead_to_one_position_meet_there():
    nodes, _ = collect([
        begun(0, "ab", [1, 0], ["A", "AB"]), begun(1, "ba", [0, 1], ["B", "AB"]),
    ])  # fmt: skip
    met = {nodes[to].next.get(action) for action, to in nodes[ROOT].next.items()}
    after = [nodes[nodes[ROOT].next[first]].next[second] for first, second in ("ab", "ba")]
    assert after[0] == after[1]
    assert nodes[after[0]].n == 2
    assert met == {None}


def test_a_position_that_comes_again_counts_a_game_once():
    nodes, _ = collect([begun(n, "aba", [1, 0], ["A", "B", "A"]) for n in range(2)])
    assert nodes[nodes[ROOT].next["a"]].n == 2


def test_a_damaged_book_is_refused():
    book = Book("g", 1, {}, "", "", False, [], 0, 0, {})
    for text in (b"{", b"{}", msgspec.json.encode(book)):
        with pytest.raises(BadInput, match=r"g\.json"):
            read_book(text, "g.json")


@pytest.mark.parametrize("game_id", GAMES)
def test_every_line_of_a_book_can_be_played(game_id):
    book, game = book_of(game_id), find_game(game_id)
    assert book.rules == find_meta(game_id).rules_version
    table = orrery.position(game_id, book.position, 1)
    (seat,) = [one for one in table.to_act if one >= 0][:1]
    legal = {
        game.action_text(table.board, table.state, seat, action)
        for action in game.actions(table.board, table.state, seat)
    }
    firsts = set(book.nodes[ROOT].next)
    assert firsts <= legal if not book.is_drawn else firsts & legal
    assert book.nodes[ROOT].n == book.games
    for node in book.nodes.values():
        assert sum(node.won) == pytest.approx(node.n, abs=0.05)


def test_the_terminal_tells_the_first_moves(capsys):
    run(["openings", "spacewalk"])
    book = book_of("spacewalk")
    shown = capsys.readouterr().out.splitlines()
    first, second = (line.split() for line in shown[-len(book.nodes[ROOT].next) :][:2])
    assert int(first[-3]) >= int(second[-3])
    best = max(book.nodes[ROOT].next, key=lambda one: book.nodes[book.nodes[ROOT].next[one]].n)
    assert " ".join(first[:-3]) == best
    run(["openings", "spacewalk", "--line", best])
    assert walk(book, [best]).next.keys() <= {
        " ".join(line.split()[:-3]) for line in capsys.readouterr().out.splitlines() if line
    }


def test_a_line_that_nobody_played_is_said_to_be_so():
    with pytest.raises(BadInput, match="'dance'"):
        run(["openings", "spacewalk", "--line", "dance"])
    with pytest.raises(BadInput, match="yet"):
        run(["openings", "connect_four"])
