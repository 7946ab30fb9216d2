### Partie wszystkich: szukanie, pobieranie, otwarcia i kto może widzieć partię

archive = Wszystkie partie
archive-title = Partie
archive-about = Każda publiczna partia, która się tu skończyła.
archive-game = Gra
archive-any-game = Każda gra
archive-player = Gracz (nazwa lub ranga)
archive-players = Gracze
archive-any-number = Dowolna liczba
archive-result = Wynik
archive-any-result = Każdy wynik
archive-won-by = Wygrywa { $seat }
archive-won-by-seat = Wygrywa miejsce { $n }
archive-shared = Wspólne
archive-no-winner = Bez zwycięzcy
archive-length = Długość
archive-least = Akcji od
archive-most = Akcji do
archive-since = Od
archive-until = Do
archive-opening = Pierwsze ruchy, oddzielone średnikiem
archive-more-fields = Długość, wynik, data, pierwsze ruchy
archive-clear = Wyczyść wszystko
archive-none = Nie ma jeszcze takiej partii.
archive-more = Pokaż więcej
archive-logs = Pobierz je jako zapisy
archive-parquet = Pobierz jako Parquet
archive-download-note = Najwyżej 1000 partii naraz, najnowsze na początku.
archive-actions = { $n ->
    [one] jeden ruch
    [few] { $n } ruchy
    [many] { $n } ruchów
   *[other] { $n } ruchu
 }
archive-ended-rules = rozegrana do końca
archive-ended-resign = ktoś się poddał
archive-ended-time = skończył się czas
archive-ended-draw = uzgodniony remis
archive-ended-abandon = przerwana
archive-gone = usunięta nazwa
archive-opening-here = Pierwsze ruchy tej partii

publicity-public = Każdy może znaleźć i zobaczyć tę partię.
publicity-private = Tę partię widzą tylko ci, którzy grali, i ci, którzy mają link.
publicity-publish = Upublicznij
publicity-withdraw = Ukryj
publicity-waiting = Twoja zgoda jest. Partia stanie się publiczna, gdy zgodzą się wszyscy, którzy grali.
publicity-others = { $n ->
    [one] Jedna osoba jest jeszcze przeciw.
    [few] { $n } osoby są jeszcze przeciw.
    [many] { $n } osób jest jeszcze przeciw.
   *[other] { $n } osoby jest jeszcze przeciw.
 }

openings = Otwarcia
openings-of = Pierwsze ruchy: { $game }
openings-about-bots = Na podstawie { $games } partii dwóch botów ({ $rank }). W { $tried } z nich pierwszy ruch wypróbowano, a nie wybrano, aby każdy pierwszy ruch był znany.
openings-about-drawn = W tej grze bierze udział los: ruchy liczymy bez względu na to, co wypadło, a plansza pokazuje jeden z wielu początków.
openings-about-people = Ruchy ludzi pochodzą z publicznych partii tego serwera.
openings-move = Ruch
openings-bots = Boty
openings-people = Ludzie
openings-games = { $n ->
    [one] jedna partia
    [few] { $n } partie
    [many] { $n } partii
   *[other] { $n } partii
 }
openings-won = { $name } wygrywa { $percent }%
openings-none = Nie znamy partii, która poszła stąd dalej. Graj na własną rękę albo wróć.
openings-no-book = O pierwszych ruchach tej gry nic jeszcze nie wiadomo.
openings-start = Na początek
openings-find = Partie, które tak się zaczęły
openings-study = Analizuj tę pozycję
