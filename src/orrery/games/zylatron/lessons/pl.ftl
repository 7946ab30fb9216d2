### Lekcje ZYLATRON

## first-game

first-game-title = Krótka gra: jeden Wojownik, jedno wejście

walk-text = Wejdź Wojownikiem na kwaterę główną niebieskich, gwiazdę u dołu z prawej, a galaktyka jest twoja. Spróbuj: naciśnij Wojownika 1, potem zaznaczony punkt.
walk-otherwise = Dobrze, ale ten jeden raz trzymaj się znaków.
walk-praise = Wojownicy chodzą najwyżej o cztery punkty i tylko po lądzie.
walk-mistake-1 = To kosmos. Wojownicy chodzą tylko po lądzie.
walk-mistake-2 = Za daleko i nie na lądzie. Wybierz zaznaczony punkt.

load-text = Pieszo daleko nie zajdzie. Gwiezdne Myśliwce latają i przewożą jedną figurę. Poleć Gwiezdnym Myśliwcem 2 na Wojownika 2 i załaduj go.
load-praise = Załadowany. Kosztowało to tylko drogę.
load-mistake-1 = Ten Wojownik już szedł w tej turze i nie można go załadować. Weź Wojownika 2.
load-mistake-2 = Najpierw poleć na punkt Wojownika.

fly-on-text = Gwiezdny Myśliwiec lata o dziesięć punktów, nad wszystkim, i ma jeszcze zapas. Leć dalej na zaznaczony punkt i zakończ turę: dwie figury na turę już się ruszyły.
fly-on-praise = Fabryki płacą ci trzy Zy. Niebiescy wysyłają Gwiezdny Myśliwiec.
fly-on-mistake-1 = W tej turze ruszyły się już dwie figury. Leć dalej Gwiezdnym Myśliwcem 2.
fly-on-mistake-2 = Za daleko: zostało osiem punktów. Leć na zaznaczony punkt.

closer-text = Poleć Gwiezdnym Myśliwcem 2 o kolejne dziesięć punktów, blisko niebieskiego Gwiezdnego Myśliwca. Twój wiezie ze sobą Wojownika.
closer-praise = W zasięgu.
closer-mistake-1 = Za daleko, a figury nigdy nie stają na wrogu. Wybierz zaznaczony punkt.
closer-mistake-2 = Wojownik 2 jest na pokładzie, w kosmosie. Wysiąść może tylko na lądzie.

fire-text = Gwiezdne Myśliwce strzelają na trzy punkty, raz na turę, i nie zużywa to ruchu. Strzel do niebieskiego Gwiezdnego Myśliwca: karta powie TRAFIENIE albo PUDŁO.
fire-praise = TRAFIENIE! Zniknął razem z tym, co wiózł. Laser twojego Wojownika sięgnąłby na dwa punkty.
fire-mistake-1 = Za daleko: laser Gwiezdnego Myśliwca sięga na trzy punkty.
fire-mistake-2 = Ten Gwiezdny Myśliwiec jest w domu i nie ma wroga w zasięgu.

end-turn-text = Nic więcej tu nie zrobisz. Zakończ turę i wstrzymaj oddech: niebiescy odpowiadają ogniem.
end-turn-praise = PUDŁO! Połowa kart to pudła.
end-turn-mistake-1 = Każdy laser strzela raz na turę.

touch-down-text = Planeta niebieskich jest blisko. Poleć Gwiezdnym Myśliwcem 2 na jej ląd, dwa punkty od kwatery głównej.
touch-down-praise = Głęboko na tyłach niebieskich. Teraz szybko!
touch-down-mistake-1 = O punkt za daleko. A kwaterę główną zdobywa tylko Wojownik pieszo.
touch-down-mistake-2 = Stoi tam niebieski Wojownik. Wybierz zaznaczony punkt.

win-text = Masz drugi ruch. Wojownik 2 wysiada i wchodzi na kwaterę główną. Wygraj!
win-praise = Kwatera główna jest twoja, a z nią wszystko, co było niebieskie. Wygrywasz!
win-mistake-1 = Nie można stanąć na wrogu, ale można go minąć. Idź aż do gwiazdy.
win-mistake-2 = Stop! Jeszcze jeden ruch i wygrywasz. Naciśnij Wojownika 2.

money-text = Dwie rzeczy na potem. Stracone figury można odkupić: Wojownika za 8 Zy. Kup go i postaw na wolnym punkcie startowym.
money-praise = Znów w walce. Może się ruszyć jeszcze w tej turze.
money-mistake-1 = Gwiezdny Myśliwiec kosztuje 14 Zy, a masz 12.
money-mistake-2 = Na tym punkcie startowym stoi Wojownik. Wybierz wolny.

defend-text = Alarm! Niebieski Gwiezdny Myśliwiec wylądował obok twojej kwatery głównej z Wojownikiem na pokładzie. W następnej turze wejdzie. Strzelaj Gwiezdnym Myśliwcem 1!
defend-praise = TRAFIENIE! Kwatera główna jest bezpieczna. Zawsze zostaw w domu coś, co strzela.
defend-mistake-1 = Laser Wojownika sięga tylko na dwa punkty. Użyj Gwiezdnego Myśliwca 1.
defend-mistake-2 = Wtedy niebieski Wojownik wejdzie i odpadniesz. Najpierw strzelaj!

