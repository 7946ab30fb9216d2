"""How long a table may be left before it ends, and when those at it are told."""

from __future__ import annotations

from orrery.server.clock import DAY
from orrery.server.tables.table import NO_RULES, Table

FOR_EVER = float("inf")


def days_for(table: Table) -> float:
    """How long a table may be left."""
    settings, row = table.hall.settings, table.row
    if row.status == "over" or row.fault == NO_RULES:  # rules may come back
        return FOR_EVER
    if row.fault is not None:
        return settings.broken_days
    if row.status == "open":
        return settings.open_days
    if table.has_begun and not table.persons:
        return settings.bots_days
    return settings.postal_days if table.clock.pace == "postal" else settings.live_days


def ends_on(table: Table) -> float | None:
    """The date on which a game ends that nobody plays; None while that is far away."""
    if table.row.status != "running" or table.clock.pace != "postal":
        return None
    end = (table.row.active or table.row.created) + days_for(table) * DAY
    is_near = end - table.hall.clock.date() <= table.hall.settings.warn_days * DAY
    return end if is_near else None
