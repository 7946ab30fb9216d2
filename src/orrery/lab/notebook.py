"""A report as a Jupyter notebook: reads the figures and draws every chart again, to go on from.

It needs Altair and the folder `figures` beside it; nothing of ours.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from pprint import pformat
from typing import Any

from orrery.lab.charts import Chart, with_colours
from orrery.lab.page import Section

READING = '''\
import csv
from pathlib import Path

import altair as alt


def figures(name):
    """The rows of figures/NAME.csv, numbers as numbers."""
    with Path("figures", f"{name}.csv").open(encoding="utf-8", newline="") as lines:
        return [{key: number(value) for key, value in row.items()} for row in csv.DictReader(lines)]


def number(text):
    try:
        return float(text)
    except ValueError:
        return text or None
'''


def notebook(title: str, head: str, parts: Sequence[Section]) -> str:
    """The text of an .ipynb file."""
    cells = [_words("title", f"# {title}\n\n{head}"), _code("reading", READING)]
    for part in parts:
        cells.append(_words(f"{part.name}-words"[-64:], f"## {part.title}\n\n{part.words}"))
        cells.append(_code(part.name[-64:], _drawing(part)))
    content = {
        "nbformat": 4, "nbformat_minor": 5, "cells": cells,
        "metadata": {
            "kernelspec": {"name": "python3", "display_name": "Python 3", "language": "python"},
            "language_info": {"name": "python"},
        },
    }  # fmt: skip
    return json.dumps(content, indent=1) + "\n"


def _drawing(part: Section) -> str:
    """Reads the figures of a section and draws them; one without a chart is shown as rows."""
    name = part.name.replace("-", "_")
    reading = f"{name} = figures({part.name!r})\n"
    if part.chart is None:
        return f"{reading}{name}"
    chart = without_data(with_colours(part.chart), part)
    return f"{reading}alt.Chart.from_dict({pformat(chart, width=96, sort_dicts=False)}" + (
        f" | {{'data': {{'values': {name}}}}})"
    )


def without_data(chart: Chart, part: Section) -> Chart:
    """A chart whose rows come from outside: layers that hold the same rows lose their copy."""
    rows = [dict(row) for row in part.rows]
    stored = {key for key, values in chart.get("datasets", {}).items() if values == rows}
    found: Chart = _without(chart, rows, stored)
    return found


def _without(part: Any, rows: list[dict[str, Any]], stored: set[str]) -> Any:
    if isinstance(part, list):
        return [_without(one, rows, stored) for one in part]
    if not isinstance(part, dict):
        return part
    kept = {}
    for key, value in part.items():
        is_data = key == "data" and isinstance(value, dict)
        if is_data and (value.get("values") == rows or value.get("name") in stored):
            continue
        if key == "datasets":
            value = {name: some for name, some in value.items() if name not in stored}
        kept[key] = _without(value, rows, stored)
    return kept


def _words(name: str, text: str) -> dict[str, Any]:
    return {"cell_type": "markdown", "id": name, "metadata": {}, "source": text}


def _code(name: str, text: str) -> dict[str, Any]:
    return {
        "cell_type": "code", "id": name, "metadata": {}, "execution_count": None, "outputs": [],
        "source": text,
    }  # fmt: skip
