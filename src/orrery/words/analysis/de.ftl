### Was eine Analyse von einer beendeten Partie sagt (`orrery analyse` und ihre Seite).

title = Was diese Partie entschied
game = { $game }: { $count ->
    [one] eine Aktion
   *[other] { $count } Aktionen
 }
moments = Wendepunkte
moment-choice = Zug { $n }: { $name } spielte „{ $played }“ statt „{ $best }“; das kostete { $points } %.
moment-luck-good = Zug { $n }: Der Zufall („{ $played }“) gab { $name } { $points } %.
moment-luck-bad = Zug { $n }: Der Zufall („{ $played }“) nahm { $name } { $points } %.
no-moments = Keine einzelne Aktion änderte viel: Die Partie wurde nach und nach entschieden.
seat = Spieler
choices = Durch Züge verschenkt
luck = Glück
others = Von den anderen
accuracy = Genauigkeit
right = Bester Zug oder gleich gut
right-of = { $right } von { $all }
nothing-to-choose = nichts zu wählen
curve = Gewinnchance
costly = Was am meisten kostete
costly-step = { $n }. { $who }: „{ $played }“ kostete { $points } %. Besser: „{ $best }“ ({ $share } %)
how = Jede Stellung wurde { $iterations }-mal durchsucht, mit dem, was der Spieler am Zug wusste; rund um große Änderungen { $closer }-mal. Prozente sind Gewinnchancen.
solved = { $count ->
    [one] Eine Stellung kurz vor dem Ende ist
   *[other] { $count } Stellungen kurz vor dem Ende sind
 } gelöst: Chancen von 0 und 100 % sind dort bewiesen, nicht geschätzt.
hidden = Karten waren verdeckt: Jeder Zug wurde danach beurteilt, was dieser Spieler damals wissen konnte, nicht nach den offenen Karten.
together = { $count ->
    [one] Eine Aktion wird
   *[other] { $count } Aktionen werden
 } nicht beurteilt: Dort konnten mehrere gleichzeitig handeln, und wann man handelt, gehörte zur Entscheidung.
unfinished = Die Partie ist nicht zu Ende; die Chancen sind die der Stellung, wie sie steht.
progress = Stellungen beurteilt
wrote = { $file } geschrieben
shared = Der Sieg wurde geteilt, wie in Teams: Ein ganzer Sieg zählt für jeden, der gewann, { $share } %.
