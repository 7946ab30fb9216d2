### Przeglądarka: co jest na wszystkich stronach i na stronie głównej

home = Start
skip-to-content = Przejdź do treści
main-menu = Menu główne
new-table = Nowy stół
rules = Zasady
settings = Ustawienia
close = Zamknij
cancel = Anuluj
api = API
licences = Licencje
footer = Orrery jest wolnym oprogramowaniem. Nie jest związane z autorami ani wydawcami tych gier; teksty i rysunki są nasze.
lost-in-space = Zgubiliśmy się w kosmosie: nie ma takiej strony
engine-starting = Gry są przygotowywane na tym urządzeniu…
engine-waiting = Orrery jest otwarte na innej karcie tej przeglądarki; zamknij ją, aby grać tutaj.
engine-failed = Na tej stronie nie można grać: { $reason }
engine-damaged = plik { $file } jest uszkodzony.
engine-anew = Wczytaj stronę ponownie
storage-full = W tej przeglądarce nie ma już miejsca: to, w co teraz grasz, zniknie po zamknięciu strony. Zapisz na dysku zakończone partie (Więcej, Pobierz zapis) albo zrób miejsce.
storage-denied = Ta przeglądarka niczego tu nie przechowuje, jak w oknach prywatnych: to, w co grasz, zniknie po zamknięciu strony.
storage-unreadable = Nie da się odczytać przechowywanych tu partii. Są odłożone w tej przeglądarce, a zaczynasz z pustą półką.
plays-here = Wszystko działa na tym urządzeniu, także karty innych graczy; nic go nie opuszcza.
connection-lost = Połączenie zostało przerwane; wciąż próbujemy. Twój ruch jest zachowany i zostanie wysłany, gdy połączenie wróci.
try-now = Spróbuj teraz
no-server = Serwer nie odpowiada.
your-name = Twoja nazwa
use-name = Używaj tej nazwy
guest-note = Konto nie jest potrzebne: wystarczy nazwa.
rename-note = Z inną nazwą jesteś innym gościem: zajęte miejsca zostają przy starej.
language = Język
theme = Motyw
theme-auto = Jak w systemie
theme-dark = Noc
theme-light = Dzień
pace = Ruchy innych pokazuj
pace-slow = powoli
pace-usual = w zwykłym tempie
pace-fast = szybko
pace-step = krok po kroku, na żądanie
sounds = Dźwięki
animations = Pokazuj przebieg ruchów
show-legal = Pokazuj na planszy wszystkie dozwolone ruchy
think-here = Przeciwnicy mogą myśleć na tym urządzeniu
show-legal-short = pokazuj dozwolone ruchy
home-kicker = Pięć zaginionych gier
home-title = Kosmiczne gry planszowe wracają
home-lead = Niewydawane od dziesięcioleci, znów można w nie grać: w pojedynkę przeciw botom od Kadeta po Wielkiego Admirała, ze znajomymi przez link albo w kilka osób przy jednym ekranie.
home-lead-here = Niewydawane od dziesięcioleci, znów można w nie grać: w pojedynkę przeciw botom od Kadeta po Wielkiego Admirała albo w kilka osób przy jednym ekranie.
home-games = Gry
home-examples = Przykłady
home-examples-why = Małe gry, które pokazują, jak dodać własną.
tables-running = { $n ->
    [one] { $n } partia w toku
    [few] { $n } partie w toku
    [many] { $n } partii w toku
   *[other] { $n } partii w toku
 }
tables-waiting = Twoja tura w { $n ->
    [one] { $n } partii
    [few] { $n } partiach
    [many] { $n } partiach
   *[other] { $n } partii
 }
