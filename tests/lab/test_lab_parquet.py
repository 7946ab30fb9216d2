"""Open data: every row can be checked against the rules, and the documents name every column."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import orrery
from orrery.bots.search.searcher import Choice
from orrery.cli.main import run as run_command
from orrery.core import extras
from orrery.core.errors import BadInput
from orrery.core.registry import find_game
from orrery.core.runs import seeds_for
from orrery.lab import parquet, selfplay
from orrery.wasm.choice import at_once

DOCUMENT = Path(__file__).parents[2] / "docs" / "lab_data.md"


def test_without_pyarrow_selfplay_says_how_to_get_it(tmp_path, monkeypatch):
    def lacking(name):
        raise ImportError(name)

    monkeypatch.setattr(extras, "import_module", lacking)
    with pytest.raises(BadInput, match=r"pip install 'orrery\[lab\]'"):
        run_command(["selfplay", "spacewalk", "--games", "1", "--parquet", str(tmp_path / "m")])


def test_observations_need_a_file():
    with pytest.raises(BadInput, match="--observations needs --parquet"):
        run_command(["selfplay", "spacewalk", "--games", "1", "--observations"])


def test_moves_without_a_file_are_what_selfplay_plays():
    game = find_game("spacewalk")
    values = game.meta.read_options(2, {})
    board = game.load_board("small")
    from orrery.bots.players import contest

    seeds = seeds_for(2, 0, 3)
    results, columns = parquet.recorded(game, board, values, ["greedy"] * 2, seeds, False)
    expected = contest(game, board, values, ["greedy"] * 2, seeds)
    assert results.lengths.tolist() == expected.lengths.tolist()
    assert results.scores.tolist() == expected.scores.tolist()
    assert results.wins.tolist() == expected.wins.tolist()
    assert len(columns["ply"]) == results.lengths.sum()
    assert {len(cells) for cells in columns.values()} == {len(columns["ply"])}


@pytest.fixture(scope="module")
def rows(tmp_path_factory):
    """The moves of 25 games, in two chunks, by way of the command."""
    reader = pytest.importorskip("pyarrow.parquet")
    file = tmp_path_factory.mktemp("moves") / "moves.parquet"
    words = ["selfplay", "spacewalk", "--games", "25", "--bot", "greedy", "--seed", "4"]
    assert run_command([*words, "--parquet", str(file), "--observations", "--json"]) == 0
    return reader.read_table(file)


def test_every_position_and_move_can_be_played_again(rows):
    game = find_game("spacewalk")
    table = None
    for row in rows.slice(0, 400).to_pylist():
        if row["ply"] == 0:
            table = orrery.new("spacewalk", players=2)
        assert row["position"] == table.text
        assert row["choices"] == len(table.actions(row["seat"]))
        board, state = game.parse_position(row["position"])
        assert game.parse_action(board, state, row["seat"], row["action_text"]) == row["action"]
        table.play(row["seat"], row["action_text"])
        if table.is_over:
            assert row["scores"] == table.scores
            assert row["winners"] == [s for s, p in enumerate(table.scores)
                                      if p == max(table.scores)]  # fmt: skip


def test_what_was_legal_is_a_mask(rows):
    for row in rows.slice(0, 200).to_pylist():
        assert len(row["legal"]) == row["choices"]
        assert row["action"] in row["legal"]
        assert row["visits"] is row["values"] is None  # a greedy bot does not search


def test_who_searches_tells_visits_and_values(tmp_path):
    at_once()
    game = find_game("connect_four")
    values = game.meta.read_options(2, {})
    board = game.load_board(game.default_board(values))
    _, columns = parquet.recorded(
        game, board, values, ["lieutenant", "random"], seeds_for(2, 0, 2), False
    )
    told = zip(*(columns[name] for name in COLUMNS), strict=True)
    thoughts = [row for row in told if row[3] is not None]
    assert {seat for seat, *_ in thoughts} == {0}
    for _, action, legal, visits, shares in thoughts:
        assert len(legal) == len(visits) == len(shares)
        assert visits[legal.index(action)] == max(visits)
        for n, share in zip(visits, shares, strict=True):
            assert (share is None) == (n == 0)
            assert share is None or 0 <= share <= 1


def test_what_was_not_looked_at_has_no_value():
    thought = [Choice(5, 9, 0.75), Choice(2, 0, 0.0)]
    assert parquet.visits_of([2, 3, 5], thought) == [0, 0, 9]
    assert parquet.values_of([2, 3, 5], thought) == [None, None, 0.75]


COLUMNS = ["seat", "action", "legal", "visits", "values"]


def test_the_card_is_enough_to_play_the_games_again(tmp_path):
    pq = pytest.importorskip("pyarrow.parquet")
    own, file = tmp_path / "own.toml", tmp_path / "moves.parquet"
    own.write_text('spaces = "ooooo*oooooo*oo"\n', "utf-8")
    words = ["selfplay", "spacewalk", "--games", "2", "--seed", "4", "--board", str(own)]
    assert run_command([*words, "--parquet", str(file), "--json"]) == 0
    card = parquet.read_card(file)
    again = tmp_path / "again" / f"{card['board']}.toml"
    again.parent.mkdir()
    again.write_text(card["board_data"], "utf-8")
    plan = selfplay.Plan(
        card["game"], card["options"], str(again), tuple(card["bots"]), card["games"], card["seed"]
    )
    moves: list[parquet.Columns] = []
    selfplay.run(plan, keep=moves.append)
    assert moves[0]["position"] == pq.read_table(file)["position"].to_pylist()


def test_a_file_of_something_else_has_no_card(tmp_path):
    arrow = pytest.importorskip("pyarrow")
    pytest.importorskip("pyarrow.parquet").write_table(
        arrow.table({"a": [1]}), tmp_path / "other.parquet"
    )
    with pytest.raises(BadInput, match="no data card"):
        parquet.read_card(tmp_path / "other.parquet")


def test_a_row_says_where_it_comes_from(rows):
    first = rows.slice(0, 1).to_pylist()[0]
    assert first["game"] == "spacewalk"
    assert json.loads(first["options"])["players"] == 2
    assert first["board"] == "small"
    assert first["bots"] == "greedy,greedy"
    assert len(set(rows["seed"].to_pylist())) == 25
    size = find_game("spacewalk").engine.OBSERVATION_SIZE
    assert len(first["observation"]) == size


def test_the_document_names_every_column(rows, tmp_path):
    text = DOCUMENT.read_text("utf-8")
    for name in rows.column_names:
        assert f"| `{name}` |" in text, name


def test_the_games_of_a_study_are_a_table(tmp_path):
    reader = pytest.importorskip("pyarrow.parquet")
    words = ["lab", "spacewalk", "--games", "12", "--ablate", "tokens=0", "--ablation-games", "7"]
    assert run_command([*words, "--out", str(tmp_path)]) == 0
    table = reader.read_table(tmp_path / "games.parquet")
    assert table["variant"].to_pylist() == ["base"] * 12 + ["tokens=0"] * 7
    assert table["number"].to_pylist() == [*range(12), *range(7)]
    assert table["lead_changes"].to_pylist()[12:] == [None] * 7  # not counted there
    text = DOCUMENT.read_text("utf-8")
    for name in table.column_names:
        stem = name.rstrip("0123456789")
        assert f"`{stem}N`" in text if stem != name else f"| `{name}` |" in text, name
