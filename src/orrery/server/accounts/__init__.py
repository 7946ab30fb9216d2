"""Kept names: accounts, the ways to prove who one is, and sessions."""
