"""What bots choose in a game, by a target of this machine; for a device to choose the same.

    python device_thoughts.py GAME[:PLAYERS] TARGET [BOT:MOVES ...]

TARGET is `module` (wasmtime) or `compiled`. Each bot, a rank or a personality, plays a game on all
seats and keeps its thoughts as a server's does. In JSON: the engine of the game, and for each bot
what a server would ask a device, with the action that was found here; the lines of a hint by the
last of them; and who judged by a network.
"""

from __future__ import annotations

import json
import sys
from typing import Any

import msgspec

from orrery.bots.levels import Level
from orrery.bots.network.files import network_of
from orrery.bots.personalities import level_behind
from orrery.bots.players import Bot
from orrery.core.records import bytes_of
from orrery.core.registry import find_game
from orrery.core.table import Table, new_table
from orrery.server.bots.devices import taste_told
from orrery.server.protocol.replies import Consult
from orrery.server.views.engines import engine_seen, level_seen
from orrery.wasm.choice import at_once, target_of

SEED = 7
N_LINES = 3


def played(table: Table, rank: str, most: int) -> list[dict[str, Any]]:
    """A game of bots: each question with its answer."""
    game = table.game
    n_seats = table.state.n_seats
    bots = [Bot(game, rank, SEED + seat, n_seats=n_seats) for seat in range(n_seats)]
    found: list[dict[str, Any]] = []
    while not table.is_over and len(found) < most:
        seat = table.to_act[0]
        action = bots[seat].choose(table.board, table.state, seat)
        consult = question(table, rank, seat, SEED + seat)
        found.append({"consult": consult, "action": action})
        table.play_number(seat, action)
    return found


def question(table: Table, rank: str, seat: int, seed: int, n_lines: int = 0) -> Consult:
    """What a server would ask."""
    known = table.game.hidden(table.board, table.state, seat)
    level = level_seen(level_at(table, rank), with_clock=False)
    return Consult(
        "t", seat, len(table.log.steps), seat, rank, seed, bytes_of(known), known.n_seats, n_lines,
        level, taste_told(table.game, rank),
    )  # fmt: skip


def level_at(table: Table, bot: str) -> Level:
    """How a bot thinks at a table."""
    return level_behind(table.game, bot, table.state.n_seats)


def hint(table: Table, rank: str) -> dict[str, Any]:
    """The best lines in the present position."""
    seat = table.to_act[0]
    bot = Bot(table.game, rank, SEED, n_seats=table.state.n_seats)
    lines = bot.lines(table.board, table.state, seat, N_LINES)
    found = [[line.choice.action, line.choice.visits, line.choice.value] for line in lines]
    return {"consult": question(table, rank, seat, SEED, N_LINES), "lines": found}


def main() -> None:
    """Play and tell."""
    where, target, *ranks = sys.argv[1:]
    name, _, players = where.partition(":")
    if target == "module":
        at_once()
    game = find_game(name)
    n_seats = int(players) if players else None
    games, learned = {}, []
    for rank, n_moves in (text.split(":") for text in ranks):
        table = new_table(game, n_seats, SEED)
        if level_at(table, rank).learned and network_of(game) is not None:
            learned.append(rank)
        games[rank] = played(table, rank, int(n_moves))
    head = table.log.header
    engine = engine_seen(name, str(head["board"]), json.dumps(head["options"]))
    advice = hint(new_table(game, n_seats, SEED), rank)
    told = {
        "target": target_of(game), "engine": engine, "games": games, "hint": advice,
        "learned": learned,
    }  # fmt: skip
    sys.stdout.buffer.write(msgspec.json.encode(told))


if __name__ == "__main__":
    main()
