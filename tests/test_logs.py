"""Logs: saving, loading, verifying, and every way a file can be damaged."""

from __future__ import annotations

import json

import pytest

import orrery
from orrery import BadInput
from orrery.core.goldens import play_recorded
from orrery.core.replay import verify


@pytest.fixture
def lines(tmp_path):
    """The lines of a finished game with a draw in it."""
    path = tmp_path / "game.jsonl"
    play_recorded("spacewalk", {"players": 3, "first_player": "random"}).save(path)
    return path.read_text().splitlines()


def write(tmp_path, lines):
    path = tmp_path / "damaged.jsonl"
    path.write_text("".join(line + "\n" for line in lines))
    return path


def changed(line: str, **values) -> str:
    return json.dumps({**json.loads(line), **values})


def test_a_saved_game_loads_to_the_same_position_and_hash(tmp_path, lines):
    table = orrery.load(write(tmp_path, lines))
    assert table.is_over
    assert table.log.hash == json.loads(lines[-2])["hash"]
    assert table.log.result == json.loads(lines[-1])


def test_an_unfinished_game_goes_on_where_it_was(tmp_path):
    table = orrery.new("spacewalk", players=2, seed=3)
    for _ in range(25):
        table.play(table.to_act[0], table.actions(table.to_act[0])[0])
    table.save(tmp_path / "half.jsonl")
    again = orrery.load(tmp_path / "half.jsonl")
    assert again.text == table.text
    for game in (table, again):
        game.play(game.to_act[0], game.actions(game.to_act[0])[-1])
    assert again.log.hash == table.log.hash
    again.undo()
    again.undo()
    assert len(again.log.steps) == 24


def test_a_game_from_a_position_is_saved_with_it(tmp_path):
    table = orrery.position("spacewalk", "sw1 small 2p LrMr/5/*/LbMb/5/* red move tokens=4,4")
    table.play("red", "move 0")
    table.save(tmp_path / "p.jsonl")
    assert orrery.load(tmp_path / "p.jsonl").text == table.text


def test_verify_recomputes_every_draw(tmp_path, lines):
    verdict = verify(write(tmp_path, lines))
    assert "1 draws follow from the seed; finished" in verdict


def test_verify_catches_a_draw_the_seed_does_not_give(tmp_path, lines):
    header = json.loads(lines[0])
    for seed in range(50):
        header["seed"] = str(seed)
        drawn = orrery.new("spacewalk", 3, seed=str(seed), first_player="random").log.steps[0].text
        if drawn != json.loads(lines[1])["action"]:
            break
    with pytest.raises(BadInput, match="the seed draws"):
        verify(write(tmp_path, [json.dumps(header), *lines[1:]]))


@pytest.mark.parametrize(
    ("damage", "message"),
    [
        (lambda ls: [], "is empty"),
        (lambda ls: ["{}", *ls[1:]], "no Orrery log"),
        (lambda ls: ["[1]"], "not a JSON object"),
        (lambda ls: [*ls[:5], ls[5][:20], *ls[6:]], "line 6 is damaged"),
        (lambda ls: [*ls[:5], *ls[6:]], "action 6 stands where 5 should"),
        (lambda ls: [*ls[:5], changed(ls[5], hash="0" * 16), *ls[6:]], "leads to hash"),
        (
            lambda ls: [*ls[:5], changed(ls[5], action="move 3"), *ls[6:]],
            "still being put in orbit",
        ),
        (lambda ls: [*ls[:5], changed(ls[5], action="fly"), *ls[6:]], "cannot be replayed"),
        (lambda ls: [*ls[:5], changed(ls[5], seat="pink"), *ls[6:]], "no seat 'pink'"),
        (lambda ls: [*ls[:5], json.dumps({"n": 5}), *ls[6:]], "'seat' is missing"),
        (lambda ls: [changed(ls[0], rules=7), *ls[1:]], "rules version 7"),
        (lambda ls: [changed(ls[0], orrery=9), *ls[1:]], "log format 9"),
        (lambda ls: [changed(ls[0], game="chess"), *ls[1:]], "no game 'chess'"),
        (lambda ls: [changed(ls[0], board_hash="x"), *ls[1:]], "another board"),
        (lambda ls: [*ls[:-1], changed(ls[-1], scores=[9, 9, 9])], "but the game ends with"),
        (lambda ls: [changed(ls[0], game=7)], "'game' is 7, not a text"),
        (lambda ls: [changed(ls[0], options=None)], "'options' is None, not a table of options"),
        (lambda ls: [changed(ls[0], board=[])], r"'board' is \[\], not a text"),
        (lambda ls: [changed(ls[0], start={}), *ls[1:]], "'start' is {}, not a text"),
        (lambda ls: [ls[0].replace('"board"', '"b"')], "'board' is missing"),
        (lambda ls: [changed(ls[0], x="\ud800")], "line 1 is damaged: half a character"),
        (lambda ls: [ls[0], "[" * 200_000], "line 2 is damaged: nested too deeply"),
        (lambda ls: [ls[0], '{"n": ' + "9" * 5000], "line 2 is damaged: a number with too many"),
    ],
)
def test_damage_is_named_by_line_or_action(tmp_path, lines, damage, message):
    with pytest.raises(BadInput, match=message):
        orrery.load(write(tmp_path, damage(lines)))


def test_files_that_cannot_be_read_or_written(tmp_path):
    with pytest.raises(BadInput, match="cannot read"):
        orrery.load(tmp_path / "nowhere.jsonl")
    (tmp_path / "binary").write_bytes(b"\xff\xfe\x00")
    with pytest.raises(BadInput, match="cannot read"):
        orrery.load(tmp_path / "binary")
    with pytest.raises(BadInput, match="cannot write"):
        orrery.new("spacewalk").save(tmp_path / "no" / "such" / "folder")
