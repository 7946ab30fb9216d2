"""Endings of Space Walk: solved exactly, kept in a file, used by search and analysis."""

from __future__ import annotations

import json
import logging
import random
from importlib.resources import as_file
from importlib.resources import files as package_files

import numpy as np
import pytest

import orrery
from orrery.analysis.analyse import analyse
from orrery.analysis.sentences import Sentences
from orrery.bots.endings import files
from orrery.bots.endings.files import endings_of, own_path, read_table, write_table
from orrery.bots.endings.solver import solve
from orrery.bots.endings.tables import EndingTable, Oracle, new_table
from orrery.bots.levels import knobs_of, read_level
from orrery.bots.officers import Officer
from orrery.bots.search.searcher import Budget, Searcher
from orrery.cli.main import run
from orrery.core.errors import BadInput
from orrery.core.game import rules_view
from orrery.core.records import bytes_of, copy_record
from orrery.core.registry import find_game
from orrery.games.spacewalk import endings
from orrery.games.spacewalk.fleet import count

SHIPS, TOKENS = 3, 1


@pytest.fixture(scope="module")
def game():
    return find_game("spacewalk")


@pytest.fixture(scope="module")
def board(game):
    return game.load_board("small")


@pytest.fixture(scope="module")
def table(game) -> EndingTable:
    return solve(game, SHIPS, TOKENS)


@pytest.mark.parametrize("tokens", [0, 1])
def test_several_cores_solve_the_same(game, tokens):
    told: list[tuple[int, int]] = []
    alone = solve(game, SHIPS, tokens, lambda done, total: told.append((done, total)))
    assert np.array_equal(solve(game, SHIPS, tokens, cores=4).bits, alone.bits)
    assert told == sorted(told)
    assert told[-1] == (endings.n_positions(alone.layout),) * 2


@pytest.fixture
def oracle(game, table) -> Oracle:
    return Oracle(game, table)


def ending(game, layout, kind: int, placing: int, context: int):
    """The position of a number."""
    state = game.new_state()
    endings.lay_ships(layout, rules_view(state), kind, placing)
    endings.lay_context(layout, rules_view(state), context)
    return state


def some_endings(game, layout, n: int, n_ships: int, seed: int = 1):
    """(number, position) of any endings with so many ships."""
    draw = random.Random(seed)
    kinds = endings.kinds_of(layout, n_ships)
    for _ in range(n):
        kind = draw.choice(kinds)
        placing = draw.randrange(int(layout.size[kind]))
        context = draw.randrange(layout.n_contexts)
        number = (int(layout.first[kind]) + placing) * layout.n_contexts + context
        yield number, ending(game, layout, kind, placing, context)


def is_set(bits, number: int) -> bool:
    return bool(bits[number >> 3] >> (number & 7) & 1)


def number_of(board, layout, state) -> int:
    return int(endings.ending_at(rules_view(board), layout, rules_view(state)))


# The truth


class Brute:
    """Who wins, by the contract alone: every action of every position that can come."""

    def __init__(self, game, board) -> None:
        self.game, self.board = game, board
        self.known: dict[bytes, int] = {}

    def winner(self, state) -> int:
        key = copy_record(state)
        key.round = 2  # counts for nothing
        if bytes_of(key) not in self.known:
            self.known[bytes_of(key)] = self._winner(state)
        return self.known[bytes_of(key)]

    def _winner(self, state) -> int:
        game, board = self.game, self.board
        if game.is_over(board, state):
            (winner,) = game.winners(board, state)
            return winner
        (seat,) = game.to_act(board, state)
        after = (game.after(board, state, seat, a) for a in game.actions(board, state, seat))
        return seat if any(self.winner(one) == seat for one in after) else 1 - seat


@pytest.mark.parametrize(("n_ships", "n"), [(2, 150), (3, 25)])
def test_the_table_says_what_trying_everything_says(game, board, table, n_ships, n):
    brute, seen = Brute(game, board), set()
    for number, state in some_endings(game, table.layout, n, n_ships):
        assert is_set(table.bits, number) == (brute.winner(state) == 0), game.position_text(
            board, state
        )
        seen.add(is_set(table.bits, number))
    assert seen == {False, True}


def test_two_lone_ships_are_a_race_that_who_has_less_way_loses(game, board, oracle):
    """Without tokens and apart, each turn takes one space of the mover's way."""
    for kind in endings.kinds_of(oracle.table.layout, 2):
        state = ending(game, oracle.table.layout, kind, 0, 0)
        red, blue = (oracle.share(board, with_ways(state, 2, way), 0) for way in (2, 3))
        assert (red, blue) == (0.0, 0.0)  # red moves first and is there first
        assert oracle.share(board, with_ways(state, 3, 2), 0) == 1.0


def with_ways(state, red: int, blue: int):
    """One ship each in its own half of the orbit, so far from its hole."""
    found = copy_record(state)
    (red_size,), (blue_size,) = (
        [size for size in range(3) if count(state.in_orbit[size], seat)] for seat in (0, 1)
    )
    for space in range(14):
        for size in range(3):
            found.ships[space, size] = 0
    for seat, size, space in ((0, red_size, 6 - red), (1, blue_size, 13 - blue)):
        found.ships[space, size] += 1 << 3 * seat
        found.where[size, seat] = 1 << space
    return found


