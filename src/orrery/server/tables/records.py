"""Records: what somebody has played, how it ended, and what that adds up to, by the store."""

from __future__ import annotations

import json
from collections import defaultdict
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

from orrery.server.logbook.game import read_outcome
from orrery.server.protocol.records import (
    CountSeen,
    OpponentSeen,
    RecordSeen,
    StatisticsSeen,
    StreakSeen,
)
from orrery.server.storage.rows import RatingStepRow, SeatRow, TableRow
from orrery.server.storage.store import Store

MOST = 2000  # games that are looked at
MOST_OPPONENTS = 12
OF_GUEST = "(SELECT game FROM seats WHERE guest = ?)"
PLAYED = f"status = 'over' AND id IN {OF_GUEST} ORDER BY COALESCE(ended, created) DESC LIMIT {MOST}"
NAMES = f"""SELECT id, name FROM guests WHERE id IN
    (SELECT guest FROM seats WHERE game IN {OF_GUEST})"""
WON, SHARED, LOST, NONE = "won", "shared", "lost", "none"


@dataclass(frozen=True)
class Record:
    """One finished game of somebody."""

    row: TableRow
    seats: Sequence[SeatRow]
    mine: Sequence[int]  # seats
    winners: Sequence[int]
    names: dict[str, str]  # of guests
    step: RatingStepRow | None = None

    @property
    def result(self) -> str:
        """How it went for them."""
        if not self.winners:
            return NONE
        if not set(self.mine) & set(self.winners):
            return LOST
        return WON if set(self.winners) <= set(self.mine) else SHARED

    @property
    def opponents(self) -> list[SeatRow]:
        """The seats of others."""
        return [seat for seat in self.seats if seat.seat not in self.mine]

    @property
    def counts(self) -> bool:
        """One seat against others, with an end that says something."""
        return len(self.mine) == 1 and bool(self.opponents) and self.row.result is not None

    def name_of(self, seat: SeatRow) -> str:
        """A person's name, or the rank of a bot."""
        return seat.bot or self.names.get(seat.guest or "", "")


async def records_of(store: Store, guest: str, is_public: bool = False) -> list[Record]:
    """All finished games of a guest, the last one first; perhaps those at public tables alone."""
    rows = await store.rows(TableRow, PLAYED, (guest,))
    seats: dict[str, list[SeatRow]] = defaultdict(list)
    for seat in await store.rows(SeatRow, f"game IN {OF_GUEST} ORDER BY seat", (guest,)):
        seats[seat.game].append(seat)
    names = {row[0]: row[1] for row in await store.read(NAMES, (guest,))}
    steps = {step.game: step for step in await store.rows(RatingStepRow, "guest = ?", (guest,))}
    shown = [row for row in rows if not (is_public and row.is_private)]
    return [_record(row, seats[row.id], guest, names, steps.get(row.id)) for row in shown]


def _record(
    row: TableRow,
    seats: list[SeatRow],
    guest: str,
    names: dict[str, str],
    step: RatingStepRow | None,
) -> Record:
    winners = () if row.result is None else read_outcome(row.result).winners
    mine = [seat.seat for seat in seats if seat.guest == guest]
    return Record(row, seats, mine, winners, names, step)


def chosen(
    records: Iterable[Record], game: str = "", result: str = "", opponent: str = ""
) -> list[Record]:
    """Those of one game, with one result, against somebody whose name holds a text."""
    text = opponent.casefold()
    return [
        one for one in records
        if (not game or one.row.game == game)
        and (not result or one.result == result)
        and (not text or any(text in one.name_of(seat).casefold() for seat in one.opponents))
    ]  # fmt: skip


async def shown(store: Store, records: Sequence[Record]) -> list[RecordSeen]:
    """Games as lists show them, with their lengths."""
    if not records:
        return []
    marks = ", ".join("?" for _ in records)
    sql = f"SELECT game, MAX(seq) FROM events WHERE game IN ({marks}) GROUP BY game"
    lengths: dict[str, int] = dict(await store.read(sql, [one.row.id for one in records]))
    return [_seen(one, int(lengths.get(one.row.id) or 0)) for one in records]


def _seen(record: Record, length: int) -> RecordSeen:
    row = record.row
    return RecordSeen(
        id=row.id,
        game=row.game,
        players=len(record.seats),
        ended=row.ended or row.created,
        length=length,
        result=record.result,
        reason=None if row.result is None else json.loads(row.result)["reason"],
        seats=list(record.mine),
        opponents=[
            OpponentSeen(
                seat.seat, record.name_of(seat), seat.kind == "bot", seat.seat in record.winners
            )
            for seat in record.opponents
        ],
        rating=None if record.step is None else record.step.strength,
        before=None if record.step is None else record.step.before,
    )


# Adding up


def statistics(records: Sequence[Record]) -> StatisticsSeen:
    """By game, seat, person and rank; and how often in a row."""
    counted = [one for one in records if one.counts]
    people = _by(counted, lambda one: [s.guest or "" for s in one.opponents if s.kind != "bot"])
    names = {key: name for one in counted for key, name in one.names.items()}
    return StatisticsSeen(
        played=len(counted),
        won=sum(one.result == WON for one in counted),
        by_game=_by(counted, lambda one: [f"{one.row.game}/{len(one.seats)}"]),
        by_seat=_by(counted, lambda one: [f"{one.row.game}/{len(one.seats)}/{one.mine[0]}"]),
        by_opponent=[
            CountSeen(names.get(one.key, ""), one.played, one.won)
            for one in people[:MOST_OPPONENTS]
        ],
        by_rank=_by(counted, lambda one: {s.bot or "" for s in one.opponents if s.kind == "bot"}),
        streak=_streak([one.result == WON for one in counted]),
    )


def _by(records: Sequence[Record], keys: Callable[[Record], Iterable[str]]) -> list[CountSeen]:
    """How often played and won for each key, the most played first."""
    played: dict[str, int] = defaultdict(int)
    won: dict[str, int] = defaultdict(int)
    for one in records:
        for key in keys(one):
            played[key] += 1
            won[key] += one.result == WON
    ordered = sorted(played, key=lambda key: (-played[key], key))
    return [CountSeen(key, played[key], won[key]) for key in ordered]


def _streak(wins: Sequence[bool]) -> StreakSeen:
    """Wins in a row: up to the last game, and ever. The last game comes first."""
    now, best, run = 0, 0, 0
    for n, is_won in enumerate(wins):
        run = run + 1 if is_won else 0
        best = max(best, run)
        if run == n + 1:
            now = run
    return StreakSeen(now, best)
