"""The rules as WebAssembly: the same games, byte for byte; modules that ask for nothing."""

from __future__ import annotations

import functools
import os
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

import orrery
from orrery.core.registry import find_game

pytest.importorskip("ziglang", reason="no wasm-ld: pip install 'orrery[wasm-build]'")
pytest.importorskip("wasmtime", reason="no wasmtime: pip install 'orrery[wasm]'")

from same_games import said

from orrery.wasm.build import SECTION, build, card_of, linked, read_card
from orrery.wasm.fingerprint import ALL_EXPORTS, EXPORTS
from orrery.wasm.runtime import load
from orrery.wasm.sections import Import, custom_section, exports_of, imports_of, with_section

GAMES = ("connect_four", "liars_dice", "spacewalk")
N_GAMES, N_BATCH = 2, 3

SCRIPT = """
from orrery.core.registry import find_game
from same_games import Here, said
game = find_game({game!r})
for line in said(game, Here(game), {n_games}, {n_batch}):
    print(line)
"""


@functools.cache
def module_of(game: str) -> bytes:
    return build(find_game(game))


@pytest.mark.parametrize("game", GAMES)
def test_random_games_have_the_bytes_of_compiled_and_plain_rules(game: str, said_both_ways):
    found = find_game(game)
    there = list(said(found, load(found, module_of(game)), N_GAMES, N_BATCH))
    here = said_both_ways(SCRIPT.format(game=game, n_games=N_GAMES, n_batch=N_BATCH))
    assert there == here
    assert len(here) >= 2 * N_GAMES + 1


@pytest.mark.parametrize("game", GAMES)
def test_a_module_imports_its_memory_and_nothing_else(game: str):
    assert imports_of(module_of(game)) == [Import("env", "memory", "memory")]
    assert set(exports_of(module_of(game))) == {*ALL_EXPORTS, "__heap_base"}


@pytest.mark.parametrize("game", GAMES)
def test_another_process_elsewhere_builds_the_same_bytes(game: str, tmp_path: Path):
    file = tmp_path / "again.wasm"
    env = {**os.environ, "ORRERY_CACHE": str(tmp_path / "cache"), "PYTHONHASHSEED": "77"}
    command = [sys.executable, "-m", "orrery.wasm.build", game, str(file)]
    subprocess.run(command, env=env, cwd=tmp_path, check=True)
    assert file.read_bytes() == module_of(game)


@pytest.mark.parametrize("game", GAMES)
def test_a_module_names_no_folder_of_the_machine_that_built_it(game: str):
    for folder in (Path(orrery.__file__).parents[2], Path.home(), Path(sys.prefix)):
        assert os.fsencode(folder) not in module_of(game)


def test_a_module_says_what_it_was_made_from():
    card = read_card(module_of("connect_four"))
    assert card == card_of(find_game("connect_four"))
    assert len(card.fingerprint) == 64


def test_another_source_makes_another_fingerprint(monkeypatch, tmp_path: Path):
    from orrery.wasm import fingerprint

    monkeypatch.setattr(fingerprint, "source_folders", lambda package: [tmp_path])
    empty = fingerprint.fingerprint("any")
    (tmp_path / "rules.py").write_text("N = 1\n")
    one = fingerprint.fingerprint("any")
    (tmp_path / "rules.py").write_text("N = 2\n")
    assert len({empty, one, fingerprint.fingerprint("any")}) == 3


def with_card(module: bytes, **changes: object) -> bytes:
    """The module with another card."""
    card = msgspec.structs.replace(read_card(module), **changes)
    old = custom_section(module, SECTION)
    assert old is not None
    n_bytes = len(with_section(b"", SECTION, old))
    return with_section(module[:-n_bytes], SECTION, msgspec.json.encode(card))


def test_a_stale_module_is_refused_with_a_sentence():
    module = module_of("connect_four")
    assert with_card(module) == module
    with pytest.raises(orrery.BadInput, match="older than its rules"):
        load(find_game("connect_four"), with_card(module, fingerprint="0" * 64))


def test_a_module_of_another_game_is_refused():
    with pytest.raises(orrery.BadInput, match="of connect_four, not of liars_dice"):
        load(find_game("liars_dice"), module_of("connect_four"))


@pytest.mark.parametrize("content", [b"", b"no module", b"\0asm\1\0\0\0\2"])
def test_what_is_no_module_is_refused(content: bytes):
    with pytest.raises(orrery.BadInput, match="WebAssembly module"):
        load(find_game("connect_four"), content)


def test_a_damaged_module_is_refused():
    module = bytearray(module_of("connect_four"))
    middle = len(module) // 2
    module[middle : middle + 40] = b"\xff" * 40
    with pytest.raises(orrery.BadInput, match="damaged"):
        load(find_game("connect_four"), bytes(module))


def test_a_function_from_outside_is_not_linked():
    import llvmlite.binding as llvm

    from orrery.wasm.target import TRIPLE, target_machine

    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    bodies = "\n".join(f"define i32 @{name}() {{ ret i32 0 }}" for name in ALL_EXPORTS[1:])
    foreign = f"define double @{EXPORTS[0]}() {{ %x = call double @exp(double 1.0) ret double %x }}"
    text = f'target triple = "{TRIPLE}"\ndeclare double @exp(double)\n{foreign}\n{bodies}\n'
    content = target_machine().emit_object(llvm.parse_assembly(text))
    with pytest.raises(orrery.BadInput, match="undefined symbol: exp"):
        linked(content)


def test_a_module_that_asks_for_more_is_not_loaded():
    """Its card is right; its import of memory has another name."""
    module = module_of("connect_four").replace(b"\3env\6memory", b"\3env\6mammal")
    with pytest.raises(orrery.BadInput, match="more than its memory"):
        load(find_game("connect_four"), module)
