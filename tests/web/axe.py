"""What axe finds on a page, by night and by day."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from playwright.sync_api import Page

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"


AT_REST = """() => document.getAnimations().every((one) =>
    one.playState !== 'running' || one.effect?.getComputedTiming().endTime === Infinity)"""
"""Half-way through a fade, words are too pale."""


def faults_of(page: Page) -> list[str]:
    """What axe finds that is serious or worse."""
    page.wait_for_function(AT_REST)
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text("utf-8"))
    found: dict[str, Any] = page.evaluate("axe.run(document, {resultTypes: ['violations']})")
    return [
        f"{fault['id']}: {fault['nodes'][0]['html'][:200]}"
        for fault in found["violations"]
        if fault["impact"] in ("serious", "critical")
    ]


def faults_by_night_and_day(page: Page) -> list[str]:
    """The same in both themes, for a person who lets the system choose."""
    found = []
    for scheme in ("dark", "light"):
        page.emulate_media(color_scheme=scheme)  # type: ignore[arg-type]
        page.wait_for_selector(f"html[data-theme={scheme}]")
        found += [f"{scheme}: {fault}" for fault in faults_of(page)]
    return found
