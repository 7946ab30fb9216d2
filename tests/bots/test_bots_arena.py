"""The arena: fair, repeatable, resumable; ratings that say how sure they are."""

from __future__ import annotations

import json
import math
import re
import socket
import sys
from dataclasses import asdict
from types import SimpleNamespace
from xml.etree import ElementTree

import numpy as np
import pytest

from orrery.cli.main import run as run_command
from orrery.core.errors import BadInput
from orrery.core.registry import find_game
from orrery.lab import arena, cluster
from orrery.lab.arena_report import picture, report
from orrery.lab.openskill import Skill, after_game, ranks_of, skills_after
from orrery.lab.ratings import (
    Sprt,
    elo_of_share,
    expected_share,
    fit_elo,
    ratings,
    share_interval,
    standard_errors,
)
from orrery.wasm.choice import at_once


def plan_for(*bots: str, game_id: str = "spacewalk", players: int = 2, **more) -> arena.Plan:
    game = find_game(game_id)
    values = game.meta.read_options(players, {})
    return arena.Plan(game_id, values, game.default_board(values), bots, 7, **more)


class First:
    """A bot from outside: always the first legal action."""

    def __init__(self, game):
        self.game = game

    def choose(self, board, known, seat):
        return self.game.actions(board, known, seat)[0]

    def forget(self, seed):
        pass


# Playing


def test_seats_are_swapped_and_every_pair_has_its_own_chance():
    blocks = arena.run(plan_for("random", "greedy"), 6)
    assert [block.number for block in blocks] == [0, 1, 2]
    for block in blocks:
        assert [game.seats for game in block.games] == [[0, 1], [1, 0]]
    assert len({tuple(game.scores) for block in blocks for game in block.games}) > 1


def test_swapped_games_draw_the_same_chance():
    plan = plan_for("test_bots_arena:First", "test_bots_arena:First2", game_id="spacewalk")
    values = {**plan.values, "first_player": "random"}
    plan = arena.Plan(plan.game, values, plan.board, plan.bots, 7)
    for block in arena.run(plan, 8):
        one, two = block.games  # two bots of one mind, so only chance could make a difference
        assert (one.scores, one.winners, one.length) == (two.scores, two.winners, two.length)


class First2(First):
    """The same under another name."""


def test_three_players_rotate_and_missing_ones_sit_twice():
    plan = plan_for("random", "greedy", "cadet", "ensign", players=3)
    assert arena.line_ups(plan) == [(0, 1, 2), (0, 1, 3), (0, 2, 3), (1, 2, 3)]
    few = plan_for("random", "greedy", players=3)
    assert arena.line_ups(few) == [(0, 1, 0), (1, 0, 1)]
    games = arena.run(few, 6)[1].games
    assert [game.seats for game in games] == [[1, 0, 1], [0, 1, 1], [1, 1, 0]]


def test_on_a_ladder_only_neighbours_meet():
    assert arena.line_ups(plan_for("random", "greedy", "cadet", is_ladder=True)) == [(0, 1), (1, 2)]


def test_the_same_seed_gives_the_same_games_on_any_number_of_processes():
    plan = plan_for("random", "greedy", "cadet", game_id="connect_four")
    one = arena.run(plan, 12)
    assert one == arena.run(plan, 12, workers=2)
    other = arena.Plan(**{**vars(plan), "seed": 8})
    assert one != arena.run(other, 12)


def test_a_broken_off_run_goes_on_where_it_stopped(tmp_path):
    plan, file = plan_for("random", "greedy"), tmp_path / "results.jsonl"
    whole = arena.run(plan, 20)
    arena.run(plan, 8, file=file)
    with file.open("a") as lines:
        lines.write('{"number": 4, "games": [{"sea')
    assert arena.run(plan, 20, file=file) == whole
    lines = file.read_text().splitlines()
    assert len(lines) == 11
    assert [json.loads(line)["number"] for line in lines[1:]] == list(range(10))
    assert arena.run(plan, 6, file=file) == whole[:3]
    with pytest.raises(BadInput, match="results of another arena"):
        arena.run(plan_for("random", "cadet"), 4, file=file)


def test_a_rank_may_meet_itself_with_another_setting():
    plan = plan_for("cadet", "cadet/iterations=60/random_share=0", game_id="connect_four")
    done = arena.run(plan, 20)
    assert report(plan, done)["meetings"][0]["share"] < 0.5
    level = arena.header(plan)["levels"]["cadet/iterations=60/random_share=0"]
    assert (level["iterations"], level["random_share"]) == (60, 0.0)


def test_a_game_that_did_not_end_is_shared():
    game = arena.Played([1, 0, 0], [], [0, 0, 0], 9)
    assert arena.won_by(game, 0) == pytest.approx(2 / 3)
    assert arena.won_by(game, 1) == pytest.approx(1 / 3)


def test_a_cluster_plays_the_same_games(monkeypatch):
    pytest.importorskip("ray")
    plan = plan_for("random", "greedy")
    assert arena.run(plan, 6, ray="local") == arena.run(plan, 6)


