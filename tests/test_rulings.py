"""The rulebook pages mark what is ours: every ruling, in every language, and nothing else."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest

from orrery.core.clauses import clauses_of, own_clauses, rulebook_text
from orrery.core.languages import languages

RULINGS = tomllib.loads((Path(__file__).parent / "rulings.toml").read_text())
MARK = re.compile(r"\*\(([^)]+)\)\*")
MARKS = {
    "en": "*(ruling)*", "de": "*(Entscheidung)*", "es": "*(decisión)*", "fr": "*(décision)*",
    "it": "*(decisione)*", "nl": "*(beslissing)*", "pl": "*(rozstrzygnięcie)*",
    "pt": "*(decisão)*", "ru": "*(решение)*", "sv": "*(avgörande)*",
}  # fmt: skip


@pytest.mark.parametrize("language", MARKS)
@pytest.mark.parametrize("game_id", RULINGS)
def test_a_page_marks_every_ruling_and_nothing_else(game_id, language):
    marks = {id: text.count(MARKS[language]) for id, text in clauses_of(game_id, language).items()}
    assert {id: count for id, count in marks.items() if count} == RULINGS[game_id]


@pytest.mark.parametrize("language", MARKS)
@pytest.mark.parametrize("game_id", RULINGS)
def test_marks_are_written_in_one_way_so_that_none_is_overlooked(game_id, language):
    text, word = rulebook_text(game_id, language), MARKS[language].strip("*()")
    assert text.count(f"({word})") == text.count(MARKS[language])
    assert f"{word})" not in text.replace(MARKS[language], "")


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game_id", RULINGS)
def test_a_language_has_two_words_for_its_marks_where_english_has_them(game_id, language):
    english, other = own_clauses(game_id), own_clauses(game_id, language)
    marks = {clause: MARK.findall(text) for clause, text in other.items()}
    assert {clause: len(found) for clause, found in marks.items()} == {
        clause: len(MARK.findall(english[clause])) for clause in other
    }
    assert len({word for found in marks.values() for word in found}) in ([2] if other else [0])


def test_the_list_has_every_game_with_an_old_rulebook():
    assert sorted(RULINGS) == ["astron", "astroplane", "situation7", "spacewalk", "zylatron"]
