"""Conduct: blocks, reports and what moderators decide, leaving often, letters to people."""
