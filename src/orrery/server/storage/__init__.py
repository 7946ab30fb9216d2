"""Where tables and moves live: the log of events is the authority, all else is a cache."""
