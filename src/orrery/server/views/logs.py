"""Logs from outside, step by step: nothing of them is trusted, nothing is kept."""

from __future__ import annotations

import asyncio
from typing import Any

from msgspec import Raw

from orrery.core.contract import SPECTATOR
from orrery.core.errors import BadInput
from orrery.core.log import Log
from orrery.core.registry import find_meta
from orrery.core.replay import any_log_of_text
from orrery.core.stills import still
from orrery.core.table import Table
from orrery.core.wording import Listener
from orrery.server.logbook.game import Running
from orrery.server.protocol.logs import LogQuestion, LogSeen
from orrery.server.storage.rows import EventRow
from orrery.server.views.replays import BLOCK, encoded_block, viewer_of

FILE = "this file"
MOST_STEPS = 5000


def read_outside_log(text: str) -> Log:
    """The log of a text; BadInput says what is wrong with it. Only shipped boards are read."""
    log = any_log_of_text(text, FILE)
    meta, board = find_meta(str(log.header["game"])), log.header.get("board")
    if "board_data" in log.header or board not in meta.boards:
        raise BadInput(f"{FILE} was played on a board that {meta.title} does not bring along")
    if len(log.steps) > MOST_STEPS:
        raise BadInput(f"{FILE} has {len(log.steps)} actions: at most {MOST_STEPS}")
    return log


async def log_seen(asked: LogQuestion, log: Log, language: str) -> LogSeen:
    """The steps that were asked for, once all of them have been replayed."""
    running = await _replayed(log)
    viewer = viewer_of(asked.viewer, running.n_seats)
    listener = Listener(SPECTATOR, language)
    block = asked.first // BLOCK
    steps = await encoded_block(running, viewer, block, listener)
    begin = asked.first - block * BLOCK
    return LogSeen(
        game=running.game.meta.id,
        seat_names=list(running.game.meta.seat_names[: running.n_seats]),
        options=dict(log.header.get("options", {})),
        is_over=running.table.is_over,
        winners=list(running.table.winners) if running.table.is_over else [],
        n_steps=len(running.line),
        steps=[Raw(one) for one in steps[begin : begin + asked.count]],
        position=position_after(running.table, asked.first),
    )


def position_after(table: Table, n: int) -> str:
    """The text of the position after n actions, or of the last: whoever has a log has it all."""
    return table.game.position_text(table.board, still(table.state_after(n)))


async def _replayed(log: Log) -> Running:
    header: dict[str, Any] = dict(log.header)
    running = Running(header)
    for seq, step in enumerate(log.steps, 1):
        running.replay(EventRow("", seq, step.seat, None, step.text, step.hash))
        await asyncio.sleep(0)  # others get a turn
    return running
