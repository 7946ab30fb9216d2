"""The play server. docs/server.md has the life of a command.

Floors, top to bottom; imports only point down (`make check` holds it):

run        start here: builds all from settings      transport  bytes in, bytes out; the endpoints
cluster    which node has a table, and the way       commands   one function a verb, one for all
bots       who thinks, where, how long               upkeep     time, ends of tables, garbage
pairing    who plays with whom                       tournaments  rounds, tables, standings
tables     a table: seats, clocks, commit; hall      views      what a viewer may know, nothing else
archive    finished games, searched, downloaded      clubs      people who play together
notices    what people hear, by which channel
ratings    how strong somebody plays                 logbook    a game as its log tells it
accounts   kept names, ways in, sessions             access     callers, guests, tokens, budgets
storage    rows, one writer, fence, secrets          protocol   every message and code
conduct    blocks, reports, verdicts, leavers
tasks      what runs beside, and its supervisor      incidents  where something went wrong, not what
clock      the one source of time                    settings   every limit
meters     what is counted for the operator
"""
