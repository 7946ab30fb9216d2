"""Several nodes on one database: which of them owns a table, and how requests reach it."""
