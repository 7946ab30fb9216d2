"""Tournaments: who meets whom, round by round, and how they stand."""
