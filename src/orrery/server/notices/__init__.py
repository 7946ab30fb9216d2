"""Notices on their way to people: what they say, when they may go out, and by which channel."""
