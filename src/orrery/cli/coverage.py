"""Which tests cite which clause, asked of pytest's own collection (nothing is run).

Loaded as a pytest plug-in in a second process; a test that is always skipped proves nothing and
does not count.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from orrery.core.errors import BadInput
from orrery.core.registry import find_meta

TARGET = "ORRERY_COVERAGE_FILE"


def collect_coverage(games: list[str]) -> dict[str, list[str]]:
    """Clause id -> tests, for all clauses of the games."""
    cited = _collect(project_root())
    known = {clause for game in games for clause in find_meta(game).clauses}
    prefixes = {find_meta(game).clause_prefix for game in games}
    wrong = sorted(c for c in cited if c.split("-")[0] in prefixes and c not in known)
    if wrong:
        raise BadInput(f"{cited[wrong[0]][0]} cites {wrong[0]}, which is no clause")
    ordered = [clause for game in games for clause in find_meta(game).clauses]
    return {clause: cited.get(clause, []) for clause in ordered}


def project_root() -> Path:
    """The source tree this package is installed from."""
    root = Path(__file__).resolve().parents[3]
    if not (root / "tests").is_dir():
        raise BadInput("--coverage needs the source tree of Orrery, with its tests")
    return root


def _collect(root: Path) -> dict[str, list[str]]:
    with TemporaryDirectory() as folder:
        target = Path(folder) / "cited.json"
        command = [sys.executable, "-m", "pytest", "--collect-only", "-q", "-p", __name__]
        run = subprocess.run(
            command, cwd=root, env={**os.environ, TARGET: str(target)},
            capture_output=True, text=True, check=False,
        )  # fmt: skip
        if not target.exists() or run.returncode != 0:
            last = (run.stdout + run.stderr).strip().splitlines()[-1:]
            raise BadInput(f"the tests cannot be collected: {' '.join(last)}")
        found: dict[str, list[str]] = json.loads(target.read_text())
        return found


def pytest_collection_finish(session: Any) -> None:
    """Write down who cites what."""
    cited: dict[str, list[str]] = {}
    for item in session.items:
        if item.get_closest_marker("skip") is None:
            for marker in item.iter_markers("clause"):
                for clause in marker.args:
                    cited.setdefault(clause, []).append(item.nodeid)
    target = os.environ.get(TARGET)
    if target:
        Path(target).write_text(json.dumps(cited))
