"""Studies as they are stored, and how two who save at once are kept apart.

A revision is a random word, not a number: a save replaces the revision it was made from, and
`GUARD` copies whatever else stands there, which its key forbids. So the unit fails as a Conflict
exactly when somebody else was quicker, on either database.
"""

from __future__ import annotations

import msgspec

from orrery.server.storage.database import Write
from orrery.server.storage.store import Store

COLUMNS = "id, owner, title, game, origin, nodes, revision, code, created, changed"
INSERT = f"INSERT INTO studies ({COLUMNS}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"
UPDATE = """UPDATE studies SET title = ?, game = ?, origin = ?, nodes = ?, revision = ?, changed = ?
    WHERE id = ? AND revision = ?"""
GUARD = f"""INSERT INTO studies ({COLUMNS}) SELECT {COLUMNS} FROM studies
    WHERE id = ? AND revision <> ?"""
DELETE = "DELETE FROM studies WHERE id = ?"
FORGET_STUDIES = """DELETE FROM studies WHERE NOT EXISTS
    (SELECT 1 FROM guests WHERE guests.id = studies.owner)"""
ONE = f"SELECT {COLUMNS} FROM studies WHERE id = ?"
OF_OWNER = """SELECT id, title, game, origin, changed FROM studies WHERE owner = ?
    ORDER BY changed DESC, id"""


class StudyRow(msgspec.Struct, frozen=True):
    """A study; the code is as open as the rest of the row, which it opens."""

    id: str
    owner: str  # a guest
    title: str
    game: str
    origin: str  # the table of the game it is about, or nothing
    nodes: str  # JSON
    revision: str
    code: str  # lets others read it
    created: float
    changed: float


async def find_study(store: Store, study: str) -> StudyRow | None:
    """A study by its id."""
    found = await store.read(ONE, (study,))
    return StudyRow(*found[0]) if found else None


async def studies_of(store: Store, owner: str) -> list[tuple[str, str, str, str, float]]:
    """Id, title, game, table and date of somebody's studies, the last one first."""
    return [(*row[:4], float(row[4])) for row in await store.read(OF_OWNER, (owner,))]


async def insert_study(store: Store, row: StudyRow) -> None:
    """A new one."""
    await store.write([(INSERT, msgspec.structs.astuple(row))])


async def replace_study(store: Store, row: StudyRow, base: str) -> None:
    """A new revision in place of `base`; Conflict when another stands there by now."""
    said = (row.title, row.game, row.origin, row.nodes, row.revision, row.changed)
    await store.write([(UPDATE, (*said, row.id, base)), (GUARD, (row.id, row.revision))])


def deletion(study: str) -> Write:
    """A study goes."""
    return DELETE, (study,)
