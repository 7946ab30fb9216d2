"""`orrery play GAME`: a game in the terminal, against bots or at one screen."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.console import Console

import orrery
from orrery.bots.players import Bot, bot_kind, bot_names
from orrery.cli.compiling import warm_search, warm_up
from orrery.cli.game_options import add_game, add_language, given_options
from orrery.cli.keyboard import Keyboard, has_keyboard
from orrery.cli.live import LiveScreen, is_live
from orrery.cli.screen import Screen
from orrery.core.errors import BadInput
from orrery.core.game import Game
from orrery.core.meta import Meta
from orrery.core.registry import find_game
from orrery.core.table import Table
from orrery.wasm.choice import at_once
from orrery.wasm.takeover import Takeover


def add_arguments(parser: argparse.ArgumentParser, argv: list[str]) -> None:
    """The game, its options, and who sits where."""
    add_game(parser, argv)
    parser.add_argument("--human", metavar="SEATS", default="0",
                        help="seats played at this screen: numbers or names with commas, all, none"
                        " (default: the first)")  # fmt: skip
    parser.add_argument("--bot", metavar="NAME", default="greedy",
                        help=f"{', '.join(bot_names())} (default greedy)")  # fmt: skip
    parser.add_argument("--seed", metavar="S", help="the same seed gives the same chance")
    add_language(parser, argv)
    parser.add_argument("--load", metavar="FILE", help="go on with a saved game")


def run(args: argparse.Namespace) -> int:
    """Play until the game is over or the player leaves."""
    bot_kind(args.bot)
    at_once()
    game = find_game(args.game)
    warm_up(game)
    table = open_table(args)
    table.language = args.lang
    humans = read_seats(args.human, game.meta, table.state.n_seats)
    console = Console(highlight=False)
    bots = opponents(table, args.bot, humans)
    for seat in set(bots).intersection(table.to_act[:1]):
        warm_search(bots[seat], table.board, table.state, seat)
    with taking_over(game, is_worth=any(bot.searches for bot in bots.values())) as at_move_end:
        if is_live(table, humans) and has_keyboard():
            with Keyboard() as keyboard:
                live = LiveScreen(table, humans, bots, console, keyboard)
                return live.run(at_move_end)
        return Screen(table, humans, bots, console).run(at_move_end)


def opponents(table: Table, name: str, humans: set[int]) -> dict[int, Bot]:
    """The bots of the seats that nobody at this screen plays."""
    n_seats = table.state.n_seats
    return {
        seat: Bot(table.game, name, seed=seat + 1, with_clock=True, n_seats=n_seats)
        for seat in range(n_seats)
        if seat not in humans
    }


@contextmanager
def taking_over(game: Game, is_worth: bool) -> Iterator[Callable[[], object]]:
    """What to call at the end of a move, so that compiled code can take over.

    Rules alone are quick enough as they are: compiling is worth it where somebody searches.
    """
    takeover = Takeover(game)
    if is_worth:
        takeover.compile()
    try:
        yield takeover.at_move_end if is_worth else lambda: None
    finally:
        takeover.close()


def open_table(args: argparse.Namespace) -> Table:
    """A saved game, or a fresh one."""
    if not args.load:
        return orrery.new(
            args.game, players=args.players, seed=args.seed, board=args.board,
            **given_options(args),
        )  # fmt: skip
    table = orrery.load(args.load)
    if table.game.meta.id != args.game:
        raise BadInput(f"{args.load} is a game of {table.game.meta.title}, not of {args.game}")
    return table


def read_seats(text: str, meta: Meta, n_seats: int) -> set[int]:
    """Seats from `all`, `none`, `0,2` or `red,blue`."""
    if text in ("all", "none"):
        return set(range(n_seats)) if text == "all" else set()
    seats = set()
    for word in text.split(","):
        seat = meta.seat_number(int(word) if word.isdecimal() else word)
        if seat >= n_seats:
            raise BadInput(f"--human {word}: only {n_seats} seats are at this table")
        seats.add(seat)
    return seats