def test_numbers_and_positions_belong_together(game, board, table):
    for n_ships in (2, 3):
        for number, state in some_endings(game, table.layout, 300, n_ships, seed=2):
            found = number_of(board, table.layout, state)
            assert game.fault(board, state) == 0
            assert is_set(table.bits, found) == is_set(table.bits, number)
            again = [number_of(board, table.layout, turned(board, state))]
            assert found == number or number in again or found in again


def turned(board, state):
    """Half a turn of the orbit on."""
    found = copy_record(state)
    for space in range(14):
        for size in range(3):
            found.ships[space, size] = state.ships[(space + 7) % 14, size]
    for size in range(3):
        for owner in range(2):
            here = [s for s in range(14) if count(found.ships[s, size], owner)]
            found.where[size, owner] = sum(1 << space for space in here)
    return found


def other_colours(state):
    """Blue for red and red for blue."""
    found = copy_record(state)
    for field in ("turn", "actor", "first"):
        setattr(found, field, 1 - getattr(state, field))
    for space in range(14):
        for size in range(3):
            found.ships[space, size] = swapped(state.ships[space, size])
    for size in range(3):
        found.in_orbit[size] = swapped(state.in_orbit[size])
        for owner in (0, 1):
            found.where[size, owner] = state.where[size, 1 - owner]
    for seat in (0, 1):
        found.tokens[seat] = state.tokens[1 - seat]
    found.has_paid = (state.has_paid >> 1) | (state.has_paid & 1) << 1
    return found


def swapped(fleet: int) -> int:
    return count(fleet, 1) | count(fleet, 0) << 3


def test_half_a_turn_and_other_colours_change_nothing(game, board, oracle):
    for _, state in some_endings(game, oracle.table.layout, 200, 3, seed=3):
        share = oracle.share(board, state, 0)
        assert share in (0.0, 1.0)
        assert oracle.share(board, turned(board, state), 0) == share
        assert oracle.share(board, other_colours(state), 1) == share
        assert oracle.share(board, state, 1) == 1.0 - share


def test_every_moment_of_a_turn_is_known(game, board, oracle):
    """After a move, in the gap, in the middle of a group: as good as the best that may follow."""
    phases = set()
    for _, state in some_endings(game, oracle.table.layout, 150, 3, seed=4):
        while not game.is_over(board, state):
            phases.add(int(state.phase))
            (seat,) = game.to_act(board, state)
            shares = oracle.shares(board, state, seat)
            assert max(shares.values()) == oracle.share(board, state, seat)
            state = game.after(board, state, seat, random.Random(1).choice(list(shares)))
    assert {3, 6, 7} <= phases


def test_what_is_not_in_the_table_is_not_known(game, board, oracle):
    assert oracle.share(board, orrery.new("spacewalk").state, 0) is None
    big = orrery.new("spacewalk", players=3)
    assert oracle.share(big.board, big.state, 0) is None
    for _, state in some_endings(game, game_layout(4), 20, 4):
        assert number_of(board, oracle.table.layout, state) == endings.NOWHERE
    for _, state in some_endings(game, oracle.table.layout, 20, 3):
        state.tokens[1] = 2
        assert oracle.share(board, state, 0) is None
        assert oracle.share(game.load_board("big"), state, 0) is None


def game_layout(ships: int):
    return endings.new_layout(ships, TOKENS)


# In the search


def test_the_search_takes_the_value_of_a_solved_position(game, board, table, oracle):
    knobs = knobs_of(read_level(game, "captain/haste=0", 2))
    informed, blind = (Searcher(game, knobs, 2, 60, 1) for _ in range(2))
    informed.know(table)
    n_exact, differs = 0, False
    for _, state in some_endings(game, game_layout(4), 30, 4, seed=5):
        thought = {c.action: c.value for c in informed.think(board, state, 0, Budget(60))}
        for action, value in thought.items():
            after = game.after(board, state, 0, action)
            if not game.is_over(board, after) and number_of(board, table.layout, after) >= 0:
                assert value == oracle.share(board, after, 0)
                n_exact += 1
        differs |= thought != {c.action: c.value for c in blind.think(board, state, 0, Budget(60))}
    assert n_exact > 5
    assert differs


def test_a_bot_that_knows_endings_never_gives_a_won_one_away(
    game, board, table, oracle, monkeypatch
):
    monkeypatch.setattr("orrery.bots.officers.endings_of", lambda game: table)
    level = read_level(game, "captain/iterations=2/endings=1", 2)
    knowing = Officer(game, level, 1)
    n_tests = 0
    for _, state in some_endings(game, table.layout, 300, 3, seed=6):
        shares = oracle.shares(board, state, 0)
        if set(shares.values()) == {0.0, 1.0}:
            n_tests += 1
            assert shares[knowing.choose(board, state, 0)] == 1.0
            assert knowing.thoughts[0].value == 1.0
            assert min(one.value for one in knowing.thoughts) in (0.0, 1.0)
    assert n_tests > 10