for-beginners = dla początkujących
play-now = Graj teraz
with-friends = Ze znajomymi
one-screen = Przy jednym ekranie
preparing-short = zasady są przygotowywane
preparing-bots = Boty szykują się do myślenia: ich przeszukiwanie jest kompilowane dla tego komputera, co dzieje się tylko raz. Zwykle trwa to od pół minuty do dwóch minut; potem ruszą same.
preparing = { $game }: zasady są kompilowane dla tego komputera, co dzieje się tylko raz. Zwykle trwa to od 10 do 60 sekund; potem gra ruszy sama.
preparing-early = { $game }: zasady są kompilowane dla tego komputera, co dzieje się tylko raz. Zwykle trwa to od 10 do 60 sekund; nie musisz na to czekać.
read-meanwhile = Przeczytaj tymczasem zasady
so-far = dotąd { $n } s
begins-soon = Gra zaraz się zacznie
own-all = Wszystkie twoje partie ({ $n })
own-fewer = Mniej
your-tables = Twoje partie
open-tables = Otwarte stoły
running-tables = W grze
more-tables = Pokaż więcej stołów
no-open-tables = Nikt teraz nie czeka. Otwórz stół i wyślij link komuś znajomemu.
join-by-link = Dołącz przez link
paste-link = Wklej zaproszenie
invitation = Link z zaproszeniem
join = Dołącz
bad-link = To nie wygląda na zaproszenie do stołu.
choose-level = Przeciw komu? Gra zacznie się od razu.
more-options = Więcej opcji
bots = Boty
game = Gra
who-sits-where = Kto gdzie siedzi
name-at-screen = Nazwa
variants = Warianty i opcje
board = Plansza
usual = zwykła
private-table = tylko z zaproszeniem
open-table = Otwórz stół
start-game = Zacznij grę
open-seat = wolne miejsce
kept-for = zarezerwowane: { $name }
kept-for-invited = zarezerwowane dla zaproszonych
somebody = ktoś
nature = Los
share = Udostępnij
position-in-words = Pozycja słowami
your-moves = Twoje ruchy
no-moves-now = To nie twoja tura.
being-shown = Chwileczkę: właśnie to się wydarzyło.
moves-n = { $n ->
    [one] { $n } ruch
    [few] { $n } ruchy
    [many] { $n } ruchów
   *[other] { $n } ruchu
 }
filter-moves = Filtruj ruchy
say = Powiedz coś
send = Wyślij
seats = Miejsca
you-mark = { " " }(ty)
to-move = na ruchu
winner = Zwycięstwo
points = punkty
points-n = { $n ->
    [one] { $n } punkt
    [few] { $n } punkty
    [many] { $n } punktów
   *[other] { $n } punktu
 }
play-this = Zagraj na tym miejscu
sit = Usiądź
move-here = Przesiądź się tutaj
stand = Wstań
place-bot = Kto tu gra
no-table = Nie widać tego stołu
no-table-why = Nie ma takiego stołu albo jest prywatny i w linku brakuje zaproszenia.
finding-table = Szukamy stołu…
setting-up = Rozkładamy planszę…
skip = Pomiń
your-turn = Twoja tura.
turn-of-all = Wszyscy grają naraz.
turn-of = Na ruchu: { $name }.
turn-of-many = Wszyscy mogą działać.
spectators = { $n ->
    [one] { $n } widz
    [few] { $n } widzów
    [many] { $n } widzów
   *[other] { $n } widza
 }.
nothing-yet = Nikt jeszcze nie wykonał ruchu.
nothing-since = Od twojego ruchu nic się nie wydarzyło.
aim-and-scoring = Cel i punktacja
as-page = Jako strona
mute = Wyłącz dźwięki
unmute = Włącz dźwięki
no-network = To urządzenie jest bez sieci.
no-network-move = Twój ruch zostanie tu zachowany i wysłany, gdy sieć wróci.
page-fault = Nie udało się wczytać tej strony.
page-fault-why = Albo połączenie zostało przerwane, albo serwer ma nowszą wersję tych stron.
load-again = Wczytaj ponownie
hold = Czekaj: nie pokazuj nic więcej, gdy czytam
go-on = Dalej
next-move = Następny ruch ({ $n })
looking-back = Spojrzenie wstecz
show-moment = Pokaż tę chwilę na planszy
taken-back = cofnięte
back-to-now = Wróć do teraz
behind-curtain = Za kurtyną.
not-allowed = Nie wolno:
waiting-for = Czekamy na { $n ->
    [one] { $n } gracza
    [few] { $n } graczy
    [many] { $n } graczy
   *[other] { $n } gracza
 }
