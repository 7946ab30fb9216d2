### Berichten, hoe je ze hoort, vakanties en plannen

notices = Berichten
notices-unread = { $n ->
    [0] Berichten
    [one] Berichten: één ongelezen
   *[other] Berichten: { $n } ongelezen
 }
notices-none = Er is niets gebeurd wat je nog niet hebt gezien.
notices-read-all = Alles als gelezen markeren
notices-channels = Hoe ik bericht krijg
notices-title = Berichten
notices-note = Als je aan de beurt bent aan een tafel waar je niet naar kijkt, als een partij begint of eindigt, als iemand je uitnodigt of iets vraagt, en als je tijd afloopt.
notices-browser = Toon berichten via deze browser zolang er een pagina open is
notices-browser-denied = Deze browser laat ons geen berichten tonen: de instellingen voor deze pagina zeggen nee.
notices-push = Stuur berichten naar deze browser, ook als er geen pagina open is
notices-push-disabled = De host van deze server heeft berichten naar gesloten browsers niet aangezet.
notices-push-cannot = Deze browser kan geen berichten krijgen: daarvoor is https nodig, en een browser die ze aanneemt.
notices-push-failed = De browser ging niet akkoord.
notices-browsers = Browsers die berichten krijgen
notices-browser-remove = { $label } verwijderen
notices-some-browser = Een browser
notices-letters = Berichten per e-mail
notices-letters-off = Geen
notices-letters-now = Meteen
notices-letters-hourly = Eén keer per uur
notices-letters-daily = Eén keer per dag, om 8 uur
notices-letters-disabled = De host van deze server verstuurt geen e-mail.
notices-letters-no-address = Voeg eerst een e-mailadres aan je account toe.
notices-quiet = Stille uren: er wordt niets verstuurd, alles wordt bewaard
notices-quiet-from = van
notices-quiet-to = tot
notices-quiet-never = Van en tot hetzelfde uur: geen stille uren.
notices-zone = Tijdzone
notices-feed = Een feed voor feedlezers
notices-feed-note = Wie het adres kent, kan je berichten lezen.
notices-feed-make = Maak een adres
notices-feed-new = Ander adres
notices-feed-end = Beëindig de feed
notices-feed-address = Adres van de feed
notices-saved = Opgeslagen
letters-stop-title = Geen e-mails meer?
letters-stop-text = Je krijgt geen berichten meer per e-mail. Op je accountpagina kun je ze weer aanzetten.
letters-stop-go = Stop de e-mails
letters-stop-done = Klaar. Er komen geen e-mails meer.
vacation-title = Vakantie
vacation-note = Je klokken aan tafels per post staan stil, zichtbaar voor iedereen. Daarna lopen ze verder met wat er over was.
vacation-left = { $n ->
    [one] Dit jaar is er nog één dag over.
   *[other] Dit jaar zijn er nog { $n } dagen over.
 }
vacation-days = Dagen
vacation-begin = Begin nu
vacation-until = Je bent op vakantie tot { $date }.
vacation-end = Ik ben terug
seat-vacation = op vakantie tot { $date }
plan-title = Als …, dan …
plan-note = Plan een antwoord: de server speelt het voor je zodra het past. Niemand anders ziet het.
plan-if = Als { $name } dit doet:
plan-then = Dan antwoord ik:
plan-more = En dan speel ik:
plan-choose = Kies …
plan-add = Bewaar dit antwoord
plan-further = En wat als daarna …
plan-rule = Als ‘{ $on }’, dan antwoord ik ‘{ $do }’.
plan-so-far = Als ‘{ $on }’ …
plan-none = Je hebt hier niets gepland.
plan-clear = Vergeet het plan
plan-end = Daar zou de partij eindigen.
