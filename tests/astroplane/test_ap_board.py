"""The board as data: AP-1 to AP-12, derived from the loaded record."""

from __future__ import annotations

import itertools

import pytest
from ap_help import at, stacks

import orrery
from orrery.games.astroplane import board as b
from orrery.games.astroplane.drawing import DIAGONALS, FACINGS
from orrery.games.astroplane.places import find_cell, parse_cell

BOARD = b.load_board("standard")
SPACES = range(BOARD.n_spaces)


def point(cell: int) -> tuple[int, int]:
    return BOARD.x[cell], BOARD.y[cell]


def cell(x: int, y: int) -> int:
    return find_cell(BOARD, x, y)


@pytest.mark.clause("AP-1")
def test_everybody_has_three_pieces_in_each_start_area_and_four_in_reserve():
    for players in (2, 3, 4):
        for player in orrery.new("astroplane", players=players).view()["players"]:
            assert [area["pieces"] for area in player["start"]] == [3, 3]
            assert player["reserve"] == 4


@pytest.mark.clause("AP-1")
@pytest.mark.parametrize("players", [1, 5])
def test_two_to_four_play(players):
    with pytest.raises(orrery.BadInput, match="2 to 4 players"):
        orrery.new("astroplane", players=players)


@pytest.mark.clause("AP-2")
def test_a_position_is_a_space_and_a_facing():
    table = at("2p f5e:r,f15:b red move")
    assert table.view()["stacks"][0] == {
        "cell": "f5", "x": -2, "y": -3, "facing": "east", "is_square": False,
        "pieces": [{"owner": "red", "came_through": False, "landed_now": False}],
    }  # fmt: skip
    assert all(text.startswith("f5-h5") for text in table.actions("red"))


@pytest.mark.clause("AP-3")
def test_opposite_halves_are_free_of_each_other_and_neighbouring_ones_overlap(illegal):
    table = at("2p f5n:r,f7n:r,f15:b red move")
    assert table.actions("red")[-1] == "f5-f7 n"
    illegal(table, "red", "f5-f7 e", "AP-14")
    illegal(table, "red", "f5-f7 w", "AP-14")
    turned = at("2p f5n:r,f7e:r,f15:b red move")
    turned.play("red", "f5-f7 w")
    assert stacks(turned)["f7ew"] == "rr"


@pytest.mark.clause("AP-4")
def test_eighty_four_spaces_lie_where_x_plus_y_is_odd():
    expected = {p for p in itertools.product(range(-6, 7), repeat=2) if sum(p) % 2}
    assert {point(c) for c in SPACES} == expected
    assert len(expected) == BOARD.n_spaces == 84


@pytest.mark.clause("AP-4")
def test_the_singularity_is_where_the_four_central_spaces_meet():
    assert {point(BOARD.centre[i]) for i in range(4)} == {(0, 1), (1, 0), (0, -1), (-1, 0)}
    with pytest.raises(orrery.BadInput, match=r"no space 'h8'.*AP-4"):
        parse_cell(BOARD, "h8")


@pytest.mark.clause("AP-5")
def test_single_moves_are_exactly_two_units_through_the_apex():
    rim = {point(c) for c in range(b.HYPERSPACE_0, b.START_0)}
    for c, facing in itertools.product(SPACES, range(4)):
        x, y = point(c)
        target = x + 2 * FACINGS[facing][0], y + 2 * FACINGS[facing][1]
        exists = max(map(abs, target)) <= 6 or target in rim
        if BOARD.kind[c] == b.CENTRE:
            exists = False  # what is there stays (AP-41)
        assert BOARD.beyond[c, facing] == (cell(*target) if exists else b.NO_CELL)
    n_moves = sum(BOARD.beyond[c, f] != b.NO_CELL for c in SPACES for f in range(4))
    assert n_moves == 4 * 84 - 4 * 4 - (4 * 13 - 12)  # less centre and edge, plus 12 rim places


@pytest.mark.clause("AP-5")
def test_a_flying_piece_takes_any_facing_but_the_one_it_came_through():
    table = at("2p f7n:r,f15:b red move")
    assert table.actions("red") == ["f7-f9 n", "f7-f9 e", "f7-f9 w"]
    with pytest.raises(orrery.BadInput, match=r"way it came from.*AP-5"):
        table.play("red", "f7-f9 s")
    with pytest.raises(orrery.BadInput, match=r"two places straight on.*AP-5"):
        table.play("red", "f7-f11 n")


@pytest.mark.clause("AP-6")
def test_flights_never_leave_the_universe_and_connect_all_of_it():
    for parity in (0, 1):
        reached = {c for c in SPACES if point(c)[0] % 2 == parity and BOARD.kind[c] == b.CENTRE}
        reached = {c for c in SPACES if flies_into(c, reached)} | reached
        while more := {c for c in SPACES if flies_into(c, reached)} - reached:
            reached |= more
        assert {point(c)[0] % 2 for c in reached} == {parity}
        assert len(reached) == 42
        assert sum(BOARD.kind[c] == b.CENTRE for c in reached) == 2


def flies_into(source: int, targets: set[int]) -> bool:
    return any(BOARD.beyond[source, facing] in targets for facing in range(4))


@pytest.mark.clause("AP-6")
def test_steps_wormholes_and_two_of_three_hyperspace_exits_change_the_universe():
    for c, d in itertools.product(SPACES, range(4)):
        if BOARD.beside[c, d] != b.NO_CELL:
            assert (point(c)[0] + point(BOARD.beside[c, d])[0]) % 2 == 1
    for end in range(8):
        assert point(BOARD.end_cell[end])[0] % 2 == end % 2
    assert [point(c)[0] % 2 for c in range(b.HYPERSPACE_0, b.FIRING_0)] == [0, 1, 0, 1]