all-seated = Wszystkie miejsca są zajęte
fill-seats = Wyślij link albo posadź boty na wolnych miejscach.
host-starts = Grę zaczyna gospodarz.
sit-or-watch = Usiądź na wolnym miejscu albo zostań i oglądaj.
copied = Skopiowane
copy-by-hand = Przeglądarka nie pozwala tego skopiować. Skopiuj to tutaj:
copy-invitation = Skopiuj zaproszenie
agree = Zgadzam się
decline = Odmów
waiting-for-answer = Czekamy na pozostałych.
confirm-resign = Poddać to miejsce? Bot może grać dalej.
confirm-abandon = Zakończyć partię bez zwycięzcy?
thinking = Dobry gracz się zastanawia…
hints = Dobry gracz rozważyłby:
no-hints = Brak rady dla tej pozycji.
table-menu = Menu stołu
undo = Cofnij
recap = Co się stało?
rematch = Rewanż
to-rematch = Do rewanżu
download-log = Pobierz zapis
more = Więcej
offer-draw = Zaproponuj remis
abandon = Przerwij partię
resign = Poddaj partię
invite = Zaproś
leave = Odejdź od stołu
note-undo = { $name } cofa ruch.
note-resign = { $name } poddaje partię.
note-time = { $name }: czas minął.
note-draw = Uzgodniono remis.
note-abandon = Partia została przerwana.
note-away = { $name } jest poza stołem; gra bot.
note-back = { $name } wraca.
step-of = Ruch { $n } z { $all }
first = Pierwsza
back = Wstecz
forward = Dalej
last = Ostatnia
autoplay = Odtwórz
pause = Pauza
viewer = Widok
viewer-open = wszystko odkryte
viewer-turn = kto ma ruch
viewer-spectator = widz
all-hands = Wszystkie ręce
copy-position = Skopiuj link do tej pozycji
at-start = Początek
loading = Wczytywanie…
rules-of = Zasady: { $game }
rules-all = Zasady gier
rules-lead = Każda zasada to ponumerowany punkt; gdy ruch zostaje odrzucony, podajemy, który go zabrania.
contents = Spis treści
picture-of-board = Pozycja w trakcie gry
rules-fault = Nie można wczytać tych zasad.
broken-table = Ten stół jest uszkodzony i nie można grać dalej (usterka: { $code }). Jego ruchy są zachowane; innych stołów to nie dotyczy.
ends-soon = Jeśli nikt nie wykona ruchu, ta partia skończy się { $date }.
broken-hangs = Zasady tej gry nie doszły tu do końca i serwer trzeba było uruchomić na nowo. Przy tym stole nie można grać dalej; jego ruchy są zachowane, a innych stołów to nie dotyczy.
broken-rules = Tę partię zaczęto z innymi zasadami, niż ma teraz serwer. Czeka, aż wrócą; jej ruchy są zachowane, a innych stołów to nie dotyczy.
broken-draws = Ta partia nie może toczyć się dalej: jej zasady zostawiają coś losowi, choć jej opis mówi, że nic. Operator serwera już o tym wie. Ruchy są zachowane; innych stołów to nie dotyczy.
explain = Co to jest?
explain-how = Naciśnij cokolwiek na planszy, aby przeczytać, co to jest. Naciśnij znak zapytania ponownie, aby grać dalej.
marks-for-all = Pokazuj wszystkim, gdzie pasują elementy (łatwiej: na ich szukaniu polega gra)
kept-name = Zachowana nazwa: nikt inny nie może jej mieć
embed-from = { $game } w Orrery
