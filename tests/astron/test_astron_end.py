"""AS-36 to AS-38 and AS-41: the end, survival, winners, teams."""

from __future__ import annotations

from collections import Counter

import pytest

import orrery
from orrery.core.errors import BadInput
from orrery.core.game import rules_view


@pytest.mark.clause("AS-36")
def test_the_game_ends_with_the_base_move_that_brings_game_over(at, illegal):
    table = at("2p t47 a0/b4 ship2 play hands=F1/F1")
    told = table.play("ship2", "forward 1")
    assert told[-1] == "the game is over at base step 48"
    assert table.is_over
    assert table.to_act == []
    illegal(table, "ship1", "forward 1", "AS-36")
    illegal(table, orrery.CHANCE, "deal forward 1", "AS-36")


@pytest.mark.clause("AS-36")
def test_what_the_last_base_move_brings_still_counts(at):
    """Base row 52, Saturn's station, slides beneath e4: five points and the end together."""
    table = at("2p t47 e4/a0 ship2 play hands=F1/F1")
    table.play("ship2", "forward 1")
    assert table.text.split()[4:7] == ["finished/a1", "ship2", "over"]
    assert table.scores == [5, 1]


@pytest.mark.clause("AS-36")
def test_the_game_ends_when_no_ship_is_left_in_play(at):
    table = at("2p t20 h1/comet ship1 play hands=F1/-")
    table.play("ship1", "forward 1")
    assert table.is_over
    assert table.text.split()[3:5] == ["t20", "comet/comet"]


@pytest.mark.clause("AS-37")
def test_ships_in_play_score_a_point_for_surviving_unless_on_a_planet(at):
    """Ship 2 ends on Saturn's land, ship 3 is slid off it into the Space inside the rings."""
    table = at(
        "6p t47 a0/d4/e6g/j0/comet/finished ship4 play points=1,1,1,1,1,1 landed=-,-,-,-,-,8"
        " hands=-/-/-/F1/-/-"
    )
    table.play("ship4", "forward 1")
    assert table.is_over
    assert table.text.split()[4] == "a0/d4g/e6/j1/comet/finished"
    assert table.scores == [2, 0, 2, 2, 1, 1]


@pytest.mark.clause("AS-37")
def test_a_free_ship_on_land_or_station_has_not_survived(at_own, own_board):
    """Planet 2 put at the end of the base; both ships are at home there."""
    board = own_board({"b56": "2", "a56": "M", "a55": "M", "g13": "."})
    table = at_own(board, "3p t47 a8/b8/j0 ship3 play landed=2,2,- hands=-/-/F1")
    table.play("ship3", "forward 1")
    assert table.is_over
    assert table.text.split()[4] == "a8/b8/j1"
    assert table.scores == [0, 0, 1]


@pytest.mark.clause("AS-38")
@pytest.mark.parametrize(("points", "winners"), [
    ("3,5,1", [1]), ("5,5,1", [0, 1]), ("-3,-2,-2", [1, 2]), ("0,0,0", [0, 1, 2]),
])  # fmt: skip
def test_the_highest_score_wins_and_equal_scores_share(at, points, winners):
    table = at(f"3p t20 comet/comet/comet ship1 over points={points}")
    assert table.winners == winners


@pytest.mark.clause("AS-41")
@pytest.mark.parametrize(("teams", "points", "winners"), [
    (2, "9,0,0,4,0,6", [1, 3, 5]), (2, "9,0,0,4,1,6", [0, 1, 2, 3, 4, 5]),
    (3, "9,0,5,0,9,5", [2, 5]), (3, "9,1,5,0,9,5", [1, 2, 4, 5]),
])  # fmt: skip
def test_a_team_scores_the_sum_of_its_ships_and_wins_together(at, teams, points, winners):
    table = at(f"6p t20 {'/'.join(['comet'] * 6)} ship1 over teams={teams} points={points}")
    assert table.winners == winners
    assert table.scores == [int(p) for p in points.split(",")]


@pytest.mark.clause("AS-41")
def test_teams_are_seated_alternately_and_their_sums_are_shown(at):
    table = at("4p t0 c0/d0/e0/f0 ship1 play teams=2 points=1,2,3,4 hands=F1/F1/F1/F1")
    view = table.view("ship1")
    assert [ship["team"] for ship in view["ships"]] == [0, 1, 0, 1]
    assert view["team_scores"] == [4, 6]


@pytest.mark.clause("AS-41")
def test_team_mates_do_not_see_each_others_hands(at):
    table = at("4p t0 c0/d0/e0/f0 ship1 play teams=2 hands=F1/F2/F3/F4")
    assert "hands=F1/?1/?1/?1" in table.view("ship1")["position"]


@pytest.mark.clause("AS-41")
@pytest.mark.parametrize("teams", ["2", "3"])
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_from_three_players_on_teams_differ_in_size_by_one_at_most(players, teams):
    table = orrery.new("astron", players=players, teams=teams)
    assert f"teams={teams}" in table.text
    sizes = Counter(ship["team"] for ship in table.view("ship1")["ships"]).values()
    assert len(sizes) == int(teams)
    assert max(sizes) - min(sizes) <= 1


@pytest.mark.clause("AS-41")
@pytest.mark.parametrize("teams", ["2", "3"])
def test_two_players_play_alone(teams):
    with pytest.raises(BadInput, match="teams need 3 to 6 players, not 2"):
        orrery.new("astron", players=2, teams=teams)


@pytest.mark.clause("AS-41")
@pytest.mark.parametrize(("players", "teams", "points", "winners", "shown"), [
    (3, 2, "5,6,6", [1], [5.5, 6]),  # 11 points of two ships are less than 6 of one
    (3, 2, "6,6,6", [0, 1, 2], [6, 6]),
    (5, 2, "3,5,3,4,4", [1, 3], [3.33, 4.5]),
    (5, 2, "-1,-2,-1,-2,-1", [0, 2, 4], [-1, -2]),  # the larger team loses more in sum
    (4, 3, "2,3,3,3", [1, 2], [2.5, 3, 3]),
    (5, 3, "2,2,3,3,3", [2], [2.5, 2.5, 3]),
])  # fmt: skip
def test_where_teams_differ_in_size_the_average_counts(at, players, teams, points, winners, shown):
    lost = "/".join(["comet"] * players)
    table = at(f"{players}p t20 {lost} ship1 over teams={teams} points={points}")
    assert table.winners == winners
    assert table.view("ship1")["team_scores"] == shown


@pytest.mark.clause("AS-41")
def test_a_bot_counts_an_unequal_team_by_its_average(at):
    lost = "/".join(["comet"] * 3)
    table = at(f"3p t20 {lost} ship1 over teams=2 points=5,6,6")
    board, state = rules_view(table.board), rules_view(table.state)
    worth = [table.game.engine.evaluate(board, state, seat) for seat in range(3)]
    assert worth[1] > 0 > worth[0] == worth[2]
