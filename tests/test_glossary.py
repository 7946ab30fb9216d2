"""The glossary: every term of every game, in every language, with the numbers of the rules."""

from __future__ import annotations

import inspect
import itertools
import json
import re
from random import Random

import pytest

import orrery
from orrery.cli.main import run
from orrery.core.asking import Question
from orrery.core.errors import BadInput
from orrery.core.glossary import all_terms, glossary_of
from orrery.core.languages import is_beta, languages
from orrery.core.registry import BUILT_IN, find_game
from orrery.core.texts import own_catalogue
from orrery.games.zylatron.rules.money import asked

FIVE = tuple(sorted(BUILT_IN))
LANGUAGES = [code for code in languages() if not is_beta(code)]
LONGEST = {"en": 220, "de": 220}
"""Letters of a meaning; other languages may need some more."""
TABLES = {
    "spacewalk": [{}, {"variant": "cards"}],
    "zylatron": [{"rules": "major"}, {"rules": "short"}],
}
"""Options that change what lies on a table."""
WRITTEN_OUT = {
    "en": "three|four|five|six|seven|eight|nine|ten",
    "de": "drei|vier|fünf|sechs|sieben|acht|neun|zehn",
    "es": "tres|cuatro|cinco|seis|siete|ocho|nueve|diez",
    "fr": "trois|quatre|cinq|six|sept|huit|dix",
    "it": "tre|quattro|cinque|sette|otto|nove|dieci",
    "nl": "drie|vier|vijf|zes|zeven|acht|negen|tien",
    "pl": "trzy|cztery|pięć|sześć|siedem|osiem|dziewięć|dziesięć",
    "pt": "três|quatro|cinco|seis|sete|oito|nove|dez",
    "ru": "три|четыре|пять|шесть|семь|восемь|девять|десять",
    "sv": "tre|fyra|fem|sex|sju|åtta|nio|tio",
}
"""Numbers from three on, but for those that mean something else, too: French 9, Italian 6."""


def meaning(game: str, term: str, language: str = "en", **options: object) -> str:
    found = glossary_of(find_game(game), language, options=options)
    return next(one.meaning for one in found if one.id == term)


@pytest.mark.parametrize("game", FIVE)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_term_of_the_texts_is_on_some_table_and_is_explained(game, language):
    tables = TABLES.get(game, [{}])
    found = [glossary_of(find_game(game), language, options=one) for one in tables]
    entries = list(itertools.chain.from_iterable(found))
    assert {one.id for one in entries} == set(all_terms(find_game(game).texts()))
    assert len({one.term for one in entries}) == len({one.id for one in entries})
    assert all(
        one.meaning.endswith(".") and len(one.meaning) < LONGEST.get(language, 280)
        for one in entries
    )


@pytest.mark.parametrize("game", FIVE)
@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_a_language_says_it_in_its_own_words(game, language):
    english, other = (glossary_of(find_game(game), code) for code in ("en", language))
    assert [one.id for one in other] == [one.id for one in english]
    assert not {one.meaning for one in other} & {one.meaning for one in english}


@pytest.mark.parametrize("game", FIVE)
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_number_is_written_by_hand(game, language):
    messages = own_catalogue(find_game(game).package, language).messages
    for name, message in messages.items():
        if name.startswith("meaning-"):
            text = re.sub(r"\$\w+", "", message.source.partition("=")[2])
            assert not re.search(r"\d", text), message.source
            assert not re.search(rf"\b({WRITTEN_OUT[language]})\b", text, re.IGNORECASE), text


@pytest.mark.parametrize("game", FIVE)
def test_every_number_of_the_rules_is_named_in_a_meaning(game):
    made = find_game(game)
    values = made.meta.read_options(None, {})
    board = made.load_board(made.default_board(values))
    named = set().union(*(one.variables for one in made.texts().messages("meanings").values()))
    assert set(made.hooks.glossary.numbers(board, values)) == named


@pytest.mark.parametrize(("game", "term", "said"), [
    ("spacewalk", "large-ship", "4 points"), ("spacewalk", "small-ship", "1 point "),
    ("spacewalk", "token", "2 points"), ("astron", "space-station", "5 points"),
    ("astroplane", "square", "3 points"), ("zylatron", "missile", "8 points once"),
    ("zylatron", "star-fighter", "6 points"), ("situation7", "sun", "200 points"),
])  # fmt: skip
def test_a_meaning_names_the_numbers_of_the_rulebook(game, term, said):
    assert said in meaning(game, term)


def test_the_short_game_has_fewer_pieces_and_faster_fighters():
    short = {one.id for one in glossary_of(find_game("zylatron"), options={"rules": "short"})}
    assert "warrior" in short
    assert not short & {"battle-star", "missile", "strike-damage"}
    assert "10 points" in meaning("zylatron", "star-fighter", rules="short")


@pytest.mark.parametrize("prices", ["full", "half"])
def test_the_price_of_a_factory_is_what_the_table_asks(prices):
    table = orrery.new("zylatron", prices=prices)
    price = asked(table.state, table.board.factory_price)
    assert f"costs {price} Zys" in meaning("zylatron", "factory", prices=prices)


def test_cards_are_explained_where_they_are_played_and_tokens_elsewhere():
    found = glossary_of(find_game("spacewalk"), options={"variant": "cards"})
    with_cards = {one.id for one in found}
    assert "card-copy" in with_cards
    assert "token" not in with_cards


def test_options_that_do_not_exist_are_refused():
    with pytest.raises(BadInput, match="no option 'rule'"):
        glossary_of(find_game("zylatron"), options={"rule": "short"})


def test_a_game_without_a_glossary_has_an_empty_one(capsys):
    assert glossary_of(find_game("connect_four")) == []
    assert run(["rules", "connect_four", "--glossary", "--lang", "de"]) == 1
    assert "erklärt keine Begriffe" in capsys.readouterr().out


def test_the_terminal_prints_it(capsys):
    assert run(["rules", "zylatron", "--glossary"]) == 0
    assert "Krill Missile" in capsys.readouterr().out
    assert run(["rules", "zylatron", "--glossary", "--lang", "de", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)[0]["term"] == "Kampfstern"


# What a seat is asked in the terminal


@pytest.mark.parametrize("game", FIVE)
def test_questions_are_asked_in_the_language_chosen(game):
    table, german, dice = orrery.new(game, seed=5), find_game(game).texts("de"), Random(5)
    for _ in range(40):
        if table.is_over:
            break
        seat = table.to_act[0]
        question = table.game.module("terminal").question(table.board, table.state, seat)
        assert isinstance(question, Question)
        assert question.said(german.names) != str(question)
        table.play(seat, dice.choice(table.actions(seat)))


@pytest.mark.parametrize("game", FIVE)
def test_every_question_of_the_texts_can_be_asked(game):
    asked_for = re.compile(r"""["']([a-z-]+)["']""")
    source = inspect.getsource(find_game(game).module("terminal"))
    known = find_game(game).texts().messages("questions")
    assert {name.removeprefix("question-") for name in known} <= set(asked_for.findall(source))
