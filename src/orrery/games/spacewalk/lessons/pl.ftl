### Lekcje Space Walk

## first-game

first-game-title = Obok czarnych dziur

fly-text = Grasz czerwonymi. Dwie floty krążą obok czarnych dziur; która pierwsza zniknie, przegrywa. Naciśnij planetę swojego dużego gwiazdolotu: poleci o jedno pole.
fly-otherwise = Na tę planetę przyjdzie kolej. Najpierw samotny gwiazdolot na zaznaczonej.
fly-praise = Lecimy! Gwiazdoloty zawsze lecą tak, jak pokazują strzałki.
fly-mistake-1 = Stoją tu tylko niebieskie. Wybierz planetę ze swoim gwiazdolotem.
fly-mistake-2 = To czarna dziura. Gwiazdoloty startują z planet.

stack-text = Teraz planeta z trzema gwiazdolotami. Lecą wszystkie: duży o 1 pole, średni o 2, mały o 3.
stack-praise = Duży pierwszy, mały ostatni, każdy o jedno pole dalej.
stack-mistake-1 = Dobry ruch, ale nie pokaże ci nic nowego. Spróbuj z trzema gwiazdolotami.
stack-mistake-2 = Nie można wybrać jednego gwiazdolotu z planety. Lecą wszystkie.

danger-text = Gwiazdolot, który kończy lot w czarnej dziurze, przepada. A ruszyć się trzeba. Wystartuj z planety, z której nic nie przepadnie.
danger-praise = Bezpiecznie. Licz, zanim wystartujesz: na tym polega cała gra.
danger-mistake-1 = O jedno pole dalej jest czarna dziura: gwiazdolot przepadł. Cofnij ruch i wystartuj z drugiej planety.
danger-mistake-2 = Nie wolno stać w miejscu: w każdej turze trzeba skądś wystartować.

weapon-text = Z twojej planety lecą wszyscy, niebiescy też! Duży o 1, średni o 2. Znajdź planetę, z której niebieski gwiazdolot wpadnie w dziurę.
weapon-praise = Jest! Dziel planetę z niebieskimi, a polecą wtedy, kiedy ty zechcesz.
weapon-mistake-1 = Niebieskim nic się tu nie stanie. Spójrz na wspólną planetę, dwa pola przed dziurą.

order-text = Dwa gwiazdoloty jednego rozmiaru: wybierasz, kto leci pierwszy. Dziura jest dwa pola dalej. Wystartuj z tej planety, najpierw czerwony.
order-praise = Czerwony poleciał o 1, niebieski o 2, prosto w dziurę.
order-mistake-1 = Niebieski poleciał o 1, a twój o 2, w dziurę. Cofnij ruch: najpierw własny gwiazdolot.
order-mistake-2 = Bezpiecznie, ale na zaznaczonej planecie jest niebieski do złapania.

join-text = Żaden niebieski gwiazdolot nie jest jeszcze w twojej mocy. Przeleć dużym o jedno pole, na planetę niebieskich.
join-mistake-1 = Tak też dołączysz do niebieskich, ale dalej od dziury. Użyj drugiej planety.
join-mistake-2 = Nie masz tam jeszcze gwiazdolotu. Najpierw tam jakiś wyślij.

second-turn-text = Masz dwa żetony. Po twojej turze jeden żeton od razu kupuje drugą. Wystartuj ze wspólnej planety, zanim niebiescy zareagują!
second-turn-praise = Niebiescy nie mieli szans. Jeden żeton na rundę, a wydany przepada.
second-turn-mistake-1 = Wtedy niebiescy odlecą pierwsi. Wydaj żeton: ich gwiazdolot jest dwa pola przed dziurą.
second-turn-mistake-2 = Druga tura, ale z niewłaściwej planety. Wystartuj z tej, którą dzielisz z niebieskimi.

rescue-text = Uwaga, teraz niebiescy. Twój mały gwiazdolot poleciałby trzeci, w dziurę. Żeton może też przesunąć o jedno pole jeden gwiazdolot, bez reszty. Ratuj go!
rescue-praise = Uratowany! Żeton możesz wydać także przed swoją turą, zawsze gdy padnie pytanie.
rescue-mistake-1 = Niebiescy startują ze swojej planety: duży o 1, średni o 2, twój mały o 3, w dziurę.
rescue-mistake-2 = Ten był bezpieczny. Zagrożony jest mały obok niebieskich.

placing-text = Prawdziwa gra zaczyna się od stawiania gwiazdolotów po kolei, nigdy dwóch jednego rozmiaru na planecie. Ostatni postaw tuż za dziurą: daleko od następnej.
placing-praise = Dobre miejsce: sześć pól do następnej dziury.
placing-mistake-1 = Stoi tu już duży gwiazdolot. Na początku tylko jeden każdego rozmiaru.
placing-mistake-2 = Nikt nie zaczyna w czarnej dziurze. Wybierz planetę.
placing-mistake-3 = Jeden lot stąd kończy się w dziurze. Wybierz planetę tuż za dziurą.

win-text = Niebiescy mają ostatni gwiazdolot. Wpadnie w dziurę, jeśli poleci trzeci. Wystartuj z planety, wybierz kolejność i wygraj!
win-praise = Po niebieskiej flocie. Wygrywasz!
win-mistake-1 = Niebieski poleciał drugi i uciekł; trzeci był twój. Niech twój średni poleci przed niebieskim.
win-mistake-2 = Bezpiecznie, ale niebieski ucieknie. Ostatni stoi razem z twoimi.

cadet-text = Wiesz już wszystko. Od trzech graczy liczą się ocalone gwiazdoloty: duży 4, średni 3, mały 1. Zagraj teraz z Kadetem!

## exercises

win-in-one-text = Wygraj jednym ruchem. Niebieskim został jeden gwiazdolot. Z której planety startować i kto leci kiedy?
win-in-one-hint = Trzy średnie gwiazdoloty, a dziura jest trzy pola dalej. Niebieski musi być trzeci.
win-in-one-mistake-1 = Teraz trzeci jest twój. Wyślij oba swoje przed niebieskim.
win-in-one-mistake-2 = Ten leci prosto w dziurę.

save-your-ship-text = Uratuj gwiazdolot. Jesteś po ruchu, teraz niebiescy. Jeden żeton, jeden krok: potem niebiescy nie mogą strącić w dziurę żadnego z twoich.
save-your-ship-hint = Z której planety z niebieskim gwiazdolotem któryś twój trafiłby w dziurę?
save-your-ship-mistake-1 = Stoją tam teraz trzy, ale twój średni nadal leci drugi, w dziurę.
save-your-ship-mistake-2 = Sprawdź, dokąd polecą twoje gwiazdoloty, gdy niebiescy wystartują z każdej swojej planety.
save-your-ship-mistake-3 = Nic mu nie groziło: dziura jest daleko przed nim.

two-at-once-text = Wygraj w tej turze. Niebiescy mają dwa gwiazdoloty; ty masz żeton na drugą turę.
two-at-once-hint = Oba niebieskie stoją dwa pola przed dziurą. W każdej grupie muszą lecieć drugie.
two-at-once-mistake-1 = Drugi poleciał twój. Wyślij najpierw własny gwiazdolot.
two-at-once-mistake-2 = Jeden niebieski przepadł, jeden został. Żeton od razu kupuje drugą turę.
