"""A game played by its module: threads, clocks, and what is kept on disk."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import wasmtime

from orrery.bots.levels import knobs_of, level_of
from orrery.bots.search import searcher
from orrery.bots.search.backend import use_backend
from orrery.bots.search.searcher import Budget, Searcher
from orrery.core.game import Game
from orrery.core.opening import opening
from orrery.core.registry import find_game
from orrery.core.target import begin_at_once, end_at_once
from orrery.wasm import code
from orrery.wasm.playing import ModuleRules, ModuleSearch
from orrery.wasm.shipped import shipped_module

SEED = 5


def no_way(game: Game, lack: str) -> None:
    raise AssertionError(lack)


@pytest.fixture
def played() -> Iterator[tuple[Game, Any, Any]]:
    """Space Walk by its module: the game, a board, its first position."""
    begin_at_once()
    game = find_game("spacewalk")
    rules = ModuleRules(game, no_way)
    game.ask(rules)
    use_backend(game, ModuleSearch(game, rules))
    values, _, board = opening(game, 2, {}, None)
    yield game, board, game.setup(board, values)
    game.ask(None)
    use_backend(game, None)
    end_at_once()


def in_threads(n: int, work: Any) -> list[Any]:
    """What `work(k)` gives in n threads that run side by side."""
    found: list[Any] = [None] * n
    start = threading.Barrier(n)

    def run(k: int) -> None:
        start.wait()
        found[k] = work(k)

    threads = [threading.Thread(target=run, args=(k,)) for k in range(n)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return found


def test_every_thread_has_an_instance_of_its_own(played):
    game = played[0]
    instances = in_threads(3, lambda k: game.rules)
    assert len({id(one) for one in [*instances, game.rules]}) == 4
    assert game.rules is game.rules


def test_threads_side_by_side_play_what_one_thread_plays(played):
    game, board, state = played
    alone = [walk(game, board, state, k) for k in range(4)]
    assert in_threads(4, lambda k: walk(game, board, state, k)) == alone
    assert len(set(alone)) == 4


def walk(game: Game, board: Any, state: Any, k: int) -> str:
    """Where play ends that always takes the k-th of the legal actions."""
    for _ in range(8):
        seat = game.to_act(board, state)[0]
        actions = game.actions(board, state, seat)
        state = game.after(board, state, seat, actions[k % len(actions)])
    return game.position_text(board, state)


def test_two_threads_search_as_two_searches_would(played):
    game, board, state = played
    both = thought(game, board, state, threads=2)
    assert both == thought(game, board, state, threads=2)
    assert sum(choice.visits for choice in both) == 2 * 40


def thought(game: Game, board: Any, state: Any, threads: int) -> list[searcher.Choice]:
    seat = game.to_act(board, state)[0]
    knobs = knobs_of(level_of(game, "captain", state.n_seats))
    found = Searcher(game, knobs, state.n_seats, 40, SEED, threads)
    return found.think(board, game.hidden(board, state, seat), seat, Budget(40))


def test_a_search_by_the_module_looks_at_the_clock_and_stops(played, monkeypatch):
    game, board, state = played
    ticks = iter(range(1000))
    monkeypatch.setattr(searcher.time, "perf_counter", lambda: next(ticks) * 0.01)
    seat = game.to_act(board, state)[0]
    knobs = knobs_of(level_of(game, "captain", state.n_seats))
    found = Searcher(game, knobs, state.n_seats, 100_000, SEED)
    choices = found.think(board, game.hidden(board, state, seat), seat, Budget(100_000, 50))
    n = sum(choice.visits for choice in choices)
    assert searcher.FIRST_SLICE < n < 1000  # five slices of 0.01 s


@pytest.fixture
def kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> tuple[bytes, Path]:
    """A module, compiled once onto a disk of its own; and where its code is kept."""
    monkeypatch.setenv("ORRERY_CACHE", str(tmp_path))
    monkeypatch.setattr(code, "_known", {})
    module = shipped_module(find_game("connect_four"))
    assert module is not None
    code.code_of(module)
    code._known.clear()
    return module, code.file_of(module)


def refuse_to_compile(*args: Any) -> None:
    raise AssertionError("this was compiled again")


def test_machine_code_is_taken_from_the_disk(kept, monkeypatch):
    module, _ = kept
    monkeypatch.setattr(code, "_compiled", refuse_to_compile)
    assert [one.name for one in code.code_of(module).imports] == ["memory"]


@pytest.mark.parametrize("content", [b"", b"\0" * 5000])
def test_machine_code_that_is_not_what_was_written_is_made_again(kept, content):
    module, file = kept
    good = file.read_bytes()
    file.write_bytes(content)
    assert [one.name for one in code.code_of(module).imports] == ["memory"]
    assert len(file.read_bytes()) == len(good)


def test_a_flipped_byte_of_machine_code_is_noticed(kept):
    module, file = kept
    good = bytearray(file.read_bytes())
    good[len(good) // 2] ^= 1
    file.write_bytes(good)
    assert code._kept(module) is None


def test_without_a_disk_modules_are_compiled_all_the_same(tmp_path, monkeypatch):
    (tmp_path / "file").write_text("no folder")
    monkeypatch.setenv("ORRERY_CACHE", str(tmp_path / "file"))
    monkeypatch.setattr(code, "_known", {})
    module = shipped_module(find_game("connect_four"))
    assert module is not None
    assert isinstance(code.code_of(module), wasmtime.Module)
