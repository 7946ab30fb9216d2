"""ZYLATRON, the Battle for the Galaxy: the major and the short game."""
