"""The schema of features is true: decoded, they are what the text of the position says."""

from __future__ import annotations

import functools
import json
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest
from position_facts import ASKED_OF_RULES, FACTS

import orrery
from orrery.cli.main import run
from orrery.core.conformance import variants
from orrery.core.registry import find_game, game_ids
from orrery.core.runs import record_random_game
from orrery.envs.observations import planes_of, schema_of
from orrery.envs.observations.layout import Axis, count, each, flag, one_hot
from orrery.envs.observations.schema import Schema

POSITIONS = 12  # of a game, spread over it
VARIANTS = 4


@functools.cache
def positions(name: str) -> list[tuple[Any, Any]]:
    """Boards and states, read from texts, of random games of several variants."""
    return list(played_positions(name))


def played_positions(name: str) -> Iterator[tuple[Any, Any]]:
    game = find_game(name)
    for number, values in enumerate(list(variants(game.meta))[::3][:VARIANTS]):
        board = game.load_board(game.default_board(values))
        played = record_random_game(game, board, game.setup(board, values), number)
        state = game.setup(board, values)
        stride = max(1, len(played) // POSITIONS)
        for step, (seat, action) in enumerate(played):
            if step % stride == 0:
                yield game.parse_position(game.position_text(board, state))
            state = game.after(board, state, seat, action)


@pytest.mark.parametrize("name", game_ids())
def test_the_schema_covers_every_feature_once(name: str):
    schema = schema_of(name)
    found = np.concatenate([schema.index(field.name).ravel() for field in schema.fields])
    assert sorted(found.tolist()) == list(range(find_game(name).engine.OBSERVATION_SIZE))


@pytest.mark.parametrize("name", game_ids())
def test_decoded_features_are_what_the_position_says(name: str):
    game, n_checked = find_game(name), 0
    for board, state in positions(name):
        schema = schema_of(game, board)
        for viewer in range(state.n_seats):
            seen = game.observe(board, game.hidden(board, state, viewer), viewer)
            decoded, facts = schema.decode(seen), FACTS[name](board, state, viewer)
            unasked = {*decoded} - {*facts} - {*ASKED_OF_RULES.get(name, ())}
            assert not unasked, f"nobody checks {unasked}"
            for field, fact in facts.items():
                assert np.array_equal(decoded[field], fact), (field, viewer)
            n_checked += 1
    assert n_checked > 20


def test_what_situation_7_says_of_legal_actions_is_true():
    game = find_game("situation7")
    for board, state in positions("situation7"):
        seat = next(iter(game.to_act(board, state)), None)
        if seat is None or game.is_over(board, state):
            continue
        seen = schema_of(game, board).decode(game.observe(board, state, seat))
        texts = [game.action_text(board, state, seat, a) for a in game.actions(board, state, seat)]
        placed = sum(text.startswith(("place", "wanted")) for text in texts)
        assert seen["open"][0].sum() == placed
        assert seen["targets"][0].sum() == sum(text.startswith("launch") for text in texts)
        scores = game.scores(board, state)
        assert seen["score_ahead"] == scores[seat] - scores[1 - seat % 2]
        other = find_closed(game, board, state, seat)
        assert not (seen["open"][0] & seen["closed"][0]).any()
        assert other is None or seen["closed"][0][other]


def find_closed(game: Any, board: Any, state: Any, seat: int) -> int | None:
    """A location that an astronaut of the other side keeps this seat away from, if any."""
    for location in range(board.n_locations):
        refusal = game.refusal(board, state, seat, location)
        if refusal is not None and refusal[1] == "S7-17":
            return location
    return None


def test_who_is_alive_in_zylatron_commands_a_fleet():
    game = find_game("zylatron")
    for board, state in positions("zylatron"):
        seen = schema_of(game, board).decode(game.observe(board, state, 0))
        holders = {state.holder[seat] for seat in range(state.n_seats)}
        alive = [bool(seen["is_alive"][seat]) for seat in range(state.n_seats)]
        assert all(alive[seat] for seat in holders if seat >= 0)


# Pictures


@pytest.mark.parametrize("name", [name for name in game_ids() if name != "liars_dice"])
def test_a_picture_shows_what_its_fields_say_and_the_rest_the_rest(name: str):
    game = find_game(name)
    for board, state in positions(name)[::7]:
        planes, seen = planes_of(game, board), game.observe(board, state, 0)
        picture = planes.stack(seen)
        assert picture.shape == (len(planes.channels), *planes.shape)
        assert len(set(planes.channels)) == len(planes.channels)
        assert np.array_equal(planes.stack(np.stack([seen, seen]))[1], picture)
        if name == "zylatron":
            on_board = planes.schema.decode(seen)["on_board"].sum()
            assert picture.sum() == on_board
        else:
            assert np.count_nonzero(picture) + np.count_nonzero(planes.rest(seen)) <= (
                np.count_nonzero(seen)
            )
            hidden = np.count_nonzero(seen) - np.count_nonzero(picture)
            is_whole = np.count_nonzero(planes.rest(seen)) == hidden
            assert is_whole or name in ("spacewalk", "astron")  # rooms larger than the board


def test_a_picture_has_things_where_they_stand():
    table = orrery.new("connect_four", seed=1)
    for column in ("3", "3", "4"):
        table.play(table.to_act[0], f"drop {column}")
    picture = planes_of("connect_four").stack(table.game.observe(table.board, table.state, 0))
    assert picture[0, 5].tolist() == [0, 0, 0, 1, 1, 0, 0]  # yellow, the lowest row
    assert picture[1, 4].tolist() == [0, 0, 0, 1, 0, 0, 0]  # red on top of it


def test_a_game_without_a_picture_says_so():
    with pytest.raises(orrery.BadInput, match="no picture"):
        planes_of("liars_dice")


# Layouts


def test_fields_within_each_alternate():
    space, size = Axis("space", 2), Axis("size", ("large", "small"))
    layout = (each(space, flag("hole"), count("ships", size, per=3)), one_hot("phase", size))
    schema = Schema("a game", 8, layout)
    assert schema.index("hole").tolist() == [0, 3]
    assert schema.index("ships").tolist() == [[1, 2], [4, 5]]
    vector = np.array([1, 1 / 3, 0, 0, 0, 1, 0, 1], np.float32)
    assert schema.decode(vector)["ships"].tolist() == [[1, 0], [0, 3]]
    assert list(schema.explain(vector)) == [
        "hole[space 0]: yes", "ships[space 0, large]: 1", "ships[space 1, small]: 3",
        "phase: small",
    ]  # fmt: skip


def test_a_layout_that_leaves_something_out_is_refused():
    with pytest.raises(orrery.BadInput, match="tells of 1 features, not of all 2"):
        Schema("a game", 2, [flag("one")])
    with pytest.raises(orrery.BadInput, match="same name"):
        Schema("a game", 2, [flag("one"), flag("one")])


def test_wrong_questions_are_answered_with_a_sentence():
    schema = schema_of("spacewalk")
    with pytest.raises(orrery.BadInput, match=r"no field 'ship'.*ships"):
        schema["ship"]
    with pytest.raises(orrery.BadInput, match="478 features"):
        schema.decode(np.zeros(3))


# The command


def test_the_command_lists_the_schema(capsys: pytest.CaptureFixture[str]):
    assert run(["observe", "spacewalk"]) == 0
    said = capsys.readouterr().out
    assert "ships" in said
    assert "space 24 x size 3 x seat 5" in said


def test_the_command_explains_a_position(capsys: pytest.CaptureFixture[str]):
    table = orrery.new("spacewalk", seed=3)
    table.play(table.to_act[0], "place 3 large")
    assert run(["observe", "spacewalk", "--explain", "--position", table.text]) == 0
    said = capsys.readouterr().out.splitlines()
    assert any(line.startswith("ships[space 3, large, ") and line.endswith(": 1") for line in said)
    assert run(["observe", "spacewalk", "--json", "--position", table.text]) == 0
    fields = json.loads(capsys.readouterr().out)
    assert sum(map(np.sum, fields["ships"]["values"])) == 1
    with pytest.raises(orrery.BadInput, match="no seat 'pink'"):
        run(["observe", "spacewalk", "--seat", "pink"])


def test_a_seat_may_be_asked_for(capsys: pytest.CaptureFixture[str]):
    assert run(["observe", "astron", "--explain", "--seat", "ship2"]) == 0

    assert "actor: ship1" in capsys.readouterr().out
