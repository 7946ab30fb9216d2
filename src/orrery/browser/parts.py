"""The parts of a site that are not ours: Python for browsers, SQLite, and one compiled library.

They are fetched by `npm` and `pip`, from wherever those are set to fetch, at fixed versions,
checked, and kept in the cache folder; the next site needs no network.
"""

from __future__ import annotations

import base64
import hashlib
import shutil
import subprocess
import sys
import tarfile
from pathlib import Path
from typing import NamedTuple

from orrery.core.errors import BadInput
from orrery.core.rule import cache_root

WHEEL = "pyemscripten_2026_0_wasm32"  # the platform of Pyodide 314


class Part(NamedTuple):
    """A package of a fixed version; its files are known by their checksum."""

    name: str
    version: str
    file: str
    sha512: str

    @property
    def spec(self) -> str:
        """As npm says it."""
        return f"{self.name}@{self.version}"


PYODIDE = Part(
    "pyodide", "314.0.7", "pyodide-314.0.7.tgz",
    "0YvXxEhfEdpLfb/XkM2BFAeMROq0iMUX2bzzH9pOttyMcWkwq+HbE5uyuGD82LN7y2q+SNvi/6V5JEsOlD2R1A==",
)  # fmt: skip
SQLITE = Part(
    "sql.js", "1.15.2", "sql.js-1.15.2.tgz",
    "ZmMYFsZPZWDKIJUh3A5rdnpRV3hB/r7AijwAzSzLnfv/9CSx4obUmDtA8brAjWJWjGtUVh43nIEJ+6nl6HuOUg==",
)  # fmt: skip
MSGSPEC = Part(
    "msgspec", "0.22.0", f"msgspec-0.22.0-cp314-cp314-{WHEEL}.whl",
    "+OG0FceIC7dParogWOTgRjln5/iLtYqg6Zdar/PAtiuV6jUS0Wtp03wUtZyD32k6KsP20p+GaIGjY2cX9z+noA==",
)  # fmt: skip


def fetched(part: Part) -> Path:
    """The file of a part: from the cache, or fetched; BadInput says why it cannot be had."""
    kept = cache_root() / "parts" / part.file
    if not kept.exists():
        kept.parent.mkdir(parents=True, exist_ok=True)
        _fetch(part, kept.parent)
    _check(part, kept)
    return kept


def _fetch(part: Part, folder: Path) -> None:
    command = _pip(part, folder) if part.file.endswith(".whl") else _npm(part, folder)
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    if done.returncode != 0 or not (folder / part.file).exists():
        said = (done.stderr.strip().splitlines() or ["no file came"])[-1]
        raise BadInput(f"cannot fetch {part.spec} for the site: {said}")


def _npm(part: Part, folder: Path) -> list[str]:
    npm = shutil.which("npm")
    if npm is None:
        lack = f"put {part.file} into {folder}, or install Node, whose npm fetches it"
        raise BadInput(f"a site needs {part.spec}: {lack}")
    return [npm, "pack", "--silent", part.spec]


def _pip(part: Part, folder: Path) -> list[str]:
    asked = [f"{part.name}=={part.version}", "--no-deps", "--only-binary=:all:", "--dest", "."]
    target = ["--platform", WHEEL, "--python-version", "3.14", "--abi", "cp314"]
    return [sys.executable, "-m", "pip", "download", "--quiet", *asked, *target]


def _check(part: Part, file: Path) -> None:
    digest = base64.b64encode(hashlib.sha512(file.read_bytes()).digest()).decode()
    if digest != part.sha512:
        file.unlink()
        raise BadInput(f"{part.file} is not the one that was wanted: its checksum is another")


def unpacked(part: Part, names: dict[str, str], into: Path) -> None:
    """Copy some files of an npm package; `names`: path in the package -> name in the folder."""
    with tarfile.open(fetched(part)) as archive:
        for path, name in names.items():
            member = archive.extractfile(f"package/{path}")
            assert member is not None
            (into / name).write_bytes(member.read())
