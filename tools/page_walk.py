"""The pages of the client that everybody can open, and what is wrong with the texts on one.

Tests look for faults in the longest language; `tools/draw_languages.py` takes pictures in all.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from playwright.sync_api import Page

PHONE = {"width": 390, "height": 844}
I18N = Path(__file__).parents[1] / "web" / "src" / "i18n"
PAGES = {
    "home": "#/",
    "new": "#/new",
    "rules": "#/rules",
    "rules-astron": "#/rules/astron",
    "learn": "#/learn/astron",
    "puzzles": "#/puzzles",
    "puzzle": "#/puzzles/spacewalk/1",
    "openings": "#/openings/spacewalk",
    "study": "#/study/zylatron",
    "archive": "#/archive",
    "account": "#/account",
    "games": "#/games",
    "leaders": "#/leaders/astron/2",
    "tournaments": "#/tournaments",
    "clubs": "#/clubs",
    "lost": "#/nowhere",
}
FAULTS = """() => {
  const isShown = (el) => {
    if (el.closest("svg, canvas, .board, [inert], select")) return false;
    if (!el.checkVisibility()) return false;
    for (let one = el; one; one = one.parentElement) {
      const style = getComputedStyle(one);
      if (style.visibility !== "visible" || style.display === "none" || style.opacity === "0")
        return false;
      if (style.clipPath !== "none" || one.clientWidth === 1) return false;
    }
    return true;
  };
  const isFloating = (el) => {
    for (let one = el; one; one = one.parentElement)
      if (["fixed", "sticky"].includes(getComputedStyle(one).position)) return true;
    return false;
  };
  const endsInDots = (el) => {
    for (let one = el; one; one = one.parentElement)
      if (getComputedStyle(one).textOverflow === "ellipsis") return true;
    return false;
  };
  const mayScroll = (el) => {
    for (let one = el; one && one !== document.body; one = one.parentElement)
      if (["auto", "scroll"].includes(getComputedStyle(one).overflowX)) return true;
    return false;
  };
  const texts = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode, el = node.parentElement;
    if (!node.data.trim() || !el || !isShown(el)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const boxes = [...range.getClientRects()].filter((box) => box.width > 1 && box.height > 1);
    if (boxes.length && !endsInDots(el))
      texts.push({ el, boxes, said: node.data.trim().slice(0, 60) });
  }
  const faults = new Set();
  for (const { el, boxes, said } of texts) {
    const style = getComputedStyle(el);
    const isCut = ["hidden", "clip"].includes(style.overflowX);
    if (isCut && el.scrollWidth > el.clientWidth + 1) faults.add(`cut: ${said}`);
    if (!mayScroll(el) && boxes.some((box) => box.right > innerWidth + 1))
      faults.add(`beyond the edge: ${said}`);
  }
  const still = texts.filter(({ el }) => !isFloating(el) && !mayScroll(el));
  for (let i = 0; i < still.length; i++)
    for (let j = i + 1; j < still.length; j++)
      for (const a of still[i].boxes)
        for (const b of still[j].boxes) {
          const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
          const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
          if (wide > 3 && high > 0.4 * Math.min(a.height, b.height))
            faults.add(`overlap: ${still[i].said} | ${still[j].said}`);
        }
  return [...faults];
}"""


def open_page(page: Page, address: str, hash_: str) -> None:
    """Go there and wait until nothing more is loaded.

    By way of another page: a browser that only changes what is behind the # waits for nothing.
    """
    page.goto(f"{address}/licences.txt")
    page.goto(f"{address}/{hash_}")
    page.wait_for_load_state("networkidle")
    page.locator("main").wait_for()
    page.evaluate("document.fonts.ready")


def text_faults(page: Page) -> list[str]:
    """Texts that are cut, leave the screen or lie on each other."""
    found: Any = page.evaluate(FAULTS)
    return sorted(map(str, found))


def longest_languages(number: int) -> list[str]:
    """The languages with the most letters in the client's texts."""
    codes = {path.stem for path in I18N.glob("*/*.ftl")}

    def length(code: str) -> int:
        return sum(len(path.read_text("utf-8")) for path in I18N.glob(f"*/{code}.ftl"))

    return sorted(codes, key=length)[-number:]