def test_without_ray_one_sentence_says_what_is_missing(monkeypatch):
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(BadInput, match=r"pip install 'orrery\[ray\]'"):
        arena.run(plan_for("random", "greedy"), 2, ray="auto")


@pytest.mark.parametrize("address", ["127.0.0.1:{}", "ray://127.0.0.1:{}", "[::1]:{}"])
def test_where_no_cluster_answers_one_sentence_says_so_at_once(monkeypatch, address):
    with socket.socket() as unused:
        unused.bind(("127.0.0.1", 0))  # taken, but nobody listens
        told = address.format(unused.getsockname()[1])
        monkeypatch.setitem(sys.modules, "ray", SimpleNamespace())  # never asked
        with pytest.raises(BadInput, match=f"no Ray cluster at {re.escape(repr(told))}: "):
            arena.run(plan_for("random", "greedy"), 2, ray=told)


def test_a_cluster_that_answers_is_handed_to_ray(monkeypatch):
    asked = []
    ray = SimpleNamespace(init=lambda **settings: asked.append(settings["address"]))
    monkeypatch.setitem(sys.modules, "ray", ray)
    with socket.create_server(("127.0.0.1", 0)) as server:
        told = f"127.0.0.1:{server.getsockname()[1]}"
        assert cluster._connected(told) is ray
    assert cluster._connected("auto") is ray
    assert asked == [told, "auto"]


def test_a_test_stops_as_soon_as_it_is_clear():
    plan, test = plan_for("greedy", "random"), Sprt(0, 100)
    done = arena.run(plan, 400, sprt=test)
    assert len(done) < 60
    assert report(plan, done, test)["sprt"]["verdict"] == "stronger"
    worse = plan_for("random", "greedy")
    assert (
        report(worse, arena.run(worse, 400, sprt=test), test)["sprt"]["verdict"] == "not stronger"
    )


@pytest.mark.parametrize(
    ("bots", "more", "message"),
    [
        (("random",), {}, "two bots or more"),
        (("random", "random"), {}, "each once"),
        (("random", "hal"), {}, "no bot 'hal'"),
        (("random", "nowhere:Bot"), {}, "no bot 'nowhere:Bot'"),
        (("random", "greedy"), {"players": 3, "is_ladder": True}, "a ladder is for 2"),
        (("random", "cadett/cut=3"), {}, "did you mean 'cadet'"),
        (("random", "cadet/cuts=3"), {}, "did you mean 'cut'"),
        (("random", "cadet/cut=few"), {}, "setting cut needs a number, not 'few'"),
    ],
)
def test_plans_that_cannot_be_played(bots, more, message):
    with pytest.raises(BadInput, match=message):
        arena.run(plan_for(*bots, **more), 4)


# Reports


def test_the_report_counts_every_game_once():
    plan = plan_for("random", "greedy", "cadet", game_id="connect_four")
    done = arena.run(plan, 18)
    numbers = json.loads(json.dumps(report(plan, done)))
    assert numbers["games"] == 18
    assert sum(bot["won"] for bot in numbers["bots"]) == pytest.approx(18)
    assert [meeting["games"] for meeting in numbers["meetings"]] == [6, 6, 6]
    for meeting in numbers["meetings"]:
        assert meeting["wins"] + meeting["shared"] + meeting["losses"] == 6
        assert meeting["low"] <= meeting["share"] <= meeting["high"]
    assert numbers["bots"][0]["elo"] == 0
    assert numbers["bots"][1]["elo"] > 0


def test_three_players_get_skills_too():
    at_once()
    plan = plan_for("random", "greedy", "cadet", players=3)
    numbers = report(plan, arena.run(plan, 9))
    assert [bot["bot"] for bot in numbers["skills"]] == ["random", "greedy", "cadet"]
    assert numbers["skills"][0]["mu"] < numbers["skills"][1]["mu"]
    assert all(bot["low"] < bot["mu"] < bot["high"] for bot in numbers["skills"])
    assert "skills" not in report(
        plan_for("random", "greedy"), arena.run(plan_for("random", "greedy"), 2)
    )


def test_the_picture_is_an_svg_with_every_bot():
    plan = plan_for("random", "greedy")
    image = ElementTree.fromstring(picture(report(plan, arena.run(plan, 8))))
    texts = [element.text for element in image.iter() if element.tag.endswith("text")]
    assert {"random", "greedy"} <= set(texts)
    assert "Space Walk: Elo after 8 games" in texts


def test_the_command_prints_a_table_json_and_a_picture(tmp_path, capsys):
    plot = tmp_path / "ratings.svg"
    arguments = ["arena", "spacewalk", "--bots", "random,greedy", "--games", "10"]
    assert run_command([*arguments, "--plot", str(plot)]) == 0
    assert "random : greedy" in capsys.readouterr().out
    assert plot.read_text().startswith("<svg")
    assert run_command([*arguments, "--json", "--sprt", "0,50"]) == 0
    numbers = json.loads(capsys.readouterr().out)
    assert numbers["bots"][0]["bot"] == "random"
    assert numbers["sprt"]["elo_1"] == 50


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["--sprt", "0"], "two numbers like 0,50"),
        (["--sprt", "50,0"], "smaller number first"),
        (["--sprt", "0,50", "--bots", "random,greedy,cadet"], "for two bots"),
        (["--games", "0"], "--games must be"),
        (["--bots", "random"], "two bots or more"),
        (["--plot", "/nowhere/x.svg", "--games", "2"], "cannot write"),
        (["--file", "/nowhere/x.jsonl", "--games", "2"], "cannot write"),
    ],
)
def test_wrong_arguments_get_one_sentence(arguments, message):
    with pytest.raises(BadInput, match=message):
        run_command(["arena", "connect_four", *arguments])


