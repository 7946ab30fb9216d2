### Die Seite des Betreibers.

admin-title = Orrery: die Seite des Betreibers
admin-tables = Tische im Spiel
admin-guests = Gäste
admin-nodes = Server
admin-game = Spiel
admin-status = Stand
admin-host = Eröffnet von
admin-fault = Fehler
admin-table = Tisch
admin-open = wartet auf Mitspieler
admin-running = läuft
admin-name = Name
admin-search = Suchen
admin-banned = Ausgeschlossen seit
admin-deed = Was tun
admin-ban = Ausschließen
admin-unban = Wieder zulassen
admin-machine = Rechner
admin-process = Prozess
admin-version = Version
admin-nothing = Hier ist nichts.
admin-first-visit = Erster Besuch (UTC)
admin-last-visit = Letzter Besuch (UTC)
