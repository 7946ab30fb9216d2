"""Hooks of mkdocs: folders in the navigation, notebooks as pages, and files that lie elsewhere.

Pages link to sources and rulebooks outside of docs/. On the site those are pages under files/,
made from the files themselves, so that every link leads somewhere and a wrong one fails.
"""

from __future__ import annotations

import json
import os
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
DOCS = ROOT / "docs"
LINK = re.compile(r"\]\(([^)\s#]+)(#[^)\s]*)?\)")
FENCES = {".py": "python", ".toml": "toml", ".yaml": "yaml", ".json": "json", ".ftl": "text"}
SHIM = re.compile(r'<script src="[^"]*iframe-worker/shim"></script>')
OUTSIDE = re.compile(r'<(?:script|link|img)\b[^>]*(?:src|href)="https?://[^>]*>(?:</script>)?')


# The navigation


def expanded(nav: list[Any]) -> list[Any]:
    """The navigation with the pages of folders in their places."""
    return [
        {title: _entry(value) for title, value in item.items()} if isinstance(item, dict) else item
        for item in nav
    ]


def _entry(value: Any) -> Any:
    if isinstance(value, list):
        return expanded(value)
    return pages_in(value) if value.endswith("/") else value


def pages_in(folder: str) -> list[str]:
    """All pages of a folder, its README first."""
    names = sorted(file.name for file in (DOCS / folder).glob("*.md"))
    return [f"{folder}{name}" for name in sorted(names, key=lambda name: name != "README.md")]


def named(nav: list[Any]) -> Iterator[str]:
    """All pages of an expanded navigation."""
    for item in nav:
        if isinstance(item, str):
            yield item
        else:
            for value in item.values():
                yield from named(value if isinstance(value, list) else [value])


def on_config(config: Any) -> Any:
    """Called by mkdocs before anything else."""
    config["nav"] = expanded(config["nav"])
    return config


# Pages that are made


def on_files(files: Any, config: Any) -> Any:
    """Add notebooks, and whatever pages link to outside of docs/."""
    from mkdocs.structure.files import File

    made = {f"notebooks/{book.stem}.md": notebook_page(book) for book in notebooks()}
    for page in sorted(DOCS.rglob("*.md")):
        for target in outside_links(page):
            made[made_name(target)] = file_page(target)
    for name, content in made.items():
        files.append(File.generated(config, name, content=content))
    return files


def notebooks() -> list[Path]:
    """All notebooks."""
    return sorted((DOCS / "notebooks").glob("*.ipynb"))


def outside_links(page: Path) -> list[Path]:
    """The files outside of docs/ that a page links to."""
    found = [(page.parent / link[1]).resolve() for link in LINK.finditer(page.read_text("utf-8"))]
    return [file for file in found if file.exists() and DOCS not in (file, *file.parents)]


def made_name(file: Path) -> str:
    """The page of a file outside of docs/."""
    return f"files/{file.relative_to(ROOT).as_posix().replace('.', '-')}.md"


def file_page(file: Path) -> str:
    """A file as a page; of a folder the names in it."""
    name = file.relative_to(ROOT).as_posix()
    if file.is_dir():
        inside = sorted(one for one in file.rglob("*") if one.is_file() and is_shown(one))
        return "\n".join([f"# {name}", "", *(f"- `{one.relative_to(file)}`" for one in inside)])
    text = file.read_text("utf-8")
    if file.suffix == ".md":
        return LINK.sub("]", text)  # links of a page from elsewhere would lead astray
    return f"# {name}\n\n````{FENCES.get(file.suffix, 'text')}\n{text}\n````\n"


def is_shown(file: Path) -> bool:
    """Whether a file is a source, not made by a tool."""
    return "__pycache__" not in file.parts and not any(part.startswith(".") for part in file.parts)


def notebook_page(book: Path) -> str:
    """The cells of a notebook and what they printed."""
    cells = json.loads(book.read_text("utf-8"))["cells"]
    parts = [part for cell in cells for part in cell_parts(cell)]
    return "\n\n".join([*parts, f"[The notebook itself]({book.name})"]) + "\n"


def cell_parts(cell: dict[str, Any]) -> Iterator[str]:
    """A cell as Markdown."""
    source = "".join(cell["source"])
    if cell["cell_type"] == "markdown":
        yield notebook_links(source)
        return
    yield f"```python\n{source}\n```"
    for output in cell.get("outputs", []):
        said = output.get("text") or output.get("data", {}).get("text/plain", "")
        if said:
            yield f"```text\n{''.join(said).rstrip()}\n```"


def notebook_links(text: str) -> str:
    """Links to notebooks lead to their pages."""
    return re.sub(r"\]\(([^)\s]+)\.ipynb\)", r"](\1.md)", text)


def on_page_markdown(markdown: str, page: Any, config: Any, files: Any) -> str:
    """Let links that leave docs/ lead to the pages made of the files."""
    source = page.file.src_uri
    if source.startswith("files/"):
        return markdown
    here = DOCS / source

    def led(link: re.Match[str]) -> str:
        target = (here.parent / link[1]).resolve()
        if not target.exists() or DOCS in (target, *target.parents):
            return link[0]
        return f"]({os.path.relpath(DOCS / made_name(target), here.parent)})"

    text = LINK.sub(led, markdown)
    return text if source.startswith("notebooks/") else notebook_links(text)


# Nothing from other machines


def on_post_page(output: str, page: Any, config: Any) -> str:
    """Leave out what a theme would load from elsewhere; the search gets its helper from us."""
    return at_home(output)


def on_post_template(output_content: str, template_name: str, config: Any) -> str:
    """The same for the page that says there is none."""
    return at_home(output_content) if template_name.endswith(".html") else output_content


def at_home(html: str) -> str:
    """A page that asks nothing of other machines."""
    worker = (ROOT / "tools" / "docs_worker.js").read_text("utf-8")
    helped = SHIM.sub(lambda _: f"<script>\n{worker}</script>", html)
    return OUTSIDE.sub("", helped)