@pytest.mark.clause("AP-7")
def test_twelve_access_paths_lead_to_the_centre_and_pieces_there_face_it(illegal):
    paths = [
        (c, f) for c, f in itertools.product(SPACES, range(4))
        if BOARD.beyond[c, f] != b.NO_CELL and BOARD.kind[BOARD.beyond[c, f]] == b.CENTRE
    ]  # fmt: skip
    assert len(paths) == 12
    table = at("2p f7e:r,f15:b red move")
    assert table.actions("red") == ["f7-h7"]
    illegal(table, "red", "f7-h7 e", "AP-7")
    table.play("red", "f7-h7 n")
    assert table.view()["stacks"][0]["facing"] == "north"


@pytest.mark.clause("AP-8")
def test_start_areas_and_sides_in_order_of_play():
    names = {s: [(p["colour"], p["side"]) for p in seats(s)] for s in (2, 3, 4)}
    assert names[2] == [("red", "south"), ("blue", "north")]
    assert names[3] == [("red", "south"), ("blue", "west"), ("green", "north")]
    assert names[4][3] == ("yellow", "east")
    areas = [area["cell"] for player in seats(4) for area in player["start"]]
    assert areas == ["f1", "j1", "a10", "a6", "j15", "f15", "o6", "o10"]  # left and right
    assert [(p[0], p[1]) for p in map(point, range(b.START_0, b.START_0 + 2))] == [
        (-2, -7),
        (2, -7),
    ]
    assert [point(BOARD.beyond[b.START_0 + i, 0]) for i in (0, 1)] == [(-2, -5), (2, -5)]


def seats(players: int) -> list[dict[str, object]]:
    return orrery.new("astroplane", players=players).view()["players"]


@pytest.mark.clause("AP-8")
def test_the_wide_board_has_its_start_areas_at_four():
    wide = b.load_board("wide")
    assert [(wide.x[c], wide.y[c]) for c in (b.START_0, b.START_0 + 1)] == [(-4, -7), (4, -7)]
    table = orrery.new("astroplane", board="wide")
    assert table.actions("red")[0] == "d1-d3 n"


@pytest.mark.clause("AP-9")
def test_hyperspace_lies_in_the_middle_of_each_side_facing_inward():
    cells = range(b.HYPERSPACE_0, b.FIRING_0)
    assert [point(c) for c in cells] == [(0, -7), (-7, 0), (0, 7), (7, 0)]
    assert [BOARD.only_facing[c] for c in cells] == [b.NORTH, b.EAST, b.SOUTH, b.WEST]


@pytest.mark.clause("AP-10")
def test_firing_positions_face_inward_and_aim_at_the_far_side_of_their_universe():
    for corner, (p, q) in enumerate(DIAGONALS):
        first = b.FIRING_0 + 2 * corner
        assert [point(first), point(first + 1)] == [(6 * p, 7 * q), (7 * p, 6 * q)]
        assert FACINGS[BOARD.only_facing[first]] == (0, -q)
        assert FACINGS[BOARD.only_facing[first + 1]] == (-p, 0)
        aims = [point(BOARD.landing[2 * corner]), point(BOARD.landing[2 * corner + 1])]
        assert aims == [(0, -q), (-p, 0)]
        assert [aim[0] % 2 for aim in aims] == [0, 1]


@pytest.mark.clause("AP-11")
def test_wormhole_ends_lie_next_to_the_firing_position_of_their_universe():
    for corner, (p, q) in enumerate(DIAGONALS):
        ends = [BOARD.end_cell[2 * corner], BOARD.end_cell[2 * corner + 1]]
        assert [point(end) for end in ends] == [(6 * p, 5 * q), (5 * p, 6 * q)]
        for universe, end in enumerate(ends):
            firing = b.FIRING_0 + 2 * corner + universe
            assert firing in [BOARD.beyond[end, f] for f in range(4)]
            assert BOARD.beyond[firing, BOARD.only_facing[firing]] == end


@pytest.mark.clause("AP-12", "AP-27", "AP-28")
def test_square_steps_and_slides_follow_the_diagonals():
    n_steps = 0
    for c, (d, (dx, dy)) in itertools.product(SPACES, enumerate(DIAGONALS)):
        x, y = point(c)
        inside = max(abs(x + dx), abs(y + dy)) <= 6
        assert BOARD.beside[c, d] == (cell(x + dx, y + dy) if inside else b.NO_CELL)
        n_steps += inside
    assert n_steps == 4 * 12 * 12 // 2  # of 12 x 12 neighbours every other is a pair of spaces
    assert slide("f3", 0) == ["g4", "h5", "i6", "j7", "k8", "l9", "m10", "n11"]
    assert slide("h5", 2) == ["g4", "f3", "e2"]


def slide(name: str, diagonal: int) -> list[str]:
    from orrery.games.astroplane.places import cell_name

    found, here = [], BOARD.beside[parse_cell(BOARD, name), diagonal]
    while here != b.NO_CELL:
        found.append(cell_name(BOARD, here))
        here = BOARD.beside[here, diagonal]
    return found


def test_the_board_gives_its_drawing_back():
    assert b.board_from_text("\n".join(b.drawing_of(BOARD)), "standard").n_spaces == 84
    assert b.board_name(BOARD) == "standard"
