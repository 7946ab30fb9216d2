"""The load command's own parts: frames, the script of moves, a small load, the report."""

from __future__ import annotations

import asyncio
import json
import sys
from contextlib import asynccontextmanager

import idle
import pytest
import server_clients
import server_floor
import uvicorn
from server_figures import Figures, Naps, Stretch, share_within, times
from server_house import in_loop, open_house
from server_report import BESIDE, PHASES, as_json, as_text
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


def test_a_phase_tells_its_own_lag_and_the_share_of_moves_in_time(monkeypatch):
    now = iter([10.0, 10.045, 11.0, 11.105])  # naps of 5 ms: 40 ms and 100 ms late
    monkeypatch.setattr("server_figures.time.monotonic", lambda: next(now))
    monkeypatch.setattr("server_figures.time.sleep", lambda seconds: None)
    naps, figures = Naps(), Figures()
    naps.nap(), naps.nap()
    figures.acked, figures.seen = [0.010, 0.020], [0.030, 0.150]
    found = figures.summary(Stretch(10.0, 10.5, n_moves=2, cpu=0.004), naps)
    assert found["client_lag_max"] == pytest.approx(40.0)  # the second nap was after the phase
    assert (found["moves_per_second"], found["cpu_per_move"]) == (4.0, 2.0)
    assert (found["ack_p99"], found["seen_max"]) == (20.0, 150.0)
    assert found["within_target"] == share_within([0.1, 0.11], 0.1) == 0.5


def test_machine_and_disk_are_watched_while_the_clients_play(tmp_path):
    nothing = Figures().summary(Stretch(0.0, 1e12, n_moves=0, cpu=0.0), Naps())
    told = json.dumps({"clients": 0, "lost": 0, **dict.fromkeys(PHASES, nothing)})
    file = f"from pathlib import Path; file = Path({str(tmp_path / 'sync')!r})"
    wait = f"{file}\nwhile not (file.exists() and file.stat().st_size): pass"
    command = [sys.executable, "-c", f"{wait}\nprint({told!r})"]
    found = server.clients(command, 30.0, str(tmp_path))
    for phase in PHASES:
        assert found[phase]["stall_max"] > 0
        assert found[phase]["disk_max"] > 0
    assert "one table alone" in as_text({"load": 1.0, "orrery": found, "boardgame.io": "no"})


def test_the_report_shows_both_servers_or_says_why_not():
    phase = {"moves": 10, "seconds": 1.0, "moves_per_second": 10.0, "cpu_per_move": 0.5}
    for name in ("ack", "seen", *BESIDE):
        phase |= times(name, [0.005])
    phase["within_target"] = 1.0
    phases = dict.fromkeys(PHASES, phase)
    figures = {"load": 0.5, "orrery": {"clients": 4, "lost": 0, **phases}}
    text = as_text({**figures, "boardgame.io": "Node and npm are not installed"})
    assert "Node and npm are not installed" in text
    assert "screen within 100 ms (5.0); 100.00% of 10 moves" in text
    slow = {**figures["orrery"], "paced": {**phase, "seen_p99": 150.0}}
    assert "NOT within 100 ms" in as_text({**figures, "orrery": slow, "boardgame.io": slow})
    assert json.loads(json.dumps(as_json(figures)))["orrery"]["paced"]["ack_p50"] == 5.0


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
