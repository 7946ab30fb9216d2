### Lekcje Astroplane

## first-game

first-game-title = Do Osobliwości

fly-text = Bądź na wierzchu wszystkich czterech pól wokół czarnej dziury, a wygrywasz. Weź astrolot z lewej strefy startowej i zwróć go w prawo.
fly-praise = Astrolot leci tam, dokąd wskazuje czubek, a po przylocie wybierasz nowy zwrot.
fly-mistake-1 = Wolno, ale przeleciałby obok środka. Zwróć go w prawo.
fly-mistake-2 = Tak odwraca się od środka. Zwróć go w prawo.
fly-mistake-3 = Te są niebieskie. Twoje są czerwone, u dołu.

second-move-text = Każda tura ma dwa ruchy. Leć dalej tym samym astrolotem i zwróć go w górę, ku czarnej dziurze.
second-move-praise = Teraz patrzy prosto na czarną dziurę.
second-move-mistake-1 = Astrolot nie obraca się w miejscu. Leci tam, dokąd wskazuje: w prawo.
second-move-mistake-2 = Nigdy nie zwraca się tam, skąd przyleciał. Zwróć go w górę.
second-move-mistake-3 = W dół prowadzi od środka. Zwróć go w górę.

enter-text = Dwa ruchy i jesteś u celu. Leć w górę, zachowaj zwrot w górę i wleć na pole pod czarną dziurą.
enter-praise = Udało się! Astrolot na środku zostaje tam na dobre: dwa punkty.
enter-mistake-1 = Wtedy minie środek. Zachowaj zwrot w górę.
enter-mistake-2 = Masz tylko dwa ruchy. Drugim wleć do środka.

reserve-text = Za każdy astrolot na środku możesz wziąć jeden z rezerwy. Wybierz lewą albo prawą strefę startową.
reserve-praise = Teraz niebiescy. Patrz: wlatują z drugiej strony.
reserve-mistake-1 = Ten astrolot przepadłby na dobre. Weź go!

square-text = Twoje astroloty latają tylko po fiolecie, a dwa pola pośrodku są granatowe! Ustaw dwa plecami do siebie przed lewym startem: w prawo, potem w lewo.
square-praise = Kwadrat! Nikt nie może na nim wylądować, odesłać go ani zbić.
square-mistake-1 = Tę połowę częściowo zakrywa pierwszy astrolot. Drugi zwróć w przeciwną stronę.
square-mistake-2 = Teraz leżą w stosie. Plecami do siebie znaczy: jeden w prawo, drugi w lewo.

step-text = Kwadrat robi krok na ukos, z fioletu na granat. Zrób krok w górę w prawo.
step-praise = Jesteś w drugim wszechświecie.
step-mistake-1 = Kwadrat nigdy nie idzie prosto, tylko o krok na ukos.
step-mistake-2 = Też granat, ale dalej od środka. Zrób krok w prawo.
step-mistake-3 = Sam astrolot zostaje na fiolecie, a Kwadrat znika. Zrób krok oboma.

apart-text = Jego astroloty mogą lecieć osobno. Drugim ruchem wyślij prawy i zwróć go w górę.
apart-praise = Kwadratu już nie ma, ale lecisz po granacie.
apart-mistake-1 = To lewy. Prawy jest bliżej pola, o które chodzi.
apart-mistake-2 = Zwróć go w górę, ku polu na prawo od czarnej dziury.

other-centre-text = Dwa ruchy w górę i jesteś na prawo od czarnej dziury.
other-centre-praise = Dwa z czterech. Ale niebiescy mogą tam na tobie wylądować, a ty na nich.
other-centre-mistake-1 = Musi być zwrócony w górę, żeby wlecieć.

captive-text = Niebieski stoi na drodze, zwrócony w lewo. Wyląduj na nim: też zwrot w lewo. Astrolot pod twoim nie może się ruszyć.
captive-praise = Złapany. Jest twoim jeńcem, dopóki na nim siedzisz.
captive-mistake-1 = Niebieski zakrywa część tej połowy. Aby wylądować na wierzchu, zwróć się jak on: w lewo.
captive-mistake-2 = Plecami do niego odsyłasz go do domu. Też dobrze! Tym razem wyląduj na wierzchu.

kill-text = Kwadrat także zbija: sunie na ukos przez puste pola na pierwszy niebieski astrolot. Trzy punkty. Zbij ten w górze po prawej.
kill-praise = Zniknął na dobre, a ty masz trzy punkty.
kill-mistake-1 = Tylko krok. Kwadrat może sunąć całą drogę jednym ruchem.
kill-mistake-2 = To rozbija Kwadrat. Zbijają oba astroloty razem.

