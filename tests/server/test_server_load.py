"""The load command's own parts: frames, the script of moves, a small load, the report."""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import sys
import time
from contextlib import asynccontextmanager

import idle
import msgspec
import pytest
import server_clients
import server_crowd
import server_floor
import uvicorn
from server_crowd import PHASES, NotMeasured
from server_figures import Share, Told, phase_of, times
from server_house import in_loop, open_house
from server_meters import Meter
from server_report import BESIDE, as_json, as_text
from server_scripts import SCRIPT, script_of
from server_wire import TEXT, Wire, frame

import server
from orrery.core.registry import find_game
from orrery.core.table import new_table
from orrery.server.transport.app import build_app


@asynccontextmanager
async def served(db):
    """A house on a real port."""
    async with open_house(db) as house:
        config = uvicorn.Config(build_app(house.hall), port=0, lifespan="off", log_level="error")
        app = uvicorn.Server(config)
        serving = asyncio.ensure_future(app.serve())
        while not app.started:
            await asyncio.sleep(0.01)
        yield house, app.servers[0].sockets[0].getsockname()[1]
        app.should_exit = True
        await serving


SCRIPTS = [SCRIPT, *map(script_of, range(6))]


@pytest.mark.parametrize("number", range(len(SCRIPTS)))
def test_a_script_fills_the_frame_without_four_in_a_row(number):
    table = new_table(find_game("connect_four"), seed=1)
    for n, column in enumerate(SCRIPTS[number]):
        assert not table.is_over
        table.play(n % 2, f"drop {column}")
    assert table.is_over
    assert table.winners == [0, 1]


def test_every_table_plays_a_game_of_its_own():
    assert script_of(3) == script_of(3)
    assert len(set(SCRIPTS)) == len(SCRIPTS)