# Ratings


def test_shares_and_elo_are_each_others_inverse():
    assert expected_share(0) == 0.5
    assert expected_share(400) == pytest.approx(10 / 11)
    assert elo_of_share(expected_share(123)) == pytest.approx(123)
    assert elo_of_share(1.0) == math.inf
    assert elo_of_share(0.0) == -math.inf


def test_the_interval_of_a_share_is_wilsons():
    low, high = share_interval(60, 100)
    assert (round(low, 4), round(high, 4)) == (0.5020, 0.6906)
    assert share_interval(0, 0) == (0.0, 1.0)
    assert share_interval(10, 10)[1] == pytest.approx(1.0)


def test_elo_follows_the_shares_of_two_and_of_three():
    pair = fit_elo(np.array([[1.0, 1.0]]), np.array([[1000.0, 3000.0]]), np.array([4000.0]))
    assert pair[1] == pytest.approx(elo_of_share(0.75), abs=1)
    three = fit_elo(np.ones((1, 3)), np.array([[1000.0, 2000.0, 5000.0]]), np.array([8000.0]))
    assert three[1] == pytest.approx(400 * math.log10(2), abs=1)
    assert three[2] == pytest.approx(400 * math.log10(5), abs=1)


def test_a_clean_sweep_stays_finite_and_intervals_hold_the_truth():
    seats = np.ones((50, 2))
    wins = np.tile([0.0, 2.0], (50, 1))
    sweep = ratings(seats, wins, np.full(50, 2.0))
    assert 500 < sweep[1].elo < 1200
    generator = np.random.default_rng(3)
    won = generator.binomial(2, expected_share(100), 400).astype(float)
    fitted = ratings(np.ones((400, 2)), np.stack([2 - won, won], 1), np.full(400, 2.0))
    assert fitted[0].elo == 0
    assert fitted[1].low < 100 < fitted[1].high
    assert fitted[1].high - fitted[1].low < 80


def test_a_few_games_are_not_sure_of_themselves():
    """One pair won twice: drawing it again can never give anything else."""
    one = ratings(np.ones((1, 2)), np.array([[0.0, 2.0]]), np.array([2.0]))[1]
    assert one.low < 0 < one.elo < one.high
    errors = standard_errors(
        np.ones((1, 2)), np.array([[200.0, 200.0]]), np.array([400.0]), np.zeros(2)
    )
    assert errors[1] == pytest.approx(400 / math.log(10) / math.sqrt(401 / 4))


def test_a_sequential_test_waits_until_it_knows():
    test = Sprt(0, 50)
    assert asdict(test) == {"elo_0": 0, "elo_1": 50, "error": 0.05}
    assert test.verdict([]) == "undecided"
    assert test.verdict([1.0, 1.0]) == "undecided"
    assert test.verdict([0.5, 1.0, 0.5, 0.5] * 40) == "stronger"
    assert test.verdict([0.5, 0.0, 0.5, 0.5] * 40) == "not stronger"


# OpenSkill


def test_skills_move_as_openskill_moves_them():
    """Numbers of openskill 6.2.0, PlackettLuce(tau=0)."""
    moved = after_game([Skill(), Skill(), Skill(20, 5)], [1, 0, 0])
    found = [(skill.mu, skill.sigma) for skill in moved]
    assert found[0] == pytest.approx((23.257343729629106, 8.154568512052366))
    assert found[1] == pytest.approx((25.620043634311365, 8.154568512052366))
    assert found[2] == pytest.approx((20.40414054898143, 4.980905861175001))


def test_ranks_are_by_victory_then_by_score():
    assert ranks_of([2], [7, 9, 5, 9]) == [2, 1, 0, 1]
    assert ranks_of([0, 1], [4, 4, 4]) == [0, 0, 1]


def test_many_games_tell_bots_apart_and_narrow_the_belief():
    chooser = np.random.default_rng(3)
    games = []
    for _ in range(300):
        seats = chooser.permutation(3).tolist()
        strength = [seat + chooser.normal(0, 1) for seat in seats]
        games.append(
            (seats, ranks_of([int(np.argmax(strength))], [round(s * 9) for s in strength]))
        )
    weak, middle, strong = skills_after(3, games)
    assert weak.mu < weak.interval[1] < middle.mu
    assert middle.mu < strong.interval[0] < strong.mu
    twice = skills_after(2, [([0, 1, 0], [0, 1, 2])])
    assert twice[0].sigma < Skill().sigma
