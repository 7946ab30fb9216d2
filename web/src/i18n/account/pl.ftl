### Ludzie: zachowane nazwy, ich partie, rankingi, dobieranie

players-from-to = od { $low } do { $high } graczy
players-exactly = { $n ->
    [one] { $n } gracz
    [few] { $n } graczy
    [many] { $n } graczy
   *[other] { $n } gracza
 }
players = Gracze
player-n = Gracz { $n }
account-yours = Twoje konto
account-keep = Zachowaj nazwę
account-keep-or-sign-in = Zachowaj nazwę albo się zaloguj
account-why = Nikt nie musi: gość może grać we wszystko. Zachowana nazwa jest twoja na wszystkich urządzeniach, nikt inny nie może jej mieć, a twoje partie są w jednym miejscu.
account-none-enabled = Gospodarz tego serwera nie włączył zachowywania nazw: nie ma tu haseł, kluczy dostępu ani e-maila. Możesz grać we wszystko jako gość.
account-asking = Chwileczkę…
account-name = Nazwa
account-name-note = Od 2 do 20 liter, cyfr, spacji lub łączników.
account-keeps-games = Od 2 do 20 liter, cyfr, spacji lub łączników. Partie rozegrane w tej przeglądarce jako gość przejdą na ciebie.
account-how = Jak udowodnisz, że to ty?
account-way-password = Hasło
account-way-passkey = Klucz dostępu
account-way-mail = Link e-mailem
account-lacks-password = Gospodarz nie włączył haseł.
account-lacks-passkey = Klucze dostępu nie są tu dostępne: gospodarz ich nie włączył albo ten adres nie jest dla nich dość bezpieczny.
account-lacks-mail = Gospodarz nie włączył e-maila.
account-password = Hasło
account-password-note = Co najmniej 10 znaków. Kilka słów łatwiej zapamiętać niż dziwne znaki.
account-password-or-code = Hasło albo kod zapasowy
account-code = Kod zapasowy
account-mail = Adres e-mail
account-mail-note = Jest przechowywany w postaci zaszyfrowanej, używany tylko do tych linków i nikomu nie pokazywany.
account-passkey-note = Urządzenie przechowuje klucz i pyta o palec, twarz albo PIN. Nie trzeba nic pamiętać.
account-keep-go = Zachowaj tę nazwę
account-sign-in = Zaloguj się
account-by-passkey = Kluczem dostępu
account-by-mail = Albo poproś o link e-mailem
account-send-link = Wyślij link
account-link-sent = Link jest w drodze. Działa raz, w ciągu 30 minut.
account-link-sent-if = Jeśli jakieś konto ma ten adres, link jest w drodze. Działa raz, w ciągu 30 minut.
account-link-title = Link z twojego e-maila
account-link-text = To nasz link. Idź dalej tylko wtedy, gdy to była twoja prośba.
account-link-go = Dalej
account-key-failed = Klucz dostępu nie został użyty: odmowa twoja albo urządzenia.
account-public-page = Strona, którą widzą inni
account-go-back = Wróć na poprzednią stronę
account-ways = Sposoby logowania
account-remove = Usuń
account-codes-left = { $n ->
    [0] Brak kodów zapasowych
    [one] Został { $n } kod zapasowy
    [few] Zostały { $n } kody zapasowe
    [many] Zostało { $n } kodów zapasowych
   *[other] Zostało { $n } kodu zapasowego
 }
account-new-codes = Utwórz nowe
account-codes-note = Zapisz je albo wydrukuj. Każdy działa raz, zamiast hasła. Pokazujemy je tylko teraz; starsze już nie działają.
account-add-passkey = Dodaj klucz dostępu
account-add-password = Dodaj hasło
account-other-password = Inne hasło (wyloguje pozostałe urządzenia)
account-password-set = Hasło jest ustawione. Pozostałe urządzenia są wylogowane.
account-add-mail = Adres e-mail do logowania
account-set = Ustaw
account-sessions = Twoje urządzenia
account-some-browser = Przeglądarka
account-this-browser = ta
account-last-seen = ostatnio { $date }
account-sign-out = Wyloguj się
account-everywhere = Wyloguj się wszędzie
account-shown = Co mogą widzieć inni
account-shown-note = Na twojej stronie zawsze jest nazwa i to, od kiedy ją masz. Prywatnych stołów nigdy tam nie ma.
account-shown-ratings = Rankingi, także na listach najlepszych
account-shown-games = Zakończone partie przy publicznych stołach
account-shown-statistics = Statystyki
account-data = Twoje dane
account-export = Zapisz wszystkie moje dane
account-delete = Usuń moje konto
account-delete-note = Twoja nazwa, sposoby logowania, rankingi i urządzenia zostają od razu zapomniane. Trwające partie są poddawane. Zakończone pozostają dla tych, z którymi je rozegrano, bez twojej nazwy.
account-delete-type = Wpisz { $name }, aby potwierdzić
account-delete-go = Usuń na zawsze
account-bring-title = Partie gościa
account-bring-text = W tej przeglądarce są partie gościa { $name }. Czy mają być twoje?
account-bring-go = Przenieś je
account-bring-not = Nie
account-brought = { $n ->
    [0] Nie było partii do przeniesienia.
    [one] Jeden stół jest teraz twój.
    [few] { $n } stoły są teraz twoje.
    [many] { $n } stołów jest teraz twoich.
   *[other] { $n } stołu jest teraz twoje.
 }
