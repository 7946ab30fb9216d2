"""Boards in the terminal speak every language of their game, and their columns stay in line."""

from __future__ import annotations

import functools
import io
import random
import re

import pytest
from rich.cells import cell_len
from rich.console import Console, RenderableType
from rich.text import Text

import orrery
from orrery.core.captions import Captions, padded
from orrery.core.catalogue import Catalogue
from orrery.core.drawing import Drawing, drawn, legend_of, takes_texts
from orrery.core.errors import BadGame
from orrery.core.game import Game
from orrery.core.languages import languages
from orrery.core.registry import find_game, game_ids, package_of
from orrery.core.signatures import TERMINAL, check_functions
from orrery.core.texts import ENGLISH, Texts, languages_of, own_catalogue
from orrery.core.words import words_of

TABLES = {
    "spacewalk": [{}, {"variant": "cards"}],
    "astron": [{"players": 5, "teams": "2"}],
    "astroplane": [{"players": 4, "match_to": 5}],
    "situation7": [{}, {"tempo": "race"}, {"tempo": "live"}],
    "zylatron": [{"players": 3}, {"rules": "short", "pick_planets": True}],
}
"""By game: options under which a board shows other words."""
STEPS = 24
NAMES = {"ASTRON", "Astroplane", "ZYLATRON", "major", "short"}
"""What is called so in every language: games, and boards as they are typed."""
SIGN = re.compile(r"[rgbyBFWM]+|[goy]+")
"""Letters of pieces on the map."""
STACKS = re.compile(r"\d,\d+:\w")
"""A list of stacks in Zylatron, as long as there are pieces: it goes on in the next line."""
VARIABLE = re.compile(r"\$[\w-]+|\[[\w-]+\]")
"""And the keys that choose: nobody reads their names."""
TRANSLATED = [
    (game, language)
    for game in game_ids()
    for language in languages_of(package_of(game))
    if language != ENGLISH
]


def printed(shown: RenderableType, width: int = 80) -> str:
    paper = io.StringIO()
    Console(file=paper, width=width, color_system=None, highlight=False).print(shown)
    return paper.getvalue()


