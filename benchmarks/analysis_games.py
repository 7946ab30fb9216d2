"""Finished games of captains in the database of a server, for measurements of what comes after."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterable
from pathlib import Path

from orrery.bots.players import Bot
from orrery.core.registry import find_game, find_meta
from orrery.core.table import Table, new_table
from orrery.server.storage.database import Write
from orrery.server.storage.rows import EventRow, SeatRow, TableRow, insert
from orrery.server.storage.store import Store

LEVEL = "captain"
HOST = "nobody"


def played(game_id: str, n_seats: int, most: int, level: str = LEVEL, seed: int = 1) -> Table:
    """A game of bots of one level, up to so many actions, nature's among them."""
    game = find_game(game_id)
    table = new_table(game, players=n_seats, seed=seed)
    bots = [Bot(game, level, seed + seat, n_seats=n_seats) for seat in range(n_seats)]
    while not table.is_over and len(table.log.steps) < most:
        seat = table.to_act[0]
        table.play_number(seat, bots[seat].choose(table.board, table.state, seat))
    return table


def stored(database: Path, tables: dict[str, Table]) -> None:
    """Write games as finished tables that anyone may see; one that goes on is a draw."""
    writes = [one for id_, table in tables.items() for one in rows(id_, table)]
    asyncio.run(_write(database, writes))


async def _write(database: Path, writes: Iterable[Write]) -> None:
    store = Store(str(database))
    try:
        await store.write(list(writes))
    finally:
        store.close()


def rows(id_: str, table: Table) -> list[Write]:
    """A table with its seats and all entries of its log."""
    header, steps = table.log.header, table.log.steps
    row = TableRow(
        id=id_, game=header["game"], options=json.dumps(header["options"]), board=header["board"],
        host=HOST, is_private=False, status="over", created=0.0, clock="{}",
        header=json.dumps(header), result=json.dumps(result_of(table)), ended=0.0,
    )  # fmt: skip
    seats = [SeatRow(id_, seat, "bot", bot=LEVEL) for seat in range(int(table.state.n_seats))]
    events = [
        EventRow(id_, seq, step.seat, None, step.text, step.hash)
        for seq, step in enumerate(steps, 1)
    ]
    notes = [] if table.is_over else [drawn(id_, len(events) + 1, table)]
    return [insert(one) for one in (row, *seats, *events, *notes)]


def drawn(id_: str, seq: int, table: Table) -> EventRow:
    """Everybody agrees to a draw."""
    return EventRow(id_, seq, 0, None, "!draw", table.log.hash)


def result_of(table: Table) -> dict[str, object]:
    """How it ended, as tables keep it."""
    if table.is_over:
        return {"reason": "rules", "winners": list(table.winners)}
    return {"reason": "draw", "winners": list(range(int(table.state.n_seats)))}


def title_of(game_id: str) -> str:
    """As people call it."""
    return find_meta(game_id).title
