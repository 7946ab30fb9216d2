"""The laboratory counts right: the games of self-play, points by cause, blocks that add up."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from orrery.bots.matches import play_match
from orrery.bots.players import Bot, contest
from orrery.core.errors import BadInput
from orrery.core.hooks import heat_of
from orrery.core.registry import find_game
from orrery.core.runs import seeds_for
from orrery.lab import balance, balance_games
from orrery.lab.ablation import BASE, base_of, distinct, other_values, variants
from orrery.lab.balance_counts import (
    N_PARTS,
    Block,
    chronicles_block,
    facts,
    joined,
    lead_changes,
    over_time,
)
from orrery.lab.balance_games import Chronicle, chronicles, leader_of
from orrery.lab.heat import count_events

GAMES = ("spacewalk", "astron", "astroplane", "situation7", "zylatron")


class First:
    """A player from outside: always the first legal action."""

    def __init__(self, game):
        self.game = game

    def choose(self, board, known, seat):
        return self.game.actions(board, known, seat)[0]

    def forget(self, seed):
        pass


def opened(game_id: str, players: int | None = None, **options):
    game = find_game(game_id)
    values = game.meta.read_options(players, options)
    return game, game.load_board(game.default_board(values)), values


def plan_for(bot: str = "random", **options) -> balance.Plan:
    game, _, values = opened("spacewalk", 2, **options)
    return balance.Plan("spacewalk", base_of(values, game.default_board(values)), (bot,) * 2, 7)


def random_chronicle(game_id: str, seed: int) -> Chronicle:
    """A game by random players, move by move."""
    game, board, values = opened(game_id)
    players = [Bot(game, "random", seed + seat) for seat in range(int(values["players"]))]
    return balance_games._match(game, board, values, players, seed)


# The games


@pytest.mark.parametrize("bot", ["random", "greedy"])
def test_the_games_are_those_of_selfplay(bot):
    game, board, values = opened("spacewalk", 3)
    seeds = seeds_for(5, 0, 30)
    told = list(chronicles(game, board, values, [bot] * 3, seeds))
    results = contest(game, board, values, [bot] * 3, seeds)
    assert [len(t.seats) for t in told] == results.lengths.tolist()
    assert [t.scores for t in told] == results.scores.tolist()
    assert [t.winners for t in told] == [np.flatnonzero(w).tolist() for w in results.wins]


def test_every_action_of_a_chronicle_replays_with_its_choices_leader_and_events():
    game, board, values = opened("spacewalk")
    (told,) = chronicles(game, board, values, ["greedy"] * 2, seeds_for(3, 0, 1))
    state = game.setup(board, values)
    events = []
    for seat, action, n, leader in zip(
        told.seats, told.played, told.choices, told.leaders, strict=True
    ):
        assert n == len(game.actions(board, state, seat))
        events += game.apply(board, state, int(seat), int(action))
        assert leader == leader_of(game.scores(board, state))
    assert game.is_over(board, state)
    assert [tuple(row) for row in told.events.tolist()] == [tuple(event) for event in events]


def test_a_game_with_more_events_than_room_is_played_again(monkeypatch):
    game, board, values = opened("spacewalk")
    seeds = seeds_for(3, 0, 2)
    whole = list(chronicles(game, board, values, ["random"] * 2, seeds))
    monkeypatch.setattr(balance_games, "ROOM", 8)
    cramped = list(chronicles(game, board, values, ["random"] * 2, seeds))
    for one, other in zip(whole, cramped, strict=True):
        assert len(one.events) > 8
        assert np.array_equal(one.events, other.events)


def test_players_who_think_play_the_match_of_the_seed():
    game, board, values = opened("spacewalk")
    told = random_chronicle("spacewalk", 11)
    outcome = play_match(
        game, board, values, [Bot(game, "random", 11), Bot(game, "random", 12)], 11
    )
    assert (len(told.seats), told.scores, told.winners) == (
        outcome.length, outcome.scores, outcome.winners,
    )  # fmt: skip


def test_a_class_of_ones_own_may_play():
    game, board, values = opened("spacewalk")
    name = f"{First.__module__}:First"
    (told,) = chronicles(game, board, values, [name, "greedy"], seeds_for(1, 0, 1))
    assert told.scores
    assert told.played[0] == game.actions(board, game.setup(board, values), 0)[0]
    with pytest.raises(BadInput, match="no bot"):
        balance_games.kind_of("nowhere:Nobody")


# What is counted


def by_hand() -> Chronicle:
    """Ten actions of two seats; nature acts once."""
    return Chronicle(
        seats=np.array([0, 1, -1, 0, 1, 0, 1, 0, 1, 0]),
        played=np.zeros(10, np.int64),
        choices=np.array([4, 1, 6, 3, 1, 2, 2, 1, 1, 1]),
        leaders=np.array([-1, 0, 0, -1, 1, 1, -1, 1, 0, 0]),
        events=np.zeros((0, 6), np.int64),
        scores=[5, 3],
        winners=[0],
    )


def test_a_game_counted_by_hand():
    row = facts(by_hand(), 2)
    assert row["length"] == 10
    assert row["decisions"] == 9  # nature's draw is none
    assert row["forced"] == 5
    assert row["choices"] == 16
    assert row["most_choices"] == 4
    assert row["lead_changes"] == 2  # to 1 at the fifth action, back to 0 at the ninth
    assert row["settled"] == pytest.approx(0.9)
    assert (row["score_0"], row["won_0"], row["won_1"]) == (5, True, False)
    assert row["comeback"] is True  # 1 led alone at half time, and 0 won


def test_a_lead_that_is_shared_for_a_while_has_not_changed():
    assert lead_changes(np.array([0, -1, 0, -1, 1, 1])).tolist() == [4]
    assert lead_changes(np.array([-1, -1])).tolist() == []


def test_stretches_of_a_game_add_up():
    counts = over_time(by_hand(), 2)
    assert len(counts["choices_in_part"]) == N_PARTS
    assert counts["choices_in_part"].sum() == 16
    assert counts["decisions_in_part"].sum() == 9
    assert counts["forced_in_part"].sum() == 5
    assert counts["decisions_by_seat"].tolist() == [5, 4]
    assert counts["leader_won"][-1] == 1  # whoever leads at the end has won
    assert counts["led_at_end_of_part"].sum() == 14  # seven of ten actions leave a leader


@pytest.mark.parametrize("game_id", ["astron", "astroplane", "situation7"])
def test_points_by_cause_add_up_to_the_scores(game_id):
    game, board, values = opened(game_id)
    n_seats = int(values["players"])
    for seed in range(3):
        told = random_chronicle(game_id, seed)
        counts = count_events(game, board, n_seats, told.events)
        causes = [worth for name, worth in counts.items() if name.startswith("points:")]
        assert sum(causes).tolist() == told.scores


def test_space_walk_starts_with_32_points_and_only_loses():
    game, board, _ = opened("spacewalk")
    for seed in range(5):
        told = random_chronicle("spacewalk", seed)
        counts = count_events(game, board, 2, told.events)
        lost = sum(worth for name, worth in counts.items() if name.startswith("points:"))
        for seat in range(2):  # who has no ship left loses the tokens, too
            assert told.scores[seat] in (0, 32 + lost[seat])


@pytest.mark.parametrize("game_id", GAMES)
def test_every_place_where_something_happens_is_drawn(game_id):
    game, board, values = opened(game_id)
    told = heat_of(game)
    places = told.places(board)
    assert len(set(places.values())) == len(places)
    counts = count_events(game, board, int(values["players"]), random_chronicle(game_id, 1).events)
    assert counts["events"].sum() == len(random_chronicle(game_id, 1).events)
    heat = {name: values for name, values in counts.items() if name.startswith("heat:")}
    assert sum(values.sum() for values in heat.values()) > 0
    for values in heat.values():
        assert set(np.flatnonzero(values).tolist()) <= set(places)


def test_a_game_without_a_heat_module_is_counted_all_the_same():
    game, board, values = opened("connect_four")
    (told,) = chronicles(game, board, values, ["random"] * 2, seeds_for(1, 0, 1))
    assert list(count_events(game, board, 2, told.events)) == ["events"]


# Blocks


def same(one: Block, other: Block) -> bool:
    if list(one.rows) != list(other.rows) or list(one.counts) != list(other.counts):
        return False
    pairs = [(one.rows[n], other.rows[n]) for n in one.rows]
    pairs += [(one.counts[n], other.counts[n]) for n in one.counts]
    return all(np.array_equal(a, b) for a, b in pairs)


def test_blocks_are_saved_joined_and_read_again(tmp_path):
    game, board, values = opened("spacewalk")
    seeds = seeds_for(7, 0, 10)

    def block(some):
        return chronicles_block(
            game, board, 2, chronicles(game, board, values, ["random"] * 2, some), some
        )

    whole, parts = block(seeds), [block(seeds[:4]), block(seeds[4:])]
    for number, part in enumerate(parts):
        part.save(tmp_path / f"{number}.npz")
    read = [Block.load(tmp_path / f"{number}.npz") for number in range(2)]
    assert same(joined(read), whole)
    assert Block.load(tmp_path / "none.npz") is None
    with pytest.raises(BadInput, match="cannot write"):
        whole.save(tmp_path / "nowhere" / "0.npz")


def test_the_number_of_processes_changes_nothing(tmp_path):
    plan = plan_for("greedy")
    neighbours = variants(find_game("spacewalk"), plan.base, ["tokens=0"])
    one = balance.run(plan, 130, neighbours, 20, tmp_path / "one")
    two = balance.run(plan, 130, neighbours, 20, tmp_path / "two", workers=2)
    assert list(one) == list(two) == [BASE, "tokens=0"]
    assert all(same(one[name], two[name]) for name in one)


def test_the_results_are_the_same_on_a_cluster(tmp_path):
    pytest.importorskip("ray")
    plan = plan_for()
    here = balance.run(plan, 120, [], 1, tmp_path / "here")
    there = balance.run(plan, 120, [], 1, tmp_path / "there", ray="local")
    assert same(here[BASE], there[BASE])


def test_a_second_run_goes_on(tmp_path, monkeypatch):
    plan = plan_for()
    first = balance.run(plan, 230, [], 1, tmp_path)
    files = sorted((tmp_path / "blocks").iterdir())
    assert len(files) == 3
    files[0].unlink()
    files[1].write_bytes(files[1].read_bytes()[:100])  # broken off while writing
    played = []
    play_job = balance.play_job
    monkeypatch.setattr(balance, "play_job", lambda job: played.append(job) or play_job(job))
    again = balance.run(plan, 230, [], 1, tmp_path)
    assert len(played) == 2
    assert same(first[BASE], again[BASE])


def test_a_folder_holds_one_plan(tmp_path):
    balance.run(plan_for(), 5, [], 1, tmp_path)
    with pytest.raises(BadInput, match="holds results of another plan"):
        balance.run(plan_for("greedy"), 5, [], 1, tmp_path)


def test_the_gpu_plays_at_random_only():
    with pytest.raises(BadInput, match="--gpu plays at random only, not greedy"):
        balance.run_on_gpu(plan_for("greedy"), 5, [], 1)


# Ablation


def test_variants_change_one_option_each_and_keep_what_goes_together():
    game = find_game("situation7")
    values = game.meta.read_options(2, {})
    names = [v.name for v in variants(game, base_of(values, "standard"))]
    assert "tempo=live" in names
    assert "agree=on" in names
    assert not any(name.startswith(("time_limit", "yellow_time")) for name in names)  # need a clock
    raced = game.meta.read_options(2, {"tempo": "race"})
    names = [v.name for v in variants(game, base_of(raced, "standard"))]
    assert "yellow_time=50" in names
    assert "agree=on" not in names


def test_boards_are_variants_too():
    plan = plan_for()
    found = variants(find_game("spacewalk"), plan.base)
    assert [v.board for v in found if v.name == "board=big"] == ["big"]
    assert all(v.clause for v in found if not v.name.startswith("board="))
    assert [v.name for v in variants(find_game("spacewalk"), plan.base, ["board"])] == ["board=big"]


def test_what_is_wanted_may_be_named():
    game, plan = find_game("spacewalk"), plan_for()
    assert [v.name for v in variants(game, plan.base, ["tokens=3"])] == ["tokens=3"]
    names = [v.name for v in variants(game, plan.base, ["variant", "first_player=blue"])]
    assert names == ["variant=cards", "first_player=blue"]
    with pytest.raises(BadInput, match="no option 'tokns'"):
        variants(game, plan.base, ["tokns"])
    with pytest.raises(BadInput, match="does not go with"):
        variants(game, plan_for(tokens=3).base, ["variant=cards"])


@pytest.mark.parametrize("game_id", GAMES)
def test_options_that_change_nothing_are_found_by_how_the_game_begins(game_id):
    game, _, values = opened(game_id)
    base = base_of(values, game.default_board(values))
    found = variants(game, base)
    same = distinct(game, base, found)
    assert set(same) == SAME.get(game_id, set())
    seeds = seeds_for(5, 0, 3)
    bots = ["random"] * int(values["players"])
    usual = contest(game, game.load_board(base.board), values, bots, seeds)
    for variant in found:
        if same.get(variant.name) == BASE:
            other = contest(game, game.load_board(variant.board), variant.values, bots, seeds)
            assert other.lengths.tolist() == usual.lengths.tolist()
            assert other.scores.tolist() == usual.scores.tolist()


SAME = {"spacewalk": {"tokens=4"}}


def test_a_variant_that_is_named_twice_is_one():
    game, plan = find_game("spacewalk"), plan_for()
    found = variants(game, plan.base, ["tokens=0", "tokens=0", "tokens=4"])
    assert distinct(game, plan.base, found[1:]) == {"tokens=4": BASE}


def test_a_number_is_halved_and_doubled():
    options = {option.name: option for option in find_game("zylatron").meta.options}
    assert other_values(options["max_rounds"], 60) == [30, 120]
    assert other_values(options["max_rounds"], 100) == [50]
    assert other_values(options["touch_move"], False) == [True]
    assert other_values(options["prices"], "full") == ["half"]


# The example of a player of one's own


def test_the_copier_answers_every_action_with_its_image(monkeypatch):
    monkeypatch.syspath_prepend(str(Path(__file__).parents[2] / "examples"))
    from spacewalk_mirror import Mirror, difference

    game, board, values = opened("spacewalk", tokens=0)
    mirror, other = Mirror(game), Bot(game, "random", 5)
    state = game.setup(board, values)
    differences = []
    for _ in range(18):  # placing
        seat = game.to_act(board, state)[0]
        action = (mirror if seat == 1 else other).choose(board, state, seat)
        game.apply(board, state, seat, action)
        differences.append(difference(board, state, 1))
    assert differences == [1, 0] * 9
