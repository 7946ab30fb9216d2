### Ludzie między sobą: zachowanie, zaproszenia, turnieje

conduct-block = Zablokuj
conduct-unblock = Odblokuj
conduct-blocked = Zablokowane osoby
conduct-block-why = Zablokowana osoba nie może z tobą usiąść, zaprosić cię ani trafić z tobą do pary, a ty nie widzisz, co pisze. { $name } się o tym nie dowie.
conduct-blocked-now = Zablokowane: { $name }. Blokadę zdejmiesz na stronie konta.
conduct-more = Zablokuj lub zgłoś: { $name }
conduct-report = Zgłoś
conduct-report-why = Moderatorzy oglądają zgłoszenia i powiedzą ci, co postanowili.
conduct-report-line = Ten wiersz i sąsiednie trafią do moderatorów, którzy powiedzą ci, co postanowili.
conduct-reported = Dziękujemy. Moderatorzy to obejrzą i powiedzą ci, co postanowili.
conduct-reason = Co jest nie tak?
conduct-reason-insult = Obelgi lub groźby
conduct-reason-spam = Spam
conduct-reason-cheating = Oszukiwanie
conduct-reason-leaving = Porzucanie partii
conduct-reason-name = Obraźliwa nazwa
conduct-reason-other = Coś innego
conduct-what-happened = Co się stało? (nieobowiązkowo)
conduct-hide-rude = Zakrywaj brzydkie słowa na czacie
desk-title = Czeka na ciebie
desk-invitation = { $name } zaprasza cię do stołu: { $game }, graczy: { $n }.
desk-accept = Usiądź
desk-decline = Odmów
desk-put-away = Rozumiem
desk-to-table = Do twojego stołu
desk-tournament = { $name }: zaczęła się runda { $n } i twój stół jest gotowy.
desk-reports = { $n ->
    [one] Jedno zgłoszenie czeka na moderatora.
    [few] { $n } zgłoszenia czekają na moderatora.
    [many] { $n } zgłoszeń czeka na moderatora.
   *[other] { $n } zgłoszenia czeka na moderatora.
 }
letter-report-dismiss = Dziękujemy za zgłoszenie: { $name }. Moderator je obejrzał i nie znalazł nic przeciw zasadom tego serwera.
letter-report-warn = Dziękujemy za zgłoszenie: { $name }. Moderator udzielił ostrzeżenia.
letter-report-silence = Dziękujemy za zgłoszenie: { $name }. Ta osoba nie może przez pewien czas pisać na czacie.
letter-report-ban = Dziękujemy za zgłoszenie: { $name }. Ta osoba straciła dostęp.
letter-warned = Moderator ostrzega: { $why }
letter-silenced = { $days ->
    [one] Przez jeden dzień nie możesz pisać na czacie. Moderator podaje powód: { $why }
    [few] Przez { $days } dni nie możesz pisać na czacie. Moderator podaje powód: { $why }
    [many] Przez { $days } dni nie możesz pisać na czacie. Moderator podaje powód: { $why }
   *[other] Przez { $days } dnia nie możesz pisać na czacie. Moderator podaje powód: { $why }
 }
moderation-title = Moderacja
moderation-none = Żadne zgłoszenie nie czeka.
moderation-more = Za nimi czeka jeszcze: { $n }.
moderation-about = Dotyczy: { $name }
moderation-by = zgłasza { $name }
moderation-same = Zgłoszeń tego samego: { $n }
moderation-before = { $n ->
    [one] wcześniej jedna decyzja przeciw tej osobie
    [few] wcześniej { $n } decyzje przeciw tej osobie
    [many] wcześniej { $n } decyzji przeciw tej osobie
   *[other] wcześniej { $n } decyzji przeciw tej osobie
 }
moderation-table = Stół ({ $game })
moderation-deed = Co zrobić
moderation-deed-dismiss = Wszystko w porządku
moderation-deed-warn = Ostrzeż
moderation-deed-silence = Wycisz na czacie
moderation-deed-ban = Wyklucz
moderation-days = Dni
moderation-n-days = { $n ->
    [one] { $n } dzień
    [few] { $n } dni
    [many] { $n } dni
   *[other] { $n } dnia
 }
