### Plansza Astroplane

astroplane-board = Plansza
astroplane-red = Czerwony
astroplane-blue = Niebieski
astroplane-green = Zielony
astroplane-yellow = Żółty
astroplane-n = w górę
astroplane-e = w prawo
astroplane-s = w dół
astroplane-w = w lewo
astroplane-ne = u góry z prawej
astroplane-se = u dołu z prawej
astroplane-sw = u dołu z lewej
astroplane-nw = u góry z lewej

astroplane-side-south = u dołu
astroplane-side-west = z lewej
astroplane-side-north = u góry
astroplane-side-east = z prawej

astroplane-facing = Zwrot { $facing }
astroplane-turned = { $what }, zwrot { $facing }
astroplane-start-area = Strefa startowa ({ $owner }), { $cell }: { $n ->
    [one] { $n } astrolot
    [few] { $n } astroloty
    [many] { $n } astrolotów
   *[other] { $n } astrolotu
 }
astroplane-square-at = Kwadrat ({ $owner }), { $cell }
astroplane-stack-at = { $owners }, { $cell }, zwrot { $facing }
astroplane-round = Runda { $n }
astroplane-over = Koniec gry.
astroplane-waits = { $player } ma jeszcze { $n ->
    [one] { $n } ruch
    [few] { $n } ruchy
    [many] { $n } ruchów
   *[other] { $n } ruchu
 }.

astroplane-asks-send = Dokąd wraca astrolot ({ $owner })?
astroplane-asks-reserve = Może wejść astrolot z twojej rezerwy: gdzie?
astroplane-asks-move-on = Kwadrat ({ $cell }) musi ruszyć dalej.
astroplane-asks-moved = Wszystkie ruchy wykonane: użyj tego, co jeszcze zaznaczone, albo zakończ turę.
astroplane-asks-move = Wybierz astrolot; jeszcze { $n ->
    [one] { $n } ruch
    [few] { $n } ruchy
    [many] { $n } ruchów
   *[other] { $n } ruchu
 }.
astroplane-asks-target = Wybierz, dokąd lecieć i w którą stronę się zwrócić.

astroplane-cancel = Inny astrolot
astroplane-reserve = Rezerwa
astroplane-reserve-n = w rezerwie: { $n }
astroplane-kills-n = { $n ->
    [one] { $n } zbicie
    [few] { $n } zbicia
    [many] { $n } zbić
   *[other] { $n } zbicia
 }
astroplane-points-n = { $n ->
    [one] { $n } punkt
    [few] { $n } punkty
    [many] { $n } punktów
   *[other] { $n } punktu
 }
astroplane-match-n = mecz: { $n } z { $to }

astroplane-do-fly = { $from } → { $to }
astroplane-do-pass = tunel: { $from } → { $to }
astroplane-do-step = Kwadrat, krok: { $from } → { $to }
astroplane-do-kill = Kwadrat, zbicie: { $from } → { $to }
astroplane-do-fire = wystrzel z anomalii { $corner }
astroplane-do-end = Zakończ turę
astroplane-do-left = Lewa strefa startowa
astroplane-do-right = Prawa strefa startowa
astroplane-do-none = Nie ruszaj rezerwy
astroplane-do-first = zaczyna

astroplane-from = z: { $cell }
astroplane-others = inne

astroplane-share-kills = { $n ->
    [one] { $n } zbity astrolot
    [few] { $n } zbite astroloty
    [many] { $n } zbitych astrolotów
   *[other] { $n } zbitego astrolotu
 }
astroplane-share-top = { $n ->
    [one] { $n } astrolot na wierzchu w Osobliwości
    [few] { $n } astroloty na wierzchu w Osobliwości
    [many] { $n } astrolotów na wierzchu w Osobliwości
   *[other] { $n } astrolotu na wierzchu w Osobliwości
 }
astroplane-share-beneath = { $n ->
    [one] { $n } astrolot tam pod innym
    [few] { $n } astroloty tam pod innymi
    [many] { $n } astrolotów tam pod innymi
   *[other] { $n } astrolotu tam pod innymi
 }
astroplane-share-true-win = Prawdziwe zwycięstwo: na wierzchu wszystkich czterech pól centralnych
astroplane-share-game = Gra { $n }

astroplane-aim = Wprowadź cztery astroloty do Osobliwości pośrodku, po jednym na wierzch każdego z jej czterech pól: to prawdziwe zwycięstwo. Astrolot leci tam, dokąd wskazuje, i obraca się przy lądowaniu.
astroplane-scoring = Bez prawdziwego zwycięstwa decydują punkty: 3 za każdy astrolot zbity Kwadratem, 2 za każdy twój na wierzchu pośrodku, 1 za każdy pod spodem.

astroplane-place = kolumna { $column }, rząd { $row }
astroplane-empty-at = { $what }, { $cell }: puste
astroplane-kind-o = Pole
astroplane-kind-c = Pole przy czarnej dziurze
astroplane-kind-w = Tunel
astroplane-kind-h = Hiperprzestrzeń
astroplane-kind-f = Wyrzutnia
