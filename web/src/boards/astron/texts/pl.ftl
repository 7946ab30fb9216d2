### Plansza ASTRON

astron-board = Okno nad mapą
astron-head = Runda { $round } · krok { $base } z { $last }
astron-gameOver = KONIEC GRY

astron-ship-at = Statek { $ship }, { $player }, { $place }, { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
 }

astron-target = { $action }, cel: { $place }
astron-next = Punkty dla następnego lądującego statku
astron-hand = Twoja ręka
astron-mustDiscard = Żadnej karty nie da się zagrać: odrzuć jedną
astron-noCards = Brak kart
astron-play = Zagraj
astron-left = ◀ W lewo
astron-right = W prawo ▶
astron-discard = Odrzuć
astron-pass = Pas
astron-ships = Statki
astron-ship = Statek
astron-points = Punkty
astron-stations = Stacje
astron-cards = Karty
astron-grounded = uziemiony

astron-status-finished = na Saturnie
astron-status-comet = stracony: kometa
astron-status-rings = stracony: pierścienie

astron-team = Drużyna { $n } ({ $count ->
    [one] statek
    [few] statki
    [many] statki
   *[other] statki
 } { $ships }): { $score }
astron-teamAverage = { astron-team } średnio
astron-piles = Stos { $pile } · odrzucone { $discards }

astron-card-forward = Naprzód { $n }
astron-card-backward = Wstecz { $n }
astron-card-sideways = W bok { $n }
astron-card-upheaval = Kosmiczny Przewrót { $n }

astron-hint-straight = Statki latają prosto: naprzód, wstecz albo w bok.
astron-hint-otherCard = { $card } tam nie prowadzi: naciśnij zaznaczone pole albo inną kartę.
astron-hint-pick = Wybierz kartę albo naciśnij zaznaczone pole.

astron-banner-shuffled = Odrzucone karty są tasowane
astron-banner-round = Runda { $n }
astron-banner-passes = Statek { $ship } pasuje
astron-banner-finished = Statek { $ship } dociera na Saturna!
astron-banner-over = Koniec gry

astron-say-base = Runda { $round }. Mapa jest na kroku { $base } z { $last }.
astron-say-ship = Statek { $ship }, { $place }: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
 }, stacje { $stations }.
astron-say-grounded = Statek { $ship } jest uziemiony, { $place }: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
 }, stacje { $stations }.
astron-say-away = Statku { $ship } nie ma w oknie: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
 }, stacje { $stations }.
astron-say-scenery = { $kind }: { $places }.
astron-say-hand = Twoja ręka: { $cards }.
astron-say-hand-of = Ręka gracza { $name }: { $cards }.

astron-kind-take-off-space = Pola startowe
astron-kind-space-station = Stacje kosmiczne
astron-kind-meteor-stream = Roje meteorów
astron-kind-cosmic-ray-shower = Deszcze promieni kosmicznych
astron-kind-electronic-blackout = Cisza radiowa
astron-kind-asteroid = Asteroidy
astron-kind-comet = Kometa
astron-kind-land-of-planet = Ląd planet
astron-kind-stellar-station = Stacje gwiezdne
astron-kind-rings = Pierścienie

astron-do-takeOff = Start z kolumny { $column }
astron-do-dodge-left = Ustąp w lewo
astron-do-dodge-right = Ustąp w prawo
astron-do-discard = Odrzuć { $card }
astron-do-left = { $card }, w lewo
astron-do-right = { $card }, w prawo

astron-hint-dodge = Twój statek musi ustąpić: naciśnij strzałkę.
astron-hint-takeOff = Karty rozdaje się po starcie: naciśnij pole startowe.

astron-end-map = Mapa się skończyła.
astron-end-nobody = W grze nie ma już żadnego statku.
astron-share-landed = { $n ->
    [one] { $n } lądowanie na stacji
    [few] { $n } lądowania na stacjach
    [many] { $n } lądowań na stacjach
   *[other] { $n } lądowania na stacjach
 }
astron-share-survived = Przetrwanie do końca
astron-share-hazards = { $n ->
    [one] { $n } zagrożenie
    [few] { $n } zagrożenia
    [many] { $n } zagrożeń
   *[other] { $n } zagrożenia
 }
astron-share-bad-landings = { $n ->
    [one] { $n } nieudane lądowanie
    [few] { $n } nieudane lądowania
    [many] { $n } nieudanych lądowań
   *[other] { $n } nieudanego lądowania
 }
astron-share-waited = { $n ->
    [one] { $n } odrzucona karta
    [few] { $n } odrzucone karty
    [many] { $n } odrzuconych kart
   *[other] { $n } odrzuconej karty
 }

astron-aim = Leć dzięki kartom nad mapą, która sunie w twoją stronę. Ląduj na stacjach, omijaj zagrożenia i nie wypadnij z mapy.
astron-scoring = Każda stacja, na której wylądujesz, daje swoje punkty, a przetrwanie do końca jeszcze jeden. Zagrożenia, nieudane lądowania i karty odrzucone bez zagrania kosztują punkty. Wygrywa, kto ma najwięcej punktów.

astron-place = kolumna { $column }, rząd { $row }
astron-numbered = { $place } (numer { $n })
astron-none = brak

astron-setup-ship = Statek { $ship }
astron-setup-way = Statek
astron-setup-flying = leci
astron-setup-ready = przed startem
astron-setup-aloft = w oknie, { $place }
astron-setup-place = Gdzie jest
astron-setup-landed = Stacje (1 do 8)
astron-setup-none = brak
astron-setup-base = Kroki mapy
astron-setup-hiddenCard = zakryta karta
astron-setup-discards = Odrzucone karty
astron-setup-pile = Stos jest zakryty
astron-setup-turn = Czyja tura, jeśli decyduje inny statek
astron-setup-same = statek, który decyduje
astron-setup-teams = Drużyny
astron-setup-noTeams = brak
astron-setup-phase-take-off = start
astron-setup-phase-deal = rozdawanie karty
astron-setup-phase-play = zagranie karty
astron-setup-phase-dodge = spychanie statku
astron-setup-phase-over = koniec gry
