"""The screen of all games: signs are explained, questions say what matters, bots what they play."""

from __future__ import annotations

import io
import random
import re
from pathlib import Path

import pytest
from rich.console import Console

import orrery
from orrery.bots.levels import level_of
from orrery.bots.names import bot_called
from orrery.bots.officers import Officer
from orrery.bots.players import Bot
from orrery.bots.search.searcher import Searcher
from orrery.cli import screen
from orrery.cli.main import COMMANDS, overview
from orrery.cli.play import opponents
from orrery.cli.room import say_if_narrow
from orrery.cli.screen import TYPED, Screen
from orrery.core.drawing import has_colour
from orrery.core.languages import languages
from orrery.core.registry import game_ids
from orrery.core.words import words_of

GAMES = game_ids()
ROOT = Path(__file__).parents[1]
FRAMES = set("│╭╮╰╯─┃━┏┓┗┛▀▄…")  # lines around things, and the pixels of a picture
PLAIN = set("⚀⚁⚂⚃⚄⚅−")  # the face of a die says what it is, and so does a number below zero
FAMILIES = ("▲▶▼◀", "↖↗↘↙", ".·˙")  # one of them in a legend explains the others


def console_of(width: int = 80, with_colour: bool = False) -> Console:
    system = "truecolor" if with_colour else None
    return Console(
        width=width, file=io.StringIO(), force_terminal=with_colour, color_system=system,
        highlight=False,
    )  # fmt: skip


def printed(console: Console) -> str:
    return re.sub(r"\x1b\[[0-9;?]*[a-zA-Z]", "", console.file.getvalue())


def drawings(game: str, with_colour: bool, width: int):
    """Boards of a random game, every few actions."""
    table, dice = orrery.new(game, seed=2), random.Random(5)
    terminal = table.game.module("terminal")
    for number in range(150):
        if table.is_over:
            break
        if number % 15 == 0:
            console = console_of(width, with_colour)
            seat = table.to_act[0]
            console.print(terminal.draw(table.board, table.state, seat))
            yield table, printed(console)
        seat = dice.choice(table.to_act)
        table.play(seat, dice.choice(table.actions(seat)))


@pytest.mark.parametrize("with_colour", [True, False])
@pytest.mark.parametrize("game", GAMES)
def test_every_sign_of_a_board_is_in_its_legend(game, with_colour):
    for table, drawn in drawings(game, with_colour, 80):
        signs = table.game.module("terminal").legend(table.board, with_colour)
        explained = "".join(str(sign) for sign, _ in signs)
        for family in FAMILIES:
            if set(family) & set(explained):
                explained += family
        strange = {sign for sign in drawn if not sign.isascii()} - FRAMES - PLAIN
        assert strange <= set(explained), strange - set(explained)
        assert all(meaning for _, meaning in signs)


@pytest.mark.parametrize("width", [80, 120])
@pytest.mark.parametrize("with_colour", [True, False])
@pytest.mark.parametrize("game", GAMES)
def test_no_board_is_wider_than_the_screen(game, with_colour, width):
    for _, drawn in drawings(game, with_colour, width):
        assert max(len(line.rstrip()) for line in drawn.splitlines()) <= width


@pytest.mark.parametrize("game", GAMES)
def test_everybody_who_may_act_is_asked_something(game):
    for table, _ in drawings(game, False, 80):
        for seat in table.to_act:
            known = table.game.hidden(table.board, table.state, seat)
            asked = table.game.module("terminal").question(table.board, known, seat)
            assert asked.endswith(("?", ".")), asked


@pytest.mark.parametrize(("settings", "is_seen"), [
    ({"color_system": "truecolor"}, True), ({"color_system": None}, False),
    ({"color_system": "truecolor", "no_color": True}, False),
])  # fmt: skip
def test_no_color_and_pipes_leave_no_colours(settings, is_seen):
    assert has_colour(Console(force_terminal=True, file=io.StringIO(), **settings)) is is_seen


# The screen


def test_every_command_stands_in_its_column():
    places = {line.index(COMMANDS[line.split()[1]]) for line in overview().splitlines()[2:-2]}
    assert len(places) == 1


