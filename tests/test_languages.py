"""Languages: every language file of every game is complete, and sentences can be filled."""

from __future__ import annotations

import re
from collections import defaultdict

import pytest

from orrery.core.catalogue import lacks_plurals
from orrery.core.clauses import own_clauses, rulebook_text
from orrery.core.languages import accepted_language, is_beta, languages, read_languages
from orrery.core.registry import BUILT_IN, find_game, find_meta, game_ids, package_of
from orrery.core.short_sentences import PREFIXES
from orrery.core.texts import (
    ENGLISH,
    Texts,
    english,
    languages_of,
    own_catalogue,
    spoken,
    texts_of,
)  # fmt: skip

GAMES = game_ids()
TRANSLATED = [(game, lang) for game in GAMES for lang in languages_of(package_of(game))[1:]]
FROM_META = {"title", "blurb"}  # in English the meta itself says these, and help and cautions
BEGINNINGS = tuple(prefix for prefix in PREFIXES.values() if prefix)


def own(game: str, language: str) -> Texts:
    return Texts(own_catalogue(package_of(game), language))


@pytest.mark.parametrize("game", GAMES)
def test_every_game_speaks_what_was_read(game):
    assert read_languages() <= set(languages_of(package_of(game))) or game not in BUILT_IN


@pytest.mark.parametrize(("game", "language"), TRANSLATED)
def test_a_language_has_the_same_ids_and_variables_as_english(game, language):
    english, other = find_game(game).texts().messages(), own(game, language).messages()
    of_meta = FROM_META | {name for name in other if name.startswith(("help-", "caution-"))}
    assert not set(other) - of_meta - set(english)
    assert is_beta(language) or not set(english) - set(other)
    for name in english.keys() & other.keys():
        assert other[name].variables == english[name].variables, name


@pytest.mark.parametrize("game", GAMES)
def test_no_message_is_broken_or_lacks_a_plural_form(game):
    for language in languages_of(package_of(game)):
        for catalogue in find_game(game).texts(language).catalogues:
            assert not [str(flaw) for flaw in catalogue.flaws]
            for message in catalogue.messages.values():
                assert not lacks_plurals(message, catalogue.language), message.id
                assert message.id in FROM_META or message.id.startswith((*BEGINNINGS, "-"))


@pytest.mark.parametrize("game", GAMES)
def test_notes_explain_the_variables_of_an_english_catalogue(game):
    catalogue = own_catalogue(package_of(game), ENGLISH)
    if catalogue.path.endswith(".ftl"):
        assert not catalogue.unexplained()


@pytest.mark.parametrize(("game", "language"), TRANSLATED)
def test_a_language_says_what_the_meta_says(game, language):
    meta, texts = find_meta(game), own(game, language)
    assert set(texts.messages()) >= FROM_META
    helped = {f"help-{option.name.replace('_', '-')}" for option in meta.options}
    assert set(texts.messages("help")) == helped
    cautioned = [meta.caution({"players": n, "tempo": "live"}) for n in range(2, 7)]
    clauses = {f"caution-{remark.clause}" for remark in cautioned if remark}
    assert set(texts.messages("cautions")) == clauses


@pytest.mark.parametrize("game", GAMES)
def test_every_option_choice_and_board_has_a_label(game):
    meta, texts = find_meta(game), texts_of(package_of(game))
    assert len(texts.messages("options")) == len(meta.options)
    assert len(texts.messages("boards")) == len(meta.boards)
    assert all(texts.has("options", option.name) for option in meta.options)
    assert all(texts.has("boards", board) for board in meta.boards)
    choices = {choice for option in meta.options for choice in option.choices}
    assert all(texts.has("choices", one) or texts.has("names", one) for one in choices)
    assert all(texts.has("names", seat) for seat in meta.seat_names)


@pytest.mark.parametrize(("game", "language"), TRANSLATED)
def test_a_rulebook_has_the_same_clauses_in_the_same_order(game, language):
    english, other = own_clauses(game), own_clauses(game, language)
    if not other and is_beta(language):
        return
    assert rulebook_text(game, language) != rulebook_text(game)
    assert list(other) == [one for one in english if one in other or not is_beta(language)]
    for clause, text in other.items():
        assert len(text) > len(english[clause]) / 2, clause
    headings = [rulebook_text(game, lang).count("\n## ") for lang in (ENGLISH, language)]
    assert headings[0] == headings[1]


@pytest.mark.parametrize(("number", "said"), [(1, "1 point"), (-1, "-1 point"), (0, "0 points"),
                                              (11, "11 points")])  # fmt: skip
def test_a_number_chooses_its_form(number, said):
    texts = Texts(english("here", {"events": {"scored": "{n} {n:point|points}"}}))
    assert texts.say("events", "scored", {"n": number}) == said


MANY = re.compile(
    r"\b1 (?:points|cards|steps|moves|rounds|Zys|discards|tokens|ships|pieces|tries"
    r"|Punkte|Karten|Schritte|Bewegungen|Runden|Marken|Schiffe|Steine|Teile)\b"
)


@pytest.mark.parametrize(("game", "language"), [(game, "en") for game in GAMES] + TRANSLATED)
def test_no_sentence_counts_one_thing_as_many(game, language):
    texts = find_game(game).texts(language)
    for section in ("events", "refusals"):
        for name, message in texts.messages(section).items():
            filled = message.value.fill(texts.names, defaultdict(lambda: "1"))
            assert not MANY.search(filled), f"{name}: {filled}"


def test_unknown_languages_are_english():
    package = package_of("spacewalk")
    assert spoken(package, "de-AT") == spoken(package, "DE") == "de"
    assert spoken(package, "tlh") == spoken(package, "../en") == spoken(package, "") == "en"
    assert texts_of(package, "../../pyproject") is texts_of(package)


def test_a_browser_is_answered_in_the_language_it_likes_best():
    assert accepted_language("de-AT,de;q=0.9,en;q=0.5") == "de"
    assert accepted_language("en-GB;q=0.5, de;q=0.9") == "de"
    assert accepted_language("tlh, en-GB, de") == "en"
    assert accepted_language("tlh, de;q=0") == accepted_language("de;q=much") == "en"
    assert accepted_language("") == accepted_language("*") == "en"


def test_english_comes_first_and_all_languages_that_were_read_are_there():
    assert languages()[0] == ENGLISH
    assert read_languages() <= set(languages())
    assert not is_beta(ENGLISH)
    assert is_beta("tlh")
