"""Makes the book of openings of a game from games of bots: analysis/openings/GAME.json.

    python tools/make_openings.py GAME [--games N] [--bot RANK] [--keep FILE.jsonl] [--out FILE]

Two bots of one rank play. In every other game they choose everything by themselves; in the others
the first action is tried, each legal one in turn, so that something is known of all of them. With
`--keep` each game is a line of a file, and a run that was stopped goes on. It runs on the game's
WebAssembly module: nothing is compiled.
"""

from __future__ import annotations

import argparse
import sys
from contextlib import suppress
from importlib.resources import files
from pathlib import Path
from typing import Any

import msgspec

from orrery.analysis.judge import final_shares
from orrery.analysis.openings import Beginning, Book, collect
from orrery.analysis.openings.collect import DEEP
from orrery.bots.matches import Match
from orrery.bots.players import Bot
from orrery.core.chance import CHANCE
from orrery.core.game import Game
from orrery.core.registry import find_game
from orrery.core.stills import still
from orrery.core.table import Table, new_table
from orrery.wasm.choice import at_once

PLAYERS = 2
SEED = "openings"


def begun(game: Game, seed: int | str) -> Table:
    """A table at which nature has done what comes before the first decision."""
    table = new_table(game, PLAYERS, seed, "manual", None, {})
    settle(table, Match(game, table.board, [Bot(game, "random")] * PLAYERS, 1))
    return table


def settle(table: Table, match: Match) -> None:
    """Let nature act until a player must."""
    while not table.is_over and table.game.chance_due(table.board, table.state):
        table.play_number(*match.next_step(table.state))


def position_of(table: Table) -> str:
    """The present position as text."""
    return table.game.position_text(table.board, still(table.state))


def played(game: Game, number: int, rank: str) -> Beginning | None:
    """The game with this number; None if it came to no end."""
    table = new_table(game, PLAYERS, number + 1, "manual", None, {})
    bots = [Bot(game, rank, 8 * number + seat, n_seats=PLAYERS) for seat in range(PLAYERS)]
    match = Match(game, table.board, bots, number + 1)
    settle(table, match)
    is_tried, is_drawn = bool(number % 2), draws(table)
    if is_tried:
        try_first(table, number // 2)
    line, positions = [step.text for step in table.log.steps if step.seat != CHANCE], []
    while not table.is_over and len(table.log.steps) < game.meta.max_actions:
        if table.game.chance_due(table.board, table.state):
            table.play_number(*match.next_step(table.state))
            continue
        if len(positions) < len(line):
            positions.append(position_of(table))
        seat, action = match.next_step(table.state)
        if len(line) < DEEP:
            line.append(game.action_text(table.board, still(table.state), seat, action))
        table.play_number(seat, action)
    shares = final_shares(game, table.board, table.state)
    positions += [position_of(table)] * (len(line) - len(positions))
    if shares is None:
        return None
    return Beginning(number, is_tried, line, [] if is_drawn else positions, list(shares))


def draws(table: Table) -> bool:
    """Whether nature has a hand in games like this."""
    return bool(table.game.meta.draws(table.log.header["options"]))


def try_first(table: Table, n: int) -> None:
    """Play the n-th legal action, in turn."""
    seat = next(seat for seat in table.to_act if seat >= 0)
    actions = table.game.actions(table.board, table.state, seat)
    table.play_number(seat, int(actions[n % len(actions)]))


def kept(path: Path | None) -> dict[int, Beginning]:
    """What an earlier run has played."""
    found = {}
    for line in path.read_bytes().splitlines() if path is not None and path.exists() else ():
        with suppress(msgspec.DecodeError):
            one = msgspec.json.decode(line, type=Beginning)
            found[one.number] = one
    return found


def beginnings(game: Game, args: argparse.Namespace) -> list[Beginning]:
    """All games, those that are kept from earlier among them."""
    found = kept(args.keep)
    for number in range(args.games):
        if number in found:
            continue
        one = played(game, number, args.bot)
        if one is not None:
            found[number] = one
            if args.keep is not None:
                with args.keep.open("ab") as file:
                    file.write(msgspec.json.encode(one) + b"\n")
        print(f"{game.meta.id}: game {number + 1} of {args.games}", file=sys.stderr, flush=True)
    return [found[number] for number in sorted(found) if number < args.games]


def book(game: Game, rank: str, games: list[Beginning]) -> Book:
    """The book of these games."""
    table = begun(game, SEED)
    head: dict[str, Any] = table.log.header
    nodes, n_tried = collect(games)
    return Book(
        game=game.meta.id,
        rules=game.meta.rules_version,
        options=dict(head["options"]),
        board=game.board_name(table.board),
        position=position_of(table),
        is_drawn=draws(table),
        bots=[rank] * PLAYERS,
        games=len(games),
        tried=n_tried,
        nodes=nodes,
    )


def main() -> None:
    """Play, collect, write."""
    parser = argparse.ArgumentParser(description="Makes the book of openings of a game.")
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--bot", default="commander")
    parser.add_argument("--keep", type=Path)
    parser.add_argument("--out", type=Path)
    args = parser.parse_args()
    at_once()
    game = find_game(args.game)
    folder = Path(str(files("orrery.analysis.openings")))
    made = book(game, args.bot, beginnings(game, args))
    text = msgspec.json.format(msgspec.json.encode(made), indent=1)
    (args.out or folder / f"{args.game}.json").write_bytes(text + b"\n")


if __name__ == "__main__":
    main()
