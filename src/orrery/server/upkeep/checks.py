"""The check of a whole database (`orrery fsck`): every log without gaps, every entry replayed.

Reads one moment of it, while the server may run, and changes nothing. Names what is wrong by table
and entry, never by what was played.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import closing
from typing import Any, NamedTuple, TypeVar

import msgspec

from orrery.core.errors import BadInput
from orrery.core.registry import NoRules, rules_id
from orrery.server.logbook.game import Running, restore
from orrery.server.storage.backups import open_snapshot
from orrery.server.storage.database import Database
from orrery.server.storage.rows import EventRow, SeatRow, SecretRow, TableRow, columns_of
from orrery.server.storage.secrets import HEAD, SEALED, Vault
from orrery.server.storage.store import check_key, read_row

T = TypeVar("T", bound=msgspec.Struct)


class Flaw(NamedTuple):
    """Something that is wrong with a table."""

    table: str
    text: str


class Report(NamedTuple):
    """What was looked at, and what is wrong."""

    n_tables: int
    n_entries: int
    flaws: list[Flaw]


def check_database(url: str, vault: Vault) -> Report:
    """Look through all tables."""
    flaws: list[Flaw] = []
    n_entries = 0
    with closing(open_snapshot(url)) as database:
        check_key(database, vault)
        tables = _read(database, TableRow, "tables", "1 = 1 ORDER BY created, id")
        for row in tables:
            events = _read(database, EventRow, "events", "game = ? ORDER BY seq", row.id)
            n_entries += len(events)
            flaws += [Flaw(row.id, text) for text in _flaws(database, vault, row, events)]
        flaws += _strays(database)
    return Report(len(tables), n_entries, flaws)


def _read(database: Database, kind: type[T], name: str, where: str, *values: str) -> list[T]:
    sql = f"SELECT {', '.join(columns_of(kind))} FROM {name} WHERE {where}"
    return [read_row(kind, row) for row in database.execute(sql, values)]


def _strays(database: Database) -> list[Flaw]:
    """Entries of tables that are not there."""
    sql = "SELECT DISTINCT game FROM events WHERE game NOT IN (SELECT id FROM tables)"
    return [Flaw(game, "has entries, but is not among the tables") for (game,) in
            database.execute(sql)]  # fmt: skip


def _flaws(
    database: Database, vault: Vault, row: TableRow, events: list[EventRow]
) -> Iterator[str]:
    """What is wrong with one table."""
    seats = _read(database, SeatRow, "seats", "game = ? ORDER BY seat", row.id)
    if [seat.seat for seat in seats] != list(range(len(seats))) or not seats:
        yield f"has the seats {[seat.seat for seat in seats]}"
    secrets = _read(database, SecretRow, "secrets", "game = ?", row.id)
    try:
        opened = {secret.name: vault.text(secret) for secret in secrets}
        shown = [vault.unseal_event(event) for event in events]
    except (BadInput, TypeError) as error:
        yield str(error) if isinstance(error, BadInput) else "has an entry that is no text"
        return
    gap = next((n for n, event in enumerate(events, 1) if event.seq != n), None)
    if gap is not None:
        yield f"entry {gap} is missing"
    elif row.header is None:
        if events or row.status != "open":
            yield f"is {row.status} with {len(events)} entries, but has no head"
    else:
        yield from _replayed(row, shown, opened.get(HEAD, "{}"))
        if row.status == "over" and any(event.action.startswith(SEALED) for event in events):
            yield "is over, but some of its entries are still sealed"


def _replayed(row: TableRow, events: list[EventRow], hidden: str) -> Iterator[str]:
    """Whether the log leads where it led, and the table stands as the log says."""
    try:
        head = {**json.loads(str(row.header)), **json.loads(hidden)}
        rules_id(row.game, head.get("rules"))
        restore(head, [])
    except NoRules as error:
        yield error.reason
        return
    except Exception:  # whatever a damaged head makes of the rules
        yield "has a head with which no game can begin"
        return
    n_good, running = _replay(head, events)
    if running is None:
        yield f"entry {n_good + 1} of {len(events)} does not lead where it led before"
    elif (running.outcome is not None) != (row.status == "over"):
        yield f"is {row.status}, but its log says otherwise"


def _replay(head: dict[str, Any], events: list[EventRow]) -> tuple[int, Running | None]:
    """How many entries can be replayed, and the game if all can."""
    running = restore(head, [])
    for n, event in enumerate(events):
        try:
            running.replay(event)
        except Exception:  # whatever a damaged entry makes of the rules
            return n, None
    return len(events), running
