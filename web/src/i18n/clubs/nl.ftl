### Clubs en avonden

club-all = Clubs
club-to-all = Clubs
club-why = Een club is voor mensen die samen spelen: de leden, hun partijen, eigen toernooien, en wie bovenaan staat.
club-new = Club oprichten
club-none = Er is nog geen club.
club-name = Naam van de club
club-about = Waar is de club voor? (hoeft niet)
club-found = Richt de club op
club-need-account = Leden van clubs bewaren een naam, zodat de anderen hen herkennen.
club-keep-name = Naam bewaren
club-since = sinds { $date }
club-n-members = { $n ->
    [one] 1 lid
   *[other] { $n } leden
 }
club-role-officer = bestuurslid
club-role-member = lid
club-role-asked = wil lid worden
club-you-officer = Je bent bestuurslid van deze club.
club-you-member = Je bent lid van deze club.
club-you-asked = Je hebt gevraagd lid te worden. Een bestuurslid beslist.
club-join = Word lid
club-ask = Vraag lid te worden
club-leave = Verlaat de club
club-withdraw = Aanvraag intrekken
club-leave-sure = { $name } verlaten? Om terug te komen heb je de link of een bestuurslid nodig.
club-members = Leden
club-manage = Beheren
club-manage-done = Klaar
club-accept = Toelaten
club-decline = Weigeren
club-remove = Verwijderen
club-appoint = Benoem tot bestuurslid
club-dismiss = Niet langer bestuurslid
club-lead = Voor bestuursleden
club-link-why = Wie deze link opent en een naam bewaart, kan meteen lid worden.
club-new-link = Nieuwe link
club-new-link-why = Met een nieuwe link werkt de oude niet meer.
club-edit = Beschrijving wijzigen
club-save = Opslaan
club-running = Nu bezig
club-no-running = Niemand speelt nu aan een open tafel.
club-finished = Afgelopen partijen
club-no-finished = Nog geen openbare partijen. Leden kiezen op hun accountpagina of anderen die van hen zien.
club-tournaments = Toernooien en avonden
club-no-tournaments = Nog geen.
club-leaders = Wie staat bovenaan
club-no-leaders = Nog geen ratings: speel partijen met rating, en laat je ratings zien op je accountpagina.
club-scope = { $game } met { $n }
club-of-player = Lid van
club-report = Meld deze club
club-report-why = Moderators bekijken de naam en de beschrijving, en laten je weten wat ze beslist hebben.
club-moderated = De club { $name }
club-choice = Club
club-no-club = geen club
club-members-only = Alleen voor leden
letter-club-closed = Een moderator heeft de club { $name } gesloten: { $why }
letter-report-close = Bedankt voor je melding. Een moderator heeft de club { $name } gesloten.
moderation-deed-close = Club sluiten
tournament-system-evening = Avond
evening-new = Nieuwe avond
evening-why = Een avond met één link: stuur hem rond, kijk wie er komt, en begin een ronde wanneer je wilt.
evening-open = Open de avond
evening-name = Naam van de avond
evening-games = Spellen, op volgorde
evening-games-why = De eerste ronde is het eerste spel, enzovoort. Kies er minstens één.
evening-rounds = Ronden
evening-rounds-open = tot ik stop
evening-odd = Wie overblijft
evening-odd-bots = speelt met bots
evening-odd-wait = wacht een ronde
evening-i-play = Ik speel ook mee
evening-hall = De zaal
evening-here = { $n ->
    [0] Er is nog niemand.
    [one] Er is één persoon.
   *[other] Er zijn { $n } mensen.
 }
evening-waits = Wachten tot { $name } begint
evening-yours = Begin als er genoeg mensen zijn
evening-round-on = Ronde { $n }: { $game }
evening-round-of = Ronde { $n } van { $all }: { $game }
evening-between = Ronde { $n } is voorbij. Nu komt: { $game }
evening-last-over = De laatste ronde is voorbij.
evening-is-over = De avond is voorbij
evening-come = Ik ben er
evening-go = Ik moet gaan
evening-you-wait = Je doet mee. Als { $name } een ronde begint, brengt deze pagina je naar je tafel.
evening-you-rest = Je hebt deze ronde geen tafel, of je partij is afgelopen. Deze pagina brengt je naar je volgende tafel.
evening-late = Er wordt een ronde gespeeld. Zeg dat je er bent, en je speelt mee in de volgende.
evening-start = Begin ronde { $n }: { $game }
evening-start-why = { $n ->
    [one] Eén persoon aan tafels van { $all }.
   *[other] { $n } mensen aan tafels van { $all }.
 }
evening-end = Beëindig de avond
evening-end-sure = De avond beëindigen? De ronde die bezig is, wordt eerst uitgespeeld.
evening-link = De link van deze avond
evening-aside = { $name } is weg: niet meer indelen
evening-gone = Weg
evening-back = Naar de stand
evening-next-table = Ronde { $n } is begonnen: naar je tafel
hook-title = Webhook van deze tafel
hook-why = Telkens als iemand aan de beurt is, of de partij begint of eindigt, roept deze tafel een adres van jou aan.
hook-allowed = De beheerder van deze server staat toe: { $hosts }.
hook-allowed-none = De beheerder van deze server noemt geen host in het openbaar. Vraag welke je mag gebruiken.
hook-disabled = Deze server roept niemand aan: de beheerder heeft dat niet aangezet.
hook-url = Adres
hook-add = Roep dit adres aan
hook-now = Deze tafel roept { $name } aan.
hook-secret = Het geheim waarmee aanroepen worden ondertekend. Het wordt alleen nu getoond:
hook-test = Probeer het
hook-good = Het antwoordde met { $status }.
hook-bad = Het antwoordde met { $status }, en dat telt als mislukt.
hook-silent = Niemand antwoordde.
hook-remove = Roep niemand aan
hook-menu = Meld aan een programma (webhook)