class Typed(Screen):
    """A screen whose person answers from a list, and then leaves."""

    answers: list[str]

    def read(self, prompt: str) -> str:
        self.console.print(prompt, end="")
        return self.answers.pop(0) if self.answers else "quit"


def screen_at(table: orrery.Table, *answers: str, bots: str = "random") -> Typed:
    n_seats = table.state.n_seats
    players = {
        seat: Bot(table.game, bots, seed=seat, n_seats=n_seats) for seat in range(1, n_seats)
    }
    screen = Typed(table, {0}, players, console_of())
    screen.answers = list(answers)
    return screen


def shown(screen: Typed) -> str:
    assert screen.run() == 0
    return printed(screen.console)


def test_the_legend_is_shown_at_the_start_and_when_asked_for():
    table = orrery.new("astron", seed=1)
    assert shown(screen_at(table)).count("meteor stream: 1 point lost") == 1
    assert shown(screen_at(table, "legend")).count("meteor stream: 1 point lost") == 2


def test_a_screen_of_bots_alone_needs_no_legend():
    table = orrery.new("connect_four", seed=1)
    screen = Typed(table, set(), {s: Bot(table.game, "random") for s in (0, 1)}, console_of())
    assert "yellow's disc" not in shown(screen)


@pytest.mark.parametrize("game", GAMES)
def test_what_a_bot_plays_is_said_with_its_name(game):
    table = orrery.new(game, seed=3)
    screen = screen_at(table)
    for _ in range(60):
        if table.is_over or any(step.seat > 0 for step in table.log.steps):
            break
        seat = min(table.to_act)
        if seat == 0:
            table.play(0, table.actions(0)[0])
        else:
            screen.one_action()
    step = next(step for step in table.log.steps if step.seat > 0)
    said = " ".join(printed(screen.console).split())
    name = bot_called("random", step.seat)
    assert screen.name(step.seat) == name
    played = screen.voice.step(table.log.steps.index(step), 0)
    assert " ".join(f"{name}: {played.words} {step.text}".split()) in said


@pytest.mark.clause("SW-14", "SW-15")
@pytest.mark.parametrize(("phase", "tokens", "asked"), [
    ("gap", "4,4", "A step costs a token (you have 4)"),
    ("gap", "1,4", "A step costs a token (you have 1)"),
    ("after", "3,4", "Pay a token for a second turn or a single step (you have 3), or pass?"),
])  # fmt: skip
def test_space_walk_says_that_a_step_costs_a_token(phase, tokens, asked):
    text = f"sw1 small 2p LrMr/Sr/4/*/LbMb/5/* red {phase} tokens={tokens} turn=red"
    table = orrery.position("spacewalk", text)
    assert asked in shown(screen_at(table))


@pytest.mark.clause("AP-24")
def test_left_and_right_of_astroplane_name_the_place_and_the_owner():
    table = orrery.new("astroplane", seed=1, chance="manual")
    terminal = table.game.module("terminal")
    assert terminal.start_areas(table.board, table.state, 0) == ("f1", "j1")
    assert terminal.start_areas(table.board, table.state, 1) == ("j15", "f15")
    dice = random.Random(1)
    while "left" not in table.actions(table.to_act[0]):
        table.play(table.to_act[0], dice.choice(table.actions(table.to_act[0])))
    seat = table.to_act[0]
    asked = terminal.question(table.board, table.state, seat)
    left = re.search(r"left is ([a-o]\d+)", asked, re.IGNORECASE)
    assert left is not None
    told = table.play(seat, "left")
    assert any(f"start area {left[1]}" in line or f"to {left[1]}" in line for line in told), told


def test_skip_passes_until_the_own_turn_and_wait_is_a_word_of_astron_alone():
    table = orrery.new("astron", seed=1)
    said = shown(screen_at(table, "take-off c", "wait", "skip"))
    assert "cannot read 'wait': write it like 'wait discard forward 3'" in said
    assert "there is nothing to skip now" in said
    text = "sw1 small 2p LrMr/Sr/4/*/LbMb/5/* red gap tokens=4,0 turn=blue"
    orbit = orrery.position("spacewalk", text)
    shown(screen_at(orbit, "skip"))
    assert orbit.log.steps[0].text == "pass"


