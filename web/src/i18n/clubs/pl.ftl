### Kluby i wieczory

club-all = Kluby
club-to-all = Kluby
club-why = Klub jest dla ludzi, którzy grają razem: jego członkowie, ich partie, własne turnieje i to, kto prowadzi.
club-new = Załóż klub
club-none = Nie ma jeszcze klubów.
club-name = Nazwa klubu
club-about = O co w nim chodzi? (nieobowiązkowo)
club-found = Załóż klub
club-need-account = Członkowie klubów mają zachowaną nazwę, żeby inni mogli ich rozpoznać.
club-keep-name = Zachowaj nazwę
club-since = od { $date }
club-n-members = { $n ->
    [one] { $n } członek
    [few] { $n } członków
    [many] { $n } członków
   *[other] { $n } członka
 }
club-role-officer = zarząd
club-role-member = członek
club-role-asked = chce dołączyć
club-you-officer = Należysz do zarządu tego klubu.
club-you-member = Należysz do tego klubu.
club-you-asked = Twoja prośba o przyjęcie czeka. Decyduje zarząd.
club-join = Dołącz do klubu
club-ask = Poproś o przyjęcie
club-leave = Opuść klub
club-withdraw = Wycofaj prośbę
club-leave-sure = Opuścić klub { $name }? Aby wrócić, potrzebny będzie link albo ktoś z zarządu.
club-members = Członkowie
club-manage = Zarządzaj
club-manage-done = Gotowe
club-accept = Przyjmij
club-decline = Odmów
club-remove = Usuń
club-appoint = Powołaj do zarządu
club-dismiss = Usuń z zarządu
club-lead = Dla zarządu
club-link-why = Kto otworzy ten link i ma zachowaną nazwę, może od razu dołączyć.
club-new-link = Nowy link
club-new-link-why = Nowy link unieważnia stary.
club-edit = Zmień opis
club-save = Zapisz
club-running = Grają teraz
club-no-running = Nikt teraz nie gra przy publicznym stole.
club-finished = Zakończone partie
club-no-finished = Nie ma jeszcze publicznych partii. Członkowie wybierają na stronie konta, czy inni widzą ich partie.
club-tournaments = Turnieje i wieczory
club-no-tournaments = Jeszcze żadnych.
club-leaders = Kto prowadzi
club-no-leaders = Nie ma jeszcze rankingów: graj partie rankingowe i pokaż ranking na stronie konta.
club-scope = { $game }, graczy: { $n }
club-of-player = Należy do klubów
club-report = Zgłoś ten klub
club-report-why = Moderatorzy obejrzą nazwę i opis i powiedzą ci, co postanowili.
club-moderated = Klub { $name }
club-choice = Klub
club-no-club = bez klubu
club-members-only = Tylko dla członków
letter-club-closed = Moderator zamknął klub { $name }: { $why }
letter-report-close = Dziękujemy za zgłoszenie. Moderator zamknął klub { $name }.
moderation-deed-close = Zamknij klub
tournament-system-evening = Wieczór
evening-new = Nowy wieczór
evening-why = Wieczór z jednym linkiem: roześlij go, zobacz, kto przyjdzie, i zaczynaj rundę, kiedy chcesz.
evening-open = Otwórz wieczór
evening-name = Nazwa wieczoru
evening-games = Gry, po kolei
evening-games-why = Pierwsza runda to pierwsza gra i tak dalej. Wybierz co najmniej jedną.
evening-rounds = Rundy
evening-rounds-open = aż zakończę
evening-odd = Kto zostanie bez stołu
evening-odd-bots = gra z botami
evening-odd-wait = czeka rundę
evening-i-play = Ja też gram
evening-hall = Sala
evening-here = { $n ->
    [0] Nikogo tu jeszcze nie ma.
    [one] Jest tu jedna osoba.
    [few] Są tu { $n } osoby.
    [many] Jest tu { $n } osób.
   *[other] Jest tu { $n } osoby.
 }
evening-waits = Czekamy, aż zacznie { $name }
evening-yours = Zacznij, gdy zbierze się dość osób
evening-round-on = Runda { $n }: { $game }
evening-round-of = Runda { $n } z { $all }: { $game }
evening-between = Runda { $n } skończona. Następnie: { $game }
evening-last-over = Ostatnia runda skończona.
evening-is-over = Wieczór się skończył
evening-come = Jestem
evening-go = Muszę iść
evening-you-wait = Jesteś w grze. Rundę zaczyna { $name }; wtedy ta strona zabierze cię do stołu.
evening-you-rest = W tej rundzie nie masz stołu albo twoja partia się skończyła. Ta strona zabierze cię do następnego stołu.
evening-late = Trwa runda. Powiedz, że jesteś, a zagrasz w następnej.
evening-start = Zacznij rundę { $n }: { $game }
evening-start-why = { $n ->
    [one] Jedna osoba, stoły po { $all }.
    [few] { $n } osoby, stoły po { $all }.
    [many] { $n } osób, stoły po { $all }.
   *[other] { $n } osoby, stoły po { $all }.
 }
evening-end = Zakończ wieczór
evening-end-sure = Zakończyć wieczór? Trwająca runda zostanie najpierw dokończona.
evening-link = Link do tego wieczoru
evening-aside = { $name } już nie gra: pomijaj
evening-gone = Już nie gra
evening-back = Do tabeli
evening-next-table = Runda { $n } się zaczęła: do stołu
hook-title = Webhook tego stołu
hook-why = Gdy przychodzi czyjaś tura albo partia się zaczyna lub kończy, ten stół wywołuje twój adres.
hook-allowed = Operator tego serwera dopuszcza: { $hosts }.
hook-allowed-none = Operator tego serwera nie podaje publicznie żadnych adresów. Zapytaj, których możesz użyć.
hook-disabled = Ten serwer nikogo nie wywołuje: operator tego nie włączył.
hook-url = Adres
hook-add = Wywołuj ten adres
hook-now = Ten stół wywołuje { $name }.
hook-secret = Sekret, którym podpisujemy wywołania. Pokazujemy go tylko teraz:
hook-test = Wypróbuj
hook-good = Odpowiedź: { $status }.
hook-bad = Odpowiedź: { $status }, co liczy się jako niepowodzenie.
hook-silent = Nikt nie odpowiedział.
hook-remove = Nie wywołuj nikogo
hook-menu = Powiadamiaj program (webhook)
