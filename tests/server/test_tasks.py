"""What runs beside: whatever it trips over, it begins again."""

from __future__ import annotations

from server_house import in_loop, open_house, until

from orrery.server.bots.compilation import Compilation
from orrery.server.clock import ManualClock
from orrery.server.tasks import CALM_SECONDS, Supervisor
from orrery.server.transport import app as module
from orrery.server.transport.app import build_app


class NotedClock(ManualClock):
    def __init__(self):
        super().__init__()
        self.slept = []

    async def sleep(self, seconds):
        self.slept.append(round(seconds, 3))
        self.pass_seconds(seconds)


@in_loop
async def test_work_begins_again_after_any_exception_with_a_growing_pause():
    clock, noted, runs = NotedClock(), [], []
    supervisor = Supervisor(clock, lambda kind, error: noted.append((kind, type(error))))

    async def work():
        runs.append(clock.now())
        if len(runs) == 9:
            clock.pass_seconds(CALM_SECONDS)
        if len(runs) <= 9:
            raise (RuntimeError, KeyError, OSError)[len(runs) % 3]("again")

    await supervisor.keep("work", work)
    assert len(runs) == 10
    assert clock.slept == [0.1, 0.2, 0.4, 0.8, 1.6, 3.2, 5.0, 5.0, 0.1]
    assert supervisor.restarts == {"work": 9}
    assert {kind for _, kind in noted} == {RuntimeError, KeyError, OSError}


@in_loop
async def test_all_that_runs_beside_is_supervised(db, monkeypatch):
    """Each long-lived task of the application fails once and is there again."""
    failed = []

    def once(name, real):
        async def work(*args):
            if name not in failed:
                failed.append(name)
                raise RuntimeError(name)
            await real(*args)

        return work

    for name in ("keep_ticking", "keep_pulse", "keep_ending", "keep_sweeping"):
        monkeypatch.setattr(module, name, once(name, getattr(module, name)))
    monkeypatch.setattr(Compilation, "warm_all", once("warm_all", Compilation.warm_all))
    async with open_house(db) as house:
        app = build_app(house.hall)
        house.hall.open = house.hall.close = no_wait  # the house does it
        async with app.router.lifespan_context(app):
            await until(lambda: len(failed) == 5)
            await until(lambda: sum(house.hall.tasks.supervisor.restarts.values()) == 5)
        assert house.hall.incidents.n_unhandled == 5
        house.hall.incidents.n_unhandled = 0
        del house.hall.open, house.hall.close


async def no_wait():
    """Nothing to open or close."""
