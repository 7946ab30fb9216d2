"""What a study leaves in its folder: page, notebook, figures as CSV, charts as SVG, numbers."""

from __future__ import annotations

import csv
import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from orrery.core.errors import BadInput
from orrery.lab import charts
from orrery.lab.notebook import notebook
from orrery.lab.page import Section, page


def has_charts() -> bool:
    """Whether charts can be drawn here."""
    try:
        charts.altair()
    except BadInput:
        return False
    return True


def write_study(
    folder: Path,
    title: str,
    head: str,
    command: str,
    parts: Sequence[Section],
    numbers: dict[str, Any],
) -> None:
    """Everything but the games; BadInput where nothing can be written."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        _text(folder / "report.html", page(title, head, command, parts))
        _text(folder / "numbers.json", json.dumps(numbers, indent=1) + "\n")
        _text(folder / "report.ipynb", notebook(title, f"{head} Made by `{command}`", parts))
        for part in parts:
            _write_figures(folder, part)
    except OSError as error:
        raise BadInput(f"cannot write into {folder}: {error.strerror}") from None


def _write_figures(folder: Path, part: Section) -> None:
    for name in ("figures", "plots") if part.chart else ("figures",):
        (folder / name).mkdir(exist_ok=True)
    with (folder / "figures" / f"{part.name}.csv").open("w", encoding="utf-8", newline="") as out:
        lines = csv.DictWriter(out, list(part.rows[0]))
        lines.writeheader()
        lines.writerows(part.rows)
    if part.chart:
        _text(folder / "plots" / f"{part.name}.svg", charts.svg(part.chart))


def _text(file: Path, text: str) -> None:
    file.write_text(text, "utf-8")
