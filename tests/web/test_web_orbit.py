"""The orbit of Space Walk on a narrow phone: its middle lies on no number of a space."""

from __future__ import annotations

from collections.abc import Callable
from urllib.parse import quote

import pytest
from web_people import Person

SMALL = {"viewport": {"width": 360, "height": 640}, "has_touch": True, "is_mobile": True}
COVERED = """() => {
  const wide = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const high = (a, b) => Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  const boxes = (one) => {
    const text = document.createRange();
    text.selectNodeContents(one);
    return one.tagName === "P" ? [...text.getClientRects()] : [one.getBoundingClientRect()];
  };
  const middle = [...document.querySelectorAll(".hud p, .hud button, .hud label")];
  return [...document.querySelectorAll(".orbit .number")]
    .filter((number) => {
      const a = number.getBoundingClientRect();
      return middle.flatMap(boxes).some((b) => wide(a, b) > 1 && high(a, b) > 2);
    })
    .map((number) => number.textContent);
}"""
POSITIONS = [
    "sw1 small 2p 6/*/6/* red placing reserve=333,333 tokens=4,4",
    "sw1 small 2p Sr/MbSb/LrMr/LbSb/1/LbMb/*/LrSb/LbMb/2/LrMrSr/MrSr/* red gap turn=blue round=0"
    " tokens=4,4",
    "sw1 small 2p Sr/Sb/1/LrbSb/1/LbMb/*/LrSb/1/Lb/Mb/LrMrSr/1/* red order round=2 tokens=3,3"
    " group=2+2:Mrb",
    "sw1 big 3p Sg/1/LrMgSr/1/Mg/LbMr/*/Mr/1/Lg/LgMbbg/LbSbb/MbSrg/*/1/LgSb/1/Lrr/Sg/LbMrSr/* red"
    " after round=2 tokens=3,3,3",
]


@pytest.mark.parametrize("locale", ["de-DE", "ru-RU"])
def test_no_number_lies_under_the_middle_of_a_narrow_orbit(
    person: Callable[..., Person], locale: str
) -> None:
    ann = person("Ann", **SMALL, locale=locale)
    for position in POSITIONS:
        ann.page.goto(f"{ann.address}/licences.txt")  # a change behind the # alone is no visit
        ann.go(f"#/study/spacewalk?position={quote(position)}")
        ann.page.locator(".hud .words").wait_for()
        ann.page.evaluate("document.fonts.ready")
        assert ann.page.evaluate(COVERED) == [], position
