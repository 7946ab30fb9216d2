"""Looks for puzzles: positions of games between bots in which exactly one action is right.

    python tools/find_puzzles.py GAME [--games N] [--depth D] [--deals K] [--out FILE.toml]

Games for two are played by middling bots. From their ends backwards every position is solved, each
time a little deeper (`orrery.lab.puzzles`), until exactly one action is right: it alone wins by
force, or all others lose by force; a look further ahead must not find another. Of each game the
puzzle with the most actions to choose from is kept, if possible one that a greedy player gets
wrong, and only if captains and admirals get it right with several seeds. Sentences (`why`) are
drafts, to be read and rewritten by a person.
"""

from __future__ import annotations

import argparse
import sys
from dataclasses import dataclass
from itertools import islice
from pathlib import Path
from typing import Any

from orrery.bots.matches import Match
from orrery.bots.players import Bot
from orrery.core.game import Game
from orrery.core.meta import Values
from orrery.core.records import copy_record
from orrery.core.registry import find_game
from orrery.lab.puzzles import Solver, only_answer

LEAST_ACTIONS = 4
DEPTHS = (1, 2, 3, 4, 6, 8, 10)
CHECKED = 9  # the answer must still be the only one when so many actions are looked at
CHECK_BUDGET = 200_000
SEEDS = (1, 2, 3)
SOLVERS = ("captain", "admiral")


@dataclass(frozen=True)
class Found:
    """A puzzle and what its actions are worth."""

    state: Any
    seat: int
    answer: int
    action: str
    values: dict[str, float]
    depth: int
    is_greedy: bool


def history(game: Game, board: Any, values: Values, bots: list[Bot], seed: int) -> list[Any]:
    """Every position of one game."""
    for seat, bot in enumerate(bots):
        bot.forget(2 * seed + seat)
    match = Match(game, board, bots, seed)
    states = [game.setup(board, values)]
    while not game.is_over(board, states[-1]):
        seat, action = match.next_step(states[-1])
        states.append(game.after(board, copy_record(states[-1]), seat, action))
    return states


def search(
    game: Game, board: Any, solvers: list[Solver], states: list[Any], deals: int
) -> list[Found]:
    """The puzzles of one game."""
    found: list[Found] = []
    for state in reversed(states):
        seats = game.to_act(board, state)
        if len(seats) != 1 or len(game.actions(board, state, seats[0])) < LEAST_ACTIONS:
            continue
        for solver in solvers:
            values = solver.values_known(board, state, seats[0], deals)
            answer = only_answer(values)
            if answer is not None:
                found.append(describe(game, board, state, seats[0], answer, values, solver.depth))
            if answer is not None or 1.0 in values.values() or set(values.values()) == {0.0}:
                break
    return found


def describe(
    game: Game, board: Any, state: Any, seat: int, answer: int, values: dict[int, float], depth: int
) -> Found:
    """The same in words."""
    texts = {game.action_text(board, state, seat, a): round(v, 3) for a, v in values.items()}
    return Found(
        state, seat, answer, game.action_text(board, state, seat, answer), texts, depth,
        Bot(game, "greedy").choose(board, state, seat) == answer,
    )  # fmt: skip


def is_lasting(game: Game, board: Any, puzzle: Found, deals: int) -> bool:
    """Whether a deeper look finds no other action as good."""
    solver = Solver(game, CHECKED, CHECK_BUDGET)
    values = solver.values_known(board, puzzle.state, puzzle.seat, deals)
    return only_answer(values) == puzzle.answer


def is_solved(game: Game, board: Any, puzzle: Found, bots: list[Bot]) -> bool:
    """Whether those who should find the answer do, with every seed."""
    for bot in bots:
        for seed in SEEDS:
            bot.forget(seed)
            if bot.choose(board, puzzle.state, puzzle.seat) != puzzle.answer:
                return False
    return True


def write(game: Game, board: Any, puzzle: Found, deals: int) -> str:
    """A table of a puzzle file."""
    worth = puzzle.values[puzzle.action]
    others = [value for text, value in puzzle.values.items() if text != puzzle.action]
    kind = "wins by force" if worth == 1.0 else f"all others lose, it is worth {worth:g}"
    why = f"{kind}; {len(others)} others, the best worth {max(others):g}"
    lines = [
        "[[puzzle]]", f'position = "{game.position_text(board, puzzle.state)}"',
        f'seat = "{game.meta.seat_names[puzzle.seat]}"', f'action = "{puzzle.action}"',
        f'why = "{why}"', f"depth = {puzzle.depth}",
    ]  # fmt: skip
    return "\n".join([*lines, *([f"deals = {deals}"] if deals > 1 else [])]) + "\n"


def main() -> None:
    """Play, solve, write."""
    parser = argparse.ArgumentParser(description="Look for positions with one right action.")
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--bots", default="ensign,lieutenant")
    parser.add_argument("--depth", type=int, default=6)
    parser.add_argument("--budget", type=int, default=20_000)
    parser.add_argument("--look", type=int, default=60, help="positions back from the end")
    parser.add_argument("--deals", type=int, default=1)
    parser.add_argument("--wanted", type=int, default=12)
    parser.add_argument("--out", type=Path)
    args = parser.parse_args()
    game = find_game(args.game)
    values = game.meta.read_options(2, {})
    board = game.load_board(game.default_board(values))
    bots = [Bot(game, name) for name in args.bots.split(",")]
    solvers = [Solver(game, depth, args.budget) for depth in DEPTHS if depth <= args.depth]
    experts = [Bot(game, name) for name in SOLVERS]
    kept: list[Found] = []
    for number in range(args.games):
        states = history(game, board, values, bots, number)[-args.look :]
        found = search(game, board, solvers, states, args.deals)
        found.sort(key=lambda puzzle: (puzzle.is_greedy, -len(puzzle.values)))
        good = (
            puzzle
            for puzzle in found
            if is_lasting(game, board, puzzle, args.deals)
            and is_solved(game, board, puzzle, experts)
        )
        kept += list(islice(good, 1))
        print(f"game {number}: {len(found)} found, {len(kept)} kept", file=sys.stderr, flush=True)
        if len(kept) >= args.wanted:
            break
    text = "\n".join(write(game, board, puzzle, args.deals) for puzzle in kept)
    if args.out:
        args.out.write_text(text, "utf-8")
    print(text)


if __name__ == "__main__":
    main()
