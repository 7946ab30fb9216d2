"""The table of promises in small: each row holds, and notices when its guard is switched off."""

from __future__ import annotations

import asyncio
import json
import sys
import threading
import time
from dataclasses import replace
from typing import Any

import chaos
import chaos_bugs
import chaos_players
import chaos_takeover
import chaos_torment
import promises
import pytest
import simulation
from chaos_reports import Outcome, Task
from chaos_rows import BY_NAME, ROWS, Size
from sim_clocks import ClockWitness
from sim_world import simulate

from orrery.cli import bench
from orrery.cli.main import run
from orrery.core.errors import BadInput

NEAR = {"once": 60, "clocks": 80, "disk": 1, "readers": 3}  # rows without a network
SERVED = {
    ("order", "sqlite"): 5, ("cut", "postgres"): 2,
    ("once", "cluster"): 40, ("fuzz", "cluster"): 256, ("twins", "cluster"): 6,
}  # fmt: skip
LONG = {
    ("nodes", "cluster"): 2, ("database", "postgres"): 1, ("database", "cluster"): 1,
    ("restarts", "cluster"): 2, ("order", "cluster"): 10, ("kill", "cluster"): 2,
    ("cut", "cluster"): 2,
}  # fmt: skip


def tried(row: str, store: str, n: int, bug: str | None = None) -> Outcome:
    task = Task(store, n, 1, bug)
    return asyncio.run(chaos._tried(BY_NAME[row], "small", task))


@pytest.mark.parametrize("row", NEAR)
def test_a_row_without_a_network_holds_and_can_fail(row):
    outcome = tried(row, "sqlite", NEAR[row])
    assert outcome.is_good, outcome
    for bug in BY_NAME[row].controls:
        assert not tried(row, "sqlite", NEAR[row], bug).is_good


@pytest.mark.parametrize(("row", "store"), SERVED)
def test_a_row_with_servers_holds(row, store, request):
    if store == "cluster":
        request.getfixturevalue("redis")  # or it is skipped
    outcome = tried(row, store, SERVED[row, store])
    assert outcome.is_good, outcome


@pytest.mark.long
@pytest.mark.parametrize(("row", "store"), LONG)
def test_a_row_of_the_longer_kind_holds(row, store):
    outcome = tried(row, store, LONG[row, store])
    assert outcome.is_good, outcome


@pytest.mark.long
def test_a_move_at_a_table_of_a_killed_node_is_made_at_the_other_once():
    outcome = tried("takeover", "cluster", 1)
    late, *faults = outcome.faults  # how late it is says the report: a machine may be busy
    assert outcome.figures["tables"] == 4
    assert [outcome.faults[fault] for fault in faults] == [0, 0]
    assert "more than 10 s" in late


def test_a_table_that_answers_late_breaks_the_promise():
    assert chaos_takeover.outcome([5.0, 6.0, 9.9], 1, {"lost": 0}).is_good
    late = chaos_takeover.outcome([5.0, 10.1, 40.0], 1, {"lost": 0})
    assert list(late.faults.values()) == [2, 0]
    assert list(late.figures.values()) == [1, 3, 10.1, 40.0]


# Players


class Busy:
    """A server that opens no table before it may, and then one."""

    port = 9

    def __init__(self):
        self.may = threading.Event()

    def call(self, path, order, token, timeout):
        assert self.may.wait(30)
        return {"id": "t"}


class Quiet:
    """A socket on which nothing comes but what is put there."""

    def __init__(self, *words):
        self.words, self.said = list(words), []

    async def send(self, text):
        self.said.append(json.loads(text))

    async def recv(self):
        if not self.words:
            await asyncio.Event().wait()
        return json.dumps(self.words.pop(0))


def test_players_who_wait_for_tables_do_not_hold_up_the_start_of_a_node():
    async def story():
        busy, players = Busy(), []
        for n in range(40):  # more than there are threads
            player = chaos_players.Player([busy], "token", chaos_players.Ledger(), n)
            player.server, player.ws = busy, Quiet()
            players.append(asyncio.ensure_future(player._open_table()))
        await asyncio.sleep(0)
        try:
            async with asyncio.timeout(10):
                assert await asyncio.to_thread(lambda: "started") == "started"
        finally:
            busy.may.set()
            await asyncio.gather(*players)

    asyncio.run(story())


def test_a_player_asks_again_when_it_was_told_to_and_with_the_same_id():
    async def story():
        told = {"type": "error", "code": "moving", "about": "move", "retry_ms": 300}
        player = chaos_players.Player([], "token", chaos_players.Ledger(), 1)
        player.game, player.pending = "t", {"type": "move", "game": "t", "id": "m7"}
        player.ws = socket = Quiet(told)
        began = time.monotonic()
        await player._go_on()
        await player._go_on()
        assert time.monotonic() - began >= 0.29
        assert [(one["type"], one.get("id")) for one in socket.said] == [
            ("watch", None),
            ("move", "m7"),
        ]

    asyncio.run(story())


