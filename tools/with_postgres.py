"""Run a command with a PostgreSQL server of its own, in a temporary folder.

    python tools/with_postgres.py python benchmarks/server_fuzz.py --messages 1000 --db {url}

`{url}` becomes the URL of a fresh database. If PostgreSQL is not installed it is installed with
apt (Debian package `postgresql`), which needs root. As root the server runs as user `postgres`
or `nobody`, because PostgreSQL refuses to run as root.
"""

from __future__ import annotations

import os
import pwd
import secrets
import shutil
import socket
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path


class NoPostgres(Exception):  # noqa: N818 - named for what happened
    """PostgreSQL is not installed or does not start."""


def folder() -> Path:
    """Where initdb and pg_ctl are; NoPostgres if nowhere."""
    found = shutil.which("initdb")
    if found:
        return Path(found).parent
    places = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
    if not places:
        raise NoPostgres("initdb was not found")
    return places[-1].parent


def install() -> None:
    """Install the Debian package."""
    subprocess.run(["apt-get", "update", "-qq"], check=True)
    env = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    command = ["apt-get", "install", "-y", "-qq", "--no-install-recommends", "postgresql"]
    subprocess.run(command, check=True, env=env)


@contextmanager
def cluster(*settings: str) -> Iterator[str]:
    """A server with settings like `fsync=off`, as long as this lasts; its first database's URL."""
    running = os.environ.get("ORRERY_TEST_POSTGRES")
    if running:
        yield running
        return
    tools = folder()
    home = Path(tempfile.mkdtemp(prefix="orrery-postgres-"))
    user = _unprivileged(home)
    port = free_port()
    try:
        whose = ["-U", "orrery", "-A", "trust"]
        texts = ["--no-locale", "-E", "UTF8"]  # the same whatever the caller's locale is
        _run(user, [tools / "initdb", "-D", home / "data", *whose, *texts])
        told = ("listen_addresses=127.0.0.1", *settings)
        options = " ".join([f"-p {port} -k {home}", *(f"-c {setting}" for setting in told)])
        _run(user, [tools / "pg_ctl", "-D", home / "data", "-w", "-t", "600", "-o", options,
                    "-l", home / "log", "start"])  # fmt: skip
        yield f"postgresql://orrery@127.0.0.1:{port}/postgres"
    finally:
        if (home / "data" / "postmaster.pid").exists():
            _run(user, [tools / "pg_ctl", "-D", home / "data", "-m", "immediate", "stop"])
        shutil.rmtree(home, ignore_errors=True)


def restart(url: str) -> None:
    """Stop the server at once, as a crash would, and start it again."""
    data = _data_of(url)
    user = data.owner() if os.geteuid() == 0 else None
    command = [folder() / "pg_ctl", "-D", data, "-w", "-t", "600", "-m", "immediate", "restart"]
    _run(user, [*command, "-l", data.parent / "log"])


def process_of(url: str) -> list[int]:
    """The number of the server's first process, if we may know it."""
    try:
        return [int((_data_of(url) / "postmaster.pid").read_text("utf-8").split()[0])]
    except OSError:  # it is somebody else's
        return []


def _data_of(url: str) -> Path:
    import psycopg

    with psycopg.connect(url, autocommit=True) as connection:
        row = connection.execute("SHOW data_directory").fetchone()
    if row is None:
        raise NoPostgres("it does not say where its data is")
    return Path(row[0])


def fresh_database(url: str) -> str:
    """The URL of a new, empty database on the same server."""
    import psycopg

    name = f"orrery_{secrets.token_hex(4)}"
    with psycopg.connect(url, autocommit=True) as connection:
        connection.execute(f"CREATE DATABASE {name}".encode())
    return f"{url.rsplit('/', 1)[0]}/{name}"


def _unprivileged(home: Path) -> str | None:
    """The user to run as, who then owns `home`; None when we are not root."""
    if os.geteuid() != 0:
        return None
    names = [entry.pw_name for entry in pwd.getpwall()]
    user = "postgres" if "postgres" in names else "nobody"
    shutil.chown(home, user)
    return user


def _run(user: str | None, command: list[str | Path]) -> None:
    done = subprocess.run(
        [str(word) for word in command], user=user, stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE, cwd="/", stdin=subprocess.DEVNULL,
    )  # fmt: skip
    if done.returncode:
        raise NoPostgres(done.stderr.decode()[-300:])


def free_port() -> int:
    """A port that nobody listens on."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def main() -> int:
    """Install if need be, start, run the command, stop."""
    try:
        folder()
    except NoPostgres:
        install()
    with cluster() as url:
        database = fresh_database(url)
        command = [word.replace("{url}", database) for word in sys.argv[1:]]
        return subprocess.run(command, env={**os.environ, "ORRERY_TEST_POSTGRES": url}).returncode


if __name__ == "__main__":
    sys.exit(main())