def test_brackets_that_somebody_types_are_plain_letters(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    table = orrery.new("connect_four", seed=1)
    said = shown(screen_at(table, "[/red]", "why [/x]", "drop [/3]", "save [red]x.jsonl", "drop 0"))
    assert "no action '[/red]'" in said
    assert "no action '[/x]'" in said
    assert "no column [/3]" in said
    assert "--load [red]x.jsonl" in said
    assert (tmp_path / "[red]x.jsonl").exists()
    assert len(table.log.steps) == 2


@pytest.mark.parametrize(("width", "is_said"), [(60, True), (80, False)])
@pytest.mark.parametrize("language", languages())
def test_a_window_too_narrow_for_a_board_is_said(width, is_said, language):
    console = console_of(width, with_colour=True)
    say_if_narrow(console, language)
    said = " ".join(printed(console).split())
    assert ("80" in said and "60" in said) == is_said
    paper = console_of(width)
    say_if_narrow(paper, language)
    assert not printed(paper), "nobody can widen a file"


def test_a_narrow_window_is_said_before_the_game_begins():
    table = orrery.new("connect_four", seed=1)
    typed = screen_at(table)
    typed.console = console_of(50, with_colour=True)
    assert "this window has 50" in " ".join(shown(typed).split())


def test_one_try_of_a_hint_is_one_try():
    words = words_of("terminal")
    said = [words.say("", "hint-line", {"share": "50%", "n": n}) for n in (0, 1, 2)]
    assert said == ["50% in 0 tries", "50% in 1 try", "50% in 2 tries"]


def test_a_game_that_is_saved_goes_on_in_its_language(tmp_path):
    table = orrery.new("connect_four", seed=1)
    table.language = "de"
    file = tmp_path / "mein_spiel.jsonl"
    said = shown(screen_at(table, f"save {file}", "quit"))
    assert "--load" in said
    assert "--lang de" in said[said.index("--load") :]


def test_the_terminal_speaks_the_language_of_the_table():
    table = orrery.new("connect_four", seed=1)
    table.language = "de"
    said = shown(screen_at(table, "?", "99", "drop 3", "why drop 2", "quit"))
    assert "was ein Admiral täte" in said
    assert "es gibt keinen Zug Nummer 99: die Liste geht von 1 bis 7" in said
    assert "Du wirfst eine Scheibe in Spalte 3" in said
    assert "Treibgut Mira wirft eine Scheibe" in said
    assert "Was tust du: eine Scheibe in eine Spalte werfen?" in said
    assert "orrery rules connect_four --lang de" in said
    assert "'drop 2' ist erlaubt" in said
    table = orrery.position("connect_four", "cf1 standard yr/yr/yr/./././. yellow")
    table.language = "de"
    assert "Gelb hat gewonnen" in shown(screen_at(table, "drop 3"))


def test_nothing_of_a_table_in_german_stays_english():
    table = orrery.new("liars_dice", seed=1)
    table.language = "de"
    said = shown(screen_at(table, "?", "hallo", "why hallo", "undo", "bid 1 1", "log"))
    assert "'hallo' ist kein Zug: schreibe einen wie 'bid 1 1'" in said
    assert "auf alle Würfel bieten" in said  # in the help of moves
    assert "Das lässt sich nicht zurücknehmen" in said
    assert "Rot: du" in said
    assert re.search(r"^ Rot  .*$", said, re.MULTILINE)  # on the board
    for english in (
        "no action",
        "bid on all dice",
        "nothing to take back",
        "What do you do",
        "red",
    ):
        assert english not in said, english


def test_moves_are_listed_in_words_and_as_they_are_typed():
    text = "sw1 small 2p LrMr/Sr/4/*/LbMb/5/* red move"
    said = shown(screen_at(orrery.position("spacewalk", text)))
    assert re.search(r"1 Fly the planet with two ships \(0\)\s+move 0", said)
    many = shown(screen_at(orrery.new("spacewalk", seed=1)))
    assert "place 0 large: Large ship to the first planet after the hole (0)" in many


def test_the_help_says_that_moves_are_numbered_only_where_they_are():
    many = shown(screen_at(orrery.new("spacewalk", seed=1), "?"))
    assert "A number from the list" not in many
    assert "The text of a move plays it" in many
    few = shown(screen_at(orrery.new("connect_four", seed=1), "?"))
    assert "A number from the list" in few


def test_bots_of_one_rank_have_different_names():
    names = {bot_called("cadet", seat) for seat in range(30)}
    assert len(names) == 30
    assert all(name.startswith("Cadet ") for name in names)
    assert bot_called("cadet", 0) == "Cadet Vega"
    assert bot_called("cadet", 0, "de") == "Kadett Vega"
    assert bot_called("captain/cut=3", 1).startswith("Captain ")


def test_every_text_the_terminal_asks_for_exists():
    source = (ROOT / "src/orrery/cli/screen.py").read_text("utf-8")
    asked = re.findall(r"""self\.say\(\s*["']([a-z-]+)["']""", source)
    assert len(asked) > 10
    helped = [f"help-{typed.split()[0].replace('?', 'help')}" for typed in TYPED]
    known = set(words_of("terminal").messages())
    chosen = {"help-numbers", "help-texts", "plays"}  # by a condition
    elsewhere = {"what-to-do", "nothing-to-do", "no-glossary"}  # core.asking, cli.rules
    for command in ("replay", "games", "openings", "room"):
        source = (ROOT / f"src/orrery/cli/{command}.py").read_text("utf-8")
        elsewhere |= set(re.findall(r"""say\((?:"",|[\w.]+,) ["']([a-z-]+)["']""", source))
    elsewhere |= {"screen-face-down", "screen-not-rolled", "screen-empty"}  # core.scene_drawing
    assert {*asked, *helped, *chosen, *elsewhere} == known


def test_a_hint_compiles_the_search_before_its_clock_runs(monkeypatch):
    """The first thoughts have no clock; whatever they compile takes nothing from the others."""
    budgets, think = [], Searcher.think

    def noted(self, board, known, seat, budget):
        budgets.append(budget)
        return think(self, board, known, seat, budget)

    monkeypatch.setattr(Searcher, "think", noted)
    said = shown(screen_at(orrery.new("connect_four", seed=1), "hint"))
    assert "a greedy player would" in said
    assert [budget.milliseconds is None for budget in budgets] == [True, False]
    assert budgets[0].iterations <= 4


@pytest.mark.parametrize(("language", "line"), [
    ("en", r"\d% in "), ("de", r"\d\s% in "), ("fr", r"\d\s% en "),
])  # fmt: skip
def test_a_hint_writes_percent_as_its_language_does(language, line):
    table = orrery.new("connect_four", seed=1)
    table.language = language
    assert re.search(line, shown(screen_at(table, "hint")))


@pytest.mark.parametrize("players", [2, 3])
def test_bots_and_hints_know_how_many_play(players, monkeypatch):
    """An Admiral of Astroplane has a network where three play."""
    table = orrery.new("astroplane", players=players, seed=1)
    bots = opponents(table, "admiral", {0})
    assert [bot.player.level.learned for bot in bots.values()] == [players - 2] * (players - 1)
    advisers = []

    class Noted(Bot):
        def lines(self, board, state, seat, n_lines=3):
            advisers.append(self.player.level)
            return []

        def warm_up(self, board, state, seat):
            pass

    monkeypatch.setattr(screen, "Bot", Noted)
    shown(screen_at(table, "hint"))
    assert advisers == [level_of(table.game, screen.HINT, players)]
    assert advisers[0].learned == players - 2


def test_warming_up_changes_no_choice():
    table = orrery.new("connect_four", seed=1)
    place = table.board, table.state, 0
    cold, warm = (Bot(table.game, "ensign", seed=4, n_seats=2) for _ in range(2))
    warm.warm_up(*place)
    assert isinstance(warm.player, Officer)
    assert cold.lines(*place) == warm.lines(*place)
