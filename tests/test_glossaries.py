"""Glossaries (docs/glossary): one word for a thing, in all texts of a game and language."""

from __future__ import annotations

import functools
import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from orrery.core.languages import is_beta, read_languages

ROOT = Path(__file__).parents[1]
FOLDER = ROOT / "docs" / "glossary"
LANGUAGES = sorted(path.stem for path in FOLDER.glob("*.toml"))
SITE = "site"
LEAST, MOST = 30, 65
TYPED = re.compile(r"`[^`]*`")


@functools.cache
def glossary(language: str) -> dict[str, dict[str, Any]]:
    return tomllib.loads((FOLDER / f"{language}.toml").read_text("utf-8"))


GAMES = list(glossary("en"))
BOTH = pytest.mark.parametrize(
    ("language", "game"), [(language, game) for language in LANGUAGES for game in GAMES]
)


class Said(Visitor):
    """Gathers what people read: no ids, variables or notes."""

    def __init__(self) -> None:
        self.texts: list[str] = []

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        self.texts.append(node.value)

    def visit_Comment(self, node: ast.Comment) -> None:  # noqa: N802
        """Notes are for translators."""


def files_of(language: str, game: str) -> Iterator[Path]:
    """All files with words of a game, or of the pages."""
    if game == SITE:
        yield from sorted((ROOT / "web/src/i18n").glob(f"*/{language}.ftl"))
        yield from sorted((ROOT / "src/orrery/words").glob(f"*/{language}.ftl"))
        return
    package = ROOT / "src/orrery/games" / game
    yield from sorted(package.glob(f"*/{language}.ftl"))
    yield package / ("rulebook.md" if language == "en" else f"rulebook.{language}.md")
    yield ROOT / "web/src/boards" / game / "texts" / f"{language}.ftl"


@functools.cache
def read(path: Path) -> str:
    """What people read in a file; what is typed as it is does not count."""
    source = path.read_text("utf-8")
    if path.suffix == ".md":
        return TYPED.sub("", source)
    said = Said()
    said.visit(FluentParser().parse(source))
    return "\n".join(said.texts)


def unused(terms: dict[str, Any], texts: list[str]) -> list[str]:
    """`key: forms` for each term of which no form begins a word of the texts."""
    everything = "\n".join(texts)
    return [
        f"{key}: none of {one['forms']} is ever said"
        for key, one in terms.items()
        if not any(re.search(rf"\b{re.escape(form)}", everything, re.I) for form in one["forms"])
    ]


def rejected(terms: dict[str, Any], texts: dict[str, str]) -> list[str]:
    """`file: word, which is called ...` for each word that a term rejects and a text has."""
    words = [(word, one["term"]) for one in terms.values() for word in one["not"]]
    return [
        f"{where}: “{word}” is called “{term}”"
        for word, term in words
        for where, text in texts.items()
        if re.search(rf"\b{re.escape(word)}\b", text)
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_glossaries_have_the_same_keys(language):
    own, english = glossary(language), glossary("en")
    assert list(own) == GAMES
    for game in GAMES:
        assert set(own[game]) == set(english[game]), game


@BOTH
def test_an_entry_is_whole(language, game):
    terms = glossary(language)[game]
    assert LEAST <= len(terms) <= MOST
    for key, one in terms.items():
        assert set(one) == {"term", "forms", "not", *(["note"] if language == "en" else [])}, key
        assert one["term"], key
        assert one["forms"], key


@BOTH
def test_every_term_is_used(language, game):
    files = list(files_of(language, game))
    if is_beta(language) and (not files or not all(path.is_file() for path in files)):
        return  # its texts are still being written
    texts = [read(path) for path in files]
    assert not unused(glossary(language)[game], texts), f"docs/glossary/{language}.toml [{game}]"


@BOTH
def test_no_other_word_for_a_term_appears(language, game):
    files = [path for path in files_of(language, game) if path.is_file() or not is_beta(language)]
    texts = {str(path.relative_to(ROOT)): read(path) for path in files}
    assert not rejected(glossary(language)[game], texts), f"docs/glossary/{language}.toml [{game}]"


def test_a_language_that_was_read_has_a_glossary():
    assert read_languages() <= set(LANGUAGES)


# What is looked for


TERMS = {
    "hole": {"term": "black hole", "forms": ["black hole"], "not": ["dark hole"]},
    "ship": {"term": "ship", "forms": ["ship"], "not": ["boat"]},
}


def test_words_are_found_by_their_beginning_whatever_the_case():
    assert not unused(TERMS, ["Black holes", "the SHIPS"])
    assert unused(TERMS, ["starship near a black hole"]) == [
        "ship: none of ['ship'] is ever said",
    ]


def test_rejected_words_are_whole_and_named_with_their_file():
    texts = {"a.ftl": "a dark hole", "b.ftl": "dark holes, Boat, boats"}
    assert rejected(TERMS, texts) == ["a.ftl: “dark hole” is called “black hole”"]


def test_ids_notes_and_variables_are_no_words(tmp_path):
    path = tmp_path / "en.ftl"
    path.write_text("# boat\nboat = a { $boat ->\n    [boat] ship\n   *[other] fleet\n }\n")
    assert read(path).split() == ["a", "ship", "fleet"]
