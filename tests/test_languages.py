"""Languages: every language file of every game is complete, and sentences can be filled."""

from __future__ import annotations

import re
import string
from collections import defaultdict

import pytest

from orrery.core.clauses import clauses_of, rulebook_text
from orrery.core.registry import find_game, find_meta, game_ids, package_of
from orrery.core.texts import (
    ENGLISH,
    Texts,
    Word,
    laid_over,
    languages_of,
    read_tables,
    spoken,
    texts_of,
)  # fmt: skip

GAMES = game_ids()
TRANSLATED = [(game, lang) for game in GAMES for lang in languages_of(package_of(game))[1:]]
FROM_META = {"meta", "help", "cautions"}  # in English the meta itself says these


def blanks(sentence: str) -> set[str]:
    return {name for _, name, _, _ in string.Formatter().parse(sentence) if name is not None}


@pytest.mark.parametrize("game", GAMES)
def test_every_game_speaks_german(game):
    assert "de" in languages_of(package_of(game))


@pytest.mark.parametrize(("game", "language"), TRANSLATED)
def test_a_language_has_the_same_ids_and_blanks_as_english(game, language):
    english = find_game(game).texts().tables
    other = read_tables(package_of(game), language)
    assert set(other) - FROM_META == set(english)
    for section, sentences in english.items():
        assert set(other[section]) == set(sentences), section
        for message, sentence in sentences.items():
            assert blanks(other[section][message]) == blanks(sentence), f"{section}.{message}"


@pytest.mark.parametrize(("game", "language"), TRANSLATED)
def test_a_language_says_what_the_meta_says(game, language):
    meta, texts = find_meta(game), read_tables(package_of(game), language)
    assert set(texts["meta"]) == {"title", "blurb"}
    assert set(texts["help"]) == {option.name for option in meta.options}
    cautioned = [meta.caution({"players": n, "tempo": "live"}) for n in range(2, 7)]
    clauses = {remark.clause for remark in cautioned if remark}
    assert set(texts.get("cautions", {})) == clauses


@pytest.mark.parametrize("game", GAMES)
def test_every_option_choice_and_board_has_a_label(game):
    meta, texts = find_meta(game), texts_of(package_of(game)).tables
    assert set(texts["options"]) == {option.name for option in meta.options}
    assert set(texts["boards"]) == set(meta.boards)
    choices = {choice for option in meta.options for choice in option.choices}
    assert choices <= {*texts.get("choices", {}), *texts["names"]}
    assert set(meta.seat_names) <= set(texts["names"])


@pytest.mark.parametrize(("game", "language"), TRANSLATED)
def test_a_rulebook_has_the_same_clauses_in_the_same_order(game, language):
    english, other = clauses_of(game), clauses_of(game, language)
    assert rulebook_text(game, language) != rulebook_text(game)
    assert list(other) == list(english)
    for clause, text in other.items():
        assert len(text) > len(english[clause]) / 2, clause
    headings = [rulebook_text(game, lang).count("\n## ") for lang in (ENGLISH, language)]
    assert headings[0] == headings[1]


@pytest.mark.parametrize(("number", "said"), [(1, "1 point"), (-1, "-1 point"), (0, "0 points"),
                                              (11, "11 points")])  # fmt: skip
def test_a_number_chooses_its_form(number, said):
    texts = Texts({"events": {"scored": "{n} {n:point|points}"}})
    assert texts.say("events", "scored", {"n": number}) == said


MANY = re.compile(
    r"\b1 (?:points|cards|steps|moves|rounds|Zys|discards|tokens|ships|pieces|tries"
    r"|Punkte|Karten|Schritte|Bewegungen|Runden|Marken|Schiffe|Steine|Teile)\b"
)


@pytest.mark.parametrize(("game", "language"), [(g, lang) for g in GAMES for lang in ("en", "de")])
def test_no_sentence_counts_one_thing_as_many(game, language):
    texts = find_game(game).texts(language)
    for section in ("events", "refusals"):
        for message, sentence in texts.tables[section].items():
            filled = sentence.format_map(defaultdict(lambda: Word("1"), {}))
            assert not MANY.search(filled), f"{message}: {filled}"


def test_unknown_languages_are_english():
    package = package_of("spacewalk")
    assert spoken(package, "de-AT") == spoken(package, "DE") == "de"
    assert spoken(package, "tlh") == spoken(package, "../en") == spoken(package, "") == "en"
    assert texts_of(package, "../../pyproject") is texts_of(package)


def test_a_sentence_that_a_language_lacks_is_said_in_english():
    english = {"events": {"won": "{seat} wins", "lost": "{seat} loses"}, "faults": {"1": "odd"}}
    german = {"events": {"won": "{seat} gewinnt"}, "meta": {"title": "Spiel"}}
    assert laid_over(english, german) == {
        "events": {"won": "{seat} gewinnt", "lost": "{seat} loses"},
        "faults": {"1": "odd"},
        "meta": {"title": "Spiel"},
    }
