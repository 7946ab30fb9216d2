"""The rolls of a table: the one that counts, its words, and those that were thrown away.

`logbook.fair` says what a roll is; `tables.rolling` changes one.
"""

from __future__ import annotations

import json

from orrery.server.access.tokens import hash_of
from orrery.server.logbook import fair
from orrery.server.storage.database import Write
from orrery.server.storage.rows import RollRow, upsert
from orrery.server.storage.secrets import Vault

SECRET, WORD = "secret", "word"  # names of secrets: "secret 1", "word 1 0"


class Rolls:
    """The rolls of one table, the last one counts; none where nothing is drawn."""

    def __init__(self, rows: list[RollRow], secrets: dict[str, str], now: float) -> None:
        """As stored; a frozen roll waits for its words from now on."""
        self.rows = sorted(rows, key=lambda row: row.n)
        self.is_wanted = False  # the host has begun; a restart forgets it
        self.left_out: set[int] = set()  # seats the host goes on without
        self.frozen_at: float | None = None  # on the server's clock
        self.words: dict[int, str] = {}  # shown for the present roll
        if self.rows and self.rows[-1].text is not None:
            self.frozen_at = now
            self.words = _stored_words(secrets, self.rows[-1].n)

    @property
    def current(self) -> RollRow | None:
        """The roll that counts."""
        return self.rows[-1] if self.rows else None

    @property
    def is_frozen(self) -> bool:
        """All are bound: now words are shown, or have been."""
        return bool(self.rows) and self.rows[-1].text is not None

    @property
    def hash(self) -> str | None:
        """R of the present roll, once it is frozen."""
        text = self.rows[-1].text if self.rows else None
        return None if text is None else hash_of(text)

    @property
    def thrown(self) -> list[fair.Thrown]:
        """The rolls that were thrown away."""
        return [
            fair.Thrown(row.n, hash_of(row.text or ""), json.loads(row.missing))
            for row in self.rows
            if row.missing is not None
        ]

    def unshown(self) -> list[int]:
        """The seats bound by the frozen roll that have not shown their word."""
        text = self.rows[-1].text if self.rows else None
        if text is None:
            return []
        bound = [entry.seat for entry in fair.read_roll(text).seats if entry.commitment is not None]
        return [seat for seat in bound if seat not in self.words]


def _stored_words(secrets: dict[str, str], n: int) -> dict[int, str]:
    begin = f"{WORD} {n} "
    return {int(k.removeprefix(begin)): v for k, v in secrets.items() if k.startswith(begin)}


def first_roll(vault: Vault, game: str, n: int = 1) -> tuple[RollRow, str, list[Write]]:
    """A roll, the server's secret for it, and the writes that keep both."""
    secret = fair.new_word()
    row = RollRow(game, n, fair.commitment(secret))
    return row, secret, [upsert(row), vault.save(game, f"{SECRET} {n}", secret)]
