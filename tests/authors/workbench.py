"""A bench for games of authors: an environment above ours, where games are really installed."""

from __future__ import annotations

import os
import site
import subprocess
import sys
import venv
from pathlib import Path


class Workbench:
    """A virtual environment of its own on top of this one; nothing is fetched from anywhere."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        venv.create(folder / "venv")
        self.python = folder / "venv" / "bin" / "python"
        packages = next((folder / "venv" / "lib").glob("python*")) / "site-packages"
        ours = "; ".join(f"site.addsitedir({path!r})" for path in site.getsitepackages())
        (packages / "orrery_below.pth").write_text(f"import site; {ours}\n")

    def run(self, *arguments: str, inside: str = "", **environment: str):
        """`python ...` in the environment, rules in plain Python unless told otherwise."""
        return subprocess.run(
            [str(self.python), *arguments], cwd=self.folder / inside,
            env={**os.environ, "NUMBA_DISABLE_JIT": "1", "COLUMNS": "200", **environment},
            capture_output=True, text=True, check=False, input="quit\n",
        )  # fmt: skip

    def orrery(self, *arguments: str, **environment: str):
        """`orrery ...`."""
        return self.run("-m", "orrery", *arguments, **environment)

    def new_game(self, name: str) -> Path:
        """A fresh skeleton, installed by pip; its folder."""
        done = self.orrery("new-game", name)
        assert done.returncode == 0, done.stderr
        self.install(name)
        return self.folder / name

    def install(self, name: str) -> None:
        """`pip install -e NAME`, by the pip of the environment below."""
        command = [
            sys.executable, "-m", "pip", "--disable-pip-version-check", "-q",
            "--python", str(self.python), "install",
            "--no-build-isolation", "--no-deps", "--no-index", "-e", name,
        ]  # fmt: skip
        done = subprocess.run(command, cwd=self.folder, capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stderr
