"""The fence: a unit about a table is written only while the table is its writer's.

A table of a cluster has one owner and an epoch, which every change of owner raises. The first
statement of a unit asks for both and locks the row until the commit, so that a change of owner
comes either before the unit (which then fails as Fenced, nothing of it is written) or after it.
"""

from __future__ import annotations

from orrery.server.storage.database import Write

FENCE = "SELECT id FROM tables WHERE id = ? AND owner = ? AND epoch = ? FOR NO KEY UPDATE"
OWN = "UPDATE tables SET owner = ?, epoch = ? WHERE id = ?"
FIRST_EPOCH = 1
NEVER = -1  # an epoch that no table has


def fence(table: str, owner: int, epoch: int) -> Write:
    """Fails the unit unless the table is this owner's, in this epoch."""
    return FENCE, (table, owner, epoch)


def own(table: str, owner: int) -> Write:
    """A new table is its maker's."""
    return OWN, (owner, FIRST_EPOCH, table)
