"""What a game leaves in the archive when it ends."""

from __future__ import annotations

import json

from orrery.server.storage.archived import ArchivedRow, Played, kept, opening_of, winners_text
from orrery.server.storage.database import Write
from orrery.server.tables.table import Table


def archived(table: Table) -> list[Write]:
    """Of a game that is over; written with its last entry, so that it is there or neither is."""
    running, outcome = table.running, table.running.outcome
    if outcome is None:
        return []
    row, result = table.row, running.table.log.result
    line = [Played(entry.seat, entry.action) for entry in running.line]
    found = ArchivedRow(
        id=table.id,
        game=row.game,
        players=len(table.seats),
        length=len(line),
        reason=outcome.reason,
        winners=winners_text(outcome.winners),
        opening=opening_of(line),
        ending="" if result is None else json.dumps(result),
        ended=row.ended or row.created,
    )
    return kept(found)
