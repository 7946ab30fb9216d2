"""Make sure there is a Redis for the tests of several nodes.

python tools/need_redis.py     find one, or install Debian's when run as root

Without one those tests are skipped, and this says so.
"""

from __future__ import annotations

import os
import shutil
import subprocess


def main() -> None:
    """Find or install it; without root, say what is missing."""
    if shutil.which("redis-server") or shutil.which("valkey-server"):
        return
    if shutil.which("apt-get") is None or os.geteuid() != 0:
        print("No Redis here: several nodes are not tested.", flush=True)
        return
    print("Installing redis-server for the tests ...", flush=True)
    command = ["apt-get", "install", "-y", "-qq", "--no-install-recommends", "redis-server"]
    env = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    subprocess.run(command, check=True, env=env)


if __name__ == "__main__":
    main()
