"""What a caller may cost: seconds of work, from a token bucket of their own.

The time of a request is that of its own steps; while it waits for a lock, the disk or a bot others
are at work and nothing is counted. Steps are timed by the clock that is read for nothing: to ask
for the processor time of a thread takes a call into the kernel, four times a move, and on a busy
machine longer than the move itself. A step that is interrupted counts as longer.

What it cost is known only afterwards, so a caller may go into debt once, and then has to wait until
the bucket is above zero again.
"""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Coroutine, Generator
from typing import Any, Generic, TypeVar

from orrery.server.access.addresses import share_of
from orrery.server.protocol.codes import Denied
from orrery.server.settings import Settings

T = TypeVar("T")
MOST_CALLERS = 10_000


class Metered(Generic[T]):
    """Something to be awaited once; `seconds` is the time its own steps took."""

    def __init__(self, work: Coroutine[Any, Any, T], clock: Callable[[], float]) -> None:
        """The clock is looked at before and after each step."""
        self._work = work
        self._clock = clock
        self.seconds = 0.0

    def __await__(self) -> Generator[Any, Any, T]:
        """Do the work step by step, and look at the clock before and after each."""
        step: Callable[[Any], Any] = self._work.send
        value: Any = None
        while True:
            began = self._clock()
            try:
                awaited = step(value)
            except StopIteration as end:
                result: T = end.value
                return result
            finally:
                self.seconds += self._clock() - began
            try:
                value, step = (yield awaited), self._work.send
            except GeneratorExit:
                self._work.close()
                raise
            except BaseException as error:
                value, step = error, self._work.throw


class Account:
    """What one caller has left."""

    def __init__(self, per_second: float, burst: float, now: float) -> None:
        """Full at the start."""
        self.per_second = per_second
        self.burst = burst
        self.level = burst
        self.at = now

    def fill(self, now: float) -> None:
        """Add what time has brought."""
        self.level = min(self.burst, self.level + max(0.0, now - self.at) * self.per_second)
        self.at = now


class Costs:
    """An account for each caller: a guest, else the network a stranger calls from."""

    def __init__(self, settings: Settings, clock: Callable[[], float] = time.perf_counter) -> None:
        """The clock times steps; tests bring their own."""
        self.clock = clock
        self._settings = settings
        self._accounts: dict[tuple[bool, str], Account] = {}

    def check(self, guest: str | None, address: str, now: float) -> None:
        """Denied with the time to wait when a caller has nothing left."""
        account = self._account(guest, address, now)
        if account.level <= 0:
            retry_ms = max(1, math.ceil(-account.level / account.per_second * 1000))
            raise Denied("slow_down", "you ask for too much work: wait a little", retry_ms)

    def charge(self, guest: str | None, address: str, seconds: float, now: float) -> None:
        """Take what a request has cost, though never more of one request than half a bucket."""
        key = (True, guest) if guest is not None else _key(guest, address)
        account = self._accounts.get(key) or self._account(guest, address, now)
        account.level -= min(seconds, account.burst / 2)

    def _account(self, guest: str | None, address: str, now: float) -> Account:
        key = (True, guest) if guest is not None else _key(guest, address)
        account = self._accounts.pop(key, None) or self._new_account(guest, now)
        self._accounts[key] = account  # the last one asked for stands last
        if account.level < account.burst:
            account.fill(now)
        else:
            account.at = now
        return account

    def _new_account(self, guest: str | None, now: float) -> Account:
        if len(self._accounts) >= MOST_CALLERS:
            del self._accounts[next(iter(self._accounts))]  # who has not called for longest
        limits = self._settings
        rate = limits.cpu_of_guest if guest is not None else limits.cpu_of_stranger
        return Account(rate, limits.cpu_burst, now)


def _key(guest: str | None, address: str) -> tuple[bool, str]:
    """Whose account it is: whether a guest's, and which."""
    return (False, share_of(address)) if guest is None else (True, guest)
