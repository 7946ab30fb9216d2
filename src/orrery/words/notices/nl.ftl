### Berichten: wat mensen horen die niet aan een tafel zitten

turn = Je bent aan de beurt: { $game } met { $with }
began = { $game } met { $with } is begonnen
over-won = Je hebt gewonnen: { $game } met { $with }
over-shared = Je deelt de winst: { $game } met { $with }
over-lost = Je hebt verloren: { $game } met { $with }
over-none = { $game } met { $with } is afgelopen
invited = { $name } houdt een plaats voor je vrij: { $game }
proposed-undo = { $name } wil een zet terugnemen: { $game }
proposed-draw = { $name } biedt remise aan: { $game }
proposed-abandon = { $name } wil de partij afbreken: { $game }
hurry = Je tijd loopt af op { $when }: { $game } met { $with }
alone = niemand anders
somebody = Iemand
letter-subject = { $n ->
    [one] Orrery: één bericht
   *[other] Orrery: { $n } berichten
 }
letter-line = { $text }: { $link }
letter-end = Geen e-mails meer zoals deze: { $stop } Wat je hoort en hoe, bepaal jij: { $link }
feed-title = Orrery: mijn berichten
