"""One word for one thing: boards in the browser name it as sentences do. Words: test_glossaries."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from orrery.core.catalogue import read_catalogue
from orrery.core.clauses import rulebook_text
from orrery.core.languages import is_beta, languages
from orrery.core.registry import find_game, package_of
from orrery.core.texts import texts_of

ROOT = Path(__file__).parents[1]
SAME_NAMES = [
    ("spacewalk", "card"), ("zylatron", "card"), ("zylatron", "kind"), ("zylatron", "colour"),
]  # fmt: skip
GAMES = ("spacewalk", "astron", "situation7", "zylatron", "astroplane")
REJECTED = {"zylatron": "eparier", "astron": "bwerfen", "astroplane": "[one] Zug"}
"""Parts of German words and sentences that a glossary, which has whole words, cannot name."""


def board_texts(game: str, language: str = "de") -> dict[str, str]:
    """Id -> pattern, as it stands in the catalogue of the board."""
    catalogue = read_catalogue(ROOT / "web/src/boards" / game / "texts", language)
    return {name: one.source.partition(" = ")[2] for name, one in catalogue.messages.items()}


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize(("game", "family"), SAME_NAMES)
def test_the_board_in_the_browser_names_things_as_the_sentences_do(game, family, language):
    texts = texts_of(package_of(game), language)
    prefix = f"{game}-{family}-"
    shown = {key.removeprefix(prefix): text for key, text in board_texts(game, language).items()
             if key.startswith(prefix)}  # fmt: skip
    assert shown or is_beta(language)
    for name, text in shown.items():
        assert text.lower() == texts.name(name).lower(), name
        assert text == texts.name(name) or language != "de", name


def test_objectives_have_one_name_each():
    texts = texts_of(package_of("situation7"), "de")
    prefix = "situation7-goal-"
    for key, text in board_texts("situation7").items():
        if key.startswith(prefix):
            words = texts.name(key.removeprefix(prefix)).split()
            assert set(text.split()) <= set(words), key


@pytest.mark.parametrize("game", REJECTED)
def test_no_second_word_has_crept_in(game):
    said = [
        one.source.partition(" = ")[2]
        for one in texts_of(package_of(game), "de").messages().values()
    ]
    everything = "\n".join([rulebook_text(game, "de"), *board_texts(game).values(), *said])
    assert REJECTED[game] not in everything


@pytest.mark.parametrize("game", GAMES)
def test_the_page_of_a_game_says_how_many_actions_and_bytes_there_are(game):
    page = (ROOT / "docs/games" / f"{game}.md").read_text()
    found = find_game(game)
    numbers = re.search(r"([\d,]+) action numbers", page)
    size = re.search(r"(?:a record of|state is) ([\d,]+) bytes", page)
    assert numbers is not None
    assert size is not None
    assert int(numbers[1].replace(",", "")) == found.engine.N_ACTIONS
    assert int(size[1].replace(",", "")) == found.module("state").STATE.itemsize