def test_how_long_those_who_lost_their_sockets_were_away_is_told_kill_by_kill():
    ledger = chaos_players.Ledger(kills=[100.0, 160.0])
    ledger.away = [(100.1, 6.0), (100.2, 7.0), (100.3, 12.0), (160.1, 5.0)]
    told = chaos_torment._times_away(ledger)
    assert (told["sockets lost"], told["most at once"]) == (4, 3)
    assert (told["s (longest)"], told["after more than 10 s"]) == (12.0, 1)


def test_the_size_of_a_crowd_is_for_rows_that_have_one(monkeypatch, capsys):
    monkeypatch.setattr(sys, "argv", ["chaos.py", "--only", "kill", "--tables", "9"])
    with pytest.raises(SystemExit):
        chaos.main()
    assert "--only nodes" in capsys.readouterr().err


def test_every_row_has_a_control_and_a_guard_to_switch_off():
    for row in ROWS:
        assert row.controls
        assert set(row.controls_on("cluster")) <= set(chaos_bugs.patches())
        assert set(row.controls) <= set(row.controls_on("cluster"))
        assert 0 < row.size.small < row.size.full


@pytest.mark.parametrize("bug", chaos_bugs.patches())
def test_what_is_planted_is_taken_out_again(bug):
    (owner, name, _), *_ = chaos_bugs.patches()[bug]
    honest, own = getattr(owner, name), set(vars(owner))
    with chaos_bugs.planted(bug):
        assert getattr(owner, name) is not honest
    assert getattr(owner, name) is honest or isinstance(honest, property)
    assert set(vars(owner)) == own


# The report


def fake_row(monkeypatch: pytest.MonkeyPatch, faults: int, noticed: int) -> Any:
    async def try_it(task: Task) -> Outcome:
        task.progress(task.n)
        return Outcome({"trials": task.n}, {"lost": faults})

    row = replace(BY_NAME["clocks"], run=try_it, size=Size(3, 30, 1))
    monkeypatch.setattr(chaos, "BY_NAME", {"clocks": row})
    monkeypatch.setattr(chaos, "run_control", lambda row, bug, store, seed: {"lost": noticed})
    return row


@pytest.mark.parametrize(
    ("faults", "noticed", "code"), [(0, 1, 0), (1, 1, 1), (0, 0, 1)]
)  # fmt: skip
def test_the_report_fails_for_a_broken_promise_and_for_a_control_nobody_noticed(
    faults, noticed, code, monkeypatch, capsys
):
    fake_row(monkeypatch, faults, noticed)
    monkeypatch.setattr(sys, "argv", ["chaos.py", "--only", "clocks", "--json"])
    assert chaos.main() == code
    (row,) = json.loads(capsys.readouterr().out)["rows"]
    assert (row["kept"], row["proved"]) == (not faults, bool(noticed))
    assert row["below"] == (None if faults else 1.0)


def test_parts_are_the_same_for_any_number_of_processes_and_add_up(monkeypatch, capsys):
    async def try_it(task: Task) -> Outcome:
        if task.seed == 9:
            raise OSError("no disk")
        return Outcome({"trials": task.n, "most": task.seed}, {"lost": int(task.seed == 8)})

    row = replace(BY_NAME["clocks"], run=try_it, part=4)
    monkeypatch.setitem(chaos.BY_NAME, "clocks", row)
    assert row.parts(10, 7) == [(4, 7), (4, 8), (2, 9)]
    outcome = chaos.try_row(row, "sqlite", "small", 7, 10)
    assert outcome.figures == {"trials": 8, "most": 8}
    assert outcome.faults == {"lost": 1, "fell": 1}
    assert "--trials 4 --seed 8: {'lost': 1}" in capsys.readouterr().err


def test_a_control_runs_in_a_process_of_its_own():
    row = replace(BY_NAME["readers"], size=Size(1, 2, 1))
    assert any(chaos.run_control(row, "endless-outbox", "sqlite", 1).values())


def test_bench_hands_options_on_and_refuses_those_of_others(monkeypatch):
    commands = []

    class Done:
        returncode = 0

    monkeypatch.setattr(
        bench.subprocess, "run", lambda command, check: commands.append(command) or Done()
    )
    assert run(["bench", "chaos", "--only", "kill", "--json", "--no-peers"]) == 0
    assert commands[0][2:] == ["--json", "--only", "kill"]
    with pytest.raises(BadInput, match="--seeds belongs to `orrery bench simulation`"):
        run(["bench", "chaos", "--seeds", "3"])


