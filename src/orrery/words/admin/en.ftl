### The operator's page.

admin-title = Orrery: the operator's page
admin-tables = Tables in play
admin-guests = Guests
admin-nodes = Servers
admin-game = Game
admin-status = Status
admin-host = Opened by
admin-fault = Fault
admin-table = Table
admin-open = waits for players
admin-running = in play
admin-name = Name
admin-search = Search
admin-banned = Shut out since
admin-deed = What to do
admin-ban = Shut out
admin-unban = Let in again
admin-machine = Machine
admin-process = Process
admin-version = Version
admin-nothing = Nothing here.
admin-first-visit = First visit (UTC)
admin-last-visit = Last visit (UTC)