@functools.cache
def positions(game: str) -> tuple[tuple[object, object, int], ...]:
    """Board, state and viewer: the beginning of some games, and a few actions later."""
    found = []
    for options in TABLES.get(game, [{}]):
        table, dice = orrery.new(game, seed=3, **options), random.Random(1)
        for step in range(STEPS + 1):
            if step % (STEPS // 2) == 0 and not table.is_over:
                seat = table.to_act[0]
                hidden = table.game.hidden(table.board, table.state, seat)
                found.append((table.board, hidden, seat))
            if not table.is_over:
                seat = dice.choice(table.to_act)
                table.play(seat, dice.choice(table.actions(seat)))
    return tuple(found)


@functools.cache
def screens(game: str, language: str) -> tuple[str, ...]:
    """What is drawn of all these positions, and the legends."""
    made = find_game(game)
    boards = [printed(drawn(made, *place, language)) for place in positions(game)]
    first = positions(game)[0][0]
    legends = [printed(legend_of(made, first, colour, language)) for colour in (True, False)]
    return (*boards, *legends)


def words_in(text: str) -> set[str]:
    """Words of three letters and more that are no signs."""
    found = re.findall(r"[^\W\d_]{3,}", text)
    return {word for word in found if not SIGN.fullmatch(word)}


def said_in(game: str, language: str) -> set[str]:
    """All words that a language has for a game and for its screen."""
    terminal = words_of("terminal", language).catalogues[0]
    catalogues = own_catalogue(package_of(game), language), terminal
    sources = [message.source for one in catalogues for message in one.messages.values()]
    said = [VARIABLE.sub("", source.partition("=")[2]) for source in sources]
    return {word for text in said for word in words_in(text)}


@pytest.mark.parametrize(("game", "language"), TRANSLATED)
def test_no_word_of_english_is_left_on_a_board(game, language):
    known = said_in(game, language) | NAMES
    for english, other in zip(screens(game, ENGLISH), screens(game, language), strict=True):
        left = (words_in(english) & words_in(other)) - known
        assert not left, (language, left)


@pytest.mark.parametrize("game", [game for game in game_ids() if game in TABLES])
def test_every_language_draws_words_of_its_own(game):
    for language in languages_of(package_of(game)):
        if language != ENGLISH:
            pairs = zip(screens(game, ENGLISH), screens(game, language), strict=True)
            assert all(words_in(english) != words_in(other) for english, other in pairs)


@pytest.mark.parametrize(("game", "language"), TRANSLATED)
def test_no_board_is_wider_than_the_screen_in_any_language(game, language):
    for screen in screens(game, language):
        assert max(cell_len(line.rstrip()) for line in screen.splitlines()) <= 80


def unbroken(shown: RenderableType) -> list[str]:
    """What is drawn for 80 columns, on paper that breaks no line."""
    at_80 = shown.at(False, 80) if isinstance(shown, Drawing) else shown
    return [line.rstrip() for line in printed(at_80, width=400).splitlines()]


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", game_ids())
def test_no_line_of_a_board_or_legend_is_broken(game, language):
    made, first = find_game(game), positions(game)[0][0]
    shown = [drawn(made, *place, language) for place in positions(game)]
    shown += [legend_of(made, first, colour, language) for colour in (True, False)]
    lines = {line for one in shown for line in unbroken(one) if not STACKS.search(line)}
    assert [line for line in lines if cell_len(line) > 80] == []


@pytest.mark.parametrize("language", languages())
def test_what_astroplane_asks_fits_into_a_line(language):
    """No game of ours comes to a Square of ten pieces: the longest words are said here."""
    say = Captions(find_game("astroplane").texts(language))
    values = {"n": 10, "left": "a10", "right": "a6"}
    for player in ("red", "blue", "green", "yellow"):
        for message in ("send", "may-take"):
            said = say(message, player=player, owner=player, **values)
            assert cell_len(said) <= 80, said


def test_the_map_keeps_its_signs_in_every_language():
    maps = {
        screens("zylatron", language)[0].partition(" 2 ")[2][:50]
        for language in languages_of(package_of("zylatron"))
    }
    assert len(maps) == 1


def test_columns_stay_in_line_in_cyrillic():
    lines = [line for line in screens("astroplane", "ru")[0].splitlines() if "резерв" in line]
    assert len(lines) == 4
    assert len({cell_len(line.partition("старт")[0]) for line in lines}) == 1
    assert padded("зелёный", 9) == "зелёный  "
    assert cell_len(padded("宇宙", 6)) == 6


def test_a_decimal_has_the_sign_of_its_language():
    race = [screen for screen in screens("situation7", "de") if "Uhren:" in screen]
    assert race
    assert all(re.search(r"Gelb \d+,\d s, Grün \d+,\d s", screen) for screen in race)
    english = [screen for screen in screens("situation7", ENGLISH) if "clocks:" in screen]
    assert all(re.search(r"yellow \d+\.\d s, green \d+\.\d s", screen) for screen in english)


SOURCE = "screen-due = { $ship } is { $n } from { $place }\nname-moon = the Moon\n"


def test_a_part_of_a_caption_keeps_its_style():
    say = Captions(Texts(Catalogue("en.ftl", ENGLISH, SOURCE)))
    text = say.text("due", "dim", ship=Text("ship 1", "bold"), n=2, place="moon")
    assert text.plain == "ship 1 is 2 from the Moon"
    styles = {text.plain[span.start : span.end]: str(span.style) for span in text.spans}
    assert styles["ship 1"] == "bold"
    assert styles[" is 2 from the Moon"] == "dim"


# Plug-ins


def test_a_game_whose_drawing_takes_no_texts_goes_on_working():
    game = Game("connect_four_by_hand")
    assert not takes_texts(game.module("terminal").draw)
    values = game.meta.read_options(None, {})
    board = game.load_board(game.default_board(values))
    assert "·" in printed(drawn(game, board, game.setup(board, values), 0, "de"))
    assert "empty" in printed(legend_of(game, board, False, "de"))


def three(board, state, viewer): ...
def four(board, state, viewer, texts=None): ...
def wrong(board, viewer, state): ...


@pytest.mark.parametrize("draw", [three, four])
def test_a_drawing_may_take_texts_or_not(draw):
    check_functions(__name__, {"draw": draw}, TERMINAL)


def test_a_drawing_with_its_parameters_in_another_order_is_refused():
    with pytest.raises(BadGame, match=r"draw\(board, viewer, state\) .* must take"):
        check_functions(__name__, {"draw": wrong}, TERMINAL)
