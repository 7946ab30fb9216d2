"""Finished games step by step: from a seat's knowledge, a spectator's, or all open.

A finished game no longer changes, so each step is worked out and encoded once for each viewer and
language, a block of steps at a time, and kept on a bounded shelf.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from dataclasses import replace
from typing import Any

import msgspec

from orrery.core.contract import SPECTATOR
from orrery.core.log import Step, dump_log
from orrery.core.replay import replay_step
from orrery.core.wording import Listener
from orrery.server.logbook.game import Entry, Running
from orrery.server.protocol.codes import Misread
from orrery.server.protocol.seen import Happened, Noted, Skip
from orrery.server.views.seen import tell

OPEN = "open"
BLOCK = 50  # steps

Key = tuple[str, str, int, str]  # table, viewer, block, language


class Shelf:
    """A cache (LRU) of what was encoded of finished games, bounded by its bytes."""

    def __init__(self, most_bytes: int) -> None:
        """Empty."""
        self._most_bytes = most_bytes
        self._blocks: OrderedDict[Key, list[bytes]] = OrderedDict()
        self._lock = asyncio.Lock()
        self.n_bytes = 0

    async def steps(
        self, table: str, running: Running, viewer: str, first: int, count: int, listener: Listener
    ) -> bytes:
        """A page as JSON: steps `first` to `first + count - 1`; 0 is before the first action.

        `listener` says the language and who played; the eyes are those of `viewer`.
        """
        seat = viewer_of(viewer, running.n_seats)
        last = min(first + count, len(running.line) + 1)  # exclusive
        found: list[bytes] = []
        for block in range(first // BLOCK, -(-last // BLOCK)):
            key = table, viewer, block, listener.language
            steps = await self._block(key, running, seat, listener)
            begin = block * BLOCK
            found += steps[max(0, first - begin) : max(0, last - begin)]
        head = msgspec.json.encode({"game": table, "n_steps": len(running.line)})
        return head[:-1] + b',"steps":[' + b",".join(found) + b"]}"

    def log_of(self, table: str, running: Running) -> bytes:
        """The whole log, as `orrery verify` reads it."""
        key = table, "log", 0, ""
        if key not in self._blocks:
            text = dump_log(running.table.log, running.game.seat_name)
            self._keep(key, [text.encode()])
        self._blocks.move_to_end(key)
        return self._blocks[key][0]

    async def _block(
        self, key: Key, running: Running, seat: int | None, listener: Listener
    ) -> list[bytes]:
        """A block from the shelf; one at a time is worked out."""
        async with self._lock:
            if key not in self._blocks:
                self._keep(key, await encoded_block(running, seat, key[2], listener))
            self._blocks.move_to_end(key)
            return self._blocks[key]

    def _keep(self, key: Key, steps: list[bytes]) -> None:
        self._blocks[key] = steps
        self.n_bytes += sum(map(len, steps))
        while self.n_bytes > self._most_bytes and len(self._blocks) > 1:
            _, dropped = self._blocks.popitem(last=False)
            self.n_bytes -= sum(map(len, dropped))


async def encoded_block(
    running: Running, seat: int | None, block: int, listener: Listener
) -> list[bytes]:
    """The steps of a block as JSON, one by one; others get a turn in between."""
    again = Running(dict(running.header))
    steps = []
    for n, entry in enumerate([None, *running.line][: (block + 1) * BLOCK]):
        if entry is not None:
            replay_step(again.table, Step(entry.seat, entry.action, entry.hash), f"step {n}")
        if n >= block * BLOCK:
            steps.append(msgspec.json.encode(_step(again, n, entry, seat, listener)))
        await asyncio.sleep(0)
    return steps


def viewer_of(text: str, n_seats: int) -> int | None:
    """A seat, SPECTATOR, or None for all open."""
    if text == OPEN:
        return None
    if text == "spectator":
        return SPECTATOR
    if text in map(str, range(n_seats)):
        return int(text)
    raise Misread(f"viewer is open, spectator or a seat, not {text[:20]!r}")


def _step(
    again: Running, n: int, entry: Entry | None, viewer: int | None, listener: Listener
) -> dict[str, Any]:
    if viewer is None:
        return _open_step(again, n, entry, listener)
    told = _told(again, entry, viewer, listener)
    return {"n": n, "entry": told, "view": again.sights.seen(viewer)}


def _told(
    again: Running, entry: Entry | None, viewer: int, listener: Listener
) -> Happened | Noted | Skip | None:
    """What a step was; whoever looks on, players are called by their names."""
    eyes = replace(listener, viewer=viewer, is_you=False)
    return None if entry is None else tell(again, entry, eyes)


def _open_step(again: Running, n: int, entry: Entry | None, listener: Listener) -> dict[str, Any]:
    """Everything: the full position, and what each seat saw."""
    told = None if entry is None else _told(again, entry, entry.seat, listener)
    seats = [again.sights.seen(seat) for seat in range(again.n_seats)]
    return {"n": n, "entry": told, "position": again.table.text, "seats": seats}
