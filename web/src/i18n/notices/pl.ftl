### Powiadomienia, jak się o nich dowiadywać, urlopy i plany

notices = Powiadomienia
notices-unread = { $n ->
    [0] Powiadomienia
    [one] Powiadomienia: jedno nieprzeczytane
    [few] Powiadomienia: { $n } nieprzeczytane
    [many] Powiadomienia: { $n } nieprzeczytanych
   *[other] Powiadomienia: { $n } nieprzeczytanego
 }
notices-none = Nie wydarzyło się nic, o czym nie wiesz.
notices-read-all = Oznacz jako przeczytane
notices-channels = Jak się o tym dowiaduję
notices-title = Powiadomienia
notices-note = Gdy przychodzi twoja tura przy stole, na który nie patrzysz, gdy partia się zaczyna lub kończy, gdy ktoś cię zaprasza lub o coś prosi i gdy kończy się twój czas.
notices-browser = Pokazuj powiadomienia tej przeglądarki, gdy strona jest otwarta
notices-browser-denied = Ta przeglądarka nie pozwala pokazywać powiadomień: tak mówią jej ustawienia tej strony.
notices-push = Wysyłaj powiadomienia do tej przeglądarki także wtedy, gdy żadna strona nie jest otwarta
notices-push-disabled = Gospodarz tego serwera nie włączył powiadomień dla zamkniętych przeglądarek.
notices-push-cannot = Do tej przeglądarki nie można wysyłać powiadomień: potrzeba https i przeglądarki, która je przyjmuje.
notices-push-failed = Przeglądarka się nie zgodziła.
notices-browsers = Przeglądarki, do których wysyłamy powiadomienia
notices-browser-remove = Usuń: { $label }
notices-some-browser = Przeglądarka
notices-letters = Listy e-mailem
notices-letters-off = Żadne
notices-letters-now = Od razu
notices-letters-hourly = Raz na godzinę
notices-letters-daily = Raz dziennie, o 8
notices-letters-disabled = Gospodarz tego serwera nie wysyła e-maili.
notices-letters-no-address = Najpierw dodaj do konta adres e-mail.
notices-quiet = Godziny ciszy: nic nie wysyłamy, wszystko zachowujemy
notices-quiet-from = od
notices-quiet-to = do
notices-quiet-never = Od i do tej samej godziny: bez godzin ciszy.
notices-zone = Strefa czasowa
notices-feed = Kanał dla czytników
notices-feed-note = Kto zna adres, może czytać twoje powiadomienia.
notices-feed-make = Utwórz adres
notices-feed-new = Inny adres
notices-feed-end = Wyłącz kanał
notices-feed-address = Adres kanału
notices-saved = Zapisane
letters-stop-title = Koniec listów?
letters-stop-text = Nie dostaniesz więcej powiadomień e-mailem. Możesz je znów włączyć na stronie konta.
letters-stop-go = Wyłącz listy
letters-stop-done = Gotowe. Listów już nie będzie.
vacation-title = Urlop
vacation-note = Twoje zegary przy stołach listownych stoją, co każdy widzi. Potem ruszą od tego, co zostało.
vacation-left = { $n ->
    [one] W tym roku został jeden dzień.
    [few] W tym roku zostały { $n } dni.
    [many] W tym roku zostało { $n } dni.
   *[other] W tym roku zostało { $n } dnia.
 }
vacation-days = Dni
vacation-begin = Zacznij teraz
vacation-until = Masz urlop do { $date }.
vacation-end = Już jestem
seat-vacation = na urlopie do { $date }
plan-title = Jeśli…, to ja…
plan-note = Zaplanuj odpowiedź: serwer zagra ją za ciebie, gdy tylko będzie pasować. Nikt inny jej nie widzi.
plan-if = Jeśli { $name } zrobi to:
plan-then = Odpowiadam:
plan-more = Gram dalej:
plan-choose = Wybierz…
plan-add = Zachowaj tę odpowiedź
plan-further = A jeśli potem…
plan-rule = Jeśli „{ $on }”, odpowiadam „{ $do }”.
plan-so-far = Jeśli „{ $on }”…
plan-none = Nic tu nie zaplanowano.
plan-clear = Zapomnij plan
plan-end = Tu partia by się skończyła.
