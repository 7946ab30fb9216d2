### Een spel leren door het te spelen, en de woorden van zijn regels

learn = Leren
learn-fault = Deze les kon niet geladen worden.
learn-offline = De server is niet te bereiken. Wat je tot nu toe hebt gedaan, is bewaard.
learn-try-again = Probeer het nog eens
learn-title = Leer { $game }
learn-none = { $game } heeft nog geen lessen
learn-coach = Wat te doen
learn-progress = Hoe ver je bent
learn-step = Stap { $n } van { $all }
learn-lessons = Lessen en oefeningen
learn-exercise = Oefening { $n }
learn-done = gedaan
learn-rule = Regel { $clause }
learn-hint = Geef me een hint
learn-try = Probeer dit: { $move }
learn-take-back = Neem het terug
learn-again = Nog een keer
learn-next = Verder
learn-finish = Naar de tafel
learn-play = Speel tegen een Cadet
learn-go-on = Liever de volgende les of oefening
learn-all-moves = Alle zetten als lijst
learn-seconds = { $n ->
    [one] nog { $n } seconde
   *[other] nog { $n } seconden
 }
learn-ask-title = Voor het eerst { $game }?
learn-ask = Een begeleide eerste partij laat je alles zien, zet voor zet.
learn-ask-learn = Leer het in vijf minuten
learn-ask-play = Gewoon spelen
glossary = Woorden van het spel
glossary-rule = { $term }: regel { $clause }
glossary-how = Houd op het bord de muis of een vinger op iets. Het vraagteken legt uit waar je daarna op tikt.
learn-what-if = En als ik niets doe?
learn-back = Terug naar de opgave
