"""`orrery languages`: what is there and what is missing, message by message."""

from __future__ import annotations

import json
import shutil
from importlib.resources import files
from pathlib import Path

import pytest

from orrery.cli.languages import percent
from orrery.cli.main import run
from orrery.core import clauses, translations
from orrery.core.languages import languages, read_languages
from orrery.core.registry import BUILT_IN, package_of
from orrery.core.texts import own_catalogue
from orrery.core.translations import Share, shares

ROOT = Path(__file__).parents[1]


def part(language: str, name: str) -> Share:
    return next(one for one in shares(language) if one.part == name)


@pytest.mark.parametrize("language", sorted(read_languages()))
def test_nothing_is_missing_in_a_language_that_was_read(language):
    lacking = [f"{one.part}: {one.missing}" for one in shares(language) if one.missing]
    ours = [line for line in lacking if not line.startswith(("connect_four", "liars_dice"))]
    assert not ours


def test_all_parts_are_counted():
    names = {one.part for one in shares("en")}
    assert set(BUILT_IN) <= names
    assert {"terminal", "mail", "faults", "pages/shell", "pages/plain"} <= names
    kinds = {name.partition("/")[0] for name in part("tlh", "astron").missing}
    assert kinds == {"texts", "lessons", "pictures", "rulebook", "board"}


def test_a_language_that_nobody_speaks_lacks_everything():
    assert all(one.share == 0 for one in shares("tlh"))
    assert all(one.share == 1 for one in shares("en"))


@pytest.fixture
def german(tmp_path, monkeypatch):
    """Space Walk in a folder of its own, where its German can be spoilt."""
    folder = tmp_path / "spacewalk"
    shutil.copytree(Path(str(files(package_of("spacewalk")))), folder)
    monkeypatch.setattr(clauses, "files", lambda package: folder)
    monkeypatch.setattr(translations, "files", lambda package: folder)

    def own(package, language):
        return translations.read_catalogue(folder / "texts", language)

    monkeypatch.setattr(translations, "own_catalogue", own)

    def spoil(file: str, was: str, becomes: str) -> tuple[str, ...]:
        path = folder / file
        source = path.read_text("utf-8")
        assert was in source
        path.write_text(source.replace(was, becomes, 1), "utf-8")
        return translations._share("spacewalk", translations._of_game("spacewalk", "de")).missing

    return spoil


@pytest.mark.parametrize(
    ("file", "was", "becomes", "missing"),
    [
        ("texts/de.ftl", "\nname-red = ", "\nname-rot = ", "texts/name-red"),
        ("texts/de.ftl", "\nname-red = ", "\nname-red ", "texts/name-red"),
        ("texts/de.ftl", "\nname-red = ", "\nname-red = { $rouge }", "texts/name-red"),
        ("texts/de.ftl", "\nblurb = ", "\nblurb-2 = ", "texts/blurb"),
        ("lessons/de.ftl", "\ndanger-text = ", "\ndanger = ", "lessons/danger-text"),
        ("rulebook.de.md", "**SW-7**", "**SV-7**", "rulebook/SW-7"),
    ],
)
def test_what_is_missing_or_broken_is_named(german, file, was, becomes, missing):
    assert german(file, was, becomes) == (missing,)


def test_a_page_without_a_clause_says_it_in_english(german):
    german("rulebook.de.md", "**SW-7**", "**SV-7**")
    found = clauses.clauses_of("spacewalk", "de")
    assert found["SW-7"] == clauses.clauses_of("spacewalk")["SW-7"]
    assert found["SW-8"] != clauses.clauses_of("spacewalk")["SW-8"]
    assert list(found) == list(clauses.clauses_of("spacewalk"))


def test_the_command_says_it_to_programs_and_to_people(capsys):
    assert run(["languages", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert list(told) == list(languages())
    assert told["de"]["beta"] is False
    assert told["de"]["parts"]["astron"] == {
        "share": 1.0, "messages": part("de", "astron").wanted, "missing": [],
    }  # fmt: skip
    run(["languages", "tlh"])
    first, *rest = capsys.readouterr().out.splitlines()
    assert first.startswith("tlh  0 % of ")
    assert first.endswith("beta")
    assert any(line.startswith("    mail  0 %: keep-subject, ") for line in rest)


def test_one_missing_message_is_never_a_hundred_percent():
    assert percent(Share("", 10_000, ("a",))) == "99 %"
    assert percent(Share("", 10_000, ())) == "100 %"


def test_the_german_of_the_tree_itself_is_left_alone(german):
    german("texts/de.ftl", "\nname-red = ", "\nname-rot = ")
    assert "name-red" in own_catalogue(package_of("spacewalk"), "de").messages
