### Stół: przed grą, w trakcie i po niej

device-here = Przeciwnicy myślą na tym urządzeniu: około { $n } pozycji na sekundę. Gdy karty są zakryte albo grają inni ludzie, myślą na serwerze.
device-away = Przeciwnicy myślą na serwerze. To urządzenie mogłoby sprawdzać około { $n } pozycji na sekundę.
device-slow = Przeciwnicy myślą na serwerze: to urządzenie jest wolne, około { $n } pozycji na sekundę.
device-untried = Jak szybkie jest to urządzenie, zmierzymy, gdy pierwszy raz zagrasz przeciw samym botom.
device-fault-missing = Nie udało się wczytać silnika dla tego urządzenia. Przeciwnicy myślą na serwerze.
device-fault-damaged = Silnik dla tego urządzenia jest uszkodzony i nie jest używany. Przeciwnicy myślą na serwerze.
device-fault-stale = Silnik dla tego urządzenia jest w innej wersji niż serwer i nie jest używany. Przeciwnicy myślą na serwerze.
result-won = Wygrywasz
result-shared = Wspólne zwycięstwo
result-lost = Zwycięstwo: { $winner }
bot-note-random = rusza się bez zastanowienia
bot-note-greedy = bierze, co najbliżej
bot-note-cadet = myśli chwilę i często się myli
bot-note-ensign = widzi następny ruch
bot-note-lieutenant = planuje trochę naprzód
bot-note-commander = rzadko coś przeoczy
bot-note-captain = silny: planuj dobrze
bot-note-admiral = bardzo silny: prawie się nie myli
bot-note-grand-admiral = najlepszy, jakiego mamy
bot-note-gambler = kapitan, który lubi ryzyko
bot-note-hoarder = kapitan, który pilnuje tego, co ma
bot-note-hunter = kapitan, który poluje na rywali
status-preparing = Zasady są przygotowywane.
status-broken = Nie można grać dalej.
status-may-begin = Możesz zaczynać.
status-host = Czekamy na gospodarza
status-full = Wszyscy są: można zaczynać
status-open = Czekamy na graczy
status-running = W grze
status-over = Zakończona
bot-random = Włóczęga
bot-greedy = Chciwiec
bot-cadet = Kadet
bot-ensign = Chorąży
bot-lieutenant = Porucznik
bot-commander = Komandor
bot-captain = Kapitan
bot-admiral = Admirał
bot-grand-admiral = Wielki Admirał
bot-gambler = Hazardzista
bot-hoarder = Ciułacz
bot-hunter = Łowca
seat-me = ja
seat-here = ktoś przy tym ekranie
seat-open = dla każdego
seat-invited = dla kogoś z linkiem
clock = Zegar
clock-none = bez zegara
clock-quick = 1 minuta na ruch
clock-calm = 30 minut na partię
clock-postal = listownie: 3 dni na ruch
outcome-rules = Wygrywa { $winner }.
outcome-resign = Wygrana przez poddanie partii: { $winner }.
outcome-time = Wygrywa { $winner } na czas.
outcome-shared = Wspólne zwycięstwo: { $winner }.
outcome-draw = Uzgodniono remis.
outcome-abandon = Partia została przerwana.
outcome-nobody = Koniec gry; nikt nie wygrał.
end-you-won = Wygrywasz!
end-turning-looking = Szukamy punktu zwrotnego…
end-turning-none = Żaden pojedynczy ruch nie rozstrzygnął tej partii.
end-turning-you-fell = Punktem zwrotnym był ruch { $n }{ $by }: { $what }. Twoja szansa spadła z { $before }% do { $after }%.
end-turning-you-rose = Punktem zwrotnym był ruch { $n }{ $by }: { $what }. Twoja szansa wzrosła z { $before }% do { $after }%.
end-turning-fell = Punktem zwrotnym był ruch { $n }{ $by }: { $what }. { $name }: szansa spadła z { $before }% do { $after }%.
end-turning-rose = Punktem zwrotnym był ruch { $n }{ $by }: { $what }. { $name }: szansa wzrosła z { $before }% do { $after }%.
end-turning-hidden = coś, co widzieli tylko inni
end-turning-show = Pokaż na planszy
end-turning-how = Znalazło to przeszukiwanie botów; gdzie coś jest zakryte, na podstawie tego, co mógł wiedzieć każdy gracz.
end-look = Zamknij i spójrz na planszę
end-rounds = { $n ->
    [one] { $n } runda
    [few] { $n } rundy
    [many] { $n } rund
   *[other] { $n } rundy
 }
