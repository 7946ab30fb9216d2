"""Runs notebooks and compares what they print with what stands in them.

    python tools/run_notebooks.py [--write] [FILE ...]      all of docs/notebooks unless told

A cell that raises, or prints something else than it did, makes this fail; `--write` keeps what
they print now. What a cell shows beside texts (pictures, progress on standard error) is left alone.
"""

from __future__ import annotations

import argparse
import os
import sys
from pathlib import Path
from typing import Any

NOTEBOOKS = Path(__file__).parents[1] / "docs" / "notebooks"
KEPT = {"kernelspec": {"name": "python3", "display_name": "Python 3", "language": "python"},
        "language_info": {"name": "python"}}  # fmt: skip
LIMIT_SECONDS = 3600


def run(file: Path) -> tuple[Any, Any]:
    """A notebook as it stands, and as it is after it has run."""
    import nbformat
    from nbclient import NotebookClient

    before = nbformat.read(file, as_version=4)
    after = nbformat.read(file, as_version=4)
    place = {"metadata": {"path": str(file.parent)}}
    NotebookClient(after, timeout=LIMIT_SECONDS, kernel_name="python3", resources=place).execute()
    return before, after


def printed(notebook: Any) -> list[str]:
    """What each cell of code printed or returned, as text."""
    return [
        "".join(
            str(output.get("text") or output.get("data", {}).get("text/plain", ""))
            for output in cell.outputs
            if output.get("name") != "stderr"
        )
        for cell in notebook.cells
        if cell.cell_type == "code"
    ]


def difference(before: Any, after: Any) -> str:
    """Where they part, or nothing."""
    for number, (old, new) in enumerate(zip(printed(before), printed(after), strict=True), 1):
        if old != new:
            return f"cell {number} prints\n{new}\ninstead of\n{old}"
    return ""


def write(file: Path, notebook: Any) -> None:
    """Keep what was printed, and nothing of this machine."""
    import nbformat

    for cell in notebook.cells:
        cell.metadata.pop("execution", None)
        if cell.cell_type == "code":
            cell.outputs = [out for out in cell.outputs if out.get("name") != "stderr"]
    notebook.metadata = nbformat.from_dict(KEPT)
    nbformat.write(notebook, file)


def main() -> int:
    """Run all; 1 if one is not what it was."""
    parser = argparse.ArgumentParser(description="Run the notebooks.")
    parser.add_argument("files", nargs="*", type=Path)
    parser.add_argument("--write", action="store_true", help="keep what they print now")
    args = parser.parse_args()
    os.environ["PYTHONWARNINGS"] = "ignore"  # libraries of others, in the kernel
    failed = 0
    for file in args.files or sorted(NOTEBOOKS.glob("*.ipynb")):
        before, after = run(file)
        if args.write:
            write(file, after)
            continue
        found = difference(before, after)
        print(f"{file.name}: {found or 'as it stands'}", flush=True)
        failed += bool(found)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
