"""The play server: tables, seats, storage, sockets. What it owes is written in docs/server.md."""
