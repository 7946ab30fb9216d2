### Briefe mit einem Link

keep-subject = Orrery: Deinen Namen behalten
keep-text = Jemand, vermutlich du, möchte bei Orrery den Namen { $name } mit dieser Adresse behalten. Öffne dafür innerhalb von 30 Minuten diesen Link: { $link } Wenn du das nicht warst, brauchst du nichts zu tun.
sign-in-subject = Orrery: Dein Link zum Anmelden
sign-in-text = Dieser Link meldet dich als { $name } an. Er gilt einmal, innerhalb von 30 Minuten: { $link } Wenn du ihn nicht angefordert hast, brauchst du nichts zu tun.
confirm-subject = Orrery: Ist das deine Adresse?
confirm-text = Öffne diesen Link innerhalb von 30 Minuten in dem Browser, in dem du angemeldet bist, um die Adresse deinem Konto hinzuzufügen: { $link } Wenn du das nicht angefordert hast, brauchst du nichts zu tun.
