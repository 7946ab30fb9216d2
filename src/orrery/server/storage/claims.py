"""One process has a database at a time; a second start is refused with a sentence about the first.

SQLite: a lock of the kernel on FILE.lock, which ends with the process that has it, however that
ends; and a token in the file itself, for the case that somebody removes the lock. PostgreSQL: an
advisory lock of the very session that writes. If that session is lost the claim is lost with it,
and has to be made again before the next write; so nothing is ever written without a claim.
"""

from __future__ import annotations

import os
import secrets
import socket
import sys
import time
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager, nullcontext, suppress
from pathlib import Path
from typing import Any, Protocol

import msgspec

from orrery.core.errors import BadInput
from orrery.server.storage.database import Database
from orrery.server.storage.guarded import Guarded

if sys.platform == "win32":
    import msvcrt

    def lock_at_once(file: int) -> None:
        """Lock one byte far behind what is written, so that others can read that; OSError."""
        os.lseek(file, FAR, os.SEEK_SET)
        msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
else:
    import fcntl

    def lock_at_once(file: int) -> None:
        """Lock a file for as long as it is open; OSError if another process has it."""
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


FAR = 1 << 20
LOCK_KEY = 0x6F727265  # "orre": the advisory lock of the database
SCHEMA_KEY = LOCK_KEY + 1  # held while the schema is brought up to date
PATIENCE_SECONDS = 10.0  # how long the session of a process that has ended may linger
RETRY_SECONDS = 0.1
WRITE_CLAIM = """INSERT INTO claims (id, pid, host, since, token, session)
    VALUES (1, ?, ?, ?, ?, pg_backend_pid()) ON CONFLICT (id) DO UPDATE SET pid = excluded.pid,
    host = excluded.host, since = excluded.since, token = excluded.token,
    session = excluded.session"""

WRITE_FILE_CLAIM = WRITE_CLAIM.replace("pg_backend_pid()", "0")


class Holder(msgspec.Struct, frozen=True):
    """The process that has a database."""

    pid: int
    host: str
    since: str  # as people write it, in UTC
    token: str  # tells apart processes that had the same number

    def has_ended(self) -> bool:
        """It ran on this machine and runs no more; False where that cannot be known."""
        if self.host != socket.gethostname() or sys.platform == "win32":
            return False
        if self.pid == os.getpid():
            return self.token not in _tokens  # an earlier process with our number
        try:
            os.kill(self.pid, 0)
        except ProcessLookupError:
            return True
        except PermissionError:
            return False
        return False


class Taken(BadInput):
    """Another process has the database."""

    def __init__(self, database: str, holder: Holder | None) -> None:
        """Say who, if that is known."""
        who = "another process"
        if holder is not None:
            who = f"process {holder.pid} on {holder.host} since {holder.since}"
        super().__init__(f"{database} is in use: {who} has it; end that one, or use another --db")


class Claim(Protocol):
    """The right to write to a database."""

    def hold(self, database: Database) -> Database:
        """The connection, once it may write; Taken says who may instead."""

    def alone(self, database: Database) -> AbstractContextManager[None]:
        """No other process changes the schema meanwhile."""

    def release(self) -> None:
        """Give the right back."""


def this_process() -> Holder:
    """We, now."""
    now = time.strftime("%Y-%m-%d %H:%M:%S UTC", time.gmtime())
    _tokens.add(token := secrets.token_hex(8))
    return Holder(os.getpid(), socket.gethostname(), now, token)


_tokens: set[str] = set()  # of this process


class NoClaim:
    """For databases that no other process can reach."""

    def hold(self, database: Database) -> Database:
        """Nobody else can write."""
        return database

    def alone(self, database: Database) -> AbstractContextManager[None]:
        """No other process is there."""
        return nullcontext()

    def release(self) -> None:
        """Nothing was taken."""


class FileClaim:
    """The lock beside a SQLite file, found by whatever name the file is called."""

    def __init__(self, path: str) -> None:
        """Take the lock or raise Taken."""
        file = Path(path).resolve()
        if file.is_dir():
            raise BadInput(f"{file} is a folder: give a file with --db")
        _need_one_name(file)
        self._name, self._me, self._is_known = str(file), this_process(), False
        self._lock = _lock_file(Path(f"{file}.lock"), self._name, self._me)

    def hold(self, database: Database) -> Database:
        """The lock lasts as long as the process; who had the file before may write no more."""
        if not self._is_known:
            database.execute(CREATE_CLAIMS)
            database.execute(WRITE_FILE_CLAIM, (*_values(self._me),))
            self._is_known = True
        return Guarded(database, "claims", self._me.token, Taken(self._name, None))

    def alone(self, database: Database) -> AbstractContextManager[None]:
        """No other process is there."""
        return nullcontext()

    def release(self) -> None:
        """Unlock. The file stays: removing it would let two processes lock two files."""
        if self._lock >= 0:
            os.close(self._lock)
            self._lock = -1


def _need_one_name(file: Path) -> None:
    """A file with two names would have two locks, and SQLite would keep two write-ahead logs."""
    with suppress(FileNotFoundError):
        if file.stat().st_nlink > 1:
            raise BadInput(f"{file} has a second name (a hard link): remove one of them")


