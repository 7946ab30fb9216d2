### Wat een analyse van een afgelopen partij zegt (`orrery analyse` en haar pagina).

title = Wat deze partij besliste
game = { $game }: { $count ->
    [one] één actie
   *[other] { $count } acties
 }
moments = Keerpunten
moment-choice = Zet { $n }: { $name } speelde ‘{ $played }’ in plaats van ‘{ $best }’; dat kostte { $points }%.
moment-luck-good = Zet { $n }: het toeval (‘{ $played }’) gaf { $name } { $points }%.
moment-luck-bad = Zet { $n }: het toeval (‘{ $played }’) nam { $name } { $points }% af.
no-moments = Geen enkele actie veranderde veel: de partij werd beetje bij beetje beslist.
seat = Speler
choices = Weggegeven door keuzes
luck = Geluk
others = Van de anderen
accuracy = Nauwkeurigheid
right = Beste of even goed
right-of = { $right } van { $all }
nothing-to-choose = niets te kiezen
curve = Kans om te winnen
costly = Wat het meest kostte
costly-step = { $n }. { $who }: ‘{ $played }’ kostte { $points }%. Beter: ‘{ $best }’ ({ $share }%)
how = Elke stelling is { $iterations } keer doorzocht vanuit wat de speler aan de beurt wist; rond grote veranderingen { $closer } keer. Percentages zijn winstkansen.
solved = { $count ->
    [one] Eén stelling vlak voor het einde is
   *[other] { $count } stellingen vlak voor het einde zijn
 } opgelost: kansen van 0 en 100% zijn daar bewezen, niet geschat.
hidden = Handen waren verborgen: elke keuze is beoordeeld naar wat die speler toen kon weten, niet naar de open kaarten.
together = { $count ->
    [one] Eén actie is
   *[other] { $count } acties zijn
 } niet beoordeeld: daar konden meerdere spelers tegelijk handelen, en wanneer je handelt hoorde bij de keuze.
unfinished = De partij is niet afgelopen; de kansen zijn die van de stelling zoals ze nu is.
progress = stellingen beoordeeld
wrote = { $file } geschreven
shared = De winst werd gedeeld, zoals in teams: een hele winst telt { $share }% voor ieder die won.
