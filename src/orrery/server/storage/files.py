"""Files that only their owner may read: the database, what SQLite keeps beside it, and the key."""

from __future__ import annotations

import logging
import os
import secrets
import stat
from contextlib import suppress
from pathlib import Path

from orrery.core.errors import BadInput

log = logging.getLogger("orrery.server")

PRIVATE = 0o600
OTHERS = stat.S_IRWXG | stat.S_IRWXO
BESIDE = ("", "-wal", "-shm", "-journal")  # what SQLite keeps beside a database


def make_private(file: Path, content: bytes = b"") -> None:
    """Create a file for its owner alone; an existing one is left as it is.

    It is there with all of its content or not at all, whoever else makes it at the same moment.
    """
    if file.exists():
        return
    part = file.with_name(f".{file.name}.{secrets.token_hex(8)}")
    try:
        _write_private(part, content)
        try:
            with suppress(FileExistsError):
                os.link(part, file)
        finally:
            part.unlink()
    except OSError as error:
        raise BadInput(f"cannot create {file}: {error.strerror}") from None


def _write_private(file: Path, content: bytes) -> None:
    handle = os.open(file, os.O_CREAT | os.O_EXCL | os.O_WRONLY, PRIVATE)
    with os.fdopen(handle, "wb") as out:
        out.write(content)
        out.flush()
        os.fsync(out.fileno())


def need_private(file: Path) -> None:
    """BadInput when others may read or write a file; says how to cure it."""
    if file.is_dir():
        raise BadInput(f"{file} is a folder, not a file")
    if _is_open_to_others(file):
        raise BadInput(f"{file} can be read by others: chmod 600 {file}")


def close_to_others(database: Path) -> None:
    """Take the rights of others from a database and what lies beside it, and say so."""
    for file in (Path(f"{database}{end}") for end in BESIDE):
        if not _is_open_to_others(file):
            continue
        try:
            file.chmod(PRIVATE)
        except OSError:
            need_private(file)
        log.warning("%s could be read by others; now only its owner can", file)


def _is_open_to_others(file: Path) -> bool:
    try:
        mode = file.stat().st_mode
    except FileNotFoundError:
        return False
    return os.name == "posix" and stat.S_ISREG(mode) and bool(mode & OTHERS)
