"""Notebooks run, and print what stands in them."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
NOTEBOOKS = ROOT / "docs" / "notebooks"
LEARNS = "train_a_player.ipynb"


def run(*files: Path, **environment: str) -> subprocess.CompletedProcess[str]:
    """Rules as plain Python: nothing is compiled for a few games."""
    return subprocess.run(
        [sys.executable, str(ROOT / "tools" / "run_notebooks.py"), *map(str, files)],
        env={**os.environ, "NUMBA_DISABLE_JIT": "1", **environment},
        capture_output=True, text=True, check=False,
    )  # fmt: skip


def test_notebooks_print_what_stands_in_them():
    files = [file for file in sorted(NOTEBOOKS.glob("*.ipynb")) if file.name != LEARNS]
    assert len(files) == 4
    done = run(*files)
    assert done.returncode == 0, done.stdout + done.stderr[-3000:]
    assert done.stdout.count("as it stands") == len(files)


def test_a_notebook_that_prints_something_else_is_found(tmp_path: Path):
    cell = {
        "cell_type": "code", "id": "a", "metadata": {}, "source": "print(1 + 1)",
        "execution_count": 1,
        "outputs": [{"output_type": "stream", "name": "stdout", "text": "3\n"}],
    }  # fmt: skip
    book = {"cells": [cell], "metadata": {}, "nbformat": 4, "nbformat_minor": 5}
    file = tmp_path / "wrong.ipynb"
    file.write_text(json.dumps(book), "utf-8")
    done = run(file)
    assert done.returncode == 1
    assert "cell 1 prints\n2" in done.stdout


@pytest.mark.long
def test_the_notebook_that_trains_a_player_learns():
    pytest.importorskip("sb3_contrib")
    code = "".join(
        "".join(cell["source"])
        for cell in json.loads((NOTEBOOKS / LEARNS).read_text("utf-8"))["cells"]
        if cell["cell_type"] == "code"
    )
    assert "assert learned > at_random" in code
    done = run(NOTEBOOKS / LEARNS)
    assert "Error" not in done.stderr, done.stderr[-3000:]


@pytest.mark.parametrize("file", sorted(NOTEBOOKS.glob("*.ipynb")), ids=lambda file: file.stem)
def test_a_notebook_holds_what_it_printed_and_nothing_of_a_machine(file: Path):
    text = file.read_text("utf-8")
    cells = [cell for cell in json.loads(text)["cells"] if cell["cell_type"] == "code"]
    assert any(cell["outputs"] for cell in cells)
    assert all(cell["execution_count"] for cell in cells)
    for secret in ("/tmp/", "/home/", "/work", "/root"):
        assert secret not in text
