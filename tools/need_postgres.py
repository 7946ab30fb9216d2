"""Make sure there is a PostgreSQL for the tests of the play server.

python tools/need_postgres.py     find one, or install Debian's when run as root

Without one the tests on PostgreSQL are skipped, and this says so.
"""

from __future__ import annotations

import os
import shutil

import with_postgres


def main() -> None:
    """Find or install it; without root, say what is missing."""
    try:
        with_postgres.folder()
    except with_postgres.NoPostgres:
        if shutil.which("apt-get") is None or os.geteuid() != 0:
            print("No PostgreSQL here: the server is tested on SQLite alone.", flush=True)
            return
        print("Installing postgresql for the tests ...", flush=True)
        with_postgres.install()


if __name__ == "__main__":
    main()
