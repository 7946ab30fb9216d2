"""Seats that nobody holds. In a module of its own so that naming them loads no rules."""

CHANCE = -1
"""The seat of nature."""

SPECTATOR = -2
"""A viewer who holds no seat."""