moderation-for-good = na zawsze
moderation-why = Powód (czytają go osoby ostrzeżone lub wyciszone)
moderation-decide = Zdecyduj
moderation-log = Ostatnie decyzje
moderation-decided-by = decyzja: { $name }
moderation-operator = operator
invite-challenge = Zaproś do gry: { $name }
invite-name = Zaproś po nazwie
invite-send = Zaproś
invite-sent = Zaproszenie wysłane: { $name }.
invite-show-code = Pokaż jako kod QR
invite-hide-code = Ukryj kod QR
invite-code = Kod QR linku
tournament-all = Turnieje
tournament-to-all = Wszystkie turnieje
tournament-why = Turniej prowadzi się sam: serwer kojarzy rundy i otwiera stoły, a każdy widzi, na którym jest miejscu.
tournament-new = Nowy turniej
tournament-none = Nie ma jeszcze turniejów.
tournament-list-running = W toku
tournament-list-open = Otwarte dla graczy
tournament-list-over = Zakończone
tournament-name = Nazwa turnieju
tournament-at-a-table = Graczy przy stole
tournament-system = System
tournament-system-swiss = Szwajcarski
tournament-system-robin = Każdy z każdym
tournament-system-groups = Grupy
tournament-about-swiss = Szwajcarski: w każdej rundzie spotykają się ci, którzy mają tyle samo wygranych, a nikt nie spotyka nikogo dwa razy.
tournament-about-robin = Każdy z każdym: wszyscy spotykają się raz. Najwyżej 16 graczy.
tournament-about-groups = Grupy: w każdej rundzie nowe stoły według punktów; punkty są za miejsca przy stole.
tournament-rounds = Rundy
tournament-rounds-usual = ile trzeba
tournament-start = Początek
tournament-start-by-hand = gdy nacisnę start
tournament-in-minutes = za { $n } min
tournament-in-hours = { $n ->
    [one] za { $n } godzinę
    [few] za { $n } godziny
    [many] za { $n } godzin
   *[other] za { $n } godziny
 }
tournament-fill-to = Boty uzupełniają do
tournament-bot = Ranga botów
tournament-listed = Każdy znajdzie go na liście (inaczej tylko przez link)
tournament-open = Otwórz turniej
tournament-you-play = grasz
tournament-n-entrants = { $n ->
    [one] { $n } gracz
    [few] { $n } graczy
    [many] { $n } graczy
   *[other] { $n } gracza
 }
tournament-in-round = runda { $n }
tournament-round-of = Runda { $n } z { $all }
tournament-round = Runda { $n }
tournament-is-over = Turniej się skończył
tournament-starts-by-host = zacznie się, gdy powie gospodarz
tournament-starts-at = zacznie się { $date }
tournament-hosted-by = gospodarz: { $name }
tournament-join = Weź udział
tournament-leave = Zrezygnuj
tournament-withdraw = Wycofaj się
tournament-withdraw-sure = W następnych rundach nie będziesz już w parach. Wycofać się?
tournament-start-now = Zacznij teraz
tournament-wait = Twoja partia w tej rundzie się skończyła. Następna runda zacznie się, gdy wszyscy skończą.
tournament-filled = Gdzie brakuje ludzi, grają boty, razem do { $n }.
tournament-entrants = { $n ->
    [one] { $n } gracz
    [few] { $n } graczy
    [many] { $n } graczy
   *[other] { $n } gracza
 }
tournament-standings = Tabela
tournament-nobody = Jeszcze nikogo.
tournament-place = Miejsce
tournament-player = Gracz
tournament-points = Punkty
tournament-points-short = Pkt
tournament-buchholz = Buchholz: punkty wszystkich przeciwników
tournament-buchholz-short = BH
tournament-sonneborn = Sonneborn-Berger: punkty pokonanych i połowa punktów tych, z którymi był remis
tournament-sonneborn-short = SB
tournament-tables = Stoły
tournament-playing = w grze
tournament-bye = wolny los
tournament-crosstable = Kto z kim grał
tournament-podium = Pierwsza trójka
tournament-n-points = Punkty: { $points }
tournament-never-begun = Turniej się nie zaczął: przyszło za mało osób.