games-mine = Moje partie
games-running = W toku
games-finished = Zakończone
games-none = Nie ma jeszcze partii.
games-none-such = Nie ma takich partii.
games-all-games = Wszystkie gry
games-all-results = Wszystkie wyniki
games-opponent = Przeciwnik (nazwa lub ranga)
games-result-won = Wygrana
games-result-shared = Wspólna
games-result-lost = Przegrana
games-result-none = Bez zwycięzcy
games-more = Pokaż więcej
games-entries = { $n ->
    [one] { $n } ruch
    [few] { $n } ruchy
    [many] { $n } ruchów
   *[other] { $n } ruchu
 }
games-statistics = Statystyki
games-played = Rozegrane
games-won = Wygrane
games-share = Udział
games-by-game = Według gry
games-by-seat = Według miejsca
games-by-opponent = Przeciw ludziom
games-by-rank = Przeciw rangom
games-streak = { $n ->
    [one] { $n } wygrana z rzędu
    [few] { $n } wygrane z rzędu
    [many] { $n } wygranych z rzędu
   *[other] { $n } wygranej z rzędu
 }
games-best-streak = najdłużej: { $n }
player-since = Ma tę nazwę od { $date }
player-nothing = { $name } nie pokazuje nic więcej.
games-all-mine = Wszystkie moje partie i statystyki
games-for-players = { $n ->
    [one] { $game }, jeden gracz
    [few] { $game }, { $n } graczy
    [many] { $game }, { $n } graczy
   *[other] { $game }, { $n } gracza
 }
games-seat-of = { $game }: { $label }
rating-ratings = Rankingi
rating-none = Nie ma jeszcze partii rankingowych.
rating-rated = Rankingowa
rating-rated-note = Rankingowa: zwykłe opcje, każdy ma zachowaną nazwę, boty myślą na serwerze; bez podpowiedzi i bez cofania.
rating-between = powyżej: { $weaker }, poniżej: { $stronger }
rating-above = powyżej: { $rank }
rating-below = poniżej: { $rank }
rating-provisional = tymczasowy
rating-give = w 19 przypadkach na 20 prawda mieści się w ± { $n }
rating-change = ranking { $n } ({ $by })
rating-counting = Rankingi są obliczane…
rating-void = Ta partia nie liczy się do rankingu.
rating-leaders = Lista najlepszych
rating-leaders-note = Tylko gracze, o których dość wiadomo i którzy pozwalają to widzieć innym. Boty stoją tam, gdzie zmierzyła je arena.
rating-nobody-yet = Nikogo tu jeszcze nie ma: rozegraj kilka partii rankingowych.
pairing-title = Zagraj z kimś
pairing-why = Szukamy ludzi, którzy chcą grać w to samo i są mniej więcej twojej siły; im dłużej to trwa, tym szerzej szukamy.
pairing-look = Szukaj kogoś
pairing-takes-bots = Boty mogą zająć puste miejsca, jeśli wszyscy się zgodzą
pairing-waiting = { $n ->
    [1] Szukasz ludzi do gry w { $game }. Nikt inny teraz na nią nie czeka.
    [one] { $n } osoba szuka innych do gry w { $game }.
    [few] { $n } osoby szukają innych do gry w { $game }.
    [many] { $n } osób szuka innych do gry w { $game }.
   *[other] { $n } osoby szuka innych do gry w { $game }.
 }
pairing-widening = dotąd { $n } s; szukamy coraz szerzej.
pairing-long = To chwilę potrwa. Zagrać tymczasem z botem? Damy znać, gdy ktoś przyjdzie.
pairing-bot = Zagraj tymczasem z botem
pairing-background = Szukaj dalej
pairing-stop = Przestań szukać
pairing-found = Ktoś jest: do stołu!
pairing-searching = Szukamy ludzi
pairing-seekers = { $n ->
    [one] Ktoś teraz szuka.
    [few] { $n } osoby teraz szukają.
    [many] { $n } osób teraz szuka.
   *[other] { $n } osoby teraz szuka.
 }
