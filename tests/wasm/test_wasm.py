"""Modules: they ask for nothing, say what they are, and are refused when they are not that."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import msgspec
import pytest

import orrery
from orrery.core.registry import find_game, game_ids

pytest.importorskip("wasmtime", reason="no wasmtime: pip install 'orrery[wasm]'")

from orrery.wasm.card import ALL_EXPORTS, EXPORTS, SECTION, card_of, read_card
from orrery.wasm.runtime import load
from orrery.wasm.sections import Import, custom_section, exports_of, imports_of, with_section
from orrery.wasm.shipped import shipped_module


def module_of(game_id: str) -> bytes:
    module = shipped_module(find_game(game_id))
    assert module is not None
    return module


@pytest.mark.parametrize("game_id", game_ids())
def test_a_module_imports_its_memory_and_nothing_else(game_id: str):
    assert imports_of(module_of(game_id)) == [Import("env", "memory", "memory")]
    assert set(exports_of(module_of(game_id))) == {*ALL_EXPORTS, "__heap_base"}


@pytest.mark.parametrize("game_id", game_ids())
def test_a_module_names_no_folder_of_the_machine_that_built_it(game_id: str):
    for folder in (Path(orrery.__file__).parents[2], Path.home(), Path(sys.prefix)):
        assert os.fsencode(folder) not in module_of(game_id)


def test_a_module_says_what_it_was_made_from():
    card = read_card(module_of("connect_four"))
    assert card == card_of(find_game("connect_four"))
    assert len(card.fingerprint) == 64


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
    pytest.importorskip("ziglang", reason="no wasm-ld: pip install 'orrery[wasm-build]'")
    import llvmlite.binding as llvm

    from orrery.wasm.linking import linked
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
