### Wat `orrery play` in de terminal zegt. Wat je typt (hint, undo, save ...) blijft Engels.

type-for-help = Typ ? voor hulp.
narrow = Een bord kan { $needed } kolommen nodig hebben en dit venster heeft er { $columns }: maak het breder als regels worden afgebroken of afgesneden.
note = Let op:
left = Je hebt de tafel verlaten.
thinks = { $player } denkt na
not-allowed = Niet toegestaan:
plays = { $seat }: { $player }
plays-here = { $seat }: jij
not-a-move = { $text } is geen zet: schrijf er een zoals { $example }
what-to-do = Wat doe je: { $things }?
nothing-to-do = Er is niets te doen.
hand-over = Geef het scherm aan { $player }, dan Enter
moves-look-like = Zetten zien er zo uit:
rules-are-there = { $command } laat de regels zien.
is-legal = { $text } is toegestaan
nothing-to-skip = Je bent zelf aan de beurt: er is nu niets over te slaan.
not-numbered = de zetten zijn hier niet genummerd: typ er een, zoals { $text }
no-such-number = er is geen zet met nummer { $n }: de lijst gaat van { $from } tot en met { $to }
save-needs-file = save heeft de naam van een bestand nodig: save mijn_partij.jsonl
saved = bewaard; ga later verder met: { $command }
greedy-would = een hebberige speler zou dit doen:
hint-line = { $share } in { $n } { $n ->
    [one] poging
   *[other] pogingen
 }
won = { $n ->
    [one] { $winners } heeft gewonnen
   *[other] { $winners } hebben gewonnen
 }
no-glossary = { $game } legt geen begrippen uit.

## Help, a line for each thing that can be typed

help-numbers = Een nummer uit de lijst of de tekst van een zet speelt hem. Verder:
help-texts = De tekst van een zet speelt hem, zoals die in de lijst. Verder:
help-help = deze hulp
help-why = de regel die een zet verbiedt
help-undo = terugnemen
help-hint = wat een Admiraal zou doen
help-skip = passen tot mijn beurt
help-log = wat er tot nu toe gebeurde
help-save = de partij bewaren
help-text = de stelling in één regel
help-board = het bord nog eens tonen
help-legend = wat de tekens betekenen
help-quit = weggaan

## The screen of the terminal

screen-face-down = gedekt
screen-not-rolled = nog niet gegooid
screen-empty = leeg

## Replays: `orrery replay`

replay-next = Enter: volgende actie, q: weggaan
replay-scores = punten: { $scores }
replay-unfinished = niet afgelopen na { $n } acties: { $text }
chance = toeval

## What there is to play: `orrery games`

players-from-to = { $low } tot { $high } spelers
players-exactly = { $n ->
    [one] 1 speler
   *[other] { $n } spelers
 }
option-default = standaard { $value }

## First moves: `orrery openings`

openings-about = Uit { $games } partijen van twee bots met de rang { $rank }. In { $tried } ervan werd de eerste zet geprobeerd, niet gekozen, zodat elke eerste zet bekend is. Aandelen in de winst per plaats.
openings-drawn = In dit spel speelt het toeval mee: zetten zijn geteld wat er ook geloot werd.
openings-move = zet
openings-games = partijen