@pytest.mark.parametrize("size", [0, 125, 126, 65535, 65536])
@in_loop
async def test_frames_of_all_sizes_are_read_in_any_pieces(size):
    heard = []
    wire = Wire("here", "/ws", heard.append)
    wire._is_open = True
    text = b"x" * size
    sent = bytearray(frame(TEXT, text))
    sent[1] &= 0x7F  # servers do not mask
    head = len(sent) - size - 4
    data = bytes(sent[:head] + sent[head + 4 :])
    for start in range(0, len(data), max(1, len(data) // 3)):
        wire.data_received(data[start : start + max(1, len(data) // 3)])
    assert heard == [text]


@in_loop
async def test_a_small_load_is_measured(db):
    async with served(db) as (house, port):
        load = server_clients.Load()
        ann, ben = await house.guest("Ann"), await house.guest("Ben")
        game, tokens = (await house.table(ann)).id, [ann.token, ben.token]
        pair = server_clients.Pair(load, game, SCRIPT)
        await server_clients.sit_down(port, pair, tokens)
        await server_clients.as_fast_as_acknowledged(load, [pair], 30)
        assert pair.is_over()
        room = house.hall.rooms[game]
        while room.row.status != "over":
            await asyncio.sleep(0.01)
        assert len(load.figures.seen) == len(SCRIPT)
        for player in pair.players:
            player.wire.close()


# Several processes of clients


def share(began, ended, n_moves, seconds):
    return Share(began, ended, n_moves, [seconds] * n_moves, [2 * seconds] * n_moves, [seconds])


PARTS = [share(10.0, 14.0, 30, 0.01), share(10.5, 15.0, 10, 0.09)]


def test_the_clients_of_several_processes_are_one_phase():
    found = phase_of(PARTS)
    assert (found["began"], found["ended"], found["moves"]) == (10.0, 15.0, 40)
    assert found["moves_per_second"] == 40 / 5
    assert (found["ack_p50"], found["ack_p99"], found["seen_max"]) == (10.0, 90.0, 180.0)
    assert found["client_lag_max"] == 90.0
    assert found["within_target"] == 0.75


def test_a_process_that_is_left_out_shows_in_every_figure():
    whole, half = phase_of(PARTS), phase_of(PARTS[:1])
    told = ("ended", "moves", "moves_per_second", "ack_p99", "seen_max", "client_lag_max")
    assert all(whole[name] != half[name] for name in told)


def test_every_table_is_played_by_one_process():
    for n_parts in (1, 2, 3, 8):
        parts = [server_crowd.tables_of(100, part, n_parts) for part in range(n_parts)]
        assert sorted(table for tables in parts for table in tables) == list(range(100))
        assert max(map(len, parts)) - min(map(len, parts)) <= 1


CLIENT = """
import sys, time
print("ready", flush=True)
at = float(sys.stdin.readline().split()[1])
time.sleep(max(0.0, at - time.monotonic()))
began = time.monotonic()
{last}
"""
SAYS = "print({told!r}.replace('111.5', str(began)).replace('222.5', str(began + 1)))"


def clients(*tells, last=SAYS):
    """Commands of processes that tell something after a beginning in common."""
    told = [msgspec.json.encode(one).decode() for one in tells]
    return [[sys.executable, "-c", CLIENT.format(last=last.format(told=one))] for one in told]


def told(*names):
    phase = Share(111.5, 222.5, 3, [0.01] * 3, [0.02] * 3, [0.0])
    return Told(2, 0, dict.fromkeys(names, phase))


def test_all_processes_begin_a_phase_at_the_same_moment(tmp_path):
    commands = clients(told(*PHASES), told("paced", "flood"), told("paced", "flood"))
    me = {"server": [os.getpid()]}
    found = server_crowd.crowd(commands, 30.0, str(tmp_path), me)
    assert (found["clients"], found["client_processes"]) == (6, 3)
    assert (found["alone"]["moves"], found["flood"]["moves"]) == (3, 9)
    assert found["flood"]["seconds"] < 1.2
    assert set(found["flood"]["cores"]) == {"server", "clients"}


def test_nothing_is_told_when_one_process_lacks_a_phase_or_gives_up(tmp_path):
    me, folder = {"server": [os.getpid()]}, str(tmp_path)
    with pytest.raises(NotMeasured, match="not all clients tell"):
        server_crowd.crowd(clients(told(*PHASES), told("paced")), 30.0, folder, me)
    with pytest.raises(NotMeasured, match="gave up"):
        server_crowd.crowd(clients(told(*PHASES), told(), last="sys.exit(3)"), 30.0, folder, me)
    with pytest.raises(NotMeasured, match="cannot be read"):
        server_crowd.crowd(clients(told(*PHASES), last="print('bye')"), 30.0, folder, me)


def test_processor_time_is_that_of_the_phase():
    seconds = iter([1.0, 1.0, 3.0, 3.0])
    meter = Meter({"server": []})
    meter._at, meter._seconds = [], []
    for at in (10.0, 11.0, 12.0, 13.0):
        meter._at.append(at)
        meter._seconds.append({"server": next(seconds)})
    assert meter.spent("server", 11.0, 12.0) == 2.0
    assert meter.spent("server", 11.5, 12.5) == 1.0
    assert meter.spent("server", 0.0, 10.5) == 0.0


def test_what_a_process_has_started_counts_with_it():
    busy = "import time\nwhile time.process_time() < 0.3: pass\n"
    script = f"import subprocess, sys; subprocess.run([sys.executable, '-c', {busy!r}])"
    group = server_crowd.Part([sys.executable, "-c", script])
    meter = Meter({"family": [group.pid], "alone": [group.pid]}, with_children=["family"])
    meter.start()
    began, most = time.monotonic(), 0.0
    while group.code is None:
        time.sleep(0.01)
    meter.stop()
    group.end()
    ended = meter._at[-1]
    most = max(one["family"] for one in meter._seconds)
    assert most >= 0.2
    assert meter.spent("alone", began, ended) < most


def test_machine_and_disk_are_watched_while_the_clients_play(tmp_path):
    file = f"from pathlib import Path; file = Path({str(tmp_path / 'sync')!r})"
    wait = f"{file}\nwhile not (file.exists() and file.stat().st_size): pass\n"
    commands = clients(told(*PHASES), last=f"{wait}time.sleep(1)\n{SAYS}")
    found = server_crowd.crowd(commands, 30.0, str(tmp_path), {"server": [os.getpid()]})
    for phase in PHASES:
        assert set(found[phase]) >= {"stall_max", "disk_max", "cpu_per_move"}
    assert "one table alone" in as_text({"load": 1.0, "orrery": found, "boardgame.io": "no"})


# The report


def measured(rate):
    phase = {"moves": 10, "seconds": 1.0, "moves_per_second": rate, "cpu_per_move": 0.5}
    for name in ("ack", "seen", *BESIDE):
        phase |= times(name, [0.005])
    phase |= {"within_target": 1.0, "cores": {"server": 0.9}}
    return {"clients": 4, "lost": 0, "client_processes": 1, **dict.fromkeys(PHASES, phase)}


def test_the_report_shows_both_servers_or_says_why_not():
    figures = {"load": 0.5, "orrery": measured(10.0)}
    text = as_text({**figures, "boardgame.io": "Node and npm are not installed"})
    assert "Node and npm are not installed" in text
    assert "screen within 100 ms (5.0); 100.00% of 10 moves" in text
    slow = measured(10.0)
    slow["paced"] = {**slow["paced"], "seen_p99": 150.0}
    assert "NOT within 100 ms" in as_text({"load": 0.5, "orrery": slow, "boardgame.io": slow})
    assert json.loads(json.dumps(as_json(figures)))["orrery"]["paced"]["ack_p50"] == 5.0


def test_the_report_sets_every_number_of_nodes_beside_one_process_and_the_peer():
    figures = {"load": 0.5, "orrery": measured(10.0), "boardgame.io": measured(20.0)}
    lacking = {"processes": 4, "why_not": "no PostgreSQL"}
    figures["nodes"] = [{"processes": 2, **measured(30.0)}, lacking]
    grown = {one["name"]: one for one in as_json(figures)["growth"]}
    assert list(grown) == ["orrery", "2 nodes", "boardgame.io"]
    assert (grown["2 nodes"]["of_one_process"], grown["2 nodes"]["of_the_peer"]) == (3.0, 1.5)
    text = as_text(figures)
    assert "2 nodes at full speed: 30 moves/s, 3.00 of one process, 1.50 of boardgame.io" in text
    assert "4 nodes: no PostgreSQL" in text


def test_the_picture_draws_every_number_of_nodes_beside_one_process_and_the_peer():
    from server_picture import picture

    figures = {"orrery": measured(10.0), "boardgame.io": measured(20.0)}
    figures["nodes"] = [{"processes": n, **measured(15.0 * n)} for n in (1, 4)]
    drawn = picture(figures)
    assert all(f">{name}<" in drawn for name in ("nodes", "one process, SQLite", "boardgame.io"))
    assert ">1.5 times that<" in drawn
    assert "boardgame.io" not in picture({**figures, "boardgame.io": "no Node"})
    with pytest.raises(ValueError, match="no nodes"):
        picture({**figures, "nodes": [{"processes": 2, "why_not": "no PostgreSQL"}]})


def test_numbers_of_processes_are_a_list():
    assert server.counts_of("1,2,4") == [1, 2, 4]
    for text in ("0", "65", "two", "1,,2", ""):
        with pytest.raises(argparse.ArgumentTypeError, match="from 1 to 64"):
            server.counts_of(text)


def test_without_node_the_peer_is_skipped_with_a_clear_line(monkeypatch):
    monkeypatch.setattr("shutil.which", lambda name: None)
    with pytest.raises(server.NotMeasured, match="Node and npm are not installed"):
        server.install_peer()


def test_the_floor_is_that_of_the_run_that_was_disturbed_least(monkeypatch):
    """Both servers in turns, each as often."""
    asked, cpu = [], iter([0.3, 0.9, 0.1, 1.2])
    monkeypatch.setattr(
        server_floor,
        "measure",
        lambda n, seconds, is_bare: asked.append(is_bare) or {"cpu_per_move": next(cpu)},
    )
    found = server_floor.compared(2, 1.0, 2)
    assert asked == [True, False, True, False]
    assert found == {"bare": {"cpu_per_move": 0.1}, "as it is": {"cpu_per_move": 0.9}}


def test_a_silent_socket_costs_little():
    """5,000 of them are to fit into 512 MiB; `benchmarks/idle.py` measures as many."""
    found = idle.measure(150)
    assert 0 < found.kib_each < 90
