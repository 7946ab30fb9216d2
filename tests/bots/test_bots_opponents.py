"""Ladders for several players: what line-ups mean, and what is read from their results."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
sys.path.append(str(ROOT / "benchmarks"))

from farm import Farm, Meeting, place_of, play_game  # noqa: E402
from kingmaking import moved, turns  # noqa: E402
from opponents import (  # noqa: E402
    FEWEST,
    SEATINGS,
    is_doubtful,
    ladders,
    most_doubtful,
    open_ladders,
    pairs_of,
)
from opponents_page import cell, several, summary  # noqa: E402
from points import Counted, Points, estimate  # noqa: E402

from orrery.core.registry import find_meta  # noqa: E402
from orrery.lab.arena import Played  # noqa: E402


def test_the_page_says_what_was_measured():
    command = [sys.executable, "benchmarks/opponents_page.py", "--check"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


def test_nought_has_no_sign_and_is_not_stronger():
    even = Points(mean=-1e-9, low=-0.4, high=12.3, games=4)
    assert cell(even) == "0 (0 to +12), 4"
    nearly = Points(mean=0.4, low=-3.0, high=4.0, games=4)
    told = summary({("A", 2): {("admiral", "captain"): nearly}})
    assert "by the mean in 0; not in A with 2" in told


def test_every_number_of_players_has_a_ladder():
    """SITUATION 7 for three has the sides of two, one of them shared."""
    seated = {(one.game, one.players) for one in SEATINGS}
    for game in {one.game for one in SEATINGS} - {"situation7"}:
        assert {n for id_, n in seated if id_ == game} >= set(
            range(3, find_meta(game).max_players + 1)
        )
    assert ("situation7", 4) in seated


def test_one_sits_among_the_others_and_the_other_way_round():
    found = ladders([("admiral", "captain")], ["astroplane3"], 30)
    assert [one.line_up for one in found] == [(0, 1, 1), (1, 0, 0)]
    assert [round(one.even, 3) for one in found] == [0.333, 0.667]
    assert found[1].key == "astroplane BAA: admiral - captain"
    assert pairs_of("a:b,c:d") == [("a", "b"), ("c", "d")]


def test_a_block_has_a_game_for_every_seat():
    meeting = Meeting("connect_four", ("greedy", "random"), 2)
    for turn in meeting.missing(3):
        key, *where, told = play_game(meeting.key, meeting.plan(), (0, 1), 3, turn)
        assert (key, *where) == (meeting.key, 3, turn)
        meeting.take(3, turn, told)
    shares, places = meeting.shares[3], meeting.places[3]
    assert len(shares) == len(places) == 2
    assert [place for share, place in zip(shares, places, strict=True) if share == 1.0].count(
        1
    ) == (shares.count(1.0))


def test_a_block_counts_when_all_its_games_are_over():
    [meeting, _] = ladders([("admiral", "captain")], ["astroplane3"], 30)
    meeting.take(4, 2, (1.0, 1.0, 9.0))
    meeting.take(4, 0, (0.0, 3.0, 5.0))
    assert (meeting.n_games, meeting.missing(4), meeting.missing(5)) == (0, [1], [0, 1, 2])
    assert meeting.game_seconds == 7.0
    meeting.take(4, 1, (0.5, 1.5, 4.0))
    assert (meeting.shares, meeting.places) == ({4: [0.0, 0.5, 1.0]}, {4: [3.0, 1.5, 1.0]})
    assert (meeting.seconds, meeting.missing(4), meeting.begun) == (18.0, [], {})


def test_winners_come_first_and_equal_ones_share_a_place():
    game = Played([0, 1, 1, 1], [2], [5, 9, 1, 5], 40)
    assert place_of(game, 0) == 3.5  # behind the winner and the 9, level with the other 5
    assert place_of(game, 1) == pytest.approx((2 + 1 + 3.5) / 3)


def test_points_are_those_of_odds():
    even = estimate([Counted(1, 2, 100.0, 300), Counted(2, 1, 200.0, 300)])
    assert even.mean == pytest.approx(0, abs=1)
    assert even.low < 0 < even.high
    strong = estimate([Counted(1, 2, 5 / 6 * 600, 600)])  # odds of 5 to 1 among two of 1
    assert strong.mean == pytest.approx(400, abs=5)
    assert strong.low < 400 < strong.high
    assert estimate([Counted(1, 2, 50.0, 60)]).low < strong.low
    lost = estimate([Counted(2, 1, 100.0, 600)])
    assert lost.mean < -200


# What is in doubt

ENOUGH = 4  # blocks


def step(admirals: float, n_blocks: int = ENOUGH, seconds: float = 4.0) -> list[Meeting]:
    """Both line-ups of Admirals with Captains of Astroplane; what Admirals won of each game."""
    found = ladders([("admiral", "captain")], ["astroplane3"], 60)
    for meeting in found:
        meeting.shares = {n: [admirals] * 3 for n in range(n_blocks)}
        meeting.seconds, meeting.n_asked = seconds * n_blocks, n_blocks
    return found


def test_a_step_is_in_doubt_while_its_interval_holds_0_or_games_are_few():
    clear, even = step(1.0), step(0.5)
    assert not is_doubtful(clear[0], clear)
    assert is_doubtful(even[0], even)
    few = step(1.0, FEWEST - 1)
    assert is_doubtful(few[0], few)
    even[0].wanted = 3 * ENOUGH
    assert not is_doubtful(even[0], even)


def test_what_is_cheap_gets_more_games_and_what_is_new_is_tried_once():
    dear, cheap = step(0.5, seconds=36.0)[0], step(0.5, seconds=4.0)[1]
    cheap.n_asked = 2 * dear.n_asked
    assert most_doubtful([dear, cheap]) is cheap  # a ninth of the cost: up to 3 times as many
    cheap.n_asked = 4 * dear.n_asked
    assert most_doubtful([dear, cheap]) is dear
    [new, _] = ladders([("captain", "commander")], ["astroplane4"], 60)
    assert most_doubtful([dear, new]) is new
    new.n_asked = 1
    assert most_doubtful([dear, new]) is dear


def test_what_is_open_has_every_rank_at_some_table_of_every_game():
    played = {(m.game, m.bots[0]) for m in open_ladders()}
    ranks = ["ensign", "lieutenant", "commander", "captain", "admiral", "grand_admiral"]
    assert played == {(one.game, rank) for one in SEATINGS for rank in ranks}
    assert {len(m.line_up) for m in open_ladders() if m.bots[0] == "captain"} == {4}


# The file of results


def kept(file: Path) -> dict:
    return json.loads(file.read_text("utf-8"))["meetings"]


def test_a_farm_leaves_what_others_have_played_in_the_file(tmp_path):
    file = tmp_path / "found.json"
    one, other = step(1.0)
    Farm([one], most_doubtful, file).save()
    again = Farm([other], most_doubtful, file)
    again.save()
    assert kept(file)[one.key]["games"] == 3 * ENOUGH
    assert set(kept(file)) == {one.key, other.key}


def test_games_of_a_block_that_was_broken_off_are_kept(tmp_path):
    file = tmp_path / "found.json"
    [one, _], [again, _] = step(1.0), step(1.0, 0)
    one.take(ENOUGH, 1, (1.0, 1.0, 9.0))
    Farm([one], most_doubtful, file).save()
    assert kept(file)[one.key]["games"] == 3 * ENOUGH
    Farm([again], most_doubtful, file)
    assert again.missing(ENOUGH) == [0, 2]
    assert again.begun == one.begun
    assert again.seconds == one.seconds


def test_games_of_ranks_that_thought_otherwise_are_not_counted(tmp_path):
    file = tmp_path / "found.json"
    Farm(step(1.0), most_doubtful, file).save()
    meetings = kept(file)
    assert several({"meetings": meetings})["Astroplane", 3]["admiral", "captain"].games == 24
    for meeting in meetings.values():
        meeting["levels"]["admiral"]["cut"] = 20
    assert several({"meetings": meetings}) == {}


def test_a_king_is_made_by_moving_a_win_between_others():
    assert moved([0.02, 0.6, 0.38], [0.02, 0.3, 0.68], 0) == pytest.approx(0.3)
    assert moved([0.3, 0.4, 0.3], [0.9, 0.1, 0.0], 0) == 0.0  # taken for oneself
    assert turns([0.02, 0.6, 0.38], [0.02, 0.3, 0.68], [0.0, 0.0, 1.0])
    assert not turns([0.02, 0.6, 0.38], [0.02, 0.3, 0.68], [0.0, 1.0, 0.0])
