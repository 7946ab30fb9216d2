"""One table: seats, clocks, proposals, the commit, the audience; and all tables in memory."""