# Files


def test_a_table_is_the_same_after_writing_and_reading(game, table, tmp_path):
    write_table(game, tmp_path / "own.npz", table)
    found = read_table(game, tmp_path / "own.npz")
    assert found.size == (SHIPS, TOKENS)
    assert (found.bits == table.bits).all()


def changed(game, table, path, about) -> None:
    write_table(game, path, table)
    with np.load(path) as file:
        told, bits = json.loads(str(file["about"])), file["bits"].copy()
    about = dict(about)
    bits[len(bits) // 2] ^= about.pop("flip", 0)
    bits = bits[: about.pop("length", len(bits))]
    np.savez(path, about=np.array(json.dumps(told | about)), bits=bits)


@pytest.mark.parametrize(
    ("change", "why"),
    [
        ({"flip": 1}, "not those that were written"),
        ({"length": 100}, "take"),
        ({"game": "astron"}, "made for"),
        ({"rules": 99}, "other rules"),
        ({"format": 99}, "made for format 99"),
        ({"ships": 4}, "4 ships"),
        ({"ships": "many"}, "cannot be read"),
    ],
)
def test_a_broken_table_is_refused(game, table, tmp_path, change, why):
    changed(game, table, tmp_path / "own.npz", change)
    with pytest.raises(BadInput, match=why):
        read_table(game, tmp_path / "own.npz")


def test_a_file_that_is_no_table_is_refused(game, tmp_path):
    (tmp_path / "own.npz").write_bytes(b"nothing of the kind")
    with pytest.raises(BadInput, match="cannot be read"):
        read_table(game, tmp_path / "own.npz")


def test_ones_own_table_wins_unless_it_is_broken(game, table, tmp_path, monkeypatch, caplog):
    monkeypatch.setenv("ORRERY_CACHE", str(tmp_path))
    files.endings_of.cache_clear()
    shipped = endings_of(game)
    assert shipped is not None
    assert shipped.size == (4, 1)
    files.endings_of.cache_clear()
    write_table(game, own_path(game), table)
    assert endings_of(game).size == (SHIPS, TOKENS)
    files.endings_of.cache_clear()
    changed(game, table, own_path(game), {"flip": 1})
    with caplog.at_level(logging.WARNING):
        assert endings_of(game).size == (4, 1)
        endings_of(game)
    assert caplog.text.count("plays without it") == 1
    files.endings_of.cache_clear()


def test_the_shipped_table_begins_with_the_small_one(game, table):
    """Kinds with fewer ships come first, so a table is a part of any larger one."""
    with as_file(package_files(game.package) / files.NAME) as path:
        shipped = read_table(game, path)
    assert (shipped.bits[: len(table.bits) - 1] == table.bits[:-1]).all()


@pytest.mark.parametrize(("ships", "tokens"), [(1, 0), (8, 0), (3, 5)])
def test_tables_that_cannot_be_are_refused(game, ships, tokens):
    with pytest.raises(BadInput, match="it can be"):
        new_table(game, ships, tokens)


def test_games_without_endings_say_so(game):
    with pytest.raises(BadInput, match="connect_four has no endings"):
        run(["solve", "connect_four"])
    assert endings_of(find_game("connect_four")) is None


def test_the_command_solves_and_writes(game, tmp_path, capsys):
    out = tmp_path / "small.npz"
    assert run(["solve", "spacewalk", "--ships", "2", "--tokens", "0", "--out", str(out)]) == 0
    assert read_table(game, out).size == (2, 0)
    assert "216 endings of Space Walk with at most 2 ships and 0 tokens" in capsys.readouterr().out
    assert run(["solve", "spacewalk", "--show"]) == 0
    assert "tokens each are solved" in capsys.readouterr().out


# In an analysis


@pytest.fixture(scope="module")
def analysed():
    played = orrery.new("spacewalk", seed=3)
    draw = random.Random(3)
    while not played.is_over:
        seat = played.to_act[0]
        played.play_number(seat, draw.choice(played.game.actions(played.board, played.state, seat)))
    return played, analyse(played, 8)


def test_an_analysis_is_certain_of_solved_positions_and_says_so(game, analysed):
    played, report = analysed
    assert report.solved
    assert report.solved == list(range(report.solved[0], report.n_steps))
    shares = dict(zip(report.positions, report.shares, strict=True))
    known = Oracle(game, endings_of(game))
    for n in report.solved:
        assert shares[n][0] == known.share(played.board, played.state_after(n), 0)
        assert sorted(shares[n]) == [0.0, 1.0]
    notes = Sentences(played, report).notes()
    assert any("solved" in note and "proven" in note for note in notes)


def test_a_choice_in_a_solved_position_costs_all_or_nothing(analysed):
    _, report = analysed
    costs = [s.cost for s in report.steps if s.sort == "choice" and s.n - 1 in report.solved]
    assert costs
    assert set(costs) <= {0.0, 1.0}
