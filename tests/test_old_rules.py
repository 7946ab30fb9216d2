"""Older rules beside new ones: a game is played on and replayed by the rules it was begun with."""

from __future__ import annotations

import asyncio
import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from orrery.core import registry
from orrery.core.errors import BadGame, BadInput
from orrery.core.registry import NoRules, find_game, find_meta, game_ids, kept_versions, rules_id
from orrery.core.replay import load, verify
from orrery.core.rule import IS_PLAIN
from orrery.core.table import new_table

sys.path.insert(0, str(Path(__file__).parent / "server"))

plain = pytest.mark.skipif(not IS_PLAIN, reason="shown in plain Python, by the last test here")
EXAMPLE = Path(__file__).resolve().parents[1] / "examples/connect_four/src/connect_four"
FOUR = "return pairs & (pairs >> (2 * step)) != 0"
THREE = "return pairs & (pairs >> step) != 0"


def make_game(folder: Path, package: str, version: int, says: int | None = None) -> None:
    """Connect four as `toy`: by version 2 three in a row are enough."""
    shutil.copytree(EXAMPLE, folder / package, ignore=shutil.ignore_patterns("*.wasm", "__pyc*"))
    init = folder / package / "__init__.py"
    text = init.read_text().replace('id="connect_four"', 'id="toy"')
    text = text.replace("    draws=", f"    rules_version={says or version},\n    draws=")
    init.write_text(text)
    rules = folder / package / "rules.py"
    text = rules.read_text().replace("from connect_four", f"from {package}")
    assert FOUR in text
    rules.write_text(text.replace(FOUR, THREE) if version == 2 else text)


@pytest.fixture
def install(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Any:
    """Makes packages and installs them under ids."""
    monkeypatch.syspath_prepend(str(tmp_path))
    find_game.cache_clear()
    ours = registry.packages()

    def do(**packages: tuple[str, int]) -> None:
        for package, (_, version) in packages.items():
            if not (tmp_path / package).exists():
                make_game(tmp_path, package, version)
        found = {game_id: package for package, (game_id, _) in packages.items()}
        known = {**ours, **found}
        monkeypatch.setattr(registry, "packages", lambda: known)
        find_game.cache_clear()

    yield do
    find_game.cache_clear()
    for name in [name for name in sys.modules if name.partition(".")[0].startswith("toy_")]:
        del sys.modules[name]


MOVES = ("drop 0", "drop 6", "drop 1", "drop 6", "drop 2")  # three in a row for yellow


@plain
def test_a_log_of_before_is_replayed_by_the_rules_of_before(install, tmp_path):
    install(toy_old=("toy", 1))
    table = new_table(find_game("toy"), 2, 1, "auto", None, {})
    for action in MOVES:
        table.play(table.to_act[0], action)
    assert not table.is_over  # it takes four
    table.save(tmp_path / "old.jsonl")
    install(toy_new=("toy", 2), toy_old=("toy@1", 1))
    again = load(tmp_path / "old.jsonl")
    assert (again.game.meta.rules_version, again.is_over) == (1, False)
    assert again.text == table.text
    assert "5 actions replay" in verify(tmp_path / "old.jsonl")
    new = new_table(find_game("toy"), 2, 1, "auto", None, {})
    for action in MOVES:
        new.play(new.to_act[0], action)
    assert new.is_over
    assert new.log.header["rules"] == 2


@plain
def test_a_log_of_rules_that_are_not_here_is_refused_with_a_sentence(install, tmp_path):
    install(toy_new=("toy", 2))
    table = new_table(find_game("toy"), 2, 1, "auto", None, {})
    table.save(tmp_path / "new.jsonl")
    install(toy_old=("toy", 1))
    said = "was played with rules version 2 of Connect Four; this Orrery plays version 1"
    with pytest.raises(NoRules, match=said):
        load(tmp_path / "new.jsonl")


@plain
def test_older_rules_are_found_by_version_and_not_listed(install):
    install(toy_new=("toy", 2), toy_old=("toy@1", 1))
    assert "toy" in game_ids()
    assert "toy@1" not in game_ids()
    assert kept_versions("toy") == [1]
    assert (rules_id("toy", 2), rules_id("toy", 1)) == ("toy", "toy@1")
    assert find_meta("toy@1").rules_version == 1
    with pytest.raises(BadInput, match=r"version 3 of Connect Four is not here.* 1 and 2"):
        rules_id("toy", 3)


@plain
def test_older_rules_must_be_what_they_are_called(install, tmp_path):
    make_game(tmp_path, "toy_wrong", 1, says=4)
    install(toy_new=("toy", 2), toy_wrong=("toy@1", 1))
    with pytest.raises(BadGame, match="installed as toy@1, but its META says that it is toy@4"):
        find_meta("toy@1")


@plain
def test_a_table_goes_on_by_its_own_rules_and_waits_where_they_are_missing(install, tmp_path):
    from server_house import open_house

    db = str(tmp_path / "orrery.db")

    async def begin() -> tuple[str, str]:
        async with open_house(db) as house:
            room, ann, ben = await house.duel("toy")
            for n, action in enumerate(MOVES[:4]):
                mover = (ann, ben)[n % 2]
                answer = await mover.ask("move", game=room.id, id=f"m{n}", base=n, action=action)
                assert answer["type"] == "ack"
            return room.id, ann.token

    async def go_on(table: str, token: str) -> tuple[dict[str, Any], Any]:
        async with open_house(db) as house:
            guest = await house.nobody()
            await guest.say("hello", token=token)
            move = {"game": table, "id": "last", "base": 4, "action": MOVES[4]}
            answer = await guest.ask("move", **move)
            room = await house.hall.room(table)
            return answer, (room.row.fault, room.outcome, json.loads(room.row.header)["rules"])

    install(toy_old=("toy", 1))
    table, token = asyncio.run(begin())
    install(toy_new=("toy", 2))
    answer, (fault, _, _) = asyncio.run(go_on(table, token))
    assert (answer["code"], fault) == ("no_rules", "rules")
    install(toy_new=("toy", 2), toy_old=("toy@1", 1))
    answer, (fault, outcome, rules) = asyncio.run(go_on(table, token))
    assert answer["type"] == "ack"
    assert (fault, outcome, rules) == (None, None, 1)  # by the new rules it would be over


@pytest.mark.skipif(IS_PLAIN, reason="it is plain Python already")
def test_all_of_this_in_plain_python() -> None:
    """Compiling two made-up games would take minutes and show nothing more."""
    command = [sys.executable, "-m", "pytest", __file__, "-q", "-p", "no:cacheprovider"]
    env = {**os.environ, "NUMBA_DISABLE_JIT": "1"}
    done = subprocess.run(command, env=env, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout[-2000:]
