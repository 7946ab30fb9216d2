"""Passwords: hashed by argon2, a few at once; an unknown name costs as much as a known one."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from importlib.util import find_spec
from typing import Any, TypeVar

from orrery.server.protocol.codes import Denied

T = TypeVar("T")
SHORTEST, LONGEST = 10, 200
LEAST_DIFFERENT = 5  # characters
AT_ONCE = 2  # each takes 19 MiB and a core for some 30 ms
MOST_WAITING = 32


class Passwords:
    """Makes and checks hashes, in threads of their own."""

    def __init__(self) -> None:
        """Whether they can be had is known at once."""
        self.is_enabled = find_spec("argon2") is not None
        self._turns = asyncio.Semaphore(AT_ONCE)
        self._n_waiting = 0
        self._decoy: str | None = None

    async def hash(self, password: str, name: str) -> str:
        """What is stored instead of a password; Denied when that is easily guessed."""
        self._need()
        check_strength(password, name)
        return await self._in_turn(_hashed, password)

    async def is_right(self, stored: str | None, password: str) -> bool:
        """The password belongs to a stored hash; without one the time is spent all the same."""
        self._need()
        if self._decoy is None:
            self._decoy = await self._in_turn(_hashed, "nobody's password")
        fits = await self._in_turn(_fits, stored or self._decoy, password[:LONGEST])
        return fits and stored is not None

    def _need(self) -> None:
        if not self.is_enabled:
            raise Denied("not_enabled", "this server has no passwords: see orrery[accounts]")

    async def _in_turn(self, work: Callable[..., T], *values: str) -> T:
        if self._n_waiting >= MOST_WAITING:
            raise Denied("slow_down", "too many sign in at this moment: wait a little")
        self._n_waiting += 1
        try:
            async with self._turns:
                return await asyncio.to_thread(work, *values)
        finally:
            self._n_waiting -= 1


def check_strength(password: str, name: str) -> None:
    """Denied when a password is short, of few characters, or holds the name."""
    if not SHORTEST <= len(password) <= LONGEST:
        raise Denied("weak_password", f"a password has {SHORTEST} to {LONGEST} characters")
    if len(set(password)) < LEAST_DIFFERENT or name.casefold() in password.casefold():
        raise Denied("weak_password", "this password is easily guessed: take another one")


def _hasher() -> Any:
    from argon2 import PasswordHasher

    return PasswordHasher(time_cost=2, memory_cost=19 * 1024, parallelism=1)


def _hashed(password: str) -> str:
    return str(_hasher().hash(password))


def _fits(stored: str, password: str) -> bool:
    from argon2.exceptions import Argon2Error, InvalidHashError

    with suppress(Argon2Error, InvalidHashError):
        return bool(_hasher().verify(stored, password))
    return False
