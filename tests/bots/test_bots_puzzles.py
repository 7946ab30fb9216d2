"""Puzzles: positions with one right action. It is proved to be the only one, and found."""

from __future__ import annotations

from pathlib import Path

import pytest

import orrery
from orrery.bots.players import Bot
from orrery.core.errors import BadInput
from orrery.core.registry import find_game
from orrery.lab.puzzles import UNKNOWN, Puzzle, Solver, only_answer, read_puzzles
from orrery.wasm.choice import at_once

FOLDER = Path(__file__).parent / "puzzles"
FILES = sorted(FOLDER.glob("*.toml"))
PUZZLES = [puzzle for file in FILES for puzzle in read_puzzles(find_game(file.stem), file)]


def name_of(puzzle: Puzzle) -> str:
    return f"{puzzle.game}-{puzzle.position[-24:]}"


@pytest.fixture(params=PUZZLES, ids=name_of)
def puzzle(request):
    return request.param


def opened(puzzle: Puzzle) -> tuple[orrery.Table, int]:
    table = orrery.position(puzzle.game, puzzle.position)
    return table, table.game.parse_action(table.board, table.state, puzzle.seat, puzzle.action)


def test_there_are_eight_for_each_game():
    for file in FILES:
        assert sum(puzzle.game == file.stem for puzzle in PUZZLES) >= 8
    assert {"spacewalk", "astron", "astroplane", "situation7"} <= {file.stem for file in FILES}


def test_no_other_action_is_as_good(puzzle):
    table, right = opened(puzzle)
    solver = Solver(table.game, puzzle.depth)
    values = solver.values_known(table.board, table.state, puzzle.seat, puzzle.deals)
    assert only_answer(values) == right, values


@pytest.mark.parametrize("rank", ["captain", "admiral"])
def test_captains_and_admirals_find_it(puzzle, rank):
    """The search of the module: nothing is compiled, and it chooses as compiled code does."""
    at_once()
    table, right = opened(puzzle)
    bot = Bot(table.game, rank, n_seats=table.state.n_seats)
    bot.forget(1)
    assert bot.choose(table.board, table.state, puzzle.seat) == right


# The solver


def test_the_solver_sees_a_win_in_one_and_a_loss_in_two():
    table = orrery.position("connect_four", "cf1 standard yyy/rr/r/./././. yellow")
    solver = Solver(table.game, 1)
    values = solver.values(table.board, table.state, 0)
    assert values[0] == 1.0
    assert {values[column] for column in range(1, 7)} == {UNKNOWN}
    assert only_answer(values) == 0
    threatened = orrery.position("connect_four", "cf1 standard yyy/rr/r/./././. yellow")
    threatened.play("yellow", "drop 6")
    replies = Solver(table.game, 2).values(threatened.board, threatened.state, 1)
    assert [replies[column] for column in range(7)] == [UNKNOWN, *[0.0] * 6]
    assert only_answer(replies) == 0


def test_the_solver_agrees_with_all_lines_played_out():
    """A plain minimax over the last discs of a connect four frame."""
    text = "cf1 standard yryryr/yryryr/ryryry/ryryry/yryryr/yry/. red"
    table = orrery.position("connect_four", text)
    game, board = table.game, table.board

    def plain(state, viewer):
        if game.is_over(board, state):
            winners = game.winners(board, state)
            return (viewer in winners) / len(winners)
        seat = game.to_act(board, state)[0]
        values = [
            plain(game.after(board, state, seat, action), viewer)
            for action in game.actions(board, state, seat)
        ]
        return max(values) if seat == viewer else min(values)

    assert Solver(game, 12).value(board, table.state, 1) == plain(table.state, 1)
    assert Solver(game, 12, budget=5).value(board, table.state, 1) == UNKNOWN


def test_nature_counts_by_its_weights():
    table = orrery.new("spacewalk", first_player="random", chance="manual")
    solver = Solver(table.game, 1)
    assert solver.value(table.board, table.state, 0) == UNKNOWN


@pytest.mark.parametrize(
    ("values", "answer"),
    [
        ({3: 1.0, 4: UNKNOWN, 5: 0.0}, 3),  # it alone wins
        ({3: 1.0, 4: 1.0, 5: 0.0}, None),
        ({3: UNKNOWN, 4: 0.0, 5: 0.0}, 3),  # all others lose
        ({3: UNKNOWN, 4: UNKNOWN, 5: 0.0}, None),
        ({3: 0.9, 4: 0.2}, 3),  # it is better by far
        ({3: 0.9, 4: 0.8}, None),
        ({3: 1.0}, None),  # no choice
    ],
)
def test_an_answer_must_be_the_only_one(values, answer):
    assert only_answer(values) == answer


def test_a_puzzle_file_with_a_gap_is_refused(tmp_path):
    file = tmp_path / "spacewalk.toml"
    file.write_text('[[puzzle]]\nposition = "sw1"\nseat = "red"\n')
    with pytest.raises(BadInput, match="puzzle 1 lacks"):
        read_puzzles(find_game("spacewalk"), file)