def test_the_full_sizes_go_on_where_they_were_ended(monkeypatch, tmp_path):
    tried = []

    def outcome(part: promises.Part) -> Outcome:
        tried.append(part)
        return Outcome({"events": part.n}, {"lost": int(part.seed == 2)}, "why")

    monkeypatch.setattr(promises, "_outcome", outcome)
    book = promises.Book(tmp_path / "kept.jsonl")
    assert promises.run(["clocks"], 0.15, 1, -1.0, book) == 4  # no time: nothing is begun
    assert promises.run(["clocks"], 0.10, 1, 60.0, book) == 0
    again = promises.Book(tmp_path / "kept.jsonl")
    assert promises.run(["clocks"], 0.15, 1, 60.0, again) == 0
    assert promises.run(["clocks"], 0.50, 1, -1.0, again, first=9) == 2  # of ten parts
    assert [(part.seed, part.bug) for part in tried] == [
        (1, "wall-clock"),
        (1, ""),
        (2, ""),
        (3, ""),
    ]
    row = again.report()["clocks"]
    assert (row["trials"], row["faults"]) == (1500, {"lost": 1})


def test_parts_on_another_store_are_kept_apart_and_have_its_controls(monkeypatch, tmp_path):
    monkeypatch.setattr(
        promises, "_outcome", lambda part: Outcome({"pairs": part.n}, {"differ": 0})
    )
    book = promises.Book(tmp_path / "kept.jsonl")
    for store in ("sqlite", "cluster"):
        assert promises.run(["twins"], 0.01, 1, 60.0, book, store) == 0
    report = promises.Book(tmp_path / "kept.jsonl").report()
    assert [report[name]["figures"] for name in report] == 2 * [{"pairs": 1000}]
    assert list(report) == ["twins", "twins on cluster"]
    assert report["twins on cluster"]["controls"] > report["twins"]["controls"]


# The simulation


def test_a_seed_gives_the_same_hour_twice_and_another_seed_another():
    first, again, other = simulate(1, 0.25), simulate(1, 0.25), simulate(2, 0.25)
    assert (first.fault, other.fault) == ("", "")
    assert first == again
    assert first.trace != other.trace
    assert first.counts["acks"] > 10
    assert first.counts["views compared"] > 10


def test_two_processes_live_through_the_same_days_as_one():
    assert simulation.run(2, 1, 0.02, None, 2) == simulation.run(2, 1, 0.02, None)


def test_nodes_take_over_from_each_other_and_a_seed_gives_the_same_minutes():
    day = simulate(7, 0.15, n_nodes=3)
    assert day.fault == ""
    assert day.counts["acks"] > 10
    assert day.counts["lives"] >= 3
    assert day == simulate(7, 0.15, n_nodes=3)


def test_a_table_of_a_node_that_crashes_answers_at_another():
    days = [simulate(seed, 0.2, n_nodes=2) for seed in (1, 2)]
    assert [day.fault for day in days] == ["", ""]
    waits = [wait for day in days for wait in day.takeovers]
    assert waits
    assert max(waits) < 10  # virtual seconds


def test_the_simulation_notices_tables_that_are_taken_over_late():
    days = simulation.run(2, 1, 0.25, "late-burial", n_nodes=2)
    assert any("the tables of a node that is gone answer soon" in day.fault for day in days)


def test_the_simulation_misses_the_fence_between_nodes():
    (day,) = simulation.run(1, 1, 0.1, "no-fence", n_nodes=2)
    assert "only the owner of a table writes" in day.fault


def test_a_day_that_falls_is_named(monkeypatch, capsys):
    def fall(seed: int, hours: float, n_nodes: int) -> None:
        raise OSError("no disk")

    monkeypatch.setattr(simulation, "simulate", fall)
    (day,) = simulation.run(1, 5, 1.0, None)
    assert (day.seed, day.fault) == (5, "fell: OSError('no disk')")
    assert "seed 5: fell" in capsys.readouterr().err


@pytest.mark.parametrize("bug", ["ack-first", pytest.param("down-is-done", marks=pytest.mark.long)])
def test_the_simulation_misses_a_guard(bug):
    assert any(simulation.run(1, seed, 0.5, bug)[0].fault for seed in range(1, 21))


@pytest.mark.parametrize("n_nodes", [1, 2])
def test_the_simulation_notices_time_kept_by_the_clock_on_the_wall(n_nodes):
    (day,) = simulation.run(1, 1, 0.5, "wall-clock", n_nodes=n_nodes)
    assert "uptime goes on, no faster than time" in day.fault


def test_players_notice_time_kept_by_the_clock_on_the_wall(monkeypatch):
    monkeypatch.setattr(ClockWitness, "note_uptime", lambda *_: None)
    days = simulation.run(3, 1, 0.5, "wall-clock")
    promises = {day.fault.split(": ")[-2] for day in days}
    assert promises == {"nobody loses time", "nobody loses on time before it is up"}


@pytest.mark.long
def test_ten_hours_of_ten_seeds_hold():
    assert [day.fault for day in simulation.run(10, 1, 1.0, None)] == [""] * 10
