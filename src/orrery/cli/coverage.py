"""Which tests cite which clause, asked of pytest's own collection (nothing is run).

Pytest runs in a second process with our plug-in (`orrery.pytest_plugin`); a test that is always
skipped proves nothing and does not count.
"""

from __future__ import annotations

import json
import subprocess
import sys
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path
from tempfile import TemporaryDirectory

from orrery.core.errors import BadInput
from orrery.core.registry import BUILT_IN, find_meta, package_of

NO_TESTS = 5  # pytest's exit code
DEEPEST = 3  # how far above a package its tests may lie: NAME/src/NAME/__init__.py and NAME/tests


@dataclass(frozen=True)
class Coverage:
    """Clause -> the tests that cite it."""

    clauses: dict[str, list[str]]
    """All clauses of the games."""
    unknown: dict[str, list[str]]
    """What is cited and is no clause of theirs or of another installed game."""

    @property
    def bare(self) -> list[str]:
        """The clauses that no test cites."""
        return [clause for clause, tests in self.clauses.items() if not tests]

    @property
    def is_whole(self) -> bool:
        """Every clause has a test, every citation a clause."""
        return not self.bare and not self.unknown


def collect_coverage(games: list[str], tests: Path) -> Coverage:
    """What the tests in a folder cite."""
    return coverage_of(games, _collect(tests))


def coverage_of(games: list[str], cited: dict[str, list[str]]) -> Coverage:
    """What tests that cite this cover."""
    from orrery.pytest_plugin import unknown_citations  # which needs pytest

    ordered = [clause for game in games for clause in find_meta(game).clauses]
    known = {clause: cited.get(clause, []) for clause in ordered}
    return Coverage(known, unknown_citations(cited))


def tests_folder(told: str | None, game: str | None) -> Path:
    """The folder that was given, else where the tests of a game usually lie."""
    if told is not None:
        if not Path(told).is_dir():
            raise BadInput(f"--tests {told}: there is no such folder")
        return Path(told).resolve()
    if game is None or game in BUILT_IN:
        return project_root()
    spec = find_spec(package_of(game))
    assert spec is not None
    assert spec.origin is not None
    for folder in Path(spec.origin).resolve().parents[1 : DEEPEST + 1]:
        if (folder / "tests").is_dir():
            return folder / "tests"
    raise BadInput(f"where are the tests of {game}? Say it with --tests DIR")


def project_root() -> Path:
    """The source tree this package is installed from."""
    root = Path(__file__).resolve().parents[3]
    if not (root / "tests").is_dir():
        raise BadInput(
            "--coverage of our own games needs the source tree of Orrery, or --tests DIR"
        )
    return root


def _collect(tests: Path) -> dict[str, list[str]]:
    if find_spec("pytest") is None:
        raise BadInput("--coverage needs pytest: pip install pytest")
    with TemporaryDirectory() as folder:
        target = Path(folder) / "cited.json"
        command = [
            sys.executable, "-m", "pytest", "--collect-only", "-q", "-p", "orrery.pytest_plugin",
            "--clauses-file", str(target),
        ]  # fmt: skip
        run = subprocess.run(command, cwd=tests, capture_output=True, text=True, check=False)
        if not target.exists() or run.returncode not in (0, NO_TESTS):
            raise BadInput(f"the tests in {tests} cannot be collected: {_fault_in(run)}")
        found: dict[str, list[str]] = json.loads(target.read_text("utf-8"))
        return found


def _fault_in(run: subprocess.CompletedProcess[str]) -> str:
    """What pytest has against them: its first error, else the last thing it says."""
    lines = (run.stdout + run.stderr).strip().splitlines()
    errors = [line.removeprefix("E").strip() for line in lines if line.startswith("E  ")]
    return (errors or lines[-1:] or ["it says nothing"])[0]