win-text = Trzy pola pośrodku są twoje. Na lewym siedzą niebiescy. Dwa ruchy: wyląduj na wierzchu i wygraj!
win-praise = Na wierzchu wszystkich czterech: od razu wygrywasz!
win-mistake-1 = Wtedy przeleci obok. Zwróć go w górę, ku lewemu polu pośrodku.
win-mistake-2 = To był drugi ruch. Wykorzystaj go, by wlecieć.

cadet-text = Umiesz latać, łapać i wygrywać. W rogach i na falistych polach jest więcej: patrz druga lekcja. Zagraj teraz z Kadetem!

## strange-spaces

strange-spaces-title = Tunele i błyskawice

bonus-text = Masz jeńca. Odleć z niego, a dostaniesz w tej turze trzeci ruch. Leć w lewo, potem na środek i wprowadź nowy astrolot.
bonus-praise = Trzy ruchy w jednej turze. Jeńców warto trzymać na dobrą chwilę.
bonus-mistake-1 = Dwa ruchy zużyte. Dodatkowy dostaje się za odlot z jeńca.

send-back-text = Zajmij połowę naprzeciw niebieskiego astrolotu, a wróci do domu. Podleć, zwróć się w dół i wybierz, dokąd trafi.
send-back-praise = Cała droga na nic. Odesłanie nie daje punktów, ale daje czas.
send-back-mistake-1 = Tak lądujesz na wierzchu. Zwróć się przeciwnie: w dół.
send-back-mistake-2 = Niebieski zakrywa część tej połowy. Zwrot w górę to lądowanie na wierzchu, w dół odesłanie.

hyperspace-text = Faliste pole to hiperprzestrzeń: wlatujesz i od razu wylatujesz z innego takiego pola. Lewe i prawe prowadzi na granat. Wybierz jedno z nich.
hyperspace-praise = Przez całą planszę jednym ruchem.
hyperspace-mistake-1 = Wolno, ale naprzeciwko zostajesz na fiolecie. Wyleć z lewej albo z prawej.

wormhole-text = Twój astrolot stoi w tunelu. Przejście na drugi koniec jest za darmo. Przejdź i zwróć go ku błyskawicy po prawej.
wormhole-praise = Z fioletu na granat, bez zużycia ruchu.
wormhole-mistake-1 = Przeszedł, ale zwrócony w złą stronę. Zwrot w prawo, ku błyskawicy.
wormhole-mistake-2 = Na tamtej błyskawicy jest już twój astrolot. Potrzebny jest jeden na każdej.

load-text = Na drugiej błyskawicy czeka już jeden astrolot. Wleć na tę.
load-praise = Obie załadowane. Teraz będzie zabawa.
load-mistake-1 = Dopiero co przeszedł. Musi polecieć, zanim znów przejdzie.

fire-text = Obie błyskawice w rogu są twoje. Wystrzel: oba astroloty polecą prosto na środek, na drugą stronę!
fire-praise = Dwa pola pośrodku jednym ruchem, przez całą planszę.
fire-mistake-1 = Nie masz astrolotów w tym rogu. Wystrzel z rogu u dołu z prawej.
fire-mistake-2 = Jeszcze nie: masz ruch, i to wielki.

cadet-again-text = To już wszystko. Jedna rada: miej oko na rogi niebieskich. Zagraj teraz z Kadetem!

## exercises

win-in-one-text = Wygraj w tej turze. Brakuje tylko pola na prawo od czarnej dziury, a ono jest granatowe.
win-in-one-hint = Z fioletu tam nie dolecisz. Co prowadzi z fioletu na granat?
win-in-one-mistake-1 = Tam już jesteś na wierzchu. Potrzebne jest granatowe pole po prawej.
win-in-one-mistake-2 = Dobry pomysł, zła strona: lewe już jest twoje.

stop-blue-text = Uratuj grę. Niebiescy są na wierzchu trzech pól i w następnej turze wlecą na czwarte. Został ci jeden ruch.
stop-blue-hint = Niebieskiego astrolotu nie dosięgniesz. Ale kto jest na wierzchu, nie musi tam zostać.
stop-blue-mistake-1 = Za wolno: niebiescy wlatują i wygrywają. Wyląduj na niebieskim pośrodku.
stop-blue-mistake-2 = Niebiescy wlatują i wygrywają. Wykorzystaj ruch.

kill-two-text = Sześć punktów jednym ruchem. Dokąd ma sunąć twój Kwadrat?
kill-two-hint = Cały stos zbija się naraz.
kill-two-mistake-1 = Trzy punkty za jeden astrolot. Jest lepsza droga.
kill-two-mistake-2 = Astroloty wokół czarnej dziury są chronione przed Kwadratami.
