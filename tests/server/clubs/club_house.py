"""A club and its people, for tests."""

from __future__ import annotations

from browsers import Browser

PATH = "/api/clubs/Star Rovers"


async def people(house, *names):
    found = []
    for n, name in enumerate(names):
        one = Browser(house.hall, f"10.2.{n}.1")
        assert (await one.sign_up(name)).status_code == 200
        found.append(one)
    return found


async def founded(house, *names):
    """A club of the first, and people."""
    found = await people(house, *names)
    order = {"name": "Star Rovers", "about": "Thursdays at eight"}
    assert (await found[0].post("/api/clubs", **order)).status_code == 201
    return found
