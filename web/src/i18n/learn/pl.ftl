### Nauka gry przez granie i słowa z jej zasad

learn = Nauka
learn-fault = Nie udało się wczytać tej lekcji.
learn-offline = Serwer jest nieosiągalny. To, co już zrobione, jest zachowane.
learn-try-again = Spróbuj ponownie
learn-title = Nauka: { $game }
learn-none = { $game } nie ma jeszcze lekcji
learn-coach = Co robić
learn-progress = Postępy
learn-step = Krok { $n } z { $all }
learn-lessons = Lekcje i ćwiczenia
learn-exercise = Ćwiczenie { $n }
learn-done = zrobione
learn-rule = Zasada { $clause }
learn-hint = Podpowiedź
learn-try = Spróbuj: { $move }
learn-take-back = Cofnij
learn-again = Jeszcze raz
learn-next = Dalej
learn-finish = Do stołu
learn-play = Zagraj z Kadetem
learn-go-on = Raczej następna lekcja lub ćwiczenie
learn-all-moves = Wszystkie ruchy na liście
learn-seconds = { $n ->
    [one] Została { $n } sekunda
    [few] Zostały { $n } sekundy
    [many] Zostało { $n } sekund
   *[other] Zostało { $n } sekundy
 }
learn-ask-title = { $game } po raz pierwszy?
learn-ask = Pierwsza gra z przewodnikiem pokaże ci wszystko, ruch po ruchu.
learn-ask-learn = Naucz się w pięć minut
learn-ask-play = Po prostu graj
glossary = Słowa gry
glossary-rule = { $term }: zasada { $clause }
glossary-how = Na planszy zatrzymaj mysz nad rzeczą albo przytrzymaj na niej palec. Znak zapytania objaśnia to, co potem naciśniesz.
learn-what-if = A jeśli nic nie zrobię?
learn-back = Wróć do zadania
