"""Rows of the table of promises in which something is taken away under load, again and again.

Players at several tables keep a ledger (`chaos_players.py`). At the end every entry of the ledger
must stand in the database, once, with the same number.
"""

from __future__ import annotations

import asyncio
import random
import time
from bisect import bisect
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass, replace

from chaos_places import Place, place_of
from chaos_players import PROMPT_SECONDS, Ledger, Player, compare
from chaos_reports import Outcome, Task

N_TABLES = 6
STUCK_SECONDS = 90.0
Harm = Callable[[Place, int, random.Random], Awaitable[None]]


@dataclass(frozen=True)
class Torment:
    """What is done to a place, how many players look on, and how long it is left in peace."""

    harm: Harm
    word: str  # for one of them
    n_tables: int = N_TABLES
    pause: tuple[float, float] = (0.05, 0.5)
    with_line: bool = False
    pace: float = 0.0  # seconds for a move; 0: as fast as it can be

    async def run(self, task: Task) -> Outcome:
        """Harm a place under load n times; then compare ledger and database."""
        crowd = task.crowd
        pace = self.pace if crowd.pace is None else crowd.pace
        return await replace(self, n_tables=crowd.tables or self.n_tables, pace=pace)._run(task)

    async def _run(self, task: Task) -> Outcome:
        async with place_of(task.store, task.bug, self.with_line) as place:
            await place.start()
            ledger = Ledger()
            players = await self._come(place, ledger)
            playing = [asyncio.ensure_future(player.play()) for player in players]
            try:
                for player in players:  # all sit at a table before anything is harmed
                    await player.has_seen.wait()
                await self._harm(place, ledger, task)
                await self._wait_for_all(players, ledger)
            finally:
                for one in playing:
                    one.cancel()
                await asyncio.gather(*playing, return_exceptions=True)
                place.end()
            return self._outcome(ledger, place.db, task.n)

    async def _wait_for_all(self, players: list[Player], ledger: Ledger) -> None:
        """What the last harm did counts, too; whoever does not come back is counted."""
        with suppress(TimeoutError):
            async with asyncio.timeout(STUCK_SECONDS):
                for player in players:
                    await player.has_seen.wait()
        ledger.missing = [str(player) for player in players if not player.has_seen.is_set()]

    async def _come(self, place: Place, ledger: Ledger) -> list[Player]:
        """All have names before anybody plays: whoever plays takes time from those who come."""
        first, tokens = place.servers[0], []
        for n in range(self.n_tables):
            made = await asyncio.to_thread(first.call, "/api/guests", {"name": f"P{n}"})
            tokens.append(made["token"])
        return [
            Player(place.servers, token, ledger, n, self.pace) for n, token in enumerate(tokens)
        ]

    async def _harm(self, place: Place, ledger: Ledger, task: Task) -> None:
        dice = random.Random(task.seed)
        for n in range(task.n):
            await next_move(ledger)
            pause = dice.uniform(*self.pause)
            if self.pace and ledger.kills:  # so long from one to the next
                pause -= time.monotonic() - ledger.kills[-1]
            await asyncio.sleep(max(0.0, pause))
            ledger.note_kill(range(self.n_tables))
            await self.harm(place, n, dice)
            task.progress(n + 1)
        await next_move(ledger)

    def _outcome(self, ledger: Ledger, db: str, n: int) -> Outcome:
        n_lost, n_doubled = compare(ledger, db)
        counts = {"lost": n_lost, "doubled": n_doubled, "answered otherwise": len(ledger.changed)}
        more = {"acknowledged": len(ledger.acks), "longest wait s": round(ledger.longest_wait, 1),
                f"waits of more than {PROMPT_SECONDS:g} s": ledger.n_late}  # fmt: skip
        if self.pace:  # people think: how long a table is silent says nothing
            more |= _times_away(ledger) | {"not back at the end": len(ledger.missing)}
        else:
            more["longest silence of a table s"] = round(ledger.longest_silence, 1)
        example = f"not back: {ledger.missing[0]}" if ledger.missing else ""
        return Outcome({"players": self.n_tables, self.word: n, **more}, counts, example)


def _times_away(ledger: Ledger) -> dict[str, float]:
    """How long it took those who lost their sockets to see their tables again."""
    if not ledger.away:
        return {}
    away = sorted(seconds for _, seconds in ledger.away)
    at_once = Counter(bisect(ledger.kills, lost_at) for lost_at, _ in ledger.away)
    return {
        "sockets lost": len(away),
        "most at once": max(at_once.values()),
        "s until the table was seen again (median)": round(away[len(away) // 2], 1),
        "s (99 of 100)": round(away[len(away) * 99 // 100], 1),
        "s (longest)": round(away[-1], 1),
        f"after more than {PROMPT_SECONDS:g} s": sum(one > PROMPT_SECONDS for one in away),
    }


async def next_move(ledger: Ledger) -> None:
    """Come back after the next acknowledgement."""
    before, end = len(ledger.acks), time.monotonic() + STUCK_SECONDS
    while len(ledger.acks) == before:
        await asyncio.sleep(0.005)
        if time.monotonic() > end:
            raise SystemExit(f"no move was acknowledged for {STUCK_SECONDS:.0f} s")


async def kill_server(place: Place, n: int, dice: random.Random) -> None:
    """kill -9 of a server, a node of a cluster in turn."""
    await place.kill(n)


async def crash_database(place: Place, n: int, dice: random.Random) -> None:
    """kill -9 of PostgreSQL."""
    await place.crash_database()


async def restart_middle(place: Place, n: int, dice: random.Random) -> None:
    """PostgreSQL and Redis in turn."""
    await (place.restart_redis() if n % 2 else place.crash_database())


async def cut_line(place: Place, n: int, dice: random.Random) -> None:
    """The wire between server and database: broken off, or silent, in turn."""
    await place.cut(dice.uniform(0.5, 3.0), is_silent=bool(n % 2))