end-moves = { $n ->
    [one] { $n } ruch
    [few] { $n } ruchy
    [many] { $n } ruchów
   *[other] { $n } ruchu
 }
end-minutes = { $n ->
    [one] { $n } minuta
    [few] { $n } minuty
    [many] { $n } minut
   *[other] { $n } minuty
 }
chat = Czat
chat-empty = Nikt jeszcze nic nie napisał.
seat-out = poza grą
seat-out-bot = poza grą, dalej gra bot
seat-away = poza stołem, gra bot
seat-gone = poza stołem
hint-promise = stąd wygrywa około { $n } na 100 partii
hint-equal = mniej więcej równo
hint-then = potem pewnie: { $action }
hint-after = a potem: { $action }
curtain = Ekran przechodzi do: { $name }
curtain-why = { $label } ma na ręce coś, czego inni nie mogą widzieć.
curtain-ready = To ja, { $name }: odkryj
fair-cards = Jak dbamy o { $drawn ->
    [cards] uczciwe karty
    [dice] uczciwe kości
   *[lots] uczciwe losowanie
 }
fair-cards-why = Przeglądarka każdego gracza i serwer wiążą się tajną liczbą losową, zanim ktokolwiek swoją pokaże. Dopiero wszystkie razem wyznaczają { $drawn ->
    [cards] karty
    [dice] rzuty kośćmi
   *[lots] wynik losowania
 }, więc nikt nie może wybierać, nawet ten, kto prowadzi serwer. Odcisk do porównania z innymi:
roll-none = W tej grze nic się nie losuje.
roll-fair = { $drawn ->
    [cards] Karty są uczciwe: wyznaczają je razem przeglądarki wszystkich graczy.
    [dice] Kości są uczciwe: rzucają nimi razem przeglądarki wszystkich graczy.
   *[lots] Losowanie jest uczciwe: przeprowadzają je razem przeglądarki wszystkich graczy.
 }
roll-waits = Czekamy: { $names }.
roll-missing = Na początku gry muszą tu być: { $names }.
roll-thrown = Losowanie { $n } odrzucono, brak odpowiedzi na czas: { $names }.
roll-thrown-seats = Losowanie { $n } odrzucono: zmieniły się miejsca.
roll-go-on = Zacznij bez czekania ({ $names })
roll-checked = { $drawn ->
    [cards] Ta przeglądarka sprawdziła karty: nikt nie mógł ich wybrać.
    [dice] Ta przeglądarka sprawdziła kości: nikt nie mógł wybrać wyniku.
   *[lots] Ta przeglądarka sprawdziła losowanie: nikt nie mógł wybrać wyniku.
 }
roll-fault-unreadable = Losowania serwera nie da się odczytać, więc ta przeglądarka nie bierze w nim udziału.
roll-fault-promise = Uwaga: serwer zmienił to, co ustalił dla losowania. To, co wypadnie, może być wybrane.
roll-fault-replaced = Uwaga: serwer mówi w imieniu twojego miejsca coś, czego twoja przeglądarka nie wysłała. Twoja przeglądarka nie bierze udziału.
roll-fault-left-out = Uwaga: losowanie ma się odbyć bez twojej przeglądarki.
roll-fault-other = Uwaga: losowanie odbyło się inaczej, niż pokazano. To, co wypadło, mogło być wybrane.
roll-fault-thrown = Uwaga: serwer przemilcza odrzucone losowanie.
roll-fault-without = Losowanie tej gry odbyło się bez twojej przeglądarki.
roll-fault-log = Uwaga: zapis tej partii nie dowodzi, że losowanie było uczciwe.
proposal-undo = { $name } chce cofnąć ostatni ruch.
proposal-draw = { $name } proponuje remis.
proposal-abandon = { $name } chce przerwać partię.
proposal-declined = Propozycja została odrzucona.
hint = Podpowiedź
chat-mute = Nie pokazuj, co pisze { $name }
chat-muted = Ukryte: { $name }.
chat-unmute = Pokazuj znowu
outcome-unfinished = Partia nie jest skończona.
log-deed = { $name }: { $words }
