### Att lära sig ett spel genom att spela det, och orden i dess regler

learn = Lär dig
learn-fault = Lektionen kunde inte laddas.
learn-offline = Servern nås inte. Det du har gjort hittills finns kvar.
learn-try-again = Försök igen
learn-title = Lär dig { $game }
learn-none = { $game } har inga lektioner än
learn-coach = Vad du ska göra
learn-progress = Hur långt du har kommit
learn-step = Steg { $n } av { $all }
learn-lessons = Lektioner och övningar
learn-exercise = Övning { $n }
learn-done = klar
learn-rule = Regel { $clause }
learn-hint = Ge mig ett tips
learn-try = Prova det här: { $move }
learn-take-back = Ta tillbaka
learn-again = En gång till
learn-next = Vidare
learn-finish = Till bordet
learn-play = Spela mot en Kadett
learn-go-on = Hellre nästa lektion eller övning
learn-all-moves = Alla drag som lista
learn-seconds = { $n ->
    [one] { $n } sekund kvar
   *[other] { $n } sekunder kvar
 }
learn-ask-title = Är { $game } nytt för dig?
learn-ask = Ett guidat första spel visar dig allt, drag för drag.
learn-ask-learn = Lär dig på fem minuter
learn-ask-play = Bara spela
glossary = Spelets ord
glossary-rule = { $term }: regel { $clause }
glossary-how = Håll musen stilla över något på spelplanen, eller håll fingret på det. Frågetecknet förklarar det du trycker på härnäst.
learn-what-if = Vad händer om jag inget gör?
learn-back = Tillbaka till uppgiften
