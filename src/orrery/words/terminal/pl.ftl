### Co `orrery play` mówi w terminalu. Wpisywane słowa (hint, undo, save ...) pozostają angielskie.

type-for-help = ? pokazuje pomoc.
narrow = Plansza może wymagać { $needed } kolumn, a to okno ma { $columns }: poszerz je, jeśli wiersze są łamane lub ucięte.
note = Uwaga:
left = Stół opuszczony.
thinks = { $player } myśli
not-allowed = Nie wolno:
plays = { $seat }: { $player }
plays-here = { $seat }: ty
not-a-move = { $text } to nie ruch: napisz coś takiego jak { $example }
what-to-do = Co robisz: { $things }?
nothing-to-do = Nie ma nic do zrobienia.
hand-over = Przekaż ekran: { $player }, potem Enter
moves-look-like = Ruchy wyglądają tak:
rules-are-there = { $command } wypisuje zasady.
is-legal = { $text } jest dozwolone
nothing-to-skip = To twoja tura: nie ma teraz czego pomijać.
not-numbered = ruchy nie mają tu numerów: wpisz ruch, na przykład { $text }
no-such-number = nie ma ruchu numer { $n }: lista ma numery od { $from } do { $to }
save-needs-file = save wymaga nazwy pliku: save moja_gra.jsonl
saved = zapisane; wróć później poleceniem: { $command }
greedy-would = chciwy gracz wybrałby:
hint-line = { $share } w { $n ->
    [one] { $n } próbie
    [few] { $n } próbach
    [many] { $n } próbach
   *[other] { $n } próby
 }
won = { $n ->
    [one] Wygrywa { $winners }
    [few] Wygrywają { $winners }
    [many] Wygrywają { $winners }
   *[other] Wygrywają { $winners }
 }
no-glossary = { $game } nie objaśnia pojęć.

## Pomoc, po wierszu na wszystko, co można wpisać

help-numbers = Numer z listy albo tekst ruchu wykonuje ten ruch. Ponadto:
help-texts = Wpisany tekst ruchu, taki jak na liście, wykonuje ten ruch. Ponadto:
help-help = ta pomoc
help-why = punkt zasad, który zabrania ruchu
help-undo = cofnij
help-hint = co zrobiłby Admirał
help-skip = pasuj do mojej tury
help-log = co się dotąd wydarzyło
help-save = zachowaj partię
help-text = pozycja w jednym wierszu
help-board = pokaż planszę jeszcze raz
help-legend = co znaczą jej znaki
help-quit = wyjdź

## The screen of the terminal

screen-face-down = zakryte
screen-not-rolled = jeszcze nie rzucone
screen-empty = puste

## Replays: `orrery replay`

replay-next = Enter: następna akcja, q: wyjdź
replay-scores = punkty: { $scores }
replay-unfinished = nieukończona, akcje: { $n }; { $text }
chance = los

## What there is to play: `orrery games`

players-from-to = od { $low } do { $high } graczy
players-exactly = { $n ->
    [one] { $n } gracz
    [few] { $n } graczy
    [many] { $n } graczy
   *[other] { $n } gracza
 }
option-default = domyślnie { $value }

## First moves: `orrery openings`

openings-about = Na podstawie { $games } partii dwóch botów ({ $rank }). W { $tried } z nich pierwszy ruch wypróbowano, a nie wybrano, aby każdy pierwszy ruch był znany. Udziały w zwycięstwie według miejsc.
openings-drawn = W tej grze bierze udział los: ruchy liczymy bez względu na to, co wypadło.
openings-move = ruch
openings-games = partie
