"""The documentation as a site: every page has its place, every link leads somewhere."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[1]
DOCS = ROOT / "docs"
LOADS = re.compile(
    r'<(?:script|img|iframe|source)\b[^>]*\bsrc="(?:https?:)?//|<link\b[^>]*\bhref="http'
)
STYLE_LOADS = re.compile(r"""@import\s+["']?(?:url\()?["']?https?:|url\(["']?https?:""")


@pytest.fixture
def hooks(monkeypatch: pytest.MonkeyPatch) -> Any:
    monkeypatch.syspath_prepend(str(ROOT / "tools"))
    import docs_hooks

    return docs_hooks


def nav_lines() -> str:
    return (ROOT / "mkdocs.yml").read_text("utf-8").partition("\nnav:\n")[2]


def pages_of_nav(hooks: Any) -> list[str]:
    """Read without a parser of YAML: an entry ends with its page or folder."""
    found = re.findall(r"^ +- (?:[^:\n]+: )?([\w/-]+(?:\.md|/))$", nav_lines(), re.MULTILINE)
    return list(hooks.named(hooks.expanded([{"all": found and _as_items(found)}])))


def _as_items(found: list[str]) -> list[Any]:
    return [{"folder": name} if name.endswith("/") else name for name in found]


def test_the_navigation_names_every_page_once(hooks: Any):
    pages = [page.relative_to(DOCS).as_posix() for page in DOCS.rglob("*.md")]
    books = [f"notebooks/{book.stem}.md" for book in hooks.notebooks()]
    named = pages_of_nav(hooks)
    missing = sorted({*pages, *books} - {*named})
    assert not missing, f"name these pages under `nav` in mkdocs.yml: {', '.join(missing)}"
    assert sorted(named) == sorted({*pages, *books})


def links(page: Path) -> Iterator[str]:
    text = re.sub(r"```.*?```|`[^`\n]*`", "", page.read_text("utf-8"), flags=re.DOTALL)
    for link in re.findall(r"\]\(([^)\s#]+)(?:#[^)\s]*)?\)", text):
        if "://" not in link and not link.startswith("mailto:"):
            yield link


def test_every_link_leads_somewhere():
    pages = [*DOCS.rglob("*.md"), ROOT / "README.md", ROOT / "CONTRIBUTING.md"]
    lost = [
        f"{page.relative_to(ROOT)}: {link}"
        for page in pages
        for link in links(page)
        if not (page.parent / link).exists()
    ]
    assert not lost


def test_files_outside_of_docs_become_pages(hooks: Any):
    rulebook = ROOT / "src/orrery/games/spacewalk/rulebook.md"
    assert hooks.made_name(rulebook) == "files/src/orrery/games/spacewalk/rulebook-md.md"
    assert rulebook in hooks.outside_links(DOCS / "rules" / "README.md")
    assert "SW-9" in hooks.file_page(rulebook)
    assert "`rules.py`" in hooks.file_page(ROOT / "examples/connect_four/src/connect_four")
    assert "```python" in hooks.file_page(ROOT / "examples/socket_bot.py")


def test_a_notebook_becomes_a_page_with_what_it_printed(hooks: Any):
    page = hooks.notebook_page(DOCS / "notebooks" / "first_steps.ipynb")
    assert page.startswith("# First steps")
    assert "```python\nimport orrery" in page
    assert "[SW-6]" in page
    assert "(train_a_player.md)" in page


@pytest.mark.long
def test_the_site_is_built_and_asks_nothing_of_other_machines(tmp_path: Path):
    pytest.importorskip("mkdocs")
    built = subprocess.run(
        [sys.executable, "-m", "mkdocs", "build", "--strict", "--site-dir", str(tmp_path)],
        cwd=ROOT, env={**os.environ, "NO_MKDOCS_2_WARNING": "1"}, capture_output=True, text=True,
        check=False,
    )  # fmt: skip
    assert built.returncode == 0, built.stderr[-3000:]
    assert (tmp_path / "search" / "search_index.js").stat().st_size > 100_000
    assert "Batch" in (tmp_path / "reference" / "envs.html").read_text("utf-8")
    for page in tmp_path.rglob("*.html"):
        found = LOADS.search(page.read_text("utf-8"))
        assert not found, f"{page.name} loads {found and found[0]}"
    for style in tmp_path.rglob("*.css"):
        assert not STYLE_LOADS.search(style.read_text("utf-8")), style.name
