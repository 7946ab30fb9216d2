"""The play server.

A move goes from top to bottom (transport, commands, tables, storage), then out by views.

run        start here: builds all from settings      transport  bytes in, bytes out
commands   one function a verb, and who may ask      tables     a table: seats, clocks, commit
views      what a viewer may know, nothing else      logbook    a game as its log tells it
access     guests, tokens, budgets                   bots       who thinks, where, how long
upkeep     time, restarts, garbage                   storage    rows, one writer
protocol   every message and code (docs/server.md)   settings   every limit
incidents  where something went wrong, not what it saw
"""
