"""Every function that an author writes is held to what it must take, when the game is loaded."""

from __future__ import annotations

from types import ModuleType

import pytest
from mistaken_game import NAME, play, sentence
from workbench import Workbench

from orrery.core.contract import ENGINE_FUNCTIONS
from orrery.core.errors import BadGame
from orrery.core.registry import find_game, game_ids
from orrery.core.signatures import MODULES, RULES, check_functions, check_module

CASES = [(module, name) for module, takes in MODULES.items() for name in takes]


def module_with(name: str, parameters: tuple[str, ...]) -> ModuleType:
    """A module of a package `game` with one function."""
    made = ModuleType("game.rules")
    source = f"\n\ndef {name}({', '.join(parameters)}):\n    return 0\n"
    exec(compile(source, "game/rules.py", "exec"), vars(made))
    return made


def complaint(name: str, parameters: tuple[str, ...], takes) -> str:
    with pytest.raises(BadGame) as caught:
        check_functions("game", vars(module_with(name, parameters)), takes)
    return str(caught.value)


def ways_of(wanted: tuple[str, ...]) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """What must be taken, and all that may be: a `?` marks what can be left out."""
    needed = tuple(name for name in wanted if not name.endswith("?"))
    return needed, tuple(name.removesuffix("?") for name in wanted)


@pytest.mark.parametrize("name", RULES)
def test_a_function_of_the_rules_takes_what_it_is_asked_with(name):
    wanted = RULES[name]
    needed, whole = ways_of(wanted)
    for taken in (needed, whole):
        check_functions("game", vars(module_with(name, taken)), RULES)
    short = complaint(name, needed[:-1], RULES)
    assert short == (
        f"{name}({', '.join(needed[:-1])}) of game/rules.py line 3 must take ({', '.join(wanted)})"
    )
    assert "must take" in complaint(name, (*whole, "more"), RULES)
    if len(whole) > 1:
        assert "must take" in complaint(name, whole[::-1], RULES)


@pytest.mark.parametrize(("module", "name"), CASES)
def test_so_does_a_function_of_a_module(module, name):
    needed, whole = ways_of(MODULES[module][name])
    for taken in (needed, whole):
        check_module("game", module, module_with(name, taken))
    with pytest.raises(BadGame, match="must take"):
        check_module("game", module, module_with(name, (*whole, "more")))


def test_the_pace_of_live_play_is_looked_at():
    live = ModuleType("game.live")
    live.pace = module_with("act", ("game", "board"))
    with pytest.raises(BadGame, match=r"act\(game, board\) of .* must take \(game, board, state"):
        check_module("game", "live", live)


def test_functions_of_others_under_the_same_name_are_left_alone():
    taken = module_with("draw", ("rng", "n"))  # such as `core.chance.draw`
    check_functions("another_game", vars(taken), MODULES["terminal"])


def test_the_whole_contract_is_covered():
    assert set(ENGINE_FUNCTIONS) <= set(RULES)
    hooks = {"foresee", "habit", "objection", "view", "after_deed", "why_not_now", "hide_event"}
    assert hooks <= set(RULES)


@pytest.mark.parametrize("game_id", game_ids())
def test_every_module_of_our_own_games_passes(game_id):
    game = find_game(game_id)
    for name in ("board", "notation", "view", "terminal"):
        game.module(name)
    assert game.hooks.standing_pass is not None


def test_a_wrong_module_of_an_installed_game_is_one_sentence(tmp_path):
    bench = Workbench(tmp_path)
    file = bench.new_game(NAME) / "src" / NAME / "live.py"
    file.write_text('"""Live."""\n\n\ndef minutes():\n    return 3\n')
    found = sentence(play(bench))
    assert f"minutes() of {file} line 4 must take (options)" in found
