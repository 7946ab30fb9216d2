"""What must hold after every event of the simulation; what does not ends the run."""

from __future__ import annotations

import json
from typing import Any

import msgspec
from sim_clocks import ClockWitness
from sim_promise import need
from sim_storage import Disk, Life

from orrery.core.contract import SPECTATOR
from orrery.core.wording import Listener
from orrery.server.logbook.game import Running
from orrery.server.storage.database import Write
from orrery.server.storage.rows import EventRow, SecretRow, columns_of
from orrery.server.storage.secrets import HEAD
from orrery.server.tables.cast import listener_at
from orrery.server.tables.room import Room
from orrery.server.views.seen import look

ROWS = (
    f"SELECT {', '.join(columns_of(EventRow))} FROM events WHERE game = ? AND seq > ? ORDER BY seq"
)
LOG = "SELECT COUNT(*), COALESCE(MAX(seq), 0), COUNT(client_id) FROM events WHERE game = ?"
IDS = """SELECT COUNT(*) FROM (SELECT DISTINCT seat, client_id FROM events
    WHERE game = ? AND client_id IS NOT NULL)"""
ACK = "SELECT seq FROM events WHERE game = ? AND seat = ? AND client_id = ?"


class Shadow:
    """A game read from its stored log alone, entry by entry."""

    def __init__(self, disk: Disk, game: str) -> None:
        """As stored; None of it is the server's memory."""
        self._disk, self._game = disk, game
        (header,) = disk.sql.execute("SELECT header FROM tables WHERE id = ?", (game,)).fetchone()
        need(header is not None, "nothing is told before it is stored", game, "its beginning")
        self.head = {**json.loads(header), **self._hidden()}
        self.running = Running(self.head)

    def _hidden(self) -> dict[str, Any]:
        names = ", ".join(columns_of(SecretRow))
        query = f"SELECT {names} FROM secrets WHERE game = ? AND name = ?"
        row = self._disk.sql.execute(query, (self._game, HEAD)).fetchone()
        hidden: dict[str, Any] = {}
        return hidden if row is None else json.loads(self._disk.vault.text(SecretRow(*row)))

    def catch_up(self) -> None:
        """Take over what has been stored since."""
        for values in self._disk.sql.execute(ROWS, (self._game, self.running.seq)).fetchall():
            self.running.replay(self._disk.vault.unseal_event(EventRow(*values)))


class Witness:
    """Looks at every commit and every message."""

    def __init__(self, disk: Disk) -> None:
        """Nothing has happened yet."""
        self._disk = disk
        self._shadows: dict[str, Shadow] = {}
        self._lengths: dict[str, int] = {}
        self.acks: dict[tuple[str, int, str], int] = {}
        self.clocks = ClockWitness(disk)
        self.n_views = self.n_commits = 0

    # Every commit

    def note_commit(self, life: Life, writes: list[Write], now: float) -> None:
        """Logs have no gaps, no entry goes away, no id is there twice; only the owner writes."""
        self.n_commits += 1
        rows = [EventRow(*values) for sql, values in writes if sql.startswith("INSERT INTO events")]
        for row in rows:
            self.clocks.note_entry(row, now)
        for game in sorted({row.game for row in rows}):
            n, last, n_ids = self._disk.sql.execute(LOG, (game,)).fetchone()
            (n_different,) = self._disk.sql.execute(IDS, (game,)).fetchone()
            need(n == last, "a log has no gap", game, n, last)
            need(n >= self._lengths.get(game, 0), "a log only grows", game, n)
            need(n_ids == n_different, "each id is in the log once", game)
            owner = self.owner_of(game)
            is_owner = owner is None or owner in life.ids
            need(is_owner, "only the owner of a table writes", game, owner, sorted(life.ids))
            self._lengths[game] = n

    def owner_of(self, game: str) -> int | None:
        """The number of the node whose table this is; None for a lone server's."""
        found = self._disk.sql.execute("SELECT owner FROM tables WHERE id = ?", (game,)).fetchone()
        return None if found is None else found[0]

    # Every message

    def note_message(self, message: dict[str, Any], data: bytes, room: Room | None) -> None:
        """What somebody is told is stored, is what the log says, and holds no secret."""
        kind = message["type"]
        if kind == "ack":
            self._note_ack(message)
        elif kind in ("stale", "refused"):
            key = message["game"], message["viewer"], message["id"]
            found = self._disk.sql.execute(ACK, key).fetchall()
            need(not found, "who asks again gets the answer of before", key, kind)
        elif kind in ("update", "fresh"):
            self._note_view(message, room)
        game = message.get("game")
        if game in self._shadows:
            self._note_secrets(self._shadows[game], data, game)

    def _note_ack(self, ack: dict[str, Any]) -> None:
        key = ack["game"], ack["viewer"], ack["id"]
        need(self.acks.setdefault(key, ack["seq"]) == ack["seq"], "one answer for one id", ack)
        self._need_stored(key, ack["seq"])

    def _need_stored(self, key: tuple[str, int, str], seq: int) -> None:
        found = self._disk.sql.execute(ACK, key).fetchall()
        need(found == [(seq,)], "an acknowledged move is stored, once", key, seq, found)

    def need_all_acks(self) -> None:
        """Every acknowledgement of all lives still holds."""
        for key, seq in self.acks.items():
            self._need_stored(key, seq)

    def _note_view(self, message: dict[str, Any], room: Room | None) -> None:
        game = message["game"]
        shadow = self._shadows.get(game)
        if shadow is None:
            shadow = self._shadows[game] = Shadow(self._disk, game)
        shadow.catch_up()
        seq = shadow.running.seq
        need(message["seq"] <= seq, "nothing is told before it is stored", game, message["seq"])
        if message["seq"] < seq or room is None:
            return  # somebody has moved since, or the table has left memory
        viewer = SPECTATOR if message["viewer"] is None else message["viewer"]
        seen = self._view(shadow.running, listener_at(room, viewer))
        need(message["view"] == seen, "a view is what the log says", game, viewer, message["seq"])
        self.n_views += 1

    @staticmethod
    def _view(running: Running, listener: Listener) -> Any:
        return json.loads(msgspec.json.encode(look(running, listener)))

    def _note_secrets(self, shadow: Shadow, data: bytes, game: str) -> None:
        """Neither the seed nor the server's secret of a game that goes on."""
        if shadow.running.outcome is not None:
            return
        for name in ("seed", "secret"):
            secret = shadow.head.get(name)
            hidden = isinstance(secret, str) and secret.encode() in data
            need(not hidden, "nothing secret is told", game, name)
