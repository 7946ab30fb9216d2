"""Make sure there is a Chromium for the tests of the browser client.

python tools/need_browser.py     find one, or install Debian's when run as root
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")


def find_browser() -> str | None:
    """The path of a Chromium, or None; ORRERY_BROWSER names another."""
    named = os.environ.get("ORRERY_BROWSER")
    return named or next((found for found in map(shutil.which, NAMES) if found), None)


def install() -> None:
    """Debian's package, where that is possible."""
    can = shutil.which("apt-get") is not None and os.geteuid() == 0
    if not can:
        raise SystemExit("the tests need a Chromium: install it, or name one in ORRERY_BROWSER")
    print("Installing chromium for the tests ...", flush=True)
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    command = ["apt-get", "install", "--yes", "--no-install-recommends", "-qq", "chromium"]
    if subprocess.run(command, env=quiet, check=False).returncode:
        subprocess.run(["apt-get", "update", "-qq"], env=quiet, check=True)
        subprocess.run(command, env=quiet, check=True)


if __name__ == "__main__":
    if find_browser() is None:
        install()
    sys.exit(0 if find_browser() else 1)
