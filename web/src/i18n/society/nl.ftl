### Mensen onder elkaar: gedrag, uitnodigingen, toernooien

conduct-block = Blokkeren
conduct-unblock = Deblokkeren
conduct-blocked = Geblokkeerde mensen
conduct-block-why = Wie je blokkeert, kan niet bij je gaan zitten, je niet uitnodigen en niet aan je gekoppeld worden, en je ziet niet meer wat diegene schrijft. { $name } krijgt dat niet te horen.
conduct-blocked-now = { $name } is geblokkeerd. Op je accountpagina hef je dat weer op.
conduct-more = { $name } blokkeren of melden
conduct-report = Melden
conduct-report-why = Moderators bekijken meldingen en laten je weten wat ze beslist hebben.
conduct-report-line = De regel en die eromheen gaan naar de moderators, die je laten weten wat ze beslist hebben.
conduct-reported = Bedankt. Moderators kijken ernaar en laten je weten wat ze beslist hebben.
conduct-reason = Wat is er mis?
conduct-reason-insult = Beledigingen of dreigementen
conduct-reason-spam = Spam
conduct-reason-cheating = Valsspelen
conduct-reason-leaving = Loopt weg uit partijen
conduct-reason-name = Een kwetsende naam
conduct-reason-other = Iets anders
conduct-what-happened = Wat is er gebeurd? (hoeft niet)
conduct-hide-rude = Verberg grove woorden in de chat
desk-title = Wacht op jou
desk-invitation = { $name } nodigt je uit aan een tafel voor { $n }: { $game }.
desk-accept = Ga zitten
desk-decline = Weigeren
desk-put-away = Begrepen
desk-to-table = Naar je tafel
desk-tournament = { $name }: ronde { $n } is begonnen, en je tafel staat klaar.
desk-reports = { $n ->
    [one] Eén melding wacht op een moderator.
   *[other] { $n } meldingen wachten op een moderator.
 }
letter-report-dismiss = Bedankt voor je melding over { $name }. Een moderator heeft ernaar gekeken en niets gevonden wat tegen de regels van deze server is.
letter-report-warn = Bedankt voor je melding over { $name }. Een moderator heeft een waarschuwing gegeven.
letter-report-silence = Bedankt voor je melding over { $name }, die nu een tijdje niet kan chatten.
letter-report-ban = Bedankt voor je melding over { $name }, die nu is uitgesloten.
letter-warned = Een moderator waarschuwt je: { $why }
letter-silenced = { $days ->
    [one] Je kunt een dag lang niet chatten. De moderator zegt waarom: { $why }
   *[other] Je kunt { $days } dagen lang niet chatten. De moderator zegt waarom: { $why }
 }
moderation-title = Moderatie
moderation-none = Er wacht geen melding.
moderation-more = Hierachter wachten er nog { $n }.
moderation-about = Over { $name }
moderation-by = gemeld door { $name }
moderation-same = { $n } mensen hebben hetzelfde gemeld
moderation-before = { $n ->
    [one] al één beslissing tegen deze persoon
   *[other] al { $n } beslissingen tegen deze persoon
 }
moderation-table = De tafel ({ $game })
moderation-deed = Wat te doen
moderation-deed-dismiss = Niets mis
moderation-deed-warn = Waarschuwen
moderation-deed-silence = Chatverbod geven
moderation-deed-ban = Uitsluiten
moderation-days = Dagen
moderation-n-days = { $n ->
    [one] 1 dag
   *[other] { $n } dagen
 }
moderation-for-good = voorgoed
moderation-why = Waarom (wie een waarschuwing of chatverbod krijgt, leest het)
moderation-decide = Beslissen
moderation-log = Onlangs beslist
moderation-decided-by = door { $name }
moderation-operator = de beheerder
invite-challenge = Nodig { $name } uit om te spelen
invite-name = Uitnodigen op naam
invite-send = Uitnodigen
invite-sent = { $name } is uitgenodigd.
invite-show-code = Toon als QR-code
invite-hide-code = Verberg de QR-code
invite-code = QR-code van de link
tournament-all = Toernooien
tournament-to-all = Alle toernooien
tournament-why = Een toernooi loopt vanzelf: de server deelt de ronden in en opent de tafels, en iedereen ziet de stand.
tournament-new = Nieuw toernooi
tournament-none = Er is nog geen toernooi.
tournament-list-running = Bezig
tournament-list-open = Open voor spelers
tournament-list-over = Afgelopen
tournament-name = Naam van het toernooi
tournament-at-a-table = Spelers per tafel
tournament-system = Systeem
tournament-system-swiss = Zwitsers
tournament-system-robin = Iedereen tegen iedereen
tournament-system-groups = Groepen
tournament-about-swiss = Zwitsers: in elke ronde treffen spelers elkaar die even vaak hebben gewonnen, en nooit twee keer.
tournament-about-robin = Iedereen tegen iedereen: ieder treft ieder één keer. Hoogstens 16 spelers.
tournament-about-groups = Groepen: in elke ronde nieuwe tafels op punten; wie aan een tafel hoger eindigt, krijgt meer punten.
tournament-rounds = Ronden
tournament-rounds-usual = zoveel als nodig
tournament-start = Begin
tournament-start-by-hand = als ik op ‘Begin nu’ druk
tournament-in-minutes = over { $n } minuten
tournament-in-hours = { $n ->
    [one] over 1 uur
   *[other] over { $n } uur
 }
tournament-fill-to = Bots vullen aan tot
tournament-bot = Bots met rang
tournament-listed = Iedereen vindt het in de lijst (anders alleen via de link)
tournament-open = Open het toernooi
tournament-you-play = jij speelt mee
tournament-n-entrants = { $n ->
    [one] 1 speler
   *[other] { $n } spelers
 }
tournament-in-round = ronde { $n }
tournament-round-of = Ronde { $n } van { $all }
tournament-round = Ronde { $n }
tournament-is-over = Het toernooi is afgelopen
tournament-starts-by-host = begint als de host het zegt
tournament-starts-at = begint op { $date }
tournament-hosted-by = host: { $name }
tournament-join = Doe mee
tournament-leave = Toch niet
tournament-withdraw = Terugtrekken
tournament-withdraw-sure = In de komende ronden word je niet meer ingedeeld. Terugtrekken?
tournament-start-now = Begin nu
tournament-wait = Je partij van deze ronde is afgelopen. De volgende ronde begint als iedereen klaar is.
tournament-filled = Waar mensen ontbreken, doen bots mee, tot { $n } in totaal.
tournament-entrants = { $n ->
    [one] 1 speler
   *[other] { $n } spelers
 }
tournament-standings = Stand
tournament-nobody = Nog niemand.
tournament-place = Plek
tournament-player = Speler
tournament-points = Punten
tournament-points-short = Ptn
tournament-buchholz = Buchholz: de punten van alle tegenstanders
tournament-buchholz-short = BH
tournament-sonneborn = Sonneborn-Berger: de punten van verslagen tegenstanders, en de helft van die met wie gelijk is gespeeld
tournament-sonneborn-short = SB
tournament-tables = Tafels
tournament-playing = bezig
tournament-bye = vrij
tournament-crosstable = Wie trof wie
tournament-podium = De eerste drie
tournament-n-points = Punten: { $points }
tournament-never-begun = Het is nooit begonnen: er kwamen te weinig mensen.
