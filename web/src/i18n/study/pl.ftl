### Po grze: spojrzenie wstecz, analiza, zagadki, udostępnianie

log = Zapis
log-empty = Nic się jeszcze nie wydarzyło.
log-and-chat = Zapis i czat
replay = Odtwarzanie
replay-of = Odtwarzanie: { $game }
replay-fault = Tej partii nie można odtworzyć: nie jest skończona albo jest prywatna.
log-open = Otwórz plik z zapisem
log-drop = Upuść tu zapis partii
log-fault = Tego pliku nie można otworzyć jako partii.
log-too-big = Jest większy niż megabajt.
log-none = Nie jest tu otwarta żadna partia
log-how = Upuść zapis partii na tę stronę albo wybierz plik. Zostanie odtworzony ruch po ruchu; niczego z niego nie przechowujemy.
animation-save = Zapisz ostatnie ruchy jako animację
animation-busy = Rysowanie…
animation-fault = Ta przeglądarka nie potrafi narysować planszy jako obrazka.
analysis = Analiza
analysis-of = { $game }: co rozstrzygnęło
analysis-looking = Ocena każdej pozycji…
analysis-failed = Tej partii nie udało się ocenić.
analysis-curve = Szansa na wygraną, pozycja po pozycji
analysis-moments = Punkty zwrotne
analysis-moment-choice = Ruch { $n }: { $name } gra „{ $played }” zamiast „{ $best }”, co kosztuje { $points }%.
analysis-moment-good = Ruch { $n }: przez los { $name } zyskuje { $points }% – { $played }.
analysis-moment-bad = Ruch { $n }: przez los { $name } traci { $points }% – { $played }.
analysis-moment-rose = Ruch { $n }: { $played }. { $name }: szansa wzrosła z { $before }% do { $after }%.
analysis-moment-fell = Ruch { $n }: { $played }. { $name }: szansa spadła z { $before }% do { $after }%.
analysis-no-moments = Żaden pojedynczy ruch wiele nie zmienił: partia rozstrzygała się po trochu.
analysis-next = Następny jest ruch { $n }.
analysis-something = coś
analysis-balances = Wybory i szczęście
analysis-player = Gracz
analysis-choices = Własne ruchy
analysis-choices-how = ile własne ruchy straciły w porównaniu z najlepszymi
analysis-luck = Szczęście
analysis-luck-how = ile dał lub zabrał los w porównaniu z tym, co jeszcze mogło wypaść
analysis-others = Inni
analysis-others-how = ile dały lub zabrały ruchy innych oraz to, czego nie przewidziało przeszukiwanie
analysis-accuracy = Dokładność
analysis-accuracy-how = 100%: zawsze najlepsze, co dało się wiedzieć
analysis-unit = O ile szansa na wygraną wzrosła (+) lub spadła (−), zsumowane z całej partii. Suma może więc przekroczyć 100%: co jeden ruch traci, inny może odzyskać.
analysis-right-of = Najlepsze lub równie dobre wybory: { $right } z { $all }
analysis-mark-best = { $name } wykonuje teraz najlepszy ruch.
analysis-mark-good = { $name } wykonuje teraz akcję mniej więcej tak dobrą jak najlepsza.
analysis-mark-weak = To, co teraz gra { $name }, kosztuje { $points }%.
analysis-mark-mistake = To, co teraz gra { $name }, to błąd: kosztuje { $points }%.
analysis-mark-blunder = To, co teraz gra { $name }, to wielki błąd: kosztuje { $points }%.
analysis-best-was = Najlepsze było: { $best } ({ $share }%).
analysis-show-best = Pokaż najlepsze na planszy
analysis-try-here = Spróbuj stąd
analysis-how = Przeszukiwanie botów zajrzało { $n ->
    [one] raz
    [few] { $n } razy
    [many] { $n } razy
   *[other] { $n } razu
 } w każdą pozycję, na podstawie tego, co mógł wiedzieć gracz na ruchu; dłużej wokół wielkich zmian.
