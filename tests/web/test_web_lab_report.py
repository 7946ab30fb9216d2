"""A report of the laboratory in a real browser: offline, as wide as the screen, on paper."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from orrery.lab import charts
from orrery.lab.page import Section, page

LONG = "an_option_with_a_very_long_name=and_a_very_long_value"


def rows_of(*names: str) -> list[dict]:
    return [{"name": name, "low": 0.25, "mean": 0.375, "high": 0.5} for name in names]


@pytest.fixture(scope="module")
def report(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Every kind of chart on one page."""
    options = [f"{LONG}_{number}" for number in range(5)]
    curve = [{"part": n / 10, "share": n / 10} for n in range(10)]
    bins = [{"start": n, "end": n + 1, "share": 0.25} for n in range(4)]
    bars = [{"name": n, "seat": s, "value": 2.5} for n in ("won", "lost") for s in ("red", "blue")]
    spots = [{"place": n, "x": n, "y": 0, "value": float(n)} for n in range(14)]
    seats = rows_of("red", "blue")
    parts = [
        Section("wins", "Who wins", "", seats, charts.intervals(seats, colour="name")),
        Section("options", "Options", "", rows_of(*options), charts.intervals(rows_of(*options))),
        Section("leads", "Leads", "", curve, charts.curve(curve, "part", "share", ".0%", "part")),
        Section("length", "Length", "", bins, charts.histogram(bins, "actions")),
        Section("points", "Points", "", bars, charts.bars(bars, colour="seat")),
        Section("heat", "Heat", "", spots, charts.heat_map(spots)),
        Section("table", "Table", "", rows_of(LONG), None, is_open=True),
    ]
    file = tmp_path_factory.mktemp("report") / "report.html"
    file.write_text(page("A report", "Some games.", "orrery lab", parts), "utf-8")
    return file


def opened(browser: Browser, report: Path, width: int, height: int, **settings) -> Page:
    """The page on a screen without a network; nothing may be asked of anybody, nothing may fail."""
    shown = browser.new_context(
        viewport={"width": width, "height": height}, offline=True, **settings
    ).new_page()
    asked: list[str] = []
    shown.on("request", lambda request: asked.append(request.url))
    shown.on("pageerror", lambda error: asked.append(str(error)))
    shown.goto(report.as_uri())
    expect(shown.locator(".chart[data-drawn=yes]")).to_have_count(6)
    assert asked == [report.as_uri()]
    return shown


@pytest.mark.parametrize(("width", "height"), [(1280, 800), (390, 844)])
def test_a_report_fits_the_screen_and_tells_values(browser, report, width, height):
    shown = opened(browser, report, width, height)
    wide = shown.evaluate("[document.documentElement.scrollWidth, innerWidth]")
    assert wide[0] <= wide[1]
    chart = shown.locator("#options .chart svg")
    whole = shown.locator("#options").bounding_box()
    assert chart.bounding_box()["width"] > 0.95 * whole["width"]
    boxes = [text.bounding_box() for text in chart.locator("text").all()]
    for number, one in enumerate(boxes):
        for other in boxes[:number]:
            assert not overlap(one, other)
    shown.locator("#wins .chart svg .mark-symbol path").first.hover()
    expect(shown.locator("#vg-tooltip-element")).to_contain_text("red")
    expect(shown.locator("#vg-tooltip-element")).to_contain_text("37.5%")
    shown.locator("#wins summary").click()
    expect(shown.locator("#wins table")).to_contain_text("0.375")
    shown.context.close()


def overlap(one: dict, other: dict) -> bool:
    """Whether two boxes share more than a pixel."""
    apart = (
        one["x"] + one["width"] <= other["x"] + 1 or other["x"] + other["width"] <= one["x"] + 1
        or one["y"] + one["height"] <= other["y"] + 1
        or other["y"] + other["height"] <= one["y"] + 1
    )  # fmt: skip
    return not apart


def test_a_report_follows_into_the_dark_and_prints_on_white(browser, report):
    shown = opened(browser, report, 800, 600, color_scheme="dark")
    body, line = shown.locator("body"), shown.locator("#leads .mark-line path").first
    expect(body).to_have_css("background-color", "rgb(19, 24, 37)")
    expect(line).to_have_css("stroke", "rgb(118, 170, 255)")
    shown.emulate_media(media="print")
    expect(body).to_have_css("background-color", "rgb(255, 255, 255)")
    expect(line).to_have_css("stroke", "rgb(39, 102, 196)")
    expect(shown.locator("#wins details")).to_be_hidden()
    expect(shown.locator("#wins .chart svg")).to_be_visible()
    expect(shown.locator("#table table")).to_be_visible()
    shown.context.close()