cadet-text = Znasz krótką grę: przewoź, ląduj, wygrywaj i pilnuj własnej kwatery głównej. Zagraj teraz z Kadetem!

## major-game

major-game-title = Duża gra: Krążowniki i Pociski

beam-text = W dużej grze są Krążowniki: mają trzy luki i teleportują. Teleportuj zaznaczonego Wojownika, trzy punkty dalej, na pokład Krążownika 1.
beam-praise = Ruch niezużyty. Tak samo teleportuje się w dół, na ląd.
beam-mistake-1 = Za daleko: teleport sięga na trzy punkty.
beam-mistake-2 = Teleportować można tylko Wojowników i Pociski.

battle-star-text = W tej grze na turę mogą się ruszyć trzy figury. Krążownik lata o sześć punktów, tylko w kosmosie. Poprowadź swój wzdłuż brzegu.
battle-star-praise = A jego laser sięga na cztery punkty.
battle-star-mistake-1 = To ląd. Krążowniki trzymają się kosmosu.
battle-star-mistake-2 = Za daleko: sześć punktów. Gwiezdne Myśliwce latają tu też o sześć.

missile-text = Dwa niebieskie Gwiezdne Myśliwce obok siebie! Odpal w nie Pocisk Krill. Dla wszystkiego obok wybuchu ciągnie się kartę, dla twoich też.
missile-praise = Jedno TRAFIENIE, jedno USZKODZENIE, jedno TRAFIENIE w Wojownika na pokładzie. Pocisk jest zużyty.
missile-mistake-1 = Pocisk leci o osiem punktów. Planeta niebieskich jest poza zasięgiem.
missile-mistake-2 = Pociski nie wykonują ruchów. Odpal go.

repair-text = USZKODZENIE znaczy: twoja figura nic w tej turze nie robi. Albo zapłać połowę ceny. Napraw Gwiezdny Myśliwiec 2 za 7 Zy.
repair-praise = Jak nowy, i to już w tej turze.
repair-mistake-1 = Jest uszkodzony i nie może się ruszyć. Najpierw go napraw.
repair-mistake-2 = Temu nic nie dolega.

zylon-text = Zylon pośrodku podwaja dochód. Wojownik 1 przyleciał tam Gwiezdnym Myśliwcem: wejdź nim na gwiazdę Zylonu.
zylon-praise = Karta Zylonu jest twoja, dopóki nie wejdzie tam inny Wojownik: dwa Zy za każdą fabrykę.
zylon-mistake-1 = Kwaterę główną zdobywa tylko Wojownik pieszo.

factory-text = Niebiescy też mają fabrykę na Zylonie. W tej grze do fabryk można strzelać. Strzel do niej Gwiezdnym Myśliwcem 1, potem zakończ turę.
factory-praise = Sześć Zy dla ciebie, dla niebieskich o jedno mniej co turę, dopóki jej nie odbudują za 4.
factory-mistake-1 = Ta fabryka jest daleko. W zasięgu jest ta na Zylonie.
factory-mistake-2 = Ta jest twoja!

cadet-again-text = Krążowniki wożą Gwiezdne Myśliwce, a te Wojowników: tak daleko sięgają floty. Zagraj teraz z Kadetem w dużą grę!

## exercises

win-in-one-text = Wygraj w tej turze. Twój Krążownik wiezie Gwiezdny Myśliwiec, Gwiezdny Myśliwiec Wojownika, a masz trzy ruchy.
win-in-one-hint = Każdy ma własny ruch: Krążownik o sześć punktów, potem Gwiezdny Myśliwiec o sześć, potem Wojownik pieszo.
win-in-one-mistake-1 = Gwiezdny Myśliwiec ruszył pierwszy, więc Krążownik nie może go już wieźć. Zacznij od największego.
win-in-one-mistake-2 = Twój Wojownik jest w kosmosie. Najpierw Gwiezdny Myśliwiec musi zawieźć go na ląd.

save-your-headquarters-text = Uratuj kwaterę główną. W następnej turze wejdzie na nią niebieski Wojownik, a żaden twój laser do niego nie sięga. Jeszcze.
save-your-headquarters-hint = Gwiezdny Myśliwiec może najpierw lecieć, potem strzelać, wszystko w jednej turze. Podleć na trzy punkty.
save-your-headquarters-mistake-1 = Cztery punkty, o jeden za dużo. Najpierw podleć bliżej.
save-your-headquarters-mistake-2 = Wtedy niebieski wejdzie i odpadniesz.

stay-in-the-game-text = Uratuj flotę. Nie masz już żadnego Wojownika: miej jakiegoś na koniec tej tury albo niebiescy odziedziczą wszystko.
stay-in-the-game-hint = Masz 9 Zy.
stay-in-the-game-mistake-1 = Nie bez Wojownika! Stać cię na niego: 8 Zy.
