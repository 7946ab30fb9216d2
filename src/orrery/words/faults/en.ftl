### What went wrong, by the code of the server's answer. The server says it to programs, the browser
### to people, so write whole sentences that need no more than the code.

fault-bad-message = The server did not understand us.
fault-too-big = That is too long.
fault-slow-down = Too many requests at once; wait a moment.
fault-bad-input = That cannot be done as it was asked.
fault-no-table = There is no such table.
fault-need-guest = Give yourself a name first.
fault-bad-token = The server does not know you any more; reload the page.
fault-not-yours = That is not yours to do.
fault-not-now = Not at this moment.
fault-bad-base = This page and the server disagree; reload the page.
fault-too-many = There are too many already.
fault-kept = This seat is reserved for somebody else.
fault-no-undo = That cannot be taken back: you have not acted yet, or something has been revealed since.
fault-not-ready = The rules are still being prepared; try again soon.
fault-storage = The server could not save that; try again.
fault-displaced = The server that saved this game has been replaced by another; reload the page in a moment.
fault-moving = This table is moving to another server; it goes on in a moment.
fault-no-rules = This game was begun with other rules than the server has now; it waits until they are back.
fault-banned = The operator of this server has shut you out.
fault-broken = This table is broken and cannot go on; its moves are kept.
fault-bad-host = The server does not answer to this address.
fault-no-page = There is no such page.
fault-internal = Something went wrong in the server.
fault-offline = The connection is lost; we are trying to come back.
fault-stale = Somebody was quicker, and your move is no longer possible.
