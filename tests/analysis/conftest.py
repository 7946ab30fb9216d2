"""Analyses are made by the games' modules, as they are for people: nothing is compiled for them."""

from __future__ import annotations

import pytest

from orrery.wasm.choice import at_once


@pytest.fixture(scope="module", autouse=True)
def modules_for_what_tests_share() -> None:
    """Before what a whole file shares is made."""
    at_once()


@pytest.fixture(autouse=True)
def modules() -> None:
    """Each test leaves things as ever, so each begins anew."""
    at_once()
