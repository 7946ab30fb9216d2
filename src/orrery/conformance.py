"""Checks whether a game keeps the contract: `orrery.conformance.check("my_game")`."""

from orrery.core.conformance import Nonconformance, Report, check

__all__ = ["Nonconformance", "Report", "check"]