def _lock_file(lock: Path, name: str, me: Holder) -> int:
    """The descriptor of the locked file, which says who we are."""
    try:
        file = os.open(lock, os.O_RDWR | os.O_CREAT, 0o600)
    except OSError as error:
        raise BadInput(f"cannot lock {name}: {error.strerror} ({lock.name})") from None
    try:
        lock_at_once(file)
    except (BlockingIOError, PermissionError):
        holder = _read_holder(file)
        os.close(file)
        raise Taken(name, holder) from None
    except OSError as error:
        os.close(file)
        raise BadInput(f"cannot lock {name}: {error.strerror} ({lock.name})") from None
    with suppress(PermissionError):  # another user's, from before
        os.chmod(lock, 0o600)
    os.ftruncate(file, 0)
    os.lseek(file, 0, os.SEEK_SET)
    os.write(file, msgspec.json.encode(me))
    return file


def _read_holder(file: int) -> Holder | None:
    os.lseek(file, 0, os.SEEK_SET)
    try:
        return msgspec.json.decode(os.read(file, 4096), type=Holder)
    except msgspec.MsgspecError:
        return None  # it has just begun and not said yet who it is


_let_go: set[str] = set()
"""The tokens of claims that this process has released; their sessions end any moment."""


def _is_ending(holder: Holder | None) -> bool:
    """A lock is held by nobody that is known, or by one who has ended or let go."""
    return holder is None or holder.token in _let_go or holder.has_ended()


class SessionClaim:
    """An advisory lock of a PostgreSQL session, and a row that says whose it is."""

    def __init__(self, name: str) -> None:
        """Nothing is taken before `hold`."""
        self._name = name
        self._me = this_process()

    def hold(self, database: Database) -> Database:
        """Lock in this session; a process that has ended gets a moment to be noticed."""
        end = time.monotonic() + PATIENCE_SECONDS
        while not _try_lock(database):
            holder = _claimed_by(database)
            self._end_own_session(database, holder)
            is_ours = holder is not None and holder.token == self._me.token
            if not (is_ours or _is_ending(holder)) or time.monotonic() > end:
                raise Taken(self._name, holder)
            time.sleep(RETRY_SECONDS)
        database.execute(CREATE_CLAIMS)
        database.execute(WRITE_CLAIM, (*_values(self._me),))
        return database

    def _end_own_session(self, database: Database, holder: Holder | None) -> None:
        """A connection of ours that was cut may live on at the server, with our lock."""
        if holder is not None and holder.token == self._me.token:
            database.execute("SELECT pg_terminate_backend(session) FROM claims WHERE id = 1")

    def alone(self, database: Database) -> AbstractContextManager[None]:
        """No other process is there."""
        return nullcontext()

    def release(self) -> None:
        """The lock ends with its session."""
        _let_go.add(self._me.token)


class SharedClaim:
    """The same lock, shared by the nodes of a cluster: they refuse a lone server, and it them."""

    def __init__(self, name: str) -> None:
        """Nothing is taken before `hold`."""
        self._name = name

    def hold(self, database: Database) -> Database:
        """Share the lock in this session; a lone server that has ended gets a moment."""
        end = time.monotonic() + PATIENCE_SECONDS
        while not database.execute("SELECT pg_try_advisory_lock_shared(?)", (LOCK_KEY,))[0][0]:
            holder = _claimed_by(database)
            if not _is_ending(holder) or time.monotonic() > end:
                raise Taken(self._name, holder)
            time.sleep(RETRY_SECONDS)
        return database

    @contextmanager
    def alone(self, database: Database) -> Iterator[None]:
        """Wait for other nodes that start at the same moment."""
        database.execute("SELECT pg_advisory_lock(?)", (SCHEMA_KEY,))
        try:
            yield
        finally:
            database.execute("SELECT pg_advisory_unlock(?)", (SCHEMA_KEY,))

    def release(self) -> None:
        """The lock ends with its session."""


CREATE_CLAIMS = """CREATE TABLE IF NOT EXISTS claims (id INTEGER PRIMARY KEY,
    pid INTEGER NOT NULL, host TEXT NOT NULL, since TEXT NOT NULL, token TEXT NOT NULL,
    session INTEGER NOT NULL)"""


def _try_lock(database: Database) -> bool:
    return bool(database.execute("SELECT pg_try_advisory_lock(?)", (LOCK_KEY,))[0][0])


def _claimed_by(database: Database) -> Holder | None:
    if database.execute("SELECT to_regclass('claims')")[0][0] is None:
        return None
    found = database.execute("SELECT pid, host, since, token FROM claims WHERE id = 1")
    return Holder(*found[0]) if found else None


def _values(holder: Holder) -> tuple[Any, ...]:
    return holder.pid, holder.host, holder.since, holder.token


def claim_of(url: str, is_shared: bool = False) -> Claim:
    """The claim that a file or URL needs; a SQLite file is locked at once."""
    if is_postgres(url):
        return SharedClaim(shown(url)) if is_shared else SessionClaim(shown(url))
    path = path_of(url)
    return FileClaim(path) if path != ":memory:" else NoClaim()


def is_postgres(url: str) -> bool:
    """A URL of PostgreSQL."""
    return url.startswith(("postgres://", "postgresql://"))


def path_of(url: str) -> str:
    """The file of a SQLite database; BadInput for a name that means something else to SQLite."""
    path = url.removeprefix("sqlite:///")
    if not path:
        raise BadInput("--db is empty: give a file or postgresql://USER@HOST/NAME")
    if "://" in path or path.startswith("file:"):
        named = shown(url) if "://" in path else path
        raise BadInput(f"--db is a file or postgresql://USER@HOST/NAME, not {named}")
    return path


def shown(url: str) -> str:
    """A URL without what is secret in it."""
    head, _, rest = url.partition("://")
    return f"{head}://{rest.rpartition('@')[2].partition('?')[0]}"
