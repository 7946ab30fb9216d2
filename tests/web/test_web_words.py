"""What the client says comes from its catalogues: no word stands in a template itself."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

SOURCES = Path(__file__).parents[2] / "web" / "src"
PAGES = sorted(path for path in SOURCES.rglob("*.svelte") if path.stem != "Gallery")
NAMES = {"Orrery", "ASTRON", "ZYLON", "beta"}  # the same in all languages
ASIDE = re.compile(r"<(script|style)\b.*?</\1>|<!--.*?-->", re.DOTALL)
TEXT = re.compile(r">([^<>]*)<")
READ_OUT = re.compile(r"\b(?:aria-label|aria-roledescription|title|placeholder|alt)=\"([^\"]*)\"")
ENTITY = re.compile(r"&\w+;|https://")


def words_in(template: str) -> Iterator[str]:
    """Words that people would read or hear as they stand."""
    plain = without_code(ASIDE.sub("", template))
    for said in [*TEXT.findall(plain), *READ_OUT.findall(plain)]:
        yield from set(re.findall(r"[^\W\d_]{2,}", ENTITY.sub("", said))) - NAMES


def without_code(template: str) -> str:
    """Leaves out all that stands in braces."""
    kept, depth = [], 0
    for letter in template:
        depth += (letter == "{") - (letter == "}")
        kept.append(letter if depth == 0 and letter != "}" else "")
    return "".join(kept)


@pytest.mark.parametrize("path", PAGES, ids=lambda path: path.stem)
def test_no_template_speaks_a_language_of_its_own(path: Path) -> None:
    assert list(words_in(path.read_text("utf-8"))) == []


@pytest.mark.parametrize(("template", "words"), [
    ("<b>{n} Zy</b>", ["Zy"]),
    ('<i title="Close">{close}</i>', ["Close"]),
    ("<p>{a ? 'this' : 'that'}&nbsp;·</p>", []),
    ('<script lang="ts">if (1 < 2) say("> Hello <");</script><p>Orrery</p>', []),
])  # fmt: skip
def test_words_are_told_from_code(template: str, words: list[str]) -> None:
    assert list(words_in(template)) == words
