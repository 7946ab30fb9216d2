### Powiadomienia: czego dowiadują się ci, którzy nie są przy stole

turn = Twoja tura: { $game } (pozostali gracze: { $with })
began = Zaczęła się partia: { $game } (pozostali gracze: { $with })
over-won = Wygrana: { $game } (pozostali gracze: { $with })
over-shared = Wspólne zwycięstwo: { $game } (pozostali gracze: { $with })
over-lost = Przegrana: { $game } (pozostali gracze: { $with })
over-none = Koniec partii: { $game } (pozostali gracze: { $with })
invited = { $name } trzyma dla ciebie miejsce: { $game }
proposed-undo = { $name } prosi o cofnięcie: { $game }
proposed-draw = { $name } proponuje remis: { $game }
proposed-abandon = { $name } chce przerwać partię: { $game }
hurry = Twój czas kończy się { $when }: { $game } (pozostali gracze: { $with })
alone = brak
somebody = Ktoś
letter-subject = { $n ->
    [one] Orrery: jedno powiadomienie
    [few] Orrery: { $n } powiadomienia
    [many] Orrery: { $n } powiadomień
   *[other] Orrery: { $n } powiadomienia
 }
letter-line = { $text }: { $link }
letter-end = Nie chcesz takich listów: { $stop } O czym i jak się dowiadujesz, decydujesz tutaj: { $link }
feed-title = Orrery: moje powiadomienia
