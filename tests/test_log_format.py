"""The format of logs is what its page and its schema say; example games are whole and hold."""

from __future__ import annotations

import copy
import json
import re
from pathlib import Path

import pytest

import orrery
from orrery.core.log import header_hash, next_hash
from orrery.core.registry import game_ids
from orrery.core.replay import verify

ROOT = Path(__file__).parents[1]
GAMES = sorted((ROOT / "examples" / "games").glob("*.jsonl"))
SCHEMA = json.loads((ROOT / "docs" / "log.schema.json").read_text("utf-8"))


def lines_of(file: Path) -> list[dict]:
    return [json.loads(line) for line in file.read_text("utf-8").splitlines()]


def validator():
    jsonschema = pytest.importorskip("jsonschema")
    jsonschema.Draft202012Validator.check_schema(SCHEMA)
    return jsonschema.Draft202012Validator(SCHEMA)


def test_there_are_twenty_and_every_game_is_among_them():
    assert len(GAMES) == 20
    assert {lines_of(file)[0]["game"] for file in GAMES} == set(game_ids())


@pytest.mark.parametrize("file", GAMES, ids=lambda file: file.stem)
def test_an_example_fits_the_schema_and_holds(file: Path):
    check = validator()
    head, *rest = lines_of(file)
    for line in (head, *rest):
        check.validate(line)
    assert "scores" in rest[-1]
    assert "n" in rest[-2]
    verify(file)


@pytest.mark.parametrize(
    "damage",
    [
        {"hash": "0xfeed"}, {"n": 0}, {"seat": 1}, {"action": None}, {"extra": True},
    ],
)  # fmt: skip
def test_a_damaged_action_does_not_fit(damage: dict):
    line = {"n": 1, "seat": "red", "action": "place 3 large", "hash": "0" * 16}
    check = validator()
    assert check.is_valid(line)
    assert not check.is_valid(line | damage)


@pytest.mark.parametrize("key", ["orrery", "game", "rules", "options", "board", "seats"])
def test_a_head_that_lacks_something_does_not_fit(key: str):
    head = copy.deepcopy(lines_of(GAMES[0])[0])
    del head[key]
    assert not validator().is_valid(head)


def test_hashes_are_what_the_page_says(tmp_path: Path):
    table = orrery.new("connect_four")
    table.play(0, "drop 3")
    head, action = map(json.loads, saved(table, tmp_path))
    start = header_hash(head)
    assert action["hash"] == next_hash(start, "yellow", "drop 3", table.text)


def saved(table: orrery.Table, folder: Path) -> list[str]:
    table.save(folder / "game.jsonl")
    return (folder / "game.jsonl").read_text("utf-8").splitlines()


def test_ten_lines_of_the_page_read_a_log_without_orrery(tmp_path: Path):
    page = (ROOT / "docs" / "log_format.md").read_text("utf-8")
    source = re.search(r"```python\n(.*?)```", page, re.DOTALL)
    assert source is not None
    names: dict = {}
    exec(source.group(1), names)
    lines = GAMES[0].read_text("utf-8").splitlines()
    head, start, actions = names["check_order"](lines)
    assert start == header_hash(head)
    assert len(actions) == len(lines) - 2
    with pytest.raises(AssertionError):
        names["check_order"]([lines[0], *lines[2:]])