analysis-captain = Patrz dłużej: co najmniej tak długo, jak myśli Kapitan
analysis-hidden = Coś było zakryte: wybory i szanse każdego gracza oceniamy według tego, co mógł wtedy wiedzieć, a nie według tego, co widać było później. Dlatego szanse nie muszą sumować się do 100%.
analysis-together = { $n ->
    [one] Jeden ruch nie jest oceniony
    [few] { $n } ruchy nie są ocenione
    [many] { $n } ruchów nie jest ocenionych
   *[other] { $n } ruchu nie jest ocenione
 }: mogło działać kilku graczy naraz.
study-title = Plansza do analizy
study-of = Plansza do analizy: { $game }
study-game = Gra
study-to-act = Na ruchu: { $name }.
study-over = Koniec gry. Zwycięstwo: { $names }
study-back = Cofnij
study-best = Co jest najlepsze?
study-rival = Pozostałymi gra
study-alone = ja
study-bot = bot (ja gram: { $name })
study-why-not = Inna akcja, tak jak się ją pisze: dlaczego nie?
study-try = Spróbuj
study-position = Pozycja jako tekst
study-open = Ustaw tę pozycję
puzzles = Zagadki
puzzles-of = Zagadki: { $game }
puzzles-about = Pozycje z partii silnych botów, każda z dobrą odpowiedzią: rozegraną do końca albo sprawdzoną długim przeszukiwaniem.
puzzles-fault = Nie udało się pobrać zagadek. Czy serwer działa?
puzzles-none = Nie ma jeszcze zagadek do tej gry.
puzzles-all = Wszystkie zagadki
puzzles-today = Zagadka dnia
puzzles-is-today = Zagadka dnia
puzzles-solved = rozwiązane: { $n } z { $all }
puzzles-number = Zagadka { $n }
puzzles-link = Zagadka { $n }, { $level }, { $theme }{ $solved ->
    [first] , rozwiązana
    [later] , rozwiązana
   *[no] { "" }
 }
puzzles-easy = łatwa
puzzles-medium = średnia
puzzles-hard = trudna
puzzles-expert = bardzo trudna
puzzles-theme-win-in-one = wygraj od razu
puzzles-theme-win = wymuszona wygrana
puzzles-theme-save = uratuj partię
puzzles-theme-best = najlepsza akcja
puzzles-task-win-in-one = { $name } wygrywa jedną akcją. Którą?
puzzles-task-win = { $name } wygrywa, cokolwiek zrobią inni. Jak to się zaczyna?
puzzles-task-save = { $name }: tylko jedna droga ratuje przed przegraną. Która?
puzzles-task-best = { $name }: jedna akcja jest wyraźnie lepsza od innych. Która?
puzzles-wrong = { $action }: nie, jest coś lepszego.
puzzles-right = Dobrze: { $answers }
puzzles-solution = Rozwiązanie: { $answers }
puzzles-why-win-in-one = Wygrywa od razu.
puzzles-why-win = Potem nikt nie zatrzyma wygranej: sprawdzono wszystkie odpowiedzi na { $n ->
    [one] { $n } akcję
    [few] { $n } akcje
    [many] { $n } akcji
   *[other] { $n } akcji
 } w głąb.
puzzles-why-save = Każda inna akcja przegrywa, cokolwiek nastąpi potem.
puzzles-why-best = Każda inna akcja zostawia wyraźnie mniejszą szansę na wygraną.
puzzles-values = Szansa na wygraną po każdej akcji
puzzles-by-force = Dowiedzione: rozegrano każdy wariant.
puzzles-by-search = Sprawdzone: po każdej dozwolonej akcji przeszukiwanie zajrzało { $n ->
    [one] raz
    [few] { $n } razy
    [many] { $n } razy
   *[other] { $n } razu
 } naprzód, i to dwukrotnie.
puzzles-deals = To, co zakryte, rozdano na { $n ->
    [one] { $n } sposób
    [few] { $n } sposoby
    [many] { $n } sposobów
   *[other] { $n } sposobu
 }.
puzzles-show = Pokaż rozwiązanie
puzzles-next = Następna zagadka
puzzles-again = Jeszcze raz
puzzles-all-solved = Wszystkie rozwiązane!
puzzles-no-such = Nie ma takiej zagadki. Wybierz jedną z tych.
